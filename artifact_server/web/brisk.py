"""A browser's line: who takes too long to say what he wants is hung up on, or a few hundred such would keep all others out."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE = 20.0
"""Seconds for a whole request, from the call or from its first sign."""


class Brisk(HttpToolsProtocol):
    """As usual, but not for ever."""

    _alarm: asyncio.TimerHandle

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._alarm = self.loop.call_later(PATIENCE, transport.close)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._alarm.cancel()
        self._alarm = self.loop.call_later(PATIENCE, self.transport.close)

    def on_message_complete(self) -> None:
        self._alarm.cancel()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._alarm.cancel()
        super().connection_lost(exc)
