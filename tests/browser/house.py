"""A real server inside the test, so that players without screens can give their orders while the judge works at his."""

import asyncio
import threading
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any, TypeVar

import orjson
import uvicorn

from artifact_server.app import catalogues, configure, listen, open_shelf
from artifact_server.core.bundle import Bundle
from artifact_server.core.seats import JUDGE
from artifact_server.house import house
from artifact_server.referee.play import nested
from artifact_server.referee.script import Line
from artifact_server.scenario import read_card
from artifact_server.settings import Settings
from artifact_server.store import Store
from artifact_server.systems import open_system
from artifact_server.table import Hall, NewGame, Table, Times
from artifact_server.table.door import Play
from artifact_server.table.hall import Mint
from artifact_server.web import Assets, Front, Hosts, create_web, templates_in
from tests.browser.server import NAME

T = TypeVar("T")
PATIENCE = 60
LOT = "the same every evening"
"""What all hidden dice and lots of these games follow from."""


class OpenHouse:
    """The server in a thread of its own, and its one table."""

    def __init__(self, folder: Path, times: Times | None = None, play: Play | None = None) -> None:
        (folder / "data").mkdir(parents=True)
        settings = Settings(folder / "data", host="127.0.0.1", names=(NAME,))
        mint = Mint(id=lambda: "evening", code=lambda: "KESTREL-42T", secret=lambda: LOT)
        self.listener = listen("127.0.0.1", 0)
        self.port = int(self.listener.getsockname()[1])
        self.address = f"http://{NAME}:{self.port}"
        self.front = Front(
            hall=Hall(Store(settings.database), open_system, times, mint=mint, warm=True, play=play),
            shelf=open_shelf(settings),
            catalogues=catalogues(),
            assets=Assets(house("static")),
            hosts=Hosts((NAME,)),
            templates=templates_in(house("web_templates")),
        )
        self._up = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._number = 0

    def start(self) -> None:
        self._thread.start()
        assert self._up.wait(PATIENCE), "the server does not come up"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        async def ready() -> None:
            self._loop = asyncio.get_running_loop()
            self._up.set()

        self._server = uvicorn.Server(configure(create_web(self.front, ready)))
        self._server.run(sockets=[self.listener])

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Have it done where the tables live."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    # --- the table --------------------------------------------------------------------------------
    def lay(
        self, players: int, config: Mapping[str, Any], modes: Mapping[str, str], *, clock: int = 0
    ) -> str:
        """A table with a judge for so many people; returns his link."""
        bundle: Bundle = self.front.shelf.find("feynman")
        card = read_card(bundle)
        opening = card.opening(next(mix for mix in card.mixes if mix.players == players).seats, {})
        new = NewGame(bundle, opening.seats, {**opening.config, **config}, True, modes, clock)
        self.table: Table = self.call(self.front.hall.create(new))
        for seat in opening.seats:
            self.call(self.table.join(seat.id, f"Player {seat.id}"))
        token = self.call(self.table.join(JUDGE, "Ruth"))
        return f"{self.address}/s/{token}"

    def give(self, line: Line) -> None:
        """An order as a script has it. Returns when it is taken in: by hand it then waits for the judge."""
        seat, kind, *rest = line.words
        self.call(self._give(seat, kind, rest[0] if rest else "", nested(line.named)))

    async def _give(self, seat: str, kind: str, form: str, fields: dict[str, Any]) -> None:
        self._number += 1
        prompt = self._prompt(seat, form)
        order: Mapping[str, Any] = {"kind": kind, **fields}
        if kind == "form":
            filled = (await self.table.form(seat, prompt, fields)).order
            assert filled is not None, f"{seat}: the form {form} is still open"
            order = filled
        await self.table.submit(seat, f"order-{self._number}", prompt, dict(order))

    def is_asked(self, seat: str, kind: str) -> bool:
        """Whether the game waits for that: where nobody could declare, a turn begins with its actions."""
        return any(p.to == seat and p.kind == kind for p in self.table.loop.awaiting())

    def _prompt(self, seat: str, kind: str) -> str:
        mine = [p for p in self.table.loop.awaiting() if p.to == seat and kind in ("", p.kind)]
        assert mine, f"{seat} is asked nothing"
        return min(mine, key=lambda p: p.optional).id

    def view(self, seat: str) -> dict[str, Any]:
        """A seat's view, as its own screen has it."""
        return dict(orjson.loads(self.call(self.table.seen(seat)))["set"])
