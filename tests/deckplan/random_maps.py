"""Maps drawn at random, and the same maps in a mirror and turned over."""

from hypothesis import strategies as st

from artifact_server.kit.deckplan import Plan
from artifact_server.kit.deckplan.drawn import draft
from tests.deckplan.maps import files

EDGES = {"|": "|-", " ": "  ", "#": "#=", ":": ":~", "/": "//"}

Map = tuple[int, int, list[str], list[str], list[str]]


@st.composite
def maps(draw_: st.DrawFn) -> Map:
    """Squares, edges between columns, edges between rows."""
    width, height = draw_(st.integers(1, 7)), draw_(st.integers(1, 6))
    edge = st.sampled_from("   |#:/")
    squares = draw_(st.lists(st.sampled_from("....coX"), min_size=width * height, max_size=width * height))
    upright = draw_(st.lists(edge, min_size=width * height, max_size=width * height))
    lying = draw_(st.lists(edge, min_size=width * height, max_size=width * height))
    return width, height, squares, upright, lying


def read(found: Map, tables: str = "") -> Plan:
    """The map as a plan; every hatch drawn is one of its own."""
    width, height, squares, upright, lying = found
    rows, hatches = [], {}
    for y in range(height):
        top, row = "+", "|"
        for x in range(width):
            number = y * width + x
            above = EDGES[lying[number]][1] if y else "-"
            top += above + "+"
            left = EDGES[upright[number]][0] if x else ""
            row += left + squares[number]
            if x and upright[number] == "#":
                hatches[f"v{x},{y}"] = f"{x - 1},{y} {x},{y}"
            if y and lying[number] == "#":
                hatches[f"h{x},{y}"] = f"{x},{y - 1} {x},{y}"
        rows += [top, row + "|"]
    rows.append("+" + "-+" * width)
    plan, _ = draft(files("\n".join(rows), tables, hatches))
    assert plan is not None
    return plan


def mirrored(found: Map) -> Map:
    """Left for right."""
    width, height, squares, upright, lying = found
    flip = [y * width + (width - 1 - x) for y in range(height) for x in range(width)]
    sides = [y * width + (width - x) % width for y in range(height) for x in range(width)]
    return width, height, [squares[n] for n in flip], [upright[n] for n in sides], [lying[n] for n in flip]


def turned_over(found: Map) -> Map:
    """Columns for rows: with the mirror it makes every turn."""
    width, height, squares, upright, lying = found
    swap = [x * width + y for y in range(width) for x in range(height)]
    return height, width, [squares[n] for n in swap], [lying[n] for n in swap], [upright[n] for n in swap]
