"""Every transcript in this folder and below holds: what was told, shown, offered and refused is as written."""

from pathlib import Path

import pytest

from artifact_server.core.errors import Malformed
from artifact_server.house import house
from artifact_server.referee.files import play_file
from artifact_server.referee.play import referee
from artifact_server.scenario import Shelf
from artifact_server.words import Catalogues

SCRIPTS = sorted(Path(__file__).parent.rglob("*.txt"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda p: p.stem)
def test_the_transcript_holds(script: Path) -> None:
    outcome = play_file(script)
    assert not outcome.trouble
    assert outcome.verdict is not None
    assert outcome.verdict.faults == []
    assert outcome.verdict.commands > 0


def test_there_are_transcripts() -> None:
    assert SCRIPTS


HEAD = "scenario corridor\nseats P:pirates M:scientist\nfigure P.H1 A(1,1) E kind=human\n"


@pytest.mark.parametrize(
    "line",
    [
        "= P",
        '= J levels proposed=[{"code": "x", "args": {}}]',
        "= Q fig/P.H1 at=1",
        "? J judge what=give exactly=[nobody]",
        "? Q act",
        "? P nothing figure=[{]}",
        "! ",
        "rule x",
        "> P",
        "> Q declare",
        "> P form declare a=1 a/b=2",
        '> P move figure="a',
        "never",
    ],
)
def test_a_line_that_makes_no_sense_is_a_fault_with_its_number(line: str) -> None:
    trouble = found_in(HEAD + line + "\n")
    assert trouble
    assert all(each.lower().startswith(("line 4", "after line 4")) for each in trouble)


def found_in(text: str) -> list[str]:
    """What the referee finds wrong with a script."""
    wording = Catalogues(house("static") / "words").reader("en")
    try:
        return referee(text, lambda name: Shelf(house("scenarios")).find(name), wording).faults
    except Malformed as fault:
        return [wording.say(fault.words)]
