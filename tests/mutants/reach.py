"""Which tests reach which line of the rules, and how long each takes: written once, as what the mutants' runs choose from."""

import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path as Folder

import coverage
import pytest

ROOT = Folder(__file__).parents[2]
RULES = ROOT / "artifact_server" / "systems" / "artifact" / "rules"
SUITES = ("tests/artifact", "tests/feynman", "tests/transcripts")
"""Tests that say what a rule does. Games at random and pairs of worlds hold other promises, and take too long here."""
KEPT = ROOT / ".mutants.json"


class Reach:
    """A plugin: each test is a context of its own."""

    def __init__(self) -> None:
        self.coverage = coverage.Coverage(data_file=None, include=[f"{RULES}/*"])
        self.times: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        done = yield
        self.times[item.nodeid] = round(time.process_time() - began, 4)
        return done

    def lines(self) -> defaultdict[str, dict[int, list[str]]]:
        """File → line → the tests that come by, quickest first."""
        data = self.coverage.get_data()
        found: defaultdict[str, dict[int, list[str]]] = defaultdict(dict)
        for file in sorted(data.measured_files()):
            for line, tests in data.contexts_by_lineno(file).items():
                quickest = sorted((t for t in tests if t in self.times), key=lambda t: (self.times[t], t))
                found[Folder(file).name][line] = quickest
        return found


def main() -> None:
    """All suites; or only the files that are named, while what is known of the others is kept."""
    suites = sys.argv[1:] or SUITES
    plugin = Reach()
    plugin.coverage.start()
    code = pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not browser", *suites], [plugin]
    )
    plugin.coverage.stop()
    found, times = plugin.lines(), plugin.times
    if sys.argv[1:]:
        before = json.loads(KEPT.read_text(encoding="utf-8"))
        times = {t: s for t, s in before["times"].items() if t.partition("::")[0] not in suites} | times
        for file, of in before["lines"].items():
            for line, tests in of.items():
                kept = [t for n in tests if (t := before["tests"][n]) in times and t not in plugin.times]
                found[file][int(line)] = [*kept, *found[file].get(int(line), [])]
    tests = sorted(times)
    number = {test: n for n, test in enumerate(tests)}
    lines = {f: {line: [number[t] for t in by] for line, by in of.items()} for f, of in found.items()}
    KEPT.write_text(json.dumps({"tests": tests, "times": times, "lines": lines}), encoding="utf-8")
    sys.exit(code)


if __name__ == "__main__":
    main()
