"""What the judge makes of a waiting decision: other words, later, never; and turns that he lets run."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed, Stale
from artifact_server.core.facts import Fact
from artifact_server.core.lessons import Amendment, Lesson
from artifact_server.core.words import Words
from artifact_server.table import Hall
from tests.table.evening import Guest, House, seated, to_the_door
from tests.table.test_judging import assisted, card
from tests.toy.inn import Happened, Inn

pytestmark = pytest.mark.anyio
HEARD = "A/told"
LET_RUN: dict[str, Any] = {"pass": True}
HOLD_ON: dict[str, Any] = {"pass": False}


class Telling(Inn):
    """An Inn whose news can be amended, and whose nights are turns."""

    def lessons(self, state: Any, facts: Sequence[Fact]) -> list[Lesson]:
        told = [fact for fact in facts if isinstance(fact, Happened) and fact.told]
        return [
            Lesson(f"{fact.seat}/told", fact.seat, Words.of(fact.told), ("say", "never"), clauses=("INN-2",))
            for fact in told
        ]

    def amended(self, state: Any, facts: Sequence[Fact], amendments: Mapping[str, Amendment]) -> list[Fact]:
        kept: list[Fact] = []
        for fact in facts:
            amendment = (
                amendments.get(f"{fact.seat}/told") if isinstance(fact, Happened) and fact.told else None
            )
            if amendment is not None:
                fact = fact.model_copy(update={"told": amendment.text})
            kept.append(fact)
        return kept

    def turn(self, state: Any) -> str:
        return str(state.truth[1])


@dataclass
class TellingHouse(House):
    def open(self, bundle: Bundle) -> Telling:
        return Telling(knives=self.knives)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return TellingHouse(f"sqlite:///{tmp_path}/games.db")


async def welcomed(hall: Hall) -> tuple[Guest, Guest, Guest]:
    """B has opened to A; what comes of it waits for the judge's hand."""
    table = await hall.create(assisted(door="hand"))
    await to_the_door(table)
    a, b, judge = await seated(table, "ABJ")
    await b.order("door-1", kind="open", yes=True)
    await judge.do(rule="welcome/B/1", choice="warmly")
    assert [each["key"] for each in card(judge, "send")["lessons"]] == [HEARD]
    return a, b, judge


async def test_he_puts_it_in_his_own_words(hall: Hall) -> None:
    a, _, judge = await welcomed(hall)
    await judge.do(amend=HEARD, to={"text": "  received with soup "})
    [lesson] = card(judge, "send")["lessons"]
    assert lesson["words"]["code"] == "received warmly", "what the rules would say stays in sight"
    assert lesson["clauses"] == ["INN-2"]
    assert lesson["amended"] == {"text": "received with soup", "when": "now", "until": 0, "moment": ""}
    assert a.told == ["yours"], "nothing is told before he sends it"
    await judge.do(send=True)
    await a.read()
    assert a.told == ["yours", "received with soup"]


async def test_he_keeps_it_back_and_thinks_better_of_it(hall: Hall) -> None:
    a, _, judge = await welcomed(hall)
    await judge.do(amend=HEARD, to={"when": "never"})
    await judge.do(amend=HEARD, to=None)
    assert "amended" not in card(judge, "send")["lessons"][0]
    await judge.do(amend=HEARD, to={"when": "never"})
    await judge.do(send=True)
    await a.read()
    assert a.told == ["yours"]


async def test_what_he_made_of_it_survives_a_restart_and_is_in_the_journal(hall: Hall, house: House) -> None:
    _, _, judge = await welcomed(hall)
    await judge.do(amend=HEARD, to={"text": "met the dog"})
    game = judge.table.id
    await hall.close()
    fresh = house.hall()
    try:
        [again] = await seated(await fresh.open(game), "J")
        assert card(again, "send")["lessons"][0]["amended"]["text"] == "met the dog"
        await again.do(send=True)
        rows = await again.table.ledger.store.decisions(game, 0, again.table.ledger.standing.n)
        [row] = [row for row in rows if "amended" in row.order]
        assert row.order["amended"] == {
            HEARD: {"text": "met the dog", "when": "now", "until": 0, "moment": ""}
        }
    finally:
        await fresh.close()


@pytest.mark.parametrize(
    "to",
    [
        {"when": "later"},
        {"when": "now", "until": 0},
        {},
        {"text": "x" * 401},
        {"text": 3},
        "x",
        {"text": "a", "more": 1},
        {"text": "a", "moment": "noon"},
    ],
)
async def test_what_cannot_be_made_of_it_is_refused(hall: Hall, to: object) -> None:
    _, _, judge = await welcomed(hall)
    with pytest.raises(Malformed, match="bad-amendment"):
        await judge.do(amend=HEARD, to=to)
    assert "amended" not in card(judge, "send")["lessons"][0]


async def test_only_what_would_be_learnt_now_can_be_amended(hall: Hall) -> None:
    _, _, judge = await welcomed(hall)
    with pytest.raises(Stale, match="no-such-lesson"):
        await judge.do(amend="B/told", to={"when": "never"})
    await judge.do(send=True)
    with pytest.raises(Stale, match="nothing-to-send"):
        await judge.do(amend=HEARD, to={"when": "never"})


async def test_a_turn_that_he_lets_run_waits_for_his_hand_no_more_until_the_next(hall: Hall) -> None:
    table = await hall.create(assisted(coat="hand"))
    a, judge = await seated(table, "AJ")
    await judge.do(**LET_RUN)
    assert judge.view["table"]["passes"]
    assert await a.order("coat-A", kind="hide", yes=True) == "done"
    await judge.do(**HOLD_ON)
    assert await a.order("coat-A", kind="hide", yes=False) == "judging"
    await judge.do(send=True)
    await judge.do(**LET_RUN)
    await to_the_door(table)
    b = (await seated(table, "B"))[0]
    await b.order("door-1", kind="open", yes=False)
    await judge.read()
    assert not judge.view["table"]["passes"]
    assert await a.order("coat-A", kind="hide", yes=True) == "judging"
