"""Declaration: what each figure will attempt, before anything is resolved (SEQ-08, CON-03)."""

from dataclasses import replace

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.model.facts import Did
from artifact_server.systems.artifact.model.known import Doing
from artifact_server.systems.artifact.model.orders import Declare, Intent, SayWay
from artifact_server.systems.artifact.rules import sequence
from artifact_server.systems.artifact.rules.draft import Draft, figure_words
from artifact_server.systems.artifact.rules.interdiction import let_go
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.views.ground import able
from artifact_server.systems.artifact.views.permits.combat import permit_intent


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
        if own.doing.acted and intent.do != "hold":
            raise Rejected("already-acted", "ACT-01", "RING-07", who=figure_words(own.look, id))
        if own.doing.owes and intent.do != "hold":
            raise Rejected("owes-a-shot", "SEQ-09", "OPP-06", who=figure_words(own.look, id))
        permit_intent(draft.book, known, own, intent)
    for figure in draft.truth.of_seat(seat):
        before = draft.doing(figure.id)
        if before.owes or before.acted:
            continue
        said = order.intents.get(figure.id)
        draft.add(Did(figure=figure.id, doing=_said(Doing(), said) if said is not None else Doing()))
        if said is not None and said.do != "hold":
            let_go(draft, figure.id)
    report(draft, seat)
    sequence.enter(draft, "act", seat, draft.truth.round)


def _said(doing: Doing, said: Intent) -> Doing:
    """What is fixed by saying it (SEQ-08)."""
    return replace(doing, intent=said.do, target=said.target, then=said.then, fire=said.fire, also=said.also)


def say_way(draft: Draft, seat: str, order: SayWay) -> None:
    """CON-03: the way is fixed with the rest, where a table wants it so; how far he gets on it remains to be seen."""
    draft.add(Did(figure=order.figure, doing=replace(draft.doing(order.figure), way=order.path)))
    report(draft, seat, order.figure)


def drive(draft: Draft, seat: str, order: Declare) -> None:
    """SEC-06: a robot that has just answered is given its one thing to do, when its camera has shown where it stands."""
    known = draft.known(seat)
    for id, intent in order.intents.items():
        own = known.roster.get(id)
        if own is None or not own.doing.driven or own.doing.intent or own.doing.acted:
            raise Rejected("declared-already", "SEQ-08")
        permit_intent(draft.book, known, own, intent)
    for id, said in order.intents.items():
        draft.add(Did(figure=id, doing=_said(draft.doing(id), said)))
        let_go(draft, id)
    report(draft, seat, *order.intents)
