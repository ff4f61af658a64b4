"""The bench runs to its end and says what can be true. How fast it was is nobody's business here."""

import subprocess
import sys
from collections.abc import Mapping
from math import isfinite
from pathlib import Path

import orjson
import pytest

from artifact_server.bench import Reading, as_table

Readings = Mapping[str, Mapping[str, float]]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Readings]:
    """What the quick bench prints, and the numbers in its file."""
    file: Path = tmp_path_factory.mktemp("bench") / "readings.json"
    bench = [sys.executable, "-m", "artifact_server", "bench", "--quick", "--json", str(file)]
    command = [sys.executable, "-m", "tests.store.postgres", *bench, "--postgres"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    found = orjson.loads(file.read_bytes())
    assert found["machine"]["cores"] > 0
    numbers = {
        name: {mark: value for mark, value in reading.items() if mark != "unit"}
        for name, reading in found["readings"].items()
    }
    return done.stdout, numbers


def test_every_reading_is_a_line_and_a_number(said: tuple[str, Readings]) -> None:
    table, readings = said
    assert len(table.splitlines()) == len(readings) > 20
    assert all(isfinite(value) for reading in readings.values() for value in reading.values())
    assert all(max(reading.values()) > 0 for reading in readings.values())


@pytest.mark.parametrize("name", ["order", "order-walk", "form", "append-sqlite", "append-postgresql"])
def test_one_in_a_hundred_waits_no_less_than_the_middle(said: tuple[str, Readings], name: str) -> None:
    spread = said[1][name]
    assert 0 < spread["p50"] <= spread["p95"] <= spread["p99"]


def test_a_step_goes_out_as_a_small_part_of_a_view(said: tuple[str, Readings]) -> None:
    size = {name: reading["value"] for name, reading in said[1].items() if name.startswith("bytes-")}
    assert 0 < size["bytes-step"] < size["bytes-view"] < size["bytes-judge"] < size["bytes-state"]
    assert 0 < size["bytes-step-judge"] < size["bytes-judge"]


def test_a_game_is_loaded_at_every_milestone(said: tuple[str, Readings]) -> None:
    assert {"loading-1", "loading-5"} <= said[1].keys()


def test_the_table_lines_up() -> None:
    readings = [
        Reading("a", "short", "bytes", {"": 12345}),
        Reading("b", "a longer label", "ms", {"p50": 1.234, "p99": 250.7}),
    ]
    assert as_table(readings).splitlines() == [
        "short           12,345 bytes",
        "a longer label  p50 1.23 · p99 251 ms",
    ]
