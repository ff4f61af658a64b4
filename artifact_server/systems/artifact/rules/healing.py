"""Healing, examining, checking, repairing (SKILL-12, SKILL-17, ACT-09, ACT-15, AREA-07 to AREA-09, CS-G11)."""

from dataclasses import replace

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import Hurt, ItemCame, SecretKept, SecretTold, Switched
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Use
from artifact_server.systems.artifact.rules import telegrams
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.exchange import words_for
from artifact_server.systems.artifact.rules.jams import tool_bonus
from artifact_server.systems.artifact.rules.knowledge import refresh
from artifact_server.systems.artifact.rules.meant import carried, figure_meant
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.specials import EGG_HOSTS, FOUND_EGGS
from artifact_server.systems.artifact.rules.thralls import take_in
from artifact_server.systems.artifact.rules.willing import willing
from artifact_server.systems.artifact.rules.witnesses import seen_as, witness

PATIENTS = ("human", "android", "beast")
"""Kinds that a medic or a medkit can do anything for."""


def patient(draft: Draft, who: Figure, target: str) -> Figure | None:
    """Whoever lies or stands in this square and lets it be done; else the action comes to nothing (RUL-16, RUL-21)."""
    found = figure_meant(draft, who.seat, target)
    if found is None or found.at != who.at:
        draft.tell(
            who.seat, "nobody-there", "SKILL-17", "RUL-16", who=draft.name(who.id), what=Words.of("help")
        )
        return None
    if conscious(found) and not willing(draft.truth, found, who.seat, "treat"):
        draft.tell(who.seat, "not-willing", "RUL-21", who=draft.name(who.id), what=Words.of("help"))
        return None
    return found


# --- wounds -------------------------------------------------------------------------------------
def medic(draft: Draft, who: Figure, order: Use) -> None:
    """SKILL-17: a light wound is lifted, one who is out comes round at once; for anything worse there is no help."""
    found = patient(draft, who, order.target)
    if found is not None:
        _treat(draft, who, found, PATIENTS)


def medkit(draft: Draft, who: Figure, order: Use) -> None:
    """DMG-06: the same without the skill, for one of its charges."""
    kit, found = carried(draft, who, order.item), patient(draft, who, order.target)
    if kit is None or found is None:
        return
    if _treat(draft, who, found, PATIENTS):
        draft.add(ItemCame(item=replace(kit, uses=(kit.uses or 1) - 1)))


def medlab(draft: Draft, who: Figure, order: Use) -> None:
    """AREA-07, AREA-08, AND-08: its machines know humans only, unless the table has it otherwise."""
    found = patient(draft, who, order.target)
    if found is not None:
        _treat(draft, who, found, draft.book.medlab_kinds)


def _treat(draft: Draft, who: Figure, found: Figure, kinds: tuple[str, ...]) -> bool:
    whom = look_words(draft.book, found.look)
    if found.kind not in kinds:
        draft.tell(who.seat, "no-effect", "AND-08", "RUL-16", who=draft.name(who.id), whom=whom)
        return False
    if found.wound in ("serious", "down", "dead"):
        draft.tell(who.seat, "does-not-come-round", "SKILL-17", "DMG-04", who=draft.name(who.id), whom=whom)
        return False
    if not found.out and found.wound != "light":
        draft.tell(who.seat, "nothing-to-heal", "SKILL-17", who=draft.name(who.id), whom=whom)
        return False
    if found.out:
        draft.add(Hurt(figure=found.id, wound=found.wound, out=False))
        draft.tell(who.seat, "comes-round", "SKILL-17", who=draft.name(who.id), whom=whom)
        _seen_to_stir(draft, who, found)
    else:
        draft.add(Hurt(figure=found.id, wound="none", out=False))
        draft.tell(who.seat, "wound-lifted", "SKILL-17", who=draft.name(who.id), whom=whom)
    _back(draft, who, found)
    return True


def _seen_to_stir(draft: Draft, who: Figure, found: Figure) -> None:
    """SEQ-03, TEL-07: who lay there and moves again is seen to, and by whose hands."""
    if found.at is not None and not conscious(found):
        notice = draft.notice(
            "saw-stir", "SEQ-03", "TEL-07", who=seen_as(draft, who), whom=seen_as(draft, found)
        )
        witness(draft, found.at, notice, who.id, found.id)


def _back(draft: Draft, who: Figure, before: Figure) -> None:
    """One who has been helped: his own seat orders him again; another's hears it at its Situation Update (TEL-08, HOLE-63).

    Who stood on his feet has the deed that he declared, and no other (SEQ-08).
    """
    id = before.id
    take_in(draft, id, who.seat)
    healed = draft.truth.figures[id]
    if healed.seat == who.seat:
        if not conscious(before):
            telegrams.regain(draft, healed)
        report(draft, who.seat, id)
        return
    refresh(draft, who.seat, healed)
    roster = draft.state.known[healed.seat].roster if healed.seat in draft.state.known else {}
    if id in roster and not roster[id].lost and id not in draft.truth.lost:
        notice = draft.notice(
            "been-treated", "SKILL-17", who=draft.name(id), by=look_words(draft.book, who.look)
        )
        draft.owe(healed.seat, notice, id)


def recharge(draft: Draft, who: Figure, order: Use) -> None:
    """AREA-09: a medkit is full again."""
    kit = carried(draft, who, order.item)
    if kit is not None:
        draft.add(ItemCame(item=replace(kit, uses=draft.book.items[kit.type].uses)))
        draft.tell(who.seat, "medkit-full", "AREA-09", who=draft.name(who.id))


# --- looking closer -----------------------------------------------------------------------------
def check(draft: Draft, who: Figure, order: Use) -> None:
    """ACT-09, DMG-07, DMG-08: a human looks at one who lies there; the die of a fall is thrown only now."""
    found = figure_meant(draft, who.seat, order.target)
    if found is None or found.at != who.at or conscious(found):
        draft.tell(
            who.seat, "nobody-there", "ACT-09", "RUL-16", who=draft.name(who.id), what=Words.of("a-look")
        )
        return
    whom = look_words(draft.book, found.look)
    if found.kind not in ("human", "android"):
        draft.tell(who.seat, "cannot-tell", "ACT-09", "X84", who=draft.name(who.id), whom=whom)
        return
    if found.wound == "down":
        _resolve(draft, who, found)
    state = draft.truth.figures[found.id]
    code = f"check-{state.wound}" if state.wound in ("serious", "dead") else "check-out"
    draft.tell(who.seat, code, "DMG-07", who=draft.name(who.id), whom=whom)
    if state.seat == who.seat and conscious(state):
        _back(draft, who, found)


def _resolve(draft: Draft, who: Figure, found: Figure) -> None:
    ask = Roll(
        purpose="check",
        subject=found.id,
        seat=who.seat,
        words=Words.of("roll-check", who=draft.name(who.id)),
        clauses=("DMG-07",),
    )
    dead = draft.answers.roll(ask)[0] in draft.book.chart("status_check", "dead")
    draft.add(Hurt(figure=found.id, wound="dead" if dead else "serious", out=found.out))


def examine(draft: Draft, who: Figure, order: Use) -> None:
    """CS-G11: egg, shape-changer, mind held by another: yes or no each, told to this seat alone."""
    found = patient(draft, who, order.target)
    if found is None:
        return
    whom = look_words(draft.book, found.look)
    findings = _findings(draft, found)
    for code in findings:
        draft.tell(who.seat, code, "CS-G11", who=draft.name(who.id), whom=whom)
    if "finds-egg" in findings:
        _learn_egg(draft, who.seat, order.target, found.id)
    if not findings:
        draft.tell(who.seat, "finds-nothing-odd", "CS-G11", who=draft.name(who.id), whom=whom)


def _learn_egg(draft: Draft, seat: str, target: str, host: str) -> None:
    """CS-B03: what has been found can be cut out, whatever number that body has by then."""
    known, hosts = draft.known(seat), draft.truth.secrets.get(seat, {}).get(EGG_HOSTS, ())
    found = list(known.secrets.get(FOUND_EGGS, ()))
    counter = known.counters.get(target)
    named = (target, counter.look) if counter is not None else (target,)
    if fresh := [name for name in dict.fromkeys(named) if name not in found]:
        draft.add(SecretTold(seat=seat, what=FOUND_EGGS, value=[*found, *fresh]))
    if host not in hosts:
        draft.add(SecretKept(seat=seat, what=EGG_HOSTS, value=[*hosts, host]))


def _findings(draft: Draft, found: Figure) -> list[str]:
    """What a close look shows. An android's wires show too (CS-M04)."""
    shown = ["finds-egg"] if found.id in draft.truth.eggs else []
    if found.pan:
        shown.append("finds-pan")
    if found.id in draft.truth.thralls:
        shown.append("finds-thrall")
    if found.kind == "android":
        shown.append("finds-android")
    return shown


# --- machines -----------------------------------------------------------------------------------
def repair(draft: Draft, who: Figure, order: Use) -> None:
    """SKILL-12, ROBOT-09, ROBOT-11: a wrecked or stunned robot, on the Repair table; it sleeps till its owner's next turn."""
    found = figure_meant(draft, who.seat, order.target)
    if found is None or found.at != who.at or found.kind != "robot":
        draft.tell(
            who.seat, "nobody-there", "SKILL-12", "RUL-16", who=draft.name(who.id), what=Words.of("a-robot")
        )
        return
    if found.wound not in ("serious", "light") and not found.emp:
        draft.tell(who.seat, "nothing-to-repair", "SKILL-12", who=draft.name(who.id))
        return
    if not _repaired(draft, who, found.id):
        return
    draft.add(Hurt(figure=found.id, wound="none", out=False))
    _seen_to_stir(draft, who, found)
    if found.emp:
        draft.add(Switched(figure=found.id, what="emp", on=False))
    if found.seat != who.seat:
        refresh(draft, who.seat, draft.truth.figures[found.id])
    elif conscious(draft.truth.figures[found.id]):
        telegrams.regain(draft, draft.truth.figures[found.id], may_act=False)
        report(draft, who.seat, found.id)


def repair_thing(draft: Draft, who: Figure, order: Use) -> None:
    """SKILL-12, CS-G08: a thing that EMP has knocked out."""
    item = carried(draft, who, order.item)
    if item is None or not (item.broken or item.jammed):
        draft.tell(who.seat, "nothing-to-repair", "SKILL-12", who=draft.name(who.id))
        return
    if _repaired(draft, who, who.id):
        draft.add(ItemCame(item=replace(item, broken=False, jammed=False)))
        draft.tell(
            who.seat, "thing-repaired", "SKILL-12", who=draft.name(who.id), what=words_for(draft, item)
        )


def _repaired(draft: Draft, who: Figure, subject: str) -> bool:
    bonus = tool_bonus(draft, who)
    ask = Roll(
        purpose="repair",
        subject=subject,
        seat=who.seat,
        bonus=bonus,
        words=Words.of("roll-repair", who=draft.name(who.id)),
        clauses=("SKILL-12",),
    )
    done = min(draft.answers.roll(ask)[0] + bonus, 6) in draft.book.chart("repair", "repaired")
    draft.tell(who.seat, "repaired" if done else "not-repaired", "SKILL-12", who=draft.name(who.id))
    return done
