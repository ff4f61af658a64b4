"""What was lately worked out from records that never change, found again by their identity."""

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar

GAMES = 1_000
"""So many games may be played at once, each with records of its own: what one game asks for must outlast the others' asking."""

P = ParamSpec("P")
T = TypeVar("T")

_answers: list[dict[tuple[object, ...], tuple[tuple[object, ...], Any]]] = []
"""The answers of each function, with the records that they were worked out from."""
_lock = Lock()
"""Theatres are wound off in threads of their own, while others play."""


def remembered(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A pure function of a few records that keeps its latest `most` answers.

    Unlike functools.lru_cache it neither hashes nor compares what may be large: the same records, the same answer.
    """

    def remembering(work: Callable[P, T]) -> Callable[P, T]:
        latest: dict[tuple[object, ...], tuple[tuple[object, ...], T]] = {}
        _answers.append(latest)

        @wraps(work)
        def found(*args: P.args, **kwargs: P.kwargs) -> T:
            records = (*args, *kwargs.values())
            key = (*map(id, records), *kwargs)
            held = latest.get(key)
            if held is None:
                # What is held cannot go away, so nothing else can come to have its identity.
                held = (records, work(*args, **kwargs))
                with _lock:
                    if len(latest) >= most:
                        del latest[next(iter(latest))]
                    latest[key] = held
            return held[1]

        return found

    return remembering


def forget() -> None:
    """Let go of all answers: a game that leaves memory leaves nothing behind. What others ask for is worked out once more."""
    with _lock:
        for latest in _answers:
            latest.clear()
