"""Security actions."""

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.model.orders import Security
from artifact_server.systems.artifact.rules.draft import Draft


def lapse(draft: Draft, seat: str) -> None:
    return


def act(draft: Draft, order: Security) -> None:
    raise Rejected("not-now", "SEQ-01")
