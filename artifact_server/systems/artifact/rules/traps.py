"""Traps."""

from artifact_server.systems.artifact.rules.draft import Draft


def go_off(draft: Draft, seat: str) -> None:
    return
