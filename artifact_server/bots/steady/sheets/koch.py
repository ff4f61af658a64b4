"""What Koch tries: strike whoever is alone, take trophies unseen, follow its nose to the Artifact and fly off with it."""

from collections.abc import Iterator

from artifact_server.bots.steady import hunting, leaving, seeking, shields
from artifact_server.bots.steady.asides import Aside
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.situation import Situation

SHIPS = ("lorry", "pod", "cutter")


def errands(now: Situation) -> Iterator[Errand]:
    koch = now.picture.active
    yield from seeking.fetch(now, koch, "artifact", 60)
    yield from hunting.use_body(now, koch, "trophy", 45, hunting.human)
    yield from shields.lower(now, koch, 20)
    if now.picture.has("artifact") and now.memory.shields is False:
        for ship in SHIPS:
            yield from leaving.board(now, ship, koch, 50)
            yield from leaving.fly(now, ship, 60)
    yield from hunting.hunt(now, koch, 16)
    if not now.picture.has("artifact"):
        yield from seeking.search(now, koch)
    yield from hunting.roam(now, koch)


def asides(now: Situation) -> Iterator[Aside]:
    """Unseen whenever it may be."""
    for own in now.picture.active:
        if now.picture.secrets.get("masks", {}).get(own.id) != "unseen":
            yield Aside(f"mask:{own.id}", "mask", {"mask": ("unseen",)}, own.id)
