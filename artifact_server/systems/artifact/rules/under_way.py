"""A craft under way: who flies it, and where it is (SHIP-02, SHIP-04)."""

from dataclasses import dataclass, field

from artifact_server.kit.deckplan import Craft, Pose
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.witnesses import Looking


@dataclass
class Flight:
    """One craft under way: who flies it, where it is, whom it pushes before it."""

    draft: Draft
    craft: Craft
    pilot: str
    dragged: list[str] = field(default_factory=list)
    stopped: bool = False
    pushed: dict[str, tuple[Figure, Looking]] = field(default_factory=dict)
    """Whom it has taken along: as he was before, and who looked then."""

    @property
    def figure(self) -> Figure:
        return self.draft.truth.figures[self.pilot]

    @property
    def pose(self) -> Pose:
        return self.draft.truth.poses[self.craft.id]

    def tell(self, code: str, *clauses: str) -> None:
        draft = self.draft
        draft.tell(
            self.figure.seat,
            code,
            *clauses,
            who=draft.name(self.pilot),
            craft=draft.craft(self.craft.id),
        )
