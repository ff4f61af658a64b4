"""Walking about the Feynman by the points of its movement chart, for tests of distances."""

from collections.abc import Callable, Collection

from artifact_server.kit.deckplan import Plan, Scene, Square, Step, reach

ENTER = {"clear": 1, "cluttered": 2, "obstructed": 3}


def sq(text: str) -> Square:
    return Square.parse(text)


def fare(plan: Plan, points: int, held: Collection[str] = ()) -> Callable[[Square, Step], int | None]:
    """What a step costs one who has so many points: the floor, and half the points for a hatch not held open."""

    def cost(here: Square, step: Step) -> int | None:
        cell = plan.cells.get(step.to)
        floor = ENTER.get(cell.terrain) if cell else 1
        if floor is None:
            return None
        return floor + (-(-points // 2) if step.hatch and step.hatch not in held else 0)

    return cost


def costs(
    on: Plan | Scene, start: str, points: int, *goals: str, held: Collection[str] = ()
) -> list[int | None]:
    """What each goal costs from there; None if it cannot be reached with these points."""
    plan = on if isinstance(on, Plan) else on.plan
    found = reach(on, sq(start), points, fare(plan, points, held))
    return [found[sq(goal)].cost if sq(goal) in found else None for goal in goals]


def price(on: Plan | Scene, start: str, points: int, goal: str, held: Collection[str] = ()) -> int | None:
    return costs(on, start, points, goal, held=held)[0]
