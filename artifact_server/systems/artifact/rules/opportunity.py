"""Opportunity fire."""

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.model.orders import Watch
from artifact_server.systems.artifact.rules.draft import Draft


def watch(draft: Draft, order: Watch) -> None:
    raise Rejected("not-now", "SEQ-01")


def owe_shots(draft: Draft, seat: str) -> None:
    return
