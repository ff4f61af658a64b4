"""What Koch tries: strike whoever is alone, take trophies unseen, follow its nose to the Artifact and fly off with it."""

from collections.abc import Iterator

from artifact_server.bots.steady import escaping, hiding, hunting, looting, seeking
from artifact_server.bots.steady.asides import Aside
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.situation import Situation


def errands(now: Situation) -> Iterator[Errand]:
    koch = now.picture.active
    yield from seeking.fetch(now, koch, "artifact", 60)
    yield from looting.spoils(now, koch, 20)
    yield from hunting.use_body(now, koch, "trophy", 45, hunting.human)
    if now.picture.has("artifact"):
        yield from escaping.escape(now, koch, 50, "home")
        for own in koch:
            yield from hiding.hide(now, own, 5, hiding.dangers(now))
        return
    yield from hunting.hunt(now, koch, 16)
    yield from seeking.search(now, koch)
    yield from hunting.roam(now, koch)


def asides(now: Situation) -> Iterator[Aside]:
    """Unseen whenever it may be."""
    for own in now.picture.active:
        if now.picture.secrets.get("masks", {}).get(own.id) != "unseen":
            yield Aside(f"mask:{own.id}", "mask", {"mask": ("unseen",)}, own.id)
