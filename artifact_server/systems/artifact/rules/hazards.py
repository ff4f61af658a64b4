"""Gas in a seat's Interactions, and what life support does when it is destroyed (GAS-01 to GAS-10, SEQ-11, AREA-03)."""

from collections import Counter

from artifact_server.core.answers import Choice, Roll, Ruling
from artifact_server.core.seats import JUDGE
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import Hurt, SpaceChanged
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules import telegrams
from artifact_server.systems.artifact.rules.damage import fall, result_of, wound_after
from artifact_server.systems.artifact.rules.draft import Draft, space_words
from artifact_server.systems.artifact.rules.sight import conscious, seers
from artifact_server.systems.artifact.rules.witnesses import looking_on, seen_as

GAS = "gas"
"""Its row of the weapon chart."""


# --- breath -------------------------------------------------------------------------------------
def sealed(draft: Draft, figure: Figure) -> bool:
    """GAS-05, X67: in a suit that has air of its own and is whole."""
    rows = draft.book.items
    return any(
        i.worn and not i.breached and i.type in rows and rows[i.type].air for i in draft.truth.held(figure.id)
    )


def exposed(draft: Draft, figure: Figure) -> bool:
    """GAS-05: needs air and has none of his own. An android does, a robot, a bug or a risen body does not."""
    return draft.book.kinds[figure.kind].needs_air and not sealed(draft, figure)


# --- gas ----------------------------------------------------------------------------------------
def attack_all(draft: Draft, seat: str) -> None:
    """SEQ-11, GAS-02, GAS-09: every figure of a seat that stands in gas when its Interactions come."""
    for figure in draft.truth.of_seat(seat):
        if in_gas(draft, figure) and exposed(draft, figure):
            _attack(draft, figure)


def in_gas(draft: Draft, figure: Figure) -> bool:
    """GAS-10, X90: the dead and the fallen breathe no more than they did, and who lies in a capsule not this air."""
    cell = draft.book.plan.cells.get(figure.at) if figure.at else None
    breathes = figure.wound not in ("down", "dead") and not figure.capsuled
    return breathes and cell is not None and cell.space in draft.truth.gas


def _attack(draft: Draft, figure: Figure) -> None:
    """RUL-06, GAS-02: nobody is told of the die, his own seat hears of a fall by telegram; until then he sees nothing."""
    ask = Roll(
        purpose="gas",
        subject=figure.id,
        seat=figure.seat,
        secret=True,
        words=Words.of("roll-gas", who=draft.name(figure.id)),
        clauses=("GAS-02",),
    )
    result = result_of(draft, figure, GAS, draft.answers.roll(ask)[0])
    wound, out = wound_after(draft, figure, result), figure.out or result == "KO"
    if (wound, out) == (figure.wound, figure.out):
        return
    sink(draft, figure, Hurt(figure=figure.id, wound=wound, out=out))


def sink(draft: Draft, figure: Figure, hurt: Hurt) -> None:
    """TEL-07: what brings him down without a blow; who looked on has seen him go down, and not why."""
    looking = looking_on(draft)
    draft.add(hurt)
    after = draft.truth.figures[figure.id]
    if not conscious(figure) or conscious(after):
        return
    for seat in draft.others:
        if saw := seers(draft, looking[seat], figure):
            seen = draft.notice("saw-fall", "TEL-07", whom=seen_as(draft, figure, seat))
            draft.owe(seat, seen, *saw)
    fall(draft, after)
    telegrams.lose(draft, after, figure.seat)


# --- life support -------------------------------------------------------------------------------
def foul_air(draft: Draft) -> None:
    """AREA-03, AREA-04, GLOB-04, X91: without life support the station's fullest space is gassed at each Global Updates."""
    if draft.truth.life_support:
        return
    breathing: Counter[str] = Counter()
    for figure in draft.truth.figures.values():
        cell = draft.book.plan.cells.get(figure.at) if figure.at else None
        alive = draft.book.kinds[figure.kind].needs_air and figure.wound != "dead" and not figure.capsuled
        if cell is not None and alive and _aboard_station(draft, cell.square.level):
            breathing[cell.space] += 1
    if breathing:
        most = max(breathing.values())
        fullest = sorted(space for space, number in breathing.items() if number == most)
        draft.add(SpaceChanged(space=_struck(draft, fullest), what="gas", on=True))


def _struck(draft: Draft, fullest: list[str]) -> str:
    """JUDGE-07: of several who runs Global Updates by hand chooses; else it is the first by name, shown to him afterwards."""
    if len(fullest) == 1:
        return fullest[0]
    ask = Ruling(
        purpose="fullest",
        subject="station",
        seat=JUDGE,
        choices=tuple(Choice(value=space, words=space_words(space)) for space in fullest),
        default=fullest[0],
        secret=True,
        words=Words.of("ruling-fullest"),
        clauses=("AREA-03", "JUDGE-07"),
    )
    return draft.answers.rule(ask)


def _aboard_station(draft: Draft, level: str) -> bool:
    """Ships have air of their own; a docked craft without an airlock is a part of the station."""
    craft = next((c for c in draft.book.plan.crafts.values() if c.level == level), None)
    return craft is None or (not craft.airlock and draft.truth.poses[craft.id].docked)
