"""What can be attacked and from where, with its sums: the options of a declaration (SEQ-08, FIRE-03, FIRE-13 to FIRE-15)."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations

from artifact_server.core.forms import Option
from artifact_server.core.words import JSON, Words
from artifact_server.kit.deckplan import Facing, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.rules import aiming
from artifact_server.systems.artifact.rules.arms import Arm, arms, known_bearer
from artifact_server.systems.artifact.rules.bodies import on_the_spot
from artifact_server.systems.artifact.rules.draft import figure_words, look_words
from artifact_server.systems.artifact.rules.hatches import hatch_words
from artifact_server.systems.artifact.rules.hulls import HULL, SYSTEM, systems
from artifact_server.systems.artifact.rules.panes import WINDOW, panes_of
from artifact_server.systems.artifact.rules.terminals import stations
from artifact_server.systems.artifact.views.ground import Ground, can_face, gait_points, ground
from artifact_server.systems.artifact.views.permits.combat import known_arms, usable
from artifact_server.systems.artifact.views.sights import (
    DRIVES,
    HATCH,
    TELESCOPE,
    TERMINAL,
    Stand,
    Target,
    believed_aim,
    bound,
    may_be_freed,
    obstacle,
    target_of,
    targets,
    unnoticed,
)

FIRES = ("single", "double", "panic")
Armed = Mapping[str, list[Arm]]
"""What a figure can attack with, by the kind of fire."""


def deed_options(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    """Everything that this figure could declare as an attack or a watch."""
    if own.at is None:
        return ()
    land = ground(book, known)
    stands = [Stand(book, known, own, own.at, facing, land.scene) for facing in _facings(book, known, own)]
    ready = armament(book, known, own)
    things = _things(book, known, own, stands[0], ready["single"])
    options = [*_standing(stands, ready, things), *_after_moving(land, own, ready, things)]
    if any(arm.at_people for arm in known_arms(book, known, own)):
        options.append(Option("mark", Words.of("deed-mark"), clauses=("OPP-01",)))
    return tuple(options)


def _facings(book: Book, known: Known, own: OwnFigure) -> list[Facing]:
    """FIRE-18: the facing he has, and those that cost nothing."""
    return [own.facing, *(f for f in can_face(book, known, own, 0) if f != own.facing)]


# --- from where he stands -----------------------------------------------------------------------
def _standing(stands: list[Stand], armed: Armed, things: list[Target]) -> Iterator[Option]:
    book, known, own = stands[0].book, stands[0].known, stands[0].own
    at_hand = [*_noticed(book, known, own), *_friends(book, known, own), *things]
    for fire, ready in armed.items():
        reached = [(t, hit) for t in at_hand if (hit := first_shot(stands, t, ready))]
        for target, (stand, arm) in reached:
            value = f"attack:{target.name}:{fire}"
            words = Words.of(f"deed-attack-{fire}", what=target_words(book, target))
            yield Option(value, words, shot_words(stand, target, arm, fire), hint=_hint(target, arm))
        people = [(t, hit) for t, hit in reached if not t.fixed and not t.own]
        if fire == "double" and len(people) <= 4:
            for (one, (_, arm)), (other, _) in permutations(people, 2):
                yield _split(book, one, other, arm)


def _noticed(book: Book, known: Known, own: OwnFigure) -> list[Target]:
    """What may be attacked and does not stand before him unnoticed (X13)."""
    return [t for t in targets(book, known, own) if not unnoticed(book, known, own, t)]


def armament(book: Book, known: Known, own: OwnFigure) -> Armed:
    """What it can attack with, by the kind of fire."""
    return {fire: usable(book, known, own, fire) for fire in FIRES}


def first_shot(stands: list[Stand], target: Target, ready: list[Arm]) -> tuple[Stand, Arm] | None:
    """From which facing and with what the target can be attacked, if at all."""
    fit = [arm for arm in ready if _harms(stands[0].book, target, arm)]
    for stand in stands if fit else ():
        for arm in fit:
            if not arm.gun and target.at == stand.at and not target.fixed:
                return stand, arm
            held = bound(stand, target) and not may_be_freed(stand.known, stand.own)
            if arm.gun and not held and not obstacle(stand, target, arm.row):
                return stand, arm
    return None


def _harms(book: Book, target: Target, arm: Arm) -> bool:
    """Whether a weapon can do anything to a hatch or the shield generator (FEAT-03, FEAT-12); to all else it may."""
    row = book.weapons[arm.row]
    if not arm.fits(target.kind):
        return False
    if target.name.startswith(HATCH):
        return bool(row.hatches)
    if target.name.startswith(WINDOW):
        return bool(row.windows)
    return "generator" in row.always if target.name.startswith(TELESCOPE) else True


def _friends(book: Book, known: Known, own: OwnFigure) -> list[Target]:
    """CLOSE-09: one's own can be struck down too, in the same square."""
    found = (target_of(book, known, own, i) for i, o in known.roster.items() if o.at == own.at)
    return [t for t in found if t is not None]


def _things(book: Book, known: Known, own: OwnFigure, stand: Stand, ready: list[Arm]) -> list[Target]:
    """FEAT-01 to FEAT-03: terminals in sight, hatches and windows for whoever has a weapon for them."""
    scene, guns = stand.scene, [a for a in ready if a.gun]
    around = scene.around(stand.at)
    names = [f"{TERMINAL}{s}" for s in stations(book.plan) if s in around]
    if any("generator" in book.weapons[a.row].always for a in guns):
        squares = book.plan.feature_squares("telescope")
        names += [f"{TELESCOPE}{s}" for s in squares if s in around][:1]
    if guns:
        drive = (s for s in book.plan.feature_squares("drive") if s in around)
        names += [f"{DRIVES}{s}" for s in drive][:1]
    if any(book.weapons[a.row].hatches for a in ready):
        names += [f"{HATCH}{h}" for h in sorted(scene.hatches_in(around))]
    if any(book.weapons[a.row].windows for a in guns):
        near_panes = (p for s in around for p in panes_of(book.plan, s))
        names += [f"{WINDOW}{id}" for id in sorted(p.id for p in near_panes)]
    aims = {kind for a in ready for kind in a.aims}
    names += [HULL] if "hull" in aims else []
    if "system" in aims:
        names += [SYSTEM + kind for kind in systems(book)]
    found = (target_of(book, known, own, name) for name in names)
    return [t for t in found if t is not None]


# --- after a walk or jog ------------------------------------------------------------------------
def _after_moving(land: Ground, own: OwnFigure, armed: Armed, things: list[Target]) -> Iterator[Option]:
    """ACT-04, CLOSE-06: what a walk or jog may bring into reach. Who creeps or carries does no more (MOV-18, CAS-05)."""
    if own.wound == "serious" or own.load or own.at is None:
        return
    book, known = land.book, land.known
    aimed_at = [(t, fit) for t in (*_noticed(book, known, own), *things) if (fit := _fit(book, t, armed))]
    for gait in ("walk", "jog") if aimed_at else ():
        points = gait_points(book, known, own, gait)
        if not points or (gait == "jog" and _in_the_dark(book, known, own)):
            continue
        strides = _Strides(land, own, own.at, points)
        for target, fit in aimed_at:
            for fire, ready in fit.items():
                if arm := next((arm for arm in ready if strides.bring(target, arm)), None):
                    value = f"{gait}+attack:{target.name}:{fire}"
                    words = Words.of(f"deed-{gait}-attack-{fire}", what=target_words(book, target))
                    yield Option(value, words, cost=points, hint={**_hint(target, arm), "gait": gait})


def _fit(book: Book, target: Target, armed: Armed) -> Armed:
    """What of it could do anything to a target after a walk or jog: not the cannon, and a blow only to who is alive."""
    found = {
        fire: [
            arm
            for arm in ready
            if not arm.aims and _harms(book, target, arm) and (arm.gun or not target.fixed)
        ]
        for fire, ready in armed.items()
    }
    return {fire: ready for fire, ready in found.items() if ready}


@dataclass(frozen=True)
class _Strides:
    """Where a figure can come to with its points. Most targets are in reach from where it stands: ways are asked for last."""

    land: Ground
    own: OwnFigure
    at: Square
    points: int

    def bring(self, target: Target, arm: Arm) -> bool:
        """Whether they bring a weapon near enough: into a line of fire and range, or into the target's square."""
        if not arm.gun:
            return target.at == self.at or target.at in self._ways
        scene, most = self.land.scene, aiming.reach(self.land.book, arm.row)
        near = scene.around(target.at)
        return any(s in near and scene.distance(s, target.at) <= most for s in self._squares())

    def _squares(self) -> Iterator[Square]:
        yield self.at
        yield from self._ways

    @cached_property
    def _ways(self) -> Collection[Square]:
        return self.land.ways(self.own, self.at, self.points, self.points, True)


def _in_the_dark(book: Book, known: Known, own: OwnFigure) -> bool:
    cell = book.plan.cells.get(own.at) if own.at else None
    space = known.spaces.get(cell.space) if cell else None
    return space is not None and space.dark and not book.kinds[own.kind].ir


# --- words --------------------------------------------------------------------------------------
def target_words(book: Book, target: Target | None) -> Words:
    """What the seat calls it, with the number of its counter where it has one."""
    if target is None:
        return Words.of("somebody-unseen")
    if target.name.startswith(HATCH):
        return hatch_words(target.name.removeprefix(HATCH))
    if target.name.startswith(TELESCOPE):
        return Words.of("target-telescope")
    if target.name.startswith(DRIVES):
        return Words.of("target-drive")
    if target.name.startswith(WINDOW):
        return Words.of("target-window", place=place_at(book, target.at))
    if target.name == HULL:
        return Words.of("target-hull")
    if target.kind == "hull":
        return place_at(book, target.at)
    if target.kind == "system":
        return Words.of("system-" + target.name.removeprefix(SYSTEM).replace("_", "-"))
    if target.fixed:
        return Words.of("target-terminal", place=place_at(book, target.at))
    if target.own:
        return figure_words(target.look, target.name)
    number = target.name.removeprefix(target.look).strip("-")
    look = look_words(book, target.look)
    return Words.of("target-numbered", look=look, number=number) if number.isdigit() else look


def place_at(book: Book, square: Square) -> Words:
    cell = book.plan.cells.get(square)
    return Words.of("place-" + cell.space.replace("_", "-")) if cell else Words.of("place-outside")


def shot_words(stand: Stand, target: Target, arm: Arm, fire: str) -> Words:
    """A blow needs no roll; a shot at what stands still none either; any other has its number and its sum (FIRE-07)."""
    if not arm.gun:
        return Words.of("aim-close", weapon=arm.words)
    if target.fixed:
        return Words.of("aim-terminal", weapon=arm.words)
    distance = stand.scene.distance(stand.at, target.at)
    rows = aiming.modifiers(stand.book, believed_aim(stand, target, fire))
    sum = aiming.total(rows)
    return Words.of(
        "aim-sum" if rows else "aim-plain",
        weapon=arm.words,
        band=aiming.band_words(stand.book, distance),
        need=aiming.need(stand.book, arm.row, distance) or 0,
        sum=f"+{sum}" if sum >= 0 else f"−{-sum}",
        why=aiming.row_words(rows),
    )


def _hint(target: Target, arm: Arm) -> dict[str, JSON]:
    """Whom or what a screen lights up for it."""
    where = {"square": str(target.at)} if target.fixed else {"figure": target.name}
    return {**where, "icon": arm.icon}


def _split(book: Book, one: Target, other: Target, arm: Arm) -> Option:
    words = Words.of(
        "deed-attack-split",
        what=target_words(book, one),
        other=target_words(book, other),
    )
    return Option(f"attack:{one.name}:double:{other.name}", words, hint=_hint(one, arm))


def watch_squares(book: Book, known: Known, own: OwnFigure) -> tuple[str, ...]:
    """OPP-01: squares in range and in line, in an arc that he can have after the action."""
    guns = [a for a in arms(book, known_bearer(book, known, own)) if a.at_people]
    if own.at is None or not guns:
        return ()
    scene = ground(book, known).scene
    stands = [
        Stand(book, known, own, own.at, f, scene) for f in can_face(book, known, own, on_the_spot(book))
    ]
    near = sorted(scene.visible(own.at), key=lambda s: s.reading_order)
    return tuple(
        str(s)
        for s in near
        if any(not obstacle(stand, Target(str(s), s), g.row) for stand in stands for g in guns)
    )
