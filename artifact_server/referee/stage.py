"""The stage of a script: what its head says about scenario, seats and situation."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed
from artifact_server.core.seats import Seat
from artifact_server.core.words import JSON
from artifact_server.referee.script import Line

Finder = Callable[[str], Bundle]
"""A scenario by its name or folder."""

LISTS = ("locked", "welded", "blown", "opened", "dark", "gas", "airless", "sealed", "wrecked")
FLAGS = ("stopped_ring", "computer_down", "shields_down")


@dataclass
class Stage:
    """What a game is opened with."""

    bundle: Bundle | None = None
    seats: list[Seat] = field(default_factory=list)
    config: dict[str, JSON] = field(default_factory=lambda: {"judge": True})
    situation: dict[str, Any] = field(default_factory=dict)


def set_stage(lines: Sequence[Line], find: Finder) -> Stage:
    """Read the head lines. Raises Malformed with the line."""
    stage = Stage()
    for line in lines:
        if line.kind == "head":
            _head(stage, line, find)
    if stage.bundle is None:
        raise Malformed("script-lacks", what="scenario")
    if not stage.seats:
        raise Malformed("script-lacks", what="seats")
    if stage.situation:
        stage.config["situation"] = stage.situation
    return stage


def _head(stage: Stage, line: Line, find: Finder) -> None:
    if not line.words:
        raise Malformed("script-unreadable", line=line.number, text=line.text.strip()[:40])
    name, *rest = line.words
    match name:
        case "scenario" | "map" if rest:
            stage.bundle = find(rest[0])
        case "seats":
            stage.seats = [_seat(word) for word in rest]
        case "option":
            stage.config |= line.named
        case "encryption" if rest:
            stage.config["encryption"] = rest[0] == "on"
        case "turn" if rest:
            stage.situation |= {"turn": rest[0], **line.named}
        case _:
            _situation(stage.situation, name, rest, line)


def _seat(word: str) -> Seat:
    """ "P" or "P:pirates" or "A2:alien/A" (faction, map group)."""
    id, _, faction = word.partition(":")
    faction, _, group = faction.partition("/")
    return Seat(id=id, faction=faction or id, group=group or id)


def _situation(situation: dict[str, Any], name: str, rest: Sequence[str], line: Line) -> None:
    fields = line.named
    if name == "figure" and len(rest) >= 2:
        facing = rest[2] if len(rest) > 2 else "E"
        seat = fields.pop("seat", rest[0].partition(".")[0] if "." in rest[0] else "")
        situation.setdefault("figure", []).append(
            {"id": rest[0], "at": rest[1], "facing": facing, "seat": seat, **fields}
        )
    elif name == "item" and len(rest) >= 2:
        situation.setdefault("item", []).append({"type": rest[0], "at": rest[1], **fields})
    elif name == "trap" and rest:
        situation.setdefault("trap", []).append({"seat": rest[0], **fields})
    elif name == "egg" and rest:
        situation.setdefault("egg", []).append({"host": rest[0], **fields})
    elif name in LISTS:
        situation.setdefault(name, []).extend(rest)
    elif name in FLAGS:
        situation[name] = True
    elif name == "control" and rest:
        situation["control"] = rest[0]
    elif name == "informant" and len(rest) == 2:
        situation.setdefault("informant", {})[rest[0]] = rest[1]
    elif name in ("mask", "thrall") and len(rest) == 2:
        situation.setdefault(name, {})[rest[0]] = rest[1]
    elif name == "mind" and rest:
        situation[name] = rest[0]
    elif name == "phantom" and len(rest) == 3:
        painted = {"seat": rest[0], "what": rest[1], "at": rest[2], **fields}
        situation.setdefault(name, []).append(painted)
    elif name == "stance" and len(rest) == 3:
        situation.setdefault("stance", {}).setdefault(rest[0], {})[rest[1]] = rest[2]
    elif name in ("pose", "lift", "secret", "cannon") and rest:
        _by_name(situation, name, rest, fields)
    else:
        raise Malformed("script-unreadable", line=line.number, text=line.text.strip()[:40])


def _by_name(situation: dict[str, Any], name: str, rest: Sequence[str], fields: Mapping[str, JSON]) -> None:
    place = situation.setdefault(name, {})
    if name in ("lift", "cannon"):
        usual = {"lift": "hub", "cannon": "jammed"}
        place[rest[0]] = rest[1] if len(rest) > 1 else usual[name]
    else:
        place.setdefault(rest[0], {}).update(fields)
