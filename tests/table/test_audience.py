"""The audience matrix: every role beside every room and every message. Who watches hears public matters, and moves nothing."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from artifact_server.core.errors import Refusal
from artifact_server.core.seats import JUDGE, OBSERVER
from artifact_server.table import Crowded, Hall, NewGame, Table, backwards, company, desk
from artifact_server.table.outbox import MOST_SCREENS
from tests.table.evening import Guest, evening, seated, to_the_door

pytestmark = pytest.mark.anyio

ROLES = "ABCJO"
AUDIENCE = {
    "all": "ABCJO",
    "A-B": "ABJ",
    "A-C": "ACJ",
    "B-C": "BCJ",
}
"""Room → who hears what is said there."""
TOLD = {"A": "AJ", "AB": "ABJ", "ABC": "ABCJO"}
"""Whom the judge tells something → who hears it: what he tells all, those who watch hear too."""


def judged() -> NewGame:
    return evening(judge=True, modes={"*": "automatic"})


def has(guest: Guest, text: str) -> bool:
    return text.encode() in b"".join(guest.raw)


@pytest.mark.parametrize(("room", "hears"), AUDIENCE.items())
@pytest.mark.fault("R46")
async def test_each_role_hears_its_rooms_and_no_other(hall: Hall, room: str, hears: str) -> None:
    table = await hall.create(judged())
    guests = await seated(table, ROLES)
    speaker = room.partition("-")[0] if room != "all" else "A"
    await table.say(speaker, "one", room, "a canary in a room")
    for guest in guests:
        await guest.read()
    assert "".join(guest.seat for guest in guests if has(guest, "a canary")) == hears


async def test_the_matrix_has_every_room_there_is(hall: Hall) -> None:
    table = await hall.create(judged())
    assert AUDIENCE.keys() == table.talk.senders().keys()


@pytest.mark.parametrize(("to", "hears"), TOLD.items())
async def test_what_the_judge_tells_is_heard_by_whom_he_tells_it(hall: Hall, to: str, hears: str) -> None:
    table = await hall.create(judged())
    guests = await seated(table, ROLES)
    await table.desk("J", "tell", {"tell": {"to": list(to), "text": "a canary of the judge"}})
    for guest in guests:
        await guest.read()
    assert "".join(guest.seat for guest in guests if has(guest, "a canary")) == hears


# --- who has no right to it moves nothing -------------------------------------------------------
ACTS: dict[str, Any] = {
    "roll": {"roll": "x"},
    "rule": {"rule": "x", "choice": "y"},
    "send": {"send": True},
    "again": {"again": "x"},
    "amend": {"amend": "x", "to": None},
    "pass": {"pass": True},
    "mode": {"mode": {"bid": "hand"}},
    "skip": {"skip": "A"},
    "hold": {"hold": True},
    "nudge": {"nudge": "A"},
    "tell": {"tell": {"to": ["A"], "text": "boo"}},
    "order": {"order": {"kind": "gift", "at": "A", "coins": 9}},
    "link": {"link": "A"},
    "rewind": {"rewind": 2},
    "take_back": {"take_back": 2},
    "end": {"end": True},
    "clock": {"clock": {"A": 1}},
    "unlock": {"unlock": True},
    "hand_over": {"hand_over": "J2"},
    "console": {"console": True},
    "bot": {"bot": "A"},
    "agree": {"agree": True},
}


def mutating(table: Table, seat: str) -> dict[str, Callable[[], Awaitable[object]]]:
    """Every message that changes something, as this role would send it while it is A's turn to knock."""
    acts = {f"desk {name}": lambda name=name: table.desk(seat, f"{seat}{name}", ACTS[name]) for name in ACTS}
    return {
        "order": lambda: table.submit(seat, f"{seat}1", "knock-1", {"kind": "knock", "at": "B"}),
        "another order": lambda: table.submit(seat, f"{seat}2", "ledger", {"kind": "gift", "at": seat}),
        "say": lambda: table.say(seat, f"{seat}3", "B-C" if seat in "AO" else "A-C", "boo"),
        **acts,
    }


@pytest.mark.parametrize("seat", ["O", "B"])
@pytest.mark.fault("R88")
async def test_who_watches_and_who_is_not_in_turn_moves_nothing(hall: Hall, seat: str) -> None:
    table = await hall.create(judged())
    await to_the_door(table)
    await table.desk("J", "back", {"rewind": table.ledger.standing.n})
    guests = await seated(table, ROLES)
    before = (table.ledger.standing.n, table.ledger.record.entry)
    for act in mutating(table, seat).values():
        with pytest.raises(Refusal):
            await act()
    assert (table.ledger.standing.n, table.ledger.record.entry) == before
    for guest in guests:
        assert await guest.read() == [], guest.seat


async def test_who_watches_keeps_nothing(hall: Hall) -> None:
    table = await hall.create(judged())
    for what in ("plan", "note", "mark"):
        with pytest.raises(Refusal, match="observers-watch"):
            await table.keep("O", f"keep {what}", what, {"id": "1", "value": "x"})


async def test_the_matrix_has_every_act_of_the_desk() -> None:
    assert ACTS.keys() == desk._ACTS.keys() | company.ACTS.keys() | backwards.ACTS.keys()


NOT_A_HOSTS = ACTS.keys() - company.HOST_MAY - company.PLAYER_MAY


@pytest.mark.parametrize("what", sorted(NOT_A_HOSTS))
@pytest.mark.fault("R52")
async def test_of_the_desk_a_host_has_the_pace_alone(hall: Hall, what: str) -> None:
    table = await hall.create(evening())
    await table.join("A", "Ann", host=True)
    with pytest.raises(Refusal, match="judge-only"):
        await table.desk("A", "his", ACTS[what])


@pytest.mark.parametrize("what", sorted(company.HOST_MAY))
async def test_nothing_that_a_host_may_do_shows_him_anything(hall: Hall, what: str) -> None:
    """What nobody else may know is not in his view afterwards: not even the desk shows it at his own seat."""
    table = await hall.create(evening())
    await table.join("A", "Ann", host=True)
    await to_the_door(table, guest="B", host="C")
    [a] = await seated(table, "A")
    secret = {
        key: part for key, part in a.view.items() if key not in ("table", "evening") and "room/" not in key
    }
    did: dict[str, Any] = {"skip": {"skip": "C"}, "link": {"link": "B"}, "bot": {"bot": "B"}}
    await a.do(**did.get(what, ACTS[what]))
    after = {key: part for key, part in a.view.items() if key in secret}
    assert {**after, "own": None} == {**secret, "own": None}
    assert "truth" not in a.view
    assert "queue" not in a.view


async def test_a_second_judge_may_do_all_that_the_first_may(hall: Hall) -> None:
    one, other = await hall.create(judged()), await hall.create(judged())
    answers: list[dict[str, str]] = []
    for table, seat in ((one, "J"), (other, "J2")):
        await table.join("J", "Ruth")
        await table.join("J2", "Sam")
        answers.append({})
        for name, do in ACTS.items():
            if name in ("hand_over", "link"):
                continue
            try:
                await table.desk(seat, name, do)
                answers[-1][name] = "done"
            except Refusal as refusal:
                answers[-1][name] = refusal.code
    assert answers[0] == answers[1]
    assert "judge-only" not in answers[0].values()


async def test_however_many_windows_somebody_opens_the_newest_are_there_and_no_more_than_can_be(
    hall: Hall,
) -> None:
    table = await hall.create(judged())
    screens = [await table.attach("A") for _ in range(MOST_SCREENS + 5)]
    assert table.outbox.open_screens() == MOST_SCREENS
    assert [screen.open for screen in screens] == [False] * 5 + [True] * MOST_SCREENS
    for screen in screens:
        screen.close()
        await table.detach(screen)
    assert table.outbox.empty()


async def test_of_those_who_watch_nobody_makes_room_and_nobody_who_plays_feels_it(hall: Hall) -> None:
    table = await hall.create(judged())
    watching = [await table.attach(OBSERVER) for _ in range(MOST_SCREENS)]
    for _ in range(3):
        with pytest.raises(Crowded, match="gallery-full"):
            await table.attach(OBSERVER)
    assert all(screen.open for screen in watching)
    assert (await table.attach("A")).open
    assert (await table.attach(JUDGE)).open
    await table.detach(watching[0])
    assert (await table.attach(OBSERVER)).open
