"""Every address of the application, asked for by everybody, with everybody's ids in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from fastapi import FastAPI

from artifact_server.audit.door import Page
from artifact_server.audit.room import Room

FILLINGS = {
    "digest": ("0" * 12,),
    "name": ("main.js", "words/en/artifact.ftl", "look/icon.svg", "../pyproject.toml"),
    "token": ("nobodys-token", "token-00000x"),
    "other": ("M", "J", "O", "nobody"),
    "file": ("charts.toml", "figures.toml", "nothing.toml"),
    "track": ("M", "truth"),
    "number": ("1",),
}
"""What stands for the parts of an address; game and seat are the game's own."""
ANYTHING = ("1", "nothing")


@dataclass(frozen=True)
class Asked:
    """One request and its answer. `of` is the seat whose address it was, if any."""

    by: str
    of: str
    route: str
    path: str
    page: Page


def routes(web: FastAPI) -> list[str]:
    """All addresses that can be asked for with GET."""
    named = [path for path, methods in web.openapi()["paths"].items() if "get" in methods]
    return [*named, "/static/{digest}/{name}"]


def addresses(path: str, room: Room) -> Iterator[tuple[str, str]]:
    """(seat, address) for every way to fill it in."""
    seats = tuple(room.cookies)
    names = [part.partition("}")[0] for part in path.split("{")[1:]]
    fillings: dict[str, tuple[str, ...]] = {**FILLINGS, "game": (room.table.id,), "seat": seats}
    for values in product(*(fillings.get(name, ANYTHING) for name in names)):
        filled = path
        for name, value in zip(names, values, strict=True):
            filled = filled.replace(f"{{{name}}}", value)
        yield dict(zip(names, values, strict=True)).get("seat", ""), filled


async def asked(room: Room, everybody: Sequence[str]) -> list[Asked]:
    """Each of these asks for everything: at his own seat in every way, at another's in one."""
    web: Any = room.door.web
    found = []
    for by in everybody:
        for route in routes(web):
            others: set[str] = set()
            for of, path in addresses(route, room):
                if of and of != by:
                    if of in others:
                        continue
                    others.add(of)
                page = await room.door.page(path, room.cookies.get(by, ""))
                found.append(Asked(by, of, route, path, page))
    return found
