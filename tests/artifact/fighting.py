"""Short ways to fight in a test: who stands where on a seat's map, one attack from declaration to result."""

from collections.abc import Sequence
from typing import Any

from artifact_server.core.words import Words
from tests.artifact.table import Game, fig, square


def at(game: Game, place: str, seat: str = "") -> str:
    """The live counter on a square of a seat's map."""
    counters = game.counters(seat or game.truth.seat)
    return next(id for id, where in counters.items() if where == place)


def arm(figure: str, type: str, number: int = 1) -> str:
    """The id of a thing that a figure of a situation carries."""
    return f"{type}-{figure}-{number}"


def shoot(
    game: Game,
    figure: str,
    target: str,
    *dice: int,
    gun: str = "pistol",
    fire: str = "single",
    also: Sequence[str] = (),
    **more: Any,
) -> None:
    """Declare and fire; exactly these dice must fall."""
    targets = [at(game, t) if "," in t and "(" not in t else t for t in (target, *also)]
    game.declares(**{figure: {"do": "attack", "target": targets[0], "fire": fire, "also": targets[1:]}})
    fire_declared(game, figure, targets[0], *dice, gun=gun, **more)


def fire_declared(game: Game, figure: str, target: str, *dice: int, gun: str = "pistol", **more: Any) -> None:
    """The order of an attack that has been declared."""
    game.roll(*dice)
    weapon = gun if ":" in gun or not gun else arm(figure, gun)
    said = {"fire": game.truth.doings[figure].fire, "halt": False, **more}
    game.order("attack", figure=figure, target=target, weapon=weapon, **said)
    assert game.dice == [], "not all dice were asked for"


def strike(game: Game, figure: str, target: str, *dice: int, with_: str = "", **more: Any) -> None:
    """Declare and strike hand to hand."""
    shoot(game, figure, target, *dice, gun=with_, **more)


def charge(
    game: Game,
    figure: str,
    target: str,
    *way: str,
    dice: Sequence[int] = (),
    gait: str = "walk",
    gun: str = "",
) -> None:
    """Walk or jog, then attack."""
    name = at(game, target) if "," in target else target
    game.declares(**{figure: {"do": gait, "then": "attack", "target": name}})
    fire_declared(game, figure, name, *dice, gun=gun, path=[square(s) for s in way])


def wound(game: Game, figure: str) -> str:
    """State of a figure: its wound, or "out"."""
    found = game.figure(figure)
    return "out" if found.out and found.wound == "none" else found.wound


def duel(distance: int = 5, facing: str = "W", gear: Sequence[str] = ("pistol",), **more: Any) -> Game:
    """P.H1 in the west of the passage, M.H1 so many squares east of him."""
    return Game("FX-LINE", fig("P.H1", "0,0", gear=gear, **more), fig("M.H1", f"{distance},0", facing))


def hit(game: Game, *dice: int, target: str = "5,0", **more: Any) -> bool:
    """Fire with the pistol; a hit brings a damage die, which is harmless."""
    before = len(game.heard("P"))
    shoot(game, "P.H1", target, *dice, **more)
    return "shot-hit" in game.heard("P")[before:]


def last(game: Game, seat: str, arg: str = "seems") -> str:
    """What stands for an argument in the newest notice of a seat: "seems-hurt" in the sentence of a hit."""
    said = game.state.known[seat].log[-1].words.args[arg]
    assert isinstance(said, Words)
    return said.code
