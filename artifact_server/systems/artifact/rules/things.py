"""Things."""

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.model.orders import Exchange, Use
from artifact_server.systems.artifact.rules.draft import Draft


def exchange(draft: Draft, figure: str, order: Exchange, spends: bool) -> None:
    raise Rejected("not-now", "SEQ-01")


def use(draft: Draft, order: Use) -> None:
    raise Rejected("not-now", "SEQ-01")
