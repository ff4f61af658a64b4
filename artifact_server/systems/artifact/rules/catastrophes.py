"""What a terminal may bring down with it, once the attack that destroyed it is over (FEAT-09, X78, X80)."""

from artifact_server.systems.artifact.rules import craft, ring, shutdown
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.terminals import grade


def settle(draft: Draft) -> None:
    """At the end of a decision: the ring brakes for a terminal in it; for any other the pod is thrown off."""
    while draft.special:
        if ring.in_ring(draft, draft.special.pop(0)):
            ring.brake(draft)
        else:
            _throw_off(draft)


def _throw_off(draft: Draft) -> None:
    """SHIP-10: the craft that is part of the station's computer; with it may go the last key terminal."""
    plan = draft.book.plan
    for id, ship in plan.crafts.items():
        if any(grade(plan, s) for s in plan.cells if s.level == ship.level):
            craft.jettison(draft, id)
    shutdown.shut_down_if_dead(draft)
