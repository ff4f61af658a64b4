"""The page of faults and the tests agree: each row has tests that name it, and no test names a row that is not."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs" / "faults.md"
ROW = re.compile(r"^\| (R\d+) \| (.+) \| (.+) \|$", re.M)


def rows() -> dict[str, list[str]]:
    """Row → the tests that hold it, as the page says."""
    return {id: re.findall(r"`([^`]+)`", tests) for id, _, tests in ROW.findall(PAGE.read_text())}


def named(file: str, name: str) -> set[str]:
    """The rows that a test says it holds."""
    text = (TESTS / file).read_text()
    if file.endswith(".mjs"):
        found = re.search(rf'^// ([R\d, ]+)\ntest\("{re.escape(name)}', text, re.M)
    else:
        found = re.search(rf"^@pytest\.mark\.fault\(([^)]*)\)\n(?:@.*\n)*(?:async )?def {name}\(", text, re.M)
    return set(re.findall(r"R\d+", found[1])) if found else set()


def test_every_row_is_held_by_tests_that_name_it() -> None:
    held = rows()
    assert len(held) > 60
    for id, tests in held.items():
        assert tests, f"{id} is held by nothing"
        for test in tests:
            assert id in named(*test.split("::")), f"{test} does not name {id}"


def test_no_test_names_a_row_that_is_not_there() -> None:
    known = set(rows())
    for file in (*TESTS.rglob("test_*.py"), *TESTS.rglob("*.test.mjs")):
        marks = re.findall(r"mark\.fault\(([^)]*)\)|^// (R\d+(?:, R\d+)*)$", file.read_text(), re.M)
        ids = {id for python, client in marks for id in re.findall(r"R\d+", python + client)}
        assert ids <= known, file
