"""Steady bots play whole games: they are never refused, never stuck, and the same game is the same game."""

import pytest

from artifact_server.bots.player import Player
from artifact_server.bots.steady import Steady
from artifact_server.house import house
from artifact_server.words import Catalogues
from tests.bots.game import Game
from tests.random_play.situations import Deal, mix_game

ALL = ("P", "P2", "F", "F2", "M", "A", "A2")
ROUNDS = 5


def steadies(
    seats: tuple[str, ...], species: str, seed: str, strength: str = "steady", last: int = ROUNDS
) -> Game:
    """A table of them, with a few rounds to play."""
    dealt = mix_game(seats, species)
    config = {**dealt.config, "judge": False, "round-limit": last}

    def players(game: Game) -> dict[str, Player]:
        return {seat: Steady(f"{seed} {seat}", strength, game.atlas) for seat in seats}

    return Game(Deal(dealt.name, dealt.bundle, dealt.seats, config), seed, players)


@pytest.mark.parametrize("strength", ["easy", "steady", "sharp"])
def test_a_table_of_them_comes_to_its_end_and_the_same_table_to_the_same(strength: str) -> None:
    first, again = (steadies(("P", "F", "M", "A"), "bugs", "one", strength) for _ in range(2))
    first.play()
    again.play()
    assert first.state.public.result is not None
    assert first.given == again.given


@pytest.mark.parametrize("species", ["hal", "zombies", "koch", "pan", "mind_control"])
def test_each_species_and_second_seats_find_an_answer_to_everything(species: str) -> None:
    game = steadies(ALL, species, species)
    game.play()
    assert game.state.public.result is not None


def test_every_reason_can_be_read_in_both_languages() -> None:
    game = steadies(("P", "F", "M", "A"), "bugs", "reasons")
    game.play()
    readers = [Catalogues(house("static") / "words").reader(language) for language in ("en", "de")]
    for seat, player in game.players.items():
        assert isinstance(player, Steady)
        assert player.reasons, seat
        for reason in player.reasons:
            assert all(reader.knows(reason.words.code) for reader in readers), reason


def test_it_goes_where_it_means_to_go() -> None:
    """Pirates begin in their ship; after five rounds some are in the station."""
    game = steadies(("P", "F", "M"), "", "ways", last=40)
    game.play(until=lambda game: game.state.public.round > ROUNDS)
    levels = {own.at.level for own in game.state.known["P"].roster.values() if own.at is not None}
    assert levels - {"cutter"}
