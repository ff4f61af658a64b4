"""The audit: all pairs once, then by lot; what came of them, as a report."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from artifact_server.audit.grid import Grid
from artifact_server.audit.hidden import SECRETS
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

    @property
    def faults(self) -> list[str]:
        """All that must not be."""
        return [*self.faults_of_pairs(), *(f"nothing was compared: {cell}" for cell in self.grid.empty())]

    def faults_of_pairs(self) -> list[str]:
        """What is wrong with the pairs that were played, however few."""
        found = list(self.leaks)
        if len(self.discarded) > MOST_DISCARDED * self.seats:
            found.append(f"{len(self.discarded)} of {self.seats} seats could have come to know")
        return found

    def lines(self) -> Iterator[str]:
        """For people."""
        yield from self.grid.lines()
        yield ""
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


async def play_pair(pair: Pair, make_web: WebMaker, report: Report) -> None:
    """One pair, into the report."""
    with TemporaryDirectory() as folder:
        found = await pair.verdict(make_web, Path(folder))
    name = f"{pair.scene.name} × {pair.secret.name}{' × ' * bool(pair.lots)}{pair.lots}"
    report.pairs += 1
    report.seats += found.seats
    report.discarded += [f"{name}: {why}" for why in found.could_know.values()]
    report.leaks += [f"{name}: {seat} can tell: {text}" for seat, text in found.apart.items()]
    if found.shows:
        report.grid.add(pair.secret.name, pair.knowing, found.cells, {} if pair.lots else found.givers)
    elif pair.lots:
        report.discarded += [f"{name}: by this lot there is nothing to know"] * found.seats
    else:
        report.leaks.append(f"{name}: nobody can tell the worlds apart, so there is no secret")


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


def run(games: int, seed: str, make_web: WebMaker, say: Say) -> Report:
    """So many pairs (0: each once), then the moments."""

    async def play() -> Report:
        report = Report()
        for number, pair in enumerate(pairs(games or len(all_pairs()), seed)):
            if number % 10 == 0:
                say(f"{number} pairs, {len(report.leaks)} differences")
            await play_pair(pair, make_web, report)
        await play_moments(make_web, report)
        return report

    return asyncio.run(play())
