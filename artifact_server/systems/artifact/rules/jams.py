"""Jams: what a natural 2 and panic fire do to a weapon, and how it is cleared again (JAM-01 to JAM-09)."""

from dataclasses import replace

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import ItemCame, ItemWent, Switched
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.model.orders import Use
from artifact_server.systems.artifact.rules import cannon
from artifact_server.systems.artifact.rules.arms import BUILT, CANNON, Arm, turret
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.rosters import report


def after_fire(draft: Draft, shooter: Figure, arm: Arm, fire: str, lowest: int) -> None:
    """Once the whole attack is resolved (JAM-02, JAM-08): `lowest` is its lowest natural roll, 0 if none was made.

    `shooter` is as he was before it: what he hit may have carried him out of the turret by now.
    """
    panic = bool(draft.book.chart("fire", fire).get("jams", False))
    natural = lowest == int(draft.book.chart("fire", "jam_on"))
    if not (panic or natural) or not draft.book.weapons[arm.row].jam:
        return
    if arm.id.startswith(CANNON):
        if state := cannon.jam(draft, shooter, broken=panic and natural):
            _say(draft, shooter.id, arm, "weapon-jams" if state == "jammed" else "weapon-breaks", "JAM-09")
        return
    if panic and natural and not arm.id.startswith(BUILT):
        draft.add(ItemWent(item=arm.id))
        _say(draft, shooter.id, arm, "weapon-breaks", "JAM-06")
        return
    if arm.id.startswith(BUILT):
        draft.add(Switched(figure=shooter.id, what="jammed", on=True))
    elif draft.book.weapons[arm.row].jam == "emp":
        draft.add(ItemCame(item=replace(draft.truth.items[arm.id], broken=True)))
    else:
        draft.add(ItemCame(item=replace(draft.truth.items[arm.id], jammed=True)))
    _say(draft, shooter.id, arm, "weapon-jams", "JAM-01")


def _say(draft: Draft, shooter: str, arm: Arm, code: str, clause: str) -> None:
    draft.tell(draft.truth.seat, code, clause, who=draft.name(shooter), weapon=arm.words)


# --- clearing -----------------------------------------------------------------------------------
def unjam(draft: Draft, order: Use) -> None:
    """JAM-03, JAM-04, SKILL-09: a weapon in one's own or a friend's hands, or the gun built into oneself."""
    figure, weapon = draft.truth.figures[order.figure], order.item
    if weapon.startswith(BUILT):
        _clear_built(draft, figure, weapon.removeprefix(BUILT))
    elif weapon.startswith(CANNON) and turret(draft.book.plan, figure.at) in draft.truth.fouled:
        _clear_cannon(draft, figure)
    elif weapon in draft.truth.items and draft.truth.items[weapon].jammed:
        _clear(draft, figure, draft.truth.items[weapon])
    else:
        draft.tell(figure.seat, "unjam-nothing", "JAM-03", who=draft.name(figure.id))


def _clear(draft: Draft, figure: Figure, item: Item) -> None:
    """The Unjam table: cleared, still jammed, or broken for good. What was shut down wants the Repair table (JAM-05)."""
    shut_down = draft.book.weapons[draft.book.items[item.type].weapon].jam == "shop"
    chart, bonus = draft.book.chart("unjam"), tool_bonus(draft, figure)
    if shut_down:
        chart = {"cleared": draft.book.chart("repair", "repaired"), "broken": ()}
    elif in_shop(draft, figure):
        bonus += int(chart["machine_shop"])
    face = min(_die(draft, figure, bonus) + bonus, 6)
    if face in chart["cleared"]:
        draft.add(ItemCame(item=replace(item, jammed=False)))
        code = "unjam-cleared"
    elif face in chart["broken"]:
        draft.add(ItemWent(item=item.id))
        code = "unjam-broken"
    else:
        code = "unjam-failed"
    _tell(draft, figure, code, draft.book.items[item.type].weapon)
    if item.holder in draft.truth.figures:
        report(draft, figure.seat, item.holder)


def _clear_cannon(draft: Draft, figure: Figure) -> None:
    """JAM-09: by a mechanic in its turret, on the Repair table; what is broken stays so."""
    craft, bonus = turret(draft.book.plan, figure.at), tool_bonus(draft, figure)
    done = min(_die(draft, figure, bonus) + bonus, 6) in draft.book.chart("repair", "repaired")
    if done and draft.truth.fouled[craft] == "jammed":
        cannon.clear(draft, craft)
    _tell(draft, figure, "unjam-cleared" if done else "unjam-failed", "cannon_anti_personnel")


def _clear_built(draft: Draft, figure: Figure, device: str) -> None:
    row = draft.book.devices[device]
    done = _die(draft, figure, 0) in (row.unjam_on or draft.book.chart("unjam", "cleared"))
    if done:
        draft.add(Switched(figure=figure.id, what="jammed", on=False))
    _tell(draft, figure, "unjam-cleared" if done else "unjam-failed", row.weapon)


def _die(draft: Draft, figure: Figure, bonus: int) -> int:
    ask = Roll(
        purpose="unjam",
        subject=figure.id,
        seat=draft.truth.seat,
        bonus=bonus,
        words=Words.of("roll-unjam", who=draft.name(figure.id)),
        clauses=("JAM-03",),
    )
    return draft.answers.roll(ask)[0]


def _tell(draft: Draft, figure: Figure, code: str, row: str) -> None:
    weapon = Words.of("weapon-" + row.replace("_", "-"))
    draft.tell(figure.seat, code, "JAM-03", who=draft.name(figure.id), weapon=weapon)


def in_shop(draft: Draft, figure: Figure) -> bool:
    """JAM-04: at the benches of the Machine Shop."""
    cell = draft.book.plan.cells.get(figure.at) if figure.at else None
    return cell is not None and cell.space == draft.book.sheets.get("rooms", {}).get("machine_shop")


def tool_bonus(draft: Draft, figure: Figure) -> int:
    """A toolkit in the hand, or tools built in."""
    held = [draft.book.items[i.type].bonus for i in draft.truth.held(figure.id) if i.type in draft.book.items]
    built = [draft.book.devices[d].bonus for d in figure.built if d in draft.book.devices]
    return max((*held, *built), default=0)
