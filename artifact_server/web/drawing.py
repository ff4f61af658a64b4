"""The general plan on the lobby's wall: the printed map of a scenario as one SVG, seen from far off."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Any

from markupsafe import Markup

UNIT = 20
TERRAIN = {"c": "clut", "o": "obst", "X": "blkd"}
PATTERNS = (
    "<defs>"
    '<pattern id="p-c" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 0V5" class="hx"/></pattern>'
    '<pattern id="p-o" width="4.5" height="4.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 0V4.5M0 0H4.5" class="hx hv"/></pattern>'
    "</defs>"
)
Offset = tuple[float, float]
Lettering = Callable[[Mapping[str, Any]], str]


def general_plan(picture: Mapping[str, Any], lettering: Lettering) -> Markup:
    """The sheet that shows the whole of it; the first one if none is called that. `lettering`: what is written on a segment."""
    sheets = picture["sheets"]
    sheet = next((sheet for sheet in sheets if sheet["id"] == "whole"), sheets[0])
    offsets: dict[str, Offset] = {level: (x, y) for level, (x, y) in sheet["levels"].items()}
    levels = [level for level in picture["levels"] if level["id"] in offsets]
    x, y, width, height = (value * UNIT for value in sheet["window"])
    parts = [
        PATTERNS,
        *_art(picture.get("art", ()), offsets | {sheet["id"]: (0.0, 0.0)}),
        *(part for level in levels for part in _squares(level, offsets[level["id"]])),
        *_names(picture.get("segments", ()), offsets, lettering),
        *(part for level in levels for part in _edges(level, offsets[level["id"]])),
        *_hatches(picture.get("hatches", ()), offsets),
    ]
    return Markup(
        f'<svg class="plan whole" viewBox="{_n(x)} {_n(y)} {_n(width)} {_n(height)}" aria-hidden="true" '
        f'preserveAspectRatio="xMidYMid meet">{"".join(parts)}</svg>'
    )


def _art(art: Sequence[Mapping[str, Any]], offsets: Mapping[str, Offset]) -> Iterator[str]:
    """Hull and craft, drawn behind the squares of a level or on a sheet. Its numbers are squares, not units."""
    for piece in art:
        where = str(piece.get("level") or piece.get("sheet"))
        if where not in offsets or piece["kind"] == "text":
            continue
        dx, dy = offsets[where]
        name = "skin craft" if piece["kind"] == "craft" else piece["kind"]
        move = f"translate({_n(dx * UNIT)} {_n(dy * UNIT)}) scale({UNIT})"
        yield f'<path class="{escape(name)}" transform="{move}" d="{escape(piece["d"])}"/>'


def _squares(level: Mapping[str, Any], offset: Offset) -> Iterator[str]:
    x0, y0 = level["x"] + offset[0], level["y"] + offset[1]
    rows = list(enumerate(level["rows"]))
    yield f'<path class="deck" d="{_boxes(x0, y0, rows, set(TERRAIN) | {"."})}"/>'
    for sign, name in TERRAIN.items():
        if drawn := _boxes(x0, y0, rows, {sign}):
            yield f'<path class="{name}" d="{drawn}"/>'


def _boxes(x0: float, y0: float, rows: Iterable[tuple[int, str]], signs: set[str]) -> str:
    """One box for each run of such squares in a row."""
    drawn = ""
    for y, row in rows:
        for start, end in _runs([x for x, sign in enumerate(row) if sign in signs]):
            width = _n((end - start) * UNIT)
            drawn += f"M{_n((x0 + start) * UNIT)} {_n((y0 + y) * UNIT)}h{width}v{UNIT}h-{width}z"
    return drawn


def _edges(level: Mapping[str, Any], offset: Offset) -> Iterator[str]:
    edges = level.get("edges", {})
    for kind, names in (("wall", ("wall",)), ("glass", ("glass", "glass in")), ("door", ("sill",))):
        if drawn := _lines(edges.get(kind, ()), offset):
            yield from (f'<path class="{name}" d="{drawn}"/>' for name in names)


def _lines(edges: Iterable[Sequence[Any]], offset: Offset) -> str:
    """Edges that follow one another are drawn as one line."""
    rows: dict[tuple[str, int], list[int]] = defaultdict(list)
    for x, y, way in edges:
        rows[way, y if way == "h" else x].append(x if way == "h" else y)
    drawn = ""
    for (way, across), along in sorted(rows.items()):
        for start, end in _runs(sorted(set(along))):
            x, y = (start, across) if way == "h" else (across, start)
            length = _n((end - start) * UNIT)
            drawn += f"M{_n((x + offset[0]) * UNIT)} {_n((y + offset[1]) * UNIT)}{way}{length}"
    return drawn


def _hatches(hatches: Iterable[Mapping[str, Any]], offsets: Mapping[str, Offset]) -> Iterator[str]:
    for hatch in hatches:
        for level, x, y, way in hatch["edges"]:
            if level not in offsets:
                continue
            left, top = (x + offsets[level][0]) * UNIT, (y + offsets[level][1]) * UNIT
            if way == "f":
                yield f'<g class="hatch"><circle cx="{_n(left + 10)}" cy="{_n(top + 10)}" r="7"/></g>'
            elif way == "h":
                yield f'<g class="hatch"><path d="M{_n(left)} {_n(top - 2.8)}h20v5.6h-20z"/></g>'
            else:
                yield f'<g class="hatch"><path d="M{_n(left - 2.8)} {_n(top)}h5.6v20h-5.6z"/></g>'


def _names(
    segments: Iterable[Mapping[str, Any]], offsets: Mapping[str, Offset], lettering: Lettering
) -> Iterator[str]:
    for segment in segments:
        label = lettering(segment)
        if not label or not segment.get("at") or segment["level"] not in offsets:
            continue
        dx, dy = offsets[segment["level"]]
        x, y = _n((segment["at"][0] + dx) * UNIT), _n((segment["at"][1] + dy) * UNIT)
        text = escape(label.replace("|", " ").upper())
        size = 40 if len(text) <= 2 else min(36, 300 // len(text))
        yield f'<text class="seg" x="{x}" y="{y}" dy=".36em" font-size="{size}">{text}</text>'


def _runs(places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Whole numbers in order, as half-open runs."""
    start = last = None
    for place in places:
        if start is None or last is None or place != last + 1:
            if start is not None and last is not None:
                yield start, last + 1
            start = place
        last = place
    if start is not None and last is not None:
        yield start, last + 1


def _n(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")
