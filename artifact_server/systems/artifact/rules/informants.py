"""Informants, and orders that stand until they are changed (INF-01 to INF-09, CS-F22, MOV-09, RUL-21)."""

from dataclasses import replace
from typing import assert_never

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.facts import (
    ControllerChanged,
    Did,
    InformantNamed,
    MarkerPlaced,
    Permitted,
    RosterTold,
    SecretTold,
    StanceTaken,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.known import Doing
from artifact_server.systems.artifact.model.state import Informant
from artifact_server.systems.artifact.rules import computer, shapes, telegrams
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.loyalty import dormant, signals
from artifact_server.systems.artifact.rules.meant import figure_meant
from artifact_server.systems.artifact.rules.natures import look_of
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import conscious, eyes
from artifact_server.systems.artifact.rules.specials import ASSAULTS
from artifact_server.systems.artifact.rules.tools import place_of
from artifact_server.systems.artifact.rules.willing import known_permission

TIES = "informants"
"""Secret of a master: figure → the condition it is under, or ACTIVE."""
ACTIVE = "active"
ARTIFACT = "artifact"


# --- orders in one's own time -------------------------------------------------------------------
def stand(draft: Draft, seat: str, order: o.StandingOrder) -> None:
    """Stances and permissions hold from now on; conditions are set in one's own turn only (CS-F22)."""
    match order:
        case o.SetStance():
            if order.seat == seat or order.seat not in draft.state.public.players:
                raise Rejected("no-such-seat", "MOV-09", seat=order.seat)
            draft.add(StanceTaken(seat=seat, toward=order.seat, stance=order.stance))
        case o.Permit():
            if not known_permission(order.what):
                raise Rejected("no-such-permission", "RUL-21")
            draft.add(Permitted(seat=seat, what=order.what, give=order.give))
        case o.SetCondition():
            _set_condition(draft, seat, order)
        case o.Call():
            computer.loudspeaker(draft, seat, order)
        case _:
            assert_never(order)


def _own_tie(draft: Draft, seat: str, figure: str) -> Informant:
    """An informant of this seat that has not come over yet, as the seat knows it; only in its own turn."""
    if draft.known(seat).secrets.get(TIES, {}).get(figure, ACTIVE) == ACTIVE:
        raise Rejected("not-your-informant", "INF-01")
    if draft.truth.seat != seat or draft.truth.stage not in ("declare", "act"):
        raise Rejected("not-your-turn", "CS-F22")
    return draft.truth.informants[figure]


def _set_condition(draft: Draft, seat: str, order: o.SetCondition) -> None:
    tie = _own_tie(draft, seat, order.figure)
    if not tie.active:
        named = replace(tie, condition=order.condition)
        draft.add(InformantNamed(figure=order.figure, informant=named))
    _tell_tie(draft, seat, order.figure, order.condition)
    draft.tell(seat, "condition-set", "INF-06", who=draft.name(order.figure))


def _tell_tie(draft: Draft, seat: str, figure: str, state: str) -> None:
    known = draft.known(seat).secrets.get(TIES, {})
    if known.get(figure) != state:
        draft.add(SecretTold(seat=seat, what=TIES, value={**known, figure: state}))


def name(draft: Draft, figure: str, master: str) -> None:
    """INF-09: only the master is told that there is one."""
    draft.add(InformantNamed(figure=figure, informant=Informant(master=master)))
    if master in draft.state.known:
        _tell_tie(draft, master, figure, "never")


# --- coming over --------------------------------------------------------------------------------
def activate(draft: Draft, seat: str, order: o.Activate) -> None:
    """INF-04, INF-05: for good, and he may act at once. One who cannot be reached gives no signal (INF-08)."""
    _own_tie(draft, seat, order.figure)
    if not signals(draft.truth, draft.truth.figures[order.figure]):
        draft.tell(seat, "informant-silent", "INF-08", who=draft.name(order.figure))
        return
    come_over(draft, order.figure)


def come_over(draft: Draft, id: str) -> None:
    """His owner has lost him and will hear no more than that; his master has him, at once in its own turn, else later."""
    figure, tie = draft.truth.figures[id], draft.truth.informants[id]
    draft.add(ControllerChanged(figure=id, seat=tie.master))
    draft.add(InformantNamed(figure=id, informant=replace(tie, active=True)))
    telegrams.lose(draft, figure, figure.seat)
    if id in draft.truth.markers:
        draft.add(MarkerPlaced(figure=id, marker=None))
    shapes.wake(draft, id)
    mine = draft.truth.seat == tie.master
    fresh = mine and draft.truth.stage == "act"
    draft.add(Did(figure=id, doing=Doing(driven=fresh)))
    if mine:
        welcome(draft, tie.master, id)


def welcome(draft: Draft, master: str, id: str) -> None:
    """The master orders him from now on, and knows all that he carries."""
    _tell_tie(draft, master, id, ACTIVE)
    telegrams.uncover(draft, master, id)
    draft.tell(master, "informant-active", "INF-04", who=draft.name(id))
    report(draft, master, id)


def news(draft: Draft, seat: str) -> None:
    """At the master's Situation Update: who has come over by himself, and who gives no signal (INF-06, INF-08)."""
    for id, tie in draft.truth.informants.items():
        if tie.master != seat or draft.known(seat).secrets.get(TIES, {}).get(id) == ACTIVE:
            continue
        if tie.active:
            welcome(draft, seat, id)
        elif not signals(draft.truth, draft.truth.figures[id]):
            draft.tell(seat, "informant-silent", "INF-08", who=draft.name(id))


# --- orders he does not obey ----------------------------------------------------------------------
def refuses(draft: Draft, seat: str, order: o.FigureOrder) -> bool:
    """Whether an order comes to nothing: he has been lost and his seat does not know, or it makes him turn (INF-06, X55)."""
    figure = draft.truth.figures.get(order.figure)
    if figure is not None and figure.seat == seat and conscious(figure):
        tie = dormant(draft.truth, figure)
        if tie is None or not _turns_at(draft, figure, tie, order):
            return False
        come_over(draft, figure.id)
    _no_report(draft, seat, order.figure)
    return True


def _turns_at(draft: Draft, figure: Figure, tie: Informant, order: o.FigureOrder) -> bool:
    match tie.condition:
        case "ordered_to_attack":
            return any(v.seat == tie.master for v in victims(draft, figure.seat, order))
        case "ordered_off_map":
            return isinstance(order, o.Pilot) and bool(order.course)
        case _:
            return False


def _no_report(draft: Draft, seat: str, id: str) -> None:
    """All that his seat sees before its next Situation Update."""
    own = draft.known(seat).roster[id]
    draft.tell(seat, "silent-now", "INF-06", who=draft.name(id))
    done = replace(own.doing, acted=True, moving=False, owes="", points=0)
    draft.add(RosterTold(seat=seat, figures=(replace(own, doing=done),)))


def victims(draft: Draft, seat: str, order: o.AnyOrder) -> list[Figure]:
    """Whom an order attacks: what lies behind the counters it names."""
    if isinstance(order, o.Special) and order.power in ASSAULTS:
        found = figure_meant(draft, seat, order.target)
        return [found] if found is not None else []
    if not isinstance(order, o.Attack):
        return []
    doing = draft.doing(order.figure)
    names = dict.fromkeys((order.target, *order.also, *doing.also))
    return [found for found in (figure_meant(draft, seat, n) for n in names if n) if found is not None]


# --- what he sees happen ----------------------------------------------------------------------------
def react(draft: Draft, attacked: list[Figure]) -> None:
    """INF-06: one of his master's is attacked before his eyes, or the Artifact is within a square of him."""
    for id in list(draft.truth.informants):
        figure = draft.truth.figures.get(id)
        if figure is None or not signals(draft.truth, figure):
            continue
        tie = draft.truth.informants[id]
        if tie.condition == "attacked_in_sight":
            hit = [v for v in attacked if v.seat == tie.master and v.id != id]
            if any(_sees(draft, figure, victim) for victim in hit):
                come_over(draft, id)
        elif tie.condition == "artifact_within_1" and _artifact_near(draft, figure):
            come_over(draft, id)


def _sees(draft: Draft, figure: Figure, victim: Figure) -> bool:
    return any(victim.at in eye.field for eye in eyes(draft, [figure]))


def _artifact_near(draft: Draft, figure: Figure) -> bool:
    """Real or not he cannot tell."""
    scene = draft.scene()
    for item in draft.truth.items.values():
        if look_of(draft.book, item.type) != ARTIFACT:
            continue
        at = place_of(draft, item)
        if at is None or figure.at is None:
            continue
        if scene.distance(figure.at, at) <= 1 and scene.sees(figure.at, at):
            return True
    return False
