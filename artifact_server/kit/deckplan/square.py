"""Squares and facings: where something is, and which way it looks."""

import re
from typing import Any, Literal, NamedTuple, Self, get_args

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from artifact_server.core.errors import Malformed

Facing = Literal["N", "E", "S", "W"]
"""N is up on the sheet; x grows toward E (the stern), y toward S (port, for one who faces the bow)."""

FACINGS: tuple[Facing, ...] = get_args(Facing)
AHEAD: dict[Facing, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK: dict[Facing, Facing] = {"N": "S", "E": "W", "S": "N", "W": "E"}

_SQUARE = re.compile(
    r"\s*([A-Za-z][A-Za-z0-9_]*(?:[+-][A-Za-z0-9_]+)?)\s*\(\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})\s*\)\s*"
)


class Square(NamedTuple):
    """One square of one level, written as MH(9,20). Sorts by level, then x, then y."""

    level: str
    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.level}({self.x},{self.y})"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The square that was written. Raises Malformed("bad-square")."""
        found = _SQUARE.fullmatch(text)
        if not found:
            raise Malformed("bad-square", text=text[:40])
        return cls(found[1], int(found[2]), int(found[3]))

    def beside(self, facing: Facing) -> "Square":
        """The square next to it on the same level's grid, whether or not there is one."""
        dx, dy = AHEAD[facing]
        return Square(self.level, self.x + dx, self.y + dy)

    @property
    def reading_order(self) -> tuple[str, int, int]:
        """Level, then rows from the top, then columns: the order in which a person reads a sheet."""
        return (self.level, self.y, self.x)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Text outside, a Square inside; also as the key of a mapping."""
        return core_schema.no_info_plain_validator_function(
            cls._validate,
            serialization=core_schema.plain_serializer_function_ser_schema(
                str, return_schema=core_schema.str_schema()
            ),
            json_schema_input_schema=core_schema.str_schema(pattern=r"^.+\(-?\d+,-?\d+\)$"),
        )

    @classmethod
    def _validate(cls, value: Any) -> "Square":
        if isinstance(value, Square):
            return value
        if not isinstance(value, str):
            raise PydanticCustomError("bad-square", "a square is written like MH(9,20)")
        try:
            return cls.parse(value)
        except Malformed:
            raise PydanticCustomError("bad-square", "a square is written like MH(9,20)") from None


def turned(vector: tuple[int, int], quarters: int) -> tuple[int, int]:
    """A vector turned clockwise on the sheet (N becomes E) by so many quarter turns."""
    x, y = vector
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


def turns(start: Facing, end: Facing) -> int:
    """Quarter turns clockwise that lead from one facing to another."""
    return (FACINGS.index(end) - FACINGS.index(start)) % 4


def turn(facing: Facing, quarters: int) -> Facing:
    """A facing turned clockwise by so many quarter turns."""
    return FACINGS[(FACINGS.index(facing) + quarters) % 4]
