"""The Example of Play in five browsers at one real server: every order by its screen, and after every turn who knows what."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import Evening
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# The alien is HAL, and the lot among the pirates' hires falls on Orlov. The judge throws all else himself.
DICE = """
[by]
"species/A" = [[1, 1]]
"informant/F" = [[1, 5]]
"""


MEETING = "Meet me at the port lock."


@pytest.fixture
def evening(chromium: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Evening]:
    dice = tmp_path / "dice.toml"
    dice.write_text(DICE)
    server = Server(tmp_path, "--dice", str(dice))
    server.start()
    evening = Evening(chromium, server)
    failed = request.session.testsfailed
    yield evening
    if request.session.testsfailed > failed:
        evening.picture("failed")
    evening.go_home()
    server.stop()


def test_the_example_of_play(evening: Evening) -> None:
    evening.sit_down()
    evening.hold("")
    evening.play("set-up", before="> P ready", comes=lambda: evening.picture("set-up"))
    evening.play("pirates, first turn")
    evening.play("phone company, first turn")
    evening.play(
        "scientist, first turn", before="> M security", comes=lambda: pirates_and_phone_confer(evening)
    )
    evening.play("HAL, first turn")
    evening.play(
        "pirates, second turn", before="> P move figure=lichter", comes=lambda: ines_reloads(evening)
    )
    evening.play("phone company, second turn", before="> F move", comes=lambda: tomas_loses_the_line(evening))
    evening.play("scientist, second turn")
    evening.play("HAL, second turn")
    they_ask_why(evening)
    evening.play(
        "pirates, third turn", before="> P move figure=kyoshi", comes=lambda: kyoshi_is_taken_up(evening)
    )
    evening.play("phone company, third turn", before="J throws 2", comes=lambda: the_plug_is_pulled(evening))
    evening.play("scientist, third turn")
    evening.look_at_the_maps()
    evening.play("HAL, third turn")
    evening.play("pirates, fourth turn")
    evening.play("phone company, fourth turn")
    evening.picture("end")
    assert evening.complaints() == []
    assert "Traceback" not in evening.server.log


def pirates_and_phone_confer(evening: Evening) -> None:
    """In somebody else's turn: all see that they talk, nobody else hears what."""
    evening.pirates.write_to("F", MEETING)
    expect(evening.phone.page.get_by_role("tab", name="P, one new line")).to_be_visible()
    expect(evening.phone.open_room("P")).to_contain_text(MEETING)
    for other in (evening.scientist, evening.alien):
        expect(other.page.locator("body")).not_to_contain_text(MEETING)
        assert not other.wire.ever(MEETING)


def ines_reloads(evening: Evening) -> None:
    """With a way half pointed out."""
    evening.pirates.take_up("lichter")
    evening.pirates.reload()


def kyoshi_is_taken_up(evening: Evening) -> None:
    evening.pirates.act("kyoshi")
    evening.picture("reach")


def they_ask_why(evening: Evening) -> None:
    """Each in his own way, and each is answered in words."""
    assert "SEQ-03" in evening.pirates.ask_why()
    for player in (evening.phone, evening.scientist, evening.alien):
        assert len(player.ask_why().split()) > 5


def tomas_loses_the_line(evening: Evening) -> None:
    evening.phone.trouble = evening.cut_off(evening.phone)


def the_plug_is_pulled(evening: Evening) -> None:
    """While the judge has the die for Orlov's blow in his hand."""
    evening.picture("blow")
    evening.pull_the_plug()
