"""Drawn maps: text files at double pitch and plan.toml in, a Plan out."""

from collections.abc import Mapping

from artifact_server.kit.deckplan.plan import Plan


def read_plan(files: Mapping[str, str]) -> Plan:
    """The plan that plan.toml and its level files draw. `files` maps file name → text.

    Raises BadMap (a Malformed) with the lint findings that make it unreadable.
    """
    raise NotImplementedError
