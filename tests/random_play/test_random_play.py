"""Random play: whatever the forms offer is taken, leads on, and breaks nothing. `RANDOM_GAMES=5000` plays more of them."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path as Folder

import orjson
import pytest

from artifact_server.bots.player import DeadEnd
from artifact_server.bots.wanderer import Wanderer
from artifact_server.core.forms import Choose, Form, Option, Path
from artifact_server.core.words import Words
from artifact_server.systems.artifact import open_system
from artifact_server.systems.artifact.rules.alien import PLAYABLE
from artifact_server.systems.artifact.rules.specials import POWERS
from tests.artifact.table import ROOT
from tests.random_play.allowed import stray_keys
from tests.random_play.evening import Evening
from tests.random_play.evening_of import played
from tests.random_play.situations import species_game
from tests.table.evening import evening
from tests.toy.inn import Inn
from tests.two_worlds import World, sitting

GAMES = int(os.environ.get("RANDOM_GAMES", "300"))
FIRST = int(os.environ.get("RANDOM_FIRST", "0"))
BATCHES = 10
EVENINGS = 6
ONLY_DRAWN_HERE = tuple(f"no words for {kind}-" for kind in ("place", "hatch", "segment", "seat"))
"""Words of places and seats that only the tests' own maps have."""
UNDER_SEEDS = ("0", "2", "4", "6", "11")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.fault("R7")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_nothing_offered_is_refused_and_nothing_is_lost(batch: int) -> None:
    kinds: Counter[str] = Counter()
    unsayable: set[str] = set()
    for number in range(FIRST + batch, FIRST + GAMES, BATCHES):
        game = played(number)
        kinds.update(game.kinds)
        unsayable |= game.laws.unsayable
    assert not {fault for fault in unsayable if not fault.startswith(ONLY_DRAWN_HERE)}
    assert {"declare", "move", "end_actions", "attack", "permit", "set_stance"} <= kinds.keys(), (
        "hardly anything was played"
    )


@pytest.mark.parametrize("species", PLAYABLE)
def test_every_species_is_played_from_set_up(species: str) -> None:
    """So many evenings as it takes until one of its powers has been used; mostly the first."""
    dealt, kinds = species_game(species), set[str]()
    sheet = open_system(dealt.bundle).book.sheets["species"][species]
    wanted = "special" if set(sheet.get("specials", ())) & POWERS.keys() else "hal_act"
    for number in range(EVENINGS):
        game = Evening(dealt.bundle, dealt.seats, dealt.config, f"{dealt.name} {number}")
        opening = sheet["openings"][number % len(sheet["openings"])]
        game.order("M", kind="take_loadout", loadout="M-A")
        thing = next(i.id for i in game.state.truth.items.values() if i.type == "artifact")
        game.order("M", kind="carry", item=thing, figure="mccray")
        game.order("A", kind="settle", what="opening", value=opening)
        for seat in "MA":
            game.order(seat, kind="ready")
        game.play(dealt.decisions, dealt.rounds)
        game.laws.kept(game.state)
        assert not {fault for fault in game.laws.unsayable if not fault.startswith(ONLY_DRAWN_HERE)}
        kinds |= game.kinds.keys()
        if wanted in kinds:
            return
    raise AssertionError(f"it has not used its powers: {kinds}")


@pytest.mark.parametrize("number", [6050])
def test_what_once_broke_a_law_breaks_none(number: int) -> None:
    """6050: a thrall freed by a shot on his way is his own seat's again, and that seat hears it in its own time."""
    played(number)


def test_two_hash_seeds_play_the_same_games() -> None:
    journals = [_digests(seed) for seed in ("1", "20")]
    assert journals[0] == journals[1]
    assert len(set(journals[0])) == len(UNDER_SEEDS)


def _digests(seed: str) -> list[str]:
    command = [sys.executable, "-m", "tests.random_play.evening_of", *UNDER_SEEDS]
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


# --- the wanderer, and what watches it ----------------------------------------------------------
@pytest.mark.anyio
async def test_the_wanderer_plays_another_game_that_it_has_never_heard_of(tmp_path: Folder) -> None:
    """At the Inn, over the real table: sealed bids, knocks, doors, coats in one's own time. All it sees is its view."""
    bot, kinds = Wanderer("inn"), Counter[str]()
    async with sitting(World(lambda bundle: Inn(knives="B"), evening()), tmp_path) as game:
        for turn in range(90):
            seat = "ABC"[turn % 3]
            view = orjson.loads(await game.table.seen(seat))["set"]
            if (prompt := bot.prompt(view)) is None:
                continue
            walk = bot.walk()
            chosen, order = next(walk), None
            while order is None:
                form = await game.table.form(seat, prompt, chosen)
                try:
                    chosen = walk.send(form)
                except StopIteration as done:
                    order = done.value
            assert await game.order(seat, prompt, order), game.tapes[seat][-1]
            kinds[str(order["kind"])] += 1
    assert {"bid", "knock", "open", "hide"} <= kinds.keys(), kinds


def _walk(bot: Wanderer, *forms: Form) -> object:
    walk = bot.walk()
    next(walk)
    try:
        for form in forms:
            walk.send(form)
    except StopIteration as done:
        return done.value
    raise AssertionError("not sent yet")


def test_the_wanderer_says_where_a_form_leads_nowhere() -> None:
    title, order = Words.of("form-x"), {"kind": "x"}
    shut = Choose("a", (Option(1, title, off=title),))
    assert _walk(Wanderer(1), Form(title, order=order)) == order
    for form in (Form(title), Form(title, shut), Form(title, Path("a", "x", 3, {"y": (1, "z")}))):
        with pytest.raises(DeadEnd):
            _walk(Wanderer(1), form)
    with pytest.raises(DeadEnd):
        _walk(Wanderer(1), *[Form(title, Choose("a", (Option(1, title),)))] * 80)


def test_what_is_not_on_the_list_is_found() -> None:
    own = {"id": "P.H1", "gear": [{"id": "rifle-1", "owner": "P"}]}
    view = {
        "me": {"seat": "P", "secrets": {"credits": 3, "rival": 4}},
        "fig/P.H1": {**own, "secret": 1},
        "truth": {},
    }
    assert stray_keys(view) == ["me.secrets.rival", "fig/P.H1.secret", "fig/P.H1.gear.owner", "truth"]
