"""What the judge can change about a craft, and to what (JUDGE-01). Given the truth through the judge's view alone."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from artifact_server.core.forms import Choose, Option, Text
from artifact_server.core.words import JSON, Words
from artifact_server.kit.deckplan import FACINGS, Pose, Scene, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.scenes import scene_of
from artifact_server.systems.artifact.rules.flight import ready
from artifact_server.systems.artifact.rules.harbour import COURSES, heights

Parts = Mapping[str, JSON]

CHANGES = ("craft", "fly", "height", "nose", "berth", "course")


def at(book: Book, parts: Parts, square: Square) -> Iterator[Option]:
    """All that can be otherwise about the craft to which a square belongs; each in one choice, or two."""
    for craft in book.plan.crafts.values():
        if craft.level == square.level and (part := parts.get(f"craft/{craft.id}")) is not None:
            if part["gone"]:
                yield from _gone(craft.id)
            else:
                yield from _there(craft.id, part)


def _there(craft: str, part: JSON) -> Iterator[Option]:
    yield _option("fly", craft, "", Words.of("change-fly"))
    yield _option("height", craft, "", Words.of("change-height"))
    yield _option("nose", craft, "", Words.of("change-nose"))
    yield _option("berth", craft, "", Words.of("change-berth"))
    states = ("free", "gone") if part["docked"] else ("docked", "gone")
    for state in states:
        words = Words.of("change-to", what=Words.of("correct-craft"), value=Words.of(f"value-{state}"))
        yield _option("craft", craft, state, words)


def away(parts: Parts) -> Iterator[Option]:
    """Craft that have left the map: nobody can point at them there."""
    for key, part in parts.items():
        if key.startswith("craft/") and part["gone"]:
            yield from _gone(part["id"])


def _gone(craft: str) -> Iterator[Option]:
    name = _name(craft)
    yield _option("berth", craft, "", Words.of("change-berth-of", name=name))
    yield _option("fly", craft, "", Words.of("change-fly-of", name=name))
    yield _option("course", craft, "", Words.of("change-course-of", name=name))


def asked(book: Book, parts: Parts, what: str, craft: str) -> Choose | Text | None:
    """The value of such a change; None for one that is not about a craft."""
    if what not in CHANGES or f"craft/{craft}" not in parts:
        return None
    match what:
        case "fly":
            return Text("value", 60)
        case "berth":
            return Choose("value", tuple(_berths(book, parts, craft)))
        case "height":
            return Choose("value", tuple(_heights(book, parts, craft)))
        case "nose":
            return Choose("value", tuple(_facings(book, parts, craft)))
        case "course":
            return Choose("value", tuple(_value(course) for course in COURSES))
        case _:
            return Choose("value", tuple(_value(state) for state in ("docked", "free", "gone")))


def _berths(book: Book, parts: Parts, craft: str) -> Iterator[Option]:
    for hatch in _scene(book, parts).moorings(craft):
        yield Option(hatch, Words.of("named", name=book.plan.hatches[hatch].name or hatch))


def _heights(book: Book, parts: Parts, craft: str) -> Iterator[Option]:
    scene, now = _scene(book, parts), ready(_pose(parts, craft), book.plan.crafts[craft])
    for z in heights(book.plan):
        if z != now.z and not scene.hindrance(craft, replace(now, z=z, gone=False)):
            yield Option(str(z), Words.of("value-height", n=z))


def _facings(book: Book, parts: Parts, craft: str) -> Iterator[Option]:
    scene, now = _scene(book, parts), ready(_pose(parts, craft), book.plan.crafts[craft])
    for facing in FACINGS:
        if facing != now.facing and not scene.hindrance(craft, replace(now, facing=facing, gone=False)):
            yield _value(facing)


def _scene(book: Book, parts: Parts) -> Scene:
    crafts = (key.removeprefix("craft/") for key in parts if key.startswith("craft/"))
    return scene_of(book.plan, frozenset(), {craft: _pose(parts, craft) for craft in crafts})


def _pose(parts: Parts, craft: str) -> Pose:
    return Pose(**{name: value for name, value in parts[f"craft/{craft}"].items() if name != "id"})


def _name(craft: str) -> Words:
    return Words.of(f"craft-{craft}".replace("_", "-"))


def _value(value: str) -> Option:
    return Option(value, Words.of(f"value-{value}".replace("_", "-")))


def _option(what: str, craft: str, value: str, words: Words) -> Option:
    return Option(f"{what}|{craft}|{value}", words)
