"""A copy of the whole journal while servers write to it, and such a copy put in place again."""

import sqlite3
from contextlib import closing
from pathlib import Path

from artifact_server.core.errors import Rejected
from artifact_server.store.schema import SCHEMA

PAGES = 256
"""So many are copied between two breaths, in which others may write."""
PART = ".part"


def back_up(journal: Path, target: Path) -> None:
    """Write a copy of a SQLite journal that stands at one moment. Raises Rejected; then there is no half copy."""
    _must_be_journal(journal)
    _must_be_free(target)
    _copy(journal, target)


def restore(backup: Path, journal: Path) -> None:
    """Put a copy where a server looks for its journal, if none lies there. Raises Rejected."""
    _must_be_journal(backup)
    _must_be_free(journal)
    _copy(backup, journal)


def _copy(source: Path, target: Path) -> None:
    part = target.with_name(target.name + PART)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            with (
                closing(sqlite3.connect(_readable(source), uri=True)) as here,
                closing(sqlite3.connect(part)) as there,
            ):
                here.backup(there, pages=PAGES)
            _must_be_journal(part)
            part.rename(target)
        finally:
            part.unlink(missing_ok=True)
    except (sqlite3.Error, OSError) as fault:
        raise Rejected("backup-failed", file=str(target), fault=str(fault)) from None


def _readable(file: Path) -> str:
    return f"{file.absolute().as_uri()}?mode=ro"


def _must_be_free(target: Path) -> None:
    if target.exists():
        raise Rejected("backup-in-the-way", file=str(target))


def _must_be_journal(file: Path) -> None:
    """A whole SQLite file with a journal of this version in it."""
    if not file.is_file():
        raise Rejected("no-journal", file=str(file))
    try:
        with closing(sqlite3.connect(_readable(file), uri=True)) as connection:
            (whole,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            (schema,) = connection.execute("SELECT schema FROM about").fetchone()
    except (sqlite3.Error, TypeError):
        raise Rejected("no-journal", file=str(file)) from None
    if whole != "ok" or schema != SCHEMA:
        raise Rejected("no-journal", file=str(file))
