"""What facts about the alien species do to the truth."""

from dataclasses import replace

from artifact_server.systems.artifact.model import facts as f
from artifact_server.systems.artifact.model.state import Truth, put, without


def fold_powers(truth: Truth, fact: f.AnyFact) -> Truth:
    match fact:
        case f.EggChanged():
            eggs = (
                without(truth.eggs, fact.host) if fact.egg is None else put(truth.eggs, fact.host, fact.egg)
            )
            return replace(truth, eggs=eggs)
        case f.RaisingChanged():
            body, raising = fact.body, fact.raising
            raised = without(truth.raisings, body) if raising is None else put(truth.raisings, body, raising)
            return replace(truth, raisings=raised)
        case f.WayChanged():
            return replace(truth, way=fact.way)
        case _:
            return truth
