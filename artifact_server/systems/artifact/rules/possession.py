"""Whose everything is when the game is reckoned up: places, sides, captives, who has what (CS-V02, CS-V05, CS-V06)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.levels import RAM
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.model.state import Truth
from artifact_server.systems.artifact.rules.sight import conscious

NOWHERE = ""


@dataclass(frozen=True)
class Reckoning:
    """The truth as it is looked at for victory. `best_alien`: the best level an alien seat has reached, 9 for none."""

    book: Book
    truth: Truth
    best_alien: int = 9

    # --- sides ------------------------------------------------------------------------------------
    @cached_property
    def seats(self) -> Mapping[str, Mapping[str, Any]]:
        """The seats that a game of this scenario may have, with their sheets."""
        sheets: Mapping[str, Mapping[str, Any]] = self.book.sheets.get("seat", {})
        return sheets

    def side(self, seat: str) -> str:
        """VICT-05: seats that are judged by one list of a seat's own are one side; any other seat is one alone."""
        named = str(self.seats.get(seat, {}).get("levels", ""))
        return named if named in self.seats else seat

    def aliens(self) -> list[str]:
        return [id for id, sheet in self.seats.items() if sheet.get("faction") == "alien"]

    def humans(self) -> list[str]:
        return [id for id in self.seats if id not in self.aliens()]

    def mine(self, seat: str, id: str) -> bool:
        """Alive and of this side now, whoever brought it."""
        return self.alive(id) and self.side(self.truth.figures[id].seat) == self.side(seat)

    @cached_property
    def _standing(self) -> Mapping[str, frozenset[str]]:
        """Place → the sides that have somebody active there."""
        found: dict[str, set[str]] = {}
        for figure in self.truth.figures.values():
            if figure.seat and self.active(figure.id):
                found.setdefault(self.place(figure.id), set()).add(self.side(figure.seat))
        return {place: frozenset(sides) for place, sides in found.items() if place != NOWHERE}

    def sides_at(self, place: str) -> frozenset[str]:
        return self._standing.get(place, frozenset())

    # --- figures ------------------------------------------------------------------------------------
    def alive(self, id: str) -> bool:
        return id in self.truth.figures and self.truth.figures[id].wound != "dead"

    def active(self, id: str) -> bool:
        """Alive, on its feet, in nobody's grip."""
        figure = self.truth.figures.get(id)
        return figure is not None and conscious(figure) and not figure.held_by and not figure.carried_by

    def captors(self, id: str) -> frozenset[str]:
        """CS-V06: who carries or holds one who cannot help himself, or else stands by where none of his own does."""
        if not self.alive(id) or self.active(id):
            return frozenset()
        figure = self.truth.figures[id]
        own, grip = self.side(figure.seat), _grip(figure)
        if grip in self.truth.figures:
            sides = frozenset({self.side(self.truth.figures[grip].seat)})
        else:
            there = self.sides_at(self.place(id))
            sides = frozenset() if own in there else there
        return sides - {own}

    def free(self, id: str) -> bool:
        return self.alive(id) and not self.captors(id)

    def people(self, seat: str, kinds: tuple[str, ...] = ("human", "android")) -> list[str]:
        """Those of a side who are alive and no captives."""
        own = (f for f in self.truth.figures.values() if f.seat and self.side(f.seat) == self.side(seat))
        return [f.id for f in own if f.kind in kinds and self.free(f.id)]

    # --- places -------------------------------------------------------------------------------------
    def place(self, id: str) -> str:
        """The craft or room somebody or something is in; outside, the very square."""
        at = self._square(id)
        if at is None:
            return NOWHERE
        craft = self._decks.get(at.level)
        cell = self.book.plan.cells.get(at)
        return craft or (f"room {cell.space}" if cell is not None else f"at {at}")

    @cached_property
    def _decks(self) -> Mapping[str, str]:
        return {craft.level: id for id, craft in self.book.plan.crafts.items()}

    def _square(self, id: str) -> Square | None:
        if id == RAM:
            return self.truth.hal.ram if self.truth.hal is not None else None
        figure = self.truth.figures.get(id)
        if figure is not None:
            grip = self.truth.figures.get(_grip(figure))
            return grip.at if grip is not None else figure.at
        item = self.item(id)
        if item is None:
            return None
        return self._square(item.holder) if item.holder else item.at

    def left(self, craft: str) -> bool:
        """CS-V02: over the border, for good."""
        return craft in self.truth.poses and self.truth.poses[craft].gone

    def off(self, id: str) -> bool:
        """Left the map aboard a craft."""
        return self.left(self.place(id)) and not self.gone(id)

    def course(self, id: str) -> str:
        """Where the craft has gone that it left in; "" if it did not leave."""
        return self.truth.courses.get(self.place(id), "") if self.off(id) else ""

    # --- things -------------------------------------------------------------------------------------
    def item(self, type: str) -> Item | None:
        """The thing of a type; what victory is about exists once."""
        return next((i for i in self.truth.items.values() if i.type == type), None)

    def gone(self, id: str) -> bool:
        """Destroyed or lost: a thing that is nowhere, or on one who is (CS-G06, CS-G07)."""
        item = self.item(id)
        return item is not None and not item.fixed_to and self._square(id) is None

    def has(self, seat: str, type: str) -> bool:
        """CS-V05: its living, free holder's; else whoever alone stands by; else who last had it."""
        item = self.item(type)
        if item is None or self.gone(type):
            return False
        if item.holder and self.free(item.holder):
            return self.mine(seat, item.holder)
        place = self.place(type)
        sides = self.sides_at(place)
        if len(sides) > 1 and self.left(place):
            return self.side(self.truth.pilots.get(place, "")) == self.side(seat)
        return sides == {self.side(seat)} if sides else self._last(item) == self.side(seat)

    def _last(self, item: Item) -> str:
        """The side that last held or placed it."""
        holder = self.truth.figures.get(item.holder)
        return self.side(holder.seat if holder is not None else item.named_for or item.owner)


def _grip(figure: Figure) -> str:
    """Who carries or holds it."""
    return figure.carried_by[0] if figure.carried_by else figure.held_by
