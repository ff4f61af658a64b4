"""The whole rulebook behind one door: finds the chapter for an order, nothing more."""

from collections.abc import Sequence
from typing import assert_never

from artifact_server.core.answers import Answers
from artifact_server.core.errors import Rejected
from artifact_server.core.prompts import Prompt
from artifact_server.core.seats import JUDGE
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.state import State
from artifact_server.systems.artifact.rules import (
    casualties,
    catastrophes,
    close,
    computer,
    craft,
    declaration,
    decompression,
    detonation,
    grapple,
    hal,
    informants,
    judgment,
    koch,
    movement,
    opportunity,
    powers,
    security,
    self_destruct,
    sequence,
    setup,
    shapes,
    suits,
    things,
    thralls,
)
from artifact_server.systems.artifact.rules.acting import acted
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.views.permit import permit


def decide(
    book: Book, state: State, orders: Sequence[tuple[str, o.AnyOrder]], prompt: Prompt, answers: Answers
) -> Draft:
    """Pure: the same arguments, the same facts. Without an order it is the sequence of play that moves on."""
    draft = Draft(book, state, answers)
    if not orders:
        advance(draft)
    for seat, order in orders:
        if seat == JUDGE:
            judgment.judge(draft, order)
        elif isinstance(order, o.JudgeOrder):
            raise Rejected("the-judges-alone", "VICT-02" if isinstance(order, o.EndGame) else "JUDGE-01")
        elif isinstance(order, o.TakeLoadout | o.Muster | o.Carry | o.Place | o.Settle | o.Ready):
            setup.prepare(draft, seat, order)
        elif isinstance(order, o.SetStance | o.Permit | o.SetCondition | o.Call):
            informants.stand(draft, seat, order)
        elif isinstance(order, o.Activate):
            informants.activate(draft, seat, order)
        else:
            attacked = informants.victims(draft, seat, order)
            _in_turn(draft, seat, order)
            informants.react(draft, attacked)
    detonation.settle(draft)
    if draft.truth.stage == "over":
        return draft
    catastrophes.settle(draft)
    decompression.settle(draft)
    shapes.settle(draft)
    thralls.settle(draft)
    casualties.settle(draft)
    return draft


def advance(draft: Draft) -> None:
    """The steps of the sequence that need nobody's order."""
    match draft.truth.stage:
        case "opening":
            setup.begin_play(draft)
        case "SU":
            sequence.situation_update(draft)
        case "IMU":
            sequence.initial_map_update(draft)
        case "INT":
            sequence.interactions(draft)
        case "FMU":
            sequence.final_map_update(draft)
        case "G":
            sequence.global_update(draft)
        case "declare":
            declaration.declare(draft, draft.truth.seat, o.Declare(intents={}))
        case "setup" | "act" | "over":
            return
        case stage:
            assert_never(stage)


def _in_turn(draft: Draft, seat: str, order: o.AnyOrder) -> None:
    """Player Actions: only the seat whose turn it is, first the declaration, then each deed (SEQ-01)."""
    stage = draft.truth.stage
    if draft.truth.seat != seat or stage not in ("declare", "act"):
        raise Rejected("not-your-turn", "SEQ-01")
    if stage == "declare" and not isinstance(order, o.Declare):
        raise Rejected("declare-first", "SEQ-08")
    match order:
        case o.Declare():
            if stage == "declare":
                declaration.declare(draft, seat, order)
            else:
                declaration.drive(draft, seat, order)
        case o.EndActions():
            sequence.close_actions(draft)
        case o.PassControl():
            computer.pass_control(draft, seat, order)
        case o.Switch():
            suits.switch(draft, seat, order)
        case o.SetMask():
            koch.set_mask(draft, seat, order)
        case o.StepRam() | o.HalAct() | o.Distort() | o.Pilot(figure=hal.HAL):
            hal.act(draft, seat, order)
        case _:
            _figure_acts(draft, seat, order)


def _figure_acts(draft: Draft, seat: str, order: o.AnyOrder) -> None:
    if not isinstance(order, o.FigureOrder):
        raise Rejected("not-now", "SEQ-01")
    permit(draft.book, draft.known(seat), order)
    if isinstance(order, o.SayWay):
        declaration.say_way(draft, seat, order)
        return
    if informants.refuses(draft, seat, order):
        return
    if grapple.binds(draft, order):
        acted(draft, order.figure)
        return
    grapple.let_loose(draft, order)
    match order:
        case o.Move():
            walk = movement.move(draft, order)
            if order.then is not None and not walk.stopped and not walk.sighted:
                things.exchange(draft, order.figure, order.then, spends=False)
        case o.EndMove():
            movement.rest(draft, order)
        case o.Attack():
            close.attack(draft, order)
        case o.Watch():
            opportunity.watch(draft, order)
        case o.Exchange():
            things.exchange(draft, order.figure, order, spends=True)
        case o.Hack():
            computer.hack(draft, order)
        case o.Destruct():
            self_destruct.act(draft, order)
        case o.Security():
            security.act(draft, order)
        case o.Use():
            things.use(draft, order)
        case o.Pilot():
            craft.pilot(draft, order)
        case o.SendLift():
            craft.send_lift(draft, order)
        case o.Special():
            powers.act(draft, order)
        case _:
            assert_never(order)
