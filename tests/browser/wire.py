"""What went over a page's sockets, by the browser's own account: every text that arrived, folded into the view."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocket

LISTENER = Path(__file__).with_name("wire.js")
"""Lets a page say whether all that it asked is answered and drawn."""
PATIENCE = 60.0
QUIET = "() => [...unanswered.values()].every(kind => kind === 'judging' || kind === 'keep')"


class Wire:
    """One page's line to the table, over all its reloads and reconnections."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.parts: dict[str, Any] = {}
        self.form: dict[str, Any] = {}
        """The newest form that was sent to it."""
        self.chosen: dict[str, Any] = {}
        """What it has chosen so far, as it last asked about."""
        self.refused: list[dict[str, Any]] = []
        """Orders that the table did not take."""
        self._orders: set[str] = set()
        self.lines = 0
        page.add_init_script(path=LISTENER)
        page.on("websocket", self._opened)

    def settled(self) -> None:
        """Returns when whatever the page has asked is answered and drawn."""
        self.page.wait_for_function(QUIET)

    def until(self, holds: Callable[[], bool], else_: Callable[[], str]) -> None:
        """Wait for something to come about."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, else_()
            self.page.wait_for_timeout(20)

    def ever(self, words: str) -> bool:
        """Whether anything that ever arrived holds these words."""
        return any(words.lower() in text.lower() for text in self.heard)

    def _opened(self, socket: WebSocket) -> None:
        self.lines += 1
        socket.on("framereceived", self._received)
        socket.on("framesent", self._sent)

    def _received(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        message = json.loads(text)
        if message["kind"] != "pong":
            self.heard.append(text)
        match message["kind"]:
            case "view":
                before = {} if message["base"] is None else self.parts
                kept = {key: part for key, part in before.items() if key not in message["drop"]}
                self.parts = {**kept, **message["set"]}
            case "form":
                self.form = message["form"]
            case "refused" if message["id"] in self._orders:
                self.refused.append(message)

    def _sent(self, text: str | bytes) -> None:
        message = json.loads(text)
        match message["kind"]:
            case "form":
                self.chosen = message["chosen"]
            case "order":
                self._orders.add(message["id"])
