"""What the writer does: one function for each kind of job, on the writing connection."""

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import orjson
from sqlalchemy import Connection, Dialect, Table, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from artifact_server.core.words import JSON
from artifact_server.store.rows import Batch, Decision, Entry, Game, Link, Saved, Snapshot
from artifact_server.store.schema import decisions, games, links, presence, snapshots, stream

FORGET_SECONDS = 3600

_INSERTS: dict[tuple[str, str], Any] = {
    (dialect.dialect.name, table.name): dialect.insert(table)
    .on_conflict_do_nothing()
    .execution_options(preserve_rowcount=True)
    for dialect in (sqlite, postgresql)
    for table in (decisions, games, links, snapshots, stream)
}


_KEY = (decisions.c.game, decisions.c.n, decisions.c.seat, decisions.c.order_id)


class _Lost(Exception):
    """A row of the batch was there already; takes the others back with it."""


def dumps(value: JSON) -> str:
    """Canonical JSON text."""
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS).decode()


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_plain(batch: Batch) -> bool:
    """Nothing but one decision: many of these go in with one statement."""
    return len(batch.decisions) == 1 and not (batch.entries or batch.link or batch.ended)


def put_plain(connection: Connection, batches: Sequence[Batch]) -> list[bool]:
    """Save plain batches, no two of one game; each is told whether its row is new."""
    rows = [_decision(batch.game, row) for batch in batches for row in batch.decisions]
    if len(rows) == 1:
        # Almost always.
        return [_insert_decisions(connection, rows) == 1]
    statement = _INSERTS[connection.dialect.name, decisions.name].returning(*_KEY)
    saved = {tuple(row) for row in connection.execute(statement, rows)}
    return [tuple(row[column.name] for column in _KEY) in saved for row in rows]


def _insert_decisions(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
    """How many of them are new. A statement that is ready made is a third cheaper."""
    text, order = _one(connection.dialect)
    values = [tuple(row[name] for name in order) if order else dict(row) for row in rows]
    return connection.exec_driver_sql(text, values[0] if len(values) == 1 else values).rowcount


@lru_cache(maxsize=4)
def _one(dialect: Dialect) -> tuple[str, Sequence[str]]:
    """The text that saves one decision, if it is new; and the order of its values, where they go by their places."""
    made = _INSERTS[dialect.name, decisions.name].compile(dialect=dialect)
    return str(made), made.positiontup or ()


def put_batch(connection: Connection, batch: Batch) -> bool:
    """Save a batch whole, or nothing of it when a row of it is there already."""
    try:
        with connection.begin_nested():
            _put_parts(connection, batch)
    except _Lost:
        return False
    return True


def put_game(connection: Connection, saved: Saved) -> bool:
    """Save a game whole with all its rows; False when its id or code is taken."""
    game = saved.game
    try:
        with connection.begin_nested():
            _must(connection, games, _game(game))
            for decision in saved.decisions:
                _must(connection, decisions, _decision(game.id, decision))
            for entry in saved.entries:
                _must(connection, stream, _entry(game.id, entry))
    except _Lost:
        return False
    return True


def put_snapshot(connection: Connection, snapshot: Snapshot) -> None:
    """Keep a state for quicker loading."""
    _insert(
        connection,
        snapshots,
        {
            "game": snapshot.game,
            "n": snapshot.n,
            "tag": snapshot.tag,
            "entry": snapshot.entry,
            "data": snapshot.data,
        },
    )


def put_presence(connection: Connection, process: str, seats: Sequence[tuple[str, str]], until: int) -> None:
    """Say anew which seats have a screen open at a process; what nobody believes any more is swept out."""
    c = presence.c
    connection.execute(delete(presence).where((c.process == process) | (c.until < until - FORGET_SECONDS)))
    if seats:
        rows = [{"process": process, "game": game, "seat": seat, "until": until} for game, seat in seats]
        connection.execute(insert(presence), rows)


def _put_parts(connection: Connection, batch: Batch) -> None:
    rows = [_decision(batch.game, row) for row in batch.decisions]
    if rows and _insert_decisions(connection, rows) < len(rows):
        raise _Lost
    for entry in batch.entries:
        _must(connection, stream, _entry(batch.game, entry))
    if batch.ended is not None:
        old = (links.c.game == batch.game) & (links.c.seat == batch.ended)
        connection.execute(update(links).where(old).values(active=False))
    if batch.link is not None:
        _must(connection, links, _link(batch.game, batch.link))


def _must(connection: Connection, table: Table, row: Mapping[str, Any]) -> None:
    if not _insert(connection, table, row):
        raise _Lost


def _insert(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    return connection.execute(_INSERTS[connection.dialect.name, table.name], row).rowcount == 1


def _game(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "code": game.code,
        "system": game.system,
        "scenario": game.scenario,
        "files": dumps(game.files),
        "setup": dumps(game.setup),
        "secret": game.secret,
        "created": game.created,
    }


def _decision(game: str, row: Decision) -> dict[str, Any]:
    return {
        "game": game,
        "n": row.n,
        "seat": row.seat,
        "order_id": row.order_id,
        "order": dumps(row.order),
        "answers": dumps(row.answers),
        "facts": dumps(row.facts),
        "version": row.version,
        "time": row.time,
        "back": row.back,
    }


def _entry(game: str, row: Entry) -> dict[str, Any]:
    return {
        "game": game,
        "n": row.n,
        "seat": row.seat,
        "act_id": row.act_id,
        "fact": dumps(row.fact),
        "time": row.time,
    }


def _link(game: str, link: Link) -> dict[str, Any]:
    return {"hash": link.hash, "game": game, "seat": link.seat, "active": True}
