"""What facts do to the truth."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from artifact_server.systems.artifact.model import facts as f
from artifact_server.systems.artifact.model.apply.powers import fold_powers
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import Doing
from artifact_server.systems.artifact.model.state import Hal, Hatch, Truth, put, without

V = TypeVar("V")


def _figure(truth: Truth, id: str, **changes: Any) -> Truth:
    figure: Figure = replace(truth.figures[id], **changes)
    return replace(truth, figures=put(truth.figures, id, figure))


def fold_truth(truth: Truth, fact: f.AnyFact) -> Truth:
    """Sequence first, then figures and things, then the station, then what the truth keeps of a seat's map."""
    match fact:
        case f.GameOpened():
            return replace(
                truth,
                hatches={h: Hatch() for h in fact.hatches},
                poses=dict(fact.poses),
                lifts=dict(fact.lifts),
                salt=fact.salt,
            )
        case f.StageBegan():
            used = truth.marker_used and fact.round == truth.round
            openings = truth.openings + (fact.stage == "opening")
            return replace(
                truth,
                stage=fact.stage,
                seat=fact.seat,
                round=fact.round,
                marker_used=used,
                openings=openings,
            )
        case f.TurnCleared():
            return _turn_cleared(truth, fact.seat)
        case f.PhaseClosed():
            return replace(truth, opened=frozenset(), used_locks=frozenset(), doings={}, stopped={})
        case f.EndProposed() | f.LevelOverruled() | f.ExhibitAccepted() | f.GameEnded():
            return _fold_end(truth, fact)
        case _:
            return _fold_figures(truth, fact)


def _fold_end(
    truth: Truth, fact: f.EndProposed | f.LevelOverruled | f.ExhibitAccepted | f.GameEnded
) -> Truth:
    match fact:
        case f.EndProposed():
            return replace(truth, proposed=fact.why)
        case f.LevelOverruled():
            return replace(truth, overruled=_kept(truth.overruled, fact.seat, fact.ruling))
        case f.ExhibitAccepted():
            others = tuple(id for id in truth.exhibits if id != fact.figure)
            return replace(truth, exhibits=(*others, fact.figure) if fact.on else others)
        case f.GameEnded():
            return replace(truth, stage="over")


def _turn_cleared(truth: Truth, seat: str) -> Truth:
    """A seat's runners report again, its declarations of last turn are gone, HAL has its actions."""
    own = {x.id for x in truth.of_seat(seat)}
    hal = truth.hal
    return replace(
        truth,
        ran=truth.ran - own,
        doings={k: v for k, v in truth.doings.items() if v.owes and k in own},
        hal=_hal_awaits(hal) if hal and hal.seat == seat else hal,
    )


def _hal_awaits(hal: Hal) -> Hal:
    """CS-H02, CS-H07: its actions of a new turn."""
    return replace(hal, actions=0 if hal.stunned else hal.most, stunned=False, stepped=False)


def _fold_figures(truth: Truth, fact: f.AnyFact) -> Truth:
    match fact:
        case f.FigureJoined():
            return replace(truth, figures=put(truth.figures, fact.figure.id, fact.figure))
        case f.FigureLeft():
            return replace(truth, figures=without(truth.figures, fact.figure))
        case f.ItemCame():
            return replace(truth, items=put(truth.items, fact.item.id, fact.item))
        case f.ItemWent():
            return replace(truth, items=without(truth.items, fact.item))
        case f.Stepped() | f.Shifted():
            return _figure(_spotless(truth, fact.figure), fact.figure, at=fact.to)
        case f.Turned():
            return _figure(truth, fact.figure, facing=fact.facing)
        case f.Hurt():
            return _figure(truth, fact.figure, wound=fact.wound, out=fact.out)
        case f.Carried():
            return _carried(truth, fact)
        case f.Switched():
            return _figure(truth, fact.figure, **{fact.what: fact.on})
        case f.ControllerChanged():
            changed = _figure(replace(truth, ran=truth.ran - {fact.figure}), fact.figure, seat=fact.seat)
            return _believing(changed, fact.seat, fact.figure) if fact.figure == truth.control else changed
        case f.FigureLost():
            losers = tuple(s for s in truth.lost.get(fact.figure, ()) if s != fact.seat)
            losers = losers if fact.told else (*losers, fact.seat)
            return replace(truth, lost=_kept(truth.lost, fact.figure, losers or None))
        case f.Did():
            done = _spotless(truth, fact.figure) if fact.doing.acted else truth
            return replace(done, doings=put(truth.doings, fact.figure, fact.doing))
        case f.Ran():
            return replace(truth, ran=truth.ran | {fact.figure})
        case _:
            return _fold_illusions(truth, fact)


def _fold_illusions(truth: Truth, fact: f.AnyFact) -> Truth:
    match fact:
        case f.Masked():
            return replace(truth, masks=_kept(truth.masks, fact.figure, fact.mask or None))
        case f.PhantomShown():
            others = (p for p in truth.phantoms if p.id != fact.phantom.id)
            return replace(truth, phantoms=(*others, fact.phantom))
        case f.PhantomEnded():
            return replace(truth, phantoms=tuple(p for p in truth.phantoms if p.id != fact.phantom))
        case f.TrophyTaken():
            return replace(truth, trophies=(*truth.trophies, fact.trophy))
        case f.Enthralled():
            return replace(truth, thralls=_kept(truth.thralls, fact.figure, fact.seat or None))
        case _:
            return _fold_station(truth, fact)


def _spotless(truth: Truth, figure: str) -> Truth:
    """DARK-06: what a figure has made out in the dark lasts until it acts again."""
    return replace(truth, spots=without(truth.spots, figure)) if figure in truth.spots else truth


def _carried(truth: Truth, fact: f.Carried) -> Truth:
    for carrier in set(truth.figures[fact.casualty].carried_by) - set(fact.by):
        truth = _figure(truth, carrier, carries="", burdened=False)
    for carrier in fact.by:
        truth = _figure(truth, carrier, carries=fact.casualty, burdened=fact.heavy)
    held_by = fact.by[0] if fact.grip else ""
    return _figure(truth, fact.casualty, carried_by=fact.by, held_by=held_by)


def _fold_station(truth: Truth, fact: f.AnyFact) -> Truth:
    match fact:
        case f.HatchOpened():
            return replace(
                truth, opened=truth.opened | {fact.hatch}, used_locks=truth.used_locks | {fact.hatch}
            )
        case f.HatchShut():
            return replace(truth, opened=truth.opened - {fact.hatch})
        case f.HatchChanged():
            hatch = replace(truth.hatches[fact.hatch], **{str(fact.what): fact.on})
            return replace(truth, hatches=put(truth.hatches, fact.hatch, hatch))
        case f.SpaceChanged():
            changed: dict[str, Any] = {fact.what: _toggled(getattr(truth, fact.what), fact.space, fact.on)}
            return replace(truth, **changed)
        case f.PaneBroken():
            return replace(truth, broken=truth.broken | {fact.pane})
        case f.TerminalWrecked():
            return replace(truth, wrecked=truth.wrecked | {fact.at})
        case f.CraftMoved():
            gone = fact.pose.gone
            courses = put(truth.courses, fact.craft, fact.course) if gone else truth.courses
            pilots = put(truth.pilots, fact.craft, fact.seat) if gone else truth.pilots
            return replace(
                truth, poses=put(truth.poses, fact.craft, fact.pose), courses=courses, pilots=pilots
            )
        case f.ControlsWrecked():
            return replace(truth, spoilt=truth.spoilt | {fact.craft})
        case f.CannonChanged():
            return replace(truth, fouled=_kept(truth.fouled, fact.craft, fact.state or None))
        case f.SystemHurt():
            return replace(truth, strained=put(truth.strained, fact.system, fact.wound))
        case f.LiftMoved():
            return replace(truth, lifts=put(truth.lifts, fact.shaft, fact.end))
        case f.StationChanged():
            state: dict[str, Any] = {fact.what: fact.on}
            return replace(truth, **state)
        case _:
            return _fold_computer(truth, fact)


def _toggled(names: frozenset[str], name: str, on: bool) -> frozenset[str]:
    return names | {name} if on else names - {name}


def _fold_computer(truth: Truth, fact: f.AnyFact) -> Truth:
    match fact:
        case f.ControlPassed():
            holder = truth.figures.get(fact.to)
            passed = replace(truth, control=fact.to)
            return _believing(passed, holder.seat, fact.to) if holder else passed
        case f.ControlBelieved():
            return _believing(truth, fact.seat, fact.figure)
        case f.MarkerSpent():
            return replace(truth, marker_used=True)
        case f.CountdownSet():
            return replace(truth, countdown=fact.countdown)
        case f.VoiceHeld():
            voices = put(truth.voices, fact.seat, fact.text)
            return replace(truth, voices=voices if fact.text else without(truth.voices, fact.seat))
        case f.HackTried():
            return replace(truth, attempts=(*truth.attempts, fact.attempt))
        case f.Driven():
            commanded = (
                put(truth.commanded, fact.robot, fact.round)
                if fact.round
                else without(truth.commanded, fact.robot)
            )
            return replace(truth, commanded=commanded)
        case f.HalChanged():
            return replace(truth, hal=fact.hal)
        case f.InformantNamed():
            return replace(truth, informants=put(truth.informants, fact.figure, fact.informant))
        case f.MarkerPlaced():
            if fact.marker is None:
                return replace(truth, markers=without(truth.markers, fact.figure))
            return replace(truth, markers=put(truth.markers, fact.figure, fact.marker))
        case f.TrapSet():
            if fact.trap is None:
                return replace(truth, traps=without(truth.traps, fact.item))
            return replace(truth, traps=put(truth.traps, fact.item, fact.trap))
        case _:
            return _fold_works(truth, fact)


def _fold_works(truth: Truth, fact: f.AnyFact) -> Truth:
    """Charges, work half done, lost air, whatever floats outside."""
    match fact:
        case f.MinePlaced():
            return replace(truth, mines=_kept(truth.mines, fact.item, fact.mine))
        case f.EffortMade():
            return replace(truth, efforts=_kept(truth.efforts, fact.figure, fact.effort))
        case f.Examined():
            return replace(truth, spots=put(truth.spots, fact.figure, fact.spot))
        case f.BreachChanged():
            return replace(truth, breaches=_kept(truth.breaches, fact.segment, fact.breach))
        case f.Suffocated():
            return replace(truth, breathless=_kept(truth.breathless, fact.figure, fact.turns))
        case f.Drifted():
            return replace(truth, drifting=_kept(truth.drifting, fact.what, fact.way))
        case _:
            return _fold_pending(truth, fact)


def _kept(mapping: Mapping[str, V], key: str, value: V | None) -> dict[str, V]:
    """The mapping with this entry, or without it."""
    return without(mapping, key) if value is None else put(mapping, key, value)


def _believing(truth: Truth, seat: str, figure: str) -> Truth:
    return replace(truth, believes=put(truth.believes, seat, figure))


def _fold_pending(truth: Truth, fact: f.AnyFact) -> Truth:
    """Dues, calls, and what the truth remembers of each seat's map and secrets."""
    match fact:
        case f.DueMade():
            count = max(truth.due_count, fact.due.id)
            return replace(truth, dues=(*truth.dues, fact.due), due_count=count)
        case f.DueChanged():
            return replace(truth, dues=tuple(fact.due if d.id == fact.due.id else d for d in truth.dues))
        case f.DueEnded():
            return replace(truth, dues=tuple(d for d in truth.dues if d.id != fact.due))
        case f.CallMade():
            return replace(truth, calls=(*truth.calls, fact.notice))
        case f.CallsGiven():
            return replace(truth, calls=())
        case f.Sighted():
            return _contact(truth, fact.seat, fact.counter.id, fact.figure)
        case f.ThingSighted():
            return _contact(truth, fact.seat, fact.thing.id, fact.item)
        case f.Cleared():
            contacts = truth.contacts.get(fact.seat, {})
            kept = {k: v for k, v in contacts.items() if k not in fact.ids}
            return replace(truth, contacts=put(truth.contacts, fact.seat, kept))
        case f.SecretTold() | f.SecretKept():
            secrets = put(truth.secrets.get(fact.seat, {}), fact.what, fact.value)
            return replace(truth, secrets=put(truth.secrets, fact.seat, secrets))
        case f.StanceTaken():
            stances = put(truth.stances.get(fact.seat, {}), fact.toward, fact.stance)
            return replace(truth, stances=put(truth.stances, fact.seat, stances))
        case f.Permitted():
            given = set(truth.permits.get(fact.seat, ()))
            given = given | {fact.what} if fact.give else given - {fact.what}
            return replace(truth, permits=put(truth.permits, fact.seat, tuple(sorted(given))))
        case _:
            return fold_powers(truth, fact)


def _contact(truth: Truth, seat: str, id: str, behind: str) -> Truth:
    contacts: Mapping[str, str] = truth.contacts.get(seat, {})
    if contacts.get(id) == behind:
        return truth
    return replace(truth, contacts=put(truth.contacts, seat, put(contacts, id, behind)))


def doing(truth: Truth, figure: str) -> Doing:
    """What a figure has declared and done in this turn."""
    return truth.doings.get(figure, Doing())
