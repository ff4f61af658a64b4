"""Customs of a scenario: where its bots meet, whose people have which names, what they deal; and its printed map."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict, ValidationError

from artifact_server.core.errors import Malformed
from artifact_server.core.toml import NotToml, read_toml
from artifact_server.kit.deckplan import Plan

FILE = "bots.toml"
Near = tuple[str, str, str]
"""What is given, what is had for it, and with which factions."""


class Customs(BaseModel):
    """As the scenario's file has them. Without one its bots do not deal."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    where: str = ""
    people: Mapping[str, tuple[str, ...]] = {}
    rivals: tuple[str, ...] = ()
    """Names of people whose side stands well as long as they are let be."""
    hosts: str = ""
    """The seat among whose people sleepers mostly lie."""
    lodgings: tuple[str, ...] = ()
    """Rooms in which guests are likeliest to be found."""
    bargains: Mapping[str, tuple[Near, ...]] = {}
    ships: Mapping[str, str] = {}
    """Whose ship is which craft: by seat."""
    luggage: Mapping[str, tuple[str, ...]] = {}
    """By list of levels: what must be with whoever wants to be carried home in another's ship."""


NONE = Customs()


@dataclass(frozen=True)
class Guide:
    """What is printed of a scenario for everybody, and what its bots go by beside it."""

    plan: Plan
    customs: Customs = NONE


Atlas = Callable[[str], Guide | None]
"""The guide to the printed map of a digest; None if there is none at hand."""


def read_customs(files: Mapping[str, str], scenario: str) -> Customs:
    """Raises Malformed."""
    if FILE not in files:
        return NONE
    try:
        return Customs.model_validate(read_toml(files[FILE]))
    except (NotToml, ValidationError) as fault:
        raise Malformed("scenario-bad-toml", scenario=scenario, file=FILE, fault=str(fault)) from None
