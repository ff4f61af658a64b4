"""The printed map of a scenario, for the browser to draw."""

from collections.abc import Mapping

from artifact_server.core.bundle import Bundle
from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import picture, read_plan


def pictures(bundle: Bundle) -> Mapping[str, Mapping[str, JSON]]:
    """By the digest that a seat's view names."""
    plan = read_plan(bundle.files)
    return {plan.digest: picture(plan)}
