"""The server dies, or comes back in another version, under open pages: what was being entered stays, nothing is done twice."""

import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from artifact_server.house import house
from artifact_server.words import Catalogues
from tests.artifact.table import fig
from tests.browser.errands import Errand, Place, lay
from tests.browser.hands import Finger
from tests.browser.player import Player
from tests.browser.server import HOUSE, Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

DOOR = Place("FX-DOOR", "P", (fig("P.H1", "1,1"), fig("M.H2", "3,2", "E")))
WAY = ["X(2,1)"]
HALF = "they hide behind the"
SOON = 3.0


class Ship:
    """A game on a server, and its pirates' screens: one on the table, one in another tab of the same browser."""

    def __init__(self, chromium: Browser, folder: Path) -> None:
        [token] = lay(folder, [Errand("move", DOOR, "act")])
        self.folder, self.server = folder, Server(folder)
        self.server.start()
        self.context = chromium.new_context(viewport={"width": 1366, "height": 768}, has_touch=True)
        self.wording = Catalogues(house("static") / "words").reader("en")
        self.link = f"{self.server.address}/s/{token}"
        self.ines = self.tab()

    def tab(self) -> Player:
        player = Player("P", "Ines", self.context.new_page(), Finger(), self.wording)
        player.come_back(self.link)
        player.page.evaluate("window.opened = 'before'")
        return player

    def half_enter(self) -> None:
        """A way that is not yet sent, and half a note."""
        self.ines.declare({"intents": {"P.H1": "jog"}})
        self.ines.act("P.H1")
        self.ines.go(WAY)
        self.ines.page.get_by_role("tab", name="Plan", exact=True).tap()
        field(self.ines).fill(HALF)

    def back(self) -> None:
        """The server lives again; its screens are back within three seconds, by themselves."""
        lines = self.ines.wire.lines
        self.server.start()
        answering = time.monotonic()
        self.ines.wire.until(lambda: self.ines.wire.lines > lines, lambda: "nobody calls")
        expect(self.ines.page.get_by_text("The line to the table is down")).to_have_count(0)
        assert time.monotonic() - answering < SOON

    def moves(self) -> int:
        """So many moves were decided."""
        with closing(sqlite3.connect(self.folder / "data" / "games.db")) as journal:
            found = journal.execute('select count(*) from decisions where "order" like \'%"move"%\'')
            return int(found.fetchone()[0])

    def close(self) -> None:
        self.context.close()
        self.server.stop()


@pytest.fixture
def ship(chromium: Browser, tmp_path: Path) -> Iterator[Ship]:
    ship = Ship(chromium, tmp_path)
    yield ship
    ship.close()


def field(player: Player) -> Locator:
    return player.page.get_by_label("Own notes")


def page_of(player: Player) -> str:
    """Whether it is the page that was opened, or was loaded anew."""
    return str(player.page.evaluate("window.opened || 'anew'"))


def is_as_it_was_left(player: Player) -> None:
    assert page_of(player) == "before"
    expect(field(player)).to_have_value(HALF)
    assert player.wire.chosen["path"] == WAY
    expect(player.page.locator(".send")).to_be_enabled()


def stands_at(player: Player, place: str) -> None:
    player.wire.until(lambda: player.place("P.H1") == place, lambda: player.place("P.H1"))


def test_a_server_that_was_killed_takes_nothing_from_an_open_page(ship: Ship) -> None:
    ines = ship.ines
    ship.half_enter()
    ship.server.kill()
    expect(ines.page.get_by_text("The line to the table is down")).to_be_visible()
    ship.back()
    is_as_it_was_left(ines)
    # What is sent to a server that dies before it has heard of it is sent again.
    ship.server.freeze()
    ines.hand.press(ines.page.locator(".send"))
    ship.server.kill()
    ship.back()
    stands_at(ines, "X(2,1)")
    ines.settled()
    assert ship.moves() == 1
    assert page_of(ines) == "before"
    expect(field(ines)).to_have_value(HALF)


def test_what_two_tabs_of_one_seat_say_at_once_is_done_once(ship: Ship) -> None:
    ines, other = ship.ines, ship.tab()
    ship.half_enter()
    other.act("P.H1")
    other.go(WAY)
    ship.server.freeze()
    for tab in (ines, other):
        tab.hand.press(tab.page.locator(".send"))
    ship.server.kill()
    ship.back()
    for tab in (ines, other):
        stands_at(tab, "X(2,1)")
        tab.settled()
        assert page_of(tab) == "before"
    assert ship.moves() == 1
    expect(field(ines)).to_have_value(HALF)
    ines.press("Keep")
    other.wire.until(lambda: HALF in str(other.wire.parts["kept"]["notes"]), lambda: "no note has come")


def test_a_new_version_waits_until_nothing_is_being_entered(ship: Ship) -> None:
    ines, other = ship.ines, ship.tab()
    ship.half_enter()
    ship.server.kill()
    ship.server.house = changed_house(ship.folder)
    ship.back()
    # Where nothing was entered the page is the new one by now, with its words and files.
    other.page.wait_for_function("() => window.version === 'new'")
    other.arrive()
    expect(ines.page.get_by_text("The server is newer than this page.")).to_be_visible()
    is_as_it_was_left(ines)
    ines.confirm()
    stands_at(ines, "X(2,1)")
    # Half a note is enough to wait for.
    ines.page.wait_for_timeout(2_500)
    assert page_of(ines) == "before"
    expect(field(ines)).to_have_value(HALF)
    ines.press("Keep")
    ines.page.wait_for_function("() => window.version === 'new'")
    ines.arrive()
    assert HALF in str(ines.wire.parts["kept"]["notes"])
    assert ines.place("P.H1") == "X(2,1)"
    assert ship.moves() == 1


def changed_house(folder: Path) -> Path:
    """This server's code and files, but for one that says which version it is."""
    house = folder / "newer"
    for part in ("artifact_server", "static", "web_templates", "scenarios"):
        shutil.copytree(HOUSE / part, house / part, ignore=shutil.ignore_patterns("__pycache__"))
    script = house / "static" / "pages.js"
    script.write_text(script.read_text(encoding="utf-8") + "\nwindow.version = 'new';\n", encoding="utf-8")
    return house
