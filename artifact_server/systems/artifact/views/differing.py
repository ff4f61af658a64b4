"""What is otherwise about a part of a seat's view, in words for the judge: wounds, facing, things, whether it is seen."""

from collections.abc import Iterator, Mapping

from artifact_server.core.words import JSON, Words

Part = Mapping[str, JSON]

FLAGS = (
    "locked",
    "welded",
    "blown",
    "open",
    "dark",
    "gas",
    "airless",
    "docked",
    "gone",
    "control",
    "remote",
    "acted",
    "live",
    "worn",
    "jammed",
    "breached",
    "broken",
)
"""What a part is or is not."""


def differs(key: str, before: JSON, after: JSON) -> list[Words]:
    """In a fixed order. Something that has no words of its own here is at least said to be there."""
    if not isinstance(before, Mapping) or not isinstance(after, Mapping):
        return []
    found = list(_found(before, after))
    if found or before.get("at") != after.get("at"):
        return found
    return [Words.of("differs-else")]


def _found(before: Part, after: Part) -> Iterator[Words]:
    yield from _states(before, after)
    if (facing := after.get("facing")) != before.get("facing"):
        yield Words.of("differs-facing", to=Words.of(f"value-{facing}"))
    yield from _flags(before, after)
    yield from _gear(before.get("gear", ()), after.get("gear", ()))
    for name in ("holds", "worn"):
        yield from _shown(before.get(name), after.get(name))
    if (intent := after.get("intent")) != before.get("intent"):
        yield Words.of("differs-intent" if intent else "differs-no-intent")


def _states(before: Part, after: Part) -> Iterator[Words]:
    """Wounds and signs of an own figure; how somebody else lies or stands."""
    was, now = before.get("state", ()), after.get("state", ())
    yield from (Words.of("differs-now", what=_state(state)) for state in now if state not in was)
    yield from (Words.of("differs-no-longer", what=_state(state)) for state in was if state not in now)
    posture: str = after.get("posture", "")
    if posture != before.get("posture", ""):
        yield Words.of("differs-up") if posture == "up" else Words.of("differs-now", what=_state(posture))


def _state(state: str) -> Words:
    return Words.of(f"differs-state-{state}")


def _flags(before: Part, after: Part) -> Iterator[Words]:
    for flag in FLAGS:
        now = after.get(flag, False)
        if isinstance(now, bool) and now != before.get(flag, False):
            yield Words.of(f"differs-{flag}-{'yes' if now else 'no'}")


def _gear(was: JSON, now: JSON) -> Iterator[Words]:
    """Things of an own figure: come, gone, otherwise."""
    before, after = ({gear["id"]: gear for gear in some} for some in (was, now))
    for id, gear in after.items():
        if id not in before:
            yield Words.of("differs-has", what=_named(gear["type"]))
        elif gear != before[id]:
            how = tuple(_flags(before[id], gear)) or (Words.of("differs-else"),)
            yield Words.of("differs-thing", what=_named(gear["type"]), how=how)
    yield from (
        Words.of("differs-lacks", what=_named(gear["type"])) for id, gear in before.items() if id not in after
    )


def _shown(was: JSON, now: JSON) -> Iterator[Words]:
    """Things that somebody else is seen with."""
    if isinstance(was, list) and isinstance(now, list):
        yield from (Words.of("differs-has", what=_named(look)) for look in now if look not in was)
        yield from (Words.of("differs-lacks", what=_named(look)) for look in was if look not in now)


def _named(type: str) -> Words:
    return Words.of(f"item-{type}".replace("_", "-"))
