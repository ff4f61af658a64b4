"""Papers: each seat prints its own, a judge prints for any."""

import json
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.people import Person, faults, join, make_table
from tests.web.serving import Server
from tests.web.test_pages_in_browser import FLAGS


@pytest.fixture
def ruth(server: Server) -> Person:
    return make_table(server)


@pytest.fixture
def ann(server: Server, ruth: Person) -> Person:
    return join(server, ruth.code, "A", "Ann")


def test_what_is_printed_is_what_the_seats_own_screen_has(server: Server, ann: Person) -> None:
    with server.socket(f"{ann.path}/ws", cookie=ann.cookie) as screen:
        screen.send('{"kind":"hello","n":null}')
        shown = next(m for m in map(json.loads, screen) if m["kind"] == "view")
        printed = ann.browser.get(f"{ann.path}/view").json()
    assert printed["set"] == shown["set"]


def test_a_seat_prints_for_itself_and_the_judge_for_any(ruth: Person, ann: Person) -> None:
    assert f"{ruth.path}/as/A" in ruth.browser.get(f"{ruth.path}/paper?of=A").text
    page = ann.browser.get(f"{ann.path}/paper?of=B").text
    assert f"{ann.path}/view" in page
    assert "/as/" not in page
    assert faults(ann.browser.get(f"{ann.path}/guide?of=B")) == ["judge-only"]
    assert faults(ruth.browser.get(f"{ruth.path}/paper?of=Q")) == ["no-such-seat"]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield browser
        browser.close()


@pytest.mark.browser
def test_the_page_is_drawn_and_goes_onto_paper_without_its_buttons(
    server: Server, ann: Person, chromium: Browser
) -> None:
    context = chromium.new_context(base_url=f"http://table.test:{server.port}")
    page, wrong = context.new_page(), list[str]()
    page.on("pageerror", lambda fault: wrong.append(str(fault)))
    page.goto(f"/s/{ann.token}")
    page.get_by_role("button").first.click()
    page.goto(f"{ann.path}/paper")
    page.locator(".choose").wait_for()
    page.emulate_media(media="print")
    assert not page.locator(".choose").is_visible()
    assert page.pdf(format="Letter").startswith(b"%PDF")
    assert wrong == []
    context.close()
