"""Ids of counters and things on a seat's map: they say no more than the map does."""

from collections.abc import Collection, Mapping

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.known import Counter, Thing
from artifact_server.systems.artifact.rules.draft import Draft


def counter_id(
    draft: Draft,
    seat: str,
    look: str,
    at: Square,
    laid: Mapping[str, Counter] | Mapping[str, Thing],
    used: Collection[str] = (),
) -> str:
    """Known by name: the name, unless that is an own figure's. Else the counter on that very square, or the next number.

    Nothing else may decide it: that two counters are the same body is more than eyes can tell.
    """
    own = draft.known(seat).roster.get(look)
    named = not draft.book.is_type(look) and look not in draft.book.items and (own is None or own.lost)
    if named and look not in used:
        return look
    lying = (i for i, c in laid.items() if c.look == look and c.at == at and i not in used)
    number = max(
        (
            draft.known(seat).numbered.get(look, 0),
            *(int(i.rpartition("-")[2]) for i in used if _numbered(i, look)),
        )
    )
    return next(lying, f"{look}-{number + 1}")


def _numbered(id: str, look: str) -> bool:
    head, _, number = id.rpartition("-")
    return head == look and number.isdigit()
