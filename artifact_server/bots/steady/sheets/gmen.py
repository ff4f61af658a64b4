"""What agents of the government try: the Artifact; else the Disk home, with a captive of rank; their man helps."""

from collections.abc import Iterator

from artifact_server.bots.steady import leaving
from artifact_server.bots.steady.asides import Aside
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.sheets import company
from artifact_server.bots.steady.situation import Situation

WANTED = ("mccray", "eastwood")
CONDITION = "artifact_within_1"
UNSET = "never"
ENOUGH = "disk"
"""To look on for the Artifact has cost them more than it brought."""


def errands(now: Situation) -> Iterator[Errand]:
    yield from company.prizes(now)
    yield from company.entrust(now)
    yield from company.openings(now)
    yield from _captives(now)
    yield from company.home(now) if company.going(now, ENOUGH) else company.look_about(now)


def _captives(now: Situation) -> Iterator[Errand]:
    """One of those who lies there is carried aboard."""
    for own in (o for o in now.picture.active if o.person):
        if own.load:
            yield from leaving.board(now, company.SHIP, [own], 70)
        for other in now.picture.others:
            if other.look in WANTED and not other.up and not own.load:
                picks = {"use": (f"use:take_up||{other.id}",)}
                to = frozenset({other.at})
                yield Errand(
                    own.id, to, 50, "arrest", "skill", picks, alone=f"arrest {other.id}", about=other.words
                )


def matters(now: Situation) -> Iterator[Aside]:
    """Their man comes over when he stands by the Artifact."""
    for id, state in (now.picture.secrets.get("informants") or {}).items():
        if state == UNSET:
            yield Aside("condition", "brief", {"figure": (id,), "condition": (CONDITION,)}, id)
