"""How often a steady bot does better in its seat than wanderers in theirs: `python -m tests.bots.measure P 20`."""

import argparse
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from artifact_server.bots.player import Player
from artifact_server.bots.steady import Steady
from artifact_server.bots.wanderer import Wanderer
from tests.bots.game import Game
from tests.random_play.situations import Deal, mix_game

SEATS = ("P", "F", "M", "A")
SPECIES = ("bugs", "zombies", "hal", "koch", "pan", "mind_control")


@dataclass(frozen=True)
class Score:
    """What came of one game for the seat that is looked at, and for the others."""

    level: int
    others: Mapping[str, int]
    won: bool
    seconds: float
    why: str

    @property
    def beats(self) -> bool:
        """It has won, or stands better than everybody else."""
        return self.won or 0 < self.level < min((n for n in self.others.values() if n), default=9)


def dealt(number: int, species: str = "") -> Deal:
    """Four seats; the alien's kind goes round with the number unless one is named."""
    deal = mix_game(SEATS, species or SPECIES[number % len(SPECIES)])
    return Deal(deal.name, deal.bundle, deal.seats, {**deal.config, "judge": False})


def score(seat: str, number: int, player: str = "steady", **begins: str) -> Score:
    """Game of this number with a bot of this strength ("random": a wanderer) at the seat, wanderers at the others."""
    deal = dealt(number, begins.pop("species", ""))

    def players(game: Game) -> dict[str, Player]:
        seated: dict[str, Player] = {s.id: Wanderer(f"measure {number} {s.id}") for s in deal.seats}
        if player != "random":
            seated[seat] = Steady(f"measure {number}", player, game.atlas, begins)
        return seated

    start = time.perf_counter()
    game = Game(deal, f"measure {number}", players)
    game.play()
    result = game.state.public.result
    others = {s: level for s, level in result.reached.items() if s != seat}
    taken = time.perf_counter() - start
    return Score(result.reached[seat], others, seat in result.winners, taken, result.why)


def main(seat: str, games: int, player: str, first: int, begins: dict[str, str]) -> None:
    levels, ends, scores = Counter[int](), Counter[str](), []
    for number in range(first, first + games):
        scores.append(got := score(seat, number, player, **begins))
        levels[got.level] += 1
        ends[got.why] += 1
        print(number, got.level, dict(got.others), "beats" * got.beats, got.why, f"{got.seconds:.1f}s")
    beats, seconds = sum(got.beats for got in scores), sum(got.seconds for got in scores) / games
    print(f"{seat} {player} {begins}: beats {beats} of {games}; levels {sorted(levels.items())}")
    print(f"{dict(ends)}; {seconds:.1f} s a game")


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("seat")
    words.add_argument("games", type=int)
    words.add_argument("--player", default="steady")
    words.add_argument("--first", type=int, default=0)
    words.add_argument("begins", nargs="*", help="species=bugs, employer=gmen, loadout=P-B …")
    said = words.parse_args()
    main(said.seat, said.games, said.player, said.first, dict(w.split("=") for w in said.begins))
