"""Outside the hull: spokes, the ring's skin, whoever and whatever floats off (EVA-05, EVA-08 to EVA-10, EVA-14)."""

from dataclasses import replace

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.kit.deckplan.parts import height_of, outside_level
from artifact_server.systems.artifact.model.facts import Drifted, Hurt, ItemCame, Shifted
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules import telegrams
from artifact_server.systems.artifact.rules.accounts import tell_spoke
from artifact_server.systems.artifact.rules.assault import Assault
from artifact_server.systems.artifact.rules.damage import harm
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.eva import TREADS, Way, in_space, on_skin, steers, way_between
from artifact_server.systems.artifact.rules.swept import saw_swept
from artifact_server.systems.artifact.rules.witnesses import everybody_looking


# --- while moving -------------------------------------------------------------------------------
def spokes(draft: Draft, mover: Figure, before: Square, running: bool) -> bool:
    """EVA-09: who floats into the plane of the spinning spokes is struck on half the faces, and stops there."""
    plan = draft.book.plan
    if plan.outside is None or mover.at is None or not draft.truth.spinning or not in_space(mover.at):
        return False
    if not plan.outside.in_spokes(mover.at) or plan.outside.in_spokes(before):
        return False
    chart = draft.book.chart("outside")
    ask = Roll(
        purpose="spokes",
        subject=mover.id,
        seat=mover.seat,
        words=Words.of("roll-spokes", who=draft.name(mover.id)),
        clauses=("EVA-09",),
    )
    if draft.answers.roll(ask)[0] not in chart["collision"]:
        return False
    if not running:
        strike(draft, mover.id, running)
    return True


def strike(draft: Draft, mover: str, running: bool) -> None:
    """EVA-09, INT-04: the stop and its blow are one piece of news. A runner is struck when his seat has seen where he
    has come to: nothing of it shows before it hears why."""
    assault = Assault(draft, draft.book.chart("outside", "collision_row"))
    face = assault.roll("damage", "DMG-01", secret=running, on=mover)
    tell_spoke(draft, assault.onlookers, harm(draft, mover, assault.row, face), running)


def slips(draft: Draft, mover: Figure, square: Square) -> bool:
    """EVA-10: nothing but magnetic treads clings to the spinning ring."""
    return on_skin(square) and draft.truth.spinning and TREADS not in mover.built


def moved(draft: Draft, id: str, before: Square | None) -> None:
    """EVA-05, EVA-08: who has stepped into open space without thrusters goes on the same way."""
    mover = draft.truth.figures[id]
    if before is None:
        return
    if not in_space(mover.at) or steers(draft.book, draft.truth.held(id)):
        if id in draft.truth.drifting:
            set_adrift(draft, id, None)
        return
    assert mover.at is not None
    set_adrift(draft, id, way_between(draft.book.plan, dict(draft.truth.poses), before, mover.at))


def set_adrift(draft: Draft, what: str, way: Way | None) -> None:
    """A figure or a thing floats this way, a square a round, from now on; or rests (`way` None)."""
    if draft.truth.drifting.get(what) != way:
        draft.add(Drifted(what=what, way=way))


# --- drifting -----------------------------------------------------------------------------------
def drift(draft: Draft, seat: str) -> None:
    """EVA-08: in its own turn's Situation Update each figure adrift goes on; over the border it is lost."""
    for figure in draft.truth.of_seat(seat):
        way = draft.truth.drifting.get(figure.id)
        if way is None or figure.at is None:
            continue
        if steers(draft.book, draft.truth.held(figure.id)):
            set_adrift(draft, figure.id, None)
            continue
        _float(draft, figure, way)


def _float(draft: Draft, figure: Figure, way: Way) -> None:
    assert figure.at is not None
    before, looking = figure.at, everybody_looking(draft)
    for _ in range(int(draft.book.chart("moving", "drift"))):
        to = next_square(draft, draft.truth.figures[figure.id].at or before, way)
        if to is None:
            _lose(draft, figure)
            break
        if not draft.scene().exists(to):
            set_adrift(draft, figure.id, None)
            break
        draft.add(Shifted(figure=figure.id, to=to))
    if draft.truth.figures[figure.id].at != before:
        saw_swept(draft, looking, figure, "drift")
    if spokes(draft, draft.truth.figures[figure.id], before, False):
        set_adrift(draft, figure.id, None)


def _lose(draft: Draft, figure: Figure) -> None:
    set_adrift(draft, figure.id, None)
    draft.add(Hurt(figure=figure.id, wound="dead", out=False), Shifted(figure=figure.id, to=None))
    telegrams.lose(draft, figure, figure.seat)


def next_square(draft: Draft, at: Square, way: Way) -> Square | None:
    """One square on; None beyond the border."""
    height, outside = height_of(at.level), draft.book.plan.outside
    if height is None or outside is None:
        return None
    x, y, z = at.x + way[0], at.y + way[1], height + way[2]
    return Square(outside_level(z), x, y) if outside.holds(x, y, z) else None


def drift_things(draft: Draft) -> None:
    """EVA-14, CS-G07: at Global Updates, straight on; over the border they are gone for good."""
    for item in list(draft.truth.items.values()):
        way = draft.truth.drifting.get(item.id)
        if way is None or item.at is None:
            continue
        for _ in range(int(draft.book.chart("outside", "gear_drift"))):
            to = next_square(draft, draft.truth.items[item.id].at or item.at, way)
            if to is not None and not draft.scene().exists(to):
                set_adrift(draft, item.id, None)
                break
            draft.add(ItemCame(item=replace(item, at=to)))
            if to is None:
                set_adrift(draft, item.id, None)
                break
