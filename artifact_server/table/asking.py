"""Running a decision as far as its answers go: who answers what it asks, the software or the judge."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from artifact_server.core.answers import Answer, Answers, Ask, Roll, Unanswered
from artifact_server.core.facts import Fact
from artifact_server.core.words import Words
from artifact_server.table.dice import Cast, Dice
from artifact_server.table.setup import Mode
from artifact_server.table.standing import Standing
from artifact_server.table.tablefacts import Given, Pending

Decide = Callable[[Answers], list[Fact]]


@dataclass(frozen=True, slots=True)
class Worked:
    """How far a decision has come: its facts if it is complete, else what the judge is asked."""

    pending: Pending
    facts: tuple[Fact, ...] | None = None
    asks: tuple[tuple[str, Ask], ...] = ()
    fresh: tuple[Given, ...] = ()
    """Answers that the software has given in this run."""
    used: tuple[Given, ...] = ()


@dataclass(frozen=True, slots=True)
class Asking:
    """Who answers: the dice of this game, and where it stands."""

    dice: Dice
    standing: Standing

    def work(self, pending: Pending, mode: Mode, decide: Decide) -> Worked:
        """Run a decision until it is complete or only the judge can go on. Raises what `decide` refuses."""
        fresh: list[Given] = []
        while True:
            answers = Answers({given.answer.key: given.answer for given in pending.given})
            try:
                facts = decide(answers)
            except Unanswered as stop:
                mine = [(key, ask) for key, ask in stop.asks if not _asks_judge(ask, mode)]
                for key, ask in mine:
                    pending = self.answered(pending, key, ask)
                    fresh.append(pending.given[-1])
                if len(mine) < len(stop.asks):
                    asks = tuple((key, ask) for key, ask in stop.asks if _asks_judge(ask, mode))
                    return Worked(pending, asks=asks, fresh=tuple(fresh))
            else:
                keys = dict.fromkeys(answer.key for answer in answers.used)
                by_key = {given.answer.key: given for given in pending.given}
                return Worked(pending, tuple(facts), (), tuple(fresh), tuple(by_key[key] for key in keys))

    def answered(self, pending: Pending, key: str, ask: Ask, answer: Answer | None = None) -> Pending:
        """The decision with one answer more: the judge's, or else the software's."""
        counter, number = self._number(pending, ask)
        if answer is None:
            answer = self.dice.answer(key, ask, Cast(self.standing.rewinds, counter, number))
        given = Given(
            answer=answer,
            counter=counter,
            number=number,
            secret=ask.secret,
            words=ask.words,
            chosen=_chosen(ask, answer),
            clauses=ask.clauses,
        )
        rolled = {**pending.rolled, counter: number + 1} if counter else pending.rolled
        return pending.model_copy(update={"given": (*pending.given, given), "rolled": rolled})

    def _number(self, pending: Pending, ask: Ask) -> tuple[str, int]:
        """Rolls that a seat does not hear of are counted apart: they must not shift the dice it sees."""
        if not isinstance(ask, Roll):
            return "", 0
        counter = f"{ask.seat}!" if ask.secret else ask.seat
        rolls: Mapping[str, int] = self.standing.rolls
        return counter, pending.rolled.get(counter, rolls.get(counter, 0))


def _chosen(ask: Ask, answer: Answer) -> Words | None:
    """What a ruling says, in the words of its choice."""
    if isinstance(ask, Roll):
        return None
    return next((choice.words for choice in ask.choices if choice.value == answer.choice), None)


def _asks_judge(ask: Ask, mode: Mode) -> bool:
    """A secret ask would tell by the judge's thinking time, unless every order waits for him anyway."""
    return mode == "hand" or (mode == "assisted" and not ask.secret)
