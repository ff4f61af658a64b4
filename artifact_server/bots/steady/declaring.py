"""The declaration: for each figure what serves its errand, or a fight that pays better."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from artifact_server.bots.steady import breathing, danger, fighting, grips, guarding
from artifact_server.bots.steady.choosing import Ranked
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.rows import HOLD, Step, open_to, toward
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.forms import Row


def declared(now: Situation, rows: Sequence[Row], sent: Mapping[str, list[Ranked]]) -> Mapping[str, Step]:
    """A step for each figure that has a row. A lift is sent by one; whoever would send it too rides or waits."""
    steps: dict[str, Step] = {}
    moved: set[str] = set()
    for row in rows:
        step = _best(now, row, sent.get(row.id, []))
        if step.lift in moved:
            step = replace(step, deed=HOLD)
        elif step.lift:
            moved.add(step.lift)
        steps[row.id] = step
        now.memory.struck[fighting.target_of(step.deed)] += 1
    return steps


def _best(now: Situation, row: Row, errands: Sequence[Ranked]) -> Step:
    own = now.picture.own.get(row.id)
    deeds = open_to(row.options)
    idle = Step(HOLD, 0.0, Errand(row.id, frozenset(), 0.0, "hold"))
    if own is None or own.at is None:
        return idle
    blows = [*fighting.blows(now, own, deeds)]
    steps = [*blows, idle]
    away = (*breathing.gasp(now, own), *danger.flee(now, own))
    steps += [step for e in away if (step := toward(now, own, e, e.worth, deeds)) is not None]
    for worth, errand in errands:
        if (step := toward(now, own, errand, worth, deeds)) is not None:
            steps.append(step)
            break
    best = fighting.rather(blows, max(steps, key=lambda step: step.worth - grips.less(now, own, step)))
    if best.deed == HOLD and not best.lift:
        return guarding.guard(now, own, best.worth, deeds) or best
    return best
