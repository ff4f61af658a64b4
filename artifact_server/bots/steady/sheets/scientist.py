"""What the scientist tries: stay free, keep the Artifact near, and nobody's guest."""

from collections.abc import Iterator

from artifact_server.bots.steady import holding, seeking
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.situation import Situation


def errands(now: Situation) -> Iterator[Errand]:
    people = now.picture.active
    desk = now.deck.fitting("major_terminal")
    for own in people:
        if own.control:
            yield Errand(own.id, desk, 20, "watch", "security", {"act": ("snoop",)})
    for type in ("disk", "loot", "bond"):
        yield from seeking.fetch(now, people, type, 30)
    yield from holding.keep_to(now, people, desk, 5)
