"""A seat's screen at its fullest, at four sizes, light and dark: nothing overflows, all can be touched and read aloud."""

import re
from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.crowd import lay_crowd
from tests.browser.layout import SIZES, faults, places
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

Links = Mapping[str, str]
PHONE = 560
SETTLED = 250
"""So many milliseconds after a touch the screen shows what came of it."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Links]:
    folder = tmp_path_factory.mktemp("seats")
    tokens = lay_crowd(folder, ordered=False)
    server = Server(folder)
    server.start()
    yield {seat: f"{server.address}/s/{token}" for seat, token in tokens.items()}
    server.stop()


class Looker:
    """Somebody who looks at everything, and notes what is wrong with it."""

    def __init__(
        self, chromium: Browser, link: str, size: tuple[int, int], *, dark: bool = False, text: str = "usual"
    ) -> None:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=True,
        )
        context.add_init_script(f"localStorage.setItem('text', '{text}')")
        self.page: Page = context.new_page()
        self.phone = size[0] <= PHONE
        self.found: list[str] = []
        self.page.goto(link)
        self.page.get_by_role("button").first.tap()
        self.page.wait_for_selector(".s-seat:not(.no-plan), .s-setup, .s-desk:not(.no-plan)")

    def look(self, what: str, within: str = "body") -> None:
        expect(self.page.locator(within).first).to_be_visible()
        self.found += [f"{what}: {fault}" for fault in faults(self.page, within)]

    def panel(self, name: str) -> None:
        """On a phone one part is shown at a time."""
        if self.phone:
            self.page.get_by_role("navigation", name="Parts").get_by_role("button", name=name).tap()

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=name, exact=True).tap()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{name}")).first

    def done(self) -> None:
        self.page.context.close()
        assert not self.found, "\n".join(dict.fromkeys(self.found))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_fullest_turn(chromium: Browser, table: Links, size: tuple[int, int], dark: bool) -> None:
    p = Looker(chromium, table["P"], size, dark=dark)
    p.look("asked")
    p.button("Next").tap()
    p.button("More").tap()
    p.page.locator(".shut-l summary").tap()
    p.look("deeds", ".choices")
    p.page.locator(".choices .head .b").tap()
    if dark:
        return p.done()
    p.panel("Crew")
    for tab in ("Standing", "Plan", "Sheet"):
        p.tab(tab)
        p.look(tab, ".crew-c")
    p.tab("Crew")
    p.panel("Known")
    p.tab("Contacts")
    p.look("contacts", ".know")
    p.done()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_waiting_with_something_to_do(chromium: Browser, table: Links, size: tuple[int, int]) -> None:
    m = Looker(chromium, table["M"], size)
    m.look("waiting")
    m.button("Plan my next turn").tap()
    m.button("Next").tap()
    m.look("planning", ".ask")
    m.panel("Talk")
    m.button("Make an offer").tap()
    m.look("offer", ".talk")
    m.page.keyboard.press("c") if not m.phone else m.button("Draw the curtain").tap()
    m.look("curtain")
    m.page.reload()
    expect(m.page.get_by_role("button", name="Open the curtain")).to_be_visible()
    expect(m.page).to_have_title("…")
    m.done()


STAY = ".board, .loc, .tools, .lineup, .ask"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_moves_when_something_is_chosen(
    chromium: Browser, table: Links, size: tuple[int, int]
) -> None:
    """What is yet to be asked has its room already; a deed is given, put later, and taken back."""
    p = Looker(chromium, table["P"], size)
    expect(p.page.locator(".chip").first).to_be_visible()
    lay = places(p.page, STAY)
    assert len(lay) == 5
    name = p.page.locator(".chip.open b").nth(1).inner_text()
    mine = p.page.locator(".chip", has_text=name)
    for touch in (
        mine,
        p.page.get_by_role("radio", name=re.compile("^Walk")),
        mine,
        p.button(f"{name} later"),
        p.button("More"),
        p.page.locator(".choices .head .b"),
        p.button(f"Take back: {name}"),
    ):
        touch.first.tap()
        p.page.wait_for_timeout(SETTLED)
        assert places(p.page, STAY) == lay
    expect(mine).to_have_class(re.compile("open"))
    p.look("strip", ".lineup")
    p.done()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seat", "MJ")
def test_nothing_moves_when_the_line_is_lost(
    chromium: Browser, table: Links, seat: str, size: tuple[int, int]
) -> None:
    looker = Looker(chromium, table[seat], size)
    boxes = ".top, main, .board, .ask, .side, .dock, .where, .queue, .truth"
    lay = places(looker.page, boxes)
    looker.page.context.set_offline(offline=True)
    expect(looker.page.locator(".top > .strip")).to_be_visible()
    assert places(looker.page, boxes) == lay
    looker.look("line lost", ".top")
    looker.done()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_with_larger_letters(chromium: Browser, table: Links, size: tuple[int, int]) -> None:
    p = Looker(chromium, table["P"], size, text="large")
    assert p.page.evaluate("getComputedStyle(document.body).fontSize") == "18px"
    p.look("asked", ".ask")
    p.button("Next").tap()
    p.button("More").tap()
    p.look("deeds", ".choices")
    p.done()
