"""What was measured: readings, stopwatches, and how they are printed."""

import os
import platform
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median

import orjson

MS = 1000


@dataclass(frozen=True, slots=True)
class Reading:
    """One line of the table: a name for scripts, a label for people, numbers by name, their unit."""

    name: str
    label: str
    unit: str
    values: Mapping[str, float]


@dataclass(slots=True)
class Watch:
    """Times of one thing done over and over: on the clock, and what of it this process was computing."""

    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)

    @contextmanager
    def run(self) -> Iterator[None]:
        """Time what is done inside."""
        wall, cpu = time.perf_counter(), time.process_time()
        yield
        self.cpu.append((time.process_time() - cpu) * MS)
        self.wall.append((time.perf_counter() - wall) * MS)

    def of(self, act: Callable[[], object], times: int) -> "Watch":
        """Time this act so often."""
        for _ in range(times):
            with self.run():
                act()
        return self

    def reading(self, name: str, label: str) -> Reading:
        """The middle and the worst on the clock, and the computing on average."""
        worst, spent = max(self.wall), sum(self.cpu) / len(self.cpu)
        return Reading(name, label, "ms", {"p50": median(self.wall), "worst": worst, "cpu": spent})


def spread(name: str, label: str, times: Sequence[float]) -> Reading:
    """Milliseconds as people feel them: the middle, one in twenty, one in a hundred."""
    ordered = sorted(times)
    marks = {"p50": 0.50, "p95": 0.95, "p99": 0.99}
    return Reading(name, label, "ms", {mark: _at(ordered, part) for mark, part in marks.items()})


def single(name: str, label: str, unit: str, value: float) -> Reading:
    """A reading of one number."""
    return Reading(name, label, unit, {"": value})


def _at(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def as_table(readings: Sequence[Reading]) -> str:
    """Lines of text: label, numbers, unit."""
    wide = max(len(reading.label) for reading in readings)
    return "\n".join(f"{reading.label:<{wide}}  {_numbers(reading)}" for reading in readings)


def _numbers(reading: Reading) -> str:
    """ "3.1 ms", or "p50 3.1 · p95 4.0 · p99 9.2 ms"."""
    shown = [f"{mark} {_short(value)}".strip() for mark, value in reading.values.items()]
    return f"{' · '.join(shown)} {reading.unit}".rstrip()


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.2f}"


def as_json(readings: Sequence[Reading]) -> bytes:
    """The same for scripts, with the machine it was measured on."""
    machine = {
        "system": platform.platform(),
        "python": platform.python_version(),
        "cores": os.cpu_count() or 0,
    }
    found = {
        r.name: {"unit": r.unit, **{mark or "value": v for mark, v in r.values.items()}} for r in readings
    }
    return orjson.dumps({"machine": machine, "readings": found}, option=orjson.OPT_INDENT_2)
