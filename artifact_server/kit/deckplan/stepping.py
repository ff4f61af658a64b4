"""Steps inside: where one can go from a square."""

from artifact_server.kit.deckplan.layout import Layout
from artifact_server.kit.deckplan.parts import Step
from artifact_server.kit.deckplan.square import AHEAD, FACINGS, Facing, Square

DIAGONALS: tuple[tuple[Facing, Facing], ...] = (("N", "E"), ("S", "E"), ("S", "W"), ("N", "W"))


def inside_steps(plan: Layout, square: Square) -> tuple[Step, ...]:
    """MOV-05, MOV-08: straight steps, then diagonals, then ways that no side shows."""
    if square not in plan.cells:
        return ()
    straight = [step for facing in FACINGS if (step := _straight(plan, square, facing))]
    slanting = [step for pair in DIAGONALS if (step := _diagonal(plan, square, *pair))]
    shown = {step.hatch for step in straight if step.hatch}
    hidden = [
        Step(to, hatch)
        for hatch, to in plan.hatch_ways.get(square, ())
        if hatch not in shown and not is_blocked(plan, to)
    ]
    return (*straight, *slanting, *hidden)


def is_blocked(plan: Layout, square: Square) -> bool:
    """Whether nothing can stand there."""
    cell = plan.cells.get(square)
    return cell is None or cell.terrain == "blocked"


def _straight(plan: Layout, square: Square, facing: Facing) -> Step | None:
    edge = plan.edges[square, facing]
    if edge.to is None or edge.kind in ("wall", "glass") or is_blocked(plan, edge.to):
        return None
    return Step(edge.to, edge.hatch or None, heading=facing, door=edge.kind == "door")


def _diagonal(plan: Layout, square: Square, upright: Facing, level: Facing) -> Step | None:
    """Open floor all round the corner, and not squeezed between two blocked squares."""
    (_, dy), (dx, _) = AHEAD[upright], AHEAD[level]
    beside, above = square.beside(level), square.beside(upright)
    around = [(square, level), (square, upright), (beside, upright), (above, level)]
    if any(side not in plan.edges or plan.edges[side].kind != "open" for side in around):
        return None
    to = beside.beside(upright)
    if is_blocked(plan, to) or (is_blocked(plan, beside) and is_blocked(plan, above)):
        return None
    return Step(to, diagonal=True, heading=(dx, dy))
