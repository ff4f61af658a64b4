"""Rosters: how its own figures are, as a seat is told of them (SEQ-03, FIRE-02, TEL-01, COMP-05)."""

from dataclasses import replace

from artifact_server.systems.artifact.model.facts import (
    RosterTold,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import (
    Gear,
    OwnFigure,
)
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.natures import nature, type_for
from artifact_server.systems.artifact.rules.presence import MIND, mind_of, place
from artifact_server.systems.artifact.rules.sharing import lay_companions
from artifact_server.systems.artifact.rules.sight import (
    conscious,
)


def own_figure(draft: Draft, figure: Figure, control: bool | None = None) -> OwnFigure:
    """An own figure as its seat would be told of it now; who holds Computer Control only as far as it knows (COMP-05)."""
    truth = draft.truth
    gear = tuple(
        Gear(
            id=i.id,
            type=type_for(draft, figure.seat, i),
            worn=i.worn,
            jammed=i.jammed,
            breached=i.breached,
            broken=i.broken,
            uses=i.uses,
            nature=nature(draft, figure.seat, i),
        )
        for i in truth.held(figure.id)
    )
    held = truth.believes.get(figure.seat) == figure.id
    return OwnFigure(
        id=figure.id,
        look=figure.look,
        kind=figure.kind,
        at=place(truth) if figure.id == MIND else figure.at,
        facing=figure.facing,
        wound=figure.wound,
        out=figure.out,
        gear=gear,
        skills=figure.skills
        + (("native",) if figure.native or "mag_treads" in figure.built else ())
        + figure.built,
        tough=figure.tough,
        doing=draft.doing(figure.id),
        control=held if control is None else control,
        sneaking=figure.sneaking,
        remote=figure.id in truth.commanded,
        charges=figure.charges,
        jammed=figure.jammed,
        hands=figure.hands,
        slots=figure.slots,
        load=_load(draft, figure),
        held=truth.figures[figure.held_by].look if figure.held_by else "",
        burdened=figure.burdened,
        mates=tuple(
            f.id if f.seat == figure.seat else _called(draft, figure.seat, f)
            for f in truth.figures.values()
            if _carries_with(f, figure)
        ),
        adrift=truth.drifting.get(figure.id),
        ran=figure.id in truth.ran,
    )


def _load(draft: Draft, figure: Figure) -> str:
    """The casualty a figure carries, as its seat calls him."""
    if not figure.carries:
        return ""
    contacts = draft.truth.contacts.get(figure.seat, {})
    return next((id for id, behind in contacts.items() if behind == figure.carries), figure.carries)


def _called(draft: Draft, seat: str, other: Figure) -> str:
    """Another seat's figure by its counter, else by its look."""
    contacts = draft.truth.contacts.get(seat, {})
    return next((id for id, behind in contacts.items() if behind == other.id), other.look)


def _carries_with(other: Figure, figure: Figure) -> bool:
    return bool(figure.carries) and other.carries == figure.carries and other.id != figure.id


def report(draft: Draft, seat: str, *ids: str) -> None:
    """Tell a seat how these figures of its own are (all that it still orders, when none is named).

    In another seat's turn nothing is told, whoever calls: it hears at its own Situation Update (SEQ-03, FIRE-02).
    """
    if seat not in draft.state.known or not draft.hears(seat):
        return
    roster = draft.known(seat).roster
    figures = [draft.truth.figures[i] for i in ids] if ids else draft.truth.of_seat(seat)
    if ids and (mind := mind_of(draft.truth, seat)) is not None:
        figures = [*figures, mind]
    mine = [f for f in figures if f.seat == seat and not _silent(draft, seat, f)]
    told = tuple(own for f in mine if (own := _own(draft, f, bool(ids))) is not None)
    if changed := tuple(own for own in told if roster.get(own.id) != own):
        draft.add(RosterTold(seat=seat, figures=changed))
        for other in draft.circle(seat)[1:]:
            lay_companions(draft, other, set(), *(own.id for own in changed))


def _own(draft: Draft, figure: Figure, named: bool) -> OwnFigure | None:
    """What a seat is told of one of its own: of one whom it has lost unawares that his turn is over, like any other's.

    A runner who is not named says nothing of what has befallen him before his seat's next turn (SEQ-15, EVA-09).
    """
    before = draft.known(figure.seat).roster.get(figure.id)
    if draft.truth.is_lost(figure.id, figure.seat):
        return None if named or before is None else replace(before, doing=draft.doing(figure.id))
    now = own_figure(draft, figure)
    if named or before is None or figure.id not in draft.truth.ran:
        return now
    return replace(now, wound=before.wound, out=before.out, gear=before.gear)


def _silent(draft: Draft, seat: str, figure: Figure) -> bool:
    """TEL-01: who has been given up says nothing before he comes round."""
    own = draft.known(seat).roster.get(figure.id)
    return own is not None and own.lost and not conscious(figure)
