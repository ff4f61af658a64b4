"""The lobby: come aboard by code, take a seat with a name."""

from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from artifact_server.core.errors import Refusal, Rejected
from artifact_server.core.seats import OBSERVER
from artifact_server.core.words import Words
from artifact_server.scenario import read_card, written
from artifact_server.table import Table
from artifact_server.table.codes import read_code
from artifact_server.web.cookies import hold
from artifact_server.web.front import front_of, said, shared_url, unreachable
from artifact_server.web.naming import in_words
from artifact_server.web.opening import offered
from artifact_server.web.places import places
from artifact_server.web.qr import public_qr_svg
from artifact_server.words import Wording

# As many lines of the title block as the wall of the lobby has room for.
MOST_LINES = 4

LOT = "lot"
"""What the form says for a seat, of who takes the one that the lot gives him."""

router = APIRouter(default_response_class=HTMLResponse)


@router.get("/")
async def lobby(request: Request) -> HTMLResponse:
    """The front page: a code to type, scenarios to lay a new table with."""
    return await front_page(request)


@router.get("/join")
async def join_page(request: Request, code: str = "") -> HTMLResponse:
    """The seats of the table with this code."""
    if not code.strip():
        return await front_page(request)
    try:
        table = await find(request, code)
    except Refusal as refusal:
        return await front_page(request, code=code, refusal=refusal)
    return await seats_page(request, table)


@router.post("/join")
async def take_seat(
    request: Request,
    code: Annotated[str, Form()] = "",
    name: Annotated[str, Form()] = "",
    seat: Annotated[str, Form()] = OBSERVER,
) -> Response:
    """Sit down. Of several who want the same seat at once one gets it; the others see who did."""
    try:
        table = await find(request, code)
    except Refusal as refusal:
        return await front_page(request, code=code, refusal=refusal)
    try:
        front_of(request).sat.once_more(front_of(request).callers.of(request))
        if seat == LOT:
            seat, token = await table.join_by_lot(name)
        elif seat not in by_code(table):
            raise Rejected("no-such-seat", seat=seat)
        elif table.new.deal and seat != OBSERVER:
            raise Rejected("seats-by-lot")
        else:
            token = await table.join(seat, name)
    except Refusal as refusal:
        return await seats_page(request, table, name=name, refusal=refusal)
    response = RedirectResponse(f"/g/{table.id}/{seat}/link", status_code=303)
    hold(request, response, table.id, seat, token)
    return response


async def find(request: Request, text: str) -> Table:
    """The table whose code somebody typed. Wrong codes are counted."""
    front = front_of(request)
    caller = front.callers.of(request)
    if front.knocks.spent(caller):
        raise Rejected("too-many-tries")
    try:
        if (code := read_code(text)) is None:
            raise Rejected("bad-code")
        return await front.hall.by_code(code)
    except Refusal:
        front.knocks.note(caller)
        raise


async def front_page(request: Request, *, code: str = "", refusal: Refusal | None = None) -> HTMLResponse:
    front = front_of(request)
    wording = front.wording(request)
    scenarios, faults = offered(front.shelf, wording)
    wall = scenarios[0] if scenarios else None
    return front.page(
        request,
        "lobby.html",
        status=refusal_status(refusal),
        title=wall.card.title if wall else wording.say("page-house"),
        plate=wall.card.plate[:MOST_LINES] if wall else (),
        drawing=await front.plans.drawing(wall.bundle, wording) if wall else "",
        code=code,
        name="",
        seats=[],
        scenarios=scenarios,
        faults=[said(wording, fault.words) for fault in faults],
        refusal=said(wording, refusal.words) if refusal else None,
        **_addresses(request, "/"),
    )


async def seats_page(
    request: Request, table: Table, *, name: str = "", refusal: Refusal | None = None
) -> HTMLResponse:
    front = front_of(request)
    wording = front.wording(request)
    bundle = table.new.bundle
    card = in_words(read_card(bundle), bundle.id, wording)
    return front.page(
        request,
        "lobby.html",
        status=refusal_status(refusal),
        title=card.title,
        plate=card.plate[:MOST_LINES],
        drawing=await front.plans.drawing(bundle, wording),
        code=table.code,
        name=name,
        seats=places(wording, table),
        by_lot=table.new.deal,
        lot=LOT,
        free=any(not s["name"] for s in table.seats() if s["role"] == "player"),
        mix=wording.say("lobby-judged" if table.new.judge else "lobby-unjudged", seats=len(table.new.seats)),
        agreed=agreed(wording, table),
        refusal=said(wording, refusal.words) if refusal else None,
        **_addresses(request, f"/join?code={table.code}"),
    )


def by_code(table: Table) -> set[str]:
    """The seats that the code is good for: not the judge's, which sees everything."""
    return {OBSERVER, *(seat["id"] for seat in table.seats() if seat["role"] == "player")}


def agreed(wording: Wording, table: Table) -> str:
    """What the table agreed on, in a few words: nothing secret, and of the rulings only what is unusual."""
    config = table.new.config
    told = [
        option
        for option in read_card(table.new.bundle).options
        if not option.secret and not (option.ruling and config.get(option.id) == option.default)
    ]
    chosen = {f"option-{o.id}": f"option-{o.id}-{written(config[o.id])}" for o in told if o.id in config}
    said = [
        wording.say("lobby-agreed", option=Words.of(option), choice=Words.of(choice))
        for option, choice in chosen.items()
        if wording.knows(option) and wording.knows(choice)
    ]
    return " · ".join(said)


def refusal_status(refusal: Refusal | None) -> int:
    """Bad input is an error for a browser too, so that nothing keeps or repeats the page."""
    return 200 if refusal is None else 409


def _addresses(request: Request, path: str) -> dict[str, Any]:
    label, base = front_of(request).wording(request).say("lobby-qr-label"), shared_url(request)
    return {
        "qr": public_qr_svg(base + path, label),
        "address": urlsplit(base).netloc,
        "alone": unreachable(request),
    }
