"""The seat's cookie: one for each seat in this browser, told apart by its path."""

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from artifact_server.core.errors import Rejected
from artifact_server.table import Table
from artifact_server.web.front import front_of

COOKIE = "seat"
KEPT = 180 * 24 * 3600


def hold(request: Request, response: Response, game: str, seat: str, token: str) -> None:
    """This browser holds the seat from now on. Other seats in the same browser are left alone."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=KEPT,
        path=f"/g/{game}/{seat}",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def let_go(response: Response, game: str, seat: str) -> None:
    response.delete_cookie(COOKIE, path=f"/g/{game}/{seat}", httponly=True, samesite="lax")


async def holds(connection: HTTPConnection, game: str, seat: str) -> bool:
    """Whether the browser that asks holds this seat of this game."""
    token = connection.cookies.get(COOKIE, "")
    return bool(token) and await front_of(connection).hall.whose(token) == (game, seat)


async def held(connection: HTTPConnection, game: str, seat: str) -> Table:
    """The table, for whoever holds this seat. Others are not even told whether there is such a game."""
    if not await holds(connection, game, seat):
        raise Rejected("no-seat-here")
    return await front_of(connection).hall.open(game)
