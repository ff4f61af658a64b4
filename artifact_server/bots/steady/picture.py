"""A seat's view read once: own figures, others as seen, things, what is shut, where craft and lift cars are."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from artifact_server.core.errors import Malformed
from artifact_server.core.words import JSON, Words
from artifact_server.kit.deckplan import Square

View = Mapping[str, JSON]
SEES = "sees/"
"""Before a level, of which a part says what is in sight there."""
HANDED = ("human", "android", "zombie", "koch", "pan_face")


@dataclass(frozen=True, slots=True)
class Held:
    """A thing in an own figure's hands or pack."""

    id: str
    type: str
    worn: bool
    works: bool
    nature: str


@dataclass(frozen=True, slots=True)
class Own:
    """An own figure as last told."""

    id: str
    kind: str
    look: str
    at: Square | None
    facing: str
    state: frozenset[str]
    gear: tuple[Held, ...]
    skills: frozenset[str]
    tough: bool
    acted: bool
    intent: str
    then: str
    target: str
    moving: bool
    load: str
    control: bool
    able: bool
    remote: bool

    def has(self, *types: str) -> bool:
        return any(held.type in types for held in self.gear)

    def can(self, skill: str) -> bool:
        return skill in self.skills

    @property
    def hands(self) -> bool:
        """Can take things up."""
        return self.kind in HANDED or self.id == "handler"

    @property
    def breathes(self) -> bool:
        """Needs air, and has no suit that is whole."""
        suited = any(held.type == "spacesuit" and held.worn and held.works for held in self.gear)
        return self.person and not suited

    @property
    def person(self) -> bool:
        """Counts among those who get away or are at large."""
        return self.kind in ("human", "android")


@dataclass(frozen=True, slots=True)
class Other:
    """A counter of somebody else; `live` while it is in view."""

    id: str
    look: str
    at: Square
    up: bool
    live: bool
    holds: tuple[str, ...]
    worn: tuple[str, ...]
    mate: str
    by: tuple[str, ...]
    words: Words


@dataclass(frozen=True, slots=True)
class Lying:
    """A thing on the floor, or found on a body."""

    id: str
    type: str
    at: Square
    on: str
    nature: str


@dataclass(frozen=True, slots=True)
class Berth:
    """A craft as known."""

    docked: bool
    gone: bool
    facing: str = "W"


@dataclass(frozen=True, slots=True)
class Told:
    """A notice: its number, its code, what fills it."""

    n: int
    code: str
    args: Mapping[str, JSON]


@dataclass(frozen=True, slots=True)
class Picture:
    """All that a seat has before it."""

    seat: str
    faction: str
    role: str
    """Whose levels it plays for: "p", "m", "gmen", "bugs" …"""
    phase: str
    round: int
    last: int
    """The last round; 0 where the end comes without one."""
    plan: str
    own: Mapping[str, Own]
    others: tuple[Other, ...]
    things: tuple[Lying, ...]
    shut: Mapping[str, str]
    """Hatches known to be locked or welded, and not blown, with the moment of which that is known."""
    gassed: frozenset[str]
    crafts: Mapping[str, Berth]
    cars: frozenset[Square]
    secrets: Mapping[str, JSON]
    computer: bool
    sees: Mapping[str, JSON] = field(default_factory=dict)
    told: tuple[Told, ...] = ()

    @property
    def active(self) -> list[Own]:
        """Own figures that can do something, where they are known to be."""
        return [own for own in self.own.values() if own.able and own.at is not None]

    @property
    def sleepers(self) -> frozenset[str]:
        """Looks of those who secretly are its own among other people's."""
        return frozenset(self.secrets.get("informants") or {})

    def holders(self, type: str) -> list[Own]:
        """Who of its own has such a thing and can do something with it, fakes aside."""
        return [o for o in self.active if any(g.type == type and g.nature != "fake" for g in o.gear)]

    def has(self, type: str) -> bool:
        return bool(self.holders(type))

    @property
    def squares(self) -> Iterator[Square]:
        """Those in sight."""
        for level, row, first, last in self.seen():
            yield from (Square(level, x, row) for x in range(first, last + 1))

    def seen(self) -> Iterator[tuple[str, int, int, int]]:
        """Runs of squares in sight: level, row, first and last column."""
        for level, rows in self.sees.items():
            for row, runs in rows.items():
                for first, last in runs:
                    yield level, int(row), first, last


@lru_cache(maxsize=8192)
def place(text: str | None) -> Square | None:
    """A square as a view writes it."""
    try:
        return Square.parse(text) if text else None
    except Malformed:
        return None


def read(view: View) -> Picture:
    """The picture that a view gives."""
    public, me = view.get("public", {}), view.get("me", {})
    parts = [(key.partition("/")[0], part) for key, part in view.items()]
    own = {part["id"]: _own(part) for kind, part in parts if kind == "fig"}
    had = {held.id for each in own.values() for held in each.gear}
    return Picture(
        seat=str(me.get("seat", "")),
        faction=str(me.get("faction", "")),
        role=_role(view.get("sheet") or {}),
        phase=str(public.get("phase", "")),
        round=int(public.get("round", 0)),
        last=int(public.get("last", 0)),
        plan=str(public.get("plan", "")),
        own=own,
        others=tuple(o for kind, part in parts if kind == "ctr" and (o := _other(part))),
        things=tuple(thing for thing in _things(parts) if thing.id not in had),
        shut={p["id"]: p["when"] for kind, p in parts if kind == "edge" and _is_shut(p)},
        gassed=frozenset(p["id"] for kind, p in parts if kind == "space" and (p["gas"] or p["airless"])),
        crafts={
            p["id"]: Berth(bool(p["docked"]), bool(p["gone"]), p.get("facing", "W"))
            for kind, p in parts
            if kind == "craft"
        },
        cars=frozenset(at for text in me.get("cars", {}).values() if (at := place(text))),
        secrets=me.get("secrets", {}),
        computer=bool(me.get("computer", True)),
        sees={key.removeprefix(SEES): part for key, part in view.items() if key.startswith(SEES)},
        # A screen's parts come in the order of their keys: the tenth notice before the ninth.
        told=tuple(sorted((_told(part) for kind, part in parts if kind == "log"), key=lambda told: told.n)),
    )


def _role(sheet: JSON) -> str:
    """The list whose levels are its goals: "level-gmen-1" is "gmen"."""
    goals = sheet.get("goals") or [{"code": ""}]
    return str(goals[0]["code"]).removeprefix("level-").rpartition("-")[0]


def _own(part: JSON) -> Own:
    return Own(
        id=part["id"],
        kind=part["kind"],
        look=part["looks"],
        at=None if part.get("lost") else place(part["at"]),
        facing=part["facing"],
        state=frozenset(part["state"]),
        gear=tuple(_held(gear) for gear in part["gear"]),
        skills=frozenset(part["skills"]),
        tough=bool(part.get("tough")),
        acted=bool(part.get("acted")),
        intent=part.get("intent", ""),
        then=part.get("then", ""),
        target=part.get("target", ""),
        moving=bool(part.get("moving")),
        load=part.get("load", ""),
        control=bool(part.get("control")),
        able=bool(part.get("able")),
        remote=bool(part.get("remote")),
    )


def _held(gear: JSON) -> Held:
    works = not (gear.get("broken") or gear.get("jammed")) and gear.get("uses") != 0
    return Held(gear["id"], gear["type"], bool(gear.get("worn")), works, gear.get("nature", ""))


def _other(part: JSON) -> Other | None:
    if (at := place(part["at"])) is None:
        return None
    return Other(
        id=part["id"],
        look=part["looks"],
        at=at,
        up=part["posture"] == "up",
        live=bool(part["live"]),
        holds=tuple(part["holds"]),
        worn=tuple(part["worn"]),
        mate=part.get("mate", ""),
        by=tuple(part["by"]),
        words=Words(part["words"]["code"], part["words"]["args"]),
    )


def _things(parts: Iterable[tuple[str, JSON]]) -> Iterator[Lying]:
    """What is seen to lie somewhere, and what it has left there itself before play."""
    for kind, part in parts:
        if kind == "item" and (thing := _thing(part)):
            yield thing
        elif kind == "mark" and part["kind"] == "item" and (at := place(part["at"])):
            type = part["words"]["code"].removeprefix("item-").replace("-", "_")
            yield Lying(part["id"], type, at, "", "")


def _thing(part: JSON) -> Lying | None:
    at = place(part["at"])
    return Lying(part["id"], part["looks"], at, part["on"], part["nature"]) if at else None


def _is_shut(part: JSON) -> bool:
    return bool((part["locked"] or part["welded"]) and not (part["blown"] or part["open"]))


def _told(part: JSON) -> Told:
    words = part["words"]
    return Told(part["n"], words["code"], words["args"])
