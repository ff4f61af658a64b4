"""A screen's mailbox: one place for the newest view, and a short queue for answers that are never dropped."""

import asyncio
from dataclasses import dataclass, field

from artifact_server.table.frames import Parts, encode, frame

MOST_ANSWERS = 100
"""A screen that lets so many answers lie reads nothing any more."""


@dataclass(slots=True)
class Sheet:
    """The newest view of one seat; `n` counts the views of this seat alone."""

    n: int = 0
    parts: Parts = field(default_factory=dict)


class Screen:
    """One browser window at one seat: `while (data := await screen.next()) is not None: send(data)`."""

    def __init__(self, seat: str, sheet: Sheet) -> None:
        self.seat = seat
        self.open = True
        self._sheet = sheet
        self._base: int | None = None
        self._held: Parts = {}
        self._current = False
        self._answers: list[bytes] = []
        self._wake = asyncio.Event()

    @property
    def ready(self) -> bool:
        """Whether `next` has something at once."""
        return bool(self._answers) or not self.open or not self._current

    async def next(self) -> bytes | None:
        """The next message as JSON bytes, answers before views; None once the screen is closed."""
        while True:
            if self._answers:
                return self._answers.pop(0)
            if not self.open:
                return None
            if not self._current:
                return self._frame()
            self._wake.clear()
            await self._wake.wait()

    def answer(self, message: object) -> None:
        """Queue an answer (a dict; Words and forms inside are encoded). A screen that reads nothing is cut."""
        if not self.open:
            return
        if len(self._answers) >= MOST_ANSWERS:
            self._answers.clear()
            self.close()
            return
        self._answers.append(encode(message))
        self._wake.set()

    def hello(self, n: int | None) -> None:
        """The client says which view it holds: nothing follows if that is the newest, else a whole view."""
        self._base, self._held, self._current = None, {}, False
        if n is not None and n == self._sheet.n:
            self._base, self._held, self._current = n, self._sheet.parts, True
        self._wake.set()

    def renew(self) -> None:
        """The seat has a newer view; whichever was still in the mailbox is skipped."""
        self._current = False
        self._wake.set()

    def close(self) -> None:
        """No more messages; `next` returns None when the queue is empty."""
        self.open = False
        self._wake.set()

    def _frame(self) -> bytes:
        sheet = self._sheet
        data = frame(sheet.n, self._base, self._held, sheet.parts)
        self._base, self._held, self._current = sheet.n, sheet.parts, True
        return data
