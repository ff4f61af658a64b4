"""Declaration: what each figure will attempt, before anything is resolved (SEQ-08, CON-03)."""

from dataclasses import replace

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.model.facts import Did, MarkerPlaced
from artifact_server.systems.artifact.model.known import Doing, Known
from artifact_server.systems.artifact.model.orders import Declare, Intent
from artifact_server.systems.artifact.rules import sequence
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.knowledge import report
from artifact_server.systems.artifact.views.ground import able


def declare(draft: Draft, seat: str, order: Declare) -> None:
    """Fix deed, gait, target and fire of each figure. A figure that acts lets go of its marker (OPP-09)."""
    known = draft.known(seat)
    for id, intent in order.intents.items():
        own = known.roster.get(id)
        if own is None:
            raise Rejected("not-yours", "ACT-01", who=id)
        if not able(own) and intent.do != "hold":
            raise Rejected("cannot-act", "SKILL-24", who=id)
        if own.remote and intent.do != "hold":
            raise Rejected("robot-not-driven", "SEC-09", who=id)
        _permit(known, id, intent)
    for figure in draft.truth.of_seat(seat):
        if figure.id not in known.roster:
            continue
        owes = draft.doing(figure.id).owes
        said = order.intents.get(figure.id)
        doing = Doing(owes=owes)
        if said is not None and not owes:
            doing = replace(doing, intent=said.do, target=said.target, then=said.then, fire=said.fire)
        draft.add(Did(figure=figure.id, doing=doing))
        if doing.intent not in ("", "hold") and figure.id in draft.truth.markers:
            draft.add(MarkerPlaced(figure=figure.id, marker=None))
    report(draft, seat)
    sequence.enter(draft, "act", seat, draft.truth.round)


def _permit(known: Known, id: str, intent: Intent) -> None:
    """FIRE-03: a target lay on the map at the Initial Map Update. MOV-12: after a run comes nothing."""
    if intent.target and intent.do == "attack" and intent.target not in known.listed | set(known.roster):
        raise Rejected("target-not-on-map", "FIRE-03", who=id)
    if intent.then and intent.do not in ("walk", "jog"):
        raise Rejected("run-then-nothing", "MOV-12", "ACT-08", who=id)


def drive(draft: Draft, seat: str, order: Declare) -> None:
    """SEC-06: a robot that has just answered is given its one thing to do, when its camera has shown where it stands."""
    known = draft.known(seat)
    for id, intent in order.intents.items():
        own = known.roster.get(id)
        if own is None or not own.doing.driven or own.doing.intent or own.doing.acted:
            raise Rejected("declared-already", "SEQ-08")
        _permit(known, id, intent)
    for id, said in order.intents.items():
        doing = replace(draft.doing(id), intent=said.do, target=said.target, then=said.then, fire=said.fire)
        draft.add(Did(figure=id, doing=doing))
        if id in draft.truth.markers:
            draft.add(MarkerPlaced(figure=id, marker=None))
    report(draft, seat, *order.intents)
