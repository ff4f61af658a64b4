"""A browser's line: who takes too long to say what he wants, or reads nothing, is hung up on before he keeps others out."""

import asyncio
import logging

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PATIENCE = 20.0
"""Seconds for a whole request, from the call or from its first sign."""
MOST_UNREAD = 1 << 20
"""Bytes."""


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


class Bounded(WebSocketsSansIOProtocol):
    """A screen's socket. Each ping is answered; who sends them without end and reads no answer is cut."""

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()


def said_by_us(record: logging.LogRecord) -> bool:
    """Whether a line of the console is about us: what callers send that is no HTTP and no text fills it for nothing."""
    return not record.getMessage().startswith("Invalid ")
