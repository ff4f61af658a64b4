"""Gas and want of air in a seat's Interactions."""

from artifact_server.systems.artifact.rules.draft import Draft


def attack_all(draft: Draft, seat: str) -> None:
    return
