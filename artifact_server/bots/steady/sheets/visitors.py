"""What friends of an alien try: the Artifact off to where it belongs; else to stay free, with the Disk."""

from collections.abc import Iterator

from artifact_server.bots.steady import holding, leaving
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.sheets import company
from artifact_server.bots.steady.situation import Situation

COURSE = "coal_sack"


def errands(now: Situation) -> Iterator[Errand]:
    yield from company.prizes(now)
    yield from company.openings(now)
    if now.picture.has("artifact") or leaving.away(now, company.SHIP):
        yield from company.home(now, COURSE)
        return
    yield from company.look_about(now)
    if len(now.picture.active) == 1:
        yield from holding.keep_to(now, now.picture.active, now.deck.aboard(company.SHIP), 12)
