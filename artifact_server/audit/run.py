"""The audit: all pairs once, then by lot; what came of them, as a report."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from artifact_server.audit.grid import Grid
from artifact_server.audit.hidden import SECRETS
from artifact_server.audit.keeping import Finding, Kept
from artifact_server.audit.lawful import NEVER, lawful_scene
from artifact_server.audit.pairs import Pair
from artifact_server.audit.room import WebMaker
from artifact_server.audit.scenes import SCENES

MOST_DISCARDED = 0.3
"""Of the seats that are looked at, so many may come to know at most; else the pairs show too little."""
Say = Callable[[str], None]


@dataclass
class Report:
    """What was found."""

    pairs: int = 0
    seats: int = 0
    discarded: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    grid: Grid = field(default_factory=Grid)
    moments: list[str] = field(default_factory=list)
    """Secrets that came out at their moment and not before."""
    written: set[str] = field(default_factory=set)
    """The pairs without lots that were played."""

    def add(self, found: Finding) -> None:
        """What came of one pair."""
        self.pairs += 1
        self.seats += found.seats
        self.discarded += found.discarded
        self.leaks += found.leaks
        self.grid.add(found)
        if not found.by_lot:
            self.written.add(found.pair)

    @property
    def unplayed(self) -> int:
        """So many of the written pairs are still to come. Before that no empty cell of the grid means anything."""
        return len(all_pairs()) - len(self.written)

    @property
    def faults(self) -> list[str]:
        """All that must not be."""
        empty = [] if self.unplayed else self.grid.empty()
        return [*self.faults_of_pairs(), *(f"nothing was compared: {cell}" for cell in empty)]

    def faults_of_pairs(self) -> list[str]:
        """What is wrong with the pairs that were played, however few."""
        found = list(self.leaks)
        if len(self.discarded) > MOST_DISCARDED * self.seats:
            found.append(f"{len(self.discarded)} of {self.seats} seats could have come to know")
        return found

    def lines(self) -> Iterator[str]:
        """For people."""
        yield from self.grid.lines(whole=not self.unplayed)
        yield ""
        if self.unplayed:
            yield f"{self.unplayed} of the {len(all_pairs())} written pairs are still to be played"
        yield f"{self.pairs} pairs of worlds; {self.seats} seats could not know, {len(self.discarded)} could and were left out"
        yield f"came out at their moment, not before: {', '.join(self.moments)}"
        yield from (f"never comes out: {name} ({why})" for name, why in NEVER.items())
        yield f"{len(self.faults)} faults" if self.faults else "no difference"
        yield from self.faults


def all_pairs() -> list[Pair]:
    """Every scene with every secret that there can be in it."""
    return [Pair(scene, secret) for scene in SCENES for secret in SECRETS if scene.figures or secret.at_setup]


def pairs(games: int, seed: str) -> Iterator[Pair]:
    """All pairs as they are written; then varied by lot, and every other one made up by bots, until there are enough."""
    every = all_pairs()
    for number in range(games):
        written = every[number % len(every)]
        if number < len(every):
            yield written
        else:
            made_up = number % 2 == 1 and bool(written.scene.figures)
            yield Pair(written.scene, written.secret, f"{seed} {number}", made_up)


async def play_pair(pair: Pair, make_web: WebMaker) -> Finding:
    """One pair, and what came of it."""
    with TemporaryDirectory() as folder:
        found = await pair.verdict(make_web, Path(folder))
    discarded = [f"{pair.name}: {why}" for why in found.could_know.values()]
    leaks = [f"{pair.name}: {seat} can tell: {text}" for seat, text in found.apart.items()]
    if not found.shows and pair.lots:
        discarded += [f"{pair.name}: by this lot there is nothing to know"] * found.seats
    elif not found.shows:
        leaks.append(f"{pair.name}: nobody can tell the worlds apart, so there is no secret")
    return Finding(
        pair=pair.name,
        secret=pair.secret.name,
        knowing=pair.knowing,
        by_lot=bool(pair.lots),
        seats=found.seats,
        discarded=discarded,
        leaks=leaks,
        cells=[(*cell, times) for cell, times in found.cells.items()] if found.shows else [],
        givers={kind: sorted(seats) for kind, seats in found.givers.items()},
    )


async def play_moments(make_web: WebMaker, report: Report) -> None:
    """The second run: each secret up to the moment at which it comes out."""
    for secret in SECRETS:
        if secret.name in NEVER:
            continue
        with TemporaryDirectory() as folder:
            wrong = await Pair(lawful_scene(secret), secret).moment(make_web, Path(folder))
        if wrong:
            report.leaks.append(f"the moment × {secret.name}: {wrong}")
        else:
            report.moments.append(secret.name)


def run(games: int, seed: str, make_web: WebMaker, say: Say, kept: Kept) -> Report:
    """So many pairs (0: each once), then the moments. What is kept of an earlier run is not played again."""

    async def play() -> Report:
        report, known = Report(), kept.findings()
        for number, pair in enumerate(pairs(games or len(all_pairs()), seed)):
            if number % 10 == 0:
                say(f"{number} pairs, {len(report.leaks)} differences")
            if (found := known.get(pair.name)) is None:
                found = await play_pair(pair, make_web)
                kept.add(found)
            report.add(found)
        await play_moments(make_web, report)
        return report

    return asyncio.run(play())
