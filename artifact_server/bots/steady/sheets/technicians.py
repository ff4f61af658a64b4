"""What honest technicians try: four lines tested, the bill before the professor, the Disk and themselves home."""

from collections.abc import Iterator

from artifact_server.bots.steady import holding, hunting, leaving, seeking
from artifact_server.bots.steady.errand import Errand, room
from artifact_server.bots.steady.picture import place
from artifact_server.bots.steady.sheets import company
from artifact_server.bots.steady.situation import Situation

TICKET = ("command_pod", "computer_room", "astrophysics_lab", "stateroom_15")
"""The rooms on their job ticket."""
DEBTOR = "mccray"


def errands(now: Situation) -> Iterator[Errand]:
    lines = list(_lines(now))
    yield from lines
    yield from _bill(now)
    yield from seeking.fetch(now, now.picture.active, "disk", 50)
    yield from company.openings(now, 45)
    if leaving.away(now, company.SHIP) or company.late(now) or _done(now):
        yield from company.home(now)
    elif not now.picture.secrets.get("served"):
        yield from hunting.roam(now, [own for own in now.picture.active if own.person])
    yield from holding.keep_to(now, now.picture.active, now.deck.aboard(company.SHIP), 3)


def _left(now: Situation) -> Iterator[str]:
    """Rooms on the ticket that have no tested line."""
    deck = now.deck
    tested = {deck.space(place(at)) for at in now.picture.secrets.get("lines") or ()}
    yield from (space for space in TICKET if space not in tested)


def _done(now: Situation) -> bool:
    return bool(now.picture.secrets.get("served")) and not [*_left(now)]


def _lines(now: Situation) -> Iterator[Errand]:
    desks = now.deck.fitting("terminal", "major_terminal")
    for space in _left(now):
        to = desks & now.deck.room(space)
        for own in now.picture.active:
            if own.can("mechanic") or own.can("line_tap"):
                picks = {"use": ("use:line_test",)}
                alone = f"line {space}"
                yield Errand(own.id, to, 60, "line", "skill", picks, alone=alone, about=room(space))


def _bill(now: Situation) -> Iterator[Errand]:
    """Wherever he is seen; beside him is near enough."""
    if now.picture.secrets.get("served"):
        return
    for other in now.picture.others:
        if other.look != DEBTOR:
            continue
        near = now.deck.beside(frozenset({other.at})) | {other.at}
        for own in (o for o in now.picture.active if o.person):
            picks = {"use": (f"use:serve||{other.id}",)}
            yield Errand(own.id, near, 70, "serve", "skill", picks, alone="serve", about=other.words)
