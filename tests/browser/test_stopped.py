"""Whoever was stopped on his way goes on with the rest of it in one tap, after a reload too."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from artifact_server.house import house
from artifact_server.words import Catalogues
from tests.artifact.table import fig
from tests.browser.errands import Errand, Place, lay
from tests.browser.hands import Finger
from tests.browser.player import Player
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

DOOR = Place("FX-DOOR", "P", (fig("P.H1", "1,1"), fig("M.H2", "3,2", "E")))
"""Behind the door stands somebody who is seen from its sill."""
WAY = ["X(2,1)", "X(3,1)", "X(4,1)"]


def test_the_rest_of_a_way_outlives_a_reload(chromium: Browser, tmp_path: Path) -> None:
    [token] = lay(tmp_path, [Errand("move", DOOR, "act")])
    server = Server(tmp_path)
    server.start()
    context = chromium.new_context(viewport={"width": 1366, "height": 768}, has_touch=True)
    wording = Catalogues(house("static") / "words").reader("en")
    ines = Player("P", "Ines", context.new_page(), Finger(), wording)
    try:
        ines.come_back(f"{server.address}/s/{token}")
        ines.declare({"intents": {"P.H1": "jog"}})
        ines.act("P.H1")
        ines.go(WAY)
        ines.confirm()
        onward = ines.page.get_by_role("button", name="Go on")
        expect(onward).to_be_visible()
        assert ines.place("P.H1") == "X(2,1)"
        ines.page.reload()
        ines.arrive()
        ines.touch(onward)
        ines.wire.until(lambda: ines.place("P.H1") == "X(4,1)", lambda: ines.place("P.H1"))
        expect(onward).to_have_count(0)
    finally:
        context.close()
        server.stop()
    assert ines.said == []
