"""Pairs of situations by lot that differ in one secret: two rooms and a wall, P and F on one side, M on both."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

Situation = dict[str, Any]

MAPS = {
    "FX-HALL": (range(5), range(5, 10), 3),
    "FX-HALLZ": (range(5), range(5, 10), 3),
    "FX-CONTROL": (range(5), range(5, 10), 3),
    "FX-CROSS": (range(2), range(2, 4), 2),
}
"""Map → the columns of the room of who does not know, the columns beyond its wall, how many rows."""
STOWED = ("geiger", "medkit", "patch", "flashlight", "disk", "key", "toolkit", "loot")
PLAIN = ("pistol", "rifle", "emp", "spacesuit")


@dataclass(frozen=True)
class Pair:
    """Two situations, what they differ in, and who cannot know from the start."""

    map: str
    seats: str
    secret: str
    one: Situation
    other: Situation
    unknowing: str


def pair(number: int) -> Pair:
    """The pair of this number. P does not know, nor does F unless its man stands beyond the wall; M does."""
    lots = Random(f"pair {number}")
    map = lots.choice(sorted(MAPS))
    near, far, rows = MAPS[map]

    def at(columns: range) -> str:
        return f"X({lots.choice(columns)},{lots.randrange(rows)})"

    seats = "".join(lots.sample("PMF", 3))
    beyond = lots.random() < 0.25
    figures = [
        _person(lots, "P.H1", at(near)),
        _person(lots, "P.H2", at(near)),
        _person(lots, "F.H1", at(far if beyond else near)),
        _person(lots, "M.H1", at(near)),
        _person(lots, "M.H2", at(far)),
    ]
    base: Situation = {
        "figure": figures,
        "turn": seats[0],
        "item": [{"type": lots.choice(PLAIN), "at": at(near), "id": "plain-1"}],
        "dark": ["a"] if lots.random() < 0.15 else [],
    }
    secrets = [(name, change) for name, change in SECRETS if name != "a lock" or map != "FX-CROSS"]
    secret, change = secrets[number % len(secrets)]
    if secret == REAL_OR_FAKE:
        base["item"].append({"type": "artifact", "at": at(near), "id": "it"})
    return Pair(map, seats, secret, base, change(lots, base, at(far), at(near)), "PO" if beyond else "PFO")


def _person(lots: Random, id: str, at: str) -> dict[str, Any]:
    """Somebody; M's people may be machines or beasts, which others know by number only."""
    kind = lots.choice(("human", "human", "robot", "bug")) if id[0] == "M" else "human"
    hands = kind == "human"
    return {
        "id": id,
        "seat": id[0],
        "kind": kind,
        "look": id.replace(".", "").lower() if hands else kind,
        "at": at,
        "facing": lots.choice("NESW"),
        "gear": lots.sample(PLAIN, lots.randint(0, 2)) + lots.sample(STOWED, lots.randint(0, 1))
        if hands
        else [],
        "skills": lots.sample(("mechanic", "medic", "plasma"), lots.randint(0, 1)),
    }


REAL_OR_FAKE = "whether it is the real thing"
Change = Callable[[Random, Situation, str, str], Situation]
"""Given the situation, a square beyond the wall and one in the room: the situation as it is in the other world."""


def _figure(id: str, **changes: Any) -> Change:
    """One person is otherwise."""

    def change(lots: Random, base: Situation, far: str, near: str) -> Situation:
        new = {k: v(lots, far) if callable(v) else v for k, v in changes.items()}
        return {**base, "figure": [{**f, **new} if f["id"] == id else f for f in base["figure"]]}

    return change


def _with(**changes: Any) -> Change:
    """Something of the station or of minds is otherwise."""

    def change(lots: Random, base: Situation, far: str, near: str) -> Situation:
        return {**base, **{k: v(base, far, near) if callable(v) else v for k, v in changes.items()}}

    return change


def _hidden_man(lots: Random, base: Situation, far: str, near: str) -> Situation:
    return {**base, "figure": [*base["figure"], _person(lots, "M.H3", far)]}


def _pocket(lots: Random, base: Situation, far: str, near: str) -> Situation:
    """The man in the room of those who do not know has something else in his pack, behind all that he carries."""
    figures = [
        {**f, "gear": [*f["gear"], lots.choice(STOWED)]} if f["id"] == "M.H1" else f for f in base["figure"]
    ]
    return {**base, "figure": figures}


def _another_item(lots: Random, base: Situation, far: str, near: str) -> Situation:
    return {
        **base,
        "item": [*base["item"], {"type": lots.choice(PLAIN + STOWED), "at": far, "id": "secret-1"}],
    }


def _faked(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**item, "type": "fake"} if item["type"] == "artifact" else item for item in items]


def _lock(lots: Random, base: Situation, far: str, near: str) -> Situation:
    return {**base, lots.choice(("locked", "welded")): ["h"]}


SECRETS: list[tuple[str, Change]] = [
    ("a hidden man", _hidden_man),
    ("where a hidden man is", _figure("M.H2", at=lambda lots, far: far)),
    ("how a hidden man faces", _figure("M.H2", facing=lambda lots, far: lots.choice("NESW"))),
    ("a hidden man's wound", _figure("M.H2", wound="light")),
    ("a hidden man is out", _figure("M.H2", out=True)),
    ("a hidden man's rifle", _figure("M.H2", gear=("rifle", "medkit"))),
    ("what is in a pack", _pocket),
    ("a light wound of one in sight", _figure("M.H1", wound="light")),
    ("the skills of one in sight", _figure("M.H1", skills=("hacker", "pilot"))),
    ("how tough one in sight is", _figure("M.H1", tough=True)),
    ("a thing behind the wall", _another_item),
    ("the dark behind the wall", _with(dark=lambda base, far, near: [*base["dark"], "b"])),
    ("the gas behind the wall", _with(gas=["b"])),
    ("a trap behind the wall", _with(trap=lambda base, far, near: [{"seat": "M", "at": far}])),
    ("a trap in the room", _with(trap=lambda base, far, near: [{"seat": "M", "at": near}])),
    ("a lock", _lock),
    ("who has the marker", _with(control="M.H2")),
    ("an informant", _with(informant={"F.H1": "M"})),
    ("a stance", _with(stance={"M": {"P": "neutral"}})),
    ("an employer", _with(secret={"M": {"employer": "gmen"}})),
    ("whether the computer works", _with(computer_down=True)),
    ("whether the shields are up", _with(shields_down=True)),
    (REAL_OR_FAKE, lambda lots, base, far, near: {**base, "item": _faked(base["item"])}),
]
