"""A grammar of hostile messages and requests: each is answered with a sentence, changes nothing, breaks nothing."""

import json
import os
import resource
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

import orjson
import pytest

from artifact_server.app import web_of
from artifact_server.audit.pairs import FACTIONS
from artifact_server.audit.room import Room, opened
from artifact_server.core.seats import JUDGE, OBSERVER, Seat
from artifact_server.table import NewGame
from artifact_server.table.hall import hashed_dice
from tests.artifact.table import bundle, fig
from tests.secrecy.junk import JUNK, SAMPLES

pytestmark = pytest.mark.anyio

MESSAGES = int(os.environ.get("HOSTILE", "3000"))
"""So many in all; by HOSTILE=100000 for longer."""
MOST_GROWTH = 40_000
"""Kilobytes."""
NASTY = (
    "", " ", "0", "-1", "1e999", "NaN", "null", "true", "__proto__", "constructor", "../../etc/passwd", "..%2f..%2f", "%00",
    "\x00", "\u202egnp.exe", "\u200b", "a\u0301" * 40, "\U0001f9d1\u200d\U0001f680", "<img src=x onerror=alert(1)>",
    "'\"><svg/onload=1>", "{{7*7}}", "${7*7}", "%s%n", "'; DROP TABLE games; --", "x" * 9_000, "\r\nSet-Cookie: seat=x",
    "P", "J", "O", "game", "K7MX4", "A" * 41,
)  # fmt: skip
KINDS = ("hello", "order", "form", "say", "desk", "keep", "ping", "view", "away", "")
FIELDS = (
    "id",
    "prompt",
    "order",
    "chosen",
    "room",
    "text",
    "do",
    "what",
    "value",
    "n",
    "page",
    "kind",
    "seat",
)
WORDS = (
    "kind",
    "figure",
    "roll",
    "rule",
    "send",
    "amend",
    "to",
    "pass",
    "mode",
    "skip",
    "hold",
    "nudge",
    "tell",
    "link",
    "rewind",
    "end",
)
BODIES = (
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json",
    "text/plain",
    "",
)
FORM = (
    "name",
    "code",
    "seat",
    "scenario",
    "judge",
    "clock",
    "deal",
    "species",
    "mode",
    "option",
    "token",
    "file",
)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def small_game() -> NewGame:
    seats = tuple(Seat(id=s, faction=FACTIONS[s], group=s) for s in "PM")
    figures = [fig("P.H1", "1,1"), fig("M.H1", "8,1")]
    config: dict[str, Any] = {"situation": {"figure": figures, "turn": "P"}}
    return NewGame(bundle("FX-HALL"), seats, config, judge=True, modes={"*": "automatic"})


class Grammar:
    """Messages and requests by lot, all of them wrong somewhere."""

    def __init__(self, seed: int) -> None:
        self.lots = Random(seed)

    def value(self, deep: int = 2) -> Any:
        """Anything that JSON can say."""
        pick = self.lots.random()
        if deep and pick < 0.25:
            return {self.word(): self.value(deep - 1) for _ in range(self.lots.randrange(4))}
        if deep and pick < 0.4:
            return [self.value(deep - 1) for _ in range(self.lots.randrange(4))]
        return self.lots.choice(NASTY) if pick < 0.7 else self.lots.choice(JUNK)

    def word(self) -> str:
        return self.lots.choice((*WORDS, *NASTY[:12]))

    def text(self) -> str:
        """One message on a socket. An order is aimed at no prompt that stands open."""
        message: dict[str, Any] = {"kind": self.lots.choice(KINDS), "id": f"i{self.lots.randrange(10**9)}"}
        for name in self.lots.sample(FIELDS, self.lots.randrange(6)):
            message[name] = self.value()
        if message["kind"] == "order":
            message |= {
                "prompt": self.lots.choice(NASTY),
                "order": self.lots.choice((self.value(), self.sample())),
            }
            if self.lots.random() < 0.5:
                message |= {"prompt": self.lots.choice(("standing-P", "standing-M")), "order": self.value()}
        if message["kind"] in ("say", "keep", "desk"):
            message |= {
                "room": self.lots.choice(NASTY[:20]),
                "what": self.lots.choice(NASTY),
                "do": {self.word(): {"x": self.value()}},
            }
        # Python writes what is no JSON too: NaN, numbers without end, lists in lists.
        data = json.dumps(message, default=str).encode() if self.lots.random() < 0.9 else b""
        cut = self.lots.randrange(len(data) + 1) if self.lots.random() < 0.1 else len(data)
        return data[:cut].decode(errors="ignore")

    def sample(self) -> dict[str, Any]:
        order = dict(self.lots.choice(SAMPLES))
        order[self.lots.choice(list(order))] = self.value()
        return order

    def request(self, paths: list[tuple[str, str]]) -> tuple[str, str, bytes, str]:
        """(method, address, body, its kind)"""
        method, path = self.lots.choice(paths)
        while "{" in path:
            before, _, rest = path.partition("{")
            name, _, after = rest.partition("}")
            known = {"game": "game", "seat": self.lots.choice("PMJO")}.get(name, "x")
            path = (
                before
                + (known if self.lots.random() < 0.5 else quote(self.lots.choice(NASTY)[:300], safe=""))
                + after
            )
        if self.lots.random() < 0.4:
            path += "?" + urlencode({self.lots.choice(("before", "code", "x")): self.lots.choice(NASTY)})
        fields = {name: self.lots.choice(NASTY) for name in self.lots.sample(FORM, 4)}
        body = urlencode(fields).encode() if self.lots.random() < 0.7 else self.lots.randbytes(200)
        return (
            method,
            path,
            body if method == "POST" else b"",
            self.lots.choice(BODIES) if method == "POST" else "",
        )


def chunks(total: int, size: int) -> Iterator[int]:
    """So many, in portions."""
    yield from (min(size, total - done) for done in range(0, total, size))


async def unchanged(room: Room) -> tuple[int, bytes, bytes]:
    """What must stay as it is."""
    table = room.table
    system, standing = table.ledger.system, table.ledger.standing
    return standing.n, system.write_state(standing.state), orjson.dumps(sorted(table.ledger.record.people))


@pytest.mark.fault("R95")
async def test_no_message_breaks_anything(tmp_path: Path) -> None:
    """R14 R19 R79 R88 R95"""
    async with opened(small_game(), hashed_dice, web_of, tmp_path / "game") as room:
        for seat in room.cookies:
            await room.sit(seat)
        before, grown, said = await unchanged(room), 0, Counter[str]()
        for portion, number in enumerate(chunks(MESSAGES // 2, 100)):
            grammar = Grammar(portion)
            for _ in range(number):
                seat = grammar.lots.choice(("P", "M", OBSERVER))
                room.lines[seat].tell_raw(grammar.text())
            await room.listen()
            said.update(_codes(room))
            room.tapes.clear()
            if portion == 3:
                grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        assert await unchanged(room) == before
        assert "broken" not in said
        assert {"bad-message", "order-unreadable", "prompt-closed", "judge-only", "bad-keep"} <= said.keys()
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - (grown or 10**9) < MOST_GROWTH
        await room.look(JUDGE, "~")
        assert room.tapes[JUDGE][-1].data.startswith(b"200")


def _codes(room: Room) -> Iterator[str]:
    for tape in room.tapes.values():
        for entry in tape:
            if entry.channel == "refusals":
                yield orjson.loads(entry.data)["words"]["code"]


async def test_no_request_breaks_anything(tmp_path: Path) -> None:
    """R8 R48 R93 R95"""
    async with opened(small_game(), hashed_dice, web_of, tmp_path / "game") as room:
        web: Any = room.door.web
        paths = [(m.upper(), path) for path, methods in web.openapi()["paths"].items() for m in methods]
        paths += [
            ("GET", "/static/{digest}/{name}"),
            ("PUT", "/"),
            ("DELETE", "/g/{game}/{seat}"),
            ("GET", "/{x}/{y}"),
        ]
        before, statuses = await unchanged(room), Counter[int]()
        grammar = Grammar(1)
        for _ in range(MESSAGES // 2):
            method, path, body, kind = grammar.request(paths)
            cookie = grammar.lots.choice(
                (*room.cookies.values(), "seat=x", "", f"seat={quote(grammar.lots.choice(NASTY)[:300])}")
            )
            if path.endswith("/leave"):
                continue
            page = await room.door.page(path, cookie, method=method, body=body, kind=kind)
            assert page.status < 500, (method, path, body, page.body[:500])
            assert b"<img src=x onerror" not in page.body
            assert b"<svg/onload" not in page.body
            assert not [
                value
                for name, value in page.headers
                if b"\n" in value or (name.lower() == b"set-cookie" and value[:6] == b"seat=x")
            ]
            statuses[page.status] += 1
        assert (await unchanged(room))[:2] == before[:2]
        assert {200, 403, 404} <= statuses.keys(), statuses
        assert [line.id for line in await room.table.ledger.store.games()] == [room.table.id]
