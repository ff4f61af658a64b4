"""What a seat has on its map by the judge's hand: shown, forgotten, or planted there though nobody is (JUDGE-01)."""

from dataclasses import replace

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.facts import Cleared, Sighted
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.state import PLANTED
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.knowledge import counter_of
from artifact_server.systems.artifact.rules.lying import lay_things
from artifact_server.systems.artifact.rules.marking import mark_one
from artifact_server.systems.artifact.rules.sight import eyes, seers, watchers


def reveal(draft: Draft, order: o.Reveal) -> None:
    """Lay the counter of a figure or a thing on a seat's map, or take a counter off it."""
    _must_play(draft, order.seat)
    if not order.show:
        known = draft.known(order.seat)
        if order.subject not in known.counters and order.subject not in known.things:
            raise Rejected("no-such-counter", "JUDGE-01", counter=order.subject)
        draft.add(Cleared(seat=order.seat, ids=(order.subject,)))
        return
    item = draft.truth.items.get(order.subject)
    if item is not None and item.at is not None:
        lay_things(draft, order.seat, [(item, ())], set())
        return
    figure = draft.truth.figures.get(order.subject)
    if figure is None or figure.at is None:
        raise Rejected("no-such-figure", "JUDGE-01", who=order.subject)
    _lay(draft, order.seat, figure, figure.id)


def plant(draft: Draft, order: o.Plant) -> None:
    """To its seat it is a counter like any other, seen by those who look there; the truth has nobody behind it."""
    _must_play(draft, order.seat)
    if not (draft.book.is_type(order.look) or order.look in draft.book.figures):
        raise Rejected("no-such-look", "JUDGE-01", look=order.look)
    at = draft.book.plan.read(order.at, draft.truth.poses)
    figure = Figure(PLANTED, "human", order.look, "", "", at=at, facing=order.facing, out=order.down)
    _lay(draft, order.seat, figure, PLANTED)


def _lay(draft: Draft, seat: str, figure: Figure, behind: str) -> None:
    """In view of his people it is seen by them, elsewhere it is where something was."""
    by = seers(draft, eyes(draft, watchers(draft.truth, seat)), figure)
    counter = replace(counter_of(draft, "", figure, by), live=behind != PLANTED or bool(by))
    laid = mark_one(draft, seat, draft.known(seat).counters, behind, counter)
    draft.add(Sighted(seat=seat, counter=laid, figure=behind))


def _must_play(draft: Draft, seat: str) -> None:
    if seat not in draft.state.known:
        raise Rejected("no-such-seat", "JUDGE-01", seat=seat)
