"""Forms of what is settled in one's own time: stances, permissions, informants, the loudspeaker (RUL-21, INF-06)."""

from collections.abc import Iterator

from artifact_server.core.forms import Choose, Chosen, Form, Option, Text
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known
from artifact_server.systems.artifact.model.orders import (
    Activate,
    Call,
    Permit,
    SetCondition,
    SetStance,
)
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.rules.willing import STANDING, TOWARD
from artifact_server.systems.artifact.views.permits.computer import may_call

STANCES = ("hostile", "neutral")
CONDITIONS = (
    "never",
    "ordered_to_attack",
    "attacked_in_sight",
    "artifact_within_1",
    "ordered_off_map",
)
ACTIVE = "active"
LONGEST_CALL = 200


def standing_form(book: Book, known: Known, public: Public, chosen: Chosen) -> Form:
    """Which matter → what about it."""
    matters = _matters(book, known, public)
    match str(chosen.get("matter", "")).partition(":"):
        case (matter, _, _) if matter not in [m.value for m in matters]:
            return Form(Words.of("form-standing"), Choose("matter", matters), clauses=("RUL-21",))
        case ("stance", _, _):
            return _stance_form(known, public, chosen)
        case ("permit", _, _):
            return _permit_form(known, public, chosen)
        case ("condition", _, _):
            return _condition_form(known, chosen)
        case ("activate", _, _):
            return _activate_form(known, chosen)
        case _:
            return _call_form(chosen)


def _matters(book: Book, known: Known, public: Public) -> tuple[Option, ...]:
    found = [Option("stance", Words.of("form-stance")), Option("permit", Words.of("form-permit"))]
    if informants(known) and public.turn == known.seat and known.step == "c":
        found.append(Option("condition", Words.of("form-condition"), clauses=("INF-01", "CS-F22")))
        found.append(Option("activate", Words.of("form-activate"), clauses=("INF-04",)))
    if may_call(book, known):
        found.append(Option("call", Words.of("form-call"), clauses=("GLOB-01",)))
    return tuple(found)


# --- toward the others ----------------------------------------------------------------------------
def _stance_form(known: Known, public: Public, chosen: Chosen) -> Form:
    """Toward whom → how (MOV-09)."""
    title = Words.of("form-stance")
    others = [s for s in public.players if s != known.seat]
    seat, stance = chosen.get("seat"), chosen.get("stance")
    if seat not in others:
        return Form(
            title,
            Choose("seat", tuple(Option(s, Words.of(f"seat-{s}")) for s in others)),
            clauses=("MOV-09",),
        )
    if stance not in STANCES:
        options = tuple(Option(s, Words.of(f"stance-{s}")) for s in STANCES)
        return Form(
            title,
            Choose("stance", options, default=known.stances.get(str(seat), "hostile")),
            clauses=("MOV-09", "RUL-19"),
        )
    order = SetStance.model_validate({"seat": seat, "stance": stance})
    return Form(title, order=order.model_dump(mode="json"), clauses=("MOV-09",))


def _permit_form(known: Known, public: Public, chosen: Chosen) -> Form:
    """One permission, given if it is not, else taken back (RUL-21)."""
    title = Words.of("form-permit")
    options = tuple(_permission(known, what) for what in permissions(known, public))
    what = chosen.get("what")
    if what not in [o.value for o in options]:
        return Form(title, Choose("what", options), clauses=("RUL-21",))
    order = Permit(what=str(what), give=what not in known.permits)
    return Form(title, order=order.model_dump(mode="json"), clauses=("RUL-21",))


def permissions(known: Known, public: Public) -> Iterator[str]:
    """All that this seat may permit or order beforehand."""
    for seat in (s for s in public.players if s != known.seat):
        for kind in TOWARD:
            yield f"{kind}:{seat}"
    yield from STANDING


def _permission(known: Known, what: str) -> Option:
    if what in STANDING:
        words = Words.of("permit-" + what.replace(":", "-"))
    else:
        kind, _, seat = what.partition(":")
        words = Words.of(f"permit-{kind.replace('_', '-')}", seat=Words.of(f"seat-{seat}"))
    state = Words.of("permitted" if what in known.permits else "not-permitted")
    return Option(what, words, state, clauses=("RUL-21",))


# --- informants ---------------------------------------------------------------------------------
def informants(known: Known) -> dict[str, str]:
    """Those who have not come over yet, with the condition they are under."""
    ties = known.secrets.get("informants", {})
    return {figure: state for figure, state in ties.items() if state != ACTIVE}


def _figures(known: Known, *hints: str) -> tuple[Option, ...]:
    return tuple(
        Option(
            id,
            figure_words(id, id),
            Words.of(f"condition-{state.replace('_', '-')}"),
            hint=dict.fromkeys(("figure", *hints), id),
        )
        for id, state in informants(known).items()
    )


def _condition_form(known: Known, chosen: Chosen) -> Form:
    """Which informant → the condition on which he changes sides by himself (INF-01, INF-06)."""
    title, figure = Words.of("form-condition"), chosen.get("figure")
    if figure not in list(informants(known)):
        return Form(title, Choose("figure", _figures(known)), clauses=("INF-01",))
    condition = chosen.get("condition")
    if condition not in CONDITIONS:
        options = tuple(Option(c, Words.of(f"condition-{c.replace('_', '-')}")) for c in CONDITIONS)
        return Form(
            title, Choose("condition", options, default=informants(known)[str(figure)]), clauses=("INF-01",)
        )
    order = SetCondition.model_validate({"figure": figure, "condition": condition})
    return Form(title, order=order.model_dump(mode="json"), clauses=("INF-06", "CS-F22"))


def _activate_form(known: Known, chosen: Chosen) -> Form:
    """Whom to call to one's own side, for good (INF-04)."""
    title, figure = Words.of("form-activate"), chosen.get("figure")
    if figure not in list(informants(known)):
        return Form(title, Choose("figure", _figures(known, "elsewhere")), clauses=("INF-04",))
    order = Activate(figure=str(figure))
    return Form(title, order=order.model_dump(mode="json"), clauses=("INF-04", "INF-05"))


# --- the loudspeaker ----------------------------------------------------------------------------
def _call_form(chosen: Chosen) -> Form:
    """What all shall hear at Global Updates, without a name (GLOB-01)."""
    title, text = Words.of("form-call"), str(chosen.get("text", "")).strip()[:LONGEST_CALL]
    if not text:
        return Form(title, Text("text", LONGEST_CALL), clauses=("GLOB-01",))
    return Form(title, order=Call(text=text).model_dump(mode="json"), clauses=("GLOB-01", "GLOB-02"))
