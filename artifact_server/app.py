"""The composition root: the only place that knows everyone."""

import asyncio
import gc
import logging
import signal
import socket
import ssl
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import nullcontext, suppress
from functools import cache
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from jinja2 import Environment
from starlette.types import ASGIApp

from artifact_server.bots.customs import Guide, read_customs
from artifact_server.bots.player import Players
from artifact_server.bots.steady import Steady
from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed, Refusal, Rejected
from artifact_server.core.toml import NotToml, read_toml
from artifact_server.house import house
from artifact_server.scenario import Shelf
from artifact_server.settings import Settings
from artifact_server.store import Store, alone
from artifact_server.systems import open_system, printed_plan
from artifact_server.table import Dice, Hall, LoadedDice
from artifact_server.table.hall import hashed_dice
from artifact_server.web import Assets, Front, Hosts, create_web, templates_in
from artifact_server.web.brisk import Bounded, Brisk, said_by_us
from artifact_server.web.pace import Clock, Paces
from artifact_server.words import Catalogues

if sys.platform != "win32":
    import resource

Ready = Callable[[], Awaitable[None]]

PING = 20.0
PONG_WITHIN = 15.0
MOST_FRAME = 262_144
BACKLOG = 2048
CLOSING = 5
# Views are made and dropped by the thousand and hold hardly any cycles. Everybody waits while the collector looks at what is
# new, so it looks often, and at little; all that is in memory is seldom looked through.
RARELY = (700, 5_000, 10)


def open_hall(settings: Settings, *, warm: bool = False) -> Hall:
    """The hall with its journal; `warm` if it is to serve. Raises Refusal if the journal cannot be opened."""
    if not settings.url:
        try:
            settings.data.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise Rejected("data-folder", folder=str(settings.data), fault=fault.strerror or "") from None
    loaded = loaded_dice(settings.dice)
    dice = (lambda _: loaded) if loaded else hashed_dice
    atlas = Atlas()
    bots = Players(lambda well, deals, lots: Steady(lots, well, atlas.find, deals=deals))
    hall = Hall(Store(settings.database), open_system, dice=dice, warm=warm, play=bots)
    atlas.bundles = hall.bundles
    return hall


class Atlas:
    """The printed maps of the games in memory, and what their bots go by, as bots look them up."""

    def __init__(self) -> None:
        self.bundles: Callable[[], Iterable[Bundle]] = tuple
        self._guides: dict[str, Guide] = {}

    def find(self, digest: str) -> Guide | None:
        """The map of this digest, if a game is played on it."""
        if digest not in self._guides:
            plans = ((printed_plan(bundle), bundle) for bundle in self.bundles())
            self._guides = {
                p.digest: Guide(p, read_customs(b.files, b.id)) for p, b in plans if p is not None
            }
        return self._guides.get(digest)


def open_shelf(settings: Settings) -> Shelf:
    return _shelf(settings.scenarios or house("scenarios"))


@cache
def _shelf(folder: Path) -> Shelf:
    """It sees for itself when a file in it changes."""
    return Shelf(folder)


@cache
def catalogues() -> Catalogues:
    """The words of this house, read once."""
    return Catalogues(house("static") / "words")


@cache
def _templates() -> Environment:
    return templates_in(house("web_templates"))


@cache
def _assets() -> Assets:
    return Assets(house("static"))


def open_front(settings: Settings, hall: Hall, ticks: Clock = time.monotonic) -> Front:
    """All that pages and sockets need at hand."""
    return Front(
        hall=hall,
        shelf=open_shelf(settings),
        catalogues=catalogues(),
        assets=_assets(),
        hosts=Hosts(settings.known_as()),
        templates=_templates(),
        host=settings.hosts()[0],
        paces=Paces(ticks),
        public=settings.public.rstrip("/"),
        metrics=settings.metrics,
    )


def build(settings: Settings, ready: Ready | None = None) -> FastAPI:
    """The whole server as one ASGI application. `ready` is awaited when it can take games."""
    front = open_front(settings, open_hall(settings, warm=True))
    beside: set[asyncio.Task[None]] = set()

    async def started() -> None:
        warming = asyncio.create_task(warm_up(front))
        beside.add(warming)
        warming.add_done_callback(beside.discard)
        if settings.shared:
            # Other processes serve meanwhile: whoever comes here finds all at hand.
            await warming
        if ready is not None:
            await ready()
        settle()

    return create_web(front, started)


def web_of(hall: Hall, ticks: Clock) -> FastAPI:
    """The application over a hall that somebody else opens and closes, by a clock of his own."""
    return create_web(open_front(Settings(), hall, ticks))


async def warm_up(front: Front) -> None:
    """Open every scenario on the shelf once, so that whoever makes a game of it does not wait."""
    bundles, _ = await asyncio.to_thread(front.shelf.readable)
    for bundle in bundles:
        with suppress(Refusal):
            await front.hall.system(bundle)
    settle()


def serve(settings: Settings, ready: Ready | None = None) -> None:
    """Serve until told to stop. Raises Rejected if the port or the folder cannot be had."""
    if settings.tls:
        check_tls(*settings.tls)
    listener = listen(settings.host, settings.port, queue=not settings.shared)
    web = build(settings, ready)
    # Whoever pressed Ctrl-C, or had the system end it, has got what he wanted.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    open_many_files()
    with nullcontext() if settings.url else alone(settings.data), suppress(KeyboardInterrupt):
        uvicorn.Server(configure(web, settings.tls)).run(sockets=[listener])


def configure(web: ASGIApp, tls: tuple[Path, Path] | None = None) -> uvicorn.Config:
    """How the application is served: strict in size, silent in the log, with a heartbeat on every socket."""
    # It would write a line for each form that somebody sends in pieces that are none.
    logging.getLogger("python_multipart").setLevel(logging.CRITICAL)
    logging.getLogger("uvicorn.error").addFilter(said_by_us)
    return uvicorn.Config(
        web,
        http=Brisk,
        ws=Bounded,
        backlog=BACKLOG,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG_WITHIN,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=CLOSING,
        log_level="warning",
        # Addresses hold the secrets of seats: none of them goes into a log.
        access_log=False,
        server_header=False,
        ssl_certfile=tls[0] if tls else None,
        ssl_keyfile=str(tls[1]) if tls else None,
    )


def check_tls(cert: Path, key: Path) -> None:
    """Raises Rejected if these two files cannot be used."""
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(cert, key)
    except (OSError, ssl.SSLError) as fault:
        raise Rejected("tls-unreadable", cert=str(cert), key=str(key), fault=str(fault)) from None


def listen(host: str, port: int, *, queue: bool = True) -> socket.socket:
    """A socket that callers may queue at from now on, or that turns them away to other processes until it is served.

    Raises Rejected if it cannot be had.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        if queue:
            listener.listen(BACKLOG)
    except OSError as fault:
        listener.close()
        raise Rejected("port-taken", host=host, port=str(port), fault=fault.strerror or "") from None
    return listener


def open_many_files() -> None:
    """Every screen is an open file; usually a process may have a thousand, and many more if it asks."""
    if sys.platform == "win32":
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def settle() -> None:
    """What is in memory now stays there: the collector need not look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def loaded_dice(path: Path | None) -> Dice | None:
    """Dice that fall as a file says (for tests): `sequence`, and lists by purpose under `[by]`, in TOML."""
    if path is None:
        return None
    try:
        loads = read_toml(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, NotToml) as fault:
        raise Malformed("dice-unreadable", file=str(path), fault=str(fault)) from None
    return LoadedDice(loads.get("by", {}), loads.get("sequence", ()))
