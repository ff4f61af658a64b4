"""Casualties: taken up, carried alone or by two, set down (CAS-01 to CAS-11, ACT-10, MOV-17, ENC-05)."""

from dataclasses import replace

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import Carried, Did, MarkerPlaced, Shifted, Switched
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import Doing
from artifact_server.systems.artifact.rules.bodies import Body, true_body
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.grapple import dragged, free
from artifact_server.systems.artifact.rules.interdiction import let_go
from artifact_server.systems.artifact.rules.meant import figure_meant
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.willing import willing
from artifact_server.systems.artifact.rules.witnesses import seen_as, witness

PEOPLE = ("human", "android", "pan_face")
"""Kinds that weigh on whoever moves as a human (CAS-11)."""
MOST = 2


def mates(draft: Draft, figure: Figure) -> list[Figure]:
    """Who carries the same casualty with him."""
    if not figure.carries:
        return []
    return [f for f in draft.truth.figures.values() if f.carries == figure.carries and f.id != figure.id]


def train(draft: Draft, figure: Figure) -> list[Figure]:
    """Who goes where he goes: those who carry with him, and whom they carry."""
    load = draft.truth.figures.get(figure.carries)
    return [*mates(draft, figure), *([load] if load is not None else [])]


def body_of(draft: Draft, figure: Figure) -> Body:
    """A mover as he is, with whoever he keeps pace with (CAS-03)."""
    book, truth = draft.book, draft.truth
    paces = tuple(true_body(book, f, truth.held(f.id), truth.spinning) for f in mates(draft, figure))
    return true_body(book, figure, truth.held(figure.id), truth.spinning, paces)


# --- up and down --------------------------------------------------------------------------------
def take_up(draft: Draft, who: Figure, casualty: Figure | None, mate: str) -> None:
    """CAS-01, CAS-02, CAS-09: one who lies in this square, friend or enemy; with a second man if one is named."""
    if casualty is None or casualty.at != who.at or conscious(casualty):
        draft.tell(
            who.seat,
            "nobody-there",
            "CAS-02",
            "RUL-16",
            who=draft.name(who.id),
            what=Words.of("a-casualty"),
        )
        return
    second = _second_man(draft, who, mate) if mate else None
    if mate and second is None:
        return
    by = tuple(dict.fromkeys((*casualty.carried_by, who.id, *([second.id] if second else ()))))
    if len(by) > MOST:
        draft.tell(who.seat, "two-carry-already", "CAS-01", "RUL-16", who=draft.name(who.id))
        return
    draft.add(Carried(casualty=casualty.id, by=by, heavy=casualty.kind in PEOPLE))
    whom = look_words(draft.book, casualty.look)
    draft.tell(who.seat, "takes-up-casualty", "CAS-02", who=draft.name(who.id), whom=whom)
    _seen(draft, who, "saw-take-up", casualty)
    if second is not None and second.seat == who.seat:
        draft.add(Did(figure=second.id, doing=replace(draft.doing(second.id), acted=True, moving=False)))
        report(draft, who.seat, second.id)
    elif second is not None:
        lends = {"who": draft.name(second.id), "by": seen_as(draft, who), "whom": seen_as(draft, casualty)}
        _lend(draft, second)
        draft.owe(second.seat, draft.notice("helps-carry", "HOLE-40", "CAS-02", **lends), second.id)


def _second_man(draft: Draft, who: Figure, name: str) -> Figure | None:
    """HOLE-40, RUL-21: an own figure here, or another seat's that has permitted it beforehand; else nothing comes of it."""
    found = figure_meant(draft, who.seat, name)
    if found is None or found.at != who.at or not conscious(found) or found.carries or found.led:
        what = Words.of("a-second-man")
        draft.tell(who.seat, "nobody-there", "CAS-02", "RUL-16", who=draft.name(who.id), what=what)
        return None
    if not willing(draft.truth, found, who.seat, "carry"):
        what = Words.of("a-second-man")
        draft.tell(who.seat, "not-willing", "HOLE-40", "RUL-21", who=draft.name(who.id), what=what)
        return None
    return found


def set_down(draft: Draft, who: Figure) -> None:
    """CAS-02: he lies in this square again."""
    casualty = draft.truth.figures.get(who.carries)
    if casualty is None:
        return
    others = casualty.carried_by
    draft.add(Carried(casualty=casualty.id, by=()))
    whom = look_words(draft.book, casualty.look)
    draft.tell(who.seat, "sets-down-casualty", "CAS-02", who=draft.name(who.id), whom=whom)
    _seen(draft, who, "saw-set-down", casualty)
    report(draft, who.seat, *(m for m in others if draft.truth.figures[m].seat == who.seat))


def _seen(draft: Draft, who: Figure, code: str, casualty: Figure) -> None:
    if who.at is not None:
        notice = draft.notice(code, "SEQ-03", who=seen_as(draft, who), whom=seen_as(draft, casualty))
        witness(draft, who.at, notice, who.id)


# --- on the way ---------------------------------------------------------------------------------
def bring(draft: Draft, mover: Figure, square: Square) -> None:
    """CAS-08: the whole team enters, with its load; who is not willing to be led stays with it (HOLE-40)."""
    if unled := [m.id for m in mates(draft, mover) if not willing(draft.truth, m, mover.seat, "carry")]:
        casualty = draft.truth.figures[mover.carries]
        draft.add(Carried(casualty=casualty.id, by=tuple(unled), heavy=casualty.kind in PEOPLE))
        whom = look_words(draft.book, casualty.look)
        draft.tell(mover.seat, "sets-down-casualty", "HOLE-40", who=draft.name(mover.id), whom=whom)
        return
    for other in mates(draft, mover):
        draft.add(Shifted(figure=other.id, to=square))
    if mover.carries:
        draft.add(Shifted(figure=mover.carries, to=square))


def spend(draft: Draft, mover: str) -> None:
    """CAS-08: a team's move is the action of both; another seat's man has none in its next turn, and tells it why then."""
    figure = draft.truth.figures[mover]
    dragged(draft, figure)
    for other in mates(draft, figure):
        if other.seat != draft.truth.seat:
            led = {"who": draft.name(other.id), "by": seen_as(draft, figure), "place": draft.place(other.at)}
            _lend(draft, other)
            draft.owe(other.seat, draft.notice("was-led", "HOLE-40", "CAS-08", **led), other.id)
            continue
        draft.add(Did(figure=other.id, doing=replace(draft.doing(other.id), acted=True, moving=False)))
        report(draft, other.seat, other.id)


def _lend(draft: Draft, mate: Figure) -> None:
    """HOLE-40, OPP-09: he has acted with another seat's man, and watches no square any more; his own hear of it later."""
    draft.add(Switched(figure=mate.id, what="led", on=True))
    if mate.id in draft.truth.markers:
        draft.add(MarkerPlaced(figure=mate.id, marker=None))


def begin_phase(draft: Draft, seat: str) -> None:
    """CAS-02, CAS-08: who was led has had his action; nobody moves or lifts twice in a round."""
    for figure in [f for f in draft.truth.of_seat(seat) if f.led]:
        draft.add(Switched(figure=figure.id, what="led", on=False))
        if conscious(figure):
            let_go(draft, figure.id)
            draft.add(Did(figure=figure.id, doing=Doing(acted=True)))
            report(draft, seat, figure.id)


def settle(draft: Draft) -> None:
    """CAS-10: who can no longer carry lets go, and nobody carries one who stands on his own feet.

    CS-G12: one in a grip is the exception; when his senses leave him he is a casualty like any other.
    """
    for casualty in list(draft.truth.figures.values()):
        if not casualty.carried_by:
            continue
        gripped = bool(casualty.held_by)
        able = casualty.carried_by if gripped or not conscious(casualty) else ()
        by = tuple(c for c in able if _holds(draft, c, casualty))
        if gripped and conscious(casualty):
            if not by:
                free(draft, casualty)
        elif by != casualty.carried_by or gripped:
            draft.add(Carried(casualty=casualty.id, by=by, heavy=casualty.kind in PEOPLE))


def _holds(draft: Draft, carrier: str, casualty: Figure) -> bool:
    figure = draft.truth.figures.get(carrier)
    return figure is not None and conscious(figure) and not figure.held_by and figure.at == casualty.at
