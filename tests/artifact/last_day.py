"""End states for tests: who is where with what when the game is reckoned up, written in one line each."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from artifact_server.kit.deckplan import Pose, Square
from artifact_server.systems.artifact import open_system
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.computer import Hal
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.model.state import Truth
from artifact_server.systems.artifact.rules.victory import standings
from tests.artifact.table import bundle

SEATS = "PFMA"
STATES: Mapping[str, Mapping[str, Any]] = {
    "dead": {"wound": "dead"},
    "down": {"wound": "down"},
    "serious": {"wound": "serious"},
    "light": {"wound": "light"},
    "out": {"out": True},
    "pan": {"pan": True},
}


@cache
def feynman() -> Book:
    return open_system(bundle("feynman")).book


def somewhere(place: str) -> Square:
    """A square of a craft or of a room."""
    plan = feynman().plan
    level = plan.crafts[place].level if place in plan.crafts else None
    return min(s for s, c in plan.cells.items() if level in (None, s.level) and (level or c.space == place))


def figure(text: str, at: Square) -> tuple[Figure, list[str]]:
    """ "orlov", "orlov/out>osorio:loot disk": whose he is comes from the sheets or stands behind "@"; ">" carries him."""
    text, _, things = text.partition(":")
    text, _, carrier = text.partition(">")
    text, _, controller = text.partition("@")
    id, *states = text.split("/")
    row = feynman().figures.get(id)
    kind = row.kind if row is not None else id.rstrip("0123456789")
    home = row.seat if row is not None else "A"
    made = Figure(id=id, kind=kind, look=id, home=home, seat=controller or home, at=at)
    by = (carrier,) if carrier else ()
    made = replace(made, carried_by=by, tough=row.tough if row is not None else False)
    for state in states:
        made = replace(made, **STATES[state])
    return made, things.split()


def last_day(
    away: Mapping[str, str] | None = None,
    pilots: Mapping[str, str] | None = None,
    employer: str = "gmen",
    species: str = "",
    gone: str = "",
    hal: str = "",
    secrets: Mapping[str, Any] | None = None,
    more: Mapping[str, Any] | None = None,
    **places: Sequence[str],
) -> Truth:
    """A truth: `away` maps craft to course, `hal` is where its memory sits, "*thing@F" is one that lies there."""
    figures: dict[str, Figure] = {}
    items = {id: Item(id, id, "F") for id in gone.split()}
    for place, there in places.items():
        at = somewhere(place)
        for text in there:
            if text.startswith("*"):
                type, _, owner = text[1:].partition("@")
                items[type] = Item(type, type, owner or "M", at=at)
                continue
            who, things = figure(text, at)
            figures[who.id] = who
            items |= {thing: Item(thing, thing, who.home, holder=who.id) for thing in things}
    kept = {"F": {"employer": employer, **(secrets or {})}, "A": {"species": species}}
    truth = Truth(
        stage="act",
        round=9,
        seat="P",
        figures=figures,
        items=items,
        poses={c: Pose(docked=c not in (away or {}), gone=c in (away or {})) for c in feynman().plan.crafts},
        courses=dict(away or {}),
        pilots=dict(pilots or {}),
        secrets=kept,
        hal=Hal("A", Square.parse(hal), 4, 4) if hal else None,
    )
    return replace(truth, **(more or {}))


def levels(truth: Truth, seats: Sequence[str] = SEATS) -> dict[str, int]:
    """What each seat has reached."""
    return {s.seat: s.level for s in standings(feynman(), truth, list(seats))}


def level(truth: Truth, seat: str) -> int:
    return levels(truth)[seat]
