"""Whether a bot beats random ones in its seat: each faction and each species in turn, wanderers at all other seats."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path

from artifact_server.core.bundle import Bundle
from artifact_server.systems.artifact import open_system
from artifact_server.tournament.cells import Mix
from artifact_server.tournament.figures import SURE, Record
from artifact_server.tournament.players import RANDOM
from artifact_server.tournament.run import Say, Tournament

WANTED = 80
"""In so many of a hundred games it must."""
STEP = 20
"""After so many games it is asked whether more could change what came of them."""
NOTHING = 9
HEAD = """# How well a bot plays

A bot in one seat, wanderers, who draw lots, in all others; the bot sees to its own set-up. It has beaten them if it has won,
alone or with others, or stands better than everybody else. Species, employers and openings go round. What is played is kept,
so that the same command with more games adds to these; a duel ends sooner if what is left could not change whether 80 % of
the games asked for are won. *That is* says between which shares the true one lies, in nineteen of twenty such counts
(Wilson's interval); at least 80 % are wanted.
"""


@dataclass(frozen=True)
class Duel:
    """One seat with the bot in it; an alien is of one species throughout."""

    seat: str
    species: str
    tournament: Tournament

    @property
    def name(self) -> str:
        return f"{self.seat}, {self.species}" if self.species else self.seat


@dataclass(frozen=True)
class Score:
    """What came of it."""

    duel: Duel
    records: Sequence[Record]

    @property
    def broken(self) -> list[Record]:
        return [record for record in self.records if "broke" in record]

    @property
    def beaten(self) -> int:
        return sum(beats(record, self.duel.seat) for record in self.records if "broke" not in record)

    @property
    def holds(self) -> bool:
        """Of all games that were asked for."""
        return not self.broken and 100 * self.beaten >= WANTED * self.duel.tournament.games

    @property
    def settled(self) -> bool:
        """Whether no game that is left could change that."""
        lost = len(self.records) - self.beaten
        return self.holds or 100 * lost > (100 - WANTED) * self.duel.tournament.games


def duels(bundle: Bundle, mix: Mix, games: int, seed: str) -> Iterator[Duel]:
    """Of a mix, its players against wanderers, each in turn."""
    book = open_system(bundle).book
    for seat, player in mix.players.items():
        alien = book.sheets["seat"][seat]["levels"] == "species"
        every = list(dict.fromkeys(row["species"] for row in book.openings.values()))
        for species in every if alien else [""]:
            players = {**dict.fromkeys(mix.players, RANDOM), seat: player}
            own = Mix(players, mix.talk, mix.limit, (species,) if species else ())
            yield Duel(seat, species, Tournament(bundle, own, games, seed))


def fight(duels: Sequence[Duel], kept: Path, processes: int, say: Say) -> list[Score]:
    """All of them, one after the other, each until it is settled."""
    return [_fought(duel, kept, processes, say) for duel in duels]


def _fought(duel: Duel, kept: Path, processes: int, say: Say) -> Score:
    asked = duel.tournament.games
    for games in (*range(STEP, asked, STEP), asked):
        score = Score(duel, replace(duel.tournament, games=games).run(kept, processes, say))
        if score.settled:
            break
    return score


def beats(record: Record, seat: str) -> bool:
    """It has won, or stands better than everybody else."""
    level = {each: reached or NOTHING for each, reached in record["reached"].items()}
    others = [level[each] for each in level if each != seat]
    return seat in record["winners"] or level[seat] < min(others, default=NOTHING)


def score_table(scores: Sequence[Score]) -> Iterator[str]:
    """For people; a company's also by who employs it."""
    yield "| seat | beats wanderers in | of | that is | |\n|---|--:|--:|--:|---|"
    for score in scores:
        yield _row(score, score.duel.name, "" if score.holds else "too few")
        employers = sorted({_employer(r, score.duel.seat) for r in score.records} - {""})
        for each in employers:
            own = [r for r in score.records if _employer(r, score.duel.seat) == each]
            yield _row(Score(score.duel, own), f"{score.duel.seat}, {each}")
    yield from (
        f"* {score.duel.name}: game {r['number']}: {r['broke']}" for score in scores for r in score.broken
    )


def score_page(scores: Sequence[Score], command: str) -> Iterator[str]:
    """The page that duels write. `command` plays the same games again, or more of them."""
    yield HEAD
    yield f"    {command}\n"
    yield from score_table(scores)


def _row(score: Score, name: str, verdict: str = "") -> str:
    low, high = wilson(score.beaten, len(score.records))
    share = f"{100 * low:.0f} to {100 * high:.0f} %"
    return f"| {name} | {score.beaten} | {len(score.records)} | {share} | {verdict} |"


def _employer(record: Record, seat: str) -> str:
    return str(record.get("takes", {}).get(f"{seat} employer", ""))


def wilson(beaten: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, in nineteen of twenty such counts (Wilson's interval)."""
    if not games:
        return 0.0, 1.0
    share, square = beaten / games, SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)
