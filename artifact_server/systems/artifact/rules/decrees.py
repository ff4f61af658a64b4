"""The judge's word: what he tells seats, and rulings on what no rule covers, each as one decision (JUDGE-01, JUDGE-11)."""

from artifact_server.core.answers import Answers, Roll, Unanswered
from artifact_server.core.errors import Rejected
from artifact_server.core.seats import JUDGE, OBSERVER
from artifact_server.core.words import Notice, Words
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.facts import CallMade, Told
from artifact_server.systems.artifact.rules.corrections import correct
from artifact_server.systems.artifact.rules.draft import Draft


def tell(draft: Draft, order: o.Tell) -> None:
    """JUDGE-11: to seats now or at their next update, or to all over the loudspeakers at Global Updates."""
    _must_be_heard(draft, order)
    if order.loudspeaker:
        words = Words.of("loudspeaker", text=order.text)
        draft.add(CallMade(notice=Notice(words=words, clauses=("JUDGE-11",))))
        return
    words = Words.of("judge-tells", text=order.text)
    for seat in order.to or (*draft.state.public.players, OBSERVER):
        notice = Notice(words=words, when=_when(draft, seat))
        if order.telegram:
            draft.owe(seat, notice)
        else:
            draft.add(Told(seat=seat, notice=notice))


def _when(draft: Draft, seat: str) -> str:
    """The step of a turn is told to those alone whose turn it is."""
    when = draft.when()
    return when if seat == draft.truth.seat else when.rstrip("abcde")


def decree(draft: Draft, order: o.Decree) -> None:
    """JUDGE-01: all of it happens, or nothing; what cannot be is refused before the dice are thrown."""
    for sentence in (*order.tell, *order.otherwise):
        _must_be_heard(draft, sentence)
    _must_be_possible(draft, order)
    if order.dice and _thrown(draft, order) < order.need:
        for sentence in order.otherwise:
            tell(draft, sentence)
        return
    for change in order.changes:
        correct(draft, change)
    for sentence in order.tell:
        tell(draft, sentence)


def _must_be_heard(draft: Draft, order: o.Tell) -> None:
    for seat in order.to:
        if seat not in draft.state.known:
            raise Rejected("no-such-seat", "JUDGE-01", seat=seat)


def _must_be_possible(draft: Draft, order: o.Decree) -> None:
    """Each change is tried on what those before it have made. One that needs a die of its own is possible so far."""
    state = draft.state
    for change in order.changes:
        trial = Draft(draft.book, state, Answers())
        try:
            correct(trial, change)
        except Unanswered:
            continue
        state = trial.state


def _thrown(draft: Draft, order: o.Decree) -> int:
    ask = Roll(
        purpose="decree",
        subject=order.name,
        dice=order.dice,
        seat=JUDGE,
        need=order.need,
        words=Words.of("roll-decree", name=order.name),
        clauses=("JUDGE-01",),
    )
    return sum(draft.answers.roll(ask))
