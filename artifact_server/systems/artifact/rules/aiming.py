"""Aiming: range bands and what is added to a shot's two dice. One reckoning for truth and for what a seat knows."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Plan, Pose, Scene, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.rules.panes import pane_between

IN_THE_WAY = ("cluttered", "obstructed")
GAIT_ROWS = {"walk": "walked", "jog": "jogged"}
FIRE_ROWS = {"double": "double_fire", "panic": "panic_fire"}


@dataclass(frozen=True, slots=True)
class Aim:
    """What bears on one shot, whoever reckons it."""

    fire: str
    gait: str = ""
    """The gait of a shooter who has moved in this action."""
    wound: str = "none"
    unaware: bool = False
    """The target is inactive or held, or does not see the shooter (FIRE-09)."""
    figures: int = 0
    furniture: int = 0
    carrying: bool = False
    spinning: bool = False
    """The target clings to the spinning ring (FIRE-21)."""
    fleeing: bool = False
    """The target is aboard a ship that has cast off (FIRE-21, EVA-11)."""


def band(book: Book, distance: int) -> int | None:
    """The number of the range band, the nearest 0; None beyond them all (FIRE-05)."""
    return next((n for n, row in enumerate(book.chart("range")) if distance <= row["most"]), None)


def band_words(book: Book, distance: int) -> Words:
    number = band(book, distance)
    name = "beyond" if number is None else str(book.chart("range")[number]["band"])
    return Words.of("range-" + name.replace("_", "-"))


def need(book: Book, row: str, distance: int) -> int | None:
    """What two dice must reach; None where the weapon does not reach (FIRE-07)."""
    number, to_hit = band(book, distance), book.weapons[row].to_hit
    return to_hit[number] if number is not None and number < len(to_hit) else None


def reach(book: Book, row: str) -> int:
    """The farthest square that a weapon can be fired at."""
    to_hit = book.weapons[row].to_hit
    return int(book.chart("range")[len(to_hit) - 1]["most"]) if to_hit else 0


def modifiers(book: Book, aim: Aim) -> tuple[tuple[str, int], ...]:
    """S-MODS: each row of the chart that bears on the shot, with what it adds."""
    chart = book.chart("modifiers")
    rows: list[tuple[str, int]] = []
    for key in (GAIT_ROWS.get(aim.gait), FIRE_ROWS.get(aim.fire)):
        if key:
            rows.append((key, int(chart[key])))
    if aim.wound == "light":
        rows.append(("light_wound", int(chart["light_wound"])))
    if aim.wound == "serious":
        rows.append(("tough_and_serious", int(chart["tough_and_serious"])))
    if aim.carrying:
        rows.append(("carrying", int(chart["carrying"])))
    if aim.unaware:
        rows.append(("target_unaware", int(chart["target_unaware"])))
    if aim.figures:
        rows.append(("figure_in_line", aim.figures * int(chart["figure_in_line"])))
    if aim.furniture:
        rows.append(("furniture_in_line", aim.furniture * int(chart["furniture_in_line"])))
    if aim.spinning:
        rows.append(("spinning_ring", int(chart["spinning_ring"])))
    if aim.fleeing:
        rows.append(("fleeing_ship", int(chart["fleeing_ship"])))
    return tuple(rows)


def total(rows: Iterable[tuple[str, int]]) -> int:
    return sum(value for _, value in rows)


def row_words(rows: Iterable[tuple[str, int]]) -> tuple[Words, ...]:
    """The sum in words, one for each row."""
    return tuple(
        Words.of("aim-" + key.replace("_", "-"), by=f"+{value}" if value > 0 else f"−{-value}")
        for key, value in rows
    )


def line_of_others(scene: Scene, shooter: Square, target: Square) -> tuple[Square, ...]:
    """LOS-03 to LOS-05: squares whose occupants are in the line; the shooter's own only if the target is there."""
    return (target,) if shooter == target else scene.line(shooter, target)[1:]


def furniture(plan: Plan, scene: Scene, shooter: Square, target: Square) -> int:
    """LOS-12: furnished squares between the two; not the shooter's, not the target's own."""
    between = scene.line(shooter, target)[1:-1]
    return sum(1 for s in between if s in plan.cells and plan.cells[s].terrain in IN_THE_WAY)


def glass_between(
    scene: Scene, shooter: Square, target: Square, broken: frozenset[str] = frozenset()
) -> bool:
    """HOLE-24: a pane in the way, which a bullet must break first; a turret's dome is one all round."""
    if shooter.level != target.level and {shooter, target} & domes(scene.plan):
        return True
    before = shooter
    for met in scene.trace(shooter, target):
        if met.through == "glass" and not _gone(scene, before, met.square, broken):
            return True
        if met.square is None or met.square == target:
            return False
        before = met.square
    return False


def _gone(scene: Scene, before: Square, after: Square | None, broken: frozenset[str]) -> bool:
    pane = pane_between(scene.plan, before, after)
    return pane is not None and pane.id in broken


@lru_cache(maxsize=8)
def domes(plan: Plan) -> frozenset[Square]:
    """The squares under glass domes."""
    return frozenset(craft.turret for craft in plan.crafts.values() if craft.turret is not None)


def on_fleeing_ship(plan: Plan, poses: Mapping[str, Pose], shooter: Square, target: Square) -> bool:
    """FIRE-21: aboard a ship under way, seen by one who is not."""
    flying = (c.level for c in plan.crafts.values() if not poses.get(c.id, Pose()).docked)
    return target.level != shooter.level and target.level in flying


def on_spinning_ring(shooter: Square, target: Square, spinning: bool) -> bool:
    """FIRE-21: on the outer skin of the turning ring, seen by one who does not turn with it."""
    return spinning and target.level.startswith("SKIN-") and not shooter.level.startswith("SKIN-")
