"""Mutants of the rules, one process each: does a test notice? `python -m tests.mutants.run SEED EACH`, or `make mutants`.

`python -m tests.mutants.run again SECONDS` tries those that no test had noticed once more, as sources and tests are now.

All tests are collected once. For each change the process forks, the child puts the changed code into the function, and runs
the tests that reach its line, the most particular and quickest first, until one fails. What goes on for too long counts as
noticed; a child that has used up its time without a failure counts as not noticed.
"""

import ast
import functools
import gc
import json
import os
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path as Folder
from random import Random
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from artifact_server.systems.artifact import open_system, system
from tests.artifact import table
from tests.mutants.reach import KEPT, ROOT, RULES, SUITES
from tests.mutants.sites import Site, mutated, sites

BUDGET = 12.0
"""Seconds of work that tests may take for one mutant."""
ENDLESS = 30.0
"""So much work in one child is a loop without end."""
FOUND = ROOT / ".mutants.jsonl"
LOOKED_AT = Folder(__file__).with_name("looked_at.toml")
AGAIN = "again"
KILLED, GONE = "killed", "gone"
FAULT = "fault: "
MADE_BY_RULES = (
    "artifact_server.systems.artifact.rules",
    "artifact_server.systems.artifact.views",
    "tests.artifact.test_",
)


def sample(seed: str, each: int, files: Sequence[str] = ()) -> list[Site]:
    """So many changes of each file, drawn by lot, in any order; all of a file that has no more."""
    chosen: list[Site] = []
    for path in sorted(RULES.glob("*.py")):
        if not files or path.name in files:
            found = list(sites(path.name, ast.parse(path.read_text(encoding="utf-8"))))
            chosen += Random(f"{seed} {path.name}").sample(found, min(each, len(found)))
    Random(seed).shuffle(chosen)
    return chosen


def known(first: bool = False) -> dict[str, dict[str, Any]]:
    """What has been found out about each, by the name that it was drawn with: the last word, or the first."""
    lines = [json.loads(line) for line in FOUND.read_text(encoding="utf-8").splitlines()]
    return {told["name"]: told for told in (reversed(lines) if first else lines)}


def looked_at() -> dict[str, dict[str, str]]:
    """File → change → what came of looking at it; what is not in it is open."""
    found: dict[str, dict[str, str]] = tomllib.loads(LOOKED_AT.read_text(encoding="utf-8"))
    return found


def survivors() -> dict[str, Site | None]:
    """Those that no test had noticed, wherever their line is now; None for what is no more there to be changed.

    Nobody is asked again about what somebody has looked at and found equivalent.
    """
    found: dict[str, Site | None] = {}
    words = looked_at()
    for name, told in known().items():
        path = RULES / told["file"]
        settled = told["fate"] in (KILLED, GONE) or told["change"] in words.get(told["file"], {})
        if not settled:
            tree = ast.parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Module([], [])
            same = [site for site in sites(path.name, tree) if site.change == told["change"]]
            found[name] = min(same, key=lambda site: abs(site.line - told["line"]), default=None)
    return found


class Breeding:
    """A plugin: instead of running the session's tests it runs mutants."""

    def __init__(self, chosen: Mapping[str, Site | None], budget: float = BUDGET) -> None:
        self.chosen, self.budget = chosen, budget
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
        self.tests, self.times, self.lines = kept["tests"], kept["times"], kept["lines"]
        self.breadth = [0] * len(self.tests)
        for of in self.lines.values():
            for found in of.values():
                for number in found:
                    self.breadth[number] += 1
        self.functions: dict[tuple[str, str], list[FunctionType]] = {}
        self.sound: set[str] = set()
        """Tests that pass in a child of their own when nothing is changed."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        _warm()
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(RULES)):
                key = (Folder(thing.__code__.co_filename).name, thing.__qualname__)
                self.functions.setdefault(key, []).append(thing)
        gc.freeze()
        for number, (name, site) in enumerate(self.chosen.items(), 1):
            fate, by = self._try(site) if site is not None else (GONE, "")
            file, line, change = (site.file, site.line, site.change) if site is not None else _read(name)
            told = {"name": name, "file": file, "line": line, "change": change, "fate": fate, "by": by}
            with FOUND.open("a", encoding="utf-8") as found:
                print(json.dumps(told), file=found)
            print(f"{number}/{len(self.chosen)} {fate} {name} {by}", flush=True)
        return True

    def reaching(self, site: Site) -> list[str]:
        """The tests that come by this line; first those of a clause that the function names, then those that reach little."""
        of, named = self.lines.get(site.file, {}), set(site.clauses)
        found = of.get(str(site.line)) or of.get(str(site.begins)) or []

        def late(number: int) -> tuple[bool, float]:
            test = self.tests[number]
            marks = (mark.args for mark in self.items[test].iter_markers("clause"))
            return not any(named & set(ids) for ids in marks), self.breadth[number] * (
                self.times[test] + 0.01
            )

        return [self.tests[n] for n in sorted((n for n in found if self.tests[n] in self.items), key=late)]

    def _try(self, site: Site) -> tuple[str, str]:
        """What becomes of it, and which test noticed. A test that fails without it as well is not asked again."""
        while tests := self.reaching(site):
            told = _forked(partial(self._child, site, tests))
            if not told:
                return KILLED, "a loop without end"
            if told.startswith("none of"):
                return "survived", told
            if told in self.sound or _forked(partial(self._child, None, [told])).startswith("none of"):
                self.sound.add(told)
                return KILLED, told
            del self.items[told]
        return "unreached", ""

    def _child(self, site: Site | None, tests: Sequence[str]) -> str:
        signal.setitimer(signal.ITIMER_PROF, ENDLESS)
        if site is not None:
            self._put(site)
        began = time.process_time()
        for number, test in enumerate(tests, 1):
            reports = runtestprotocol(self.items[test], nextitem=None, log=False)
            if any(report.failed for report in reports):
                return test
            if time.process_time() - began > self.budget:
                return f"none of {number} of {len(tests)} tests"
        return f"none of {len(tests)} tests"

    def _put(self, site: Site) -> None:
        """Put the changed code into the function, wherever it has been imported to."""
        path = RULES / site.file
        tree = ast.parse(path.read_text(encoding="utf-8"))
        module = compile(mutated(tree, site), str(path), "exec")
        code = next(c for c in _codes(module) if c.co_qualname == site.function)
        for function in self.functions[site.file, site.function]:
            function.__code__ = code


def _forked(work: Callable[[], str]) -> str:
    """What a child says who does this work; "" if it never comes back."""
    reading, writing = os.pipe()
    if (child := os.fork()) == 0:
        os.close(reading)
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        try:
            os.write(writing, work().encode())
        except BaseException as fault:
            os.write(writing, f"{FAULT}{fault!r}".encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    if told.startswith(FAULT.encode()):
        raise RuntimeError(told.decode())
    return told.decode()


def _read(name: str) -> tuple[str, int, str]:
    """File, line and change of a name."""
    place, _, change = name.partition(" ")
    file, _, line = place.partition(":")
    return file, int(line), change


def _codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _codes(inner)


def _warm() -> None:
    """Read every map once, and keep it: what the rules do not make is the same for every mutant."""
    keep = functools.cache(system._book.__wrapped__)
    system._book = keep
    for folder in [*sorted((ROOT / "tests" / "maps").iterdir()), ROOT / "scenarios" / "feynman"]:
        if folder.is_dir():
            open_system(table.bundle(folder.name)).prepare()
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper) and thing.__module__.startswith(MADE_BY_RULES):
            thing.cache_clear()


def main() -> None:
    if sys.argv[1] == AGAIN:
        plugin = Breeding(survivors(), float(sys.argv[2]))
    else:
        seed, each, files = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
        FOUND.unlink(missing_ok=True)
        plugin = Breeding({site.name: site for site in sample(seed, each, files)})
    args = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not browser", "--tb=no", "-s", *SUITES]
    pytest.main(args, [plugin])


if __name__ == "__main__":
    main()
