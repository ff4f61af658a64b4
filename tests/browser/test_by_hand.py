"""Everything judged by hand on an upright tablet: each order, roll, ruling and update waits for the judge's finger."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from artifact_server.core.forms import Choose
from artifact_server.house import house
from artifact_server.referee.script import read_script
from artifact_server.words import Catalogues
from tests.browser.chair import Chair
from tests.browser.example import Learned, Turn, differs, lying, read_example, told
from tests.browser.house import OpenHouse

pytestmark = [pytest.mark.browser, pytest.mark.slow]

BY_HAND = {"*": "hand", "update": "hand", "act": "hand", "opening": "hand"}
EXAMPLE = {"species": "hal", "background": "waived"}


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[OpenHouse]:
    server = OpenHouse(tmp_path)
    server.start()
    yield server
    server.stop()


def test_the_example_of_play(chromium: Browser, open_house: OpenHouse) -> None:
    chair = Chair(chromium, open_house, open_house.lay(5, EXAMPLE, BY_HAND))
    example = Example(open_house, chair)
    for turn in read_example():
        example.play(turn)
    assert chair.faces == [(purpose, []) for purpose, _ in chair.faces], "every die that lay ready was typed"
    assert chair.faults == []
    chair.page.context.close()


class Example:
    """Players without screens give the orders of the transcript; the judge sends what comes of them."""

    def __init__(self, house_: OpenHouse, chair: Chair) -> None:
        self.house, self.chair = house_, chair
        self.learned = {seat: Learned() for seat in "PFMA"}
        self.wording = Catalogues(house("static") / "words").reader("en")

    def play(self, turn: Turn) -> None:
        """The checks of a turn hold before its first order, as the transcript has them."""
        for line in turn.orders:
            if line.kind == "dice":
                self.chair.faces.append((line.words[0], [int(face) for face in line.words[1:]]))
            else:
                self.house.give(line)
                self.chair.work()
        self._hold(turn)

    def _hold(self, turn: Turn) -> None:
        for line in turn.checks:
            if line.kind == "told":
                seat, _, news = line.words[0].partition(" ")
                self.learned[seat].hear(news)
        for seat, learned in self.learned.items():
            parts = self.house.view(seat)
            assert told(parts, self.wording) == learned.told
            assert lying(parts) == learned.lies
        for line in turn.checks:
            if line.kind == "holds":
                assert differs(self.house.view(line.words[0]), line) == []


def test_five_seats_of_our_own(chromium: Browser, open_house: OpenHouse) -> None:
    game = Five(open_house, Chair(chromium, open_house, open_house.lay(6, EXAMPLE, BY_HAND)))
    game.gets_ready()
    game.ruling_by_default()
    game.correction_and_rewind()
    game.face_overruled_and_words_edited()
    game.news_put_off()
    game.news_withheld()
    game.free_ruling()
    game.word_to_all()
    game.uneventful_turns()
    game.second_round()
    assert game.chair.faults == []
    game.chair.page.context.close()


class Five:
    """Pirates, phone company, scientist, HAL and another alien."""

    seats = ("P", "F", "M", "A", "A2")
    bang = "Something bangs against the hull, twice."

    def __init__(self, house_: OpenHouse, chair: Chair) -> None:
        self.house, self.chair = house_, chair
        self.wording = Catalogues(house("static") / "words").reader("en")

    def give(self, text: str) -> None:
        for line in read_script(text):
            self.house.give(line)

    def told(self, seat: str) -> list[str]:
        return told(self.house.view(seat), self.wording)

    def truth(self, part: str) -> dict[str, Any]:
        return dict(self.house.view("J")[part])

    # --- what happens -----------------------------------------------------------------------------
    def gets_ready(self) -> None:
        """The judge sends each order, and looks how it lies on a seat's own map."""
        for order in (
            "> P take_loadout loadout=P-A",
            "> F settle what=employer value=gmen",
            "> F take_loadout loadout=F-A",
            "> M take_loadout loadout=M-A",
            "> A settle what=opening value=HAL-1",
            f"> A2 settle what=opening value={self._opening('A2')}",
        ):
            self.give(order)
            self.chair.work()
        for seat in ("P", "A2"):
            assert self.chair.sees_as(seat) == self.house.view(seat)
        self.chair.sees_as("")
        for seat in self.seats:
            self.give(f"> {seat} ready")
            self.chair.work()

    def _opening(self, seat: str) -> str:
        """Any way to begin: what the lot made of the second alien is nobody's business here."""
        form = self.house.call(self.house.table.form(seat, f"setup-{seat}", {}))
        assert isinstance(form.control, Choose)
        return str(form.control.options[0].value).partition(":")[2]

    def ruling_by_default(self) -> None:
        """Kyoshi looks out for a trap that nobody knows of."""
        self.give("> P form declare intents/kyoshi=jog")
        self.chair.work()
        self.give("> P move figure=kyoshi gait=jog path=[MH(19,17)] expects=MH(19,17)")
        assert [card["kind"] for card in self.chair.waiting()] == ["rule"]
        assert self.chair.work() == ["rule", "send"]
        self.give("> P end_actions")
        self.chair.work()

    def correction_and_rewind(self) -> None:
        """Osorio is put where Preuitt is, by three taps on the map and one to confirm; then it is taken back."""
        chair, (osorio, preuitt) = self.chair, (self.truth("fig/osorio"), self.truth("fig/preuitt"))
        seen = self.house.view("F")
        chair.point("Osorio")
        chair.pick("Put elsewhere")
        expect(chair.page.locator(".drawer")).to_contain_text("Tap the square on the map.")
        chair.point("Preuitt")
        chair.press("Change it", ".drawer")
        chair.wire.until(
            lambda: chair.wire.parts["fig/osorio"]["at"] == preuitt["at"], lambda: "Osorio stays"
        )
        assert self.house.view("F") == seen, "nobody is told by a correction"
        chair.close()
        drawer = chair.tool("Rewind")
        chair.tap(drawer.get_by_role("button", name="Back to before").first)
        chair.press("Go back", ".drawer")
        chair.wire.until(lambda: chair.wire.parts["fig/osorio"]["at"] == osorio["at"], lambda: "no way back")
        expect(drawer.locator(".undone").first).to_contain_text("taken back")
        chair.close()
        chair.work()

    def face_overruled_and_words_edited(self) -> None:
        chair = self.chair
        self.give("> F form declare intents/preuitt=skill intents/osorio=skill")
        chair.work()
        self.give("> F hack figure=preuitt purpose=control")
        chair.faces.append(("hack/preuitt", [5, 6]))
        [card] = chair.waiting()
        chair.roll(card)
        chair.gone([card])
        expect(chair.first()).to_contain_text("Preuitt does not get in.")
        [card] = chair.waiting()
        chair.tap(chair.first().get_by_role("button", name="Anew"))
        chair.gone([card])
        [card] = chair.waiting()
        chair.roll(card)
        chair.gone([card])
        expect(chair.first()).not_to_contain_text("Preuitt does not get in.")
        chair.tap(chair.first().get_by_role("button", name="Edit").first)
        chair.page.get_by_label("In your words").fill("The lock of the machine gives way.")
        chair.press("Say it so", "article.q")
        expect(chair.first().locator(".lessons")).to_contain_text("The lock of the machine gives way.")
        chair.work()
        assert self.told("F")[-1].endswith("The lock of the machine gives way.")

    def news_put_off(self) -> None:
        self.give("> F use figure=osorio what=geiger item=geiger-F1")
        self.chair.waiting()
        self.chair.tap(self.chair.first().get_by_role("button", name="Edit").first)
        self.chair.press("turn 2", "article.q")
        expect(self.chair.first()).to_contain_text("not before round 2")
        self.chair.work()
        expect(self.chair.page.locator(".later")).to_contain_text("not before round 2")

    def news_withheld(self) -> None:
        """The scientist is not to hear that his terminal obeys somebody else by now."""
        silent = "does not respond"
        self.give("> F end_actions")
        self.chair.work(lambda card: any(lesson["seat"] == "M" for lesson in card.get("lessons", ())))
        expect(self.chair.first().locator(".lessons")).to_contain_text(silent)
        self.chair.tap(self.chair.first().get_by_role("button", name="Edit").first)
        self.chair.press("Keep back", "article.q")
        expect(self.chair.first().locator(".kept")).to_have_count(1)
        self.chair.work()
        assert not any(silent in line for line in self.told("M"))
        assert not any("counter" in line for line in self.told("F"))

    def free_ruling(self) -> None:
        """A net that no rule knows: one die, four or more, and who is caught in it lies there."""
        chair = self.chair
        drawer = chair.tool("Ruling")
        drawer.get_by_label("What is it about?").fill("A net falls on Preuitt")
        chair.pick("one die")
        chair.pick("4+")
        chair.press("Add a change", ".drawer")
        chair.point("Preuitt")
        chair.pick("Out cold")
        chair.press("Into the ruling", ".drawer")
        won = drawer.get_by_role("group", name="Tell, if it comes off")
        chair.tap(won.get_by_role("button", name="Phone Company"))
        won.get_by_role("textbox").fill("A net falls, and Preuitt under it.")
        chair.press("Throw for it", ".drawer")
        chair.faces.append(("decree", [5]))
        assert chair.work() == ["roll"]
        chair.close()
        assert "out" in self.truth("fig/preuitt")["state"]
        assert self.told("F")[-1].endswith("The judge: A net falls, and Preuitt under it.")

    def word_to_all(self) -> None:
        """At once to some, at her own update to one, and in words that were made ready to all at Global Updates."""
        chair = self.chair
        drawer = chair.tool("Tell")
        for seat in ("Pirates", "Mad Scientist"):
            chair.press(seat, ".drawer .tell")
        drawer.get_by_label("Say something").first.fill(self.bang)
        chair.press("Tell now", ".drawer")
        chair.wire.settled()
        assert [seat for seat in self.seats if any(self.bang in line for line in self.told(seat))] == [
            "P",
            "M",
        ]
        for seat in ("Pirates", "Mad Scientist", "Alien"):
            chair.press(seat, ".drawer .tell")
        field = drawer.get_by_label("Say something").first
        field.fill("Your shadow moves.")
        chair.press("At their next update", ".drawer")
        field.fill("All hands to the hub.")
        chair.press("Keep it ready", ".drawer")
        chair.wire.settled()
        field.fill("")
        chair.press("All hands to the hub.", ".drawer .ready")
        expect(field).to_have_value("All hands to the hub.")
        chair.press("All", ".drawer .tell")
        chair.press("Announce at Global", ".drawer")
        chair.close()
        self.give("> M form declare")
        chair.work()
        assert not any("Your shadow moves." in line for line in self.told("A"))
        self.give("> M end_actions")
        chair.work()
        assert any("Your shadow moves." in line for line in self.told("A")), (
            "his own update has begun his turn"
        )
        assert not any("All hands" in line for seat in self.seats for line in self.told(seat))

    def uneventful_turns(self) -> None:
        """Where nothing is in doubt one tap lets a turn go by; three are the most that it may take."""
        for seat in ("A", "A2"):
            before = self.chair.taps
            self.chair.press("Let this turn run")
            self.chair.wire.until(
                lambda: bool(self.chair.wire.parts["table"].get("passes")), lambda: "no pass"
            )
            if self.house.is_asked(seat, "declare"):
                self.give(f"> {seat} form declare")
            self.give(f"> {seat} end_actions")
            assert self.house.view("J")["public"]["turn"] != seat
            assert self.chair.taps - before <= 3

    def second_round(self) -> None:
        """Global Updates bring the announcement, the phone company's own update what was put off."""
        self.chair.work()
        assert all(any("All hands to the hub." in line for line in self.told(seat)) for seat in self.seats)
        assert not any("counter" in line for line in self.told("F"))
        self.give("> P form declare")
        self.chair.work()
        self.give("> P end_actions")
        self.chair.work()
        assert any("counter" in line for line in self.told("F"))
