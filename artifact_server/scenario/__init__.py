"""Scenarios: folders of text files, read into bundles, and the card that says what may be played with one."""

from artifact_server.scenario.card import Card, Kind, Mix, Opening, Option, PlayerSeat, read_card, written
from artifact_server.scenario.folders import Shelf, read_folder

__all__ = [
    "Card",
    "Kind",
    "Mix",
    "Opening",
    "Option",
    "PlayerSeat",
    "Shelf",
    "read_card",
    "read_folder",
    "written",
]
