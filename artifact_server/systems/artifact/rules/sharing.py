"""Shared maps: two seats of one faction see each other's bodies, and what those see (SET-05 to SET-08, RUL-18)."""

from dataclasses import replace

from artifact_server.systems.artifact.model.facts import Sighted
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import Counter, OwnFigure
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.marking import mark_one
from artifact_server.systems.artifact.rules.sight import shown, worn


def companions(draft: Draft, seat: str) -> list[tuple[str, OwnFigure]]:
    """Bodies of the seats that share its map, as their own seats know them; driven robots are no bodies of theirs."""
    others = [each for each in draft.circle(seat)[1:] if each in draft.state.known]
    rosters = ((each, own) for each in others for own in draft.known(each).roster.values())
    return [
        (each, own)
        for each, own in rosters
        if own.at is not None and not own.lost and not own.remote and _shared(draft, each, own)
    ]


def _shared(draft: Draft, seat: str, own: OwnFigure) -> bool:
    """SET-06: of aliens only those on board; whom else they hold, or still believe to hold, is nobody's business."""
    return not seat.startswith("A") or own.kind in draft.book.on_board


def lay_companions(draft: Draft, seat: str, used: set[str], *ids: str) -> None:
    """Their counters on this seat's map (all, when none is named); `used` takes up the counters' ids."""
    for mate, own in companions(draft, seat):
        if not ids or own.id in ids:
            used.add(_lay(draft, seat, mate, own, used))


def _lay(draft: Draft, seat: str, mate: str, own: OwnFigure, used: set[str]) -> str:
    known, figure = draft.known(seat), draft.truth.figures[own.id]
    assert own.at is not None
    look = masked(draft, seat, figure).look
    contacts = draft.truth.contacts.get(seat, {})
    same = (i for i, c in known.counters.items() if contacts.get(i) == own.id and c.look == look)
    staying = next(same, None)
    up = own.wound in ("none", "light") and not own.out
    after = Counter(
        id=staying or "",
        look=look,
        at=own.at,
        facing=own.facing,
        posture="up" if up else "down",
        holds=shown(draft, figure),
        when=draft.when(),
        worn=worn(draft, figure),
        held=bool(own.held),
        mate=mate,
    )
    after = after if staying else mark_one(draft, seat, known.counters, own.id, after, used)
    before = known.counters.get(after.id)
    if (
        before is None
        or contacts.get(after.id) != own.id
        or replace(before, when="", by=()) != replace(after, when="")
    ):
        draft.add(Sighted(seat=seat, counter=after, figure=own.id))
    return after.id


def masked(draft: Draft, seat: str, figure: Figure) -> Figure:
    """An alien as the other alien seat sees it: without its species."""
    sides = {figure.home, figure.seat} & set(draft.circle(seat)[1:])
    alien = any(s.startswith("A") for s in sides) and figure.kind in draft.book.on_board
    return replace(figure, look=draft.book.mask) if alien else figure


def eyes_of(draft: Draft, seat: str, by: tuple[str, ...]) -> tuple[str, ...]:
    """Who has seen something, as this seat is told: of the other alien's bodies only whose they are (SET-06)."""
    fellows = draft.circle(seat)[1:] if seat.startswith("A") else []
    if not fellows:
        return by
    bodies = {id: draft.truth.figures.get(id) for id in by}
    return tuple(
        dict.fromkeys(f.seat if f is not None and f.seat in fellows else id for id, f in bodies.items())
    )
