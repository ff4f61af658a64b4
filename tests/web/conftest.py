"""The Inn, served: a real server on a free port with an empty journal."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from artifact_server.app import build
from artifact_server.settings import Settings
from artifact_server.systems import SHELF
from tests.web import inn as rules
from tests.web.serving import Server, serving


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setitem(SHELF, "inn", rules.__name__)
    folder = tmp_path / "scenarios" / "inn"
    folder.mkdir(parents=True)
    (folder / "scenario.toml").write_text(rules.CARD)
    return Settings(data=tmp_path / "data", scenarios=tmp_path / "scenarios")


@pytest.fixture
def server(settings: Settings) -> Iterator[Server]:
    with serving(build(settings)) as server:
        yield server
