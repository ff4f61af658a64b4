"""The control sheet as a seat reads it: what it wants, what it knows from the start, who stands behind it (SET-10, SET-13)."""

from collections.abc import Mapping

from artifact_server.core.words import JSON, Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.levels import list_of
from artifact_server.systems.artifact.rules.employers import species_words
from artifact_server.systems.artifact.views.result import goals, plain


def sheet_part(book: Book, seat: str, faction: str, secrets: Mapping[str, JSON]) -> JSON:
    """A tree of sentences under headings; empty for a seat of a scenario without sheets."""
    own: Mapping[str, JSON] = book.sheets.get("seat", {}).get(seat, {})
    if not own:
        return {}
    employer, species = secrets.get("employer", ""), secrets.get("species", "")
    levels = list_of(book.sheets, seat, secrets)
    loadout = str(secrets.get("loadout", "")).lower()
    chapters: dict[str, list[str]] = {
        "employer": [f"about-employer-{employer}", f"card-employer-{employer}"] if employer else [],
        "species": [f"about-species-{plain(species)}", f"card-species-{plain(species)}"] if species else [],
        "advice": [f"card-{loadout}"] if loadout else [],
        "knows": [f"knows-{faction}"],
        "background": [f"background-{n}" for n in range(1, int(book.sheets["game"]["background"]) + 1)],
    }
    told = {head: [Words.of(code) for code in codes] for head, codes in chapters.items() if codes}
    if aboard := secrets.get("aboard"):
        told["knows"] = [*told["knows"], Words.of("told-species", what=species_words(aboard))]
    if secrets.get("befriended"):
        told["knows"] = [*told["knows"], Words.of("alien-told-visitors")]
    wanted = goals(book, levels)
    return {"goals": wanted, **told} if wanted else told
