"""The plain pages in Chromium, by a plain name as in a LAN: they fit, can be touched, and obey their own policy."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tests.web.people import Person, join, make_table
from tests.web.serving import Server

SIZES = [(1366, 768), (1024, 768), (768, 1024), (390, 844)]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP table.test 127.0.0.1",
]
# Radio buttons and tick boxes are touched by their labels.
SMALL = """[...document.querySelectorAll('a, button, input:not([type]), select, summary, label:has(input)')]
  .filter(e => e.checkVisibility()).map(e => [e.textContent.trim(), e.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44).map(([text]) => text)"""

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def page(chromium: Browser, server: Server) -> Iterator[Page]:
    context = chromium.new_context(base_url=f"http://table.test:{server.port}")
    page = context.new_page()
    said: list[ConsoleMessage] = []
    page.on("console", lambda message: said.append(message))
    yield page
    context.close()
    # A page that is an error on purpose is the only thing that a browser may complain of.
    assert [m.text for m in said if m.type in ("error", "warning") and "status of 4" not in m.text] == []


@pytest.fixture
def ruth(server: Server) -> Person:
    return make_table(server)


def test_enter_lays_the_table(page: Page, server: Server) -> None:
    page.goto("/new?scenario=inn")
    page.get_by_label("Your name").fill("Ruth")
    page.get_by_label("Your name").press("Enter")
    page.locator("p.code").wait_for()


def test_alone_against_bots_every_seat_but_ones_own_is_a_bots(page: Page, server: Server) -> None:
    page.goto("/new?scenario=inn")
    page.get_by_label("Your name").fill("Ruth")
    page.get_by_role("button", name="Alone").click()
    own, other = (page.locator(f"select[name=bot-{seat}]") for seat in "AB")
    expect(own).to_be_hidden()
    expect(other).to_have_value("steady")
    page.get_by_label("I play").select_option("B")
    expect(other).to_be_hidden()
    expect(own).to_be_visible()
    own.select_option("sharp")
    page.get_by_role("button", name="Lay the table").click()
    page.locator("p.code").wait_for()
    expect(page.locator("body")).to_contain_text("a bot plays")


def test_who_looks_for_a_seat_sees_others_sit_down(page: Page, server: Server, ruth: Person) -> None:
    page.goto(f"/join?code={ruth.code}")
    page.get_by_label("Your name at the table").fill("Ines")
    join(server, ruth.code, "B", "Tomas")
    page.locator("[data-fresh=seats]", has_text="Tomas").wait_for()
    assert page.get_by_label("Your name at the table").input_value() == "Ines"


def test_a_table_is_laid_and_joined_by_touch_alone(page: Page, chromium: Browser, server: Server) -> None:
    page.goto("/")
    page.get_by_role("link", name="Set up").click()
    page.get_by_label("Your name").fill("Ruth")
    page.get_by_role("button", name="Lay the table").click()
    code = page.locator("p.code").text_content() or ""

    other = chromium.new_context(base_url=f"http://table.test:{server.port}").new_page()
    other.goto("/")
    other.get_by_label("Your table’s code").fill(code.lower())
    other.get_by_role("button", name="Find my table").click()
    other.get_by_label("Your name at the table").fill("Tomas")
    other.locator("button[value=B]").click()
    assert "Tomas" in (other.locator(".mine").text_content() or "")
    other.get_by_role("link", name="Go to the table").click()
    assert other.url.endswith("/B")
    page.reload()
    assert "Tomas" in (page.locator(".invite").text_content() or "")


@pytest.mark.parametrize("size", SIZES)
def test_every_page_fits_and_can_be_touched(
    page: Page, server: Server, ruth: Person, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    tomas = join(server, ruth.code, "B", "Tomas with a name of forty letters or so")
    page.context.add_cookies(
        [{"name": "seat", "value": tomas.token, "domain": "table.test", "path": tomas.path}]
    )
    addresses = [
        "/",
        f"/join?code={ruth.code}",
        "/join?code=wrong",
        "/new?scenario=inn",
        f"{tomas.path}/link",
    ]
    for address in [*addresses, f"/s/{tomas.token}", "/nowhere"]:
        page.goto(address)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert (address, wide) == (address, 0)
        assert (address, page.evaluate(SMALL)) == (address, [])


def test_one_thing_on_a_page_is_amber(page: Page, server: Server, ruth: Person) -> None:
    for address in ("/", f"/join?code={ruth.code}", "/new?scenario=inn", "/nowhere"):
        page.goto(address)
        assert (address, page.locator(".ask").count()) == (address, 1)


def test_night_is_chosen_once_and_kept(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    page.goto("/")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    day = page.evaluate(ground)
    page.get_by_role("button", name="Night / day").click()
    night = page.evaluate(ground)
    assert night != day
    page.goto("/nowhere")
    assert page.evaluate(ground) == night


def test_the_system_says_day_or_night_until_somebody_chooses(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto("/")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
