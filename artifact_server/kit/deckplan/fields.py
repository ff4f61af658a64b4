"""A field of view: what one sees from a square, deck squares at once and any other square when it is asked for."""

from collections.abc import Callable, Iterator

from artifact_server.kit.deckplan.decks import Decks, Mask
from artifact_server.kit.deckplan.square import Square


class Field:
    """`in` tells of every square, inside or outside; going through it gives the deck squares alone, in reading order."""

    __slots__ = ("_decks", "_sees", "seen")

    def __init__(self, decks: Decks, seen: Mask, sees: Callable[[Square], bool]) -> None:
        self._decks, self._sees = decks, sees
        self.seen = seen
        """The deck squares in it."""

    def __contains__(self, square: Square | None) -> bool:
        if square is None:
            return False
        number = self._decks.number.get(square)
        return self._sees(square) if number is None else bool(self.seen >> number & 1)

    def __iter__(self) -> Iterator[Square]:
        return self._decks.of(self.seen)

    def but(self, hidden: Mask, sees: Callable[[Square], bool] | None = None) -> "Field":
        """The same without some deck squares; with another word on what is outside, if one is given."""
        return Field(self._decks, self.seen & ~hidden, sees or self._sees) if hidden or sees else self

    @classmethod
    def of(cls, decks: Decks, squares: frozenset[Square]) -> "Field":
        """Certain squares and no others."""
        return cls(decks, decks.mask(squares), squares.__contains__)

    @classmethod
    def together(cls, decks: Decks, fields: "list[Field]") -> "Field":
        """What is in one of several."""
        seen = 0
        for field in fields:
            seen |= field.seen
        return cls(decks, seen, lambda square: any(square in field for field in fields))
