"""Short ways to watch a square in a test: the watcher, his marker, the turn in which his shot is due."""

from typing import Any

from tests.artifact.table import Game, fig, square

WATCHER = fig("F.H1", "0,0", "E", gear=("pistol",))
SEATS = "FPMA"


def watch(game: Game, place: str = "5,0", hostile: tuple[str, ...] = ("P", "M", "A"), **more: Any) -> None:
    """F.H1 watches a square."""
    game.declares(F_H1={"do": "mark"})
    game.order("watch", figure="F.H1", at=square(place), hostile=hostile, **more)


def watched(*others: dict[str, Any], map: str = "FX-LINE", place: str = "5,0", **more: Any) -> Game:
    """F has a marker on the square, and it is P's turn."""
    game = Game(map, WATCHER, *others, seats=SEATS, **more)
    watch(game, place)
    game.until("P")
    return game


def due(game: Game) -> Game:
    """On to F's next turn, in which the shot is owed."""
    game.until("F", game.truth.round + 1)
    return game
