"""The powers of the alien species: what each is aimed at, and which bodies have it (ACT-18, CS-A01)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from artifact_server.systems.artifact.book import Book

Aim = Literal["", "standing", "lying", "room", "picture", "shape", "mind"]
"""standing, lying: somebody else who does so in the user's square · room: a square of a room behind a wall of his
· picture: something painted on a square or an edge · shape: "true", "thing", or "face:" and a look · mind: somebody whom the
Artifact reaches."""


@dataclass(frozen=True, slots=True)
class PowerRule:
    """A power whose rules are in this edition."""

    power: str
    aim: Aim = ""
    clauses: tuple[str, ...] = ("ACT-18",)


_RULES = (
    PowerRule("sting", "standing", ("CS-B01",)),
    PowerRule("lay_egg", "lying", ("CS-B02",)),
    PowerRule("ducts", "room", ("CS-B04",)),
    PowerRule("raise", "lying", ("CS-Z01",)),
    PowerRule("scan", "", ("CS-Z02",)),
    PowerRule("open_way", "", ("CS-Z03",)),
    PowerRule("phantom", "picture", ("CS-K03",)),
    PowerRule("trophy", "lying", ("CS-K05",)),
    PowerRule("change", "shape", ("CS-N04",)),
    PowerRule("absorb", "lying", ("CS-N05",)),
    PowerRule("seize", "mind", ("CS-C03",)),
)

POWERS = {rule.power: rule for rule in _RULES}
ASSAULTS = ("sting",)
"""Powers that are attacks on their target: an informant minds them like a blow (INF-06)."""
FACE = "face:"
"""Before the look that a body of Pan is to take on."""
THING = "pan_thing"
"""The kind of a body that is a thing, and can only change or attack (CS-N04)."""
EGGS = "eggs"
"""Secret of a bug seat: its eggs as it last felt them: egg → the look of the body it is in, and what is left of its time."""
FOUND_EGGS = "found_eggs"
"""Secret of a seat: own figures, and counters, in whom it has found an egg, with the looks of those that have no name
(CS-G11). A counter that is laid anew has another number; which body it is may not be read from that."""
EGG_HOSTS = "egg_hosts"
"""What the truth alone keeps of a seat: the bodies in which it has found an egg."""


def species_of(book: Book, kind: str) -> Mapping[str, Any]:
    """The sheet of the species whose bodies are of this kind; {} for everybody else."""
    sheets: Mapping[str, Mapping[str, Any]] = book.sheets.get("species", {})
    return next((s for s in sheets.values() if kind in (s.get("kind"), *s.get("also_kinds", ()))), {})


def powers_of(book: Book, kind: str) -> Sequence[str]:
    """What a body of this kind can do as its special action: its species' list and nothing else."""
    return [power for power in species_of(book, kind).get("specials", ()) if power in POWERS]
