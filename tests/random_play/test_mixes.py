"""Every mix of seats, played at random with every species and every employer (SET-01 to SET-08, CS-S02, CS-F01)."""

from typing import Any

import pytest

from artifact_server.scenario.card import read_card
from artifact_server.systems.artifact.rules.alien import PLAYABLE
from tests.random_play.evening import Evening
from tests.random_play.preparing import prepare_all
from tests.random_play.situations import EMPLOYERS, Deal, mix_game, scenario
from tests.random_play.test_random_play import ONLY_DRAWN_HERE

MIXES = {mix.players: mix for mix in read_card(scenario("feynman")).mixes}


def played(dealt: Deal, turn: int) -> Evening:
    game = Evening(dealt.bundle, dealt.seats, dealt.config, f"{dealt.name} {turn}")
    prepare_all(game, turn)
    game.play(dealt.decisions, dealt.rounds)
    game.laws.kept(game.state)
    assert not {fault for fault in game.laws.unsayable if not fault.startswith(ONLY_DRAWN_HERE)}
    return game


@pytest.mark.clause("SET-01", "SET-02", "SET-03", "SET-04", "SET-07", "SET-08", "CS-S01")
@pytest.mark.parametrize("players", sorted(MIXES))
def test_every_mix_is_played_with_every_species_and_employer(players: int) -> None:
    seats = tuple(MIXES[players].seats)
    first: set[Any] = set()
    for turn, species in enumerate(PLAYABLE if "A" in seats else EMPLOYERS):
        game = played(mix_game(seats, species if "A" in seats else ""), turn)
        secrets = {seat: known.secrets for seat, known in game.state.known.items()}
        assert game.state.truth.round >= 1
        first |= {secrets["F"]["employer"]}
        if "A2" in seats:
            assert secrets["A"]["species"] == species != secrets["A2"]["species"]
        if "F2" in seats:
            assert secrets["F"]["employer"] != secrets["F2"]["employer"]
    assert len(first) == len(EMPLOYERS) or "F2" in seats
