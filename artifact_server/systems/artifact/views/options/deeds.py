"""Forms of Player Actions: whose turn to act, then the deed he declared (ACT-01 to ACT-19)."""

from artifact_server.core.forms import Choose, Chosen, Form, Option
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Declare, EndActions, EndMove, Intent
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.rules.hulls import HULL
from artifact_server.systems.artifact.rules.presence import KIND as BODILESS
from artifact_server.systems.artifact.rules.specials import THING
from artifact_server.systems.artifact.views.ground import able
from artifact_server.systems.artifact.views.options import (
    cannon,
    combat,
    computer,
    craft,
    moving,
    painting,
    powers,
    things,
    watching,
)

END = "end"
FIXED = ("terminal", "hatch", "telescope", "drive", "window", "hull", "system")
"""Kinds of targets whose names have a colon in them."""


def act_form(book: Book, known: Known, public: Public, chosen: Chosen) -> Form:
    """Choose a figure, or end; a figure's declared deed decides what is asked next."""
    figure = chosen.get("figure")
    own = known.roster.get(figure) if isinstance(figure, str) else None
    if isinstance(figure, str) and figure.startswith(computer.FREE):
        return computer.free_form(book, known, chosen)
    if isinstance(figure, str) and figure.startswith(things.SWITCH):
        return things.switch_form(book, known, chosen)
    if isinstance(figure, str) and figure.startswith(painting.MASK_ACT):
        return painting.mask_form(book, known, chosen)
    if figure == END:
        return Form(Words.of("form-end"), order=EndActions().model_dump(mode="json"), clauses=("SEQ-01",))
    if own is None or not able(own) or own.doing.acted:
        return Form(Words.of("form-act"), Choose("figure", _figures(book, known)), clauses=("SEQ-16",))
    return deed_form(book, known, own, chosen)


def _figures(book: Book, known: Known) -> tuple[Option, ...]:
    """Whoever halted on the way or over a body first; then those who have still to act; free acts; the end (SEQ-16)."""
    moving_now = [own for own in known.roster.values() if own.doing.moving]
    busy = moving_now or [o for o in known.roster.values() if o.doing.searching and waits(o)]
    waiting = busy or [o for o in known.roster.values() if waits(o)]
    options = [
        Option(
            own.id,
            figure_words(own.look, own.id),
            Words.of(f"deed-{own.doing.intent or 'hold'}"),
            hint={"figure": own.id},
        )
        for own in waiting
    ]
    end = Option(END, Words.of("form-end"), off=Words.of("someone-still-moving") if moving_now else None)
    return (
        *options,
        *things.free_acts(book, known),
        *computer.free_acts(book, known),
        *painting.free_acts(book, known),
        end,
    )


def waits(own: OwnFigure) -> bool:
    """Has still to act."""
    return able(own) and not own.doing.acted and due(own)


def due(own: OwnFigure) -> bool:
    """Has declared something, owes a shot, or is a robot that has just been taken in hand."""
    return bool(own.doing.owes) or own.doing.driven or own.doing.intent not in ("", "hold")


def deed_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """The controls of the declared deed."""
    if own.doing.owes:
        return watching.shot_form(book, known, own, chosen)
    if own.doing.searching:
        return things.exchange_form(book, known, own, chosen)
    if own.doing.driven and not own.doing.intent:
        return _drive_form(book, known, own, chosen)
    if own.doing.then == "attack":
        return combat.attack_form(book, known, own, chosen)
    match own.doing.intent:
        case "walk" | "jog" | "run":
            return moving.move_form(book, known, own, chosen)
        case "attack" if own.doing.target == HULL:
            return cannon.drill_form(book, known, own, chosen)
        case "attack":
            return combat.attack_form(book, known, own, chosen)
        case "mark":
            return watching.watch_form(book, known, own, chosen)
        case "exchange":
            return things.exchange_form(book, known, own, chosen)
        case "security":
            return computer.security_form(book, known, own, chosen)
        case "pilot":
            return craft.pilot_form(book, known, own, chosen)
        case "skill":
            return things.skill_form(book, known, own, chosen)
        case "special":
            return powers.special_form(book, known, own, chosen)
        case _:
            return Form(Words.of("form-act"), Choose("figure", _figures(book, known)), clauses=("SEQ-16",))


def _drive_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """SEC-06: what a robot that answers shall do; then it is asked how, like anybody."""
    title = Words.of("form-drive", who=figure_words(own.look, own.id))
    options = open_deeds(book, known, own)
    if (deed := chosen.get("deed")) not in [o.value for o in options]:
        let_be = EndMove(figure=own.id).model_dump(mode="json")
        return Form(title, Choose("deed", options) if options else None, let_be, clauses=("SEC-06",))
    order = Declare(intents={own.id: read_intent(str(deed))})
    return Form(
        title, Choose("deed", options, default=deed), order.model_dump(mode="json"), clauses=("SEC-06",)
    )


def open_deeds(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    """Deeds that this figure could declare now, each chapter naming its own. SEC-09: a driven robot needs a hand first."""
    if own.remote and not own.doing.driven:
        return ()
    if own.kind == BODILESS:
        return powers.deeds(book, known, own)
    if own.kind == THING:
        blows = [o for o in combat.deeds(book, known, own) if str(o.value).startswith("attack")]
        return (*blows, *powers.deeds(book, known, own))
    return (
        *moving.deeds(book, known, own),
        *combat.deeds(book, known, own),
        *things.deeds(book, known, own),
        *computer.deeds(book, known, own),
        *craft.deeds(book, known, own),
        *powers.deeds(book, known, own),
    )


def read_intent(text: str) -> Intent:
    """A row's value: "jog", "jog+exchange", "attack:kyoshi:double", "walk+attack:kyoshi:double:bug-1"."""
    deed, *rest = text.split(":")
    if rest[:1] in ([kind] for kind in FIXED):
        rest = [":".join(rest[:2]), *rest[2:]]
    target, fire, *also = (*rest, "", "")[: max(len(rest), 2)]
    deed, _, then = deed.partition("+")
    said = {"do": deed, "then": then, "target": target, "fire": fire or "single", "also": also}
    return Intent.model_validate(said)
