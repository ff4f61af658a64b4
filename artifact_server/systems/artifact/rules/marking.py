"""Ids of counters and things on a seat's map: they say no more than the map does."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.known import Counter, Thing
from artifact_server.systems.artifact.rules.draft import Draft

Laid = TypeVar("Laid", Counter, Thing)


def mark(
    draft: Draft, seat: str, laid: Mapping[str, Laid], seen: Sequence[tuple[str, Laid]], used: set[str]
) -> list[Laid]:
    """Give their ids to what is seen: (who or what it truly is, how it looks), already in the order in which they count.

    Known by name: the name. A type, or a name's second bearer: a counter that lies on that very square already, if need
    be one that looks the same, else the next number. Which of them is which body is kept in the truth alone: that two
    counters are the same body is more than eyes can tell. `used` takes up the ids.
    """
    ids: dict[int, str] = {}
    groups: defaultdict[tuple[str, Square], list[int]] = defaultdict(list)
    for place, (_, after) in enumerate(seen):
        if after.look not in used and _known_by_name(draft, seat, laid, after):
            ids[place] = after.look
            used.add(after.look)
        else:
            groups[after.look, after.at].append(place)
    for places in groups.values():
        ids |= _lying(draft, seat, laid, {place: seen[place] for place in places}, used)
        used |= {ids[place] for place in places if place in ids}
    for place, (_, after) in enumerate(seen):
        if place not in ids:
            ids[place] = _next(draft, seat, after.look, used)
            used.add(ids[place])
    return [replace(after, id=ids[place]) for place, (_, after) in enumerate(seen)]


def as_last_seen(laid: Mapping[str, Laid], seen: Sequence[Laid]) -> Mapping[str, Laid]:
    """Before a seat's own turn it looks round anew: what lies on its map lies there still only if it is seen there.

    So a name goes with whoever bears it now in view, whether the other has gone or is merely out of sight.
    """
    places = {(each.look, each.at) for each in seen}
    return {i: c if (c.look, c.at) in places else replace(c, live=False) for i, c in laid.items()}


def mark_one(
    draft: Draft, seat: str, laid: Mapping[str, Laid], behind: str, after: Laid, used: Collection[str] = ()
) -> Laid:
    """The same for one alone."""
    return mark(draft, seat, laid, [(behind, after)], set(used))[0]


def _known_by_name(draft: Draft, seat: str, laid: Mapping[str, Laid], seen: Laid) -> bool:
    """Not one with the face of the seat's own, or of another who stands elsewhere in its sight (CS-N06)."""
    name = seen.look
    if draft.book.is_type(name) or name in draft.book.items:
        return False
    own = draft.known(seat).roster.get(name)
    if (own is not None and not own.lost) or any(_could_be(c, seen) for c in laid.values()):
        return False
    borne = laid.get(name)
    if borne is None or not borne.live or borne.at == seen.at:
        return True
    other = draft.truth.figures.get(draft.truth.contacts.get(seat, {}).get(name, ""))
    return other is None or (other.look, other.at) != (name, borne.at)


def _lying(
    draft: Draft, seat: str, laid: Mapping[str, Laid], seen: Mapping[int, tuple[str, Laid]], used: set[str]
) -> dict[int, str]:
    """Counters of one look that lie on one square, to those seen there. Which counters stay, follows from looks alone."""
    sample = next(iter(seen.values()))[1]
    lying = sorted((i for i, c in laid.items() if i not in used and _could_be(c, sample)), key=_number)
    contacts = draft.truth.contacts.get(seat, {})
    ids: dict[int, str] = {}
    looks = dict.fromkeys(_plain(after) for _, after in seen.values())
    for look in looks:
        alike = [place for place, (_, after) in seen.items() if _plain(after) == look]
        free = [i for i in lying if _plain(laid[i]) == look][: len(alike)]
        staying = {place: i for place in alike for i in free if contacts.get(i) == seen[place][0]}
        ids |= staying
        others = [place for place in alike if place not in staying]
        ids |= dict(zip(others, (i for i in free if i not in staying.values()), strict=False))
    rest = [i for i in lying if i not in ids.values()]
    return ids | dict(zip((place for place in seen if place not in ids), rest, strict=False))


def _could_be(laid: Counter | Thing, seen: Counter | Thing) -> bool:
    """Of that look, on that square; not what is known to be another's, nor what was found on a body."""
    if (laid.look, laid.at) != (seen.look, seen.at):
        return False
    if isinstance(laid, Counter) and isinstance(seen, Counter):
        return laid.mate == seen.mate
    return isinstance(laid, Thing) and isinstance(seen, Thing) and laid.on == seen.on


def _plain(laid: Laid) -> Laid:
    """What is seen of it, whoever saw it, whenever."""
    return replace(laid, id="", when="", by=(), live=True)


def _next(draft: Draft, seat: str, look: str, used: Collection[str]) -> str:
    numbers = (_number(i) for i in used if i.rpartition("-")[0] == look)
    return f"{look}-{max((draft.known(seat).numbered.get(look, 0), *numbers)) + 1}"


def _number(id: str) -> int:
    number = id.rpartition("-")[2]
    return int(number) if number.isdigit() else 0
