"""The clause ledger: which clauses of the rulebook a test holds, found by reading the tests, not by running them."""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
TESTS = HERE.parent
NOT_YET = TESTS / "not_yet.toml"
_REMARK = re.compile(r"^#\s*clauses:\s*(.*)$")
_VOID = {"skip", "xfail"}
_HEAD = """\
# Clauses that no test holds yet. This list only shrinks: `python -m tests.clauses.ledger` strikes off what is tested now.
not_yet = [
"""


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


def read_ledger(tests: Path = TESTS) -> Ledger:
    """The ledger of a tree of tests."""
    ids = tomllib.loads((HERE / "ids.toml").read_text())
    needed = tuple(i for row in ids["needed"].values() for i in row)
    named = frozenset((*needed, *(i for row in ids["named"].values() for i in row)))
    excuses = tomllib.loads((HERE / "excuses.toml").read_text())
    return Ledger(needed, named, held(tests), excuses, not_yet())


def not_yet() -> tuple[str, ...]:
    return tuple(tomllib.loads(NOT_YET.read_text())["not_yet"])


def held(tests: Path) -> dict[str, tuple[str, ...]]:
    """Id → where it is named, over all tests and transcripts below a folder."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(tests.rglob("test_*.py")):
        for id, line in marks(path.read_text()):
            found[id].append(f"{path.relative_to(tests)}:{line}")
    for path in sorted(tests.glob("transcripts/**/*.txt")):
        for id, line in remarks(path.read_text()):
            found[id].append(f"{path.relative_to(tests)}:{line}")
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


def written(ids: list[str]) -> str:
    """The text of not_yet.toml for these ids."""
    chapters: dict[str, list[str]] = defaultdict(list)
    for id in ids:
        chapters[id.rstrip("0123456789").rstrip("-")].append(id)
    rows: list[str] = []
    for row in chapters.values():
        rows += [" ".join(f'"{id}",' for id in row[at : at + 9]) for at in range(0, len(row), 9)]
    return _HEAD + "".join(f"  {row}\n" for row in rows) + "]\n"


def main() -> None:
    """Strike off not_yet.toml what is tested or excused now."""
    ledger = read_ledger()
    left = [i for i in ledger.not_yet if i not in ledger.held and i not in ledger.excuses]
    NOT_YET.write_text(written(left))
    done = sum(1 for i in ledger.needed if i in ledger.held)
    print(f"{done} of {len(ledger.needed)} clauses are held by tests; {len(left)} are still to come.")


if __name__ == "__main__":
    main()
