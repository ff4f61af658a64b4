"""Close combat."""

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.model.orders import Attack
from artifact_server.systems.artifact.rules.draft import Draft


def attack(draft: Draft, order: Attack) -> None:
    raise Rejected("not-now", "SEQ-01")
