"""What a craft meets in the open: whoever and whatever floats makes way, and floats on in the open (EVA-12, SHIP-10)."""

import pytest

from artifact_server.systems.artifact.model.state import scene
from artifact_server.systems.artifact.rules.craft import jettison
from tests.artifact.table import Game, fig
from tests.artifact.test_craft import fly, ship


def floats_free(game: Game, id: str) -> bool:
    at = game.figure(id).at
    return at is not None and scene(game.system.book.plan, game.truth).exists(at)


@pytest.mark.clause("EVA-12", "JUDGE-05")
@pytest.mark.parametrize("ruling", ["shove", "drag"])
@pytest.mark.parametrize("at", ["EVA+1(11,11)", "EVA+2(12,12)", "EVA(13,13)"])
@pytest.mark.parametrize("moves", [("S", "up", "up"), ("S", "right", "left"), ("up", "down", "down")])
def test_whoever_is_pushed_against_the_border_or_a_hull_is_pushed_aside_and_is_never_inside_a_craft(
    moves: tuple[str, ...], at: str, ruling: str
) -> None:
    game = ship(fig("M.HS1", at), item=[{"type": "medkit", "at": at}])
    game.rulings["shove"] = ruling
    fly(game, *moves)
    thing = next(i.at for i in game.truth.items.values() if i.type == "medkit")
    assert floats_free(game, "M.HS1")
    assert thing is not None
    assert scene(game.system.book.plan, game.truth).exists(thing)


@pytest.mark.clause("EVA-12", "SHIP-10")
def test_the_pod_thrown_off_takes_in_nobody_who_floats_before_it() -> None:
    """Each square that its hull fills then, with somebody on it."""
    flown = Game("feynman", fig("M.mccray", "pod(5,13)"), seats="PM")
    berth = scene(flown.system.book.plan, flown.truth).footprint("pod", flown.truth.poses["pod"])
    flown.happen(lambda draft: jettison(draft, "pod"))
    filled = scene(flown.system.book.plan, flown.truth).footprint("pod", flown.truth.poses["pod"])
    swimmers = {f"P.HS{n}": str(at) for n, at in enumerate(sorted(filled - berth))}
    assert swimmers
    game = Game("feynman", *(fig(id, at) for id, at in swimmers.items()), seats="PM")
    game.happen(lambda draft: jettison(draft, "pod"))
    assert game.truth.poses["pod"] == flown.truth.poses["pod"]
    assert all(floats_free(game, id) for id in swimmers)
    game.until("P", 2)
    assert game.heard("P").count("shoved-by-ship") == len(swimmers)
