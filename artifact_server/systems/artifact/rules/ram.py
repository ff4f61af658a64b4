"""HAL's memory: where it sits, who has felt it there, how it dies (CS-H01, CS-H07, CS-H08, COMP-14)."""

from dataclasses import replace

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import FAR, Square
from artifact_server.systems.artifact.model.facts import HalChanged, SecretTold
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.state import Hal
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.terminals import stations, terminal

PRESENCE = "presence"
"""A seat's secret: somebody sits in the computer."""


def sits_at(draft: Draft, at: Square | None) -> Hal | None:
    """HAL, if it lives and its memory is in this terminal."""
    hal = draft.truth.hal
    return hal if hal is not None and hal.alive and hal.ram == at else None


def whole(draft: Draft) -> list[Square]:
    """Terminals that memory can go to: drawn ones that answer (CS-H01)."""
    truth, plan = draft.truth, draft.book.plan
    return [s for s in stations(plan) if terminal(plan, s, truth.poses, truth.wrecked, ())]


def away(draft: Draft, hal: Hal) -> bool:
    """Its memory is in a craft that has left the station."""
    return not terminal(draft.book.plan, hal.ram, draft.truth.poses, (), ())


def felt(draft: Draft, figure: Figure) -> None:
    """CS-H08: a won hacker check at the very terminal tells that somebody is in there."""
    if sits_at(draft, figure.at) and not draft.known(figure.seat).secrets.get(PRESENCE):
        draft.add(SecretTold(seat=figure.seat, what=PRESENCE, value=True))
    if sits_at(draft, figure.at):
        draft.tell(figure.seat, "someone-in-here", "CS-H08", who=draft.name(figure.id))


def pull(draft: Draft, figure: Figure) -> None:
    """CS-H08: modules pulled cost HAL security actions for good; with none left it is dead. Elsewhere nothing answers."""
    hal = sits_at(draft, figure.at)
    if hal is None:
        draft.tell(figure.seat, "modules-empty", "CS-H08", who=draft.name(figure.id))
        return
    most = max(0, hal.most - int(draft.book.sheets["species"]["hal"]["module_loss"]))
    draft.add(HalChanged(hal=replace(hal, most=most, actions=min(hal.actions, most), alive=most > 0)))
    code = "modules-pulled" if most else "modules-last"
    draft.tell(figure.seat, code, "CS-H08", who=draft.name(figure.id))
    draft.owe(hal.seat, draft.notice("hal-modules" if most else "hal-dead", "CS-H08", left=most))


def terminal_lost(draft: Draft, at: Square) -> None:
    """CS-H07: its terminal is destroyed; it is dead, or flees to the nearest one and cannot act in its next turn."""
    hal = sits_at(draft, at)
    if hal is None:
        return
    faces = draft.answers.roll(
        Roll(
            purpose="ram",
            subject="ram",
            seat=hal.seat,
            secret=True,
            words=Words.of("roll-ram"),
            clauses=("CS-H07",),
        )
    )
    refuge = _nearest(draft, at)
    if faces[0] not in draft.book.sheets["species"]["hal"]["ram_jump_on"] or refuge is None:
        kill(draft, hal)
        return
    draft.add(HalChanged(hal=replace(hal, ram=refuge, stunned=True, actions=0)))
    draft.owe(hal.seat, draft.notice("hal-fled", "CS-H07", place=draft.place(refuge)))


def kill(draft: Draft, hal: Hal) -> None:
    """No more security actions; its seat hears of it at its Situation Update."""
    draft.add(HalChanged(hal=replace(hal, alive=False, actions=0)))
    draft.owe(hal.seat, draft.notice("hal-dead", "CS-H07"))


def _nearest(draft: Draft, at: Square) -> Square | None:
    """The nearest whole terminal; ties and those without a common measure in reading order."""
    plan = draft.book.plan
    others = [s for s in whole(draft) if s != at]
    return min(others, key=lambda s: min(plan.distance(at, s), FAR), default=None)
