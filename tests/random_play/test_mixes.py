"""Every mix of seats, played at random with every species and every employer (SET-01 to SET-08, CS-S02, CS-F01)."""

from typing import Any

import pytest

from artifact_server.scenario.card import read_card
from artifact_server.systems.artifact.rules.alien import PLAYABLE
from tests.random_play.evening import Evening
from tests.random_play.situations import EMPLOYERS, Deal, mix_game, scenario
from tests.random_play.test_random_play import ONLY_DRAWN_HERE

MIXES = {mix.players: mix for mix in read_card(scenario("feynman")).mixes}
SHEETS = {"P": "P-C", "M": "M-A", "F": "F-A", "F2": "F-A"}
COMPANY = ("osorio", "dubois")


def prepare(game: Evening, seat: str, turn: int) -> None:
    """A seat's set-up in as few orders as may be; `turn` chooses among what there is to choose."""
    secrets = game.state.known[seat].secrets
    if seat[0] == "A":
        openings = [i for i, row in game.system.book.openings.items() if row["species"] == secrets["species"]]  # type: ignore[attr-defined]
        game.order(seat, kind="settle", what="opening", value=openings[turn % len(openings)])
    elif seat == "P2":
        game.order(seat, kind="settle", what="crew", value=",".join(secrets["pool"][:4]))
    else:
        if seat[0] == "F":
            choose_employer(game, seat, turn)
        game.order(seat, kind="take_loadout", loadout=SHEETS[seat])
    if seat[0] == "F":
        place_the_rest(game, seat)
    game.order(seat, kind="ready")


def choose_employer(game: Evening, seat: str, turn: int) -> None:
    hand = game.state.known[seat].secrets.get("employers", EMPLOYERS)
    game.order(seat, kind="settle", what="employer", value=hand[turn % len(hand)])


def place_the_rest(game: Evening, seat: str) -> None:
    """What an employer adds to a ready-made sheet: a robot beside an agent, a bond in her hands."""
    known = game.state.known[seat]
    agent = next(own for own in known.roster.values() if own.id in COMPANY)
    for own in known.roster.values():
        if own.at is None:
            game.order(seat, kind="place", what=own.id, at=str(agent.at))
    for item, type in known.secrets["stock"].items():
        if type == "bond" and not any(g.id == item for own in known.roster.values() for g in own.gear):
            game.order(seat, kind="carry", item=item, figure=agent.id)


def played(dealt: Deal, turn: int) -> Evening:
    game = Evening(dealt.bundle, dealt.seats, dealt.config, f"{dealt.name} {turn}")
    for seat in [s.id for s in dealt.seats]:
        prepare(game, seat, turn)
    for seat, known in game.state.known.items():
        if known.secrets.get("leave"):
            game.order(seat, kind="settle", what="leave", value=known.secrets["leave"][0])
            game.order(seat, kind="ready")
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
