"""The shells of the seat screen and the judge's desk, and what they fetch beside their socket."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from artifact_server.core.errors import Rejected
from artifact_server.core.seats import JUDGES, OBSERVER
from artifact_server.table.frames import encode
from artifact_server.web.cookies import held
from artifact_server.web.front import front_of, shared_url
from artifact_server.web.links import shown_seat
from artifact_server.words import FALLBACK

router = APIRouter()

SEAT: dict[str, Any] = {"script": "seat", "styles": ("seat", "setup")}
WATCHERS: dict[str, Any] = {"script": "seat", "styles": ("watching",)}
DESK: dict[str, Any] = {"script": "desk", "styles": ("desk",)}


@router.get("/g/{game}/{seat}")
async def screen(request: Request, game: str, seat: str) -> HTMLResponse:
    """An empty shell; everything in it comes over the socket."""
    table = await held(request, game, seat)
    front = front_of(request)
    wording = front.wording(request)
    await front.plans.drawing(table.library.bundle, wording)
    return front.page(
        request,
        "screen.html",
        game=game,
        seat=shown_seat(wording, table, seat),
        screen=f"/g/{game}/{seat}",
        shared=shared_url(request),
        words=" ".join(front.catalogues.files(wording.language)),
        fallback=" ".join(front.catalogues.files(FALLBACK)),
        **(DESK if seat in JUDGES else WATCHERS if seat == OBSERVER else SEAT),
    )


@router.get("/g/{game}/{seat}/log")
async def log(request: Request, game: str, seat: str, before: int | None = None) -> Response:
    """Older notices of this seat, newest first."""
    table = await held(request, game, seat)
    return _json(table.library.log(seat, before))


@router.get("/g/{game}/{seat}/export")
async def export(request: Request, game: str, seat: str) -> Response:
    """The whole game as JSON lines, for the judge."""
    await judged(request, game, seat)
    data = await front_of(request).hall.export(game)
    name = f'attachment; filename="{game}.jsonl"'
    return Response(data, media_type="application/jsonl", headers={"Content-Disposition": name})


@router.get("/g/{game}/{seat}/as/{other}")
async def as_seat(request: Request, game: str, seat: str, other: str, before: int | None = None) -> Response:
    """What lies before another seat, byte for byte, now or before a decision."""
    await judged(request, game, seat)
    table = await front_of(request).hall.open(game)
    return Response(await table.seen(other, before), media_type="application/json")


@router.get("/g/{game}/{seat}/as/{other}/asked")
async def as_asked(request: Request, game: str, seat: str, other: str, before: int | None = None) -> Response:
    """What another seat is asked, and what it may choose, now or before a decision."""
    await judged(request, game, seat)
    table = await front_of(request).hall.open(game)
    return _json(await table.knowledge.asked(other, before))


@router.get("/g/{game}/{seat}/charts/{file}")
async def charts(request: Request, game: str, seat: str, file: str) -> Response:
    """A file of the scenario's tables, as they stand in this game."""
    await judged(request, game, seat)
    table = await front_of(request).hall.open(game)
    return _json(table.library.charts(file))


@router.get("/g/{game}/{seat}/learned/{first}")
async def learned(request: Request, game: str, seat: str, first: int, last: int | None = None) -> Response:
    """Who learned what from a decision, or from all up to another."""
    await judged(request, game, seat)
    table = await front_of(request).hall.open(game)
    return _json(await table.knowledge.learned(first, last))


@router.get("/g/{game}/{seat}/traces/{subject}")
async def traces(request: Request, game: str, seat: str, subject: str) -> Response:
    """What seats have come to know of one figure or thing, from what."""
    await judged(request, game, seat)
    table = await front_of(request).hall.open(game)
    return _json(await table.knowledge.traces(subject))


@router.get("/g/{game}/{seat}/line")
async def line(request: Request, game: str, seat: str, before: int | None = None) -> Response:
    """Older decisions, abandoned ones too."""
    await judged(request, game, seat)
    table = await front_of(request).hall.open(game)
    return _json(await table.knowledge.line(before))


async def judged(request: Request, game: str, seat: str) -> None:
    await held(request, game, seat)
    if seat not in JUDGES:
        raise Rejected("judge-only")


def _json(value: Any) -> Response:
    return Response(encode(value), media_type="application/json")
