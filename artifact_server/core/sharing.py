"""Parts of a view that stay the same objects as long as they are made from the same records."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from operator import is_
from typing import Generic, TypeVar

from artifact_server.core.words import JSON

T = TypeVar("T")
Args = tuple[object, ...]
Made = tuple[str, Callable[..., JSON], Args]
"""A part's key, what makes it, and all that it is made from: the maker is given nothing else."""


@dataclass(frozen=True, slots=True)
class Alike(Generic[T]):
    """Something small that is made anew each time, and told apart by what is in it."""

    value: T


class Shares:
    """One view, made again and again: a part is made anew only when one of the records it is made from is another.

    Records are told apart by identity, tuples by what is in them, names and numbers by what they say; so nothing
    large is compared. Makers are pure functions of what they are given, and records never change.
    """

    def __init__(self) -> None:
        self._last: tuple[dict[str, tuple[Callable[..., JSON], Args, JSON]], Mapping[str, JSON]] = ({}, {})
        """What its parts were made from, and the view. Both in one, for a theatre's thread may make others meanwhile."""
        self._between: dict[str, tuple[Callable[..., object], Args, object]] = {}

    def parts(self, wanted: Iterable[Made]) -> Mapping[str, JSON]:
        """The parts that are wanted now; all others are forgotten. If nothing has changed, the same mapping as before."""
        (held, view), now, anew = self._last, {}, False
        for key, make, of in wanted:
            last = held.get(key)
            if last is None or last[0] is not make or not _same(last[1], of):
                last, anew = (make, of, make(*of)), True
            now[key] = last
        if anew or len(now) != len(held):
            view = {key: part for key, (_, _, part) in now.items()}
            self._last = (now, view)
        return view

    def between(self, key: str, make: Callable[..., T], *of: object) -> T:
        """Something that parts are made from: it, too, is made anew only when what it is made from is another."""
        last = self._between.get(key)
        if last is None or last[0] is not make or not _same(last[1], of):
            last = self._between[key] = (make, of, make(*of))
        return last[2]  # type: ignore[return-value]


def _same(one: Args, other: Args) -> bool:
    return len(one) == len(other) and (all(map(is_, one, other)) or all(map(_alike, one, other)))


def _alike(a: object, b: object) -> bool:
    if a is b:
        return True
    kind = type(a)
    if kind is not type(b):
        return False
    if kind is tuple:
        return _same(a, b)  # type: ignore[arg-type]
    return (kind is str or kind is int or kind is Alike) and a == b
