"""The web application: its addresses, its gate, and what is said when something goes wrong."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response

from artifact_server.core.errors import Malformed, Refusal, Rejected
from artifact_server.web import language, links, lobby, opening, operating, paper, screens, theatre
from artifact_server.web.front import Front, front_of
from artifact_server.web.guard import Guard
from artifact_server.web.socket import socket

STATUS = {
    "no-seat-here": 403,
    "judge-only": 403,
    "theatre-shut": 403,
    "link-ended": 404,
    "bad-code": 404,
    "no-such-reel": 404,
    "too-many-tries": 429,
}


Started = Callable[[], Awaitable[None]]


def create_web(front: Front, started: Started | None = None) -> FastAPI:
    """The ASGI application. Its hall opens and closes with it; `started` is awaited in between."""
    app = FastAPI(title="artifact-server", openapi_url=None, lifespan=_life(front, started))
    app.state.front = front
    app.add_middleware(Guard, hosts=front.hosts, broken=front.broken, socket=socket)
    for part in (lobby, opening, language, links, screens, paper, theatre, operating):
        app.include_router(part.router)
    _files(app)
    _errors(app)
    return app


def _life(front: Front, started: Started | None) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await front.hall.start()
        try:
            if started is not None:
                await started()
            yield
        finally:
            await front.hall.close()

    return life


def _files(app: FastAPI) -> None:
    @app.api_route("/static/{digest}/{name:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def static(request: Request, digest: str, name: str) -> Response:
        """A static file."""
        found = front_of(request).assets.response(digest, name)
        return found or Response("Not found", status_code=404, media_type="text/plain")

    @app.get("/favicon.ico")
    async def icon(request: Request) -> Response:
        """For browsers that ask without having read the page."""
        return RedirectResponse(front_of(request).assets.url("look/icon.svg"))

    @app.get("/plan/{digest}.json")
    async def plan(request: Request, digest: str) -> Response:
        """The printed map of a scenario."""
        picture = await front_of(request).picture(digest)
        if picture is None:
            return Response("{}", status_code=404, media_type="application/json")
        keep = {"Cache-Control": "public, max-age=31536000, immutable"}
        return Response(picture, media_type="application/json", headers=keep)


def _errors(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refusal(request: Request, fault: Refusal) -> HTMLResponse:
        return front_of(request).refused(request, fault, status=STATUS.get(fault.code))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, fault: HTTPException) -> HTMLResponse:
        code = {404: "page-not-found", 405: "method-not-allowed"}.get(fault.status_code, "page-refused")
        return front_of(request).refused(request, Rejected(code), status=fault.status_code)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, fault: RequestValidationError) -> HTMLResponse:
        name = str(fault.errors()[0]["loc"][-1])
        return front_of(request).refused(request, Malformed("form-incomplete", name=name), status=422)
