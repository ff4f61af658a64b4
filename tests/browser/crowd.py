"""The fullest table there can be: seven seats and their judge, forty figures, and 25 cards that want him at once."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from artifact_server.app import open_hall
from artifact_server.core.seats import JUDGE
from artifact_server.scenario import Shelf, read_card
from artifact_server.settings import Settings
from artifact_server.table import NewGame
from tests.browser.server import HOUSE

NAMES = ("Ines", "Marit", "Tomas of the long, long name, seriously", "Kofi", "Priya", "Anselm", "Lena")
CROWDED = [f"MH({x},{y})" for y in (15, 16, 17) for x in (27, 28, 29)]
ELSEWHERE = ("RR(5,4)", "RR(5,13)", "RR(5,22)", "RR(5,31)", "RL(5,4)", "RL(5,16)", "RL(5,28)", "MH(20,16)")
MIXED_GEAR = ("pistol", "medkit", "gas_grenade", "spacesuit")
FIGURES = 40
MODES = {"*": "hand", "judge": "automatic"}

Card = dict[str, Any]


def lay_crowd(folder: Path, *, ordered: bool = True) -> Mapping[str, str]:
    """A game in the middle of an order, in the data folder of a server to come; seat → token of its link. Else P is asked."""
    # The browser's own event loop runs in this thread.
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, _lay(folder / "data", ordered)).result()


async def _lay(data: Path, ordered: bool) -> Mapping[str, str]:
    hall = open_hall(Settings(data))
    bundle = Shelf(HOUSE / "scenarios").find("feynman")
    card = read_card(bundle)
    opening = card.opening(next(mix for mix in card.mixes if mix.players == 8).seats, {})
    seats = [seat.id for seat in opening.seats]
    config = {**opening.config, "situation": {"turn": "P", "figure": _figures(seats)}}
    table = await hall.create(NewGame(bundle, opening.seats, config, True, {"*": "automatic"}, clock=900))
    tokens = {JUDGE: await table.join(JUDGE, "Ruth")}
    for seat, name in zip(seats, NAMES, strict=True):
        tokens[seat] = await table.join(seat, name)
    for number, seat in enumerate(seats):
        held = {
            "kind": "tell",
            "to": [seat],
            "text": f"{'A steward wants a word with you. ' * 4}",
            "telegram": True,
        }
        await table.desk(JUDGE, f"held-{number}", {"order": held})
    if not ordered:
        await hall.close()
        return tokens
    await table.desk(JUDGE, "modes", {"mode": MODES})
    asked = next(prompt for prompt in table.loop.awaiting() if prompt.to == "P" and not prompt.optional)
    declared = {"kind": "declare", "intents": {"P.H0": {"do": "walk"}}}
    await table.submit("P", "declares", asked.id, declared)
    await hall.close()
    return tokens


def _figures(seats: Sequence[str]) -> list[dict[str, Any]]:
    """Two dozen in one room, the others all over the station."""
    places = [*CROWDED * 3, *ELSEWHERE * 2]
    return [_somebody(seats[n % len(seats)], n, places[n % len(places)]) for n in range(FIGURES)]


def _somebody(seat: str, number: int, at: str) -> dict[str, Any]:
    who = {"id": f"{seat}.H{number}", "seat": seat, "at": at, "facing": "NESW"[number % 4], "kind": "human"}
    wound = ("none", "none", "light", "serious", "down")[number % 5]
    return {
        **who,
        "look": f"h{number}",
        "gear": MIXED_GEAR[: number % 5],
        "skills": ["medic"],
        "wound": wound,
    }


def overfill(page: Page, queue: list[Card]) -> None:
    """Have the desk of a page asked this, whatever else is asked of it. All else comes to it as it is."""

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(_filled(str(text), queue)))

    page.route_web_socket("**/ws", between)


def _filled(text: str, queue: list[Card]) -> str:
    message = json.loads(text)
    if message["kind"] == "view":
        message["set"]["queue"] = queue
    return json.dumps(message)


def cards() -> list[Card]:
    """One order to send, which tells everybody something, ten rolls, seven rulings, and seven orders that wait behind."""
    rolls = [_roll(n) for n in range(10)]
    rulings = [_ruling(n) for n in range(7)]
    waiting = [
        _card(f"next-{n}", "next", seat) for n, seat in enumerate(("P", "P2", "F", "F2", "M", "A", "A2"))
    ]
    return [_send(), *rolls, *rulings, *waiting]


def _card(key: str, kind: str, seat: str, words: Card | None = None) -> Card:
    said = words or {"code": "line-order", "args": {"order": "move"}}
    return {
        "key": key,
        "kind": kind,
        "seat": seat,
        "words": said,
        "clauses": [],
        "asks": None,
        "difference": {},
    }


def _named(name: str) -> Card:
    return {"code": "named", "args": {"name": name}}


def _roll(number: int) -> Card:
    words = {
        "code": "roll-hack",
        "args": {"who": _named("Captain Eastwood"), "place": {"code": "place-ring-hub", "args": {}}},
    }
    asks = {
        "dice": 1 + number % 3,
        "need": (None, 6, 9)[number % 3],
        "bonus": number % 4 - 2,
        "secret": number % 2 > 0,
    }
    return {**_card(f"roll-{number}", "roll", "F2", words), "clauses": ["SKILL-04", "HATCH-12"], "asks": asks}


def _ruling(number: int) -> Card:
    words = {
        "code": "ruling-expects",
        "args": {"who": _named("Captain Eastwood"), "where": _named("Stateroom 15")},
    }
    choices = [
        {"value": each, "words": {"code": f"ruling-{each}", "args": {}}} for each in ("heeded", "unheeded")
    ]
    asks = {"choices": choices, "default": "heeded", "secret": number % 2 > 0}
    return {**_card(f"rule-{number}", "rule", "A2", words), "clauses": ["TRAP-04"], "asks": asks}


def _send() -> Card:
    seats = ("P", "P2", "F", "F2", "M", "A", "A2")
    lessons = [
        {
            "key": f"lesson-{seat}",
            "seat": seat,
            "words": {"code": "judge-says", "args": {"text": "The hatch swings open. " * 5}},
            "may": ["say", "later", "never"],
            "clauses": ["VIS-08"],
        }
        for seat in seats
    ]
    difference = {
        seat: {
            "gain": [_named("Captain Eastwood")] * 3,
            "lose": [_named("Yee")],
            "change": [_named("Lichter")],
        }
        for seat in seats
    }
    asks = [
        {
            "key": f"used-{n}",
            "faces": [n, 6],
            "choice": "",
            "words": _roll(n)["words"],
            "clauses": ["SKILL-04"],
        }
        for n in (1, 2)
    ]
    return {**_card("send", "send", "P"), "asks": asks, "lessons": lessons, "difference": difference}
