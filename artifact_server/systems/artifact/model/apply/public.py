"""What facts do to public matters."""

from dataclasses import replace

from artifact_server.core.seats import OBSERVER
from artifact_server.systems.artifact.model import facts as f
from artifact_server.systems.artifact.model.ends import Result
from artifact_server.systems.artifact.model.public import Phase, Public


def fold_public(public: Public, fact: f.AnyFact) -> Public:
    """The same object when nothing in it has changed: what one seat does in secret makes no work for the others' views."""
    changed = _fold(public, fact)
    return public if changed == public else changed


def _fold(public: Public, fact: f.AnyFact) -> Public:
    match fact:
        case f.GameOpened():
            return replace(public, seats=fact.seats, encryption=fact.encryption, options=fact.options)
        case f.SaidReady() if not fact.quiet:
            ready = set(public.ready) | {fact.seat} if fact.ready else set(public.ready) - {fact.seat}
            return replace(public, ready=tuple(s for s in public.players if s in ready))
        case f.StageBegan():
            phase: Phase = (
                "setup" if fact.stage in ("setup", "opening") else "over" if fact.stage == "over" else "play"
            )
            turn = "G" if fact.stage == "G" else fact.seat
            return replace(public, phase=phase, turn=turn, round=fact.round)
        case f.CraftMissed():
            return replace(public, left=(*public.left, fact.craft))
        case f.ChartEdited():
            others = (e for e in public.edits if (e.file, e.path) != (fact.edit.file, fact.edit.path))
            return replace(public, edits=(*others, fact.edit))
        case f.Told() if fact.seat == OBSERVER:
            return replace(public, announced=public.announced.and_then(fact.notice))
        case f.GameEnded():
            result = Result(fact.winners, fact.reached, fact.lists, fact.why, fact.overruled)
            return replace(public, phase="over", turn="", result=result)
        case _:
            return public
