"""A seat's link: the page with one button, the page that shows it, and getting up from the seat."""

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from artifact_server.core.errors import Rejected
from artifact_server.core.seats import JUDGE, JUDGES
from artifact_server.scenario import read_card
from artifact_server.table import Table
from artifact_server.web.cookies import COOKIE, held, hold, let_go
from artifact_server.web.front import front_of, shared_url, unreachable
from artifact_server.web.places import Place, place, places
from artifact_server.web.qr import public_qr_svg, qr_svg
from artifact_server.words import Wording

router = APIRouter(default_response_class=HTMLResponse)


@router.get("/s/{token}")
async def claim_page(request: Request, token: str) -> HTMLResponse:
    """One button. A look at the link, as chat programs take one, changes nothing."""
    table, seat = await behind(request, token)
    front = front_of(request)
    shown = shown_seat(front.wording(request), table, seat)
    return front.page(request, "claim.html", title=read_card(table.new.bundle).title, seat=shown)


@router.post("/s/{token}")
async def claim(request: Request, token: str, name: Annotated[str, Form()] = "") -> Response:
    """This browser holds the seat from now on; others that hold it keep it too. The first to come gives it a name.

    A judge's chair that stands free is held by its invitation no longer than until somebody has come: never unnamed.
    """
    table, seat = await behind(request, token)
    if name.strip() or (
        seat in JUDGES and not shown_seat(front_of(request).wording(request), table, seat).name
    ):
        token = await table.sit(seat, name) or token
    response = RedirectResponse(f"/g/{table.id}/{seat}", status_code=303)
    hold(request, response, table.id, seat, token)
    return response


@router.get("/g/{game}/{seat}/link")
async def link_page(request: Request, game: str, seat: str) -> HTMLResponse:
    """The seat's own link, which only the cookie still knows, and the code for the others."""
    table = await held(request, game, seat)
    front = front_of(request)
    wording = front.wording(request)
    base = shared_url(request)
    own = f"{base}/s/{request.cookies[COOKIE]}"
    return front.page(
        request,
        "link.html",
        title=read_card(table.new.bundle).title,
        seat=shown_seat(wording, table, seat),
        lays=seat in (JUDGE, table.ledger.record.host),
        screen=f"/g/{game}/{seat}",
        own=own,
        own_qr=qr_svg(own, wording.say("link-own")),
        code=table.code,
        join_qr=public_qr_svg(f"{base}/join?code={table.code}", wording.say("lobby-qr-label")),
        address=urlsplit(base).netloc,
        alone=unreachable(request),
        seats=places(wording, table),
    )


@router.post("/g/{game}/{seat}/leave")
async def leave(request: Request, game: str, seat: str) -> Response:
    """Get up. The seat is free, and its links end. The judge's is never free: he hands on its link."""
    table = await held(request, game, seat)
    if seat == JUDGE:
        raise Rejected("judge-stays")
    await table.leave(seat)
    response = RedirectResponse(f"/join?code={table.code}", status_code=303)
    let_go(response, game, seat)
    return response


async def behind(request: Request, token: str) -> tuple[Table, str]:
    """The table and seat of a link. Wrong ones are counted."""
    front = front_of(request)
    if (found := await front.hall.whose(token)) is None:
        # A link cannot be guessed: who brings one that holds never waits for others who try.
        front.knocks.once_more(front.callers.of(request), "too-many-tries")
        raise Rejected("link-ended")
    game, seat = found
    return await front.hall.open(game), seat


def shown_seat(wording: Wording, table: Table, seat: str) -> Place:
    """The seat as its own pages show it; an observer is no line of the table's list."""
    found = (shown for shown in places(wording, table) if shown.id == seat)
    return next(found, place(wording, seat, ""))
