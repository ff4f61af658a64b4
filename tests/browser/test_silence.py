"""What a seat does for itself alone is nobody else's: no other socket carries one byte for it."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from tests.browser.crowd import lay_crowd
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

QUIET = 1.0
"""Seconds without a word after which all has come that was to come."""
Lines = Mapping[str, ClientConnection]


class Table:
    """Everybody's sockets as they are on the wire, and two of them at their screens."""

    def __init__(
        self, chromium: Browser, server: Server, tokens: Mapping[str, str], stack: ExitStack
    ) -> None:
        self.lines: Lines = {s: stack.enter_context(_line(server, token)) for s, token in tokens.items()}
        self.pages = {seat: self._screen(chromium, server, tokens[seat], stack) for seat in "PM"}
        self.settle()

    def settle(self) -> None:
        for line in self.lines.values():
            _heard(line)

    def told(self) -> dict[str, list[str]]:
        """Who was told something since, and what."""
        found = {seat: _heard(line) for seat, line in self.lines.items()}
        return {seat: words for seat, words in found.items() if words}

    def _screen(self, chromium: Browser, server: Server, token: str, stack: ExitStack) -> Page:
        context = chromium.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
        stack.callback(context.close)
        page = context.new_page()
        page.goto(f"{server.address}/s/{token}")
        page.get_by_role("button").first.click()
        page.wait_for_selector(".s-seat:not(.no-plan)")
        return page


@contextmanager
def _line(server: Server, token: str) -> Iterator[ClientConnection]:
    """A seat's socket without a screen, as its link opens it."""
    home = f"http://127.0.0.1:{server.port}"
    with httpx.Client(base_url=home) as browser:
        came = browser.post(f"/s/{token}", data={"name": "Ines"})
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    address = home.replace("http", "ws") + urlsplit(came.headers["location"]).path + "/ws"
    cookies = {"Cookie": cookie}
    with connect(address, additional_headers=cookies, origin=Origin(home), max_size=None) as line:
        line.send('{"kind":"hello","n":null}')
        yield line


def _heard(line: ClientConnection) -> list[str]:
    """All that has come and still comes."""
    found = []
    while True:
        try:
            found.append(str(line.recv(timeout=QUIET)))
        except TimeoutError:
            return found


@pytest.fixture(scope="module")
def table(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    folder = tmp_path_factory.mktemp("silence")
    tokens = lay_crowd(folder, ordered=False)
    server = Server(folder)
    server.start()
    with ExitStack() as stack:
        yield Table(chromium, server, tokens, stack)
    server.stop()


def test_orders_in_the_making_are_nobody_elses(table: Table) -> None:
    """Looked at, chosen, put in another order, taken back, begun anew; nothing of it is sent."""
    page = table.pages["P"]
    for x in range(350, 900, 50):
        page.mouse.move(x, 330)
    page.mouse.wheel(0, -240)
    page.locator(".chip.open").nth(1).click()
    page.get_by_role("radio", name="Walk").first.click()
    page.locator(".chip.meant").click()
    page.locator(".lineup-b .b").nth(1).click()
    page.locator(".ask").get_by_role("button", name="More").click()
    page.locator(".choices .head .b").click()
    page.locator(".lineup-b .b").nth(2).click()
    expect(page.locator(".chip.meant")).to_have_count(0)
    page.locator(".chip.open").first.click()
    page.get_by_role("radio", name="Jog").first.click()
    page.get_by_role("button", name="Reset").click()
    page.get_by_role("tab", name="Sheet").click()
    page.get_by_role("button", name="What the signs mean").click()
    assert set(table.told()) == {"P"}, "the order in which they stand is kept, for its own screens alone"


def test_plans_and_notes_are_nobody_elses(table: Table) -> None:
    page = table.pages["M"]
    page.get_by_role("button", name="Plan my next turn").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("radio", name="Walk").first.click()
    page.locator(".send").click()
    expect(page.locator(".chip.meant")).to_have_count(1)
    page.locator(".chip.meant").click()
    page.locator(".lineup-b .b").nth(2).click()
    expect(page.locator(".chip.meant")).to_have_count(0)
    page.get_by_role("button", name="Close").first.click()
    told = table.told()
    assert set(told) == {"M"}, "its own screens alone"


def test_the_curtain_is_nobody_elses(table: Table) -> None:
    for page in table.pages.values():
        page.keyboard.press("c")
        expect(page.get_by_role("button", name="Open the curtain")).to_be_visible()
        page.get_by_role("button", name="Open the curtain").click()
        expect(page.locator(".ask")).to_be_visible()
    assert table.told() == {}
