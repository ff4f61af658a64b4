"""The transcript language: a script's lines, read into parts (docs/transcripts.md)."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from artifact_server.core.errors import Malformed
from artifact_server.core.words import JSON

Kind = Literal["head", "dice", "rule", "order", "told", "refused", "holds", "offered", "never", "text"]

SIGNS: dict[str, Kind] = {
    "dice": "dice",
    "rule": "rule",
    ">": "order",
    "<": "told",
    "!": "refused",
    "=": "holds",
    "?": "offered",
    "never": "never",
}
_WORD = re.compile(r"\s*((?:[^\s\[\]{}()\"=]|\([^()]*\))+=)?(\"(?:[^\"\\]|\\.)*\"|[^\s\[\]{}\"]+|[\[{])")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a script. `words` are its bare words, `fields` its key=value pairs."""

    number: int
    text: str
    kind: Kind
    words: tuple[str, ...] = ()
    fields: tuple[tuple[str, JSON], ...] = ()

    @property
    def named(self) -> dict[str, JSON]:
        return dict(self.fields)


def read_script(text: str) -> list[Line]:
    """All lines. Blank ones and comments (#) stay, so that a script can be written out again as it was."""
    lines = []
    for number, raw in enumerate(text.splitlines(), 1):
        body = raw.strip()
        if not body or body.startswith("#"):
            lines.append(Line(number, raw, "text"))
            continue
        sign, _, rest = body.partition(" ")
        kind = SIGNS.get(sign, "head")
        if kind == "told":
            lines.append(Line(number, raw, kind, (rest.strip(),)))
            continue
        words, fields = _parts(rest if sign in SIGNS else body, number)
        lines.append(Line(number, raw, kind, words, fields))
    return lines


def _parts(text: str, number: int) -> tuple[tuple[str, ...], tuple[tuple[str, JSON], ...]]:
    words: list[str] = []
    fields: list[tuple[str, JSON]] = []
    for key, value in _pairs(text, number):
        if key:
            fields.append((key, value))
        else:
            words.append(str(value))
    return tuple(words), tuple(fields)


def _pairs(text: str, number: int) -> Iterator[tuple[str, JSON]]:
    """key=value and bare words. A value is a word, "a text", [a, list] or {"json": …}."""
    at = 0
    while at < len(text) and text[at:].strip():
        found = _WORD.match(text, at)
        if not found:
            raise Malformed("script-unreadable", line=number, text=text[at : at + 40])
        key, value, at = (found[1] or "")[:-1], found[2], found.end()
        if value in "[{":
            end = _closing(text, found.start(2), number)
            whole, at = text[found.start(2) : end], end
            yield key, _list(whole, number) if value == "[" else _json(whole, number)
        else:
            yield key, _plain(value, number)


def _closing(text: str, start: int, number: int) -> int:
    depth = 0
    for at in range(start, len(text)):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(text[at], 0)
        if depth == 0:
            return at + 1
    raise Malformed("script-unreadable", line=number, text=text[start : start + 40])


def _list(text: str, number: int) -> JSON:
    """[MH(19,17), MH(19,16)]: commas inside brackets of squares do not part. With objects in it, it is JSON."""
    if "{" in text:
        return _json(text, number)
    parts = re.split(r",\s*(?![^()]*\))", text[1:-1].strip())
    return [_plain(part.strip(), number) for part in parts if part.strip()]


def _json(text: str, number: int) -> JSON:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        raise Malformed("script-unreadable", line=number, text=text[:40]) from None


def _plain(text: str, number: int) -> JSON:
    if text.startswith('"'):
        return _json(text, number)
    if text in ("true", "false"):
        return text == "true"
    return int(text) if re.fullmatch(r"-?\d+", text) else text
