"""An evening at the Inn, a game that no screen was made for: bids, knocks, doors and gifts by the plain widgets alone."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from artifact_server.house import house
from artifact_server.words import Catalogues
from tests.browser.hands import Finger
from tests.browser.judge import Judge
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.wire import Wire
from tests.web.inn import CARD

pytestmark = [pytest.mark.browser, pytest.mark.slow]

DICE = """
[by]
"purse/A" = [6]
"purse/B" = [1]
"purse/C" = [2]
"""


class Guest(Player):
    UNROLLED = ".s-seat"

    def bid(self, coins: int) -> None:
        for _ in range(coins):
            self.press("One more:")
        self.press("Take it")
        self.settled()
        self.confirm()

    def own(self) -> str:
        return self.page.locator("dl.facts").inner_text()


class Keeper(Judge):
    UNROLLED = ".s-desk"


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[Server]:
    folder = tmp_path / "scenarios" / "inn"
    folder.mkdir(parents=True)
    (folder / "scenario.toml").write_text(CARD)
    dice = tmp_path / "dice.toml"
    dice.write_text(DICE)
    more = ("--scenarios", str(folder.parent), "--dice", str(dice))
    server = Server(tmp_path, *more, module="tests.browser.inn_server")
    server.start()
    yield server
    server.stop()


def everybody_here(*people: Player | Judge) -> None:
    """Until then lamps are news."""
    for who in people:
        who.wire.until(partial(all_lit, who.wire), lambda: "somebody is missing")


def all_lit(wire: Wire) -> bool:
    return all(seat["here"] for seat in wire.parts["table"]["seats"])


def test_a_night_at_the_inn(chromium: Browser, inn: Server) -> None:
    wording = Catalogues(house("static") / "words").reader("en")
    contexts = [chromium.new_context(base_url=inn.address, has_touch=True) for _ in range(4)]
    pages = [context.new_page() for context in contexts]
    ruth = Keeper("Ruth", pages[0], Finger())
    ines, tomas, priya = (
        Guest(seat, name, page, Finger(), wording)
        for seat, name, page in zip("ABC", ("Ines", "Tomas", "Priya"), pages[1:], strict=True)
    )
    code = ruth.lay_the_table("The Inn", players=4)
    for guest in (ines, tomas, priya):
        guest.join_by_code(code, f"Seat {guest.seat}")

    everybody_here(ruth, ines, tomas, priya)

    # Bids are sealed: not a byte of one comes to the others before all are in.
    heard = len(tomas.wire.heard), len(priya.wire.heard)
    ines.bid(2)
    expect(ines.page.get_by_role("heading", name="Your order is in")).to_be_visible()
    assert heard == (len(tomas.wire.heard), len(priya.wire.heard))
    tomas.bid(0)
    priya.bid(1)

    # The highest bid is rolled for, even if it is the only one.
    ruth.throw(3)
    expect(ines.papers).to_have_text(["·yours"])
    expect(ines.page.locator("dl.facts")).to_contain_text('"purse":7')

    # Ines has the evening and knocks; the judge sends each knock by his own hand.
    ines.choose("B")
    ines.confirm()
    expect(ines.page.get_by_text("The judge has it.")).to_be_visible()
    assert not tomas.wire.ever("ask-open")
    ruth.press("Send")

    # Tomas opens; how the guest is received only the judge can say.
    tomas.choose(True)
    tomas.confirm()
    ruth.hand.press(ruth.page.get_by_role("radio", name="coldly"))
    ruth.press("Rule it")
    expect(ines.papers).to_have_text(["·received coldly", "·yours"])

    for guest in (ines, tomas, priya):
        guest.await_form(lambda form: form["words"]["code"] == "ask-bid")

    # Priya hides a knife under her coat, in her own time; to nobody else comes a byte of it.
    heard = len(ines.wire.heard), len(tomas.wire.heard)
    priya.take_up_matter("coat")
    priya.choose(True)
    priya.confirm()
    expect(priya.page.locator("dl.facts")).to_contain_text('"knife":true')
    assert heard == (len(ines.wire.heard), len(tomas.wire.heard))

    # The judge gives Ines five coins.
    ruth.press("Change")
    ruth.press("Change something")
    for _ in range(4):
        ruth.hand.press(ruth.page.get_by_role("button", name="One more:"))
    ruth.press("Take it")
    ruth.press("Change it")
    expect(ines.page.locator("dl.facts")).to_contain_text('"purse":13')
    assert [line for who in (ruth, ines, tomas, priya) for line in who.said] == []
    assert "Traceback" not in inn.log
    for context in contexts:
        context.close()
