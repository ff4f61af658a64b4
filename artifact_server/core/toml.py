"""Charts, plans and cards in TOML: read, or refused with what is wrong, whatever somebody has put into the file."""

import tomllib
from typing import Any


class NotToml(ValueError):
    """What is wrong with it, and where."""


def read_toml(text: str) -> dict[str, Any]:
    """Raises NotToml, also for what would be too much for the reader: numbers without end, lists in lists in lists."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise NotToml("it is nested too deeply") from None
    except ValueError as fault:
        raise NotToml(str(fault)) from None
