"""Errands: somewhere to go and something to do there, for one figure, with what it is worth and why."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from artifact_server.bots.player import Reason
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square


@dataclass(frozen=True, slots=True)
class Errand:
    """`worth` is in rounds: what it is worth to have it done now. Of the same `alone` only one figure is sent."""

    who: str
    to: frozenset[Square]
    worth: float
    why: str
    """Ends the code of its reason."""
    do: str = "hold"
    """The deed declared there: "hold", "exchange", "skill", "pilot", "special", "security", "mark", "attack:…"."""
    picks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What is wanted of the deed's controls: control → beginnings of values, the best first."""
    alone: str = ""
    about: Words | None = None
    """What it is about, in words: a thing, a place, a figure."""

    @property
    def name(self) -> str:
        """What it is, whoever is sent on it."""
        return self.alone or self.why

    def but(self, **changes: object) -> "Errand":
        return replace(self, **changes)  # type: ignore[arg-type]


def reason(round: int, figure: str, why: str, about: Words | None = None) -> Reason:
    """In words: "bot-why-<why>", about something if there is something."""
    why = why.replace("_", "-")
    if about is None:
        return Reason(round, figure, Words.of(f"bot-why-{why}"))
    return Reason(round, figure, Words.of(f"bot-why-{why}-about", about=about))


def item(type: str) -> Words:
    """A thing in words."""
    return Words.of("item-" + type.replace("_", "-"))


def room(space: str) -> Words:
    """A space in words."""
    return Words.of("place-" + space.replace("_", "-")) if space else Words.of("place-outside")
