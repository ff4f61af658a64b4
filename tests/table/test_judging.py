"""The judge: what he is asked, what waits for him, what he changes."""

from typing import Any

import pytest

from artifact_server.core.errors import Malformed, Rejected, Stale
from artifact_server.core.words import Words
from artifact_server.table import Hall, Table
from artifact_server.table.ledger import Act
from artifact_server.table.tablefacts import Dropped
from tests.table.evening import Guest, House, evening, seated, sit, to_the_door

pytestmark = pytest.mark.anyio

WELCOME = "welcome/B/1"
SLIP = "slip/B/1"


def assisted(**modes: str) -> Any:
    return evening(judge=True, modes={"*": "automatic", **modes})


def card(judge: Guest, kind: str) -> dict[str, Any]:
    [card] = [card for card in judge.view["queue"] if card["kind"] == kind]
    return dict(card)


async def knocking(hall: Hall, **modes: str) -> tuple[Table, Guest, Guest, Guest]:
    """A knocks at B's door, and the judge is there."""
    table = await hall.create(assisted(**modes))
    await to_the_door(table)
    a, b, judge = await seated(table, "ABJ")
    return table, a, b, judge


async def test_an_assisting_judge_is_asked_what_the_seat_may_know(hall: Hall) -> None:
    _table, a, b, judge = await knocking(hall, door="assisted")
    assert await b.order("door-1", id="open", kind="open", yes=True) == "judging"
    assert b.view["prompt/door-1"]["waiting"]
    await judge.read()
    asked = card(judge, "rule")
    assert (asked["key"], asked["asks"]["default"]) == (WELCOME, "warmly")
    await judge.do(rule=WELCOME, choice="coldly")
    assert {"kind": "done", "id": "open"} in await b.read()
    await a.read()
    assert a.told == ["yours", "received coldly"]


@pytest.mark.fault("R36", "R37")
async def test_a_secret_roll_waits_for_nobody_and_is_shown_afterwards(hall: Hall, house: House) -> None:
    house.knives = "B"
    _table, _, b, judge = await knocking(hall, door="assisted")
    await b.order("door-1", kind="open", yes=True)
    await judge.read()
    assert [c["key"] for c in judge.view["queue"]] == [WELCOME]
    await judge.do(rule=WELCOME, choice="warmly")
    answers = [given for line in judge.line if line["seat"] == "B" for given in line["answers"]]
    assert [(given["key"], given["secret"], given["by"]) for given in answers] == [
        (SLIP, True, "software"),
        (WELCOME, False, "judge"),
    ]


async def test_by_hand_he_is_asked_all_and_sends_it(hall: Hall, house: House) -> None:
    house.knives = "B"
    _table, a, b, judge = await knocking(hall, door="hand")
    assert await b.order("door-1", id="open", kind="open", yes=True) == "judging"
    await judge.read()
    assert card(judge, "roll")["asks"] == {"dice": 1, "need": None, "bonus": 0, "secret": True}
    await judge.do(roll=SLIP, faces=[6])
    await judge.do(rule=WELCOME, choice="coldly")
    assert await a.read() == []
    difference = card(judge, "send")["difference"]
    assert difference["A"]["say"] == [{"code": "received coldly", "args": {}}]
    assert difference["B"]["say"] == [{"code": "the knife is gone", "args": {}}]
    assert [words["code"] for words in difference["B"]["change"]] == ["part-own"]
    assert "C" not in difference
    await judge.do(send=True)
    assert {"kind": "done", "id": "open"} in await b.read()
    assert b.told == ["the knife is gone"]
    assert judge.view["queue"] == []


async def test_an_order_that_asks_nothing_waits_for_his_hand_too(hall: Hall) -> None:
    table = await hall.create(assisted(coat="hand"))
    a, judge = await seated(table, "AJ")
    assert await a.order("coat-A", kind="hide", yes=True) == "judging"
    assert not a.view["own"]["knife"]
    await judge.do(send=True)
    await a.read()
    assert a.view["own"]["knife"]


async def test_a_late_copy_of_what_was_decided_long_since_does_not_wait_for_him(house: House) -> None:
    hall = house.hall()
    table = await hall.create(assisted())
    coat = {"kind": "hide", "yes": True}
    await table.submit("A", "coat", "coat-A", coat)
    await hall.close()
    hall = house.hall()
    table = await hall.open(table.id)
    [judge] = await seated(table, "J")
    await judge.do(mode={"coat": "hand"})
    assert await table.submit("A", "coat", "coat-A", coat) == "done"
    assert await table.submit("A", "other", "coat-A", coat) == "judging"
    await judge.do(send=True)
    assert (table.ledger.record.waiting, hall.faults()) == ([], []), "the game goes on"
    await hall.close()


async def test_a_late_copy_of_what_was_let_go_does_not_act_after_all(house: House) -> None:
    hall = house.hall()
    table, _a, b, judge = await knocking(hall, door="hand")
    assert await b.order("door-1", id="open", kind="open", yes=False) == "judging"
    await table.ledger.note(Act(Dropped(seat="B", order_id="open", words=Words.of("prompt-closed")), "B"))
    await judge.do(mode={"door": "automatic"})
    await table.submit("B", "coat", "coat-B", {"kind": "hide", "yes": False})
    await hall.close()
    hall = house.hall()
    table = await hall.open(table.id)
    with pytest.raises(Stale, match="prompt-closed"):
        await table.submit("B", "open", "door-1", {"kind": "open", "yes": False})
    await hall.close()


async def test_he_takes_an_answer_back_and_rolls_anew(hall: Hall, house: House) -> None:
    house.knives = "B"
    table, _, b, judge = await knocking(hall, door="hand")
    await b.order("door-1", kind="open", yes=True)
    await judge.do(roll=SLIP)
    await judge.do(rule=WELCOME, choice="coldly")
    number = table.ledger.record.waiting[0].given[0].number
    rolled = next(each for each in card(judge, "send")["asks"] if each["key"] == SLIP)
    assert rolled["clauses"] == ["INN-1"], "how it was rolled says by which rule"
    await judge.do(again=SLIP)
    assert card(judge, "roll")["key"] == SLIP
    await judge.do(roll=SLIP)
    waiting = table.ledger.record.waiting[0]
    assert {given.answer.key: given.number for given in waiting.given}[SLIP] == number + 1
    other = card(judge, "send")["asks"][1]
    assert other["choice"] == "coldly", "the other answer still stands"
    assert other["chosen"]["code"] == "coldly", "and is read as it was offered"


@pytest.mark.parametrize("faces", [[0], [7], [1, 2], [], "6", [True], [6.0]])
async def test_faces_must_be_those_of_the_dice_asked_for(hall: Hall, house: House, faces: object) -> None:
    house.knives = "B"
    _, _, b, judge = await knocking(hall, door="hand")
    await b.order("door-1", kind="open", yes=True)
    with pytest.raises(Malformed, match="bad-faces"):
        await judge.do(roll=SLIP, faces=faces)


async def test_a_ruling_must_be_one_of_the_choices(hall: Hall) -> None:
    _, _, b, judge = await knocking(hall, door="assisted")
    await b.order("door-1", kind="open", yes=True)
    with pytest.raises(Malformed, match="bad-answer"):
        await judge.do(rule=WELCOME, choice="lukewarm")
    with pytest.raises(Stale, match="not-asked"):
        await judge.do(rule="welcome/C/1", choice="warmly")


async def test_a_double_tap_on_send_sends_one(hall: Hall) -> None:
    table = await hall.create(assisted(coat="hand"))
    a, b, judge = await seated(table, "ABJ")
    await a.order("coat-A", id="first", kind="hide", yes=True)
    await b.order("coat-B", id="second", kind="hide", yes=True)
    await judge.do(send="first")
    with pytest.raises(Stale, match="nothing-to-send"):
        await judge.do(send="first")
    await judge.do(id="same", send=True)
    await judge.do(id="same", send=True)
    await a.order("coat-A", id="third", kind="hide", yes=False)
    await judge.do(id="same", send=True)
    await judge.read()
    assert card(judge, "send")["key"] == "third"


async def test_he_has_all_that_is_asked_rolled_at_once(hall: Hall) -> None:
    table = await hall.create(assisted(bid="hand"))
    a, b, c, judge = await seated(table, "ABCJ")
    for guest in (a, b, c):
        await guest.order("bid-1", kind="bid", coins=1)
    await judge.read()
    assert [each["kind"] for each in judge.view["queue"]] == ["roll"] * 3
    await judge.do(id="all", roll=True)
    assert len(card(judge, "send")["asks"]) == 3
    with pytest.raises(Stale, match="not-asked"):
        await judge.do(roll=True)


async def test_he_sends_all_that_waits_up_to_what_needs_his_answer(hall: Hall) -> None:
    table = await hall.create(assisted(coat="hand", door="hand"))
    await to_the_door(table)
    a, b, judge = await seated(table, "ABJ")
    await a.order("coat-A", kind="hide", yes=True)
    await b.order("coat-B", kind="hide", yes=True)
    await b.order("door-1", kind="open", yes=True)
    await judge.do(send="all")
    await a.read()
    assert a.view["own"]["knife"]
    assert {each["kind"] for each in judge.view["queue"]} == {"roll"}, "B keeps a knife by now"
    with pytest.raises(Stale, match="nothing-to-send"):
        await judge.do(send="all")


async def test_what_waits_is_sent_when_he_lets_go_of_its_kind(hall: Hall) -> None:
    table = await hall.create(assisted(coat="hand"))
    a, judge = await seated(table, "AJ")
    await a.order("coat-A", kind="hide", yes=True)
    await judge.do(mode={"coat": "automatic"})
    await a.read()
    assert a.view["own"]["knife"]
    assert judge.view["table"]["modes"] == {"*": "automatic", "coat": "automatic"}


@pytest.mark.fault("R35")
async def test_while_ones_decision_waits_nobody_else_has_to(hall: Hall) -> None:
    """A wait, or a card of his own in the way, would tell him that the judge was asked something by another."""
    _table, a, b, judge = await knocking(hall, door="assisted")
    await b.order("door-1", id="open", kind="open", yes=True)
    assert await a.order("coat-A", id="coat", kind="hide", yes=True) == "done"
    await a.read()
    assert a.view["own"]["knife"]
    await judge.read()
    assert [(c["kind"], c["seat"]) for c in judge.view["queue"]] == [("rule", "A")]
    await judge.do(rule=WELCOME, choice="warmly")
    assert {"kind": "done", "id": "open"} in await b.read()


async def test_what_one_orders_further_queues_behind_his_own(hall: Hall) -> None:
    _table, _a, b, judge = await knocking(hall, door="assisted")
    await b.order("door-1", id="open", kind="open", yes=True)
    assert await b.order("coat-B", id="coat", kind="hide", yes=True) == "judging"
    await judge.read()
    assert [(c["kind"], c["seat"]) for c in judge.view["queue"]] == [("rule", "A"), ("next", "B")]
    await judge.do(rule=WELCOME, choice="warmly")
    assert {"kind": "done", "id": "coat"} in await b.read()
    assert b.view["own"]["knife"]


async def test_his_own_orders_go_before_what_waits_and_it_is_decided_anew(hall: Hall) -> None:
    _table, a, b, judge = await knocking(hall, door="hand")
    await b.order("door-1", id="open", kind="open", yes=True)
    await judge.do(order={"kind": "gift", "at": "A", "coins": 5})
    purse = a.view["own"]["purse"]
    await a.read()
    assert a.view["own"]["purse"] == purse + 5
    await judge.do(rule=WELCOME, choice="coldly")
    await judge.do(send="open")
    await a.read()
    assert a.told == ["yours", "a gift", "received coldly"]


async def test_an_order_that_his_correction_has_made_void_is_let_go(hall: Hall) -> None:
    _, _a, b, judge = await knocking(hall, door="hand")
    await b.order("door-1", id="open", kind="open", yes=True)
    await judge.do(order={"kind": "pass"})
    refused = [message for message in await b.read() if message["kind"] == "refused"]
    assert [(m["id"], m["error"], m["words"]["code"]) for m in refused] == [
        ("open", "stale", "prompt-closed")
    ]
    with pytest.raises(Stale):
        await b.order("door-1", id="open", kind="open", yes=True)
    assert judge.view["queue"] == []


@pytest.mark.parametrize("mode", ["assisted", "hand"])
@pytest.mark.fault("R70")
async def test_what_waits_survives_a_restart(house: House, mode: str) -> None:
    house.knives = "B"
    hall = house.hall()
    table, _, b, judge = await knocking(hall, door=mode)
    await b.order("door-1", id="open", kind="open", yes=True)
    if mode == "hand":
        await judge.do(roll=SLIP, faces=[6])
    before = [given.model_dump() for given in table.ledger.record.waiting[0].given]
    await hall.close()

    hall = house.hall()
    table = await hall.open(table.id)
    b, judge = await seated(table, "BJ")
    assert [given.model_dump() for given in table.ledger.record.waiting[0].given] == before != []
    assert b.view["prompt/door-1"]["waiting"]
    assert await b.order("door-1", id="open", kind="open", yes=True) == "judging"
    await judge.do(rule=WELCOME, choice="warmly")
    if mode == "hand":
        await judge.do(send=True)
        await b.read()
        assert b.told == ["the knife is gone"]
    assert await b.order("door-1", id="open", kind="open", yes=True) == "done"
    await hall.close()


async def test_an_auto_step_can_be_held_for_his_hand(hall: Hall) -> None:
    _table, _, b, judge = await knocking(hall, dusk="hand")
    await b.order("door-1", kind="open", yes=False)
    await judge.read()
    assert card(judge, "send")["words"] == {"code": "line-step", "args": {"step": "dusk"}}
    assert b.prompts == []
    await judge.do(send=True)
    await b.read()
    assert b.prompts == ["bid-2"]


async def test_a_sealed_group_waits_as_one(hall: Hall) -> None:
    table = await hall.create(assisted(bid="hand"))
    a, b, c, judge = await seated(table, "ABCJ")
    for guest in (a, b, c):
        assert await guest.order("bid-1", kind="bid", coins=1) == "done", "nobody hears that he was the last"
        assert guest.view["prompt/bid-1"]["waiting"]
    await judge.read()
    for seat in "ABC":
        await judge.do(roll=f"tie/{seat}/1", faces=[6 if seat == "B" else 1])
    await judge.do(send=True)
    await b.read()
    assert b.prompts == ["knock-1"]


@pytest.mark.fault("R86")
async def test_skip_ends_what_a_seat_is_asked(hall: Hall) -> None:
    _, a, _b, judge = await knocking(hall)
    await judge.do(skip="B")
    await a.read()
    assert a.prompts == ["bid-2"]
    with pytest.raises(Rejected, match="cannot-skip"):
        await judge.do(skip="B")


async def test_without_a_judge_the_host_keeps_the_pace_and_sees_nothing(hall: Hall) -> None:
    table = await hall.create(evening())
    await table.join("C", "Carla", host=True)
    await to_the_door(table)
    c, b = await seated(table, "CB")
    assert c.view["table"]["host"] == "C"
    await c.do(skip="B")
    await c.read()
    assert c.prompts == ["bid-2"]
    for act in (
        {"order": {"kind": "gift", "at": "C", "coins": 9}},
        {"rewind": 2},
        {"tell": {"to": ["A"], "text": "x"}},
    ):
        with pytest.raises(Rejected, match="judge-only"):
            await c.do(**act)
    with pytest.raises(Rejected, match="judge-only"):
        await b.do(skip="A")
    assert not {"queue", "truth"} & c.view.keys()
    assert not [key for key in c.view if key.startswith("line/")]


async def test_of_the_line_only_new_decisions_travel(hall: Hall) -> None:
    """Each is a part of its own, by its number; a whole view brings them all."""
    table = await hall.create(assisted())
    a, judge = await seated(table, "AJ")
    await to_the_door(table)
    await a.order("coat-A", kind="hide", yes=True)
    await judge.read()
    sent = [key for m in judge.said if m["kind"] == "view" for key in m["set"] if key.startswith("line/")]
    assert len(sent) == len(set(sent)) >= 3
    made = {key: part for key, part in judge.view.items() if key.startswith("line/")}
    assert set(made) == set(sent)
    assert all(key == f"line/{part['n']}" for key, part in made.items())
    again = await sit(table, "J")
    assert {key for key in again.view if key.startswith("line/")} == set(sent)


@pytest.mark.parametrize(
    "act", [{}, {"fly": 1}, {"mode": {"x": "loud"}}, {"mode": 3}, {"hold": 1}, {"tell": {}}, {"rewind": 1},
            {"rewind": 99}, {"rewind": "2"}, {"skip": "Z"}, {"skip": []}, {"link": None}, {"clock": {"A": -1}}]
)  # fmt: skip
async def test_a_desk_act_must_be_readable(hall: Hall, act: dict[str, Any]) -> None:
    judge = await sit(await hall.create(assisted()), "J")
    with pytest.raises(Malformed):
        await judge.do(**act)


async def test_the_judge_can_close_the_table_and_open_it_again(hall: Hall) -> None:
    _table, _, b, judge = await knocking(hall)
    await judge.do(end=True)
    with pytest.raises(Rejected, match="table-over"):
        await b.order("door-1", kind="open", yes=False)
    assert b.view["table"]["ended"] is True
    await judge.do(end=False)
    assert await b.order("door-1", kind="open", yes=False) == "done"
