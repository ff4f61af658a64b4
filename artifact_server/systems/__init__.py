"""The game systems on the shelf: which rules a scenario asks for, found by name."""

from collections.abc import Mapping
from importlib import import_module
from typing import Protocol, cast

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed
from artifact_server.core.game import GameSystem
from artifact_server.core.words import JSON


class Rules(Protocol):
    """What the package of a game system offers to the house."""

    def open_system(self, bundle: Bundle) -> GameSystem:
        """The rules, bound to a scenario. Raises Malformed if the scenario cannot be played."""

    def pictures(self, bundle: Bundle) -> Mapping[str, Mapping[str, JSON]]:
        """The printed maps of a scenario by digest, as the browser draws them; none if it has no map."""


SHELF = {"artifact": "artifact_server.systems.artifact"}


def open_system(bundle: Bundle) -> GameSystem:
    """The rules that this scenario is for."""
    return rules(bundle.system).open_system(bundle)


def rules(system: str) -> Rules:
    """The package of a game system. Only what is played is loaded."""
    if system not in SHELF:
        raise Malformed("unknown-system", system=system)
    return cast(Rules, import_module(SHELF[system]))
