"""What squares and sheets are called on the printed map."""

import re
from typing import Any, Self

from playwright.sync_api import Page

SQUARE = re.compile(r"^(.+)\((-?\d+),(-?\d+)\)$")


LABELS = "each => each.map(one => one.getAttribute('aria-label'))"


class Atlas:
    """The plan that hangs before everybody."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self._sheets = plan["sheets"]
        self._ground: dict[str, str] = (plan.get("outside") or {}).get("on", {})
        self._levels = {level["id"]: level["name"] for level in plan["levels"]}
        self._rooms = {
            f"{space['level']}({x},{y})": space["name"]
            for space in plan["spaces"]
            for y, first, last in space["runs"]
            for x in range(first, last + 1)
        }

    @classmethod
    def seen_by(cls, page: Page, digest: str) -> Self:
        return cls(
            page.evaluate("digest => fetch(`/plan/${digest}.json`).then(reply => reply.json())", digest)
        )

    def name(self, place: str) -> str:
        level, column, row = self._parts(place)
        room = self._rooms.get(place) or f"Outside, {self._levels[self._ground.get(level, level)]}"
        return f"{room} ({column},{row})"

    def sheet(self, place: str) -> str:
        """The button of the sheet that shows a square."""
        level, column, row = self._parts(place)
        ground = self._ground.get(level, level)
        for sheet in sorted(self._sheets, key=lambda sheet: sheet["id"] == "whole"):
            if ground in sheet["levels"]:
                (x, y, w, h), (dx, dy) = sheet["window"], sheet["levels"][ground]
                if 0 <= column + dx - x < w and 0 <= row + dy - y < h:
                    return str(sheet["short"])
        raise AssertionError(f"no sheet shows {place}")

    def _parts(self, place: str) -> tuple[str, int, int]:
        found = SQUARE.match(place)
        assert found, place
        return found[1], int(found[2]), int(found[3])


def beside(place: str, way: str) -> str:
    """The square next to another one."""
    found = SQUARE.match(place)
    assert found, place
    dx, dy = (("E" in way) - ("W" in way), ("S" in way) - ("N" in way))
    return f"{found[1]}({int(found[2]) + dx},{int(found[3]) + dy})"


def read_aloud(page: Page) -> tuple[list[str], list[str]]:
    """Whom and what a map shows, as it is read aloud, without where."""
    board = page.locator(".board").first
    fans = board.locator(".fig[role=button]").evaluate_all(LABELS)
    things = board.locator(".thing").evaluate_all(LABELS)
    return sorted(who.partition(",")[0] for fan in fans for who in fan.split("; ")), sorted(things)
