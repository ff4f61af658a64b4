"""The theatre's door: a page for everybody of the table once the game is over, what it fetches, and the game in one file."""

import secrets
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse

from artifact_server.scenario import read_card
from artifact_server.table import Table
from artifact_server.web.cookies import held
from artifact_server.web.front import front_of
from artifact_server.web.links import shown_seat
from artifact_server.web.onefile import one_file
from artifact_server.words import FALLBACK

router = APIRouter()


@router.get("/g/{game}/{seat}/theatre")
async def theatre(request: Request, game: str, seat: str) -> HTMLResponse:
    """An empty shell; what it shows it fetches a reel at a time."""
    table = await opened(request, game, seat)
    front = front_of(request)
    wording = front.wording(request)
    await front.plans.drawing(table.library.bundle, wording)
    return front.page(
        request,
        "theatre.html",
        game=game,
        title=read_card(table.new.bundle).title,
        seat=shown_seat(wording, table, seat),
        screen=f"/g/{game}/{seat}",
        words=" ".join(front.catalogues.files(wording.language)),
        fallback=" ".join(front.catalogues.files(FALLBACK)),
    )


@router.get("/g/{game}/{seat}/theatre/index.json")
async def index(request: Request, game: str, seat: str) -> Response:
    """The time line, the sums, the talk that this seat may read."""
    table = await opened(request, game, seat)
    return Response(await table.theatre.index(seat), media_type="application/json")


@router.get("/g/{game}/{seat}/theatre/{track}/{number}.json")
async def reel(request: Request, game: str, seat: str, track: str, number: int) -> Response:
    """Forty decisions as one seat had them before it."""
    table = await opened(request, game, seat)
    return Response(await table.theatre.reel(track, number), media_type="application/json")


@router.get("/g/{game}/{seat}/theatre/journal")
async def journal(request: Request, game: str, seat: str) -> Response:
    """The whole game as JSON lines, for whoever was at the table."""
    table = await opened(request, game, seat)
    data = await table.theatre.journal(seat)
    return Response(data, media_type="application/jsonl", headers=_named(f"{game}.jsonl"))


@router.get("/g/{game}/{seat}/theatre/file")
async def file(request: Request, game: str, seat: str) -> Response:
    """The theatre as one page that opens from a disk. It is wound and sent a reel at a time."""
    table = await opened(request, game, seat)
    parts = one_file(front_of(request), front_of(request).wording(request), table, seat)
    first = await anext(parts)

    async def all_of_it() -> AsyncIterator[str]:
        yield first
        async for part in parts:
            yield part

    return StreamingResponse(all_of_it(), media_type="text/html", headers=_named(f"{game}.html"))


@router.post("/g/{game}/{seat}/theatre/unlock")
async def unlock(request: Request, game: str, seat: str, on: Annotated[str, Form()]) -> Response:
    """The judge lets all read what was said in private, or not after all."""
    table = await opened(request, game, seat)
    await table.desk(seat, secrets.token_hex(8), {"unlock": on == "yes"})
    return RedirectResponse(f"/g/{game}/{seat}/theatre", status_code=303)


async def opened(request: Request, game: str, seat: str) -> Table:
    """The table, for whoever holds a seat of it, once its game is over."""
    table = await held(request, game, seat)
    table.theatre.must_be_open()
    return table


def _named(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}
