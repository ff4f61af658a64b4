"""The Inn on the shelf of game systems, and its scenario."""

from typing import Any

from artifact_server.core.bundle import Bundle
from tests.toy.inn import Inn

CARD = """
system = "inn"
title = "The Inn"
summary = "Three guests and their knives."

[[seat]]
id = "A"
faction = "guest"

[[seat]]
id = "B"
faction = "guest"

[[seat]]
id = "C"
faction = "traveller"

[[mix]]
players = 4
seats = ["A", "B", "C"]

[[mix]]
players = 2
judge = false
seats = ["A", "B"]

[[option]]
id = "house-rule"
choices = ["quiet", "loud"]
default = "quiet"

[[kind]]
id = "knock"
mode = "hand"
"""


PLAN = {
    "digest": "7a6b",
    "levels": [{"id": "hall", "x": 0, "y": 0, "rows": ["..", ".."], "edges": {"wall": [[0, 0, "h"]]}}],
    "sheets": [{"id": "whole", "window": [-1, -1, 4, 4], "levels": {"hall": [0, 0]}}],
}


def open_system(bundle: Bundle) -> Inn:
    return Inn()


def pictures(bundle: Bundle) -> dict[str, dict[str, Any]]:
    return {"7a6b": PLAN}
