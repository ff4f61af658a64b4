"""Friends of an alien's kind: people of a company that works for the visitors, who are made and not born."""

from artifact_server.bots.steady.situation import Situation

BELL = ("F", "F2")
"""Whose people they are."""


def friends(now: Situation) -> frozenset[str]:
    """Their looks, if it has been told that it has friends aboard; no names are told, so that it takes all for them."""
    told = now.picture.secrets.get("befriended")
    return frozenset(look for seat in BELL for look in now.customs.people.get(seat, ()) if told)
