"""Dice: keyed hashes of the game's secret; or loaded ones, for tests and for `--dice`."""

import hashlib
import hmac
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from artifact_server.core.answers import Answer, Ask, Roll

Loading = int | str | Sequence[int]
"""Faces of one roll (a single die as a plain number), or the choice of one ruling."""


@dataclass(frozen=True, slots=True)
class Cast:
    """The moment of a roll: everything that its faces hang on beside the secret."""

    rewinds: int
    counter: str
    number: int


class Dice(Protocol):
    """Answers asks in place of a person."""

    def answer(self, key: str, ask: Ask, cast: Cast) -> Answer:
        """The answer to an ask."""

    def salt(self) -> str:
        """What a game begins with, to draw lots by: nothing of the dice can be told from it."""


class HashedDice:
    """Fair to whoever does not know the secret; the same ask at the same moment falls the same."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def answer(self, key: str, ask: Ask, cast: Cast) -> Answer:
        if not isinstance(ask, Roll):
            return Answer(key=key, seat=ask.seat, choice=ask.default)
        seed = f"{cast.rewinds}\n{ask.purpose}\n{cast.counter}\n{cast.number}"
        stream = self._bytes(seed)
        faces = tuple(next(stream) % 6 + 1 for _ in range(ask.dice))
        return Answer(key=key, seat=ask.seat, faces=faces)

    def salt(self) -> str:
        return hmac.digest(self._secret, b"salt", hashlib.sha256).hex()

    def _bytes(self, seed: str) -> Iterator[int]:
        """Bytes below 252 only: above, six faces would not be equally likely."""
        block = 0
        while True:
            digest = hmac.digest(self._secret, f"{seed}\n{block}".encode(), hashlib.sha256)
            yield from (byte for byte in digest if byte < 252)
            block += 1


class LoadedDice:
    """Falls as laid down: by purpose/subject/count, purpose/subject or purpose, else from one sequence.

    Asked for more than was loaded, or for another number of dice, it says so; `done` says when some were left over.
    """

    def __init__(
        self, by_key: Mapping[str, Iterable[Loading]] | None = None, sequence: Iterable[Loading] = ()
    ) -> None:
        self._by_key = {key: deque(loads) for key, loads in (by_key or {}).items()}
        self._sequence = deque(sequence)

    def answer(self, key: str, ask: Ask, cast: Cast) -> Answer:
        load = self._next((key, f"{ask.purpose}/{ask.subject}", ask.purpose))
        if not isinstance(ask, Roll):
            if not any(choice.value == load for choice in ask.choices):
                raise LoadedWrong(f"{key}: {load!r} is none of the choices")
            return Answer(key=key, seat=ask.seat, choice=str(load), by="loaded")
        faces = (load,) if isinstance(load, int) else load
        if isinstance(faces, str) or len(faces) != ask.dice or not all(face in range(1, 7) for face in faces):
            raise LoadedWrong(f"{key} wants {ask.dice} dice, loaded is {load!r}")
        return Answer(key=key, seat=ask.seat, faces=tuple(faces), by="loaded")

    def salt(self) -> str:
        return ""

    def done(self) -> None:
        """Raises LoadedWrong when something was loaded and never asked for."""
        left = {key: list(loads) for key, loads in self._by_key.items() if loads}
        if left or self._sequence:
            raise LoadedWrong(f"never asked for: {left or list(self._sequence)}")

    def _next(self, keys: Iterable[str]) -> Loading:
        for key in keys:
            if self._by_key.get(key):
                return self._by_key[key].popleft()
        if self._sequence:
            return self._sequence.popleft()
        raise LoadedWrong(f"nothing is loaded for {next(iter(keys))}")


class LoadedWrong(Exception):
    """Loaded dice and the game do not agree: a fault of whoever loaded them."""
