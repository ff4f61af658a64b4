"""The plan as data for the browser's drawing."""

from artifact_server.core.words import JSON
from artifact_server.kit.deckplan.plan import Plan


def picture(plan: Plan) -> dict[str, JSON]:
    """Sheets, levels with their cells and edges, spaces, hatches, features, craft, hull art."""
    raise NotImplementedError
