"""What the charts may say: the shapes of their rows, and of tables whose rows the rules read as they are."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Face = Annotated[int, Field(ge=1, le=6)]
Result = Literal["NE", "L", "S", "KO", "D", "K"]
Results = Annotated[list[Result], Field(max_length=6)]
"""By face of the die."""
Count = Annotated[int, Field(ge=0)]
Some = Annotated[int, Field(ge=1)]
Share = Annotated[float, Field(ge=0, le=100)]
Faces = dict[str, list[Face] | int]


class Band(BaseModel):
    """A band of ranges."""

    model_config = ConfigDict(extra="ignore")

    band: str
    most: Some


TABLES: Mapping[str, TypeAdapter[Any]] = {
    "craft_points": TypeAdapter(dict[str, Count]),
    "terrain": TypeAdapter(dict[str, Some]),
    "moving": TypeAdapter(dict[str, Share]),
    "stacking": TypeAdapter(dict[str, Some]),
    "range": TypeAdapter(list[Band]),
    "modifiers": TypeAdapter(dict[str, int]),
    "close_combat": TypeAdapter(dict[str, int]),
    "additions": TypeAdapter(dict[str, dict[str, Result]]),
    "status_check": TypeAdapter(Faces),
    "computer_hits": TypeAdapter(Faces),
    "unjam": TypeAdapter(Faces),
    "repair": TypeAdapter(Faces),
    "hacking": TypeAdapter(dict[str, int]),
    "self_destruct": TypeAdapter(dict[str, Some]),
    "decompression": TypeAdapter(dict[str, Count]),
    "ring_stop": TypeAdapter(dict[str, Count]),
    "sight": TypeAdapter(dict[str, Count]),
    "turn_clock": TypeAdapter(dict[str, Some]),
}
"""Of charts.toml, without the tables that have rows of their own."""
