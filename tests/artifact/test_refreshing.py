"""What others change of light, air, hatches and places is on a seat's map from its own next update on, and not before (R60)."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.artifact.table import Game, fig

PUBLIC = ("public", "me")
"""Whose turn it is, all may know at once."""
Look = Callable[[Game], bool]


def put_right(what: str, subject: str, value: str) -> Callable[[Game], object]:
    return lambda game: game.order("correct", "J", what=what, subject=subject, value=value)


def gas(game: Game) -> None:
    put_right("gas", "a", "yes")(game)
    game.roll(1)


def sees_him_at(place: str) -> Look:
    return lambda game: place in game.counters("P").values()


def space(part: str) -> Look:
    return lambda game: bool(game.view("P").get("space/a", {}).get(part))


CHANGES: dict[str, tuple[Callable[[Game], object], Look, Look]] = {
    "lights off": (put_right("dark", "a", "yes"), sees_him_at("3,1"), space("dark")),
    "gas": (gas, lambda game: not space("gas")(game), space("gas")),
    "a hatch blown": (
        put_right("blow", "h", "yes"),
        lambda game: not sees_him_at("7,1")(game),
        sees_him_at("7,1"),
    ),
    "the judge puts him elsewhere": (
        put_right("at", "M.H1", "X(3,2)"),
        sees_him_at("3,1"),
        sees_him_at("3,2"),
    ),
    "he walks": (
        lambda game: game.go("M.H1", "walk", "3,2"),
        sees_him_at("3,1"),
        sees_him_at("3,2"),
    ),
    "he goes out through the hatch": (
        lambda game: game.go("M.H1", "jog", "4,1", "5,1"),
        sees_him_at("3,1"),
        lambda game: not sees_him_at("3,1")(game),
    ),
}


def lies_before(game: Game) -> Mapping[str, Any]:
    return {key: part for key, part in game.view("P").items() if key not in PUBLIC}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.fault("R60")
def test_it_is_on_his_map_at_his_next_update_and_not_before(change: str) -> None:
    act, before, after = CHANGES[change]
    people = fig("P.HS1", "1,1"), fig("M.H1", "3,1", "W"), fig("F.H1", "7,1", "W")
    game = Game("FX-HALL", *people, seats="PMF")
    game.end()
    assert game.truth.seat == "M"
    assert before(game)
    assert not after(game)
    lay = lies_before(game)
    act(game)
    assert lies_before(game) == lay, "while it happens"
    game.until("F")
    assert lies_before(game) == lay, "in another's turn"
    game.until("P")
    assert after(game)
