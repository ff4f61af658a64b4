"""Questions the game waits on."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from artifact_server.core.words import JSON


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question to one seat, to the judge or to nobody ("auto": the table answers at once).

    `id` names the moment and never counts what its seat cannot see. Prompts of the same `group` are sealed:
    their answers are kept shut and decided together when the last one is in. An `optional` prompt stands
    open without holding anybody up. `kind` tells the judge's desk which of his modes applies.
    """

    id: str
    to: str
    kind: str
    group: str = ""
    optional: bool = False
    args: Mapping[str, JSON] = field(default_factory=dict)
