"""The end of the station: self-destruct and drive (SELF-05, DRIVE-01)."""

from artifact_server.systems.artifact.model.facts import GameEnded, Hurt
from artifact_server.systems.artifact.rules.draft import Draft


def detonate(draft: Draft) -> None:
    """Everybody who is still on the map is dead, and the game is over."""
    for figure in draft.truth.figures.values():
        if figure.at is not None and not _away(draft, figure.at.level):
            draft.add(Hurt(figure=figure.id, wound="dead", out=False))
    for seat in draft.state.public.players:
        draft.tell(seat, "detonation", "SELF-05")
    draft.add(GameEnded(winners=(), reached={}))


def _away(draft: Draft, level: str) -> bool:
    """Aboard a craft that has left the map in time."""
    return any(
        draft.truth.poses[id].gone for id, craft in draft.book.plan.crafts.items() if craft.level == level
    )
