"""The clauses in words, section by section, read from the same catalogues that the browser reads."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from artifact_server.words import FALLBACK, Wording

ORDER = (
    *(
        "MAP",
        "SET",
        "SEQ",
        "ACT",
        "FACE",
        "VIS",
        "MOV",
        "HATCH",
        "STACK",
        "ENC",
        "ZG",
        "SKILL",
        "ROBOT",
        "AND",
    ),
    *(
        "FIRE",
        "LOS",
        "GREN",
        "CLOSE",
        "HOST",
        "DMG",
        "BUG",
        "FEAT",
        "CAS",
        "JAM",
        "TRAP",
        "DARK",
        "GAS",
        "DECO",
    ),
    *(
        "RING",
        "DRIVE",
        "EVA",
        "SHIP",
        "CANNON",
        "COMP",
        "SEC",
        "SELF",
        "AREA",
        "LIFT",
        "SHIELD",
        "TEL",
        "INT",
    ),
    *("OPP", "GLOB", "ENCR", "INF", "NEG", "VICT", "JUDGE", "RAPID", "SHIPDATA", "X", "CON", "HOLE", "RUL"),
)
"""The rulebook's sections as it has them, then where they meet, where it contradicts itself or is silent, and what
was ruled beyond it. The control sheets follow by their letters."""


@dataclass(frozen=True, slots=True)
class Section:
    """One catalogue of clauses."""

    id: str
    title: str
    clauses: Mapping[str, str]
    """Id → what the software does, in the catalogue's order."""


def read_rulebook(words: Path, wording: Wording) -> list[Section]:
    """All sections in the rulebook's order. Which clauses there are, the English catalogues say."""
    ids = {path.stem: _clauses(path) for path in (words / FALLBACK / "clauses").glob("*.ftl")}
    known = [id for id in ORDER if id in ids]
    return [
        Section(
            id, wording.say(f"section-{id}"), {clause: wording.say(f"clause-{clause}") for clause in ids[id]}
        )
        for id in (*known, *sorted(ids.keys() - set(known)))
    ]


def _clauses(path: Path) -> list[str]:
    messages = [
        entry.id.name
        for entry in FluentResource(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    ]
    return [name.removeprefix("clause-") for name in messages if name.startswith("clause-")]
