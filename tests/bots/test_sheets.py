"""Steady bots of each species and employer do what their sheet is about, in whole games among wanderers."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

import pytest

from artifact_server.bots.player import Player
from artifact_server.bots.steady import Steady
from artifact_server.bots.wanderer import Wanderer
from artifact_server.house import house
from artifact_server.systems.artifact.model.known import Known
from artifact_server.systems.artifact.model.state import State
from artifact_server.words import Catalogues
from tests.bots.game import Game
from tests.bots.measure import dealt

GAMES, LATEST = range(20, 23), 30
"""In most of these it must have come about by this round: luck is in it, too."""
MOST = 2
Proof = Callable[[State, Known], bool]


def told(*codes: str) -> Proof:
    return lambda _, known: set(codes) <= {notice.words.code for notice in known.log}


def looked_into(known: Known) -> set[str]:
    """Segments through whose cameras it has looked."""
    return {str(n.words.args["segment"]) for n in known.log if n.words.code in ("snooped", "snooped-nobody")}


SPECIES: Mapping[str, Proof] = {
    "bugs": lambda state, _: bool(state.truth.eggs),
    "zombies": told("zombie-rises", "scan-nothing"),
    "koch": lambda state, known: bool(state.truth.trophies) and bool(known.secrets.get("masks")),
    "pan": told("informant-active", "absorbs"),
    "mind_control": told("takes", "mind-carried"),
    "hal": lambda state, known: (
        told("hal-lists-set", "robot-answers")(state, known) and len(looked_into(known)) > 2
    ),
}
EMPLOYERS: Mapping[str, Proof] = {
    "technicians": lambda _, known: len(known.secrets.get("lines", ())) > 1,
    "gmen": lambda _, known: "artifact_within_1" in known.secrets.get("informants", {}).values(),
    "museum": told("shields-are-down"),
    "visitors": told("geiger-reads"),
}


def among_wanderers(seat: str, number: int, species: str, **begins: str) -> Game:
    deal = dealt(number, species)

    def players(game: Game) -> dict[str, Player]:
        wanderers: dict[str, Player] = {s.id: Wanderer(f"{number} {s.id}") for s in deal.seats}
        return wanderers | {seat: Steady(f"{number}", "steady", game.atlas, begins)}

    return Game(deal, f"{number}", players)


def proven(seat: str, proof: Proof) -> Callable[[Game], bool]:
    return lambda game: proof(game.state, game.state.known[seat]) or game.state.public.round > LATEST


@pytest.mark.parametrize("species", SPECIES)
def test_a_species_uses_its_powers(species: str) -> None:
    assert mostly(comes_about("A", SPECIES[species], n, species) for n in GAMES)


@pytest.mark.parametrize("employer", EMPLOYERS)
def test_an_employer_has_his_own_work_done(employer: str) -> None:
    begins = {"employer": employer, "loadout": "F-A"}
    assert mostly(comes_about("F", EMPLOYERS[employer], n, "bugs", **begins) for n in GAMES)


def mostly(came: Iterator[bool]) -> bool:
    """No more games are played than it takes to tell."""
    counted = Counter[bool]()
    for each in came:
        counted[each] += 1
        if counted[each] == MOST:
            return each
    return False


def comes_about(seat: str, proof: Proof, number: int, species: str, **begins: str) -> bool:
    """Whether it does in this game; whatever the bot does, it says why in words that all can read."""
    game = among_wanderers(seat, number, species, **begins)
    game.play(until=proven(seat, proof))
    assert_readable(game, seat)
    return proof(game.state, game.state.known[seat])


def assert_readable(game: Game, seat: str) -> None:
    player = game.players[seat]
    assert isinstance(player, Steady)
    assert player.reasons
    for language in ("en", "de"):
        reader = Catalogues(house("static") / "words").reader(language)
        assert all(reader.knows(reason.words.code) for reason in player.reasons)
