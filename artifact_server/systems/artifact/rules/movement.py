"""Movement: square by square, until points or luck run out (MOV-01 to MOV-19, SEQ-10, RUL-02, RUL-22)."""

from dataclasses import replace

from artifact_server.kit.deckplan import Facing, Square, Step
from artifact_server.systems.artifact.model.facts import Did, Ran, Stepped, Switched, Turned
from artifact_server.systems.artifact.model.orders import EndMove, Move
from artifact_server.systems.artifact.rules import (
    casualties,
    decompression,
    hatches,
    illusions,
    interdiction,
    outside,
    parting,
    shafts,
)
from artifact_server.systems.artifact.rules.acting import acted
from artifact_server.systems.artifact.rules.anticipation import heeded
from artifact_server.systems.artifact.rules.bodies import (
    allowance,
    finds_his_way,
    halved,
    turn_cost,
)
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.glimpses import Gate, Passing, seen_through
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.walks import Walk, examine, look, look_through


def move(draft: Draft, order: Move) -> Walk:
    """Take a figure along its path. Afterwards the walk tells whether it was stopped or has halted on sight."""
    walk = start(draft, order)
    for square in order.path:
        if walk.stopped or walk.sighted:
            break
        step(walk, square)
    if order.hold_open and not walk.stopped:
        hold_open(walk, order.hold_open)
    finish(walk, order)
    if order.examine is not None:
        examine(walk, order.examine)
    return walk


def start(draft: Draft, order: Move) -> Walk:
    """The allowance is fixed when the move begins (RUL-04); one who halted on sight goes on with what is left."""
    figure, doing = draft.truth.figures[order.figure], draft.doing(order.figure)
    body = casualties.body_of(draft, figure)
    if doing.moving:
        allowed, left, steps = doing.allowance, doing.points, doing.steps
    else:
        allowed = allowance(draft.book, body, order.gait)
        left, steps = allowed, 0
        if order.gait == "run":
            draft.add(Ran(figure=figure.id))
            if figure.sneaking:
                draft.add(Switched(figure=figure.id, what="sneaking", on=False))
            illusions.unmask(draft, figure.id)
    passing = Passing.of(draft, figure, *casualties.train(draft, figure))
    expects = heeded(draft, figure, order.expects)
    return Walk(draft, figure.id, order.gait, body, allowed, left, steps, order.halt, expects, passing)


def step(walk: Walk, square: Square) -> None:
    """One square, or whatever keeps the mover from it."""
    draft, figure = walk.draft, walk.figure
    way = next((s for s in draft.scene().steps(figure.at) if s.to == square), None) if figure.at else None
    if way is None:
        interdiction.say_why(
            draft, figure, walk.running, "stopped-no-way", "MOV-08", place=draft.place(figure.at)
        )
        walk.stopped = True
        return
    if walk.expects == str(square):
        _holds_back(walk)
        return
    if interdiction.walled(draft, figure, square, walk.expects, walk.running):
        walk.stopped = True
        return
    if way.hatch and way.hatch not in draft.truth.see_through and not _through(walk, way):
        return
    cost = _entry(walk, square)
    if cost is None:
        interdiction.say_why(draft, figure, walk.running, "stopped-car-shut", "LIFT-05")
        walk.stopped = True
        return
    if cost > walk.left and walk.steps:
        _out_of_points(walk)
        return
    if outside.slips(draft, figure, square):
        interdiction.say_why(draft, figure, walk.running, "stopped-slips", "EVA-10")
        walk.stopped = True
        return
    if interdiction.crowded(draft.book, draft.truth, square, figure):
        interdiction.say_crowded(draft, figure, walk.running, square)
        walk.stopped = True
        return
    _enter(walk, square, cost)


def _entry(walk: Walk, to: Square) -> int | None:
    """What the square costs him as things truly stand."""
    at = walk.figure.at
    assert at is not None
    return shafts.entry(walk.draft.book, walk.draft.truth, at, to)


def _holds_back(walk: Walk) -> None:
    """INT-05, X08: he stops before the trap that his seat has on its map and that he was to look out for."""
    interdiction.say_why(walk.draft, walk.figure, walk.running, "stopped-before-trap", "INT-05")
    walk.stopped = True


def _out_of_points(walk: Walk) -> None:
    """What is dearer than the seat's map said ends the move (HATCH-05)."""
    place = walk.draft.place(walk.figure.at)
    interdiction.say_why(walk.draft, walk.figure, walk.running, "stopped-no-points", "MOV-06", place=place)
    walk.stopped = True


def _through(walk: Walk, way: Step) -> bool:
    """Open the hatch in the way (HATCH-01, HATCH-05, HATCH-06), unless a lock, a trap or want of points keeps it shut."""
    hatch = way.hatch or ""
    cost = halved(walk.allowed)
    if walk.steps and cost + (_entry(walk, way.to) or 0) > walk.left:
        _out_of_points(walk)
        return False
    if not _unbarred(walk, hatch):
        return False
    _opened(walk, way, hatch, cost)
    return not (walk.sighted or walk.stopped)


def _opened(walk: Walk, way: Step, hatch: str, cost: int) -> None:
    """It stands open; whoever stands on the side that has air may be blown through it (RUL-09, X71)."""
    draft, figure = walk.draft, walk.figure
    hatches.open_hatch(draft, figure.seat, hatch)
    walk.left = max(0, walk.left - cost)
    if decompression.leak(draft) is not None:
        _seen_so_far(walk)
        decompression.settle(draft)
        if walk.figure.at != figure.at or walk.over:
            walk.stopped = True
            return
        walk.passing = Passing.of(draft, figure, *casualties.train(draft, figure))
    before = walk.passing.looking
    walk.passing.refresh(draft)
    walk.gate = Gate(hatch, figure.at, before, walk.passing.looking)
    seen_through(draft, walk.gate, [f for f in draft.truth.figures.values() if f.id != walk.id])
    look_through(walk, way)


def _unbarred(walk: Walk, hatch: str) -> bool:
    draft, figure = walk.draft, walk.figure
    if walk.expects == hatch:
        _holds_back(walk)
        return False
    if why := hatches.bar(draft.book.plan, draft.truth, hatch):
        interdiction.say_barred(draft, figure, walk.running, hatch, why)
        walk.stopped = True
        return False
    if trap := interdiction.trap_at(draft, figure, hatch=hatch):
        interdiction.trip(draft, figure, trap, walk.running)
        walk.stopped = True
        return False
    return True


def _enter(walk: Walk, square: Square, cost: int) -> None:
    draft, before = walk.draft, walk.figure.at
    assert before is not None
    strangers = interdiction.strangers(draft, walk.figure, square)
    draft.add(Stepped(figure=walk.id, to=square, cost=min(cost, walk.left)))
    walk.left, walk.steps = max(0, walk.left - cost), walk.steps + 1
    walk.before = before
    casualties.bring(draft, walk.figure, square)
    interdiction.leave(draft, walk.figure, before)
    walk.passing.note(draft, before, walk.figure)
    if outside.spokes(draft, walk.figure, before, walk.running):
        walk.stopped = walk.struck = True
    parting.strike(draft, walk.id, before)
    if walk.over:
        walk.stopped = True
        return
    look(walk, before, square)
    if interdiction.meet(draft, walk.figure, strangers, walk.running):
        walk.stopped = True
    if interdiction.grasps(draft, walk.figure, walk.expects, walk.running):
        walk.stopped = True
    if interdiction.trigger(draft, walk.figure, walk.running):
        walk.stopped = True
    if trap := interdiction.trap_at(draft, walk.figure, square=square):
        interdiction.trip(draft, walk.figure, trap, walk.running)
        walk.stopped = True
    if _halted_by_dark(walk, square):
        walk.stopped = True


def _halted_by_dark(walk: Walk, square: Square) -> bool:
    """MOV-16, DARK-09, RUL-08: a run ends in the first dark square, a jog too unless he sees his way there."""
    draft = walk.draft
    cell = draft.book.plan.cells.get(square)
    if walk.gait == "walk" or cell is None or cell.space not in draft.truth.dark:
        return False
    return walk.running or not finds_his_way(draft.book, walk.figure.kind, draft.truth.held(walk.id))


def hold_open(walk: Walk, hatch: str) -> None:
    """HATCH-07: pay for a hatch beside, and stay; it stands open for the phase."""
    draft, figure = walk.draft, walk.figure
    way = next((s for s in draft.scene().steps(figure.at) if s.hatch == hatch), None) if figure.at else None
    cost = halved(walk.allowed)
    if way is None or hatch in draft.truth.see_through or (cost > walk.left and walk.steps):
        return
    if _unbarred(walk, hatch):
        _opened(walk, way, hatch, cost)


def finish(walk: Walk, order: Move) -> None:
    """Face as ordered if the points allow it; a halted walk stays open, any other is over (ACT-19, MOV-10)."""
    draft, doing = walk.draft, walk.draft.doing(walk.id)
    more = walk.left > 0 or walk.steps == 0
    open_ended = walk.sighted and not walk.stopped and more and not order.rest
    if walk.stopped:
        walk.left = 0
    if order.facing is not None and conscious(walk.figure):
        face(walk, order.facing)
    _seen_so_far(walk)
    outside.moved(draft, walk.id, walk.before)
    draft.add(
        Did(
            figure=walk.id,
            doing=replace(
                doing,
                gait=walk.gait,
                allowance=walk.allowed,
                points=walk.left if open_ended else 0,
                moving=open_ended,
                steps=walk.steps,
                came_from=walk.before or doing.came_from,
                acted=not open_ended,
            ),
        )
    )
    casualties.spend(draft, walk.id)
    load = (walk.figure.carries,) if walk.figure.carries else ()
    report(draft, draft.truth.seat, walk.id, *load)
    if walk.struck and walk.running:
        outside.strike(draft, walk.id, walk.running)


def _seen_so_far(walk: Walk) -> None:
    """Onlookers tell of his own steps; whatever carries him on from there they tell by itself."""
    gate, figure = walk.gate, walk.figure
    if walk.steps:
        walk.passing.tell(walk.draft, figure)
    if gate is not None and gate.at == figure.at:
        seen_through(walk.draft, gate, [figure])
    walk.passing = Passing({})


def face(walk: Walk, facing: Facing) -> None:
    """FACE-01 to FACE-03, X32: free with gravity or thrusters, else as far as the points go; else the old facing stays."""
    figure = walk.figure
    cost = turn_cost(walk.draft.book, walk.body, figure.facing, facing)
    if facing != figure.facing and cost <= walk.left:
        walk.draft.add(Turned(figure=walk.id, facing=facing))
        walk.left -= cost


def rest(draft: Draft, order: EndMove) -> None:
    """One who halted turns with what points are left and goes no further; any other lets his deed be."""
    doing = draft.doing(order.figure)
    if doing.moving:
        last = {"figure": order.figure, "gait": doing.gait, "facing": order.facing, "rest": True}
        move(draft, Move.model_validate(last))
    else:
        acted(draft, order.figure, order.facing)
