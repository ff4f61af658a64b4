"""Many games, over several processes; each is written down as it ends, so that a run that was stopped goes on."""

import gc
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, fields
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from artifact_server.core.bundle import Bundle
from artifact_server.systems.artifact import open_system
from artifact_server.tournament.cells import Cell, Mix, cell
from artifact_server.tournament.evening import played

RARELY = (200_000, 20, 100)
Say = Callable[[str], None]


@dataclass(frozen=True)
class Tournament:
    """Which games are played: so many of a mix, by a seed."""

    bundle: Bundle
    mix: Mix
    games: int
    seed: str = "1"

    def cells(self) -> list[Cell]:
        book = open_system(self.bundle).book
        return [cell(number, self.seed, self.mix, book) for number in range(self.games)]

    def run(self, kept: Path, processes: int, say: Say) -> list[dict[str, Any]]:
        """All of them, of which those in the file are not played again unless they broke."""
        done = {_key(record): record for record in _read(kept) if "broke" not in record}
        cells = self.cells()
        left = [each for each in cells if _key(each.told()) not in done]
        kept.parent.mkdir(parents=True, exist_ok=True)
        for number, record in enumerate(_played(self.bundle, left, processes), 1):
            done[_key(record)] = record
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(record) + "\n")
            say(f"{number} of {len(left)}: game {record['number']}, {_in_short(record)}")
        return [done[_key(each.told())] for each in cells]


def _played(bundle: Bundle, cells: Sequence[Cell], processes: int) -> Iterator[dict[str, Any]]:
    """Each as it ends."""
    if processes == 1:
        _warm(bundle)
        yield from (played(bundle, each) for each in cells)
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), _warm, (bundle,)) as pool:
        games = [pool.submit(played, bundle, each) for each in cells]
        yield from (game.result() for game in as_completed(games))


def _warm(bundle: Bundle) -> None:
    """What is looked up in every game is worked out once for each process; and few cycles are made, so few are looked for."""
    open_system(bundle).prepare()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def _key(told: dict[str, Any]) -> str:
    """What makes it another game."""
    return json.dumps([told[name] for name in (each.name for each in fields(Cell))])


def _read(kept: Path) -> Iterable[dict[str, Any]]:
    """What was cut off in the middle of a line is played again."""
    if not kept.exists():
        return ()
    whole = [line for line in kept.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    kept.write_bytes(b"".join(whole))
    return map(json.loads, whole)


def _in_short(record: dict[str, Any]) -> str:
    if "broke" in record:
        return f"BROKE: {record['broke']}"
    return f"{' and '.join(record['winners']) or 'nobody'}, {record['why']}, {record['seconds']} s"
