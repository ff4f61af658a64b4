"""The central computer."""

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.model.orders import Hack, PassControl
from artifact_server.systems.artifact.rules.draft import Draft


def give_data(draft: Draft, seat: str) -> None:
    return


def hack(draft: Draft, order: Hack) -> None:
    raise Rejected("not-now", "SEQ-01")


def pass_control(draft: Draft, seat: str, order: PassControl) -> None:
    raise Rejected("not-now", "SEQ-01")
