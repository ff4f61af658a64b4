"""The judge at work with one finger on an upright tablet: what waits for him he rolls, rules and sends; taps are counted."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.hands import Finger
from tests.browser.house import OpenHouse
from tests.browser.wire import Wire

TABLET = ViewportSize(width=768, height=1024)
ASKING = ("roll", "rule", "send")

Card = dict[str, Any]

MIDDLE = """
async ([digest, short, place]) => {
  const { plan: plans, static: home } = document.body.dataset;
  const [{ readPlan }, { where }] = await Promise.all(["plan", "poses"].map(each => import(`${home}board/${each}.js`)));
  const plan = readPlan(await (await fetch(`${plans}${digest}.json`)).json());
  const [x, y] = where(plan, plan.sheets.find(sheet => sheet.short === short), {}, place);
  const at = new DOMPoint(x, y).matrixTransform(document.querySelector(".truth svg.plan").getScreenCTM());
  return [at.x, at.y];
}
"""
"""Where on the screen the middle of a square is."""


class Chair:
    """His tablet."""

    def __init__(self, chromium: Browser, house: OpenHouse, link: str) -> None:
        context = chromium.new_context(
            base_url=house.address,
            viewport=TABLET,
            has_touch=True,
            reduced_motion="reduce",
        )
        self.page: Page = context.new_page()
        self.page.set_default_timeout(20_000)
        self.house, self.wire, self.finger, self.taps = house, Wire(self.page), Finger(), 0
        self.faults: list[str] = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.goto(link)
        self.page.get_by_role("button").first.tap()
        self.page.wait_for_selector(".s-desk:not(.no-plan)")
        self.faces: list[tuple[str, list[int]]] = []
        """Dice that lie ready beside the tablet, by the beginning of what they are for."""

    # --- his finger -------------------------------------------------------------------------------
    def tap(self, thing: Locator) -> None:
        self.taps += 1
        self.finger.press(thing)

    def press(self, name: str, within: str = "body") -> None:
        self.tap(self.page.locator(within).get_by_role("button", name=name, exact=True).first)

    def pick(self, name: str) -> None:
        """One of the choices in the drawer."""
        self.tap(self.page.locator(".drawer").get_by_role("radio", name=name, exact=True))

    def tool(self, name: str) -> Locator:
        """Open a drawer."""
        self.press(name, ".dock")
        drawer = self.page.locator(".drawer")
        expect(drawer.locator("h2").first).to_have_text(name)
        return drawer

    def close(self) -> None:
        self.press("Close", ".drawer")

    def point(self, name: str) -> None:
        """Tap somebody on the map of the truth."""
        box = self.page.locator(f".truth g.fig[aria-label*='{name}']").first.bounding_box()
        assert box is not None
        self.taps += 1
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.drawn()
        among = self.page.locator(".which")
        if among.count():
            self.tap(among.get_by_role("menuitem", name=name))

    def square(self, place: str, sheet: str) -> None:
        """Tap a square on the map, on the sheet that shows it."""
        self.tap(self.page.locator(".eyes").get_by_role("button", name=sheet, exact=True))
        self.tap(self.page.locator(".truth").get_by_role("button", name="Show the whole sheet"))
        self.drawn()
        self.taps += 1
        self.page.touchscreen.tap(
            *self.page.evaluate(MIDDLE, [self.wire.parts["public"]["plan"], sheet, place])
        )
        self.drawn()

    def drawn(self) -> None:
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
        )

    def sees_as(self, seat: str) -> dict[str, Any]:
        """Look with a seat's eyes; what his screen is given of it."""
        eyes = self.page.get_by_role("group", name="As this seat sees it")
        self.tap(eyes.locator(f"button:text-is('{seat or 'Truth'}')"))
        if not seat:
            return {}
        seen = self.page.evaluate(
            "seat => fetch(`${location.pathname}/as/${seat}`).then(reply => reply.json())", seat
        )
        return dict(seen["set"])

    # --- the queue --------------------------------------------------------------------------------
    def waiting(self) -> list[Card]:
        """What waits for him, once his screen shows it as the table has it."""
        self.wire.settled()
        queue = self.house.view("J")["queue"]
        self.wire.until(lambda: self.wire.parts.get("queue") == queue, lambda: "the desk is behind the table")
        self.drawn()
        return [card for card in queue if card["kind"] in ASKING]

    def first(self) -> Locator:
        return self.page.locator("article.q").first

    def work(self, until: Callable[[Card], bool] = lambda card: False) -> list[str]:
        """All that waits, card by card, up to one that is looked for. Returns what kinds of cards they were."""
        done = []
        while (waiting := self.waiting()) and not until(waiting[0]):
            self.answer(waiting[0])
            done.append(str(waiting[0]["kind"]))
            self.gone(waiting)
        return done

    def answer(self, card: Card) -> None:
        match card["kind"]:
            case "roll":
                self.roll(card)
            case "rule":
                self.tap(self.first().get_by_role("button", name="Rule it"))
            case _:
                self.send()

    def roll(self, card: Card) -> None:
        """With the dice that lie ready for it, face by face; else the software throws."""
        for purpose, faces in self.faces:
            if str(card["key"]).startswith(purpose) and len(faces) >= card["asks"]["dice"]:
                for _ in range(card["asks"]["dice"]):
                    self.tap(self.first().get_by_role("button", name=str(faces.pop(0)), exact=True))
                return
        self.tap(self.first().get_by_role("button", name="Roll", exact=True))

    def send(self) -> None:
        self.tap(self.first().get_by_role("button", name="Send", exact=True))

    def gone(self, waiting: list[Card]) -> None:
        """The table has taken it: something else waits, or nothing."""
        before = [card["key"] for card in waiting], [card["asks"] for card in waiting]

        def moved() -> bool:
            now = [card for card in self.wire.parts.get("queue", []) if card["kind"] in ASKING]
            return ([card["key"] for card in now], [card["asks"] for card in now]) != before

        self.wire.until(moved, lambda: f"still waits: {before}")
