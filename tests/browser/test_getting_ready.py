"""Set-up as somebody meets it who was never here: three touches to ready, and all on the way can be read and touched."""

from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.errands import Errand, Place, lay
from tests.browser.layout import SIZES, places
from tests.browser.server import Server
from tests.browser.test_seat_layout import SETTLED, Looker

pytestmark = [pytest.mark.browser, pytest.mark.slow]

Links = Mapping[str, str]


@pytest.fixture
def links(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Links]:
    """A fresh game for each faction, and the link to its seat."""
    folder = tmp_path_factory.mktemp("newcomers")
    games = [Errand("ready", Place("feynman", seat, more={"background": "read"}), "setup") for seat in "PFMA"]
    tokens = lay(folder, games)
    server = Server(folder)
    server.start()
    yield {game.place.seat: f"{server.address}/s/{token}" for game, token in zip(games, tokens, strict=True)}
    server.stop()


def test_every_faction_is_ready_after_the_tale_and_a_ready_made_beginning(
    chromium: Browser, links: Links
) -> None:
    for seat, link in links.items():
        new = Looker(chromium, link, SIZES[0])
        told = new.page.locator(".who-am")
        new.button("I have read it").tap()
        expect(new.page.locator(".tale")).to_have_count(0)
        new.button("Take").tap()
        expect(told.locator("li").nth(3)).to_be_visible()
        expect(told.locator(".kind")).to_have_count(1 if seat in "FA" else 0)
        expect(new.page.locator(".bar2 .ask-b")).to_have_text("I am ready")
        new.button("I am ready").tap()
        expect(new.button("Change something")).to_be_visible()
        new.done()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_whoever_gets_ready_by_hand(chromium: Browser, links: Links, size: tuple[int, int]) -> None:
    """The purse, the hands and the squares; the map keeps its size while somebody is placed."""
    new = Looker(chromium, links["P"], size)
    new.look("tale")
    new.button("I have read it").tap()
    new.button("My whole sheet").tap()
    new.look("sheet")
    new.page.locator(".buy .head .b").first.tap()
    new.button("Take").tap()
    expect(new.page.locator(".bar2 .ask-b")).to_have_text("I am ready")
    new.look("taken")
    new.button("People and gear").tap()
    expect(new.page.locator(".hand .head")).to_be_in_viewport()
    new.look("purse")
    new.button("Take it").tap()
    new.button("Hand out gear").tap()
    new.look("hands", ".hand")
    new.page.locator(".who-b").first.tap()
    expect(new.page.locator(".bar2.doing .open")).to_be_visible()
    new.page.wait_for_timeout(SETTLED)
    lies = places(new.page, ".board")
    new.page.keyboard.press("Enter")
    new.look("placing")
    assert places(new.page, ".board") == lies
    new.done()


def test_two_touches_within_one_frame_both_count(chromium: Browser, links: Links) -> None:
    """A slow machine draws seldom: the second touch must rest on what the first has done."""
    new = Looker(chromium, links["P"], SIZES[0])
    new.button("I have read it").tap()
    new.button("Take").tap()
    expect(new.page.locator(".bar2 .ask-b")).to_have_text("I am ready")
    new.button("People and gear").tap()
    rifles = new.page.locator(".w-budget").get_by_role("group", name="rifle")
    expect(rifles.locator("output")).to_have_text("4")
    rifles.get_by_role("button").first.evaluate("fewer => { fewer.click(); fewer.click(); }")
    expect(rifles.locator("output")).to_have_text("2")
    new.done()
