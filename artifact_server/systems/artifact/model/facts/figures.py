"""Facts about figures and things: who came, went, stepped, turned, was hurt or carried."""

from typing import Literal

from artifact_server.core.facts import Fact
from artifact_server.kit.deckplan import Facing, Square
from artifact_server.systems.artifact.model.figures import Figure, Item, Wound
from artifact_server.systems.artifact.model.illusions import Phantom, Trophy
from artifact_server.systems.artifact.model.known import Doing


class FigureJoined(Fact):
    """A figure comes into the game, or is changed as a whole."""

    kind: Literal["figure_joined"] = "figure_joined"
    figure: Figure


class FigureLeft(Fact):
    """Dismissed during set-up."""

    kind: Literal["figure_left"] = "figure_left"
    figure: str


class ItemCame(Fact):
    """A thing comes into the game, or is changed as a whole: bought, taken, dropped, put on, used."""

    kind: Literal["item_came"] = "item_came"
    item: Item


class ItemWent(Fact):
    """A thing leaves the game."""

    kind: Literal["item_went"] = "item_went"
    item: str


class Stepped(Fact):
    """A figure enters a square, for so many points."""

    kind: Literal["stepped"] = "stepped"
    figure: str
    to: Square
    cost: int


class Turned(Fact):
    kind: Literal["turned"] = "turned"
    figure: str
    facing: Facing


class Shifted(Fact):
    """A figure changes place otherwise than by its own step: a seat taken, a slide, the judge's hand."""

    kind: Literal["shifted"] = "shifted"
    figure: str
    to: Square | None


class Did(Fact):
    """What a figure has declared and done so far in this turn."""

    kind: Literal["did"] = "did"
    figure: str
    doing: Doing


class Ran(Fact):
    kind: Literal["ran"] = "ran"
    figure: str


class Hurt(Fact):
    """A figure's state after a blow, a fall or a cure."""

    kind: Literal["hurt"] = "hurt"
    figure: str
    wound: Wound
    out: bool


class Carried(Fact):
    """A casualty is taken up by these figures, or lies there again (`by` empty). `heavy`: it weighs on humans.

    `grip`: the first of them holds him fast, who is in his senses (CS-G12).
    """

    kind: Literal["carried"] = "carried"
    casualty: str
    by: tuple[str, ...]
    heavy: bool = True
    grip: bool = False


class Switched(Fact):
    """A suit, a robot asleep or awake, electronics, a built-in gun; that it has risen, is shaken, led, in a capsule, spoilt."""

    kind: Literal["switched"] = "switched"
    figure: str
    what: Literal["sneaking", "asleep", "emp", "jammed", "risen", "shaken", "led", "capsuled", "spoilt"]
    on: bool


class ControllerChanged(Fact):
    """Another seat orders this figure now."""

    kind: Literal["controller_changed"] = "controller_changed"
    figure: str
    seat: str


class FigureLost(Fact):
    """A seat has lost a figure and has not been told (TEL-01), or has been told (`told`)."""

    kind: Literal["figure_lost"] = "figure_lost"
    figure: str
    seat: str
    told: bool = False


class Masked(Fact):
    """What a figure passes for from now on: UNSEEN, the look of a face, "" for its own (CS-K01)."""

    kind: Literal["masked"] = "masked"
    figure: str
    mask: str


class PhantomShown(Fact):
    """A picture is painted, or is gone for somebody (CS-K03)."""

    kind: Literal["phantom_shown"] = "phantom_shown"
    phantom: Phantom


class PhantomEnded(Fact):
    """A picture is no more (VIS-16)."""

    kind: Literal["phantom_ended"] = "phantom_ended"
    phantom: str


class TrophyTaken(Fact):
    """A trophy is taken (CS-K05)."""

    kind: Literal["trophy_taken"] = "trophy_taken"
    trophy: Trophy
