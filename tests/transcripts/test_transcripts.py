"""Every transcript in this folder and below holds: what was told, shown, offered and refused is as written."""

from pathlib import Path

import pytest

from artifact_server.referee.files import play_file

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
