"""Somebody at a seat: reads his screen, and touches what it shows."""

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import cached_property
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from artifact_server.core.words import JSON, Words, read_words
from artifact_server.words import Wording
from tests.browser.atlas import Atlas, read_aloud
from tests.browser.hands import Hand
from tests.browser.wire import Wire

NOTICES = """lines => lines.map(line => {
  const said = line.querySelector("p").cloneNode(true);
  for (const why of said.querySelectorAll(".why")) why.remove();
  return `${line.querySelector("b").textContent} ${said.textContent}`.trim();
})"""
ALOUD = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll("[aria-label]")].map(each => each.getAttribute("aria-label"))].join("\\n")"""


class Person:
    """One seat's screen in a browser of its own."""

    UNROLLED = ".s-setup, .s-seat:not(.no-plan)"
    """How the screen looks when all of it is there."""

    def __init__(self, seat: str, name: str, page: Page, hand: Hand, wording: Wording) -> None:
        self.seat, self.name, self.page, self.hand = seat, name, page, hand
        self.wording = wording
        self.wire = Wire(page)
        self.trouble: AbstractContextManager[None] = nullcontext()
        """What befalls his next order, while it is sent."""
        self.said: list[str] = []
        """What the browser complained of."""
        page.on(
            "console", lambda line: self.said.append(line.text) if line.type in ("error", "warning") else None
        )
        page.on("pageerror", lambda fault: self.said.append(str(fault)))

    # --- coming to the table ----------------------------------------------------------------------
    def join_by_code(self, code: str, faction: str) -> None:
        self.page.goto("/")
        self.page.get_by_label("Your table’s code").fill(code.lower())
        self.follow("button", "Find my table")
        self.page.get_by_label("Your name at the table").fill(self.name)
        self.follow("button", f"Sit here: {faction}")
        self.follow("link", "Go to the table")
        self.arrive()

    def join_by_link(self, link: str) -> None:
        self.page.goto(link)
        self.page.get_by_label("Your name at the table").fill(self.name)
        self.follow("button", "Sit down")
        self.arrive()

    def come_back(self, link: str) -> None:
        """To a seat that has his name already."""
        self.page.goto(link)
        self.follow("button", "Sit down")
        self.arrive()

    def follow(self, role: Literal["button", "link"], name: str) -> None:
        """Press what leads to another page."""
        self.hand.press(self.page.get_by_role(role, name=name))

    def arrive(self) -> None:
        self.page.wait_for_selector(self.UNROLLED)
        self.settled()

    # --- what a person does with his screen -------------------------------------------------------
    def touch(self, thing: Locator) -> None:
        """Press it, and see what becomes of that."""
        self.hand.press(thing)
        self.look()

    def press(self, name: str) -> None:
        self.touch(self.page.get_by_role("button", name=name).first)

    def act(self, figure: JSON) -> None:
        """Take up a figure that may act, unless it is in hand."""
        if self.wire.chosen == {"figure": figure}:
            return
        self.await_form(lambda form: offers(form, figure))
        self.take_up(str(figure))

    def take_up(self, figure: str) -> None:
        self.touch(self.row(figure))
        self.settled()

    def row(self, figure: str) -> Locator:
        """The line of an own figure in the list."""
        name = self.page.locator(f"b:text-is('{self.figure_name(figure)}')")
        return self.page.locator(".crew .who-b", has=name)

    def take_up_matter(self, name: str) -> None:
        """What may be settled in one's own time."""
        self.touch(self.page.get_by_role("tab", name="Standing"))
        self.touch(self.page.locator(".reading").get_by_role("button", name=name))
        self.settled()

    def choose(self, value: JSON) -> None:
        """One of what is offered, wherever the screen shows it."""
        self.await_form(lambda form: offers(form, value))
        self._choose_among(self.control("choose")["options"], value)

    def go(self, way: Sequence[str]) -> None:
        """Along these squares: a tap on the furthest one that the drawn way leads to as wished, then on from there."""
        left = list(way)
        while left:
            control = self.control("path")
            fits = [n for n in range(1, len(left) + 1) if _way(control, left[n - 1]) == left[:n]]
            assert fits, f"{self.seat}: no way over {left[0]} from {control['start']}"
            self.point_out(left[fits[-1] - 1])
            assert self.wire.chosen[control["name"]] == list(way[: len(way) - len(left) + fits[-1]])
            left = left[fits[-1] :]
            if left:
                self.press("Via")
                self.settled()

    def point_out(self, place: str) -> None:
        """Tap a lit square of the map."""
        name = self.atlas.name(place)
        offer = self.page.locator(f'.reach [aria-label^="{name}"]')
        if not offer.count():
            self.turn_to(place)
        self.hand.square(self.page, offer)
        self.look()
        which = self.page.locator(".which")
        if which.count():
            self.touch(which.get_by_role("menuitem", name=f"Here: {name}"))
        self.settled()

    def turn_to(self, place: str) -> None:
        """The sheet of the plan that shows a square."""
        self.touch(
            self.page.locator(".sheets").get_by_role("button", name=self.atlas.sheet(place), exact=True)
        )
        self.look()

    def look(self) -> None:
        """See what became of the last touch."""
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def turn(self, facing: str) -> None:
        way = self.say(f"facing-{facing}")
        self.touch(self.page.locator(".turn").get_by_role("radio", name=way))
        self.settled()

    def confirm(self) -> None:
        """Send the order; returns when the table has taken it."""
        before = len(self.wire.refused)
        trouble, self.trouble = self.trouble, nullcontext()
        with trouble:
            self.touch(self.page.locator(".send"))
        self.settled()
        assert len(self.wire.refused) == before, self.wire.refused[-1]
        assert self.in_hand() != "BODY", "the keyboard has lost its place"

    def in_hand(self) -> str:
        """The tag of what the keyboard is on."""
        return str(self.page.evaluate("() => document.activeElement.tagName"))

    def settled(self) -> None:
        self.wire.settled()

    def await_form(self, fits: Callable[[dict[str, Any]], bool]) -> None:
        self.wire.until(lambda: fits(self.wire.form), lambda: f"was not asked that, but {self.wire.form}")
        self.settled()

    # --- talk and troubles ------------------------------------------------------------------------
    def write_to(self, room: str, text: str) -> None:
        """A line of talk, to one other or to all."""
        self.open_room(room)
        self.page.get_by_label(f"Say to {room}").fill(text)
        self.touch(self.page.locator(".talk").get_by_role("button", name="Send"))
        self.settled()

    def open_room(self, room: str) -> Locator:
        """The lines of a room."""
        self.touch(self.page.locator(".talk").get_by_role("tab", name=re.compile(f"^{room},")))
        return self.page.locator(".talk .lines")

    def reload(self) -> None:
        self.page.reload()
        self.arrive()

    # --- what the screen shows --------------------------------------------------------------------
    def control(self, kind: str) -> dict[str, Any]:
        found = control_of(self.wire.form, kind)
        assert found, f"{self.seat} is asked something else: {self.wire.form}"
        return found

    @property
    def papers(self) -> Locator:
        """The notices under "What I know"."""
        return self.page.locator(".know ol > li:not(.none)")

    def known(self) -> list[str]:
        """What stands on that paper, oldest first: moment and sentence, without the reasons."""
        return list(reversed(self.papers.evaluate_all(NOTICES)))

    def ask_why(self) -> str:
        """What stands behind his newest notice that has a reason; it is put away again."""
        asked = self.papers.get_by_role("button", name="why?").first
        note = self.page.get_by_role("note", name="Why")
        self.touch(asked)
        expect(note).to_be_visible()
        expect(asked).to_have_attribute("aria-expanded", "true")
        said = note.inner_text()
        asked.press("Escape")
        expect(note).to_have_count(0)
        return said

    def on_the_map(self) -> tuple[list[str], list[str]]:
        """Whom and what the map of the whole ship shows, as it is read aloud, without where."""
        self.touch(self.page.locator(".sheets").get_by_role("button", name="Whole", exact=True))
        self.look()
        return read_aloud(self.page)

    def everything(self) -> str:
        """All that the screen says, read aloud names too."""
        return str(self.page.evaluate(ALOUD))

    def place(self, figure: str) -> str:
        """Where an own figure is, as last told."""
        return str(self.wire.parts[f"fig/{figure}"]["at"])

    def figure_name(self, figure: str) -> str:
        return self.say(read_words(self.wire.parts[f"fig/{figure}"]["words"]))

    def say(self, words: Words | str) -> str:
        return self.wording.say(words)

    @cached_property
    def atlas(self) -> Atlas:
        return Atlas.seen_by(self.page, self.wire.parts["public"]["plan"])

    def _choose_among(self, options: Sequence[Mapping[str, Any]], value: JSON) -> None:
        option = next(option for option in options if option["value"] == value)
        figure = option["hint"].get("figure")
        if figure is not None and f"fig/{figure}" in self.wire.parts:
            return self.take_up(figure)
        words = self.say(read_words(option["words"]))
        shown = self._buttons(words)
        if not shown.count():
            self.touch(self.page.locator(".ask").get_by_role("button", name=re.compile("^More")))
            shown = self._buttons(words)
        self.touch(shown.first)
        self.settled()

    def _buttons(self, words: str) -> Locator:
        places = self.page.locator(".ask, .choices, .hand, .buy")
        return places.locator("button", has_text=re.compile(f"^(Next: )?{re.escape(words)}"))

    def _assign(self, row: str, value: str) -> None:
        rows = self.control("assign")["rows"]
        self.settled()
        [(at, found)] = [(at, each) for at, each in enumerate(rows) if each["id"] == row]
        card = self.page.locator(".w-assign")
        if not card.count():
            self.touch(self.page.locator(".ask").get_by_role("button", name=re.compile("^More")))
        option = next(option for option in found["options"] if option["value"] == value)
        card.locator("select").nth(at).select_option(label=self.say(read_words(option["words"])))
        self.touch(card.get_by_role("button", name="Take it"))
        self.settled()


def control_of(form: Mapping[str, Any], kind: str) -> dict[str, Any]:
    found = (control for control in (form.get("control"), *form.get("also", ())) if control)
    return next((control for control in found if control["kind"] == kind), {})


def offers(form: Mapping[str, Any], value: JSON) -> bool:
    control = form.get("control")
    return bool(
        control and control["kind"] == "choose" and any(o["value"] == value for o in control["options"])
    )


def _way(control: Mapping[str, Any], goal: str) -> list[str]:
    """The way that the map draws to a square."""
    way: list[str] = []
    at = goal
    while at != control["start"] and at in control["reach"]:
        way.insert(0, at)
        at = control["reach"][at][1]
    return way
