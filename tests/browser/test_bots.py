"""Five seats, two bots from the start, one for a player who is away: who cannot see them cannot tell what they do."""

from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import orjson
import pytest
from playwright.sync_api import Browser, expect

from artifact_server.bots.player import Players, Reason, Walk
from artifact_server.bots.wanderer import Wanderer
from artifact_server.core.game import View
from artifact_server.core.seats import JUDGE
from artifact_server.core.words import Words
from artifact_server.house import house
from artifact_server.scenario import read_card
from artifact_server.table import NewGame, Times
from artifact_server.words import Catalogues
from tests.artifact.table import fig
from tests.browser.hands import Mouse
from tests.browser.house import OpenHouse
from tests.browser.judge import Judge
from tests.browser.player import Player
from tests.browser.wire import Wire
from tests.table.evening import Watch

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SLOT = 4
APART = [
    fig("P.H1", "cutter(10,19)"),
    fig("M.H1", "RL(8,16)"),
    fig("F.H1", "RR(3,30)"),
    fig("A.Z1", "RR(3,0)", kind="zombie", look="zombie"),
    fig("A2.B1", "RL(1,32)", kind="bug", look="bug"),
]
"""Each in a room of his own."""
WHO = {"P": "Pirates", "M": "Mad Scientist", "F": "Phone Company"}


class Thinking(Wanderer):
    """Wanders about, and says so."""

    def walk(self, view: View | None = None) -> Walk:
        self.reasons.append(Reason(1, "", Words.of("bot-why-hold")))
        return super().walk(view)


@dataclass
class Evening:
    """The same evening in one of two worlds: only what bots think and do is different."""

    chromium: Browser
    folder: Path
    world: str
    watch: Watch = field(default_factory=Watch)
    came: list[tuple[str, int, Any]] = field(default_factory=list)
    """Who was sent which view, in which second, while bots played."""

    def __enter__(self) -> "Evening":
        play = Players(lambda strength, *_: Thinking(f"{self.world} {strength}"))
        self.house = OpenHouse(self.folder, Times(self.watch, self.watch), play)
        self.house.start()
        self._lay()
        wording = Catalogues(house("static") / "words").reader("en")
        self.pages = [self.chromium.new_context(base_url=self.house.address).new_page() for _ in range(4)]
        self.judge = Judge("Ruth", self.pages[3], Mouse())
        self.people = {
            seat: Player(seat, f"Player {seat}", page, Mouse(), wording)
            for seat, page in zip("PMF", self.pages, strict=False)
        }
        for seat, page in zip((*"PMF", JUDGE), self.pages, strict=True):
            page.goto(f"/s/{self.tokens[seat]}")
            page.get_by_role("button").first.click()
            page.wait_for_selector(self.judge.UNROLLED if seat == JUDGE else Player.UNROLLED)
        for wire in (*(who.wire for who in self.people.values()), self.judge.wire):
            wire.until(partial(all_here, wire), lambda: "somebody is missing")
            wire.settled()
        return self

    def __exit__(self, *_: object) -> None:
        for page in self.pages:
            page.context.close()
        self.house.stop()

    def _lay(self) -> None:
        """With two bots from the start."""
        bundle = self.house.front.shelf.find("feynman")
        card = read_card(bundle)
        opening = card.opening(next(mix for mix in card.mixes if mix.players == 6).seats, {})
        config = {**opening.config, "situation": {"figure": APART, "turn": "P"}}
        new = NewGame(bundle, opening.seats, config, True, {"*": "automatic"}, slot=SLOT)
        call = self.house.call
        self.table = self.house.table = call(self.house.front.hall.create(new))
        self.tokens = {seat: call(self.table.join(seat, f"Player {seat}")) for seat in "PMF"}
        self.tokens[JUDGE] = call(self.table.join(JUDGE, "Ruth"))
        call(self.table.fill({"A": "steady", "A2": "easy"}))

    def turn_of(self, seat: str) -> None:
        """A person's whole turn at his screen: nobody does anything."""
        who = self.people[seat]
        who.wire.until(lambda: who.wire.parts["public"]["turn"] == seat, lambda: f"it is never {seat}'s turn")
        who.wire.until(lambda: bool(who.wire.form), lambda: f"{seat} is asked nothing")
        who.declare({})
        who.end_actions({})

    def bots_play(self, until: str) -> None:
        """Second by second, until a person has the turn; what comes to P and M meanwhile is written down."""
        heard = {seat: len(self.people[seat].wire.heard) for seat in "PM"}
        first = {seat: self.people[seat].wire.parts["public"]["turn"] for seat in "PM"}
        assert set(first.values()) != {until}
        for second in range(5 * SLOT):
            # What a bot is asked it is asked in this second, whenever the house's own clock ticks.
            for _ in range(2):
                self.house.call(self.house.front.hall.tick())
            for seat in "PM":
                wire = self.people[seat].wire
                wire.until(partial(self._shown, seat), lambda: "a screen stays behind")
                self.came += [(seat, second, view) for view in views(wire.heard[heard[seat] :])]
                heard[seat] = len(wire.heard)
            if self.house.view("P")["public"]["turn"] == until:
                return
            self.watch.pass_(1)
        raise AssertionError(f"the turn never comes to {until}")

    def _shown(self, seat: str) -> bool:
        """Whether all that the house has for a seat has come to its screen."""
        return self.people[seat].wire.parts == self.house.view(seat)


def all_here(wire: Wire) -> bool:
    """Until then lamps are news."""
    return sum(bool(seat["here"]) for seat in wire.parts.get("table", {"seats": []})["seats"]) == 4


def views(texts: list[str]) -> list[dict[str, Any]]:
    """Frames, but for their own number: what a person's own screen asks for may come in one frame or in two."""
    messages = [orjson.loads(text) for text in texts]
    return [{**m, "n": 0, "base": m["base"] is None} for m in messages if m["kind"] == "view"]


@dataclass
class Played:
    """What is left of an evening."""

    came: list[tuple[str, int, Any]]
    views: dict[str, Any]
    decisions: list[str]
    reasons: dict[str, int]


def whole(chromium: Browser, folder: Path, world: str) -> Played:
    """Three rounds: F plays, is away, is back."""
    with Evening(chromium, folder, world) as evening:
        phone = evening.people["F"]
        evening.turn_of("P")
        evening.turn_of("F")
        evening.turn_of("M")
        evening.bots_play(until="P")

        # F has to leave; the judge has a bot play for him.
        judge = evening.judge
        judge.press("Seats")
        judge.page.get_by_label(f"Bot for {WHO['F']}").select_option("sharp")
        expect(phone.page.get_by_text("A bot plays your seat.")).to_be_visible()
        evening.turn_of("P")
        evening.bots_play(until="M")
        evening.turn_of("M")
        evening.bots_play(until="P")
        expect(judge.page.locator(".whys summary").first).to_be_visible()

        # He is back, and goes on where the bot has stopped.
        phone.press("Take it back")
        expect(phone.page.get_by_text("A bot plays your seat.")).to_have_count(0)
        evening.turn_of("P")
        evening.turn_of("F")
        evening.turn_of("M")
        evening.bots_play(until="P")
        assert phone.said == []
        shown = {seat: evening.house.view(seat) for seat in "PM"}
        rows = evening.house.call(evening.house.front.hall.store.decisions(evening.table.id))
        given = [f"{row.seat} {row.order}" for row in rows if row.seat in ("F", "A", "A2")]
        reasons = {seat: len(bot["reasons"]) for seat, bot in evening.house.view(JUDGE)["bots"].items()}
        return Played(evening.came, shown, given, reasons)


@pytest.fixture
def evenings(chromium: Browser, tmp_path: Path) -> tuple[Played, Played]:
    return whole(chromium, tmp_path / "one", "one"), whole(chromium, tmp_path / "two", "two")


def test_nobody_can_tell_what_the_bots_do_whom_he_cannot_see(evenings: tuple[Played, Played]) -> None:
    one, two = evenings
    assert one.decisions != two.decisions, "they did different things"
    assert all(one.reasons[seat] for seat in ("F", "A", "A2"))
    assert not any(key.startswith("ctr/") for view in one.views.values() for key in view)
    assert one.came == two.came
    assert {seat for seat, _, _ in one.came} == set("PM")
    for seat in "PM":
        was, is_ = ({k: v for k, v in each.views[seat].items() if k != "kept"} for each in (one, two))
        assert was == is_
