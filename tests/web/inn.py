"""The Inn on the shelf of game systems, and its scenario."""

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


def open_system(bundle: Bundle) -> Inn:
    return Inn()
