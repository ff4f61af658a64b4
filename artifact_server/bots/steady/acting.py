"""Player Actions: who acts next, and each control of what he has declared."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

from artifact_server.bots.steady import approaching, breathing, grips
from artifact_server.bots.steady.deck import FAR
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.filling import back, proposed, wanted, way
from artifact_server.bots.steady.flying import berthing, course
from artifact_server.bots.steady.leaving import MOOR
from artifact_server.bots.steady.picture import Own, place
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.forms import Choose, Control, Endpoint, Form, Path
from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Square

END = "end"
FIRST = ("attack", "exchange", "special", "security", "pilot", "mark", "walk", "jog", "run", "skill")
"""In which order deeds are done: shots before ways, lifts when all are in."""


def next_one(now: Situation, control: Choose) -> JSON:
    """Who acts next; nobody left: the end."""
    values = [str(o.value) for o in control.options if o.off is None]
    own = [now.picture.own[v] for v in values if v in now.picture.own]
    ranked = sorted(own, key=lambda o: (FIRST.index(o.intent) if o.intent in FIRST else 0, o.id))
    if ranked:
        return ranked[0].id
    return END if END in values else next(iter(values), None)


def answered(now: Situation, form: Form, control: Control, errand: Errand, own: Own) -> JSON:
    """What is chosen of a control of this figure's deed; None: the order as it stands."""
    if isinstance(control, Path):
        if own.intent == "pilot" and errand.why == MOOR:
            return berthing(now, control, now.deck.craft_of(own.at))
        return _way(now, control, errand, own) or None
    return picked(form, control, errand.picks)


def aside(now: Situation, form: Form, control: Control, picks: Mapping[str, tuple[str, ...]]) -> JSON:
    """The same of what is done beside the figures' actions; a way there is a craft's."""
    if isinstance(control, Path):
        return course(now, control) or None
    return picked(form, control, picks)


def picked(form: Form, control: Control, picks: Mapping[str, tuple[str, ...]]) -> JSON:
    """What is wanted of it; what is proposed, where nothing can be sent without."""
    if (value := wanted(control, picks)) is not None:
        return value
    if form.order is None or (isinstance(control, Endpoint) and form.control is control):
        return proposed(control)
    return None


def _way(now: Situation, control: Path, errand: Errand, own: Own) -> list[str]:
    if own.intent == "pilot":
        return course(now, control)
    if own.then == "attack":
        return approaching.way_up(now, control, own)
    field = now.field(own, errand.to)

    def far(at: Square) -> int:
        return field.get(at, FAR) + breathing.more(now, own, at) + grips.more(now, at, errand.to)

    return way(_open(now, control), far)


def _open(now: Situation, control: Path) -> Path:
    """As far as it leads through no hatch that is taken to be shut: a form lets one walk into those, too."""
    gates, barred, shut = now.deck.gates, set[str](), now.bars.shut | now.bars.gone
    for text in control.reach if shut else ():
        steps = pairwise(place(at) for at in (control.start, *back(control, text)))
        if any(gates.get(step) in shut for step in steps):
            barred.add(text)
    return replace(control, reach={t: r for t, r in control.reach.items() if t not in barred})
