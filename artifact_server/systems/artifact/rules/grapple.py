"""The grapple: somebody seized, dragged along, set free; what he may still do (CS-G12, DMG-06)."""

from collections.abc import Mapping

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.facts import Carried, MarkerPlaced
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules.damage import armored
from artifact_server.systems.artifact.rules.draft import Args, Draft
from artifact_server.systems.artifact.rules.interdiction import let_go
from artifact_server.systems.artifact.rules.meant import figure_meant
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.witnesses import seen_as, witness

DEVICE = "grapple"


def may_hold(holder: Figure, victim: Figure) -> bool:
    """Whether it could have him in its grip at all: beside it, on his feet, while it holds and carries nobody."""
    stands = conscious(victim) and not victim.carried_by and not victim.capsuled
    free = DEVICE in holder.built and conscious(holder) and not (holder.carries or holder.held_by)
    return free and stands and holder.at == victim.at and holder.id != victim.id


def seize(draft: Draft, who: Figure, order: o.Use) -> None:
    """One die, by his armour; his own seat and whoever looks on hear of it in their own time."""
    found, row = figure_meant(draft, who.seat, order.target), draft.book.devices[DEVICE]
    if found is None or not may_hold(who, found):
        what = Words.of("a-grip")
        draft.tell(who.seat, "nobody-there", "CS-G12", "RUL-16", who=draft.name(who.id), what=what)
        return
    said = {"who": draft.name(who.id), "whom": seen_as(draft, found)}
    if found.kind not in row.on:
        draft.tell(who.seat, "no-effect", "CS-G12", **said)
        return
    ask = _roll("grapple", who, said)
    if draft.answers.roll(ask)[0] not in (row.armored if armored(draft, found) else row.unarmored):
        draft.tell(who.seat, "grapple-missed", "CS-G12", **said)
        _seen(draft, who, "saw-grapple-missed", found)
        return
    draft.add(Carried(casualty=found.id, by=(who.id,), grip=True))
    if found.id in draft.truth.markers:
        draft.add(MarkerPlaced(figure=found.id, marker=None))
    draft.tell(who.seat, "grappled", "CS-G12", **said)
    _hear(draft, found, "was-grappled", by=seen_as(draft, who))
    _seen(draft, who, "saw-grapple", found, spare=found.seat)


def struggle(draft: Draft, who: Figure, order: o.Use) -> None:
    """One die, easier for a Tough one."""
    holder, row = draft.truth.figures.get(who.held_by), draft.book.devices[DEVICE]
    if holder is None:
        draft.tell(who.seat, "nobody-holds", "CS-G12", "RUL-16", who=draft.name(who.id))
        return
    said = {"who": draft.name(who.id), "whom": seen_as(draft, holder)}
    if draft.answers.roll(_roll("struggle", who, said))[0] in (
        row.struggle_tough if who.tough else row.struggle
    ):
        free(draft, who)
        _seen(draft, who, "saw-break-free", holder, spare=holder.seat)
    else:
        draft.tell(who.seat, "struggles-in-vain", "CS-G12", **said)
        _seen(draft, who, "saw-struggle", holder)


def free(draft: Draft, victim: Figure) -> None:
    """He stands on his own feet, however that came about."""
    holder = draft.truth.figures[victim.held_by]
    draft.add(Carried(casualty=victim.id, by=()))
    _hear(draft, victim, "grip-left", by=seen_as(draft, holder))
    _hear(draft, holder, "grip-lost", whom=seen_as(draft, victim))


# --- while it lasts -------------------------------------------------------------------------------
def binds(draft: Draft, order: o.FigureOrder) -> bool:
    """Whether an order comes to nothing because he is held without his seat's knowing (RUL-16)."""
    who = draft.truth.figures[order.figure]
    known = draft.known(who.seat).roster[who.id]
    if not who.held_by or known.held or isinstance(order, o.EndMove):
        return False
    draft.tell(who.seat, "stopped-held", "CS-G12", "RUL-16", who=draft.name(who.id))
    return True


def let_loose(draft: Draft, order: o.FigureOrder) -> None:
    """The holder may walk with him; whatever else it does frees him."""
    victim = draft.truth.figures.get(draft.truth.figures[order.figure].carries)
    walks = isinstance(order, o.EndMove) or (isinstance(order, o.Move) and order.then is None)
    if victim is not None and victim.held_by == order.figure and not walks:
        free(draft, victim)


def dragged(draft: Draft, holder: Figure) -> None:
    """Where he has been taken to, his seat hears in its own time."""
    victim, doing = draft.truth.figures.get(holder.carries), draft.doing(holder.id)
    if victim is not None and victim.held_by == holder.id and doing.steps and not doing.moving:
        _hear(draft, victim, "was-dragged", by=seen_as(draft, holder), place=draft.place(victim.at))


def begin_phase(draft: Draft, seat: str) -> None:
    """OPP-09: whoever is held watches no square any more, and now his seat knows."""
    for figure in draft.truth.of_seat(seat):
        if figure.held_by:
            let_go(draft, figure.id)


# --- telling --------------------------------------------------------------------------------------
def _roll(purpose: str, who: Figure, said: Mapping[str, Words]) -> Roll:
    words = Words.of(f"roll-{purpose}", **said)
    return Roll(purpose=purpose, subject=who.id, seat=who.seat, words=words, clauses=("CS-G12",))


def _hear(draft: Draft, figure: Figure, code: str, **said: Args) -> None:
    """At once in its seat's own turn, else at its next Situation Update; from nobody who cannot tell."""
    if not conscious(draft.truth.figures[figure.id]):
        return
    notice = draft.notice(code, "CS-G12", who=draft.name(figure.id), **said)
    if draft.hears(figure.seat):
        draft.say(figure.seat, notice)
        report(draft, figure.seat, figure.id)
    else:
        draft.owe(figure.seat, notice, figure.id)


def _seen(draft: Draft, who: Figure, code: str, whom: Figure, spare: str = "") -> None:
    if who.at is not None:
        notice = draft.notice(code, "SEQ-03", who=seen_as(draft, who), whom=seen_as(draft, whom))
        witness(draft, who.at, notice, who.id, spare=(spare,))
