"""Every clause of the rulebook has a test, an excuse or a line in not_yet.toml, and that list only shrinks."""

from pathlib import Path

import pytest

from artifact_server.clauses.ledger import Ledger, held, marks
from tests.clauses.ledger import our_ledger, written


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return our_ledger()


def test_every_clause_is_tested_excused_or_still_to_come(ledger: Ledger) -> None:
    assert ledger.missing == []


def test_no_test_names_a_clause_that_does_not_exist(ledger: Ledger) -> None:
    assert ledger.unknown == {}


def test_what_is_tested_is_struck_off(ledger: Ledger) -> None:
    assert ledger.overdue == [], "python -m tests.clauses.ledger strikes them off"


def test_what_is_still_to_come_is_sorted_and_stands_there_once(ledger: Ledger) -> None:
    assert list(ledger.not_yet) == [i for i in ledger.needed if i in ledger.not_yet]


def test_an_excuse_is_a_sentence_about_a_clause(ledger: Ledger) -> None:
    for id, why in ledger.excuses.items():
        assert id in ledger.needed
        assert id not in ledger.not_yet
        assert why.endswith(".")
        assert len(why.split()) > 5


def test_the_rulebook_has_584_clauses_95_cases_where_they_meet_and_81_of_the_sheets(ledger: Ledger) -> None:
    cases = [i for i in ledger.needed if i.startswith("X")]
    sheets = [i for i in ledger.needed if i.startswith("CS-")]
    assert (len(ledger.needed) - len(cases) - len(sheets), len(cases), len(sheets)) == (584, 95, 81)
    assert len(set(ledger.needed)) == len(ledger.needed)


def test_marks_are_found_wherever_they_are_written(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "import pytest\n"
        'pytestmark = pytest.mark.clause("MAP-01")\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("MAP-02"))])\n'
        '@pytest.mark.clause("MAP-03", "MAP-04")\n'
        "def test_it(x): ...\n"
    )
    (tmp_path / "transcripts").mkdir()
    (tmp_path / "transcripts" / "story.txt").write_text("# A story.\n# clauses: X01 SET-24,SEQ-02\n")
    assert held(tmp_path) == {
        "MAP-01": ("test_one.py:2",),
        "MAP-02": ("test_one.py:3",),
        "MAP-03": ("test_one.py:4",),
        "MAP-04": ("test_one.py:4",),
        "X01": ("transcripts/story.txt:2",),
        "SET-24": ("transcripts/story.txt:2",),
        "SEQ-02": ("transcripts/story.txt:2",),
    }


@pytest.mark.parametrize("why", ["skip", 'skip(reason="later")', "xfail"])
def test_a_test_that_is_not_run_holds_nothing(why: str) -> None:
    source = f'@pytest.mark.{why}\n@pytest.mark.clause("MAP-01")\ndef test_it(): ...\n'
    assert list(marks(source)) == []


def test_a_computed_clause_is_turned_down() -> None:
    with pytest.raises(AssertionError, match="written out"):
        list(marks("@pytest.mark.clause(f'MAP-{1}')\ndef test_it(): ...\n"))


def test_the_list_is_written_as_it_is_read() -> None:
    assert written(["MAP-01", "X01", "X02"]).splitlines()[2:] == ['  "MAP-01",', '  "X01", "X02",', "]"]
