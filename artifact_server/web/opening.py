"""Laying a new table: the form, and the game that comes of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from fastapi import APIRouter, Request
from starlette.datastructures import FormData, QueryParams
from starlette.responses import HTMLResponse, RedirectResponse, Response

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed, Refusal, Rejected
from artifact_server.core.seats import JUDGE
from artifact_server.scenario import Card, Mix, Shelf, read_card, written
from artifact_server.table import DEALS, QUICK, SLOT, STRENGTHS, Deals, NewGame, Strength
from artifact_server.web.cookies import hold
from artifact_server.web.front import front_of, said
from artifact_server.web.naming import in_words
from artifact_server.web.places import Place, all_places, place
from artifact_server.words import Wording

router = APIRouter(default_response_class=HTMLResponse)

T = TypeVar("T")

CLOCKS = (0, 2, 3, 5, 8, 12, 20, 30)
SLOTS = (4, 8, SLOT, 20)
"""Seconds of a bot's turn to choose from."""
ALONE = "alone"
MODES = ("automatic", "assisted", "hand")


@dataclass(frozen=True)
class Offer:
    """A scenario on the lobby's list."""

    bundle: Bundle
    card: Card
    seats: list[Place]
    """One of each faction."""


@dataclass(frozen=True)
class Wish:
    """What the form says so far: the whole state of the page."""

    seats: tuple[str, ...]
    judge: bool
    options: Mapping[str, str]
    modes: Mapping[str, str]
    clock: int
    mine: str = ""
    """The maker's own seat, where nobody judges."""
    name: str = ""
    deal: bool = False
    bots: Mapping[str, Strength] = field(default_factory=dict)
    """Seats that bots play, and how well, until somebody sits down there."""
    slot: int = SLOT
    deals: Deals = "honest"

    @property
    def alone(self) -> bool:
        """Whether the maker plays by himself."""
        return not self.judge and bool(self.bots) and {*self.seats} - {self.mine} <= {*self.bots}


def offered(shelf: Shelf, wording: Wording) -> tuple[list[Offer], list[Refusal]]:
    """The scenarios whose card can be read, those with most seats first, and what is wrong with the others."""
    bundles, faults = shelf.readable()
    offers: list[Offer] = []
    for bundle in bundles:
        try:
            card = read_card(bundle)
        except Malformed as fault:
            faults.append(fault)
            continue
        factions: dict[str, Place] = {}
        for seat in card.seats:
            factions.setdefault(seat.faction, place(wording, seat.id, seat.faction))
        offers.append(Offer(bundle, in_words(card, bundle.id, wording), list(factions.values())))
    offers.sort(key=lambda offer: -len(offer.card.seats))
    return offers, faults


@router.get("/new")
async def new_page(request: Request, scenario: str = "", mix: str = "0") -> HTMLResponse:
    """The form, filled in for the mix that was picked; what else stood in it stays."""
    front = front_of(request)
    offers = [] if scenario else offered(front.shelf, front.wording(request))[0]
    bundle = offers[0].bundle if offers else front.shelf.find(scenario)
    card = read_card(bundle)
    wish = by_oneself(card) if mix == ALONE else from_mix(card, mix)
    if "name" in request.query_params:
        typed = from_form(card, request.query_params)
        paced = wish if mix == ALONE else typed
        wish = replace(
            typed,
            seats=wish.seats,
            judge=wish.judge,
            mine=_still(typed.mine, wish),
            bots=paced.bots,
            slot=paced.slot,
        )
    return await form_page(request, bundle, card, wish)


@router.post("/new")
async def new_game(request: Request) -> Response:
    """Lay the table. Its maker sits down as judge; where nobody judges, as a player who is also the host."""
    front = front_of(request)
    form = await request.form()
    bundle = front.shelf.find(str(form.get("scenario", "")))
    card = read_card(bundle)
    wish = from_form(card, form)
    try:
        opening = card.opening(wish.seats, wish.options, judge=wish.judge)
        if not wish.judge and wish.mine not in wish.seats:
            raise Rejected("own-seat-missing", seat=wish.mine)
        new = NewGame(
            bundle=bundle,
            seats=opening.seats,
            config=opening.config,
            judge=wish.judge,
            modes=wish.modes if wish.judge else {},
            clock=wish.clock * 60,
            deal=wish.deal,
            slot=wish.slot,
            deals=wish.deals,
        )
        front.laid.once_more(front.callers.of(request))
        table = await front.hall.create(new)
        if wish.deal and not wish.judge:
            seat, token = await table.join_by_lot(wish.name, host=True)
        else:
            seat = JUDGE if wish.judge else wish.mine
            token = await table.join(seat, wish.name, host=not wish.judge)
        await table.fill(
            {each: well for each, well in wish.bots.items() if each in wish.seats and each != seat}
        )
    except Refusal as refusal:
        return await form_page(request, bundle, card, wish, refusal=refusal)
    response = RedirectResponse(f"/g/{table.id}/{seat}/link", status_code=303)
    hold(request, response, table.id, seat, token)
    return response


def from_mix(card: Card, number: str = "") -> Wish:
    """The mix of this number; the first if there is none."""
    mix = next((mix for n, mix in enumerate(card.mixes) if str(n) == number), card.mixes[0])
    modes = {kind.id: kind.mode for kind in card.kinds}
    return Wish(seats=mix.seats, judge=mix.judge, options={}, modes=modes, clock=0, mine=mix.seats[0])


def by_oneself(card: Card) -> Wish:
    """One person at the largest table without a judge, and bots at all the others."""
    seats = card.unjudged()
    return replace(
        from_mix(card),
        seats=seats,
        judge=False,
        mine=seats[0],
        bots=dict.fromkeys(seats, "steady"),
        slot=QUICK,
    )


def _still(mine: str, wish: Wish) -> str:
    """The maker's own seat, if it is played in this mix."""
    return mine if mine in wish.seats else wish.mine


def from_form(card: Card, form: FormData | QueryParams) -> Wish:
    """Reads the form. Raises Malformed for what no page of ours sends; the rest is the card's to judge."""
    modes = {kind.id: str(form.get(f"mode-{kind.id}", kind.mode)) for kind in card.kinds}
    if not set(modes.values()) <= set(MODES):
        raise Malformed("form-incomplete", name="mode")
    given = {option.id: form.get(f"option-{option.id}") for option in card.options}
    return Wish(
        seats=tuple(str(seat) for seat in form.getlist("seat")),
        judge=form.get("judge") == "person",
        options={name: str(value) for name, value in given.items() if value is not None},
        modes=modes,
        clock=_one_of(CLOCKS, form.get("clock", "0"), "clock"),
        mine=str(form.get("mine", "")),
        name=str(form.get("name", "")),
        deal=form.get("deal") == "lot",
        bots={seat.id: well for seat in card.seats if (well := _strength(form.get(f"bot-{seat.id}")))},
        slot=_one_of(SLOTS, form.get("slot", SLOT), "slot"),
        deals=_one_of(DEALS, form.get("deals", "honest"), "deals"),
    )


def _strength(given: object) -> Strength | None:
    """How well a bot plays there; None for no bot."""
    return None if given in ("", None) else _one_of(STRENGTHS, given, "bot")


def _one_of(choices: Sequence[T], given: object, name: str) -> T:
    for choice in choices:
        if str(given) == str(choice):
            return choice
    raise Malformed("form-incomplete", name=name)


async def form_page(
    request: Request, bundle: Bundle, card: Card, wish: Wish, *, refusal: Refusal | None = None
) -> HTMLResponse:
    front = front_of(request)
    wording = front.wording(request)
    return front.page(
        request,
        "new.html",
        status=409 if refusal else 200,
        scenario=bundle.id,
        card=in_words(card, bundle.id, wording),
        drawing=await front.plans.drawing(bundle, wording),
        judge=wish.judge,
        mixes=_mixes(wording, card, wish),
        seats=_seats(wording, card, wish),
        alone=wish.alone,
        strengths=STRENGTHS,
        slots=SLOTS,
        slot=wish.slot,
        deals=DEALS,
        deal_as=wish.deals,
        options=_options(wording, card, wish.options, rulings=False),
        rulings=_options(wording, card, wish.options, rulings=True),
        rulings_open=any(o.ruling and wish.options.get(o.id, o.default) != o.default for o in card.options),
        kinds=[
            {"id": kind.id, "title": wording.say(f"kind-{kind.id}"), "mode": wish.modes[kind.id]}
            for kind in card.kinds
        ],
        clocks=CLOCKS,
        clock=wish.clock,
        mine=wish.mine,
        deal=wish.deal,
        name=wish.name,
        modes_open=wish.modes != {kind.id: kind.mode for kind in card.kinds},
        refusal=said(wording, refusal.words) if refusal else None,
    )


def _mixes(wording: Wording, card: Card, wish: Wish) -> list[dict[str, Any]]:
    """The ready-made tables, smallest first. Each fills in the form."""
    shown = [
        {
            "players": mix.players,
            "note": wording.say("new-mix-judge" if mix.judge else "new-mix-no-judge"),
            "number": number,
            "on": _same(mix, wish),
        }
        for number, mix in enumerate(card.mixes)
    ]
    return sorted(shown, key=lambda mix: mix["players"])


def _same(mix: Mix, wish: Wish) -> bool:
    return set(mix.seats) == set(wish.seats) and mix.judge == wish.judge and not wish.alone


def _seats(wording: Wording, card: Card, wish: Wish) -> list[dict[str, Any]]:
    shown = all_places(wording, card.opening([seat.id for seat in card.seats], {}).seats)
    return [
        vars(seat) | {"on": seat.id in wish.seats, "played": wish.bots.get(seat.id, "")} for seat in shown
    ]


def _options(wording: Wording, card: Card, chosen: Mapping[str, str], rulings: bool) -> list[dict[str, Any]]:
    """What the table agrees on; or how it reads the points that the rulebook leaves open."""
    shown = []
    for option in (o for o in card.options if o.ruling == rulings):
        picked = chosen.get(option.id, written(option.default))
        code = f"option-{option.id}"
        choices = [
            {"value": written(v), "title": wording.say(f"{code}-{written(v)}"), "on": written(v) == picked}
            for v in option.choices
        ]
        line = wording.say(f"{code}-line") if wording.knows(f"{code}-line") else ""
        shown.append(
            {"id": option.id, "title": wording.say(code), "line": line, "choices": choices}
            | {"secret": option.secret}
        )
    return shown
