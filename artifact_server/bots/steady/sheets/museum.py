"""What buyers for a museum try: the Artifact, and the bond that was to pay for it, home; if need be, bond and Disk."""

from collections.abc import Iterator

from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.sheets import company
from artifact_server.bots.steady.situation import Situation

ENOUGH = ("bond", "disk")


def errands(now: Situation) -> Iterator[Errand]:
    yield from company.prizes(now)
    yield from company.entrust(now)
    yield from company.openings(now)
    yield from company.home(now) if company.going(now, *ENOUGH) else company.look_about(now)
