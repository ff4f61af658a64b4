"""Faces that Pan has seen near enough to wear (CS-N04)."""

from collections.abc import Iterable

from artifact_server.systems.artifact.model.facts import SecretTold
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules.draft import Draft

PAN = "pan"
FACES = "faces"
"""Secret of a Pan seat: looks that its bodies can wear."""


def learn(draft: Draft, seat: str, seen: Iterable[tuple[Figure, tuple[str, ...]]]) -> None:
    """Whoever with a name of his own one of its bodies, asleep or awake, has in view within so many squares."""
    known = draft.known(seat)
    if known.secrets.get("species") != PAN:
        return
    reach = int(draft.book.sheets["species"][PAN]["face_range"])
    near = [f.look for f, by in seen if is_face(draft, f.look) and _beside(draft, f, by, reach)]
    remember(draft, seat, *near)


def remember(draft: Draft, seat: str, *looks: str) -> None:
    had = draft.known(seat).secrets.get(FACES, [])
    if fresh := [look for look in dict.fromkeys(looks) if look not in had]:
        draft.add(SecretTold(seat=seat, what=FACES, value=[*had, *fresh]))


def is_face(draft: Draft, look: str) -> bool:
    """A name is somebody's; a type is nobody's face."""
    return bool(look) and look not in ("none", "artifact") and not draft.book.is_type(look)


def _beside(draft: Draft, seen: Figure, by: tuple[str, ...], reach: int) -> bool:
    eyes = (draft.truth.figures[b] for b in by if b in draft.truth.figures)
    return any(
        e.pan and e.id != seen.id and e.at and seen.at and draft.book.plan.distance(e.at, seen.at) <= reach
        for e in eyes
    )
