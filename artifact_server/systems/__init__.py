"""The game systems on the shelf: which rules a scenario asks for, found by name."""

from collections.abc import Collection, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, cast

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed
from artifact_server.core.game import GameSystem
from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Plan

SHELF = {"artifact": "artifact_server.systems.artifact"}
"""Name → package. A package offers `open_system(bundle)` and, if its game is played on a map, `pictures(bundle)`
and `check_texts(bundle, own)`."""


def open_system(bundle: Bundle) -> GameSystem:
    """The rules, bound to this scenario. Raises Malformed if it cannot be played."""
    return cast(GameSystem, _rules(bundle.system).open_system(bundle))


def pictures(bundle: Bundle) -> Mapping[str, Mapping[str, JSON]]:
    """The printed maps of a scenario by digest, as the browser draws them; none for a game without a map."""
    drawn: Any = getattr(_rules(bundle.system), "pictures", None)
    return cast(Mapping[str, Mapping[str, JSON]], drawn(bundle)) if drawn else {}


def check_texts(bundle: Bundle, own: Collection[str]) -> None:
    """What only the linter asks: whether these files of a scenario, its own, fit its map. Raises Malformed."""
    check: Any = getattr(_rules(bundle.system), "check_texts", None)
    if check:
        check(bundle, own)


def printed_plan(bundle: Bundle) -> Plan | None:
    """The printed map of a scenario, to walk on without seeing a game; None for a game without a map."""
    plan: Plan | None = getattr(open_system(bundle), "plan", None)
    return plan


def _rules(system: str) -> ModuleType:
    """The package of a game system. Only what is played is loaded."""
    if system not in SHELF:
        raise Malformed("unknown-system", system=system)
    return import_module(SHELF[system])
