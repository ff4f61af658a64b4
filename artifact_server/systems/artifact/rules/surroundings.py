"""Surroundings: what eyes tell of light, gas, air, hatches, wrecks, craft and lift cars (GAS-06, DARK-04, LIFT-07)."""

from dataclasses import replace

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Field, Square
from artifact_server.systems.artifact.model.facts import (
    CraftLearned,
    HatchLearned,
    LiftLearned,
    Marked,
    PanesLearned,
    SpaceLearned,
    WrecksLearned,
)
from artifact_server.systems.artifact.model.known import HatchKnown, Mark, SpaceKnown
from artifact_server.systems.artifact.rules.deceptions import learn_pictures, phantom_gas
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.panes import panes
from artifact_server.systems.artifact.rules.sight import Eye, spots

LIGHT = "light"
"""Kind of the mark where a light falls, or where one's own infra-red looks."""
CHARGE = "charge"
"""Kind of the mark where another's thermite sits."""


def learn_surroundings(draft: Draft, seat: str, looking: list[Eye]) -> None:
    """Dark, gas, blown hatches, lights, craft and lift cars, as far as these eyes see them."""
    field = Field.together(draft.book.plan.decks, [e.field for e in looking])
    _learn_spaces(draft, seat, looking, field)
    learn_pictures(draft, seat, looking)
    _learn_hatches(draft, seat, field)
    if wrecks := tuple(sorted(s for s in draft.truth.wrecked - draft.known(seat).wrecks if s in field)):
        draft.add(WrecksLearned(seat=seat, at=wrecks))
    _learn_panes(draft, seat, field)
    _learn_lights(draft, seat, looking)
    _learn_charges(draft, seat, looking)
    _learn_craft(draft, seat, looking, field)


def _learn_spaces(draft: Draft, seat: str, looking: list[Eye], field: Field) -> None:
    """Of a space where nothing can be made out, only that it is dark."""
    truth, spaces = draft.truth, draft.book.plan.decks.spaces
    dark = 0
    for eye in looking:
        dark |= eye.unlit
    seen = {space for space, squares in spaces.items() if field.seen & squares}
    unlit = {space for space, squares in spaces.items() if dark & squares} - seen
    painted = phantom_gas(draft, seat, looking)
    for space in sorted(seen | unlit):
        before = draft.known(seat).spaces.get(space, SpaceKnown())
        gas, airless = before.gas, before.airless
        if space in seen:
            gas = space in truth.gas or space in painted
            airless = draft.book.plan.spaces[space].segment in truth.airless
        if gas and not before.gas:
            draft.tell(seat, "sees-gas", "GAS-06", place=Words.of("place-" + space.replace("_", "-")))
        now = SpaceKnown(space in truth.dark, gas, airless, before.when)
        if now != before:
            draft.add(SpaceLearned(seat=seat, space=space, known=replace(now, when=draft.when())))


def _learn_hatches(draft: Draft, seat: str, field: Field) -> None:
    """Which of them are blown open."""
    scene = draft.scene()
    for id in [id for id, hatch in draft.truth.hatches.items() if hatch.blown]:
        standing = scene.hatch(id)
        fresh = not draft.known(seat).hatches.get(id, HatchKnown()).blown
        if fresh and standing is not None and any(s in field for s in standing.squares):
            draft.add(HatchLearned(seat=seat, hatch=id, known=HatchKnown(blown=True, when=draft.when())))


def _learn_panes(draft: Draft, seat: str, field: Field) -> None:
    """Which windows are gone, from either side."""
    drawn = panes(draft.book.plan)
    gone = (drawn[id] for id in sorted(draft.truth.broken - draft.known(seat).panes))
    if fresh := tuple(pane.id for pane in gone if pane.inner in field or pane.outer in field):
        draft.add(PanesLearned(seat=seat, panes=fresh))


def _lights(draft: Draft, looking: list[Eye]) -> set[Square]:
    """Spots that these eyes see; never whose (DARK-04)."""
    return {spot.at for eye in looking for spot in spots(draft.truth, eye.figure) if spot.at in eye.field}


def _learn_lights(draft: Draft, seat: str, looking: list[Eye]) -> None:
    for at in sorted(_lights(draft, looking), key=lambda s: s.reading_order):
        id = f"{LIGHT}:{at}"
        if id not in draft.known(seat).marks:
            mark = Mark(id, LIGHT, str(at), Words.of("light-spot"))
            draft.add(Marked(seat=seat, id=id, mark=mark))


def forget_lights(draft: Draft, seat: str, looking: list[Eye]) -> None:
    """At a map update: lights that are not in view now are gone from the map."""
    lit = {str(at) for at in _lights(draft, looking)}
    for id, mark in list(draft.known(seat).marks.items()):
        if mark.kind == LIGHT and mark.at not in lit:
            draft.add(Marked(seat=seat, id=id, mark=None))


def _learn_charges(draft: Draft, seat: str, looking: list[Eye]) -> None:
    """TRAP-08: who is near enough makes out another's charge where it sits, never whose; and sees that one is gone."""
    within, far = int(draft.book.chart("sight", "mines_within")), draft.book.plan.distance
    eyes = [(e.figure.at, e.field) for e in looking if e.figure.at is not None]

    def near(at: Square) -> bool:
        return any(at in field and far(eye, at) <= within for eye, field in eyes)

    mines, marks = draft.truth.mines.values(), draft.known(seat).marks
    others = {str(m.at) for m in mines if m.seat not in draft.circle(seat) and near(m.at)}
    for at in sorted(others):
        id = f"{CHARGE}:{at}"
        if id not in marks:
            mark = Mark(id, CHARGE, at, Words.of("item-thermite"))
            draft.add(Marked(seat=seat, id=id, mark=mark))
    for id, mark in list(marks.items()):
        if mark.kind == CHARGE and mark.at not in others and near(Square.parse(mark.at)):
            draft.add(Marked(seat=seat, id=id, mark=None))


def _learn_craft(draft: Draft, seat: str, looking: list[Eye], field: Field) -> None:
    known, truth, plan = draft.known(seat), draft.truth, draft.book.plan
    for id, pose in truth.poses.items():
        craft = plan.crafts[id]
        aboard = any(e.figure.at is not None and e.figure.at.level == craft.level for e in looking)
        outlined = bool(field.seen & plan.decks.levels[craft.level])
        if known.poses.get(id) != pose and (aboard or outlined):
            draft.add(CraftLearned(seat=seat, craft=id, pose=pose))
    for shaft, end in truth.lifts.items():
        segment = plan.segments.get(shaft)
        if segment and known.lifts.get(shaft) != end and any(s in field for s in segment.squares):
            draft.add(LiftLearned(seat=seat, shaft=shaft, end=end))
