"""The clause ledger: which clauses of the rulebook a test holds, found by reading the tests, not by running them."""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

NOT_YET = "not_yet.toml"
_REMARK = re.compile(r"^#\s*clauses:\s*(.*)$")
_VOID = {"skip", "xfail"}


@dataclass(frozen=True)
class Ledger:
    """What there is to hold, and what is held where."""

    needed: tuple[str, ...]
    """Clauses that need a test, in the rulebook's order."""
    named: frozenset[str]
    """All ids by which a test may say what it holds."""
    held: Mapping[str, tuple[str, ...]]
    """Id → the places that name it."""
    excuses: Mapping[str, str]
    not_yet: tuple[str, ...]

    @property
    def missing(self) -> list[str]:
        """Neither tested, nor excused, nor listed as still to come."""
        return [i for i in self.needed if i not in self.held and i not in (*self.excuses, *self.not_yet)]

    @property
    def unknown(self) -> dict[str, tuple[str, ...]]:
        """Ids that are named somewhere and do not exist."""
        return {i: places for i, places in self.held.items() if i not in self.named}

    @property
    def overdue(self) -> list[str]:
        """Still listed or excused although a test holds them."""
        return [i for i in (*self.not_yet, *self.excuses) if i in self.held]


def read_ledger(tests: Path) -> Ledger | None:
    """The ledger of a tree of tests; none where there are no tests, as in an installed package."""
    if not (tests / "clauses" / "ids.toml").is_file():
        return None
    ids = tomllib.loads((tests / "clauses" / "ids.toml").read_text(encoding="utf-8"))
    needed = tuple(i for group in ("needed", "sheets") for row in ids[group].values() for i in row)
    named = frozenset((*needed, *(i for row in ids["named"].values() for i in row)))
    excuses = tomllib.loads((tests / "clauses" / "excuses.toml").read_text(encoding="utf-8"))
    return Ledger(needed, named, held(tests), excuses, _not_yet(tests / NOT_YET))


def _not_yet(path: Path) -> tuple[str, ...]:
    """Gone when nothing is left to come."""
    return tuple(tomllib.loads(path.read_text(encoding="utf-8"))["not_yet"]) if path.exists() else ()


def held(tests: Path) -> dict[str, tuple[str, ...]]:
    """Id → where it is named, over all tests and transcripts below a folder."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(tests.rglob("test_*.py")):
        for id, line in marks(path.read_text(encoding="utf-8")):
            found[id].append(f"{path.relative_to(tests).as_posix()}:{line}")
    for path in sorted(tests.glob("transcripts/**/*.txt")):
        for id, line in remarks(path.read_text(encoding="utf-8")):
            found[id].append(f"{path.relative_to(tests).as_posix()}:{line}")
    return {id: tuple(places) for id, places in found.items()}


def marks(source: str) -> Iterator[tuple[str, int]]:
    """Ids in `pytest.mark.clause(...)`. A test that is skipped or expected to fail holds nothing."""
    void: set[ast.AST] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and _skipped(node):
            void |= set(ast.walk(node))
        elif isinstance(node, ast.Call) and node not in void and _is_mark(node.func, {"clause"}):
            for argument in node.args:
                assert isinstance(argument, ast.Constant), (
                    f"line {node.lineno}: a clause is written out, not computed"
                )
                yield str(argument.value), node.lineno


def _skipped(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    return any(_is_mark(d.func if isinstance(d, ast.Call) else d, _VOID) for d in node.decorator_list)


def _is_mark(node: ast.expr, names: set[str]) -> bool:
    """Whether this is pytest.mark.<one of the names>."""
    marks = node.value if isinstance(node, ast.Attribute) and node.attr in names else None
    return isinstance(marks, ast.Attribute) and marks.attr == "mark"


def remarks(script: str) -> Iterator[tuple[str, int]]:
    """Ids in the `# clauses: …` lines of a transcript."""
    for number, line in enumerate(script.splitlines(), 1):
        if said := _REMARK.match(line):
            for id in re.split(r"[\s,]+", said[1].strip()):
                yield id, number
