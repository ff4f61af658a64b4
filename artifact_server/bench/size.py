"""How long to measure."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Size:
    """Repetitions of what is quick, orders over the wire, turns of a long game, seconds of writing."""

    times: int = 40
    orders: int = 300
    seconds: float = 60.0
    """The orders over the wire end after so long, however few they were."""
    turns: tuple[int, ...] = (1, 100, 1000)
    writing: float = 3.0
    games: tuple[int, ...] = (1, 50, 200, 500)
    """So many games at once, with six sockets each."""
    beats: int = 10
    """Orders in each of them, one a second."""


QUICK = Size(times=3, orders=12, seconds=20.0, turns=(1, 5), writing=0.2, games=(1, 4), beats=3)
