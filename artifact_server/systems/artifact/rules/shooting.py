"""Shooting: from the declared shots to what each of them hits (FIRE-01 to FIRE-22, LOS-01, LOS-02)."""

from dataclasses import dataclass, replace

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Facing, Field, Square
from artifact_server.systems.artifact.model.facts import ItemCame, ItemWent, Switched, WrecksLearned
from artifact_server.systems.artifact.model.figures import CLOSED, Figure, Item
from artifact_server.systems.artifact.rules import (
    aiming,
    blasts,
    cannon,
    deceptions,
    decompression,
    jams,
    strays,
    wrecking,
)
from artifact_server.systems.artifact.rules.accounts import owe_shot, tell_miss
from artifact_server.systems.artifact.rules.arms import Arm, shells, true_bearer
from artifact_server.systems.artifact.rules.arrangement import things_in_order
from artifact_server.systems.artifact.rules.assault import Assault
from artifact_server.systems.artifact.rules.damage import Harm, fall
from artifact_server.systems.artifact.rules.detonation import hit_drive
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.hulls import HULL, SYSTEM
from artifact_server.systems.artifact.rules.panes import WINDOW, panes
from artifact_server.systems.artifact.rules.sight import eyes, sees_now
from artifact_server.systems.artifact.rules.systems import GENERATOR, destroy

TERMINAL, HATCH, TELESCOPE, DRIVES = "terminal:", "hatch:", "telescope:", "drive:"
"""Before the square of a terminal, of the shield generator or of the drive, or a hatch, that is named as a target."""
FIXED = (TERMINAL, HATCH, TELESCOPE, DRIVES, WINDOW, HULL, SYSTEM)


@dataclass
class Volley:
    """All shots of one attack: how many there are is fixed before the first falls (FIRE-12 to FIRE-16)."""

    assault: Assault
    arm: Arm
    fire: str
    gait: str
    aside: Facing
    spoil: str = ""
    lowest: int = 0
    """The lowest natural roll so far."""
    fired: bool = False

    @property
    def draft(self) -> Draft:
        return self.assault.draft

    @property
    def shooter(self) -> Figure:
        return self.draft.truth.figures[self.assault.actor]


def fire(volley: Volley, targets: list[str]) -> bool:
    """Shot after shot, each at what was declared; then the jam. Returns whether any was fired."""
    count, shooter = int(volley.draft.book.chart("fire", volley.fire)["shots"]), volley.shooter
    for number in range(count):
        _shoot(volley, targets[min(number, len(targets) - 1)])
        if volley.draft.doomed:
            return True
        if volley.draft.book.ruled("volley") == "ends" and _jams(volley):
            break
    if volley.fired:
        wrecking.aftermath(volley.assault)
        jams.after_fire(volley.draft, shooter, volley.arm, volley.fire, volley.lowest)
    return volley.fired


def _jams(volley: Volley) -> bool:
    """JAM-08, where a table reads it so: a natural 2 is the last shot of the attack."""
    return volley.fired and 0 < volley.lowest <= int(volley.draft.book.chart("fire", "jam_on"))


def _shoot(volley: Volley, target: str) -> None:
    draft, shooter = volley.draft, volley.shooter
    if target.startswith(FIXED):
        _at_thing(volley, target)
        return
    painted = deceptions.target(draft, shooter, target)
    victim = painted or draft.truth.figures.get(target)
    if victim is None or not in_sights(draft, shooter, victim, volley.arm.row):
        draft.tell(draft.truth.seat, "shot-stopped", "FIRE-22", who=draft.name(shooter.id))
        return
    assert shooter.at is not None
    assert victim.at is not None
    need = aiming.need(draft.book, volley.arm.row, draft.scene().distance(shooter.at, victim.at))
    if need is None:
        draft.tell(draft.truth.seat, "shot-stopped", "FIRE-05", who=draft.name(shooter.id))
        return
    _spend_shell(volley)
    bonus = aiming.total(aiming.modifiers(draft.book, true_aim(volley, victim)))
    natural = sum(_dice(volley, need, bonus))
    volley.fired, volley.lowest = True, min(volley.lowest or natural, natural)
    if natural + bonus >= need and painted is None:
        _hit(volley, victim)
    else:
        _miss(volley, victim)


def _dice(volley: Volley, need: int, bonus: int) -> tuple[int, ...]:
    who = volley.shooter.id
    roll = Roll(
        purpose="shot",
        subject=who,
        dice=2,
        seat=volley.draft.truth.seat,
        need=need,
        bonus=bonus,
        words=Words.of("roll-shot", who=volley.draft.name(who), weapon=volley.arm.words),
        clauses=("FIRE-07",),
    )
    return volley.draft.answers.roll(roll)


def _hit(volley: Volley, victim: Figure) -> None:
    if not volley.draft.book.weapons[volley.arm.row].unarmored:
        _pulse(volley, victim, volley.spoil)
        return
    volley.assault.hit(victim.id, "shot-hit")
    if blasts.bursting(volley.draft.book, volley.arm.row):
        blasts.blast(volley.assault, victim.at)


def _miss(volley: Volley, victim: Figure) -> None:
    draft, shooter = volley.draft, volley.shooter
    assert shooter.at is not None
    tell_miss(draft, volley.assault.onlookers, shooter, victim, volley.arm.row)
    end = strays.follow(volley.assault, shooter.at, victim, volley.aside)
    if blasts.bursting(volley.draft.book, volley.arm.row):
        blasts.blast(volley.assault, end)


def _at_thing(volley: Volley, target: str) -> None:
    """FIRE-10, FIRE-11: what stands still is hit without a roll, and so without a jam."""
    draft, shooter = volley.draft, volley.shooter
    if target.startswith((HULL, SYSTEM)):
        volley.fired = cannon.at_hull(volley.assault, target)
        if not volley.fired:
            draft.tell(draft.truth.seat, "shot-stopped", "FIRE-22", who=draft.name(shooter.id))
        return
    squares = _squares_of(draft, target)
    field = Field.together(draft.book.plan.decks, [eye.field for eye in eyes(draft, [shooter])])
    if not any(s in field and not behind_glass(draft, shooter.at, s, volley.arm.row) for s in squares):
        draft.tell(draft.truth.seat, "shot-stopped", "FIRE-22", who=draft.name(shooter.id))
        return
    volley.fired = True
    for seat in draft.others:
        owe_shot(draft, volley.assault.onlookers, seat, shooter, volley.arm.row)
    if target.startswith(HATCH):
        wrecking.hit_hatch(volley.assault, target.removeprefix(HATCH))
    elif target.startswith(TELESCOPE):
        _at_telescope(volley)
    elif target.startswith(DRIVES):
        hit_drive(draft)
    elif target.startswith(WINDOW):
        wrecking.hit_pane(volley.assault, panes(draft.book.plan)[target.removeprefix(WINDOW)])
    elif wrecking.whole_terminal(draft, squares[0]):
        wrecking.hit_terminal(volley.assault, squares[0])
    elif volley.fire == "single":
        draft.tell(draft.truth.seat, "terminal-dead", "FEAT-13", place=draft.place(squares[0]))


def _at_telescope(volley: Volley) -> None:
    """FEAT-12, SHIELD-04: only what needs no die against it does the shield generator any harm."""
    draft, who = volley.draft, volley.draft.name(volley.shooter.id)
    if "generator" not in draft.book.weapons[volley.arm.row].always:
        draft.tell(draft.truth.seat, "generator-unharmed", "FEAT-12", who=who)
        return
    destroy(draft, GENERATOR)
    learned = draft.book.plan.feature_squares(GENERATOR)
    draft.add(WrecksLearned(seat=draft.truth.seat, at=learned))
    draft.tell(draft.truth.seat, "burns-generator", "SHIELD-04", who=who)


def _squares_of(draft: Draft, target: str) -> tuple[Square, ...]:
    """Where a thing can be hit: a terminal's square, those on both sides of a hatch or window."""
    for name in (TERMINAL, TELESCOPE, DRIVES):
        if target.startswith(name):
            return (Square.parse(target.removeprefix(name)),)
    if target.startswith(WINDOW):
        pane = panes(draft.book.plan)[target.removeprefix(WINDOW)]
        outer = decompression.at_pane(draft, pane).outer
        return (pane.inner,) if outer is None else (pane.inner, outer)
    hatch = draft.scene().hatch(target.removeprefix(HATCH))
    return hatch.squares if hatch is not None else ()


def _spend_shell(volley: Volley) -> None:
    """A launcher takes a shell from its holder's pouch for each shot."""
    draft = volley.draft
    item = draft.truth.items.get(volley.arm.id)
    gives = draft.book.gives(item.type) if item else {}
    if gives:
        held = true_bearer(volley.shooter, draft.truth.held(volley.shooter.id)).gear
        draft.add(ItemWent(item=shells(held, gives)[0].id))


def _pulse(volley: Volley, victim: Figure, spoil: str) -> None:
    """ROBOT-11, AND-04, CS-G08: the EMP pistol stops robots; of anybody else one powered thing, and harms nobody."""
    draft = volley.draft
    works = draft.book.kinds[victim.kind].emp and not victim.emp
    if works:
        draft.add(Switched(figure=victim.id, what="emp", on=True))
        fall(draft, draft.truth.figures[victim.id])
    elif thing := _powered(volley, victim, spoil):
        draft.add(ItemCame(item=replace(thing, broken=True)))
    done = Harm(volley.arm.row, "KO" if works else "NE", victim, draft.truth.figures[victim.id])
    volley.assault.tell(done, "shot-hit")


def _powered(volley: Volley, victim: Figure, spoil: str) -> Item | None:
    """The thing that was named, if it can be seen on him; else the first of its kind that can."""
    draft = volley.draft
    if victim.shape in CLOSED:
        return None
    rows = draft.book.items
    seen = [
        i
        for i in things_in_order(draft, volley.shooter.seat, draft.truth.held(victim.id))
        if i.type in rows
        and rows[i.type].powered
        and not i.broken
        and (i.worn or rows[i.type].look in ("held", "large"))
    ]
    return next((i for i in seen if i.type == spoil), seen[0] if seen else None)


# --- what bears on a shot -----------------------------------------------------------------------
def in_sights(draft: Draft, shooter: Figure, target: Figure, row: str) -> bool:
    """FIRE-18, FIRE-22, LOS-02: in arc, in line of sight, in the light, perceived, and with no pane between (HOLE-24)."""
    clear = sees_now(draft, shooter, target) and not behind_glass(draft, shooter.at, target.at, row)
    return clear and not target.capsuled


def behind_glass(draft: Draft, shooter: Square | None, target: Square | None, row: str) -> bool:
    """HOLE-24, CANNON-03: a bullet breaks the pane first; the cannon's fire goes through."""
    if shooter is None or target is None or shooter == target or draft.book.weapons[row].through_glass:
        return False
    return aiming.glass_between(draft.scene(), shooter, target, draft.truth.broken)


def unaware(draft: Draft, victim: Figure, shooter: Figure) -> bool:
    """FIRE-09, DARK-10: inactive, held, or without the shooter in his sight."""
    if not victim.active or victim.held_by:
        return True
    return not sees_now(draft, victim, shooter)


def true_aim(volley: Volley, victim: Figure) -> aiming.Aim:
    """What bears on this shot in truth."""
    draft, shooter = volley.draft, volley.shooter
    assert shooter.at is not None
    assert victim.at is not None
    scene = draft.scene()
    others = strays.in_line(draft, aiming.line_of_others(scene, shooter.at, victim.at), shooter.id, victim.id)
    return aiming.Aim(
        fire=volley.fire,
        gait=volley.gait,
        wound=shooter.wound,
        carrying=bool(shooter.carries),
        unaware=unaware(draft, victim, shooter),
        figures=len(others),
        furniture=aiming.furniture(draft.book.plan, scene, shooter.at, victim.at),
        spinning=aiming.on_spinning_ring(shooter.at, victim.at, draft.truth.spinning),
        fleeing=aiming.on_fleeing_ship(draft.book.plan, draft.truth.poses, shooter.at, victim.at),
    )
