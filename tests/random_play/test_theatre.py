"""The theatre holds what the sockets held: random games are recorded at every screen, and wound off again after the end."""

from dataclasses import dataclass, field
from pathlib import Path

import orjson
import pytest

from artifact_server.bots.player import DeadEnd
from artifact_server.bots.wanderer import Wanderer
from artifact_server.core.errors import Refusal, Rejected
from artifact_server.core.seats import JUDGE, OBSERVER
from artifact_server.store import Store
from artifact_server.systems import open_system
from artifact_server.table import Hall, NewGame, Table
from artifact_server.table.frames import encode
from tests.random_play.situations import deal
from tests.table.evening import Guest, sit

pytestmark = pytest.mark.anyio

GAMES = (2, 16, 34, 60)
"""The station, the corridor, a drawn map, a whole set-up."""
DECISIONS = 60
WHOLE = (2, 5, 13, 16, 34, 60)
"""The station twice, the corridor, two drawn maps, one from set-up on: without a judge, to the last round."""
ROUNDS = 6
LONGEST = 2000
"""So many answers, and still no end, are a fault."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@dataclass
class Recorded:
    """What each seat's socket had after each decision that it was shown."""

    table: Table
    guests: dict[str, Guest] = field(default_factory=dict)
    had: dict[tuple[str, int], dict[str, bytes]] = field(default_factory=dict)

    async def look(self) -> None:
        for seat, guest in self.guests.items():
            await guest.read()
            self.had[seat, self.table.ledger.standing.n] = self.of_the_game(guest)

    def of_the_game(self, guest: Guest) -> dict[str, bytes]:
        """Without what the table lays beside it: lamps, talk and what waits are no part of the game."""
        beside = self.table.parts.of(guest.seat)
        return {key: encode(value) for key, value in guest.view.items() if key not in beside}


async def seated(table: Table, *more: str) -> Recorded:
    """A screen for every player, and these."""
    taped = Recorded(table)
    for seat in (*table.ledger.setup.players, *more):
        taped.guests[seat] = await sit(table, seat)
    await taped.look()
    return taped


async def play(taped: Recorded, seed: str) -> None:
    """Wanderers play; once the judge takes some of it back."""
    table, bot = taped.table, Wanderer(seed)
    for turn in range(DECISIONS):
        if turn == DECISIONS // 2 and table.ledger.standing.n > 12:
            await table.desk(JUDGE, "back", {"rewind": table.ledger.standing.n - 4})
            await taped.look()
        await one_answers(taped, bot, turn)


async def play_to_the_end(taped: Recorded, seed: str) -> None:
    """Wanderers play until the last round is over."""
    bot = Wanderer(seed)
    for turn in range(LONGEST):
        if taped.table.theatre.open:
            return
        await one_answers(taped, bot, turn)
    raise AssertionError("it comes to no end")


async def one_answers(taped: Recorded, bot: Wanderer, turn: int) -> None:
    """One of those who are asked; all look what has come of it."""
    asked = [s for s in taped.table.ledger.setup.players if bot.prompt(taped.guests[s].view)]
    seat = asked[turn % len(asked)]
    await answer(taped.table, taped.guests[seat], bot, f"{seat}{turn}")
    await taped.look()


async def answer(table: Table, guest: Guest, bot: Wanderer, id: str) -> None:
    prompt = bot.prompt(guest.view)
    assert prompt is not None
    walk = bot.walk()
    try:
        chosen = next(walk)
        while True:
            chosen = walk.send(await table.form(guest.seat, prompt, orjson.loads(encode(chosen))))
    except StopIteration as done:
        await table.submit(guest.seat, id, prompt, orjson.loads(encode(done.value)))
    except (DeadEnd, Refusal):
        return


async def end(table: Table) -> None:
    """The judge declares it, and throws what dice that needs."""
    await table.desk(JUDGE, "end", {"end": True})
    for throw in range(40):
        if table.theatre.open:
            return
        cards = orjson.loads(await table.seen(JUDGE))["set"]["queue"]
        await table.desk(JUDGE, f"last{throw}", {"roll": cards[0]["key"]})


async def track(table: Table, seat: str) -> dict[int, dict[str, bytes]]:
    """A seat's whole reel, wound off as a client does it."""
    found: dict[int, dict[str, bytes]] = {}
    index = orjson.loads(await table.theatre.index(seat))
    for number in range(-(-index["n"] // index["size"])):
        parts: dict[str, bytes] = {}
        for frame in orjson.loads(await table.theatre.reel(seat, number)):
            assert frame["base"] == (frame["n"] - 1 if parts else None)
            parts = {key: data for key, data in parts.items() if key not in frame["drop"]}
            parts |= {key: encode(value) for key, value in frame["set"].items()}
            found[frame["n"]] = parts
    assert sorted(found) == list(range(1, index["n"] + 1))
    return found


async def compared(taped: Recorded) -> int:
    """At every moment the theatre shows each seat what its socket had; how often that was looked at."""
    looked = 0
    for seat in taped.table.theatre.tracks:
        reel = await track(taped.table, seat)
        for (whose, n), parts in taped.had.items():
            if whose == seat:
                assert reel[n] == parts, (seat, n)
                looked += 1
    return looked


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.fault("R98")
async def test_what_a_seat_had_at_a_moment_is_what_the_theatre_shows(number: int, tmp_path: Path) -> None:
    dealt = deal(number)
    hall = Hall(Store(f"sqlite:///{tmp_path}/games.db"), open_system)
    new = NewGame(dealt.bundle, dealt.seats, dealt.config, judge=True, modes={"*": "automatic"})
    table = await hall.create(new)
    taped = await seated(table, JUDGE, OBSERVER)
    await play(taped, f"theatre {number}")
    for seat in taped.guests:
        with pytest.raises(Rejected, match="theatre-shut"):
            await table.theatre.index(seat)
    await end(table)
    await taped.look()
    assert await compared(taped) > 3 * DECISIONS
    assert not hall.faults()
    await hall.close()


@pytest.mark.parametrize("number", WHOLE)
@pytest.mark.fault("R98")
async def test_a_whole_game_is_shown_from_its_beginning_to_its_end(number: int, tmp_path: Path) -> None:
    dealt = deal(number)
    hall = Hall(Store(f"sqlite:///{tmp_path}/games.db"), open_system)
    config = {**dealt.config, "round-limit": ROUNDS}
    table = await hall.create(
        NewGame(dealt.bundle, dealt.seats, config, judge=False, modes={"*": "automatic"})
    )
    taped = await seated(table, OBSERVER)
    await play_to_the_end(taped, f"whole {number}")
    assert taped.guests[OBSERVER].view["public"]["phase"] == "over"
    moments = {n for _, n in taped.had}
    assert await compared(taped) == len(moments) * len(table.ledger.setup.players)
    assert not hall.faults()
    await hall.close()
