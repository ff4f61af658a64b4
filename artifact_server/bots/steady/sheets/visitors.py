"""What friends of an alien try: the Artifact off to where it belongs; else to stay free, with the Disk."""

from collections.abc import Iterator

from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.sheets import company
from artifact_server.bots.steady.situation import Situation

COURSE = "coal_sack"


def errands(now: Situation) -> Iterator[Errand]:
    yield from company.prizes(now)
    yield from company.entrust(now)
    yield from company.openings(now)
    yield from company.home(now, COURSE) if company.going(now) else company.look_about(now)
