"""The mutants themselves: what is changed, what is left alone, what a page says of them."""

import ast
import json
from pathlib import Path as Folder

import pytest

from tests.mutants import run
from tests.mutants.page import interval, page
from tests.mutants.reach import RULES
from tests.mutants.sites import mutated, sites

RULE = '''
def may(figure: str, left: int = 3, *, all: bool = True) -> bool:
    """Whether he may go on."""
    assert left > 0
    if figure == "bug" and left < 2:
        note(figure)
        return False
    return not all
'''


def changes(source: str) -> dict[str, str]:
    """What is done → the source that comes of it."""
    tree = ast.parse(source)
    return {site.what: ast.unparse(mutated(tree, site)) for site in sites("a.py", tree)}


def test_each_change_is_another_rule_and_only_one_thing_is_changed() -> None:
    found = changes(RULE)
    assert "left <= 2" in found["`left < 2` → `left <= 2`"]
    assert "left < 3" in found["`2` → `3`"]
    assert "figure == 'no such'" in found["`figure == 'bug'` → `figure == 'no such'`"]
    assert "or left < 2" in found["`figure == 'bug' and left < 2` → `figure == 'bug' or left < 2`"]
    assert "if False:" in found["`if figure == 'bug' and left < 2` → never"]
    assert "note" not in found["leave out `note(figure)`"]
    assert "return True" in found["`False` → `True`"]
    assert "return all" in found["`not all` → `all`"]
    assert len({*found.values(), ast.unparse(ast.parse(RULE))}) == len(found) + 1


@pytest.mark.parametrize(
    "kept", ["assert left > 0", "left: int=3", "all: bool=True", "Whether he may go on."]
)
def test_what_nobody_could_notice_is_left_alone(kept: str) -> None:
    assert all(kept in source for source in changes(RULE).values())


@pytest.mark.parametrize(
    ("line", "kinds"),
    [
        ("x = [a for a in b if a]", {"`if a` → always"}),
        ("match a:\n        case 1 if b:\n            c()", {"`case … if b` → always", "leave out `c()`"}),
        ("raise Rejected('no')", set()),
        ("assert_never(a)", set()),
        ("tell(seat, 'code', clauses=('X-1',))", {"leave out `tell(seat, 'code', clauses=('X-1',))`"}),
    ],
)
def test_filters_guards_and_what_is_said(line: str, kinds: set[str]) -> None:
    found = set(changes(f"def f():\n    {line}\n"))
    assert kinds <= found
    assert kinds or not found


def test_methods_are_changed_by_their_full_name() -> None:
    [site] = sites("a.py", ast.parse("class Walk:\n    def left(self) -> int:\n        return self.points\n"))
    assert site.change == "Walk.left: `return self.points` → `0`"


def test_the_page_says_what_nobody_noticed() -> None:
    fates = ("killed",) * 8 + ("survived", "unreached", "gone")
    found = [
        {"file": "gases.py", "line": n, "change": f"f: {n}", "fate": fate} for n, fate in enumerate(fates)
    ]
    first = [{**each, "fate": "killed" if n < 6 else "survived"} for n, each in enumerate(found)]
    text = "\n".join(page(["seed 1"], first, found, {"gases.py": {"f: 8": "equivalent"}}))  # type: ignore[arg-type]
    assert "11 mutants, 6 killed at first: 54.5%" in text
    assert "8 of the 10 whose code is still there are killed: 80.0%" in text
    assert "| gases.py | f: 8 | equivalent |\n| gases.py | f: 9 | open |" in text
    assert "Of the 2 others 1 are equivalent." in text
    assert "| gases.py | 10 | 8 |" in text
    assert "f: 10" not in text, "the code is gone"


def test_what_was_not_noticed_is_found_again_wherever_its_line_is_now(
    tmp_path: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = RULES / "load.py"
    first, second, *_ = sites("load.py", ast.parse(source.read_text(encoding="utf-8")))
    lost = {"file": "load.py", "line": 3, "change": "gone_since: never"}
    lines = [
        {"name": "a", "file": "load.py", "line": first.line - 7, "change": first.change, "fate": "survived"},
        {"name": "b", "file": "load.py", "line": second.line, "change": second.change, "fate": "survived"},
        {"name": "b", "file": "load.py", "line": second.line, "change": second.change, "fate": "killed"},
        {"name": "c", **lost, "fate": "survived"},
    ]
    monkeypatch.setattr(run, "FOUND", tmp_path / "found")
    run.FOUND.write_text("\n".join(map(json.dumps, lines)))
    assert run.survivors() == {"a": first, "c": None}


@pytest.mark.parametrize(("killed", "of", "low", "high"), [(8, 10, 0.49, 0.943), (850, 1000, 0.827, 0.871)])
def test_an_interval_is_as_wide_as_the_sample_is_small(killed: int, of: int, low: float, high: float) -> None:
    assert [round(bound, 3) for bound in interval(killed, of)] == [low, high]
