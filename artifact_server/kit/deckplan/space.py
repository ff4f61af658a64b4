"""Steps outside, through airlocks and along the ring's skin, as hatches and craft stand now."""

from collections.abc import Iterator

from artifact_server.kit.deckplan.craft import berths
from artifact_server.kit.deckplan.parts import Step, height_of, outside_level
from artifact_server.kit.deckplan.sight import Sight
from artifact_server.kit.deckplan.square import AHEAD, FACINGS, Facing, Square, turn
from artifact_server.kit.deckplan.stepping import DIAGONALS, is_blocked


def steps(sight: Sight, square: Square) -> tuple[Step, ...]:
    """All steps from a square: straight ones (N E S W), diagonals, then those no facing shows."""
    if sight.skin is not None and sight.skin.holds(square):
        return tuple(_on_skin(sight, square))
    if not sight.exists(square):
        return ()
    if height_of(square.level) is not None:
        return tuple(_in_space(sight, square))
    return _aboard(sight, square)


def _aboard(sight: Sight, square: Square) -> tuple[Step, ...]:
    """Inside: what the plan allows, but through outer hatches and docking ports only to what lies there now."""
    plan = sight.plan
    ports = {hatch.id for hatch in berths(plan)}
    inside = plan.steps(square)
    if not ports.intersection(plan.hatches_at(square)):
        return inside
    kept = [step for step in inside if step.hatch not in ports]
    for facing in FACINGS:
        edge = plan.edges[square, facing]
        if edge.hatch in ports and (step := _through_port(sight, square, facing)):
            kept.append(step)
    return tuple(sorted(kept, key=_straight_first))


def _straight_first(step: Step) -> int:
    return next((number for number, facing in enumerate(FACINGS) if step.heading == facing), len(FACINGS))


def _through_port(sight: Sight, square: Square, facing: Facing) -> Step | None:
    """Through an outer hatch, which faces so as the deck is drawn."""
    berth = sight.outer.berths.get(square.level)
    place = sight.outer.place(square)
    if place is None:
        return None
    ahead = turn(facing, berth.quarters) if berth else facing
    return _through_hatch(sight, square, ahead)


def _through_hatch(sight: Sight, square: Square, ahead: Facing) -> Step | None:
    """Through one hatch to what lies beyond. The heading is as the deck one comes to is drawn."""
    to = _beyond(sight, square, ahead)
    if to is None or (to in sight.plan.cells and is_blocked(sight.plan, to)):
        return None
    hatches = sight.outer.between(square, to, ahead)
    if hatches is None or len(hatches) != 1:
        return None
    berth = sight.outer.berths.get(to.level)
    return Step(to, next(iter(hatches)), heading=turn(ahead, -berth.quarters) if berth else ahead)


def _beyond(sight: Sight, square: Square, ahead: Facing) -> Square | None:
    place, (dx, dy) = sight.outer.place(square), AHEAD[ahead]
    return sight.outer.at((place[0] + dx, place[1] + dy, place[2])) if place else None


def _in_space(sight: Sight, square: Square) -> Iterator[Step]:
    """EVA-01, EVA-02: to open space on all sides, in through hatches, up and down, and onto the ring's skin."""
    for facing in FACINGS:
        to = _beyond(sight, square, facing)
        if to is not None and to.level == square.level:
            yield Step(to, heading=facing)
        elif step := _through_hatch(sight, square, facing):
            yield step
    for upright, level in DIAGONALS:
        around = [_beyond(sight, square, upright), _beyond(sight, square, level)]
        (_, dy), (dx, _) = AHEAD[upright], AHEAD[level]
        to = Square(square.level, square.x + dx, square.y + dy)
        if sight.outer.holds(to) and all(one is not None and one.level == square.level for one in around):
            yield Step(to, diagonal=True, heading=(dx, dy))
    z = height_of(square.level) or 0
    for height in (z + 1, z - 1):
        to = Square(outside_level(height), square.x, square.y)
        if sight.plan.outside and sight.plan.outside.holds(*to[1:], height) and sight.outer.holds(to):
            yield Step(to)
    if sight.skin is not None:
        yield from (Step(to) for to in sight.skin.contacts.get((square.x, square.y, z), ()))


def _on_skin(sight: Sight, square: Square) -> Iterator[Step]:
    skin = sight.skin
    if skin is None:
        return
    for facing in FACINGS:
        if to := skin.moved(square, *AHEAD[facing]):
            yield Step(to, heading=facing)
    for upright, level in DIAGONALS:
        dx, dy = AHEAD[level][0], AHEAD[upright][1]
        if to := skin.moved(square, dx, dy):
            yield Step(to, diagonal=True, heading=(dx, dy))
    if (place := skin.contact(square)) is not None:
        beside = sight.outer.at(place)
        if beside is not None and height_of(beside.level) is not None:
            yield Step(beside)
