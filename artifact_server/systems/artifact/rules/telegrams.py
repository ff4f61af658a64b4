"""Telegrams and dues: the news that waits for a seat's own moment (TEL-01 to TEL-10, SEQ-03)."""

from dataclasses import replace

from artifact_server.systems.artifact.model.facts import (
    Cleared,
    Did,
    DueEnded,
    FigureLost,
    Listed,
    Marked,
    RosterTold,
    Sighted,
    Told,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import OwnFigure
from artifact_server.systems.artifact.model.state import Due, NewsMoment
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.hatches import learn_bar
from artifact_server.systems.artifact.rules.marking import mark_one
from artifact_server.systems.artifact.rules.sight import conscious


def lose(draft: Draft, figure: Figure, seat: str) -> None:
    """A seat has lost a figure: it will hear the bare word at its Situation Update, whatever the cause (TEL-01, TEL-02)."""
    if seat in draft.state.known and figure.id in draft.known(seat).roster:
        draft.add(FigureLost(figure=figure.id, seat=seat))
        _silence(draft, seat)


def _silence(draft: Draft, seat: str) -> None:
    """X51: what only the lost have seen is never told, even if they come round before anybody asks (RUL-07)."""
    for due in [d for d in draft.truth.dues if d.seat == seat and d.witnesses]:
        if all(draft.truth.is_lost(w, seat) or _silent(draft, seat, w) for w in due.witnesses):
            draft.add(DueEnded(due=due.id, how="void", rule="X51"))


def regain(draft: Draft, figure: Figure, may_act: bool = True) -> None:
    """TEL-08, SKILL-17: one who comes round in his own seat's turn reports at once, and acts if he has not yet."""
    seat = figure.seat
    if draft.truth.is_lost(figure.id, seat):
        draft.add(FigureLost(figure=figure.id, seat=seat, told=True))
    uncover(draft, seat, figure.id)
    own = draft.known(seat).roster.get(figure.id)
    if own is None or own.lost or own.out:
        draft.tell(seat, "reports-again", "TEL-08", who=draft.name(figure.id))
    doing = draft.doing(figure.id)
    if may_act and draft.truth.stage == "act" and draft.truth.seat == seat and not doing.acted:
        draft.add(Did(figure=figure.id, doing=replace(doing, intent="", driven=True)))


def deliver(draft: Draft, seat: str) -> None:
    """First who no longer answers, then who answers again, then what the others saw and heard."""
    _telegrams(draft, seat)
    for own in list(draft.known(seat).roster.values()):
        figure = draft.truth.figures.get(own.id)
        if own.lost and figure is not None and figure.seat == seat and conscious(figure):
            uncover(draft, seat, own.id)
            draft.tell(seat, "reports-again", "TEL-08", who=draft.name(own.id))
            draft.add(
                RosterTold(
                    seat=seat, figures=(OwnFigure(own.id, own.look, own.kind, figure.at, figure.facing),)
                )
            )
    deliver_news(draft, seat, "SU")


def deliver_news(draft: Draft, seat: str, moment: NewsMoment) -> None:
    """What others saw and heard, and what the judge has put off to this moment (JUDGE-01)."""
    for due in [d for d in draft.truth.dues if (d.seat, d.moment) == (seat, moment) and is_time(draft, d)]:
        _say(draft, due)


def last_news(draft: Draft) -> None:
    """At the end every seat has what it was still to learn: no news is left over (HOLE-36)."""
    for seat in draft.state.public.players:
        _telegrams(draft, seat)
    for due in draft.truth.dues:
        _say(draft, due)


def _telegrams(draft: Draft, seat: str) -> None:
    """Who no longer answers, in the order of the seat's own roster."""
    missing = [id for id, losers in draft.truth.lost.items() if seat in losers]
    roster = list(draft.known(seat).roster)
    for id in sorted(missing, key=lambda id: roster.index(id) if id in roster else len(roster)):
        _telegram(draft, seat, id)


def _say(draft: Draft, due: Due) -> None:
    """The news, unless nobody is left to bring it (TEL-01)."""
    gone = [w for w in due.witnesses if _silent(draft, due.seat, w)]
    if due.witnesses and len(gone) == len(due.witnesses):
        draft.add(DueEnded(due=due.id, how="void", rule="TEL-01"))
        return
    draft.add(Told(seat=due.seat, notice=due.notice), DueEnded(due=due.id, how="told"))
    learn_bar(draft, due.seat, *due.bar)


def is_time(draft: Draft, due: Due) -> bool:
    """Whether the judge has not put it off beyond this round."""
    return due.until <= draft.truth.round


def round_of(draft: Draft, due: Due) -> int:
    """The round in which a due is to be told, as things stand."""
    truth, order = draft.truth, draft.state.public.players
    passed = truth.stage == "G" or (
        truth.seat in order and due.seat in order and order.index(due.seat) <= order.index(truth.seat)
    )
    return max(due.until, truth.round + (1 if passed else 0))


def _silent(draft: Draft, seat: str, id: str) -> bool:
    """Cannot tell: lost to its seat, out, or gone. An informant still sees for its master (INF-07, INF-08)."""
    figure = draft.truth.figures.get(id)
    if figure is None or not conscious(figure):
        return True
    tie = draft.truth.informants.get(id)
    return figure.seat != seat and not (tie is not None and tie.master == seat)


def _telegram(draft: Draft, seat: str, id: str) -> None:
    """Lost and back before anybody heard: a plain report instead (TEL-08, RUL-07)."""
    figure = draft.truth.figures.get(id)
    draft.add(FigureLost(figure=id, seat=seat, told=True))
    if figure is not None and figure.seat == seat and conscious(figure):
        draft.tell(seat, "was-out", "TEL-08", "RUL-07", who=draft.name(id))
        return
    strike_off(draft, seat, id)
    draft.tell(seat, "telegram", "TEL-01", who=draft.name(id))


def uncover(draft: Draft, seat: str, figure: str) -> None:
    """Who is a seat's own again is no counter on its map any more; one that has borne his name gets a number (CS-N06)."""
    contacts, laid = draft.truth.contacts.get(seat, {}), draft.known(seat).counters
    if ids := tuple(id for id in laid if contacts.get(id) == figure):
        draft.add(Cleared(seat=seat, ids=ids))
    double = draft.known(seat).counters.get(figure)
    if double is None:
        return
    behind = contacts.get(figure, "")
    numbered = mark_one(draft, seat, {}, behind, double, (figure,))
    draft.add(
        Cleared(seat=seat, ids=(figure,)),
        Sighted(seat=seat, counter=numbered, figure=behind),
    )
    if figure in draft.known(seat).listed:
        draft.add(
            Listed(seat=seat, counters=tuple(sorted(draft.known(seat).listed - {figure} | {numbered.id})))
        )


def strike_off(draft: Draft, seat: str, id: str) -> None:
    """A seat knows that it has no more word from a figure: gone from its map, and with it what it watched (TEL-03)."""
    own = draft.known(seat).roster[id]
    gone = OwnFigure(
        own.id, own.look, own.kind, None, own.facing, skills=own.skills, tough=own.tough, lost=True
    )
    draft.add(RosterTold(seat=seat, figures=(gone,)))
    if id in draft.known(seat).marks:
        draft.add(Marked(seat=seat, id=id, mark=None))
