"""Orders in one's own time: stances, permissions, conditions, loudspeaker texts."""

from typing import Annotated, Literal

from pydantic import Field

from artifact_server.core.facts import Order
from artifact_server.systems.artifact.model.orders.words import Name, Stance, Typed


class SetStance(Order):
    """How this seat stands to another (MOV-09)."""

    kind: Literal["set_stance"] = "set_stance"
    seat: Name
    stance: Stance


class Permit(Order):
    """Give or withdraw a standing permission (RUL-21)."""

    kind: Literal["permit"] = "permit"
    what: Name
    give: bool = True


class SetCondition(Order):
    """When an informant is to change sides by himself (INF-01, INF-06)."""

    kind: Literal["set_condition"] = "set_condition"
    figure: Name
    condition: Literal[
        "never", "ordered_to_attack", "attacked_in_sight", "artifact_within_1", "ordered_off_map"
    ]


class Call(Order):
    """An anonymous loudspeaker text, held until Global Updates (GLOB-01, CS-M03, CS-H10)."""

    kind: Literal["call"] = "call"
    text: Annotated[str, Field(min_length=1, max_length=200), Typed]
