"""A game as one file of JSON lines: a head, its decisions, the table's stream, and a line with the checksum."""

import hashlib
from collections.abc import Iterator
from dataclasses import asdict, fields
from typing import Any, TypeVar

import orjson
from pydantic import TypeAdapter, ValidationError

from artifact_server.core.errors import Malformed
from artifact_server.core.words import JSON
from artifact_server.store.rows import Decision, Entry, Game, Saved

T = TypeVar("T", Game, Decision, Entry)

FORMAT = 1

_ROWS: dict[type, TypeAdapter[Any]] = {row: TypeAdapter(row) for row in (Game, Decision, Entry)}


def write_file(saved: Saved) -> bytes:
    """The file. Links and tokens are not in what is saved; the secret of the dice is left out here."""
    body = b"".join(orjson.dumps(line, option=orjson.OPT_SORT_KEYS) + b"\n" for line in _lines(saved))
    end = {"kind": "end", "lines": body.count(b"\n"), "sha256": hashlib.sha256(body).hexdigest()}
    return body + orjson.dumps(end, option=orjson.OPT_SORT_KEYS) + b"\n"


def read_file(data: bytes, secret: str) -> Saved:
    """The game in a file, with a new secret for its dice. Raises Malformed."""
    body = _checked(data)
    try:
        head, *rest = [orjson.loads(line) for line in body.splitlines()]
        if head.pop("kind") != "game" or head.pop("format") != FORMAT:
            raise Malformed("file-format", wanted=FORMAT)
        saved = Saved(_read(Game, {**head, "secret": secret}))
        for line in rest:
            if line.pop("kind") == "decision":
                saved.decisions.append(_read(Decision, line))
            else:
                saved.entries.append(_read(Entry, line))
    except (ValueError, KeyError, AttributeError, TypeError, ValidationError) as error:
        raise Malformed("file-broken") from error
    _must_count([row.n for row in saved.decisions])
    _must_count([row.n for row in saved.entries])
    return saved


def _lines(saved: Saved) -> Iterator[dict[str, JSON]]:
    head = asdict(saved.game)
    del head["secret"]
    yield {"kind": "game", "format": FORMAT, **head}
    for decision in saved.decisions:
        yield {"kind": "decision", **asdict(decision)}
    for entry in saved.entries:
        yield {"kind": "entry", **asdict(entry)}


def _checked(data: bytes) -> bytes:
    """All but the last line, if that line vouches for it."""
    if not data.strip():
        raise Malformed("file-empty")
    body, _, last = data.removesuffix(b"\n").rpartition(b"\n")
    body += b"\n"
    try:
        end = orjson.loads(last)
        kind, lines, sum_ = end["kind"], end["lines"], end["sha256"]
    except (ValueError, KeyError, TypeError) as error:
        raise Malformed("file-truncated") from error
    if kind != "end":
        raise Malformed("file-truncated")
    if lines != body.count(b"\n") or sum_ != hashlib.sha256(body).hexdigest():
        raise Malformed("file-altered")
    return body


def _read(row: type[T], data: dict[str, JSON]) -> T:
    """Strictly, as JSON: a number that is written as text is no number, and there is nothing besides."""
    if data.keys() != {field.name for field in fields(row)}:
        raise ValueError(f"these are not the fields of a {row.__name__}")
    adapter: TypeAdapter[T] = _ROWS[row]
    return adapter.validate_json(orjson.dumps(data), strict=True)


def _must_count(numbers: list[int]) -> None:
    if numbers != list(range(1, len(numbers) + 1)):
        raise Malformed("file-broken")
