"""All live games of this process: make, open, import, unload."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed, Refusal, Rejected
from artifact_server.core.game import GameSystem
from artifact_server.core.remembered import forget
from artifact_server.store import Entry, Game, GameLine, Saved, Store, read_file, write_file
from artifact_server.table.begun import finished, unheard
from artifact_server.table.codes import new_code
from artifact_server.table.dice import Dice, HashedDice
from artifact_server.table.door import Play
from artifact_server.table.ledger import Ledger
from artifact_server.table.live import Table
from artifact_server.table.loop import BEGIN, Loop
from artifact_server.table.people import new_token
from artifact_server.table.presence import Presence
from artifact_server.table.rehearsal import rehearse
from artifact_server.table.setup import NewGame, Setup, Times
from artifact_server.table.tablefacts import Imported, Pending

log = logging.getLogger(__name__)

Opener = Callable[[Bundle], GameSystem]
DiceMaker = Callable[[Game], Dice]

IDLE_SECONDS = 600


@dataclass(frozen=True, slots=True)
class Mint:
    """What is given by chance: to a new game its id, its join code, the secret of its dice; to each link its token."""

    id: Callable[[], str] = lambda: secrets.token_hex(8)
    code: Callable[[], str] = new_code
    secret: Callable[[], str] = lambda: secrets.token_hex(32)
    token: Callable[[], str] = new_token


_TRIES = 20


def hashed_dice(game: Game) -> Dice:
    """The dice of a game that nobody has loaded."""
    return HashedDice(game.secret)


class Hall:
    """Holds the store and the opener (bundle → GameSystem), both given by the composition root.

    One that is `warm` has a system work out all that it will look up before anybody sits down to a game. `play` plays the
    seats that are a bot's.
    """

    def __init__(
        self,
        store: Store,
        opener: Opener,
        times: Times | None = None,
        dice: DiceMaker = hashed_dice,
        mint: Mint | None = None,
        *,
        warm: bool = False,
        play: Play | None = None,
    ) -> None:
        self.store, self.opener = store, opener
        self._warm, self._opening, self._play = warm, asyncio.Lock(), play
        self._times, self._dice, self._mint = times or Times(), dice, mint or Mint()
        self._tables: dict[str, asyncio.Task[Table]] = {}
        self._ticking: asyncio.Task[None] | None = None
        self._reading: set[asyncio.Task[None]] = set()
        self._presence = Presence(store, self._times.clock)

    async def start(self) -> None:
        """Begin to tick (clocks, idle games) and to follow what other processes write."""
        self.store.follow(self._hear)
        self._ticking = asyncio.create_task(self._tick_on())

    async def close(self) -> None:
        """Stop ticking, close screens, close the store."""
        if self._ticking is not None:
            self._ticking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ticking
        for game in list(self._tables):
            await self.unload(game)
        await self.store.close()

    async def create(self, new: NewGame) -> Table:
        """Make a game: saved, begun, live. Raises what its system has against it; then nothing is made."""
        bundle = new.bundle
        setup = Setup(
            seats=new.seats,
            config=new.config,
            judge=new.judge,
            modes=new.modes,
            clock=new.clock,
            deal=new.deal,
            slot=new.slot,
            deals=new.deals,
        )
        game = Game(
            id=self._mint.id(),
            code="",
            system=bundle.system,
            scenario=bundle.id,
            files=dict(bundle.files),
            setup=setup.model_dump(mode="json"),
            secret=self._mint.secret(),
            created=int(self._times.clock()),
        )
        await self._try_to_begin(game)
        return await self._add(Saved(game))

    async def open(self, game: str) -> Table:
        """The live game, loaded if need be. Raises Malformed("no-such-game")."""
        if (task := self._tables.get(game)) is None or _failed(task):
            task = self._tables[game] = asyncio.create_task(self._load(game))
        try:
            table = await finished(task)
        except Exception:
            if self._tables.get(game) is task:
                del self._tables[game]
            raise
        table.acts.touch()
        return table

    async def by_code(self, code: str) -> Table:
        """The game with this join code. Raises Malformed("bad-code")."""
        if (game := await self.store.id_of_code(code)) is None:
            raise Malformed("bad-code")
        return await self.open(game)

    async def games(self) -> list[GameLine]:
        """All games in the store, newest first."""
        return await self.store.games()

    async def whose(self, token: str) -> tuple[str, str] | None:
        """(game, seat) of a link's or cookie's token, or None if it has ended or never was."""
        return await self.store.whose(token)

    def faults(self) -> list[Exception]:
        """What went wrong in games that could not go on by themselves."""
        tables = [task.result() for task in self._tables.values() if _ready(task)]
        return [table.fault for table in tables if table.fault is not None]

    def busy(self) -> tuple[int, int]:
        """How many games are in memory, and how many screens look at them."""
        tables = [task.result() for task in self._tables.values() if _ready(task)]
        return len(tables), sum(table.outbox.open_screens() for table in tables)

    def bundles(self) -> list[Bundle]:
        """The scenarios of the games in memory, with drawings as they are played now."""
        # Bots ask from threads of their own, while games come and go.
        return [task.result().library.bundle for task in list(self._tables.values()) if _ready(task)]

    async def unload(self, game: str) -> None:
        """Let a game leave memory (it stays in the store)."""
        if (task := self._tables.pop(game, None)) is not None and not _failed(task):
            try:
                await (await task).stop()
            finally:
                forget()

    async def export(self, game: str) -> bytes:
        """A whole game as JSON lines with a checksum; never links, tokens or the dice secret."""
        if (saved := await self.store.whole(game)) is None:
            raise Malformed("no-such-game")
        return write_file(saved)

    async def import_game(self, data: bytes) -> Table:
        """The game in an exported file. Raises Malformed; nothing half made."""
        saved = read_file(data, self._mint.secret())
        if await self.store.game(saved.game.id) is not None:
            raise Malformed("file-twice")
        await self._try_to_replay(saved)
        fact = Imported().model_dump(mode="json")
        entry = Entry(len(saved.entries) + 1, "", None, fact, int(self._times.clock()))
        return await self._add(replace(saved, entries=[*saved.entries, entry]))

    async def _add(self, saved: Saved) -> Table:
        """Save a game under a code that no other has."""
        for attempt in range(_TRIES):
            code = saved.game.code if saved.game.code and not attempt else self._mint.code()
            if await self.store.add_game(replace(saved, game=replace(saved.game, code=code))):
                return await self.open(saved.game.id)
            if await self.store.game(saved.game.id) is not None:
                raise Malformed("file-twice")
        raise Rejected("store-busy")

    async def system(self, bundle: Bundle) -> GameSystem:
        """The rules of a scenario. Reading it takes long, so it is done beside the loop: no other table waits."""
        async with self._opening:
            return await asyncio.to_thread(self._opened, bundle)

    def _opened(self, bundle: Bundle) -> GameSystem:
        system = self.opener(bundle)
        prepare = getattr(system, "prepare", None)
        if self._warm and prepare is not None:
            prepare()
        return system

    async def _ledger(self, game: Game) -> Ledger:
        system = await self.system(Bundle(game.system, game.scenario, game.files))
        return Ledger(self.store, game, system, self._times.clock)

    async def _load(self, id: str) -> Table:
        if (game := await self.store.game(id)) is None:
            raise Malformed("no-such-game")
        table = Table(await self._ledger(game), self._dice(game), self._times, self._mint.token)
        await table.start()
        return table

    async def _try_to_begin(self, game: Game) -> None:
        """Whether it can be begun at all, before anything is saved."""
        loop = Loop(await self._ledger(game), HashedDice(game.secret))
        loop.work(Pending(seat=BEGIN.to, order_id=BEGIN.id, prompt=BEGIN.id, kind=BEGIN.kind, orders=()))

    async def _try_to_replay(self, saved: Saved) -> None:
        """Whether every row of a file can be read and folded, before anything is saved."""
        game = saved.game
        system = await self.system(Bundle(game.system, game.scenario, game.files))
        try:
            await asyncio.to_thread(rehearse, system, saved)
        except Refusal:
            raise
        except Exception as error:
            raise Malformed("file-broken") from error

    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(1)
            try:
                await self.tick()
            except Exception:
                log.exception("a tick went wrong")

    async def tick(self) -> None:
        """Once a second: clocks, what others wrote, games that nobody looks at."""
        live = {game: task.result() for game, task in self._tables.items() if _ready(task)}
        shared = self.store.shared and bool(live)
        heads = await self.store.heads(list(live)) if shared else {}
        await asyncio.gather(
            *(self._tick_at(table, *heads.get(game, (0, 0))) for game, table in live.items())
        )
        if shared:
            await self._presence.tell(live)

    async def _tick_at(self, table: Table, n: int, entry: int) -> None:
        """What goes slowly or wrong in one game is no other's affair."""
        try:
            # Hints of what others wrote get lost, so the numbers are compared too.
            if table.ledger.is_behind(n, entry):
                await table.read_on(n, entry)
            await table.tick()
            if self._play is not None:
                await self._play_bots(table, self._play)
            if table.idle() > IDLE_SECONDS:
                await self.unload(table.id)
        except Exception:
            log.exception("a tick of game %s went wrong", table.id)

    async def _play_bots(self, table: Table, play: Play) -> None:
        """A bot that goes wrong is its own table's trouble: the others go on."""
        try:
            await table.bots.tick(play)
        except Exception:
            log.exception("a bot of game %s went wrong", table.id)

    def _hear(self, game: str, n: int, entry: int) -> None:
        """Some process, perhaps this one, has saved something."""
        task = self._tables.get(game)
        if task is not None and _ready(task) and task.result().ledger.is_behind(n, entry):
            reading = asyncio.create_task(task.result().read_on(n, entry))
            self._reading.add(reading)
            reading.add_done_callback(self._reading.discard)
            reading.add_done_callback(unheard)


def _ready(task: "asyncio.Task[Table]") -> bool:
    return task.done() and not _failed(task)


def _failed(task: "asyncio.Task[Table]") -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
