"""The Way: the real Artifact at the telescope, in dead hands, through two turns running (CS-Z03)."""

from artifact_server.systems.artifact.model.facts import CallMade, Told, WayChanged
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Special
from artifact_server.systems.artifact.model.powers import Way
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.specials import species_of
from artifact_server.systems.artifact.rules.tools import generator_gone

KEY = "artifact"
"""The thing that opens it."""


def sing(draft: Draft, who: Figure, order: Special) -> None:
    """CS-Z03: once a turn counts, whoever does it; a turn without it, and all begins anew."""
    name = draft.name(who.id)
    if generator_gone(draft):
        draft.tell(who.seat, "generator-destroyed", "CS-Z03", "RUL-16", who=name)
        return
    before, now = draft.truth.way, draft.truth.round
    if before.round == now:
        draft.tell(who.seat, "way-sings-already", "CS-Z03", who=name)
        return
    turns = before.turns + 1 if before.round == now - 1 else 1
    draft.add(WayChanged(way=Way(turns, now)))
    if turns == 1:
        draft.add(CallMade(notice=draft.notice("telescope-sings", "CS-Z03")))
    done = turns >= int(species_of(draft.book, who.kind)["way_turns"])
    draft.tell(who.seat, "way-will-open" if done else "way-begun", "CS-Z03", who=name)


def open_up(draft: Draft) -> None:
    """CS-Z03: after the last turn it takes the Way opens at Global Updates, if the telescope is still whole."""
    way, sheet = draft.truth.way, draft.book.sheets.get("species", {}).get("zombies", {})
    due = way.round == draft.truth.round and way.turns >= int(sheet.get("way_turns", 0))
    if way.open or not way.turns or not due or generator_gone(draft):
        return
    draft.add(WayChanged(way=Way(way.turns, way.round, open=True)))
    notice = draft.notice("way-opens", "CS-Z03")
    draft.add(*(Told(seat=seat, notice=notice) for seat in draft.state.public.players))
