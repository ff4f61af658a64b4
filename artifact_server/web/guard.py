"""The gate in front of every address: known hosts, own pages only, small bodies, strict headers, no traces."""

from collections.abc import Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from artifact_server.web.hosts import Hosts

MOST_BODY = 64_000
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """ASGI middleware. What it turns away never reaches a page, and so is answered in plain text.

    Sockets part from pages here: what a page may need of the framework would stay in memory as long as a screen is open.
    """

    def __init__(
        self,
        app: ASGIApp,
        hosts: Hosts,
        broken: Callable[[Request, Exception], Response],
        socket: ASGIApp,
    ) -> None:
        self._app = app
        self._socket = socket
        self._hosts = hosts
        self._broken = broken

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if wrong := self._fault(scope):
            await _turn_away(scope, receive, send, wrong)
            return
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        strict = _Strict(send, Headers(scope=scope).get("host", ""))
        try:
            await self._app(scope, _Measured(receive), strict)
        except Exception as fault:
            response = self._broken(Request(scope), fault)
            if not strict.started:
                await response(scope, receive, strict)

    def _fault(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._hosts.known(host):
            return 421, "unknown-host: this server does not go by that name. Open it by its address."
        origin = headers.get("origin")
        if scope["type"] == "websocket":
            own = origin is None or self._hosts.same(origin, host)
            return None if own else (403, "foreign-origin: only this server's own pages may connect.")
        if scope["method"] not in SAFE and not self._own_form(headers, origin, host):
            return 403, "foreign-form: this form was sent from another site."
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > MOST_BODY:
            return 413, "too-large: that is more than this server takes at once."
        return None

    def _own_form(self, headers: Headers, origin: str | None, host: str) -> bool:
        """A browser names the origin of a form, or at least says whether it is ours; a tool sends neither."""
        if origin is not None:
            return self._hosts.same(origin, host)
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")


async def _turn_away(scope: Scope, receive: Receive, send: Send, fault: tuple[int, str]) -> None:
    status, words = fault
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    await PlainTextResponse(words, status_code=status)(scope, receive, send)


class _Measured:
    """Receives a body that does not say its length, up to the same limit."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._length = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._length += len(message.get("body", b""))
        if self._length > MOST_BODY:
            raise HTTPException(413)
        return message


class _Strict:
    """Sends every response with the same strict headers. A page that may be kept says so itself."""

    def __init__(self, send: Send, host: str) -> None:
        self._send = send
        self.started = False
        self._policy = (
            f"default-src 'self'; connect-src 'self' ws://{host} wss://{host}; object-src 'none'; "
            "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        )

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            headers = MutableHeaders(scope=message)
            headers.setdefault("Cache-Control", "no-store")
            headers["Content-Security-Policy"] = self._policy
            # Not "no-referrer": with that, browsers send our own forms with "Origin: null".
            headers["Referrer-Policy"] = "same-origin"
            headers["X-Content-Type-Options"] = "nosniff"
            headers["Cross-Origin-Resource-Policy"] = "same-origin"
        await self._send(message)
