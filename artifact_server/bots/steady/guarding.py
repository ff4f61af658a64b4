"""Who has nothing better to do and a gun keeps it on where somebody is likeliest to come from, or on the ways in."""

from collections.abc import Mapping

from artifact_server.bots.steady.danger import apart
from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.picture import Own
from artifact_server.bots.steady.rows import Step
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.forms import Option
from artifact_server.kit.deckplan import Square

MARK = "mark"
RANGE, FEW = 7, 12
LIKELY = 0.1
"""So much of somebody must be expected on the squares in view."""


def guard(now: Situation, own: Own, worth: float, deeds: Mapping[str, Option]) -> Step | None:
    """A marker on the likeliest of the squares that he has in view."""
    at = own.at
    if MARK not in deeds or at is None:
        return None
    near = [(w, str(s)) for s, w in now.menace.items() if apart(s, at) <= RANGE and now.deck.sees(at, s)]
    if sum(weight for weight, _ in near) < LIKELY:
        near = [(-apart(s, at), str(s)) for s in _ways_in(now, at)]
    likeliest = tuple(square for _, square in sorted(near, key=lambda each: (-each[0], each[1]))[:FEW])
    if not likeliest:
        return None
    picks = {"at": likeliest, "hostile": _fired_on(now)}
    errand = Errand(own.id, frozenset({at}), worth, "guard", MARK, picks)
    return Step(MARK, worth, errand)


def _fired_on(now: Situation) -> tuple[str, ...]:
    """All but those whom it has promised to let be."""
    let_be = [seat for seat, people in now.customs.people.items() if people and now.spared.issuperset(people)]
    return (f"[!{''.join(let_be)}]*",) if let_be else ("*",)


def _ways_in(now: Situation, at: Square) -> list[Square]:
    """The squares inside hatches through which one comes to where he stands."""
    inside = [here for here, _ in now.deck.gates if here is not None and here != at]
    return [here for here in dict.fromkeys(inside) if apart(here, at) <= RANGE and now.deck.sees(at, here)]
