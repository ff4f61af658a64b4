"""Views made by hand: as much of one as a bot reads."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from artifact_server.bots.steady.deck import Deck
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.picture import Picture, read
from artifact_server.bots.steady.situation import STRENGTHS, Situation
from artifact_server.core.forms import Option
from artifact_server.core.words import JSON, Words
from artifact_server.kit.deckplan import Plan, Square
from artifact_server.systems.artifact import open_system
from tests.random_play.situations import scenario

NO = Words.of("form-end")


@cache
def plan() -> Plan:
    drawn: Plan = open_system(scenario("feynman")).book.plan
    return drawn


@cache
def deck() -> Deck:
    return Deck(plan())


def own(id: str, at: str, **more: Any) -> Mapping[str, JSON]:
    """A man of one's own, sound and with empty hands."""
    part: dict[str, JSON] = {
        **{"id": id, "kind": "human", "looks": id, "at": at, "facing": "N", "state": [], "gear": []},
        **{"skills": [], "tough": False, "acted": False, "intent": "", "then": "", "target": "", "load": ""},
        **{"moving": False, "control": False, "lost": False, "able": True, "remote": False},
    }
    return {f"fig/{id}": part | more}


def other(look: str, at: str, **more: Any) -> Mapping[str, JSON]:
    """Somebody in view, on his feet."""
    part: dict[str, JSON] = {
        **{"id": f"{look}-1", "looks": look, "at": at, "facing": "N", "posture": "up", "holds": []},
        **{"worn": [], "live": True, "by": [], "words": {"code": f"look-{look}", "args": {}}},
    }
    return {f"ctr/{look}-1": part | more}


def told(n: int, code: str, **args: JSON) -> Mapping[str, JSON]:
    """A notice."""
    return {f"log/{n}": {"n": n, "words": {"code": code, "args": args}}}


def gear(*types: str) -> list[JSON]:
    return [{"id": f"{type}-9", "type": type, "worn": type == "spacesuit"} for type in types]


def picture(*parts: Mapping[str, JSON], round: int = 1, sees: Mapping[str, JSON] | None = None) -> Picture:
    """A pirate's, in play."""
    public = {"phase": "play", "round": round, "last": 40, "plan": plan().digest}
    sheet = {"goals": [{"code": "level-p-1", "args": {}}]}
    view: dict[str, JSON] = {"public": public, "me": {"seat": "P", "faction": "pirates"}, "sheet": sheet}
    for part in parts:
        view |= part
    return read({**view, **{f"sees/{level}": rows for level, rows in (sees or {}).items()}})


def at(text: str) -> frozenset[Square]:
    return frozenset({Square.parse(text)})


def situation(view: Picture, memory: Memory | None = None, strength: str = "sharp") -> Situation:
    memory = memory or Memory()
    memory.take_in(view, deck())
    return Situation(view, deck(), memory, STRENGTHS[strength], Random(1))


def deeds(*values: str, **costs: int) -> tuple[Option, ...]:
    return (*(Option(v, NO) for v in values), *(Option(v, NO, cost=cost) for v, cost in costs.items()))
