"""Every clause has its words; the command, the page and the screens say the same; whatever code cites can be looked up."""

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from artifact_server.__main__ import main
from artifact_server.clauses import Ledger, Section, as_page, read_rulebook, rows
from artifact_server.commands import checking
from artifact_server.house import PACKAGE, house
from artifact_server.words import Catalogues
from tests.clauses.ledger import TESTS, our_ledger

PAGE = PACKAGE.parent / "docs" / "rules.md"
CITED = re.compile(r"(?:[A-Z]+(?:-[A-Z])?-?\d{2})")


@pytest.fixture(scope="module")
def sections() -> list[Section]:
    words = house("static") / "words"
    return read_rulebook(words, Catalogues(words).reader("en"))


@pytest.fixture(scope="module")
def words(sections: list[Section]) -> dict[str, str]:
    return {id: said for section in sections for id, said in section.clauses.items()}


def all_ids() -> list[str]:
    groups = tomllib.loads((TESTS / "clauses" / "ids.toml").read_text(encoding="utf-8"))
    return [id for group in groups.values() for row in group.values() for id in row]


def test_every_clause_has_words_in_the_rulebooks_order(words: dict[str, str]) -> None:
    assert list(words) == all_ids()


def test_words_are_a_short_sentence_or_two_and_each_is_said_once(words: dict[str, str]) -> None:
    assert [id for id, said in words.items() if len(said.split()) > 30 or said[-1] not in ".?!"] == []
    assert len(set(words.values())) == len(words)


def test_a_section_stands_in_the_catalogue_that_the_browser_asks_for(sections: list[Section]) -> None:
    for section in sections:
        assert section.title != f"section-{section.id}"
        assert {re.sub(r"-?\d+$", "", id) for id in section.clauses} == {section.id}


def cited(path: Path) -> Iterator[str]:
    """Texts of a module that look like the id of a clause and nothing else."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CITED.fullmatch(node.value):
            yield node.value


def test_whatever_the_rules_cite_has_words(sections: list[Section], words: dict[str, str]) -> None:
    ours = {section.id for section in sections}
    found = {
        (id, path.name)
        for path in (PACKAGE / "systems" / "artifact").rglob("*.py")
        for id in cited(path)
        if re.sub(r"-?\d+$", "", id) in ours
    }
    assert len(found) > 300
    assert {(id, name) for id, name in found if id not in words} == set()


def test_the_page_of_rules_is_as_the_words_are(sections: list[Section]) -> None:
    assert PAGE.read_text(encoding="utf-8") == as_page(sections), "make rules writes it anew"


def test_a_row_says_what_is_held_excused_or_still_to_come(sections: list[Section]) -> None:
    ledger = Ledger(
        ("MAP-01", "MAP-02", "MAP-03", "MAP-04"),
        frozenset(),
        {"MAP-01": ("test_maps.py:3",)},
        {"MAP-02": "Nobody needs it."},
        ("MAP-03",),
    )
    table = {row.id: row for row in rows(sections, ledger)}
    said = [table[id].status for id in ("MAP-01", "MAP-02", "MAP-03", "MAP-04", "CON-01")]
    assert said == ["held", "excused", "not yet", "missing", "no test asked"]
    assert (table["MAP-01"].tests, table["MAP-02"].excuse) == (("test_maps.py:3",), "Nobody needs it.")


class Prints:
    """Runs `artifact-server clauses` here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capture = monkeypatch, capture

    def __call__(self, *args: str) -> tuple[str, str]:
        self.monkeypatch.setattr(sys, "argv", ["artifact-server", "clauses", *args])
        with pytest.raises(SystemExit):
            main()
        return self.capture.readouterr()


@pytest.fixture
def prints(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Prints:
    return Prints(monkeypatch, capsys)


def test_the_command_prints_a_clause_a_line(prints: Prints, words: dict[str, str]) -> None:
    out, err = prints()
    lines = out.splitlines()
    assert [line.split()[0] for line in lines] == list(words)
    ledger = our_ledger()
    held = next(line for line in lines if line.startswith("HATCH-12 "))
    assert re.search(rf"held +{len(ledger.held['HATCH-12'])} +", held)
    assert held.endswith(words["HATCH-12"])
    assert err.startswith(f"{len(words)} clauses: ")


def test_a_section_can_be_picked_and_read_by_a_program(prints: Prints) -> None:
    out, _ = prints("--section", "hatch", "--section", "CS-F", "--json")
    table = json.loads(out)
    assert {row["id"].rsplit("-", 1)[0] for row in table} == {"HATCH", "CS"}
    held = our_ledger().held
    assert all(
        row["tests"] == list(held.get(row["id"], ())) and row["words"] and row["status"] for row in table
    )


def test_a_section_that_does_not_exist_is_named(prints: Prints) -> None:
    _, err = prints("--section", "HATCHES")
    assert "HATCHES is none of MAP" in err


def test_an_installed_package_says_that_it_has_no_tests(
    prints: Prints, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(checking, "PACKAGE", tmp_path / "artifact_server")
    out, err = prints("--section", "MAP")
    assert all(re.match(r"MAP-\d\d  unknown    -  ", line) for line in out.splitlines())
    assert "no tests beside an installed package" in err


def test_the_page_is_written_where_it_is_asked_for(prints: Prints, tmp_path: Path) -> None:
    prints("--page", str(tmp_path / "rules.md"))
    assert (tmp_path / "rules.md").read_bytes() == PAGE.read_bytes()
