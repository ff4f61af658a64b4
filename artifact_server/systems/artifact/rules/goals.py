"""What the words of victory levels mean for people, things and employers (CS-V04 to CS-V06, CS-F11, CS-F12, CS-F31)."""

from collections.abc import Mapping
from typing import Any

from artifact_server.kit.expressions import Named
from artifact_server.systems.artifact.levels import RAM
from artifact_server.systems.artifact.rules.alien_goals import alien_meanings
from artifact_server.systems.artifact.rules.possession import Reckoning
from artifact_server.systems.artifact.rules.terminals import terminal


def meanings(game: Reckoning) -> Mapping[str, Named]:
    """Each word of levels.WORDS, as the game stands."""
    return {
        "has": game.has,
        "off": game.off,
        "gone": game.gone,
        "place": game.place,
        "dest_of": game.course,
        "aboard": lambda id, craft: _exists(game, id) and game.place(id) == craft,
        "mine": game.mine,
        "alive": game.alive,
        "active": game.active,
        "free": game.free,
        "captive_of": lambda id, seat: game.side(seat) in game.captors(id),
        "agents": lambda seat: agents(game, seat),
        "at_large": lambda seat: len(game.people(seat)),
        "escaped": lambda seat: sum(game.off(id) for id in game.people(seat)),
        "taken_by_humans": lambda id: game.off(id) and any(game.has(seat, id) for seat in game.humans()),
        "job": lambda seat: job(game, seat),
        "exhibit": lambda seat: exhibit(game, seat),
        "alien_level": lambda: game.best_alien,
        **alien_meanings(game),
    }


def _exists(game: Reckoning, id: str) -> bool:
    return game.alive(id) if id in game.truth.figures else id == RAM or not game.gone(id)


def agents(game: Reckoning, seat: str) -> list[str]:
    """The company's two people of this seat, as far as they are still its own and free."""
    own = game.book.sheets.get("agents", {}).get(seat, ())
    return [id for id in own if game.mine(seat, id) and game.free(id)]


def job(game: Reckoning, seat: str) -> int:
    """CS-F11, CS-F12: lines that were tested and still work, the bill, the Disk and the agents brought home."""
    points: Mapping[str, int] = _employer(game, "technicians").get("points", {})
    secrets = game.truth.secrets.get(seat, {})
    home = game.has(seat, "disk") and game.off("disk")
    return (
        points["line"] * sum(_works(game, line) for line in secrets.get("lines", ()))
        + points["served"] * bool(secrets.get("served"))
        + points["disk_off"] * home
        + points["agent_escaped"] * sum(game.off(id) for id in agents(game, seat))
    )


def _works(game: Reckoning, line: str) -> bool:
    """The terminal is whole and on the line, and the computer runs."""
    truth, plan = game.truth, game.book.plan
    at = plan.read(line, {})
    return truth.computer and terminal(plan, at, truth.poses, truth.wrecked, ()) != ""


def exhibit(game: Reckoning, seat: str) -> bool:
    """CS-F31: alive, helpless and away as this seat's captive; or away and accepted by the judge (CS-V04)."""
    kinds = _employer(game, "museum").get("exhibits", ())
    found = (f for f in game.truth.figures.values() if game.off(f.id))
    return any(
        f.id in game.truth.exhibits or ((f.kind in kinds or f.pan) and game.side(seat) in game.captors(f.id))
        for f in found
    )


def _employer(game: Reckoning, name: str) -> Mapping[str, Any]:
    row: Mapping[str, Any] = game.book.sheets.get("employer", {}).get(name, {})
    return row
