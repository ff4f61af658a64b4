"""Small maps, drawn in the test that uses them."""

from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent

from artifact_server.kit.deckplan import Facing, Plan, Pose, Scene, Square, Step, read_plan

HERE = Path(__file__).parent
HEAD = '[[level]]\nid = "X"\nfile = "X.txt"\n'


def sq(text: str) -> Square:
    return Square.parse(text)


def at(x: int, y: int) -> Square:
    return Square("X", x, y)


def files(drawing: str, tables: str = "", hatches: Mapping[str, str] | None = None) -> dict[str, str]:
    """One level X, whose first square is (0,0). A hatch is given as "0,0 1,0" for each of its edges."""
    rows = [HEAD, dedent(tables)]
    for id, edges in (hatches or {}).items():
        words = edges.split()
        pairs = ", ".join(f'["X({a})", "X({b})"]' for a, b in zip(words[::2], words[1::2], strict=True))
        rows.append(f'[[hatch]]\nid = "{id}"\nname = "Hatch {id}"\nedges = [{pairs}]\n')
    return {"plan.toml": "\n".join(rows), "X.txt": dedent(drawing).strip("\n")}


def draw(drawing: str, tables: str = "", hatches: Mapping[str, str] | None = None) -> Plan:
    return read_plan(files(drawing, tables, hatches))


def outpost_files() -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in sorted((HERE / "outpost").iterdir())}


def step(on: Plan | Scene, start: Square, to: Square) -> Step | None:
    """The step from one square to another, if there is one."""
    return next((step for step in on.steps(start) if step.to == to), None)


def flown(
    plan: Plan,
    dx: int = 0,
    dy: int = 0,
    z: int = 0,
    facing: Facing = "W",
    open: str = "",
    heights: frozenset[int] | None = None,
) -> Scene:
    """The outpost with its shuttle under way."""
    poses = {"shuttle": Pose(docked=False, dx=dx, dy=dy, z=z, facing=facing)}
    return Scene(plan, frozenset(open.split()), poses, heights=heights)
