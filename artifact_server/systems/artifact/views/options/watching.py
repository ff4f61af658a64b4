"""Forms of opportunity fire: the square to watch, and the shot that is owed (OPP-01 to OPP-15, HOST-06)."""

from artifact_server.core.forms import Choose, Chosen, Endpoint, Form, Option
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import FACINGS, Facing
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import EndMove, Watch
from artifact_server.systems.artifact.views.options.aims import target_words, watch_squares
from artifact_server.systems.artifact.views.options.combat import (
    allowed,
    finished,
    name_of,
    ready_orders,
    sums,
)
from artifact_server.systems.artifact.views.permits.combat import released
from artifact_server.systems.artifact.views.sights import target_of

LET_BE = "none"
"""Value of the option to let a shot be, where that is free (HOST-06)."""


# --- owed shots ---------------------------------------------------------------------------------
def shot_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """OPP-06, OPP-12, X24: at an entrant, with the fire of one's choice, and a facing after it."""
    title = Words.of("form-owed-shot", who=name_of(own))
    names = [n for n in own.doing.owed if target_of(book, known, own, n) is not None]
    let_be, rest = released(known, own), EndMove(figure=own.id).model_dump(mode="json")
    if chosen.get("target") == LET_BE and let_be:
        return Form(title, order=rest, clauses=("HOST-06",))
    if not names:
        return Form(title, order=rest, expects=(Words.of("no-attack-yet"),), clauses=("OPP-15",))
    if chosen.get("target") not in names:
        if len(names) != 1 or let_be:
            return Form(
                title, Choose("target", _owed_targets(book, known, own, names, let_be)), clauses=("OPP-12",)
            )
        chosen = {**chosen, "target": names[0]}
    fires = _fires(book, known, own, chosen, names)
    if chosen.get("fire") not in [o.value for o in fires]:
        if len(fires) > 1:
            ready = list(ready_orders(book, known, own, {**chosen, "fire": fires[0].value}, ()))
            control = Choose("fire", tuple(fires), default=fires[0].value)
            expects = sums(book, known, own, ready[0])
            return Form(
                title,
                control,
                ready[0].model_dump(mode="json"),
                expects=expects,
                clauses=("OPP-06", "HOLE-14"),
            )
        chosen = {**chosen, "fire": fires[0].value if fires else "single"}
    ready = list(ready_orders(book, known, own, chosen, ()))
    if not ready:
        return Form(title, order=rest, expects=(Words.of("no-attack-yet"),), clauses=("OPP-15",))
    return finished(book, known, own, chosen, ready, title)


def _owed_targets(
    book: Book, known: Known, own: OwnFigure, names: list[str], let_be: bool
) -> tuple[Option, ...]:
    options = [
        Option(n, target_words(book, target_of(book, known, own, n)), hint={"figure": n}) for n in names
    ]
    if let_be:
        options.append(Option(LET_BE, Words.of("let-the-shot-be"), clauses=("HOST-06",)))
    return tuple(options)


def _fires(book: Book, known: Known, own: OwnFigure, chosen: Chosen, names: list[str]) -> list[Option]:
    """Kinds of fire that some weapon of his has now; double fire may be split between two entrants (OPP-12)."""
    first = str(chosen.get("target"))
    values = ["single", "double", *(f"double:{n}" for n in names if n != first), "panic"]
    options = []
    for value in values:
        if next(ready_orders(book, known, own, {**chosen, "fire": value}, ()), None) is not None:
            fire, _, other = value.partition(":")
            code = f"fire-{fire}-split" if other else f"fire-{fire}"
            args = {"what": target_words(book, target_of(book, known, own, other))} if other else {}
            options.append(Option(value, Words.of(code, **args)))
    return options


# --- markers ------------------------------------------------------------------------------------
def watch_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """The square, then whose people are to be fired on (OPP-01, OPP-03)."""
    title = Words.of("form-watch", who=name_of(own))
    places = watch_squares(book, known, own)
    let_be = EndMove(figure=own.id).model_dump(mode="json")
    if not places:
        return Form(title, order=let_be, expects=(Words.of("no-square-to-watch"),), clauses=("OPP-01",))
    if chosen.get("at") not in places:
        return Form(title, Endpoint("at", places), let_be, clauses=("OPP-01", "OPP-13"))
    wanted = chosen.get("hostile")
    hostile = [s for s in known.others if isinstance(wanted, list) and s in wanted] or list(known.others)
    options = tuple(Option(s, Words.of(f"seat-{s}")) for s in known.others)
    control = Choose("hostile", options, default=list(known.others), many=True) if wanted is None else None
    order = Watch.model_validate(
        {
            "figure": own.id,
            "at": chosen["at"],
            "hostile": hostile,
            "facing": _watch_facing(book, known, own, str(chosen["at"])),
        }
    )
    fired_on = (Words.of("fires-on", who=tuple(Words.of(f"seat-{s}") for s in hostile)),)
    return Form(title, control, order.model_dump(mode="json"), expects=fired_on, clauses=("OPP-01", "OPP-03"))


def _watch_facing(book: Book, known: Known, own: OwnFigure, at: str) -> Facing | None:
    """The facing he has, or the first that brings the square into his arc."""
    for facing in (None, *FACINGS):
        order = Watch.model_validate({"figure": own.id, "at": at, "hostile": known.others, "facing": facing})
        if allowed(book, known, order):
            return facing
    return None
