"""The lawful moment of each secret: the same bytes before it, others at it. So it is no pair that shows nothing."""

from collections.abc import Awaitable, Callable
from typing import Any

from artifact_server.audit.cast import Cast
from artifact_server.audit.hidden import SECRETS, Ground, Secret
from artifact_server.audit.play import Play
from artifact_server.audit.scenes import IN_THE_VAULT, VAULT, Scene, Script, somebody, the_turn_of_m
from artifact_server.core.seats import JUDGE

NEVER = {"plan": "a plan is its seat's for ever"}
"""Secrets that nobody is ever told, and why."""
DOWN_THE_HATCH: dict[str, Any] = {"figure": "P.H1", "gait": "walk", "path": ["X(2,3)"], "halt": False}


async def _looks_in(play: Play, cast: Cast) -> None:
    """P goes through the hatch into the vault."""
    await the_turn_of_m(play, cast)
    await play.give("P", "declare", intents={"P.H1": {"do": "walk"}})
    # Once he has seen it, forms and all may differ: the order alone is looked at.
    play.comes_out()
    await play.order("P", {"kind": "move", **DOWN_THE_HATCH})


async def _is_called_out(play: Play, cast: Cast) -> None:
    """M speaks over the loudspeakers, with the marker at a terminal or not; all hear it at Global Updates, or do not."""
    await play.order("M", {"kind": "call", "text": "the vault is ours"}, hidden=True)
    for seat in "MPF":
        await play.end(seat)
    play.comes_out()
    await play.end("A")


async def _comes_over(play: Play, cast: Cast) -> None:
    """M calls its informant; P is told as its turn begins."""
    await play.order("M", {"kind": "declare", "intents": {}}, hidden=True)
    await play.order("M", {"kind": "activate", "figure": "P.H1"}, hidden=True)
    play.comes_out()
    await play.end("M")


async def _it_ends(play: Play, cast: Cast) -> None:
    """At the end all is told."""
    await the_turn_of_m(play, cast)
    play.comes_out()
    await play.ask(JUDGE, "desk", do={"end": True})


async def _is_said_aloud(play: Play, cast: Cast) -> None:
    """A says before all what it has said to M."""
    await play.end("M")
    await cast.aside(play)
    play.comes_out()
    await play.ask("A", "say", room="all", text="the vault" if play.world == "one" else "nothing much")


async def _is_told(play: Play, cast: Cast) -> None:
    """The judge tells P what he has noted."""
    await cast.aside(play)
    await play.end("M")
    play.comes_out()
    words = "M hides in the vault" if play.world == "one" else "all well"
    await play.ask(JUDGE, "desk", do={"tell": {"to": ["P"], "text": words}})


async def _strikes_home(play: Play, cast: Cast) -> None:
    """M shoots at P's man, who feels it as P's turn begins."""
    if play.world == "one" or cast.in_turn is not SECRET["pending card"].in_turn:
        await play.order(
            "M", {"kind": "declare", "intents": {"M.H1": {"do": "attack", "target": "ph1"}}}, hidden=True
        )
        shot = {"kind": "attack", "figure": "M.H1", "target": "ph1", "weapon": "rifle-M.H1-1", "halt": False}
        await play.order("M", shot, hidden=True)
    play.comes_out()
    await play.end("M")


SECRET: dict[str, Secret] = {secret.name: secret for secret in SECRETS}
PEOPLE = (
    somebody("P.H1", "X(2,2)", "S"),
    somebody("F.H1", "X(4,0)", "S"),
    somebody("M.H1", "X(1,1)", gear=["rifle"]),
    somebody("A.bug1", "X(8,1)", kind="bug", look="bug"),
    *IN_THE_VAULT,
)
MOMENTS: dict[str, Callable[[Play, Cast], Awaitable[None]]] = {
    "position": _looks_in,
    "gear": _looks_in,
    "lock": _looks_in,
    "trap": _looks_in,
    "marker": _is_called_out,
    "informant": _comes_over,
    "species": _it_ends,
    "employer": _it_ends,
    "private talk": _is_said_aloud,
    "judge's note": _is_told,
    "die": _strikes_home,
    "pending card": _strikes_home,
}


def lawful_scene(secret: Secret) -> Scene:
    """A scene in which this secret comes out at one moment."""
    script: Script = MOMENTS[secret.name]
    # A trap lies where P is to step.
    ground = Ground(("X(2,3)",) if secret.name == "trap" else VAULT, ("M.H1", "M.H9"))
    return Scene("the moment", "halls", "MPFA", script, ground, PEOPLE)
