"""Set-up on the Feynman for tests: everybody with a ready-made sheet, into the first turn."""

from typing import Any

from tests.artifact.table import Game

SHEETS = {"P": "P-A", "F": "F-A", "M": "M-A"}
SPECIES = {
    "HAL": "hal",
    "BUG": "bugs",
    "ZOM": "zombies",
    "KOC": "koch",
    "PAN": "pan",
    "MIN": "mind_control",
}


def opening(seats: str = "PFMA", **config: Any) -> Game:
    """The lobby's table; the alien is HAL, as in the Example, if nobody says otherwise."""
    config.setdefault("species", "hal")
    return Game.opening("feynman", seats, **config)


def choose(game: Game, seat: str, loadout: str = "", employer: str = "gmen") -> None:
    """A seat's sheet in one tap."""
    if seat == "A":
        game.order("settle", seat, what="opening", value=loadout or "HAL-1")
        return
    if seat == "F":
        game.order("settle", seat, what="employer", value=employer)
    game.order("take_loadout", seat, loadout=loadout or SHEETS[seat])


def play(seats: str = "PFMA", informant: tuple[int, int] = (1, 5), robots: int = 0, **loadouts: str) -> Game:
    """Everybody with a ready-made sheet (A: an opening), into the first turn: the Example's game, if nothing else is said."""
    species = SPECIES[loadouts.get("A", "HAL-1").partition("-")[0]]
    game = opening(seats, species=species)
    for seat in seats:
        choose(game, seat, loadouts.get(seat, ""))
    game.roll(*informant, *([1] * robots))
    for seat in seats:
        game.order("ready", seat)
    return game
