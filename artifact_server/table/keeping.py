"""What a seat keeps for itself: its plan, notes and marks."""

import orjson

from artifact_server.core.errors import Malformed, Rejected
from artifact_server.core.words import JSON
from artifact_server.table.record import Keeping
from artifact_server.table.tablefacts import Kept

LARGEST_PLAN = 40_000
LARGEST_NOTE = 4_000
MOST_NOTES = 300


def kept(keeping: Keeping, seat: str, what: str, value: JSON) -> Kept:
    """What is to be kept. Raises Malformed, or Rejected when the shelf is full."""
    if what == "plan":
        _must_fit(value, LARGEST_PLAN)
        return Kept(seat=seat, what="plan", id="", value=value)
    if what not in ("note", "mark") or not isinstance(value, dict):
        raise Malformed("bad-keep")
    id = value.get("id")
    if not isinstance(id, str) or not 1 <= len(id) <= 80:
        raise Malformed("bad-keep")
    _must_fit(value.get("value"), LARGEST_NOTE)
    shelf = keeping.notes if what == "note" else keeping.marks
    if id not in shelf and len(shelf) >= MOST_NOTES:
        raise Rejected("shelf-full", most=MOST_NOTES)
    return Kept(seat=seat, what="note" if what == "note" else "mark", id=id, value=value.get("value"))


def _must_fit(value: JSON, most: int) -> None:
    try:
        size = len(orjson.dumps(value))
    except TypeError as error:
        raise Malformed("bad-keep") from error
    if size > most:
        raise Malformed("too-much-to-keep", most=most)
