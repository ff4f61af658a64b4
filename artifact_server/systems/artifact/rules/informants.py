"""Informants and standing orders (INF-01 to INF-09, MOV-09, RUL-21)."""

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.facts import Permitted, StanceTaken
from artifact_server.systems.artifact.rules import computer
from artifact_server.systems.artifact.rules.draft import Draft


def stand(draft: Draft, seat: str, order: o.StandingOrder) -> None:
    match order:
        case o.SetStance():
            draft.add(StanceTaken(seat=seat, toward=order.seat, stance=order.stance))
        case o.Permit():
            draft.add(Permitted(seat=seat, what=order.what, give=order.give))
        case o.Call():
            computer.loudspeaker(draft, seat, order)
        case o.SetCondition():
            raise Rejected("not-now", "SEQ-01")


def activate(draft: Draft, seat: str, order: o.Activate) -> None:
    raise Rejected("not-now", "SEQ-01")


def refuses(draft: Draft, seat: str, order: o.FigureOrder) -> bool:
    return False
