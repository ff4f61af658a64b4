"""The truth as far as levels rest on it: that is the same before and after most steps (CS-V02, CS-V05)."""

from collections.abc import Mapping
from dataclasses import replace

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.state import Truth


def reckoned(truth: Truth, figures: Mapping[str, Figure]) -> Truth:
    """With figures as they are `placed`, of all else what `possession`, `goals` and `victory` look at."""
    return Truth(
        stage=truth.stage if truth.stage in ("setup", "opening", "over") else "act",
        figures=figures,
        items=truth.items,
        poses=truth.poses,
        courses=truth.courses,
        pilots=truth.pilots,
        computer=truth.computer,
        wrecked=truth.wrecked,
        thralls=truth.thralls,
        trophies=truth.trophies,
        eggs=truth.eggs,
        way=truth.way,
        hal=truth.hal,
        secrets=truth.secrets,
        proposed=truth.proposed,
        overruled=truth.overruled,
        exhibits=truth.exhibits,
    )


def placed(book: Book, figure: Figure) -> Figure:
    """A figure with no more than the place in which it is."""
    return replace(figure, at=_first(book, figure.at), facing="N") if figure.at is not None else figure


def _first(book: Book, at: Square) -> Square:
    """The first square of the craft or room it lies in; outside, the square itself."""
    deck = next((craft.level for craft in book.plan.crafts.values() if craft.level == at.level), "")
    cell = book.plan.cells.get(at)
    if deck:
        return next(s for s in book.plan.decks.squares if s.level == deck)
    return book.plan.spaces[cell.space].squares[0] if cell is not None else at
