"""Mind Control: the Artifact seizes those about it (CS-C01 to CS-C04, SKILL-22)."""

from collections.abc import Mapping
from typing import Any

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import (
    ControllerChanged,
    Did,
    Enthralled,
    FigureJoined,
    MarkerPlaced,
    SecretTold,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import Doing
from artifact_server.systems.artifact.model.orders import Special
from artifact_server.systems.artifact.rules import telegrams
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.meant import figure_meant
from artifact_server.systems.artifact.rules.newcomers import figure_of
from artifact_server.systems.artifact.rules.presence import (
    KIND,
    LIES,
    MIND,
    broken_mind,
    hold,
    mind_of,
    open_mind,
    place,
    the_thing,
)
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.specials import species_of
from artifact_server.systems.artifact.rules.thralls import release, show, strike_freed, survives


def begin(draft: Draft, seat: str, row: Mapping[str, Any]) -> None:
    """SET-26, CS-C01, CS-C02: the mind is in the real Artifact, wherever M has put it; the survivor is its own."""
    if row.get("species") == "mind_control":
        awake(draft, seat)
        for figure in [f for f in draft.truth.of_seat(seat) if f.id != MIND]:
            draft.add(Enthralled(figure=figure.id, seat=seat))
        news(draft, seat)
        report(draft, seat)


def awake(draft: Draft, seat: str) -> None:
    """The mind is a figure of this seat, without a body."""
    draft.add(FigureJoined(figure=figure_of(draft, MIND, seat, KIND)))


def news(draft: Draft, seat: str) -> None:
    """At its Situation Update: where it lies, who has it, whom it still holds (CS-C01)."""
    if mind_of(draft.truth, seat) is None:
        return
    strike_freed(draft, seat)
    show(draft, seat)
    item, at = the_thing(draft.truth), place(draft.truth)
    holder = draft.truth.figures.get(item.holder) if item is not None else None
    where = {"at": str(at) if at is not None else None, "holder": holder.look if holder is not None else ""}
    if draft.known(seat).secrets.get(LIES) == where:
        return
    draft.add(SecretTold(seat=seat, what=LIES, value=where))
    if item is None:
        draft.tell(seat, "mind-gone", "CS-C05")
    elif holder is not None:
        who = draft.name(holder.id) if holder.seat == seat else look_words(draft.book, holder.look)
        draft.tell(seat, "mind-carried", "CS-C01", who=who, place=draft.place(at))
    else:
        draft.tell(seat, "mind-lies", "CS-C01", place=draft.place(at))


# --- seizing --------------------------------------------------------------------------------------------
def seize(draft: Draft, who: Figure, order: Special) -> None:
    """CS-C03: one who is awake and in reach; a closed mind costs the action and no die."""
    seat, victim = who.seat, figure_meant(draft, who.seat, order.target)
    bonus = _bonus(draft, seat, victim) if victim is not None and victim.active else None
    if victim is None or bonus is None or victim.seat == seat:
        draft.tell(seat, "mind-finds-nobody", "CS-C03", "RUL-16")
        return
    whom = look_words(draft.book, victim.look)
    if not open_mind(draft.book, victim):
        code = "mind-broken" if broken_mind(draft.book, victim) else "mind-closed"
        draft.tell(seat, code, "CS-C03", "SKILL-22", whom=whom)
        return
    need = int(species_of(draft.book, KIND)["seize_on"])
    if _roll(draft, who, whom, need, bonus) + bonus >= need:
        _capture(draft, seat, victim, order.other)
        draft.tell(seat, "mind-seizes", "CS-C03", who=draft.name(victim.id))
        return
    draft.tell(seat, "mind-slips", "CS-C03", whom=whom)
    if victim.seat:
        draft.owe(victim.seat, draft.notice("was-dizzy", "CS-C03", who=draft.name(victim.id)), victim.id)


def _bonus(draft: Draft, seat: str, victim: Figure) -> int | None:
    """The best that the Artifact's own place, or a thrall's, gives against him."""
    at, truth = place(draft.truth), draft.truth
    if at is None or victim.at is None:
        return None
    held = (truth.figures[id] for id, master in truth.thralls.items() if master == seat)
    by = [f.at for f in held if f.at is not None and conscious(f)]
    return hold(draft.book, draft.scene(), at, by, victim.at)


def _roll(draft: Draft, who: Figure, whom: Words, need: int, bonus: int) -> int:
    roll = Roll(
        purpose="seize",
        subject=who.id,
        seat=who.seat,
        need=need,
        bonus=bonus,
        words=Words.of("roll-seize", whom=whom),
        clauses=("CS-C03",),
    )
    return draft.answers.roll(roll)[0]


def _capture(draft: Draft, seat: str, victim: Figure, other: str) -> None:
    """Control passes at once; he acts from the seat's next turn. Beyond the most it can hold one is let go (CS-C04)."""
    most = int(species_of(draft.book, KIND)["max_thralls"])
    held = [i for i, m in draft.truth.thralls.items() if m == seat and not survives(draft.truth.figures[i])]
    if len(held) >= most:
        release(draft, other if other in held else held[0], "")
    draft.add(ControllerChanged(figure=victim.id, seat=seat), Enthralled(figure=victim.id, seat=seat))
    telegrams.lose(draft, victim, victim.seat)
    if victim.id in draft.truth.markers:
        draft.add(MarkerPlaced(figure=victim.id, marker=None))
    draft.add(Did(figure=victim.id, doing=Doing(acted=True)))
    telegrams.uncover(draft, seat, victim.id)
    show(draft, seat)
    report(draft, seat, victim.id)
