"""What an alien of whatever kind tries: go about, look into every room, take what matters."""

from collections.abc import Iterator

from artifact_server.bots.steady import hunting, seeking
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.situation import Situation


def errands(now: Situation) -> Iterator[Errand]:
    people = now.picture.active
    yield from seeking.fetch(now, [own for own in people if own.kind not in ("bug", "pan")], "artifact", 40)
    yield from seeking.search(now, people)
    yield from hunting.roam(now, people)
