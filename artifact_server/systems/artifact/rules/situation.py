"""Situations: a game that starts in the middle, as a scenario or a transcript describes it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from artifact_server.core.errors import Malformed
from artifact_server.kit.deckplan import Pose, Square
from artifact_server.systems.artifact.model.facts import (
    CannonChanged,
    ControllerChanged,
    ControlPassed,
    CraftMoved,
    Drifted,
    EggChanged,
    Enthralled,
    FigureJoined,
    HatchChanged,
    HatchLearned,
    HatchOpened,
    ItemCame,
    LiftMoved,
    Masked,
    PhantomShown,
    SecretTold,
    SpaceChanged,
    StanceTaken,
    StationChanged,
    TerminalWrecked,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.illusions import Phantom
from artifact_server.systems.artifact.model.known import HatchKnown
from artifact_server.systems.artifact.model.powers import Egg
from artifact_server.systems.artifact.model.set_up import Trap
from artifact_server.systems.artifact.rules import hal, sequence
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.informants import name as name_informant
from artifact_server.systems.artifact.rules.newcomers import figure_of, item_of
from artifact_server.systems.artifact.rules.presence import KIND, MIND
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.situation_text import FLAWS, Lying, Situation, Standing, TrapLaid
from artifact_server.systems.artifact.rules.traps import lay


def lay_out(draft: Draft, data: Mapping[str, Any]) -> None:
    """Make the situation true. Raises Malformed with the place that cannot be read."""
    try:
        situation = Situation.model_validate(data)
    except ValidationError as fault:
        first = fault.errors()[0]
        raise Malformed(
            "situation-unreadable", where=".".join(str(s) for s in first["loc"]), fault=first["msg"]
        ) from None
    _station(draft, situation)
    for standing in situation.figure:
        _stand(draft, standing)
    for number, lying in enumerate(situation.item, 1):
        _lie(draft, lying, number)
    for number, trap in enumerate(situation.trap, 1):
        _lay_trap(draft, trap, f"trap-{number}")
    _deceive(draft, situation)
    _minds(draft, situation)
    for seat in draft.state.public.players:
        report(draft, seat)
    sequence.enter(draft, "SU", situation.turn or draft.state.public.players[0], situation.round)


def _square(draft: Draft, text: str) -> Square:
    return draft.book.plan.read(text, draft.truth.poses)


def _lie(draft: Draft, lying: Lying, number: int) -> None:
    if lying.type not in draft.book.items:
        raise Malformed("situation-unreadable", where=f"item {lying.at}", fault=lying.type)
    item = item_of(draft, lying.id or f"{lying.type}-lying{number}", lying.type, lying.owner)
    draft.add(ItemCame(item=replace(item, at=_square(draft, lying.at), hidden=lying.hidden)))
    if lying.drift is not None:
        draft.add(Drifted(what=item.id, way=lying.drift))


def _lay_trap(draft: Draft, trap: TrapLaid, id: str) -> None:
    at = _square(draft, trap.at) if trap.at else None
    draft.add(ItemCame(item=replace(item_of(draft, id, "trap", trap.seat), fixed_to=trap.hatch or str(at))))
    lay(draft, Trap(id, trap.seat, trap.hatch, at, spared=trap.spared))


def _station(draft: Draft, situation: Situation) -> None:
    for name in ("locked", "welded", "blown"):
        for hatch in getattr(situation, name):
            if hatch not in draft.truth.hatches:
                raise Malformed("situation-unreadable", where=name, fault=hatch)
            draft.add(HatchChanged(hatch=hatch, what=name, on=True))
    for name in ("dark", "gas", "airless", "sealed"):
        for space in getattr(situation, name):
            draft.add(SpaceChanged(space=space, what=name, on=True))
    for square in situation.wrecked:
        draft.add(TerminalWrecked(at=_square(draft, square)))
    for craft, pose in situation.pose.items():
        draft.add(CraftMoved(craft=craft, pose=Pose(**pose)))
    for craft, state in situation.cannon.items():
        draft.add(CannonChanged(craft=craft, state=state))
    for shaft, end in situation.lift.items():
        draft.add(LiftMoved(shaft=shaft, end=end))
    for hatch in situation.opened:
        draft.add(HatchOpened(hatch=hatch))
    if situation.stopped_ring:
        draft.add(StationChanged(what="spinning", on=False))
        draft.add(*(SecretTold(seat=s, what="spinning", value=False) for s in draft.state.public.players))
    if situation.computer_down:
        draft.add(StationChanged(what="computer", on=False))
    if situation.shields_down:
        draft.add(StationChanged(what="shields", on=False))


def _stand(draft: Draft, s: Standing) -> None:
    row = draft.book.figures.get(s.id)
    kind = s.kind or (row.kind if row else "human")
    if kind not in draft.book.kinds:
        raise Malformed("situation-unreadable", where=f"figure {s.id}", fault=kind)
    figure = figure_of(draft, s.id, s.seat, kind)
    draft.add(
        FigureJoined(
            figure=Figure(
                **{
                    **{f: getattr(figure, f) for f in figure.__dataclass_fields__},
                    "at": _square(draft, s.at),
                    "facing": s.facing,
                    "look": s.look or figure.look,
                    "skills": figure.skills if s.skills is None else s.skills,
                    "tough": figure.tough if s.tough is None else s.tough,
                    "built": figure.built if s.built is None else s.built,
                    "wound": s.wound,
                    "out": s.out,
                    "sneaking": s.sneaking,
                    "asleep": s.asleep,
                    "pan": figure.pan if s.pan is None else s.pan,
                    "shape": s.shape or figure.shape,
                }
            )
        )
    )
    for number, text in enumerate(s.gear, 1):
        type, _, flaw = text.partition(":")
        if type not in draft.book.items or flaw not in ("", *FLAWS):
            raise Malformed("situation-unreadable", where=f"figure {s.id}", fault=text)
        item = item_of(draft, f"{type}-{s.id}-{number}", type, s.seat, holder=s.id)
        flaws: dict[str, Any] = {flaw: True} if flaw else {}
        draft.add(ItemCame(item=replace(item, **flaws)))


def _deceive(draft: Draft, situation: Situation) -> None:
    for figure, mask in situation.mask.items():
        draft.add(Masked(figure=figure, mask=mask))
    for number, p in enumerate(situation.phantom, 1):
        at, to = _square(draft, p.at), _square(draft, p.to) if p.to else None
        draft.add(
            PhantomShown(phantom=Phantom(f"phantom-{number}", p.seat, p.what, at, to, p.look, p.facing))
        )


def _minds(draft: Draft, situation: Situation) -> None:
    """Who controls, serves, and stands how to whom; who has a hatch open knows it."""
    if situation.control:
        draft.add(ControlPassed(to=situation.control))
    for seat, ram in situation.hal.items():
        hal.wake(draft, seat, _square(draft, ram))
    for number, egg in enumerate(situation.egg, 1):
        if egg.host not in draft.truth.figures:
            raise Malformed("situation-unreadable", where="egg", fault=egg.host)
        draft.add(EggChanged(host=egg.host, egg=Egg(f"egg-{number}", egg.seat, egg.left)))
    if situation.mind:
        draft.add(FigureJoined(figure=figure_of(draft, MIND, situation.mind, KIND)))
    for figure, seat in situation.thrall.items():
        draft.add(ControllerChanged(figure=figure, seat=seat), Enthralled(figure=figure, seat=seat))
    for figure, master in situation.informant.items():
        name_informant(draft, figure, master)
    for seat, toward in situation.stance.items():
        for other, stance in toward.items():
            draft.add(StanceTaken(seat=seat, toward=other, stance=stance))
    for seat, secrets in situation.secret.items():
        for what, value in secrets.items():
            draft.add(SecretTold(seat=seat, what=what, value=value))
    for hatch in (*situation.opened, *situation.blown):
        for seat in draft.state.public.players:
            known = HatchKnown(open=hatch in situation.opened, blown=hatch in situation.blown)
            draft.add(HatchLearned(seat=seat, hatch=hatch, known=known))


__all__ = ["Situation", "lay_out"]
