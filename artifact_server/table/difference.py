"""What lies between two views of a seat, in words."""

from collections.abc import Collection, Mapping

from artifact_server.core.comparing import Comparing, Differs
from artifact_server.core.words import JSON, Words, read_words
from artifact_server.table.frames import Parts, parts

_RESTATED = ("me", "public", "sees")
"""Kinds of parts that say over again what the others say, or what is no secret."""


def differs_of(system: object) -> Differs:
    """How a system says what of a part is otherwise; one that does not compare says nothing."""
    return system.differs if isinstance(system, Comparing) else lambda key, before, after: ()


def changed(
    before: Mapping[str, JSON], after: Mapping[str, JSON], told: Collection[str], differs: Differs
) -> dict[str, list[Words]]:
    """What is new, gone, otherwise and said in a view, but for parts that are `told` apart."""
    old, new = (
        {key: value for key, value in parts(view).items() if key.partition("/")[0] not in _RESTATED}
        for view in (before, after)
    )
    fresh = [key for key in sorted(new) if key not in old and key not in told]
    return {
        name: words
        for name, words in {
            "gain": [_placed("part-at", key, after[key]) for key in fresh if not key.startswith("log/")],
            "lose": [_placed("part-at", key, before[key]) for key in sorted(old) if key not in new],
            "change": [
                _otherwise(key, before[key], after[key], differs)
                for key in _differing(old, new)
                if key not in told
            ],
            "say": [_part_words(key, after[key]) for key in fresh if key.startswith("log/")],
        }.items()
        if words
    }


def _differing(old: Parts, new: Parts) -> list[str]:
    return [key for key in sorted(new) if key in old and old[key] != new[key]]


def _placed(code: str, key: str, value: JSON, before: JSON = None) -> Words:
    """With the place, if it is somewhere and was not there before."""
    words, at = _part_words(key, value), _at(value)
    return Words.of(code, what=words, square=at) if at and at != _at(before) else words


def _otherwise(key: str, before: JSON, after: JSON, differs: Differs) -> Words:
    """Where it is now, if it has moved, and what else is otherwise about it."""
    placed, how = _placed("part-moved", key, after, before), tuple(differs(key, before, after))
    if not how:
        return placed
    if placed.code == "part-moved":
        return Words.of("part-moved-differs", **placed.args, how=how)
    return Words.of("part-differs", what=placed, how=how)


def _at(value: JSON) -> str:
    at = value.get("at") if isinstance(value, Mapping) else None
    return at if isinstance(at, str) else ""


def _part_words(key: str, value: JSON) -> Words:
    """The part's own words if it has any, else its key."""
    words = value.get("words") if isinstance(value, Mapping) else None
    if isinstance(words, Words):
        return words
    if isinstance(words, Mapping) and "code" in words:
        return read_words(words)
    kind, _, name = key.partition("/")
    return Words.of(f"part-{kind}", name=name)
