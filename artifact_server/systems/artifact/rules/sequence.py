"""The sequence of play: whose turn, which step, and on to the next (SEQ-01, SEQ-02, GLOB-07)."""

from artifact_server.systems.artifact.model.facts import (
    Listed,
    PhaseClosed,
    StageBegan,
    StepShown,
    TurnCleared,
)
from artifact_server.systems.artifact.model.state import Stage
from artifact_server.systems.artifact.rules import (
    breath,
    casualties,
    computer,
    decompression,
    ending,
    global_updates,
    grapple,
    hal,
    informants,
    mind,
    outside,
    powers,
    ring,
    rising,
    security,
    telegrams,
)
from artifact_server.systems.artifact.rules.close import fire_owed
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.hazards import attack_all
from artifact_server.systems.artifact.rules.knowledge import update_map
from artifact_server.systems.artifact.rules.opportunity import owe_shots
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.traps import go_off

STEPS: dict[Stage, str] = {"SU": "a", "IMU": "b", "declare": "c", "act": "c", "INT": "d", "FMU": "e"}


def enter(draft: Draft, stage: Stage, seat: str, round: int) -> None:
    """Go to a stage of a seat's turn and show the seat its own step."""
    draft.add(StageBegan(stage=stage, seat=seat, round=round))
    if seat in draft.state.known and draft.known(seat).step != STEPS.get(stage, ""):
        draft.add(StepShown(seat=seat, step=STEPS.get(stage, "")))


def situation_update(draft: Draft) -> None:
    """(a) What the seat has seen and heard through others' actions; its own traps go off (SEQ-03, SEQ-04)."""
    seat = draft.truth.seat
    draft.add(TurnCleared(seat=seat))
    go_off(draft, seat)
    outside.drift(draft, seat)
    breath.begin_turn(draft, seat)
    rising.rise(draft, seat)
    powers.situation(draft, seat)
    telegrams.deliver(draft, seat)
    informants.news(draft, seat)
    mind.news(draft, seat)
    report(draft, seat)
    enter(draft, "IMU", seat, draft.truth.round)


def initial_map_update(draft: Draft) -> None:
    """(b) Counters in view now, computer data, what informants and driven robots see (SEQ-05, SEQ-06)."""
    seat = draft.truth.seat
    update_map(draft, seat, runners=True)
    computer.give_data(draft, seat)
    hal.give_data(draft, seat)
    live = tuple(i for i, c in draft.known(seat).counters.items() if c.live)
    draft.add(Listed(seat=seat, counters=live))
    telegrams.deliver_news(draft, seat, "IMU")
    owe_shots(draft, seat)
    ring.begin_phase(draft, seat)
    casualties.begin_phase(draft, seat)
    grapple.begin_phase(draft, seat)
    enter(draft, "declare", seat, draft.truth.round)


def close_actions(draft: Draft) -> None:
    """(c) is over: shots still owed fall all the same; driven robots that were not driven again lapse (INT-08, SEC-09)."""
    fire_owed(draft, draft.truth.seat)
    security.lapse(draft, draft.truth.seat)
    enter(draft, "INT", draft.truth.seat, draft.truth.round)


def interactions(draft: Draft) -> None:
    """(d) Gas and want of air, after all corrections; then every hatch shuts itself (SEQ-11, HATCH-03)."""
    seat = draft.truth.seat
    attack_all(draft, seat)
    breath.end_turn(draft, seat)
    decompression.lock(draft, seat)
    draft.add(*(PhaseClosed(seat=each) for each in draft.circle(seat)))
    report(draft, seat)
    enter(draft, "FMU", seat, draft.truth.round)


def final_map_update(draft: Draft) -> None:
    """(e) What the new places and facings see; then the next seat, or Global Updates (SEQ-12 to SEQ-14)."""
    seat = draft.truth.seat
    update_map(draft, seat, runners=False)
    telegrams.deliver_news(draft, seat, "FMU")
    draft.add(StepShown(seat=seat, step=""))
    players = draft.state.public.players
    here = players.index(seat)
    if here + 1 < len(players):
        enter(draft, "SU", players[here + 1], draft.truth.round)
    else:
        enter(draft, "G", "", draft.truth.round)


def global_update(draft: Draft) -> None:
    """What was done without a name is announced and happens; then the next round begins (GLOB-01 to GLOB-07)."""
    global_updates.give(draft)
    for seat in draft.state.public.players:
        telegrams.deliver_news(draft, seat, "G")
    if draft.truth.stage == "G":
        ending.look(draft)
    if draft.truth.stage == "G":
        enter(draft, "SU", draft.state.public.players[0], draft.truth.round + 1)
