"""What can be asked of the journal: one function for each question, on a reading connection."""

import sys
from collections.abc import Sequence
from typing import Any

import orjson
from sqlalchemy import Connection, Row, Select, func, select

from artifact_server.store.rows import Decision, Entry, Game, GameLine, Heading, Saved, Snapshot
from artifact_server.store.schema import decisions, games, links, presence, snapshots, stream


def game(connection: Connection, id: str) -> Game | None:
    """A game as it was made. Games of one scenario share its texts."""
    row = connection.execute(select(games).where(games.c.id == id)).one_or_none()
    if row is None:
        return None
    return Game(
        id=row.id,
        code=row.code,
        system=row.system,
        scenario=row.scenario,
        files={name: sys.intern(text) for name, text in orjson.loads(row.files).items()},
        setup=orjson.loads(row.setup),
        secret=row.secret,
        created=row.created,
    )


def game_lines(connection: Connection) -> list[GameLine]:
    """All games, newest first."""
    wanted = select(games.c.id, games.c.code, games.c.system, games.c.scenario, games.c.created)
    rows = connection.execute(wanted.order_by(games.c.created.desc(), games.c.id))
    return [GameLine(*row) for row in rows]


def id_of_code(connection: Connection, code: str) -> str | None:
    """Which game a join code is for."""
    return connection.execute(select(games.c.id).where(games.c.code == code)).scalar_one_or_none()


def decisions_between(connection: Connection, id: str, after: int, upto: int | None) -> list[Decision]:
    """Decisions after one and up to another, in order."""
    wanted = select(decisions).where(decisions.c.game == id, decisions.c.n > after).order_by(decisions.c.n)
    if upto is not None:
        wanted = wanted.where(decisions.c.n <= upto)
    return [_decision(row) for row in connection.execute(wanted)]


def since(connection: Connection, id: str, n: int, entry: int) -> tuple[list[Decision], list[Entry]]:
    """What was saved after a decision and after an entry of the stream, as both stood at one moment."""
    return decisions_between(connection, id, n, None), entries_between(connection, id, entry)


def headings(connection: Connection, id: str, most: int) -> list[Heading]:
    """The newest decisions without their facts, oldest first."""
    c = decisions.c
    columns = (c.n, c.seat, c.order_id, c.order, c.answers, c.time, c.back)
    wanted = select(*columns).where(c.game == id).order_by(c.n.desc()).limit(most)
    rows = reversed(connection.execute(wanted).all())
    return [
        Heading(r.n, r.seat, r.order_id, orjson.loads(r.order), orjson.loads(r.answers), r.time, r.back)
        for r in rows
    ]


def entries_between(connection: Connection, id: str, after: int) -> list[Entry]:
    """The table's stream after an entry, in order."""
    wanted = select(stream).where(stream.c.game == id, stream.c.n > after).order_by(stream.c.n)
    return [
        Entry(row.n, row.seat, row.act_id, orjson.loads(row.fact), row.time)
        for row in connection.execute(wanted)
    ]


def snapshot(connection: Connection, id: str, tag: str, upto: int | None) -> Snapshot | None:
    """The newest snapshot of today's shape, not after `upto`."""
    wanted = select(snapshots).where(snapshots.c.game == id, snapshots.c.tag == tag)
    if upto is not None:
        wanted = wanted.where(snapshots.c.n <= upto)
    row = connection.execute(wanted.order_by(snapshots.c.n.desc()).limit(1)).one_or_none()
    return None if row is None else Snapshot(row.game, row.n, row.entry, row.tag, row.data)


def decision_of(connection: Connection, id: str, seat: str, order_id: str) -> int | None:
    """The number of the decision that came of an order, if it has been decided."""
    c = decisions.c
    return connection.execute(
        select(c.n).where(c.game == id, c.seat == seat, c.order_id == order_id)
    ).scalar_one_or_none()


def entry_of(connection: Connection, id: str, seat: str, act_id: str) -> int | None:
    """The number of the stream's entry with an id that a client chose."""
    c = stream.c
    return connection.execute(
        select(c.n).where(c.game == id, c.seat == seat, c.act_id == act_id)
    ).scalar_one_or_none()


def whose(connection: Connection, hash: str) -> tuple[str, str] | None:
    """The game and seat that a token's hash opens, while it does."""
    c = links.c
    row = connection.execute(select(c.game, c.seat).where(c.hash == hash, c.active)).one_or_none()
    return None if row is None else (row.game, row.seat)


def heads(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """How far each of these games has come: (decisions, stream).

    Asked for each game by itself, so that only the end of an index is looked at: a group would read all of it.
    """
    ends = (
        select(func.coalesce(func.max(table.c.n), 0)).where(table.c.game == games.c.id).scalar_subquery()
        for table in (decisions, stream)
    )
    wanted: Select[Any] = select(games.c.id, *ends).where(games.c.id.in_(ids))
    return dict.fromkeys(ids, (0, 0)) | {row[0]: (row[1], row[2]) for row in connection.execute(wanted)}


def who_is_there(connection: Connection, ids: Sequence[str], but: str, now: int) -> dict[str, frozenset[str]]:
    """The seats of each game that have a screen open at any process but one."""
    c = presence.c
    wanted = select(c.game, c.seat).where(c.game.in_(ids), c.process != but, c.until > now)
    found: dict[str, set[str]] = {}
    for id, seat in connection.execute(wanted):
        found.setdefault(id, set()).add(seat)
    return {id: frozenset(seats) for id, seats in found.items()}


def whole(connection: Connection, id: str) -> Saved | None:
    """A game with all its rows, as they stood at one moment."""
    if (found := game(connection, id)) is None:
        return None
    return Saved(found, decisions_between(connection, id, 0, None), entries_between(connection, id, 0))


def _decision(row: Row[Any]) -> Decision:
    return Decision(
        n=row.n,
        seat=row.seat,
        order_id=row.order_id,
        order=orjson.loads(row.order),
        answers=orjson.loads(row.answers),
        facts=orjson.loads(row.facts),
        version=row.version,
        time=row.time,
        back=row.back,
    )
