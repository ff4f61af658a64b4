"""What facts do to a seat's own map, roster and notices. Only facts that name the seat touch it."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from artifact_server.systems.artifact.model import facts as f
from artifact_server.systems.artifact.model.known import Counter, HatchKnown, Known
from artifact_server.systems.artifact.model.state import put, without

Roll = Mapping[str, Known]


def fold_known(known: Roll, fact: f.AnyFact) -> Roll:
    match fact:
        case f.GameOpened():
            return {s.id: _opened(s.id, s.faction, fact) for s in fact.seats if s.role == "player"}
        case (
            f.StepShown()
            | f.SaidReady()
            | f.RosterTold()
            | f.RosterCut()
            | f.Listed()
            | f.Told()
            | f.SecretTold()
            | f.StanceTaken()
            | f.Permitted()
            | f.TurnCleared()
            | f.MarkerSpent()
            | f.PowerLearned()
        ):
            return _one(known, fact.seat, lambda k: _fold_self(k, fact))
        case (
            f.Sighted()
            | f.Faded()
            | f.Cleared()
            | f.ThingSighted()
            | f.HatchLearned()
            | f.SpaceLearned()
            | f.CraftLearned()
            | f.LiftLearned()
            | f.WrecksLearned()
            | f.PanesLearned()
            | f.Marked()
        ):
            return _one(known, fact.seat, lambda k: _fold_map(k, fact))
        case f.PhaseClosed():
            return _one(known, fact.seat, _hatches_shut)
        case _:
            return known


def _one(known: Roll, seat: str, change: Callable[[Known], Known]) -> Roll:
    return put(known, seat, change(known[seat])) if seat in known else known


def _opened(seat: str, faction: str, fact: f.GameOpened) -> Known:
    others = tuple(s.id for s in fact.seats if s.role == "player" and s.id != seat)
    return Known(seat=seat, faction=faction, others=others, poses=dict(fact.poses), lifts=dict(fact.lifts))


def _hatches_shut(known: Known) -> Known:
    hatches = {h: replace(k, open=False) if k.open else k for h, k in known.hatches.items()}
    return replace(known, hatches={h: k for h, k in hatches.items() if k != HatchKnown(when=k.when)})


def _fold_self(known: Known, fact: f.AnyFact) -> Known:
    """Step, roster, notices, secrets, standing orders."""
    match fact:
        case f.StepShown():
            return replace(known, step=fact.step)
        case f.SaidReady():
            return replace(known, ready=fact.ready)
        case f.RosterTold():
            return replace(known, roster={**known.roster, **{x.id: x for x in fact.figures}})
        case f.RosterCut():
            return replace(known, roster={k: v for k, v in known.roster.items() if k not in fact.figures})
        case f.Listed():
            return replace(known, listed=frozenset(fact.counters))
        case f.Told():
            return replace(known, log=known.log.and_then(fact.notice))
        case f.SecretTold():
            return replace(known, secrets=put(known.secrets, fact.what, fact.value))
        case f.StanceTaken():
            return replace(known, stances=put(known.stances, fact.toward, fact.stance))
        case f.Permitted():
            given = set(known.permits) | {fact.what} if fact.give else set(known.permits) - {fact.what}
            return replace(known, permits=tuple(sorted(given)))
        case f.TurnCleared():
            return replace(known, spent=0)
        case f.MarkerSpent():
            return replace(known, spent=known.spent + 1)
        case f.PowerLearned():
            return replace(known, computer=False)
        case _:
            return known


def _fold_map(known: Known, fact: f.AnyFact) -> Known:
    """Counters, things, hatches, spaces, craft, lifts, marks."""
    match fact:
        case f.Sighted():
            return replace(
                known,
                counters=put(known.counters, fact.counter.id, fact.counter),
                met=known.met | {(eye, fact.counter.look) for eye in fact.counter.by},
                numbered=_counted(known, fact),
            )
        case f.Faded():
            counters = {k: _ghost(c) if k in fact.counters else c for k, c in known.counters.items()}
            things = {k: replace(t, live=False) if k in fact.counters else t for k, t in known.things.items()}
            return replace(known, counters=counters, things=things)
        case f.Cleared():
            counters = {k: c for k, c in known.counters.items() if k not in fact.ids}
            things = {k: t for k, t in known.things.items() if k not in fact.ids}
            return replace(known, counters=counters, things=things)
        case f.ThingSighted():
            return replace(
                known, things=put(known.things, fact.thing.id, fact.thing), numbered=_counted(known, fact)
            )
        case f.HatchLearned():
            return replace(known, hatches=put(known.hatches, fact.hatch, fact.known))
        case f.SpaceLearned():
            return replace(known, spaces=put(known.spaces, fact.space, fact.known))
        case f.CraftLearned():
            return replace(known, poses=put(known.poses, fact.craft, fact.pose))
        case f.LiftLearned():
            return replace(known, lifts=put(known.lifts, fact.shaft, fact.end))
        case f.WrecksLearned():
            return replace(known, wrecks=known.wrecks | set(fact.at))
        case f.PanesLearned():
            return replace(known, panes=known.panes | set(fact.panes))
        case f.Marked():
            marks = (
                without(known.marks, fact.id) if fact.mark is None else put(known.marks, fact.id, fact.mark)
            )
            return replace(known, marks=marks)
        case _:
            return known


def _ghost(counter: Counter) -> Counter:
    return replace(counter, live=False)


def _counted(known: Known, fact: f.Sighted | f.ThingSighted) -> Mapping[str, int]:
    """A look that is no name is numbered by the seat's own count: "bug-3" was its third bug."""
    look, _, number = (fact.counter.id if isinstance(fact, f.Sighted) else fact.thing.id).rpartition("-")
    if look and number.isdigit() and int(number) > known.numbered.get(look, 0):
        return put(known.numbered, look, int(number))
    return known.numbered
