"""Thermite: placing, lifting, firing from afar, and what it does at Global Updates (SKILL-21, TRAP-08, TRAP-09, GLOB-06)."""

from dataclasses import replace

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.kit.deckplan.parts import SKIN
from artifact_server.systems.artifact.model.facts import (
    FigureJoined,
    ItemCame,
    ItemWent,
    Marked,
    MinePlaced,
    PaneBroken,
)
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.model.known import Mark
from artifact_server.systems.artifact.model.orders import Use
from artifact_server.systems.artifact.model.set_up import Mine
from artifact_server.systems.artifact.rules import decompression
from artifact_server.systems.artifact.rules.assault import Assault, burn, people, things_on
from artifact_server.systems.artifact.rules.cannon import hole_of
from artifact_server.systems.artifact.rules.charge_spots import HULL, SYSTEMS, charge_spots, hull_walls
from artifact_server.systems.artifact.rules.detonation import detonate
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.meant import carried
from artifact_server.systems.artifact.rules.panes import WINDOW, panes
from artifact_server.systems.artifact.rules.systems import destroy
from artifact_server.systems.artifact.rules.tools import touches
from artifact_server.systems.artifact.rules.traps import spot_words
from artifact_server.systems.artifact.rules.witnesses import witness_place
from artifact_server.systems.artifact.rules.wrecking import aftermath, hang_open, whole_terminal, wreck

KIND = "mine"
DEVICE = "charge"


# --- placing and lifting ------------------------------------------------------------------------
def set_mine(draft: Draft, who: Figure, order: Use) -> None:
    """SKILL-21, HOLE-44: on one's floor or a fitting in reach, or on an edge of one's square: hatch, window, outer wall."""
    assert who.at is not None
    if order.target not in charge_spots(draft.scene(), who.at, draft.truth.broken):
        draft.tell(who.seat, "no-spot-for-mine", "SKILL-21", "RUL-16", who=draft.name(who.id))
        return
    item = _charge(draft, who, order.item)
    if item is None:
        return
    mine = _placed(item.id, who, order.target)
    draft.add(ItemCame(item=replace(item, holder="", fixed_to=mine.hatch or str(mine.at))))
    draft.add(MinePlaced(item=item.id, mine=mine))
    spot = spot_words(draft, mine.hatch, mine.at)
    mark = Mark(item.id, KIND, mine.hatch or str(mine.at), Words.of("item-thermite"))
    draft.add(Marked(seat=who.seat, id=item.id, mark=mark))
    draft.tell(who.seat, "mine-set", "SKILL-21", who=draft.name(who.id), place=spot)


def _placed(item: str, who: Figure, target: str) -> Mine:
    """Where it sits: on a square, or on an edge of his own."""
    assert who.at is not None
    if target.startswith((WINDOW, HULL)):
        return Mine(item, who.seat, who.at, edge=target)
    if target.endswith(")"):
        return Mine(item, who.seat, Square.parse(target))
    return Mine(item, who.seat, who.at, hatch=target)


def _charge(draft: Draft, who: Figure, id: str) -> Item | None:
    """The thing in the hand, or the one charge that is built in."""
    if id:
        return carried(draft, who, id)
    if DEVICE not in who.built or who.charges <= 0:
        draft.tell(who.seat, "no-charge-left", "CON-22", who=draft.name(who.id))
        return None
    draft.add(FigureJoined(figure=replace(who, charges=who.charges - 1)))
    return Item(id=f"{DEVICE}-{who.id}-{who.charges}", type="thermite", owner=who.seat)


def lift_mine(draft: Draft, who: Figure, order: Use) -> None:
    """One's own charge comes off again and is a thing in the hand."""
    mine = draft.truth.mines.get(order.target)
    if mine is None or not _within(draft, who, mine):
        draft.tell(who.seat, "no-mine-there", "SKILL-21", "RUL-16", who=draft.name(who.id))
        return
    lifted = replace(draft.truth.items[mine.item], holder=who.id, fixed_to="")
    draft.add(MinePlaced(item=mine.item, mine=None), ItemCame(item=lifted))
    _unmark(draft, mine)
    draft.tell(who.seat, "mine-lifted", "SKILL-21", who=draft.name(who.id))


def _within(draft: Draft, who: Figure, mine: Mine) -> bool:
    if mine.hatch:
        return touches(draft, who, mine.hatch)
    beside = (
        not mine.edge and who.at is not None and str(mine.at) in charge_spots(draft.scene(), who.at, set())
    )
    return mine.at == who.at or beside


def fire_mine(draft: Draft, who: Figure, order: Use) -> None:
    """TRAP-08, GLOB-06: from any distance; nothing happens before Global Updates, and then it does whatever befalls him."""
    mine = draft.truth.mines.get(order.target)
    if mine is None or mine.seat != who.seat:
        draft.tell(who.seat, "no-mine-there", "TRAP-08", "RUL-16", who=draft.name(who.id))
        return
    draft.add(MinePlaced(item=mine.item, mine=replace(mine, lit=True)))
    draft.tell(who.seat, "mine-lit", "TRAP-08", who=draft.name(who.id))


def _unmark(draft: Draft, mine: Mine) -> None:
    if mine.seat in draft.state.known and mine.item in draft.known(mine.seat).marks:
        draft.add(Marked(seat=mine.seat, id=mine.item, mark=None))


# --- going off ----------------------------------------------------------------------------------
def blow(draft: Draft) -> None:
    """TRAP-08, GLOB-05: every lit charge; all hear an explosion and where, nobody hears whose."""
    for mine in [m for m in draft.truth.mines.values() if m.lit]:
        draft.add(MinePlaced(item=mine.item, mine=None), ItemWent(item=mine.item))
        _unmark(draft, mine)
        draft.announce("explosion-heard", "TRAP-08", place=draft.place(mine.at))
        _burn(draft, mine)


def _burn(draft: Draft, mine: Mine) -> None:
    """The thermite table: what it burns through, and whom."""
    if mine.hatch:
        _blow_hatch(draft, mine)
        return
    if mine.at.level.startswith(SKIN):
        _hole_hull(draft, mine.at)
        return
    if mine.edge:
        _open_edge(draft, mine)
        return
    rows = draft.book.chart("thermite", "floor")
    blast = Assault(draft, rows["square"])
    blast.burn_artifact(mine.at)
    _burn_things(draft, mine.at)
    if whole_terminal(draft, mine.at):
        wreck(blast, mine.at)
    for kind in [f.kind for f in draft.book.plan.features_at(mine.at)]:
        if kind == "drive":
            detonate(draft, "DRIVE-01")
            return
        if kind in SYSTEMS:
            destroy(draft, kind)
    _strike(blast, mine.at)
    aftermath(blast)


def _hole_hull(draft: Draft, skin: Square) -> None:
    """TRAP-09, DECO-01: through the ring's hull, under whoever stands on the other side of it."""
    row, inside = draft.book.chart("thermite", "hull"), _under(draft, skin)
    blast, without = Assault(draft, row["square"]), Assault(draft, row["beyond"])
    _strike(blast, inside)
    _strike(without, skin)
    aftermath(blast)
    aftermath(without)
    decompression.breach(draft, decompression.in_the_floor(draft, inside))


def _open_edge(draft: Draft, mine: Mine) -> None:
    """FEAT-10, DECO-01: out through a window or an outer wall; hard on who stands behind it, less on who floats before it."""
    hole = _hole_of(draft, mine)
    row = draft.book.chart("thermite", "window" if mine.edge.startswith(WINDOW) else "hull")
    blast, beyond = Assault(draft, row["square"]), Assault(draft, row["beyond"])
    if mine.edge.startswith(WINDOW):
        draft.add(PaneBroken(pane=mine.edge.removeprefix(WINDOW)))
        seen = draft.notice("saw-window-broken", "FEAT-02", place=draft.place(mine.at))
        sides = [s for s in (mine.at, hole.outer) if s is not None]
        witness_place(draft, blast.onlookers.looking, sides, seen)
    _strike(blast, mine.at)
    if hole.outer is not None:
        _strike(beyond, hole.outer)
    aftermath(blast)
    aftermath(beyond)
    decompression.breach(draft, hole)


def _hole_of(draft: Draft, mine: Mine) -> decompression.Hole:
    """Where the air goes, as the craft lie by now."""
    if mine.edge.startswith(WINDOW):
        return decompression.at_pane(draft, panes(draft.book.plan)[mine.edge.removeprefix(WINDOW)])
    faces = hull_walls(draft.scene(), mine.at)
    face = next((f for f in faces if HULL + str(f.outer) == mine.edge), next(iter(faces), None))
    return hole_of(draft, face) if face is not None else decompression.Hole(mine.at, None)


def _under(draft: Draft, skin: Square) -> Square:
    """The deck square behind a square of the skin; a rim has the outermost column behind it."""
    outside = draft.book.plan.outside
    assert outside is not None
    assert outside.ring is not None
    first, last = outside.ring.columns
    return Square(skin.level.removeprefix(SKIN), min(max(skin.x, 0), last - first), skin.y)


def _blow_hatch(draft: Draft, mine: Mine) -> None:
    """TRAP-09: always through, no die; both squares of its edges feel it."""
    hatch = draft.scene().hatch(mine.hatch)
    if hatch is None:
        return
    blast = Assault(draft, draft.book.chart("thermite", "hatch")["square"])
    hang_open(draft, mine.hatch, blast.onlookers.looking)
    for square in hatch.squares:
        _strike(blast, square)
    aftermath(blast)
    decompression.settle(draft)


def _strike(blast: Assault, square: Square) -> None:
    for victim in people(blast.draft, square):
        blast.hit(victim.id, "blast-hit")


def _burn_things(draft: Draft, square: Square) -> None:
    """Loot and imitations burn wherever on the square they are; film and bonds, if they lie there (CS-G06, HOLE-42)."""
    for item in things_on(draft, square, "disk", "loot", "bond", "fake"):
        if item.at == square or item.type in ("loot", "fake"):
            burn(draft, item)
