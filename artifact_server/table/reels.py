"""Reels: a game that is over, wound off again decision by decision; each track is what one seat had before it."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import asdict
from typing import Any

import orjson

from artifact_server.core.facts import Fact
from artifact_server.core.retelling import Event, Moment, Retelling, Scene
from artifact_server.core.seats import JUDGE
from artifact_server.core.words import JSON
from artifact_server.store import Decision, Heading
from artifact_server.table.frames import encode, frame, parts
from artifact_server.table.ledger import Ledger
from artifact_server.table.pending import line_card
from artifact_server.table.standing import Standing

SIZE = 40
"""So many decisions are on one reel: a whole view, and what changes after it."""
REST = 900
"""Seconds after which nobody is thinking any more: the table has been left."""


def reels(n: int) -> int:
    """How many reels a track of so many decisions has."""
    return -(-n // SIZE)


async def reel(ledger: Ledger, track: str, number: int) -> bytes:
    """The frames of one track over one reel: the first is a whole view, each further one builds on the last."""
    first = number * SIZE + 1
    found: list[bytes] = []
    old: dict[str, bytes] | None = None
    async for n, standing in _standings(ledger, first, first + SIZE - 1):
        new = game_parts(ledger, track, standing)
        found.append(frame(n, None if old is None else n - 1, old or {}, new))
        old = new
    return b"[" + b",".join(found) + b"]"


def game_parts(ledger: Ledger, track: str, standing: Standing) -> dict[str, bytes]:
    """What the game laid before a seat then; before the judge, the truth."""
    state = standing.state
    if track == JUDGE:
        return parts(ledger.system.oversee(state))
    return parts(ledger.system.view(state.known.get(track), state.public, track))


async def _standings(ledger: Ledger, first: int, last: int) -> AsyncIterator[tuple[int, Standing]]:
    archive = ledger.archive
    standing = await archive.at(first - 1)
    for row in await ledger.store.decisions(ledger.game.id, first - 1, last):
        if row.back is None:
            standing = standing.after(ledger.system, row.n, _facts(ledger, row), row.answers)
        else:
            standing = await archive.rewound(standing, [row])
        yield row.n, standing


def _facts(ledger: Ledger, row: Decision) -> list[Fact]:
    return [ledger.system.read_fact(fact) for fact in row.facts]


# --- the time line ------------------------------------------------------------------------------
async def time_line(ledger: Ledger) -> bytes:
    """Every decision with its moment, words, dice, rulings and events; and the sums of those that stand."""
    rows = await ledger.store.decisions(ledger.game.id)
    gone = abandoned(rows)
    cards, sums, seconds = [], Counter[tuple[str, str]](), Counter[str]()
    turn, since = "", rows[0].time if rows else 0
    for row, moment, events in _told(ledger, rows):
        card = {
            **_card(ledger, row),
            "moment": asdict(moment),
            "events": [_event(e) for e in events if e.words],
        }
        cards.append(encode(card | ({"gone": True} if row.n in gone else {})))
        if row.n not in gone:
            for event in events:
                sums[event.seat, event.kind] += event.count
            if turn and row.time - since < REST:
                seconds[turn] += row.time - since
        turn, since = moment.turn, row.time
    return orjson.dumps(
        {
            "line": [orjson.Fragment(card) for card in cards],
            "sums": _by_seat(sums),
            "seconds": dict(sorted(seconds.items())),
        }
    )


def abandoned(rows: Sequence[Decision]) -> set[int]:
    """The decisions that a rewind took back."""
    gone: set[int] = set()
    for row in rows:
        if row.back is not None:
            gone.update(range(row.back, row.n))
    return gone


def _told(ledger: Ledger, rows: Sequence[Decision]) -> Iterator[tuple[Decision, Moment, Sequence[Event]]]:
    system, wanted = ledger.system, {row.back - 1 for row in rows if row.back is not None}
    standing = Standing(0, system.blank())
    kept = {0: standing}
    for row in rows:
        before = standing
        if row.back is not None:
            standing = kept[row.back - 1]
            facts: list[Fact] = []
        else:
            facts = _facts(ledger, row)
            standing = before.after(system, row.n, facts, row.answers)
        if row.n in wanted:
            kept[row.n] = standing
        if not isinstance(system, Retelling):
            yield row, Moment(), ()
            continue
        scene = Scene(before.state, standing.state, row.seat, _orders(row), facts, _rolls(row))
        yield row, system.moment(standing.state), system.happened(scene) if facts else ()


def _orders(row: Decision) -> Sequence[tuple[str, Any]]:
    return [(seat, order) for seat, order in row.order.get("orders", ())]


def _rolls(row: Decision) -> list[str]:
    return [given["answer"]["key"] for given in row.answers if given["answer"]["faces"]]


def _card(ledger: Ledger, row: Decision) -> dict[str, JSON]:
    heading = Heading(row.n, row.seat, row.order_id, row.order, row.answers, row.time, row.back)
    card: dict[str, JSON] = line_card(heading, ledger.system)
    return {**card, "time": row.time}


def _event(event: Event) -> JSON:
    return {
        "kind": event.kind,
        "seat": event.seat,
        "figures": list(event.figures),
        "words": event.words,
    }


def _by_seat(sums: Counter[tuple[str, str]]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for (seat, kind), count in sorted(sums.items()):
        if seat:
            found.setdefault(seat, {})[kind] = count
    return found
