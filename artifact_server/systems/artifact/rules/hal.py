"""HAL."""

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.model.orders import Distort, HalAct, StepRam
from artifact_server.systems.artifact.rules.draft import Draft


def act(draft: Draft, seat: str, order: StepRam | HalAct | Distort) -> None:
    raise Rejected("not-now", "SEQ-01")
