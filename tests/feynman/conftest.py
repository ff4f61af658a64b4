"""The Feynman's files, read once."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from artifact_server.kit.deckplan import Plan, Scene, read_plan

HOUSE = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def files() -> Mapping[str, str]:
    """File name → text."""
    return {path.name: path.read_text("utf-8") for path in sorted((HOUSE / "scenarios/feynman").iterdir())}


@pytest.fixture(scope="session")
def data(files: Mapping[str, str]) -> Mapping[str, Any]:
    """What each TOML file says, by the name of the file."""
    return {name[:-5]: tomllib.loads(text) for name, text in files.items() if name.endswith(".toml")}


@pytest.fixture(scope="session")
def words() -> str:
    """The catalogue of the scenario in English."""
    return (HOUSE / "static/words/en/feynman.ftl").read_text("utf-8")


@pytest.fixture(scope="session")
def plan(files: Mapping[str, str]) -> Plan:
    return read_plan(files)


@pytest.fixture(scope="session")
def scene(plan: Plan) -> Scene:
    """Everything shut, everything docked, the ring turning."""
    return Scene(plan)
