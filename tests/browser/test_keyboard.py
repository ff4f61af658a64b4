"""With keys alone: whatever disappears from under the keyboard, it goes on at a sensible place and never begins anew."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.crowd import lay_crowd
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HELD = "what => `${document.activeElement.tagName} ${document.activeElement.textContent}`.startsWith(what)"


@pytest.fixture(scope="module")
def page(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """P's screen, who is asked what his people shall do."""
    folder = tmp_path_factory.mktemp("keys")
    token = lay_crowd(folder, ordered=False)["P"]
    server = Server(folder)
    server.start()
    context = chromium.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{server.address}/s/{token}")
    page.get_by_role("button").first.press("Enter")
    page.wait_for_selector(".s-seat:not(.no-plan)")
    yield page
    context.close()
    server.stop()


def goes_on_at(page: Page, what: str) -> None:
    """What the keyboard comes to be on, by its tag and its words."""
    page.wait_for_function(HELD, arg=what)


def press(page: Page, name: str) -> None:
    button = page.get_by_role("button", name=name).first
    button.focus()
    button.press("Enter")


def test_a_card_that_is_put_away_leaves_it_at_what_is_asked(page: Page) -> None:
    press(page, "Next")
    press(page, "More")
    expect(page.locator(".choices")).to_be_visible()
    page.locator(".choices").get_by_role("button", name="Close").press("Enter")
    goes_on_at(page, "H1 ")
    expect(page.locator(".ask .sel [aria-live] h1")).to_be_visible()


def test_a_question_on_the_map_takes_it_and_gives_it_back(page: Page) -> None:
    plan = page.locator("svg.plan[tabindex]")
    plan.focus()
    page.locator("svg.plan .fig[role=button]").first.evaluate(
        "fan => fan.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    expect(page.locator(".which")).to_have_count(1)
    goes_on_at(page, "BUTTON ")
    page.keyboard.press("Escape")
    expect(page.locator(".which")).to_have_count(0)
    goes_on_at(page, "svg")


def test_the_curtain_takes_it_and_gives_it_back(page: Page) -> None:
    page.get_by_role("tab", name="Standing").focus()
    page.keyboard.press("c")
    goes_on_at(page, "BUTTON Open the curtain")
    page.keyboard.press("Enter")
    expect(page.locator(".ask")).to_be_visible()
    goes_on_at(page, "H1 ")


def test_what_becomes_of_an_order_stands_where_it_is(page: Page) -> None:
    """Sent, it is nowhere to be seen; what is asked next is read aloud in its place."""
    page.locator(".send").press("Enter")
    goes_on_at(page, "H1 ")
    page.locator(".send").press("Enter")
    goes_on_at(page, "H1 Nobody of yours has anything left to do.")
