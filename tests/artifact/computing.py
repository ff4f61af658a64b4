"""Games about the central computer: who stands at which terminal, and HAL awake in it."""

from collections.abc import Mapping
from typing import Any

from artifact_server.core.answers import Answer, Answers
from artifact_server.systems.artifact.rules import shutdown
from artifact_server.systems.artifact.rules.draft import Draft
from tests.artifact.table import Game, fig

MAIN = "RL(9,20)"
POD = "pod(5,13)"
SR15 = "RR(1,25)"
ROBOTS = {"doc": "RL(8,31)", "securi": "RL(9,32)", "tech": "RL(8,33)", "handler": "RL(9,33)"}


def station(*figures: Any, turn: str = "F", **more: Any) -> Game:
    """The Feynman with McCray at the main terminal and the marker in his hands, Preuitt in Stateroom 15."""
    own = {f["id"] for f in figures}
    usual = [fig("M.mccray", MAIN, "N"), fig("F.preuitt", SR15, "W")]
    more.setdefault("control", "mccray")
    return Game("feynman", *(f for f in usual if f["id"] not in own), *figures, turn=turn, **more)


def hack(game: Game, figure: str, face: int, purpose: str = "control", **more: Any) -> None:
    """Declare it, roll it."""
    game.declares(**{figure: {"do": "skill"}})
    game.roll(face)
    game.order("hack", figure=figure, purpose=purpose, **more)


def awake(*figures: Any, turn: str = "A", ram: str = MAIN, **more: Any) -> Game:
    """HAL in the computer room; McCray with the marker beside it; four robots asleep in the Biolab."""
    more.setdefault("control", "mccray")
    named = {f["id"] for f in figures}
    usual = [fig("M.mccray", MAIN, "N"), fig("F.preuitt", SR15, "W"), fig("F.osorio", "RR(7,13)", "W")]
    robots = [{**fig(f"M.{id}", at, "W"), "seat": "", "asleep": True} for id, at in ROBOTS.items()]
    standing = [f for f in (*usual, *robots) if f["id"] not in named]
    return Game("feynman", *standing, *figures, turn=turn, hal={"A": ram}, **more)


def views(game: Game, *seats: str) -> dict[str, Mapping[str, Any]]:
    return {seat: game.view(seat) for seat in seats}


def ready(game: Game) -> None:
    """HAL has no figures of its own to declare for, unless there are other aliens: else it is asked for its actions at once."""
    if game.prompt("A").kind == "declare":
        game.order("declare", intents={})


def wreck(game: Game, square: str, *faces: int) -> None:
    """A terminal is destroyed, as by a mine."""
    given = {f"ram/ram/{n}": Answer(key=f"ram/ram/{n}", seat="A", faces=(f,)) for n, f in enumerate(faces, 1)}
    draft = Draft(game.system.book, game.state, Answers(given))
    shutdown.wreck_terminal(draft, game.system.book.plan.read(square))
    game.state = draft.state
