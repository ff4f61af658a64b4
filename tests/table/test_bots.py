"""Bots: a turn of theirs lasts the same time whatever it does, and tells nobody anything."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from artifact_server.app import open_hall
from artifact_server.bots.player import MOST, Players, Reason, Walk
from artifact_server.bots.wanderer import Wanderer
from artifact_server.core.errors import Malformed
from artifact_server.core.words import JSON, Words
from artifact_server.settings import Settings
from artifact_server.store import Store
from artifact_server.systems import open_system
from artifact_server.table import SLOT, STRENGTHS, Deals, Hall, Mint, Table, Times
from artifact_server.table.door import Door
from tests.artifact.table import fig
from tests.secrecy.playing import new_game
from tests.table.evening import Guest, Watch, evening, house_in, seated, sit

pytestmark = pytest.mark.anyio


class Idle:
    """Does nothing but what it must, at once."""

    def __init__(self, *orders: dict[str, Any]) -> None:
        self.orders = list(orders)

    async def talk(self, door: Door) -> None:
        raise AssertionError("nobody deals here")

    async def play(self, door: Door) -> None:
        view = await door.view()
        asked = [p["id"] for k, p in view.items() if k.startswith("prompt/") and not p["optional"]]
        if self.orders and asked and door.open:
            await door.order(asked[0], self.orders.pop(0))


def wanderer(seed: str | int) -> Callable[[str, str, str], Wanderer]:
    """However well it is to play."""
    return lambda strength, deals, lots: Wanderer(seed)


END = {"kind": "end_actions"}
STAY: Mapping[str, JSON] = {"kind": "declare", "intents": {}}


def station(tmp_path: Path, watch: Watch, play: Any) -> Hall:
    mint = Mint(lambda: "game", lambda: "CODE", lambda: "secret")
    return Hall(
        Store(f"sqlite:///{tmp_path}/games.db"), open_system, Times(watch, watch), mint=mint, play=play
    )


async def two_rooms(hall: Hall, *, judge: bool = False, slot: int = SLOT, deals: Deals = "none") -> Table:
    """P in one room of the hall, M behind the wall; it is M's turn."""
    people = [fig("P.H1", "X(1,1)"), fig("M.H1", "X(8,1)")]
    new = new_game("FX-HALL", "MP", {"situation": {"figure": people, "turn": "M"}})
    return await hall.create(replace(new, judge=judge, slot=slot, deals=deals))


async def pass_(hall: Hall, watch: Watch, guest: Guest, seconds: int) -> list[tuple[int, bytes]]:
    """Seconds go by; what came to a guest, and at which."""
    came: list[tuple[int, bytes]] = []
    for second in range(seconds):
        watch.pass_(1)
        await hall.tick()
        seen = len(guest.raw)
        await guest.read()
        came += [(second, data) for data in guest.raw[seen:]]
    return came


@pytest.mark.parametrize("orders", [[STAY, END], [STAY], []])
async def test_a_bots_turn_is_over_when_its_time_is_over_whatever_it_has_done(
    tmp_path: Path, orders: list[dict[str, Any]]
) -> None:
    watch = Watch()
    hall = station(tmp_path, watch, Idle(*orders))
    table = await two_rooms(hall)
    [p] = await seated(table, "P")
    await table.fill({"M": "steady"})
    await p.read()
    came = await pass_(hall, watch, p, SLOT)
    assert came == []
    assert p.view["public"]["turn"] == "M"
    [(second, _)] = await pass_(hall, watch, p, 1)
    assert (second, p.view["public"]["turn"]) == (0, "P")
    assert p.prompts == ["P1c-declare"]
    assert not hall.faults()
    await hall.close()


async def test_who_sat_there_before_has_used_up_no_id_of_the_bots(tmp_path: Path) -> None:
    watch = Watch()
    hall = station(tmp_path, watch, Idle(dict(STAY), END))
    table = await two_rooms(hall)
    await seated(table, "PM")
    for number in range(20):
        for id in (f"bot {number}", f"bot in M{number}"):
            await table.keep("M", id, "note", {"id": "n", "value": id})
    await table.leave("M")
    await table.fill({"M": "steady"})
    [p] = await seated(table, "P")
    await pass_(hall, watch, p, SLOT + 2)
    rows = [row for row in await hall.store.decisions(table.id) if row.seat == "M"]
    assert [row.order["orders"][0][1]["kind"] for row in rows] == ["declare", "end_actions"]
    await hall.close()


async def test_two_bots_that_do_different_things_cannot_be_told_apart(tmp_path: Path) -> None:
    tapes = []
    for seed in "abcdef":
        watch = Watch()
        hall = station(tmp_path / seed, watch, Players(wanderer(seed)))
        table = await two_rooms(hall)
        [p] = await seated(table, "P")
        await table.fill({"M": "steady"})
        await p.read()
        tapes.append(await pass_(hall, watch, p, SLOT + 2))
        assert len(await hall.store.decisions(table.id)) > 5
        assert not hall.faults()
        await hall.close()
    assert all(tape == tapes[0] for tape in tapes)
    assert tapes[0]


class Thinker:
    """Says why, and ends its turn; what it thinks hangs on how well it plays."""

    def __init__(self, strength: str, deals: str, lots: str) -> None:
        self.reasons = deque[Reason]()
        self.strength, self.deals, self.orders = strength, deals, [dict(STAY), dict(END)]

    def say(self, view: Mapping[str, JSON]) -> tuple[str, JSON] | None:
        return ("all", self.strength) if self.deals != "none" else None

    def prompt(self, view: Mapping[str, JSON]) -> str | None:
        return next(str(p["id"]) for k, p in view.items() if k.startswith("prompt/") and not p["optional"])

    def walk(self, view: Mapping[str, JSON]) -> Walk:
        yield {}
        for _ in range(len(self.strength)):
            self.reasons.append(Reason(1, "M.H1", Words.of(f"bot-thinks-{self.strength}")))
        return self.orders.pop(0)


async def test_only_the_judge_reads_how_well_a_bot_plays_and_why_it_does_what_it_does(tmp_path: Path) -> None:
    """Two worlds that differ in that: whoever else looks on gets the same bytes, at the same seconds."""
    tapes, judged = [], []
    for strength in STRENGTHS:
        watch = Watch()
        hall = station(tmp_path / strength, watch, Players(Thinker))
        table = await two_rooms(hall, judge=True)
        guests = await seated(table, "PMOJ")
        judge = guests.pop()
        await judge.do(bot="M", strength=strength)
        for guest in guests:
            await guest.read()
        came = [[] for _ in guests]  # type: list[list[tuple[int, bytes]]]
        for second in range(SLOT + 2):
            watch.pass_(1)
            await hall.tick()
            for tape, guest in zip(came, guests, strict=True):
                seen = len(guest.raw)
                await guest.read()
                # Whose seat it is sees its own turn.
                tape += [(second, data) for data in guest.raw[seen:]]
        await judge.read()
        tapes.append(came)
        judged.append(judge.view["bots"]["M"])
        assert not hall.faults()
        await hall.close()
    assert all(tape == tapes[0] for tape in tapes)
    assert all(all(came) for came in tapes)
    assert b"bot-thinks" not in b"".join(data for tape in tapes for came in tape for _, data in came)
    for strength, told in zip(STRENGTHS, judged, strict=True):
        assert told["strength"] == strength
        assert {why["words"]["code"] for why in told["reasons"]} == {f"bot-thinks-{strength}"}
        assert len(told["reasons"]) == 2 * len(strength)


async def test_what_a_bot_leaves_to_chance_outlasts_a_restart_and_is_its_seats_own(tmp_path: Path) -> None:
    """Whether it keeps its word hangs on that."""
    hall = station(tmp_path, Watch(), Players(Thinker))
    first = await two_rooms(hall)
    drawn = Door(first, "M").lots
    assert Door(first, "P").lots != drawn
    assert drawn not in first.ledger.game.secret
    await hall.close()
    again = station(tmp_path, Watch(), Players(Thinker))
    assert Door(await again.open(first.id), "M").lots == drawn
    await again.close()


async def test_nothing_is_written_down_where_nobody_judges(tmp_path: Path) -> None:
    watch = Watch()
    hall = station(tmp_path, watch, Players(Thinker))
    table = await two_rooms(hall)
    [p] = await seated(table, "P")
    await table.fill({"M": "sharp"})
    await pass_(hall, watch, p, SLOT + 1)
    assert table.ledger.record.reasons == {}
    await hall.close()


async def test_a_bot_is_made_to_play_otherwise_and_nobody_hears_of_it(hall: Hall) -> None:
    table = await hall.create(evening(judge=True))
    a, judge = await seated(table, "AJ")
    await judge.do(bot="B")
    await a.read()
    heard = len(a.raw)
    await judge.do(bot="B", strength="sharp")
    await a.read()
    assert len(a.raw) == heard
    assert table.ledger.record.bots == {"B": "sharp"}
    with pytest.raises(Malformed, match="bad-desk-act"):
        await judge.do(bot="B", strength="clever")


@pytest.mark.parametrize(("deals", "lines"), [("honest", ["steady", "steady"]), ("none", [])])
async def test_bots_say_a_line_a_turn_in_others_turns_as_soon_as_it_begins(
    tmp_path: Path, deals: Deals, lines: list[str]
) -> None:
    watch = Watch()
    hall = station(tmp_path, watch, Players(Thinker))
    table = await two_rooms(hall, deals=deals)
    [p] = await seated(table, "P")
    await table.fill({"M": "steady"})
    await pass_(hall, watch, p, SLOT + 2)
    said = [line["text"] for line in p.view["room/all"]["lines"]]
    assert said == lines[:1], "in its own turn it listens"
    await p.order("P1c-declare", **STAY)
    await p.order("P1c-act", **END)
    await pass_(hall, watch, p, 3)
    assert [line["text"] for line in p.view["room/all"]["lines"]] == lines[:1], "its own turn again"
    assert not hall.faults()
    await hall.close()


@pytest.mark.parametrize("slot", [4, 20])
async def test_a_table_may_agree_how_long_a_bots_turn_lasts(tmp_path: Path, slot: int) -> None:
    watch = Watch()
    hall = station(tmp_path, watch, Idle(dict(STAY), dict(END)))
    table = await two_rooms(hall, slot=slot)
    [p] = await seated(table, "P")
    await table.fill({"M": "steady"})
    await p.read()
    assert await pass_(hall, watch, p, slot) == []
    await pass_(hall, watch, p, 1)
    assert p.view["public"]["turn"] == "P"
    assert table.new.slot == slot
    await hall.close()


async def test_the_server_as_shipped_has_bots(tmp_path: Path) -> None:
    hall = open_hall(Settings(data=tmp_path))
    table = await two_rooms(hall)
    await seated(table, "P")
    await table.fill({"M": "steady"})
    before = table.ledger.standing.n
    await hall.tick()
    rows = await hall.store.decisions(table.id, before)
    assert rows
    assert {row.seat for row in rows} == {"M"}
    await hall.close()


async def test_a_bot_that_goes_wrong_stops_nothing_else(tmp_path: Path) -> None:
    class Broken(Idle):
        async def play(self, door: Door) -> None:
            raise ZeroDivisionError

    watch = Watch()
    hall = station(tmp_path, watch, Broken())
    table = await two_rooms(hall)
    p = await sit(table, "P")
    await table.fill({"M": "steady"})
    await pass_(hall, watch, p, SLOT + 1)
    assert p.view["public"]["turn"] == "P", "its turn passes all the same"
    await hall.close()


def test_a_house_does_not_remember_bots_without_end() -> None:
    players = Players(wanderer(1))

    class Doorway:
        open, seat, strength, deals, lots = False, "A", "steady", "none", ""

        def __init__(self, game: int) -> None:
            self.game = str(game)

    for game in range(MOST + 50):
        players._player(Doorway(game))  # type: ignore[arg-type]
    assert len(players._players) == MOST


async def test_no_bot_plays_while_nobody_is_there(tmp_path: Path) -> None:
    watch = Watch()
    hall = station(tmp_path, watch, Idle(dict(STAY)))
    table = await two_rooms(hall)
    await table.fill({"M": "steady"})
    before = table.ledger.standing.n
    for _ in range(SLOT + 2):
        watch.pass_(1)
        await hall.tick()
    assert table.ledger.standing.n == before
    await hall.close()


async def test_a_turn_that_was_begun_before_a_restart_lasts_no_longer(tmp_path: Path) -> None:
    watch = Watch()
    hall = station(tmp_path, watch, Idle(dict(STAY)))
    table = await two_rooms(hall)
    p = await sit(table, "P")
    await table.fill({"M": "steady"})
    await pass_(hall, watch, p, 6)
    await hall.close()
    hall = station(tmp_path, watch, Idle())
    table = await hall.open("game")
    p = await sit(table, "P")
    await pass_(hall, watch, p, SLOT - 5)
    assert p.view["public"]["turn"] == "P"
    await hall.close()


async def test_a_bots_turn_stands_still_while_the_table_does(tmp_path: Path) -> None:
    watch = Watch()
    hall = station(tmp_path, watch, Idle(dict(STAY), dict(END)))
    table = await two_rooms(hall)
    await table.join("P", "Ines", host=True)
    p = await sit(table, "P")
    await table.fill({"M": "steady"})
    await pass_(hall, watch, p, 4)
    await p.do(hold=True)
    await pass_(hall, watch, p, 60)
    await p.do(hold=False)
    await pass_(hall, watch, p, SLOT - 4)
    assert p.view["public"]["turn"] == "M"
    await pass_(hall, watch, p, 1)
    assert p.view["public"]["turn"] == "P"
    await hall.close()


async def test_a_turn_that_nobody_saw_the_end_of_begins_anew(tmp_path: Path) -> None:
    watch = Watch()
    bot = Idle()
    hall = station(tmp_path, watch, bot)
    table = await two_rooms(hall)
    p = await sit(table, "P")
    await table.fill({"M": "steady"})
    await pass_(hall, watch, p, 4)
    await table.detach(p.screen)
    await hall.tick()
    watch.pass_(600)
    p = await sit(table, "P")
    bot.orders = [dict(STAY), dict(END)]
    await pass_(hall, watch, p, SLOT)
    assert p.view["public"]["turn"] == "M"
    await pass_(hall, watch, p, 1)
    assert p.view["public"]["turn"] == "P"
    assert "turn-skipped" not in str(table.ledger.standing.state.known["M"].log)
    await hall.close()


async def test_who_takes_his_seat_back_has_his_own_time(tmp_path: Path) -> None:
    watch = Watch()
    hall = station(tmp_path, watch, Idle())
    table = await two_rooms(hall)
    m = await sit(table, "M")
    await table.fill({"M": "steady"})
    await pass_(hall, watch, m, 4)
    await m.do(bot="M", on=False)
    await pass_(hall, watch, m, 2 * SLOT)
    assert m.prompts == ["M1c-declare"]
    await hall.close()


async def test_a_bot_plays_any_game_by_its_forms(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    hall = house.hall(Players(wanderer("inn")))
    table = await hall.create(evening())
    await table.fill({"B": "steady", "C": "easy"})
    a = await sit(table, "A")
    await a.order("bid-1", kind="bid", coins=0)
    await pass_(hall, house.watch, a, 4 * SLOT)
    assert a.view["evening"]["night"] > 0
    assert len(await hall.store.decisions(table.id)) > 2
    assert not hall.faults()
    await hall.close()
