"""Global Updates: what was done without a name is announced and happens, in a fixed order (GLOB-01 to GLOB-07)."""

from artifact_server.systems.artifact.model.facts import CallsGiven, CraftMissed, DueEnded, Told
from artifact_server.systems.artifact.rules.draft import Draft


def give(draft: Draft) -> None:
    """Announcements to every seat, without an author and without the moment they were ordered in (GLOB-02)."""
    calls = draft.truth.calls
    for call in calls:
        for seat in draft.state.public.players:
            draft.add(Told(seat=seat, notice=call.model_copy(update={"when": draft.when()})))
    if calls:
        draft.add(CallsGiven())
    for due in [d for d in draft.truth.dues if d.moment == "G"]:
        draft.add(Told(seat=due.seat, notice=due.notice), DueEnded(due=due.id, how="told"))
    for craft, pose in draft.truth.poses.items():
        if pose.gone and craft not in draft.state.public.left:
            draft.add(CraftMissed(craft=craft))
            for seat in draft.state.public.players:
                draft.tell(seat, "craft-has-left", "CS-V02", craft=draft.craft(craft))
