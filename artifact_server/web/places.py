"""The seats of a table as the pages show them."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from artifact_server.core.seats import JUDGE, JUDGES, OBSERVER, SECOND, Seat
from artifact_server.table import Table
from artifact_server.words import Wording

EMBLEMS = frozenset("PFMAJ")
LONGEST_LETTER = 2


@dataclass(frozen=True)
class Place:
    """One line of a list of seats. `emblem` picks shape and colour; N is the plain one."""

    id: str
    emblem: str
    letter: str
    title: str
    line: str
    name: str = ""
    here: bool = False
    free: bool = False
    bot: bool = False
    """Free, and played by a bot until somebody comes."""
    first: bool = False
    """The first free one: the one thing asked of whoever comes to join."""


def emblem(seat: str) -> str:
    """Shape and colour of a seat: those of its letter, or the plain ones."""
    return seat[0] if seat[0] in EMBLEMS and len(seat) <= LONGEST_LETTER else "N"


def place(wording: Wording, seat: str, faction: str, beside: str = "") -> Place:
    """A seat in the reader's words: what the game calls it, or else its bare name.

    `beside` is the faction's first seat, for a further one that shares its map.
    """
    code = {JUDGE: "seat-judge", SECOND: "seat-second-judge", OBSERVER: "seat-observer"}.get(
        seat, f"faction-{faction}"
    )
    title = wording.say(code) if wording.knows(code) else wording.say("seat-plain", seat=seat)
    line = wording.say(f"{code}-line") if wording.knows(f"{code}-line") else ""
    if beside:
        line = wording.say("seat-beside", other=title)
        title = wording.say("seat-further", faction=title, seat=seat)
    letter = JUDGE if seat in JUDGES else seat if len(seat) <= LONGEST_LETTER else seat[0].upper()
    return Place(id=seat, emblem=emblem(seat), letter=letter, title=title, line=line)


def all_places(wording: Wording, seats: Iterable[Seat]) -> list[Place]:
    """These seats in their order, none of them taken."""
    first: dict[tuple[str, str], str] = {}
    shown = []
    for seat in seats:
        other = first.setdefault((seat.faction, seat.group or seat.id), seat.id)
        shown.append(place(wording, seat.id, seat.faction, beside=other if other != seat.id else ""))
    return shown


def places(wording: Wording, table: Table) -> list[Place]:
    """All seats of a table, with who sits there. The judge's is taken by its link alone."""
    bots = table.ledger.record.bots
    sits = {str(seat["id"]): seat for seat in table.seats()}
    shown: list[Place] = []
    for seat in all_places(wording, table.new.seats):
        name = str(sits[seat.id]["name"])
        first = not name and not any(other.first for other in shown)
        here = bool(sits[seat.id]["here"])
        shown.append(replace(seat, name=name, here=here, free=not name, first=first, bot=seat.id in bots))
    for chair in (sits[chair] for chair in JUDGES if chair in sits):
        shown.append(
            replace(place(wording, chair["id"], ""), name=str(chair["name"]), here=bool(chair["here"]))
        )
    return shown
