"""What honest technicians try: four lines tested, the bill before the professor, the Disk and themselves home."""

from collections.abc import Iterator

from artifact_server.bots.steady import leaving, seeking, sweeping
from artifact_server.bots.steady.errand import Errand, room
from artifact_server.bots.steady.picture import Own, place
from artifact_server.bots.steady.sheets import company
from artifact_server.bots.steady.situation import Situation

TICKET = ("command_pod", "computer_room", "astrophysics_lab", "stateroom_15")
"""The rooms on their job ticket."""
RING = "ring"
NEAR = 20
"""Squares on foot that somebody goes for a line who has to come home again."""
LINE, FIRST, RIDE = 60.0, 15.0, 8.0
"""What a line is worth; how much more where somebody of flesh and blood is to follow; how much less behind a lift, whose
far end is likely to be trapped."""
DEBTOR = "mccray"


def errands(now: Situation) -> Iterator[Errand]:
    yield from _lines(now)
    yield from leaving.in_time(now, company.SHIP, _bill(now))
    yield from seeking.fetch(now, company.about(now), "disk", 50)
    yield from company.entrust(now)
    yield from company.after_machines(now, company.openings(now, 70))
    yield from company.home(now)


def _left(now: Situation) -> Iterator[str]:
    """Rooms on the ticket that have no tested line, and a terminal that may yet answer."""
    deck = now.deck
    tested = {deck.space(place(at)) for at in now.picture.secrets.get("lines") or ()}
    tested |= {deck.space(at) for at in now.memory.dead}
    yield from (space for space in TICKET if space not in tested)


def _lines(now: Situation) -> Iterator[Errand]:
    """Machines go to all of them and need not come home; people to those that are on their way. Once there is no machine
    left, he who waits by the ship goes too, where no lift is to be taken and he is back in time."""
    machines = [own for own in now.picture.active if own.can("line_tap")]
    people = [own for own in now.picture.active if own.can("mechanic") and own.person]
    waiting = [own for own in people if own.can("pilot") and not machines]
    for own in machines:
        yield from _line(now, own)
    for own in people:
        for errand in _line(now, own):
            near = own in company.about(now) and now.far(own, errand.to) < NEAR
            if near or (own in waiting and errand.worth >= LINE):
                yield from leaving.in_time(now, company.SHIP, [errand])


def _line(now: Situation, own: Own) -> Iterator[Errand]:
    desks, plan = now.deck.fitting("terminal", "major_terminal"), now.deck.plan
    swept = sweeping.swept(now, sweeping.gate(now))
    for space in _left(now):
        to = desks & now.deck.room(space)
        ride = RIDE if plan.segments[plan.spaces[space].segment].section == RING else 0.0
        worth = LINE + (FIRST if not swept and to <= sweeping.beyond(now) else 0.0) - ride
        picks, alone = {"use": ("use:line_test",)}, f"line {space}"
        yield Errand(own.id, to, worth, "line", "skill", picks, alone=alone, about=room(space))


def _bill(now: Situation) -> Iterator[Errand]:
    """Wherever he is seen; beside him is near enough."""
    if now.picture.secrets.get("served"):
        return
    for other in now.picture.others:
        if other.look != DEBTOR:
            continue
        near = now.deck.beside(frozenset({other.at})) | {other.at}
        for own in (o for o in company.about(now) if o.person):
            picks = {"use": (f"use:serve||{other.id}",)}
            yield Errand(own.id, near, 70, "serve", "skill", picks, alone="serve", about=other.words)
