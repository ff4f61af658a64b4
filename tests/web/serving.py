"""A real server on a free port, for as long as a test needs it."""

import gc
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import uvicorn
from starlette.types import ASGIApp
from websockets.sync.client import ClientConnection, connect

from artifact_server.app import configure, listen


class Server:
    """Where it is, and how to talk to it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.host = f"127.0.0.1:{port}"
        self.base = f"http://{self.host}"
        self.open = ExitStack()
        self.http = self.browser()

    def browser(self) -> httpx.Client:
        """A browser of its own: its cookies are nobody else's."""
        return self.open.enter_context(httpx.Client(base_url=self.base, timeout=20))

    def socket(
        self, path: str, *, origin: str | None = None, host: str = "", cookie: str = ""
    ) -> ClientConnection:
        """A socket; with `host`, by a name that somebody pointed at this server."""
        connection = connect(
            f"ws://{host or self.host}{path}",
            sock=socket.create_connection(("127.0.0.1", self.port)),
            origin=origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie} if cookie else {},
            compression=None,
            close_timeout=1,
            max_queue=4,
        )
        return self.open.enter_context(connection)


@contextmanager
def serving(web: ASGIApp, tls: tuple[Path, Path] | None = None) -> Iterator[Server]:
    """While it is served. A server that starts tells the collector to look more seldom; afterwards it looks as before."""
    threshold, listener = gc.get_threshold(), listen("127.0.0.1", 0)
    server = uvicorn.Server(configure(web, tls))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    client = Server(listener.getsockname()[1])
    try:
        with client.open:
            yield client
    finally:
        server.should_exit = True
        thread.join(20)
        gc.unfreeze()
        gc.set_threshold(*threshold)
        assert not thread.is_alive()
