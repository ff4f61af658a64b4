"""Whether a bot beats random ones in its seat: each faction and each species in turn, wanderers at all other seats."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from artifact_server.core.bundle import Bundle
from artifact_server.systems.artifact import open_system
from artifact_server.tournament.cells import Mix
from artifact_server.tournament.figures import Record
from artifact_server.tournament.players import RANDOM
from artifact_server.tournament.run import Say, Tournament

WANTED = 80
"""In so many of a hundred games it must."""
NOTHING = 9


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
        return not self.broken and 100 * self.beaten >= WANTED * len(self.records)


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
    """All of them, one after the other."""
    return [Score(duel, duel.tournament.run(kept, processes, say)) for duel in duels]


def beats(record: Record, seat: str) -> bool:
    """It has won, or stands better than everybody else."""
    level = {each: reached or NOTHING for each, reached in record["reached"].items()}
    others = [level[each] for each in level if each != seat]
    return seat in record["winners"] or level[seat] < min(others, default=NOTHING)


def score_table(scores: Sequence[Score]) -> Iterator[str]:
    """For people."""
    yield "| seat | beats wanderers in | of | |\n|---|--:|--:|---|"
    for score in scores:
        verdict = "" if score.holds else "too few"
        yield f"| {score.duel.name} | {score.beaten} | {len(score.records)} | {verdict} |"
    yield from (
        f"* {score.duel.name}: game {r['number']}: {r['broke']}" for score in scores for r in score.broken
    )
