"""Craft and lifts."""

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.model.orders import Pilot, SendLift
from artifact_server.systems.artifact.rules.draft import Draft


def pilot(draft: Draft, order: Pilot) -> None:
    raise Rejected("not-now", "SEQ-01")


def send_lift(draft: Draft, order: SendLift) -> None:
    raise Rejected("not-now", "SEQ-01")
