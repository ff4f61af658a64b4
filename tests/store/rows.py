"""Rows to store."""

from dataclasses import replace
from typing import Any

from artifact_server.store import Batch, Decision, Entry, Game


def game(id: str = "g", code: str = "CODE") -> Game:
    return Game(id, code, "inn", "The Inn", {"inn.txt": "beds"}, {"judge": False}, "secret", 1_000)


def decision(n: int, seat: str = "A", order_id: str = "", **what: Any) -> Decision:
    order = {"prompt": "p", "orders": [[seat, {"kind": "bid", "text": "\u0000 \u2028 \N{ROCKET}"}]]}
    row = Decision(n, seat, order_id or f"o{n}", order, [], [{"kind": "moved"}], "inn 1", 1_000 + n)
    return replace(row, **what)


def entry(n: int, seat: str = "A", act_id: str | None = None) -> Entry:
    return Entry(n, seat, act_id, {"kind": "held", "on": True}, 1_000)


def saying(decision: Decision | None, *entries: Entry, game: str = "g") -> Batch:
    return Batch(game, (decision,) if decision else (), entries)
