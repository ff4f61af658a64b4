"""Connections: SQLite as we want it (WAL, every commit on the disk), or PostgreSQL by URL."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, insert, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from artifact_server.store.faults import Unwritable, unwritable
from artifact_server.store.schema import SCHEMA, about, metadata


def open_engines(url: str) -> tuple[Engine, Engine]:
    """(for the writer, for readers), with the tables in place. Raises Unwritable."""
    target = make_url(url)
    if target.drivername in ("postgresql", "postgres"):
        target = target.set(drivername="postgresql+psycopg")
    try:
        if target.get_backend_name() == "sqlite":
            if target.database:
                Path(target.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
            writing, reading = _sqlite(target, writes=True), _sqlite(target, writes=False)
        else:
            writing = create_engine(target, pool_size=1, max_overflow=0, pool_pre_ping=True)
            reading = create_engine(
                target, pool_size=5, pool_pre_ping=True, isolation_level="REPEATABLE READ"
            )
        with writing.begin() as connection:
            _prepare(connection)
    except SQLAlchemyError as error:
        raise unwritable(error) from error
    except OSError as error:
        raise Unwritable("store-cannot-open") from error
    return writing, reading


def _prepare(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7423001)")
    metadata.create_all(connection)
    found = connection.execute(select(about.c.schema)).scalar_one_or_none()
    if found is None:
        connection.execute(insert(about).values(schema=SCHEMA))
    elif found != SCHEMA:
        raise Unwritable("store-other-schema", found=found, wanted=SCHEMA)


def _sqlite(url: Any, *, writes: bool) -> Engine:
    engine = create_engine(url, pool_size=1 if writes else 4, max_overflow=0, connect_args={"timeout": 10})

    @event.listens_for(engine, "connect")
    def _on_connect(connection: sqlite3.Connection, _: Any) -> None:
        # The driver's own idea of when to begin knows no savepoints: we begin by hand.
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        if not writes:
            connection.execute("PRAGMA query_only=ON")

    @event.listens_for(engine, "begin")
    def _on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
