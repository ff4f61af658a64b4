"""Every kind of order is given on the real screen, with a finger and with keys alone."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

import pytest
from playwright.sync_api import Browser

from artifact_server.core.words import JSON, read_words
from artifact_server.house import house
from artifact_server.systems.artifact.model.orders import SetupOrder, StandingOrder, TurnOrder
from artifact_server.words import Catalogues
from tests.browser.errands import WANTED, Errand, Step, errands, lay
from tests.browser.hands import Finger, Hand, Keys
from tests.browser.player import Player
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HANDS: dict[str, Hand] = {"finger": Finger(), "keys": Keys()}
SELF_SENT = ("take_loadout", "settle", "carry", "muster")
"""Sent by the choice itself."""
PATIENCE = 10_000
Inn = Mapping[tuple[str, str], tuple[Errand, str]]


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A server with a game for each errand and each hand: the errand, and the link to its seat."""
    folder = tmp_path_factory.mktemp("errands")
    sent = list(errands())
    tokens = {hand: lay(folder, sent) for hand in HANDS}
    server = Server(folder)
    server.start()
    yield {
        (hand, errand.kind): (errand, f"{server.address}/s/{token}")
        for hand in HANDS
        for errand, token in zip(sent, tokens[hand], strict=True)
    }
    server.stop()


@pytest.mark.parametrize("kind", WANTED)
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.fault("R100")
def test_an_order_of_every_kind_is_given(chromium: Browser, inn: Inn, hand: str, kind: str) -> None:
    errand, link = inn[hand, kind]
    context = chromium.new_context(
        viewport={"width": 1366, "height": 768}, has_touch=True, reduced_motion="reduce"
    )
    clerk = Clerk(errand.place.seat, "Ines", context.new_page(), HANDS[hand], WORDING)
    clerk.page.set_default_timeout(PATIENCE)
    try:
        clerk.come_back(link)
        clerk.run(errand)
    finally:
        context.close()
    assert clerk.said == []


def test_no_kind_of_order_is_left_out() -> None:
    """Whoever runs an errand declares on his way; he could not be asked for it had he not been ready."""
    kinds = {kind.model_fields["kind"].default for kind in get_args(SetupOrder | TurnOrder | StandingOrder)}
    assert set(WANTED) == kinds - {"declare", "ready"}


WORDING = Catalogues(house("static") / "words").reader("en")


class Clerk(Player):
    """Runs an errand through whatever controls its forms bring."""

    def run(self, errand: Errand) -> None:
        if errand.prompt == "standing":
            self.take_up_matter("Standing")
        if errand.deed:
            self.declare({"intents": {k: v for k, v in errand.deed.items() if v != "hold"}})
            self.await_form(lambda form: not form["words"]["code"].startswith("form-declare"))
        for step in errand.steps:
            self.settled()
            self.do(step)
        if errand.kind not in SELF_SENT:
            self.await_form(lambda form: (form["order"] or {}).get("kind") == errand.kind)
            self.confirm()

    def do(self, step: Step) -> None:
        """One choice, by the kind of its control; what is taken up by itself needs none."""
        name, value = step
        if step == ("do", "place"):
            return
        if f"fig/{value}" in self.wire.parts and name == "what":
            return self.take_up(str(value))
        if name in self.wire.chosen and self.wire.chosen[name] == value:
            return
        control = self._named(name)
        if control["kind"] == "path":
            assert isinstance(value, list)
            self.go(value)
        elif control["kind"] == "endpoint":
            self.point_out(str(value))
        elif control["kind"] == "assign":
            assert isinstance(value, dict)
            for row, what in value.items():
                self._assign(row, str(what))
        elif control["kind"] == "text":
            self.page.locator(".w-text textarea").fill(str(value))
            self.press("Take it")
        elif control["kind"] == "choose":
            self._pick(control["options"], value)
        else:
            self.press("Take it")
        self.settled()

    def _pick(self, options: Sequence[dict[str, Any]], value: JSON) -> None:
        """While one gets ready, a figure's line places him; who shall have a thing is a button like any other."""
        option = next(option for option in options if option["value"] == value)
        in_hand = self.page.locator(".hand").get_by_role("radio", name=self.say(read_words(option["words"])))
        if in_hand.count():
            self.touch(in_hand.first)
        else:
            self._choose_among(options, value)

    def _named(self, name: str) -> dict[str, Any]:
        """The control of that name that the newest form brings, its own or one beside it."""

        def found() -> dict[str, JSON] | None:
            every = (self.wire.form.get("control"), *self.wire.form.get("also", ()))
            return next((c for c in every if c and c["name"] == name), None)

        self.wire.until(lambda: found() is not None, lambda: f"no {name} in {self.wire.form}"[:300])
        return dict(found() or {})
