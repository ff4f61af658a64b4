"""The control sheet as a seat reads it: what it wants, what it knows from the start, who stands behind it (SET-10, SET-13)."""

from collections.abc import Mapping

from artifact_server.core.words import JSON, Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known


def sheet_part(book: Book, known: Known) -> JSON:
    """A tree of sentences under headings; empty for a seat of a scenario without sheets."""
    own: Mapping[str, JSON] = book.sheets.get("seat", {}).get(known.seat, {})
    if not own:
        return {}
    employer, species = known.secrets.get("employer", ""), known.secrets.get("species", "")
    loadout = str(known.secrets.get("loadout", "")).lower()
    chapters: dict[str, list[str]] = {
        "goals": [f"level-{_name(own, employer, species)}-{n}" for n in range(1, 5)],
        "employer": [f"about-employer-{employer}", f"card-employer-{employer}"] if employer else [],
        "species": [f"about-species-{_plain(species)}", f"card-species-{_plain(species)}"] if species else [],
        "advice": [f"card-{loadout}"] if loadout else [],
        "knows": [f"knows-{known.faction}"],
        "background": [f"background-{n}" for n in range(1, int(book.sheets["game"]["background"]) + 1)],
    }
    if not _name(own, employer, species):
        chapters["goals"] = []
    return {
        head: [Words.of(code).model_dump() for code in codes] for head, codes in chapters.items() if codes
    }


def _name(own: Mapping[str, JSON], employer: str, species: str) -> str:
    """Which list of victory levels is this seat's; "" while it has still to choose."""
    named = {"employer": employer, "species": species}.get(own["levels"], own["levels"])
    return _plain(str(named))


def _plain(id: str) -> str:
    return id.lower().replace("_", "-")
