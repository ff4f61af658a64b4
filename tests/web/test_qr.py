"""What the QR codes say: an address that is meant for whoever sees the code, and nothing more."""

import base64

import pytest
from playwright.sync_api import Browser

from artifact_server.app import build
from artifact_server.settings import Settings
from artifact_server.web.qr import qr_terminal
from tests.web.people import Person, join, make_table
from tests.web.pictures import codes_in, codes_on, enlarged, read
from tests.web.serving import Server, serving
from tests.web.test_pages_in_browser import chromium

__all__ = ["chromium"]


def reached(server: Server, settings: Settings) -> str:
    """Where others in the room reach it, however whoever asks has come."""
    return f"http://{settings.hosts()[0]}:{server.port}"


@pytest.fixture
def people(server: Server) -> list[Person]:
    ruth = make_table(server)
    return [ruth, *(join(server, ruth.code, seat, f"Guest {seat}") for seat in "ABO")]


@pytest.mark.fault("R82")
def test_for_all_it_is_the_way_to_the_door_and_only_on_his_own_page_somebodys_link(
    server: Server, settings: Settings, people: list[Person]
) -> None:
    ruth, *others = people
    base = reached(server, settings)
    door = f"{base}/join?code={ruth.code}"
    assert codes_in(server.http.get("/").text) == [f"{base}/"]
    assert codes_in(server.http.get(f"/join?code={ruth.code}").text) == [door]
    for person in (ruth, *others):
        page = person.browser.get(f"{person.path}/link").text
        assert sorted(codes_in(page)) == sorted({door, f"{base}/s/{person.token}"}), person.seat
    for person in (ruth, *others):
        for address in ("", "/paper"):
            assert codes_in(person.browser.get(f"{person.path}{address}").text) == [], address


def test_it_names_where_the_server_is_reached_from_outside(settings: Settings) -> None:
    public = Settings(
        data=settings.data, scenarios=settings.scenarios, public="https://ship.example.org/table/"
    )
    with serving(build(public)) as server:
        ruth = make_table(server)
        assert codes_in(server.http.get("/").text) == ["https://ship.example.org/table/"]
        told = codes_in(ruth.browser.get(f"{ruth.path}/link").text)
    assert set(told) == {
        f"https://ship.example.org/table/join?code={ruth.code}",
        f"https://ship.example.org/table/s/{ruth.token}",
    }


def test_the_console_shows_the_door_too() -> None:
    """Two rows of modules are one line of half blocks, light on dark."""
    lines = [line for line in qr_terminal("http://192.168.1.20:8000/").splitlines() if line]
    upper, lower = " ▄", " ▀"
    rows = [[0 if sign in half else 255 for sign in line] for line in lines for half in (upper, lower)]
    assert read(enlarged(rows)) == ["http://192.168.1.20:8000/"]


@pytest.mark.browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_camera_reads_it_from_the_screen(
    chromium: Browser, server: Server, settings: Settings, scheme: str
) -> None:
    ruth = make_table(server)
    context = chromium.new_context(
        base_url=server.base, color_scheme="dark" if scheme == "dark" else "light", device_scale_factor=2
    )
    context.add_cookies([{"name": "seat", "value": ruth.token, "url": f"{server.base}{ruth.path}"}])
    page, blank = context.new_page(), context.new_page()
    page.goto(f"/join?code={ruth.code}")
    picture = base64.b64encode(page.locator("svg.qr").first.screenshot()).decode()
    assert codes_on(blank, picture) == [f"{reached(server, settings)}/join?code={ruth.code}"]
    context.close()
