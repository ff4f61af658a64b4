"""Attacks: the way up to one, then the blow or the shots; and close combat itself (ACT-03, ACT-04, CLOSE-01 to CLOSE-09)."""

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import Switched, Turned
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Attack, Move
from artifact_server.systems.artifact.rules import movement, opportunity, shapes, shooting
from artifact_server.systems.artifact.rules.acting import acted
from artifact_server.systems.artifact.rules.arms import CANNON, Arm, find, true_bearer
from artifact_server.systems.artifact.rules.assault import Assault
from artifact_server.systems.artifact.rules.bodies import true_body, turn_cost
from artifact_server.systems.artifact.rules.cannon import try_in_vain
from artifact_server.systems.artifact.rules.damage import claw_bonus
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.illusions import strikes_unseen, unmask
from artifact_server.systems.artifact.rules.interdiction import let_go
from artifact_server.systems.artifact.rules.sight import conscious, eyes, perceives
from artifact_server.systems.artifact.rules.wrecking import aftermath


def attack(draft: Draft, order: Attack) -> None:
    """Walk or jog up if that was declared, then strike or shoot. Whoever halted on sight may still do either."""
    figure = draft.truth.figures[order.figure]
    moved = draft.doing(figure.id).then == "attack"
    left = 0
    if moved:
        walk = movement.move(draft, _way(draft, order))
        if draft.doing(figure.id).moving:
            return
        left = walk.left
    elif order.turn is not None:
        _turn(draft, figure, order)
    if conscious(draft.truth.figures[figure.id]):
        deliver(draft, order)
    _finish(draft, order, moved, left)


def _way(draft: Draft, order: Attack) -> Move:
    doing = draft.doing(order.figure)
    gait = doing.gait if doing.moving else doing.intent
    return Move.model_validate(
        {
            "figure": order.figure,
            "gait": gait,
            "path": order.path,
            "facing": order.turn,
            "halt": order.halt,
        }
    )


def _turn(draft: Draft, figure: Figure, order: Attack) -> None:
    """Turning where one stands is free with gravity or thrusters, and then may come before the blow (FIRE-18)."""
    body = true_body(draft.book, figure, draft.truth.held(figure.id), draft.truth.spinning)
    if (
        order.turn
        and order.turn != figure.facing
        and turn_cost(draft.book, body, figure.facing, order.turn) == 0
    ):
        draft.add(Turned(figure=figure.id, facing=order.turn))


def _finish(draft: Draft, order: Attack, moved: bool, left: int) -> None:
    """ACT-19, FACE-05: a facing after any action; who has moved pays for it from what he has left."""
    if draft.truth.figures[order.figure].shape == "thing":
        shapes.change(draft, order.figure, "true")
    figure = draft.truth.figures[order.figure]
    facing = order.facing if conscious(figure) else None
    if moved and facing is not None:
        body = true_body(draft.book, figure, draft.truth.held(figure.id), draft.truth.spinning)
        facing = facing if turn_cost(draft.book, body, figure.facing, facing) <= left else None
    if conscious(figure):
        acted(draft, order.figure, facing)


def deliver(draft: Draft, order: Attack) -> None:
    """The attack itself, with what was declared for it or, for an owed shot, with what is chosen now (X24)."""
    figure, doing = draft.truth.figures[order.figure], draft.doing(order.figure)
    bearer = true_bearer(figure, draft.truth.held(figure.id), draft.truth.fouled)
    arm = find(draft.book, bearer, order.weapon)
    if arm is None and order.weapon.startswith(CANNON) and try_in_vain(draft, figure):
        return
    if arm is None:
        draft.tell(draft.truth.seat, "attack-comes-to-nothing", "FIRE-22", who=draft.name(figure.id))
        return
    also = order.also if doing.owes else doing.also
    targets = [behind(draft, name) for name in (order.target, *also)]
    assault = Assault(draft, arm.row, figure.id)
    if arm.gun:
        fire = order.fire if doing.owes else doing.fire
        gait = doing.gait if doing.then == "attack" and (doing.steps or order.turn) else ""
        volley = shooting.Volley(assault, arm, fire, gait, order.stray or figure.facing, order.spoil)
        done = shooting.fire(volley, targets)
    else:
        done = strike(assault, arm, targets[0])
    if doing.owes:
        let_go(draft, figure.id)
    if done and draft.truth.figures[figure.id].sneaking:
        draft.add(Switched(figure=figure.id, what="sneaking", on=False))
    if done:
        unmask(draft, figure.id)


def behind(draft: Draft, target: str) -> str:
    """The figure that a seat's counter stands for; a terminal or an own figure is named as it is."""
    return draft.truth.contacts.get(draft.truth.seat, {}).get(target, target)


# --- close combat -------------------------------------------------------------------------------
def strike(assault: Assault, arm: Arm, target: str) -> bool:
    """One die, always a hit (CLOSE-01 to CLOSE-04); a target that is not in the square costs the action alone."""
    draft = assault.draft
    attacker, victim = draft.truth.figures[assault.actor], draft.truth.figures.get(target)
    if (
        victim is None
        or victim.at != attacker.at
        or victim.capsuled
        or not perceives(draft, attacker, victim)
    ):
        draft.tell(draft.truth.seat, "blow-stopped", "CLOSE-01", who=draft.name(attacker.id))
        return False
    bonus = close_bonus(draft, attacker, victim, arm, draft.doing(attacker.id).came_from)
    assault.hit(victim.id, "blow-landed", bonus)
    aftermath(assault)
    return True


def close_bonus(draft: Draft, attacker: Figure, victim: Figure, arm: Arm, came_from: Square | None) -> int:
    """What is added to the die: a blow unseen, Koch's claws, less for a badly hurt Tough man (CLOSE-03, CLOSE-04, SKILL-23)."""
    book, bonus = draft.book, 0
    if unseen(draft, attacker, victim, came_from):
        bonus += int(book.chart("close_combat", "unseen"))
    if attacker.wound == "serious":
        bonus += int(book.chart("modifiers", "tough_and_serious"))
    return bonus + (claw_bonus(book, attacker) if arm.id == "" else 0)


def unseen(draft: Draft, attacker: Figure, victim: Figure, came_from: Square | None) -> bool:
    """CLOSE-05, RUL-11: judged from the square the attacker came from; one who stood there already is no surprise."""
    if not victim.active or not perceives(draft, victim, attacker):
        return True
    if came_from is not None and strikes_unseen(draft, attacker, victim):
        return True
    return came_from is not None and not any(came_from in eye.field for eye in eyes(draft, [victim]))


# --- owed shots ---------------------------------------------------------------------------------
def fire_owed(draft: Draft, seat: str) -> None:
    """INT-08, RAPID-02: what is still owed when a seat's actions are over is fired all the same; then it is settled."""
    for order in opportunity.overdue(draft, seat):
        deliver(draft, order)
        acted(draft, order.figure)
    for figure in draft.truth.of_seat(seat):
        if draft.doing(figure.id).owes:
            let_go(draft, figure.id)
