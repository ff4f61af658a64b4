"""Where the pairs are played: two drawn maps of the audit's own, and the station for set-up."""

import tomllib
from functools import cache
from pathlib import Path

from artifact_server.core.bundle import Bundle
from artifact_server.house import house
from artifact_server.scenario import Shelf
from artifact_server.scenario.folders import read_folder

MAPS = Path(__file__).parent / "maps"


@cache
def bundle_of(name: str) -> Bundle:
    """A drawn map of the audit's with the charts of the shelf, or a scenario from the shelf."""
    shelf = Shelf(house("scenarios"))
    return read_folder(MAPS / name, shelf) if (MAPS / name).is_dir() else shelf.find(name)


def items_of(bundle: Bundle) -> dict[str, dict[str, str]]:
    """Rows of the items' chart: how each thing shows."""
    rows = tomllib.loads(bundle.files["items.toml"])["item"]
    return {row["id"]: {"look": row["look"], "shown_as": row.get("shown_as", "")} for row in rows}
