"""What telephone people set out with."""

import pytest

from artifact_server.bots.player import Player
from artifact_server.bots.steady import Steady
from artifact_server.bots.wanderer import Wanderer
from tests.bots.game import Game
from tests.bots.measure import dealt


@pytest.mark.parametrize(
    ("employer", "prizes"), [("gmen", {"disk"}), ("museum", {"disk", "bond"}), ("technicians", {"disk"})]
)
def test_what_is_to_get_home_is_with_who_flies_and_he_is_aboard(employer: str, prizes: set[str]) -> None:
    deal = dealt(1)

    def players(game: Game) -> dict[str, Player]:
        wanderers: dict[str, Player] = {s.id: Wanderer(f"out {s.id}") for s in deal.seats}
        return wanderers | {"F": Steady("out", "steady", game.atlas, {"employer": employer})}

    game = Game(deal, "out", players)
    game.play(until=lambda game: game.state.public.round > 0)
    roster = game.state.known["F"].roster
    assert prizes <= {thing.type for thing in roster["osorio"].gear}
    assert {"torch", "geiger"} <= {thing.type for thing in roster["preuitt"].gear}
    assert {roster[id].at.level for id in ("osorio", "preuitt") if roster[id].at} == {"lorry"}
