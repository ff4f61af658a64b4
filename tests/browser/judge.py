"""Who judges: lays the table, hands out a link, throws what is to be thrown, and sees everything."""

from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.atlas import read_aloud
from tests.browser.hands import Hand
from tests.browser.wire import Wire


class Judge:
    """The desk, in a browser of its own."""

    seat = "J"
    UNROLLED = ".s-desk:not(.no-plan)"

    def __init__(self, name: str, page: Page, hand: Hand) -> None:
        self.name, self.page, self.hand = name, page, hand
        self.wire = Wire(page)
        self.said: list[str] = []
        page.on(
            "console", lambda line: self.said.append(line.text) if line.type in ("error", "warning") else None
        )
        page.on("pageerror", lambda fault: self.said.append(str(fault)))

    def lay_the_table(self, scenario: str, players: int) -> str:
        """Through the pages; returns the code to read out."""
        self.page.goto("/")
        row = self.page.get_by_role("listitem").filter(has_text=scenario)
        self.hand.press(row.get_by_role("link", name="Set up"))
        mixes = self.page.get_by_role("navigation", name="Ready-made, for how many")
        self.hand.press(mixes.get_by_role("button", name=f"{players}"))
        mixes.locator(f"[aria-current]:has-text('{players}')").wait_for()
        self.hand.press(self.page.get_by_role("radio", name="One of us"))
        waived = self.page.get_by_role("radio", name="waived")
        if waived.count():  # where there is a background to be read
            self.hand.press(waived)
        self.page.get_by_label("Your name").fill(self.name)
        self.press("Lay the table")
        code = self.page.locator("p.code").inner_text()
        self.hand.press(self.page.get_by_role("link", name="Go to the table"))
        self.page.wait_for_selector(self.UNROLLED)
        return code

    def link_for(self, faction: str) -> str:
        """A link for a seat, as it is shown to be handed over."""
        self.press("Seats")
        row = self.page.locator(".drawer li").filter(has_text=faction)
        self.hand.press(row.get_by_role("button", name="New link"))
        link = self.page.get_by_label("Link to hand over")
        link.wait_for()
        found = link.input_value()
        self.press("Seats")
        return found

    def throw(self, face: int) -> None:
        """Type the face of a real die for the roll that waits first."""
        card = self.page.locator("article.q.roll").first
        self.hand.press(card.get_by_role("button", name=str(face), exact=True))
        card.wait_for(state="detached")

    def sees_as(self, seat: str) -> None:
        """Look at the map of a seat; without one, at the truth."""
        eyes = self.page.get_by_role("group", name="As this seat sees it")
        self.hand.press(eyes.locator(f"button:text-is('{seat or 'Truth'}')"))

    def on_the_map(self) -> tuple[list[str], list[str]]:
        """Whom and what the truth shows."""
        return read_aloud(self.page)

    def lamp(self, name: str, *, here: bool) -> Locator:
        """The lamp beside a seat, while it is lit or while it is out."""
        return self.page.get_by_role("img", name=f"{name} is {'here' if here else 'away'}")

    def view_of(self, seat: str) -> dict[str, Any]:
        """A seat's view, as the desk is given it."""
        seen = self.page.evaluate(
            "seat => fetch(`${location.pathname}/as/${seat}`).then(reply => reply.json())", seat
        )
        return dict(seen)

    def press(self, name: str) -> None:
        self.hand.press(self.page.get_by_role("button", name=name, exact=True).first)
