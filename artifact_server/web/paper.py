"""Paper: a seat's control sheet, the equipment guide, charts and the packet of a turn, as a page to be printed."""

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from artifact_server.core.seats import JUDGES
from artifact_server.scenario import read_card
from artifact_server.table.frames import encode
from artifact_server.web.cookies import held
from artifact_server.web.front import front_of
from artifact_server.web.links import shown_seat
from artifact_server.web.screens import judged
from artifact_server.words import FALLBACK

router = APIRouter()


@router.get("/g/{game}/{seat}/paper")
async def paper(request: Request, game: str, seat: str, of: str = "") -> HTMLResponse:
    """A shell. A judge may have it for any seat: its view comes from where he looks over its shoulder."""
    table = await held(request, game, seat)
    front = front_of(request)
    wording = front.wording(request)
    whose = of if of and seat in JUDGES else seat
    table.people.check_seat(whose)
    await front.plans.drawing(table.library.bundle, wording)
    home = f"/g/{game}/{seat}"
    return front.page(
        request,
        "paper.html",
        title=read_card(table.new.bundle).title,
        seat=shown_seat(wording, table, whose),
        home=home,
        view=f"{home}/view" if whose == seat else f"{home}/as/{whose}",
        guide=f"{home}/guide?of={whose}",
        words=" ".join(front.catalogues.files(wording.language)),
        fallback=" ".join(front.catalogues.files(FALLBACK)),
    )


@router.get("/g/{game}/{seat}/view")
async def view(request: Request, game: str, seat: str) -> Response:
    """What lies before this seat now, as its own screens have it."""
    table = await held(request, game, seat)
    return Response(await table.seen(seat), media_type="application/json")


@router.get("/g/{game}/{seat}/guide")
async def guide(request: Request, game: str, seat: str, of: str = "") -> Response:
    """Equipment and charts; prices are those of this seat."""
    if of and of != seat:
        await judged(request, game, seat)
    table = await held(request, game, seat)
    return Response(encode(table.library.guide(of or seat)), media_type="application/json")
