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


async def play(table: Table, seed: str) -> Recorded:
    """Wanderers play; once the judge takes some of it back."""
    taped, bot = Recorded(table), Wanderer(seed)
    players = table.ledger.setup.players
    for seat in (*players, JUDGE, OBSERVER):
        taped.guests[seat] = await sit(table, seat)
    await taped.look()
    for turn in range(DECISIONS):
        if turn == DECISIONS // 2 and table.ledger.standing.n > 12:
            await table.desk(JUDGE, "back", {"rewind": table.ledger.standing.n - 4})
            await taped.look()
        asked = [seat for seat in players if bot.prompt(taped.guests[seat].view)]
        seat = asked[turn % len(asked)]
        await answer(table, taped.guests[seat], bot, f"{seat}{turn}")
        await taped.look()
    return taped


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


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.fault("R98")
async def test_what_a_seat_had_at_a_moment_is_what_the_theatre_shows(number: int, tmp_path: Path) -> None:
    dealt = deal(number)
    hall = Hall(Store(f"sqlite:///{tmp_path}/games.db"), open_system)
    new = NewGame(dealt.bundle, dealt.seats, dealt.config, judge=True, modes={"*": "automatic"})
    table = await hall.create(new)
    taped = await play(table, f"theatre {number}")
    for seat in taped.guests:
        with pytest.raises(Rejected, match="theatre-shut"):
            await table.theatre.index(seat)
    await end(table)
    await taped.look()
    compared = 0
    for seat in table.theatre.tracks:
        reel = await track(table, seat)
        for (whose, n), parts in taped.had.items():
            if whose == seat:
                assert reel[n] == parts, (seat, n)
                compared += 1
    assert compared > 3 * DECISIONS
    assert not hall.faults()
    await hall.close()
