"""Parting blows: the last to leave a square with hostiles in it is struck as he goes (HOST-02 to HOST-07, RUL-10)."""

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import Switched
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules.arms import Arm, best_close, true_bearer
from artifact_server.systems.artifact.rules.arrangement import bodies_in_order
from artifact_server.systems.artifact.rules.assault import Assault
from artifact_server.systems.artifact.rules.damage import armored, claw_bonus
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.hostility import at_odds
from artifact_server.systems.artifact.rules.illusions import unmask
from artifact_server.systems.artifact.rules.knowledge import show
from artifact_server.systems.artifact.rules.sight import conscious, perceives, takes_room
from artifact_server.systems.artifact.rules.wrecking import aftermath

SPARE = "no-parting-blow"
ROBOTS = "strike-robots"
"""Standing orders (RUL-21): leave off, and strike robots that have not noticed."""


def strike(draft: Draft, mover: str, left: Square) -> None:
    """Each hostile who has nobody left to fight in that square strikes once (HOST-07).

    It happens in the first square outside: whoever falls by it falls there. Nobody is asked; standing orders answer.
    """
    there = bodies_in_order(draft, draft.truth.on(left))
    for enemy in [f for f in there if _bears(draft, f, draft.truth.figures[mover])]:
        if not conscious(draft.truth.figures[mover]):
            return
        _blow(draft, enemy, mover)


def _bears(draft: Draft, enemy: Figure, mover: Figure) -> bool:
    """HOST-02, X39, X40: active, hostile, with none of its enemies still standing there."""
    truth = draft.truth
    if not enemy.active or not enemy.seat or not takes_room(enemy) or not at_odds(truth, enemy, mover):
        return False
    assert enemy.at is not None
    others = [f for f in truth.on(enemy.at) if f.active and takes_room(f) and f.id != enemy.id]
    if any(at_odds(truth, enemy, f) for f in others):
        return False
    standing = truth.permits.get(enemy.seat, ())
    if not perceives(draft, mover, enemy):
        return ROBOTS in standing
    return SPARE not in standing and perceives(draft, enemy, mover)


def _blow(draft: Draft, enemy: Figure, mover: str) -> None:
    victim = draft.truth.figures[mover]
    arm = best_close(draft.book, true_bearer(enemy, draft.truth.held(enemy.id)), armored(draft, victim))
    if arm is None:
        return
    assault = Assault(draft, arm.row, enemy.id)
    assault.hit(mover, "parting-blow", _bonus(draft, enemy, victim, arm))
    aftermath(assault)
    if enemy.sneaking:
        draft.add(Switched(figure=enemy.id, what="sneaking", on=False))
        show(draft, victim.seat, draft.truth.figures[enemy.id], mover)
    unmask(draft, enemy.id)


def _bonus(draft: Draft, enemy: Figure, victim: Figure, arm: Arm) -> int:
    """CLOSE-05: he was in the square already, so it is no surprise, unless the victim cannot perceive him at all."""
    unseen = int(draft.book.chart("close_combat", "unseen")) if not perceives(draft, victim, enemy) else 0
    return unseen + (claw_bonus(draft.book, enemy) if arm.id == "" else 0)
