"""Forms of Player Actions: whose turn to act, then the deed he declared (ACT-01 to ACT-19)."""

from collections.abc import Iterator
from dataclasses import replace

from artifact_server.core.errors import Rejected
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
from artifact_server.systems.artifact.views.options.refusals import refused_deeds
from artifact_server.systems.artifact.views.options.unusable import refused_powers, refused_uses
from artifact_server.systems.artifact.views.permits.combat import strikes_holder
from artifact_server.systems.artifact.views.ways import unsaid

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
        return _who_acts(book, known)
    return deed_form(book, known, own, chosen)


def _who_acts(book: Book, known: Known) -> Form:
    """Which figure; of the others why not."""
    control = Choose("figure", _figures(book, known), shut=tuple(_idle(book, known)))
    someone = any(waits(own) for own in known.roster.values())
    if unsaid(book, known):
        return Form(Words.of("form-ways"), control, clauses=("CON-03",))
    title = "form-act" if someone else "form-act-free" if len(control.options) > 1 else "form-act-done"
    return Form(Words.of(title), control, clauses=("SEQ-16",))


def _idle(book: Book, known: Known) -> Iterator[Option]:
    """Own figures that do nothing more in this turn, or nothing yet."""
    silent = unsaid(book, known)
    busy = [o for o in known.roster.values() if o.doing.moving or (o.doing.searching and waits(o))]
    for own in known.roster.values():
        if own not in (busy or silent) and (no := _why_idle(own, busy, silent)):
            words, off = figure_words(own.look, own.id), no.words
            yield Option(own.id, words, off=off, clauses=tuple(no.clauses), hint={"figure": own.id})


def _why_idle(own: OwnFigure, busy: list[OwnFigure], silent: list[OwnFigure]) -> Rejected | None:
    who = figure_words(own.look, own.id)
    if not able(own):
        return Rejected("cannot-act", "SKILL-24", who=who)
    if own.doing.acted:
        return Rejected("already-acted", "ACT-01", who=who)
    if own.remote and not own.doing.driven:
        return Rejected("robot-not-driven", "SEC-09", who=who)
    if not due(own):
        return Rejected("declared-nothing", "SEQ-08", who=who)
    if busy:
        return Rejected("other-still-moving", "SEQ-16", who=figure_words(busy[0].look, busy[0].id))
    if silent:
        return Rejected("ways-first", "CON-03", who=figure_words(silent[0].look, silent[0].id))
    return None


def _figures(book: Book, known: Known) -> tuple[Option, ...]:
    """Whoever halted on the way or over a body; who has a way to say; who has still to act; free acts; the end (SEQ-16)."""
    moving_now = [own for own in known.roster.values() if own.doing.moving]
    busy = moving_now or [o for o in known.roster.values() if o.doing.searching and waits(o)]
    waiting = busy or unsaid(book, known) or [o for o in known.roster.values() if waits(o)]
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
    if own.id in [each.id for each in unsaid(book, known)]:
        return moving.way_form(book, known, own, chosen)
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
            return _with_shut(things.skill_form(book, known, own, chosen), refused_uses(book, known, own))
        case "special":
            return _with_shut(powers.special_form(book, known, own, chosen), refused_powers(book, known, own))
        case _:
            return _who_acts(book, known)


def _with_shut(form: Form, shut: Iterator[Option]) -> Form:
    """Where it is asked which of them: those, too, that cannot be had."""
    if not isinstance(form.control, Choose) or form.control.name not in ("use", "power"):
        return form
    return replace(form, control=replace(form.control, shut=tuple(shut)))


def _drive_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """SEC-06: what a robot that answers shall do; then it is asked how, like anybody."""
    title = Words.of("form-drive", who=figure_words(own.look, own.id))
    options = open_deeds(book, known, own)
    if (deed := chosen.get("deed")) not in [o.value for o in options]:
        let_be = EndMove(figure=own.id).model_dump(mode="json")
        shut = refused_deeds(book, known, own)
        return Form(
            title, Choose("deed", options, shut=shut) if options else None, let_be, clauses=("SEC-06",)
        )
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
    if own.held:
        strikes = (o for o in combat.deeds(book, known, own) if _on_holder(known, own, str(o.value)))
        return (*strikes, *things.deeds(book, known, own))
    return (
        *moving.deeds(book, known, own),
        *combat.deeds(book, known, own),
        *things.deeds(book, known, own),
        *computer.deeds(book, known, own),
        *craft.deeds(book, known, own),
        *powers.deeds(book, known, own),
    )


def _on_holder(known: Known, own: OwnFigure, value: str) -> bool:
    intent = read_intent(value)
    return intent.do == "attack" and strikes_holder(known, own, intent.target)


def read_intent(text: str) -> Intent:
    """A row's value: "jog", "jog+exchange", "attack:kyoshi:double", "walk+attack:kyoshi:double:bug-1"."""
    deed, *rest = text.split(":")
    if rest[:1] in ([kind] for kind in FIXED):
        rest = [":".join(rest[:2]), *rest[2:]]
    target, fire, *also = (*rest, "", "")[: max(len(rest), 2)]
    deed, _, then = deed.partition("+")
    said = {"do": deed, "then": then, "target": target, "fire": fire or "single", "also": also}
    return Intent.model_validate(said)
