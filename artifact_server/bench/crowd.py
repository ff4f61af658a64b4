"""The game that is measured: as many seats as the scenario gives, sixty figures all over its station."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from artifact_server.kit.deckplan import FACINGS, Plan, Square
from artifact_server.scenario import Shelf, read_card
from artifact_server.store import Store
from artifact_server.systems import open_system
from artifact_server.systems.artifact import Artifact
from artifact_server.table import Hall, Mint, NewGame

SCENARIO = "feynman"
FIGURES = 60
GEAR: tuple[list[str], ...] = (["pistol", "medkit"], ["rifle"], ["key", "flashlight"], [])
SKILLS: tuple[list[str], ...] = (["medic"], ["hacker"], ["mechanic"], [])
SECRET = "a bench throws the same dice every time"


def crowd(shelf: Shelf, seats: int | None = None, figures: int = FIGURES) -> NewGame:
    """A game of the scenario's largest table, or of so many seats, with a human judge who leaves all to the software."""
    bundle = shelf.find(SCENARIO)
    card = read_card(bundle)
    mixes = [mix for mix in card.mixes if mix.judge and seats in (None, len(mix.seats))]
    mix = max(mixes, key=lambda mix: len(mix.seats))
    opening = card.opening(mix.seats, {})
    system = open_system(bundle)
    assert isinstance(system, Artifact)
    placed = list(_figures(figures, system.book.plan, mix.seats, set(system.book.items)))
    config = {**opening.config, "situation": {"figure": placed}}
    modes = dict.fromkeys((*(kind.id for kind in card.kinds), "*"), "automatic")
    return NewGame(bundle, opening.seats, config, judge=True, modes=modes)


def _figures(many: int, plan: Plan, seats: tuple[str, ...], things: set[str]) -> Iterator[dict[str, Any]]:
    """Humans of all seats in turn, at even distances, with a share of what people carry."""
    floor = sorted((s for s, cell in plan.cells.items() if cell.terrain != "blocked"), key=_order)
    for number in range(many):
        seat = seats[number % len(seats)]
        yield {
            "id": f"{seat}.{number}",
            "seat": seat,
            "kind": "human",
            "at": str(floor[number * len(floor) // many]),
            "facing": FACINGS[number % len(FACINGS)],
            "gear": [thing for thing in GEAR[number % len(GEAR)] if thing in things],
            "skills": SKILLS[number % len(SKILLS)],
        }


def _order(square: Square) -> tuple[str, int, int]:
    return square.reading_order


@asynccontextmanager
async def hall_in(folder: Path) -> AsyncIterator[Hall]:
    """A hall with a journal of its own, that serves nobody."""
    hall = Hall(Store(f"sqlite:///{folder / 'games.db'}"), open_system, mint=Mint(secret=lambda: SECRET))
    try:
        yield hall
    finally:
        await hall.close()
