"""How somebody works his screen: with a mouse, with a finger, or with keys alone."""

import re
from typing import Protocol

from playwright.sync_api import Locator, Page

STEP = re.compile(r"row (-?\d+), column (-?\d+)")
FURTHEST = 120


class Hand(Protocol):
    """Presses what has a name, and points at squares of the map."""

    def press(self, thing: Locator) -> None: ...

    def square(self, page: Page, offer: Locator) -> None: ...


class Mouse:
    def press(self, thing: Locator) -> None:
        thing.click()

    def square(self, page: Page, offer: Locator) -> None:
        page.mouse.click(*middle(page, offer))


class Finger:
    def press(self, thing: Locator) -> None:
        thing.tap()

    def square(self, page: Page, offer: Locator) -> None:
        page.touchscreen.tap(*middle(page, offer))


class Keys:
    """Reaches everything by the keyboard: what has a name by its focus, squares by walking the cursor there."""

    def press(self, thing: Locator) -> None:
        thing.focus()
        thing.press("Enter")

    def square(self, page: Page, offer: Locator) -> None:
        found = re.search(r"\((-?\d+),(-?\d+)\)", offer.get_attribute("aria-label") or "")
        assert found
        column, row = int(found[1]), int(found[2])
        plan = page.locator("svg.plan[tabindex]")
        plan.focus()
        for _ in range(FURTHEST):
            at = STEP.search(page.locator(".board p[aria-live]").text_content() or "")
            dx, dy = (column - int(at[2]), row - int(at[1])) if at else (0, 1)
            if at and not dx and not dy:
                break
            key = ("ArrowRight" if dx > 0 else "ArrowLeft") if dx else ("ArrowDown" if dy > 0 else "ArrowUp")
            plan.press(key)
            page.evaluate("() => new Promise(requestAnimationFrame)")
        plan.press("Enter")


def middle(page: Page, offer: Locator) -> tuple[float, float]:
    """Where on the screen the middle of a lit square is. Brings it into the free part of the map if it is not."""
    for bring in ("", "Centre on", "Show the whole sheet"):
        if bring:
            page.get_by_role("button", name=re.compile(f"^{bring}")).click()
            page.evaluate(
                "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
            )
        box = offer.locator("rect").first.bounding_box()
        assert box is not None
        at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if page.evaluate(
            "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('svg.plan[tabindex]'))", at
        ):
            return at
    raise AssertionError(f"no way to see {offer.get_attribute('aria-label')}")
