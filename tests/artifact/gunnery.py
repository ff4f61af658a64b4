"""Short ways to fire the cutter's cannon in a test."""

from typing import Any

from artifact_server.core.errors import Refusal
from tests.artifact.fighting import at
from tests.artifact.table import Game, fig

TURRET = "cutter(10,20)"
PEOPLE, DRILL, NEEDLE = "cannon:anti_personnel", "cannon:drill", "cannon:needle"
STERN = {"docked": False, "dx": 30, "dy": -4, "z": 1}
"""A square above the lab, turret over U(40,16)."""
BELOW = {**STERN, "z": -1}
"""A square below the engineering deck."""
ASTERN_OF_RING = {"docked": False, "dx": 25, "dy": -4, "z": 1}
"""Above the hull, just astern of the ring."""


def gun(
    *figures: Any,
    facing: str = "W",
    turret: str = TURRET,
    seats: str = "PFM",
    who: str = "P.eastwood",
    **more: Any,
) -> Game:
    """Eastwood in the turret of the cutter, at its berth unless a pose is given."""
    if pose := more.pop("pose", None):
        more["pose"] = {"cutter": pose}
    return Game("feynman", fig(who, turret, facing), *figures, seats=seats, **more)


def fire(
    game: Game,
    target: str,
    *dice: int,
    mode: str = PEOPLE,
    how: str = "single",
    who: str = "eastwood",
    **more: Any,
) -> None:
    """Declare and fire in one of the modes; exactly these dice must fall. "1,17" is a counter on the map."""
    name = at(game, target) if "," in target and "(" not in target else target
    declared = "hull:" if name.startswith("hull:") else name
    game.declares(**{who: {"do": "attack", "target": declared, "fire": how}})
    game.roll(*dice)
    game.order("attack", figure=who, target=name, weapon=mode, fire=how, **more)
    assert game.dice == [], "not all dice were asked for"


def refused(game: Game, target: str, mode: str = PEOPLE, how: str = "single", who: str = "eastwood") -> str:
    """Why it may not be declared, or else not be fired."""
    name = at(game, target) if "," in target and "(" not in target else target
    intent = {"do": "attack", "target": "hull:" if name.startswith("hull:") else name, "fire": how}
    try:
        game.declares(**{who: intent})
    except Refusal:
        return game.refused("declare", intents={who: intent})
    return game.refused("attack", figure=who, target=name, weapon=mode, fire=how)


def terminal_in_sight(game: Game) -> str:
    """The first terminal that the gunner could fire at."""
    row = game.form("declare").control.rows[0]  # type: ignore[union-attr]
    return next(":".join(o.value.split(":")[1:3]) for o in row.options if ":terminal:" in o.value)
