"""The desk at its fullest, at four sizes, light and dark: nothing overflows, all can be touched and read, nothing jumps."""

from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.crowd import Card, cards, lay_crowd, overfill
from tests.browser.layout import SIZES, faults, places
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TOOLS = ("Tell", "Change", "Ruling", "Tables", "Goals", "Modes", "Dice tray", "Notes", "Seats", "Rewind")
TRACKED = ".top, .where, .where li, .queue, .truth, .eyes, .eyes .b, .close, .dock, .dock .b"
Links = Mapping[str, str]


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Links]:
    folder = tmp_path_factory.mktemp("crowd")
    tokens = lay_crowd(folder)
    server = Server(folder)
    server.start()
    yield {seat: f"{server.address}/s/{token}" for seat, token in tokens.items()}
    server.stop()


def sit_down(
    chromium: Browser, link: str, size: tuple[int, int], queue: list[Card], *, dark: bool = False
) -> Page:
    """At a desk that is asked this."""
    context = chromium.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        has_touch=True,
    )
    page = context.new_page()
    overfill(page, queue)
    page.goto(link)
    page.get_by_role("button").first.tap()
    page.wait_for_selector(".s-desk:not(.no-plan)")
    return page


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_fullest_desk(chromium: Browser, crowd: Links, size: tuple[int, int], dark: bool) -> None:
    page = sit_down(chromium, crowd["J"], size, cards(), dark=dark)
    expect(page.locator("article.q")).to_have_count(18)
    found = faults(page)
    for tool in TOOLS:
        page.get_by_role("navigation", name="Desk tools").get_by_role("button", name=tool, exact=True).tap()
        expect(page.locator(".drawer h2").first).to_have_text(tool)
        found += [f"{tool}: {fault}" for fault in faults(page, ".drawer") if fault not in found]
    page.get_by_role("navigation", name="Desk tools").get_by_role("button", name="Change", exact=True).tap()
    page.get_by_role("button", name="The whole station", exact=True).tap()
    expect(page.locator(".drawer .opt").first).to_be_visible()
    found += [f"in hand: {fault}" for fault in faults(page, ".drawer") if fault not in found]
    page.context.close()
    assert found == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_jumps_when_a_view_comes(chromium: Browser, crowd: Links, size: tuple[int, int]) -> None:
    queue = cards()
    page = sit_down(chromium, crowd["J"], size, queue)
    expect(page.locator("article.q")).to_have_count(18)
    before = places(page, TRACKED)
    assert len(before) > 15
    queue.clear()
    other = chromium.new_page()
    other.goto(crowd["A2"])
    other.get_by_role("button").first.click()
    expect(page.locator("article.q")).to_have_count(0)
    after = places(page, TRACKED)
    for each in (page, other):
        each.context.close()
    assert after == before
