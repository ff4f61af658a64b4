"""The truth as far as levels rest on it: that is the same before and after most steps (CS-V02, CS-V05)."""

from dataclasses import replace

from artifact_server.core.remembered import remembered
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.state import Truth


def reckoned(book: Book, truth: Truth) -> Truth:
    """Of figures only in which place they are, of all else what `possession`, `goals` and `victory` look at."""
    return Truth(
        stage=truth.stage if truth.stage in ("setup", "opening", "over") else "act",
        figures={id: _placed(book, figure) for id, figure in truth.figures.items()},
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


@remembered(512)
def _placed(book: Book, figure: Figure) -> Figure:
    return replace(figure, at=_first(book, figure.at), facing="N") if figure.at is not None else figure


def _first(book: Book, at: Square) -> Square:
    """The first square of the craft or room it lies in; outside, the square itself."""
    deck = next((craft.level for craft in book.plan.crafts.values() if craft.level == at.level), "")
    cell = book.plan.cells.get(at)
    if deck:
        return next(s for s in book.plan.decks.squares if s.level == deck)
    return book.plan.spaces[cell.space].squares[0] if cell is not None else at
