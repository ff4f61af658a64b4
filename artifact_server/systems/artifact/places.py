"""Where in a TOML text something stands, for who has to mend it."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

Path = tuple[str | int, ...]
_HEAD = re.compile(r"^\[(\[?)\s*([^\[\]]+?)\s*\]")
_KEY = re.compile(r"^((?:\"[^\"]+\"|[A-Za-z0-9_.-])+)\s*=")


def line_of(text: str, path: Sequence[str | int]) -> int:
    """The line of what is nearest to this path: the value itself, else its table; 1 if neither is there."""
    wanted, best, line = tuple(path), 0, 1
    for number, place in _places(text):
        if place == wanted[: len(place)] and len(place) > best:
            best, line = len(place), number
    return line


def _places(text: str) -> Iterator[tuple[int, Path]]:
    """Line by line: whatever begins there."""
    rows: Counter[str] = Counter()
    table: Path = ()
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if head := _HEAD.match(line):
            name = head[2]
            if head[1]:
                rows[name] += 1
            table = _numbered(name, rows)
            yield number, table
        elif key := _KEY.match(line):
            yield number, (*table, *_parts(key[1]))


def _numbered(name: str, rows: Counter[str]) -> Path:
    """A name as a path: behind that of a list stands which of its rows."""
    path: list[str | int] = []
    so_far: list[str] = []
    for part in _parts(name):
        so_far.append(part)
        path.append(part)
        if count := rows[".".join(so_far)]:
            path.append(count - 1)
    return tuple(path)


def _parts(name: str) -> list[str]:
    return [part.strip().strip('"') for part in name.split(".")]
