"""Cameras: what they show to a seat, and what HAL makes of the picture (SEC-02, SEC-05, SEC-13, CS-H05)."""

from dataclasses import dataclass

from artifact_server.kit.deckplan import Field, Square
from artifact_server.systems.artifact.model.facts import Cleared, Sighted, SpaceLearned
from artifact_server.systems.artifact.model.known import Counter, SpaceKnown, Thing
from artifact_server.systems.artifact.model.state import Hal
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.knowledge import place_sightings
from artifact_server.systems.artifact.rules.marking import mark_one
from artifact_server.systems.artifact.rules.natures import look_of
from artifact_server.systems.artifact.rules.sight import CAMERA, Eye
from artifact_server.systems.artifact.rules.surroundings import learn_surroundings

BODY = "body:"
"""Before the id of the very body that HAL hides, in its list, where no name says who is meant."""


def watch(draft: Draft, seat: str, lit: frozenset[Square]) -> None:
    """Lay what the cameras show; HAL's lists hide and invent for everybody else (SEC-13, CS-H05)."""
    eye = Eye(CAMERA, Field.of(draft.book.plan.decks, lit))
    hal = draft.truth.hal
    twisted = hal is not None and hal.alive and hal.seat != seat
    veil = _veil(draft, seat, hal) if twisted and hal else Veil()
    place_sightings(draft, seat, [eye], but=veil.hidden, veiled=veil.looks)
    for entry in hal.insert if twisted and hal else ():
        if entry.what == "figure" and entry.at in lit:
            assert entry.at is not None
            _phantom(draft, seat, entry.look, entry.at)
    learn_surroundings(draft, seat, [eye])
    known = draft.known(seat)
    laid: dict[str, Counter | Thing] = {**known.counters, **known.things}
    if gone := tuple(id for id, c in laid.items() if not c.live and c.at in lit):
        draft.add(Cleared(seat=seat, ids=gone))


def show_somebody(draft: Draft, seat: str, lit: frozenset[Square]) -> bool:
    """Whether a camera has anybody in its picture who is not the seat's own; what only his own eyes see there is not in it."""
    counters = draft.known(seat).counters.values()
    return any(c.live and CAMERA.id in c.by and c.at in lit for c in counters)


@dataclass(frozen=True)
class Veil:
    """What HAL takes out of a picture: bodies and things by their ids, and looks of things in or on somebody's body."""

    hidden: frozenset[str] = frozenset()
    looks: frozenset[str] = frozenset()


def _veil(draft: Draft, seat: str, hal: Hal) -> Veil:
    """CS-H05: by looks, as a camera sees: who has another's face goes with him, a fake with the real one (CS-N04, VIS-08).

    Whom the seat's own eyes have now with such a thing in his hands, he keeps there: they are not fooled.
    """
    book, truth = draft.book, draft.truth
    names = {row.looks or id for id, row in book.figures.items() if id in hal.hide}
    types = frozenset(look_of(book, type) for type in book.items if type in hal.hide)
    bodies = {name.removeprefix(BODY) for name in hal.hide if name.startswith(BODY)}
    bodies |= {f.id for f in truth.figures.values() if f.look in names}
    bodies |= {i.id for i in truth.items.values() if look_of(book, i.type) in types}
    contacts = truth.contacts.get(seat, {})
    seen = (c for c in draft.known(seat).counters.values() if c.live and CAMERA.id not in c.by)
    bodies |= {contacts.get(c.id, "") for c in seen if types & {*c.holds, *c.worn}}
    return Veil(frozenset(bodies), types)


def _phantom(draft: Draft, seat: str, look: str, at: Square) -> None:
    """A counter with nobody behind it."""
    known = draft.known(seat)
    if look in known.roster or (look in known.counters and known.counters[look].live):
        return
    counter = Counter("", look, at, "N", when=draft.when(), by=(CAMERA.id,))
    draft.add(Sighted(seat=seat, counter=mark_one(draft, seat, known.counters, "", counter), figure=""))


def learn_dark(draft: Draft, seat: str, spaces: list[str]) -> None:
    """SEC-05: of a dark space a camera shows only that it is dark."""
    for space in spaces:
        before = draft.known(seat).spaces.get(space, SpaceKnown())
        if not before.dark:
            known = SpaceKnown(dark=True, gas=before.gas, airless=before.airless, when=draft.when())
            draft.add(SpaceLearned(seat=seat, space=space, known=known))
