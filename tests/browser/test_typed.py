"""Markup in every field that a person may fill in, shown on screens, in print and in the saved file: it stays text (R48)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, Page

from artifact_server import demo
from artifact_server.core.bundle import Bundle
from artifact_server.demo import prepare
from artifact_server.table import Table
from tests.browser.house import OpenHouse
from tests.browser.server import NAME

pytestmark = pytest.mark.browser

EYES = Path(__file__).with_name("typed.js")
NASTY = "<img src=x onerror=hit=1>"
"""As long as a name may be."""
WORSE = (
    f"{NASTY}<svg onload=hit=1></svg><b class=typed>b</b><script>hit=1</script></textarea></title></script>"
    "<a href=javascript:hit=1>a</a>\"onfocus=hit=1 x='{{7*7}}${hit=1}"
)
NOTHING: dict[str, Any] = {"ran": None, "stopped": [], "found": []}
SHOWN = "[...document.querySelectorAll('body *')].some(e => (e.textContent + (e.value ?? '')).includes('onerror=hit'))"


class Inked(OpenHouse):
    """A game in the middle, in which whatever can be typed is markup."""

    def written(self, folder: Path) -> dict[str, str]:
        """Seat → token."""
        bundle = self.front.shelf.find("feynman")
        card = bundle.files["scenario.toml"].replace('title = "U.S.S. Feynman"', f"title = '''{NASTY}'''")
        card = card.replace('["Hull", "SL51886"]', f"['''{NASTY}''', '''{NASTY}''']")
        marked = Bundle(bundle.system, bundle.id, {**bundle.files, "scenario.toml": card})
        tokens = dict(self.call(prepare(self.front.hall, marked)))
        self.table: Table = self.call(self.front.hall.open("evening"))
        tokens["O"] = self.call(self.table.join("O", NASTY))
        for number, act in enumerate(self.acts()):
            self.call(act(f"typed-{number}"))
        return tokens

    def acts(self) -> Iterator[Any]:
        """All that takes text."""
        table = self.table
        turn = next(p for p in table.loop.awaiting() if p.to == "P" and not p.optional)
        for seat in "PFMA":
            note = {"id": f"n{seat}", "value": WORSE}
            yield lambda id, seat=seat, note=note: table.keep(seat, id, "note", note)
            yield lambda id, seat=seat, note=note: table.keep(seat, id, "mark", note)
        for seat in "FMA":
            yield lambda id, seat=seat: table.say(seat, id, "all", WORSE)
        yield lambda id: table.say("F", id, "F-M", WORSE)
        yield lambda id: table.say("F", id, "F-M", {"give": NASTY, "want": NASTY})
        yield lambda id: table.say("J", id, "J-P", WORSE)
        yield lambda id: table.keep("J", id, "note", {"id": "n", "value": WORSE})
        desk: list[dict[str, Any]] = [
            {"tell": {"to": ["P", "F", "M", "A"], "text": WORSE}},
            {"tell": {"to": ["P"], "text": WORSE}},
            {"order": {"kind": "tell", "to": ["P", "F"], "text": NASTY * 4}},
            {"order": {"kind": "tell", "to": ["P"], "text": NASTY, "telegram": True}},
            {"order": {"kind": "tell", "to": ["P", "M"], "text": NASTY, "loudspeaker": True}},
            {"order": {"kind": "correct", "what": "facing", "subject": "yee", "value": "N", "reason": NASTY}},
            {
                "order": {
                    "kind": "decree",
                    "name": NASTY,
                    "tell": [{"kind": "tell", "to": ["P"], "text": NASTY}],
                }
            },
            {"order": {"kind": "overrule", "seat": "M", "level": 0, "reason": NASTY}},
        ]
        for do in desk:
            yield lambda id, do=do: table.desk("J", id, do)
        yield lambda id: table.submit("P", id, turn.id, {"kind": "end_actions"})


@pytest.fixture
def inked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Inked, dict[str, str]]]:
    monkeypatch.setattr(demo, "NAMES", (NASTY,) * 8)
    monkeypatch.setattr(demo, "JUDGE_NAME", NASTY)
    house = Inked(tmp_path)
    house.start()
    yield house, house.written(tmp_path)
    house.stop()


class Reader:
    """Looks at pages, and at all that can be opened on them."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.page: Page = context.new_page()
        self.base, self.dialogs, self.shown = base, list[Dialog](), 0
        self.page.add_init_script(path=EYES)
        self.page.on("dialog", lambda dialog: self.dialogs.append(dialog))

    def goto(self, path: str, ready: str = "main") -> None:
        self.page.goto(path if "://" in path else self.base + path)
        self.page.wait_for_selector(ready)
        self.look(path)

    def look(self, where: str) -> None:
        assert self.page.evaluate("more()") == NOTHING, where
        assert not self.dialogs, where
        self.shown += bool(self.page.evaluate(SHOWN))

    def open_all(self, within: str) -> None:
        """Press one button of these after the other."""
        buttons = self.page.locator(f"{within} button:visible")
        for number in range(buttons.count()):
            button = buttons.nth(number)
            if button.is_visible() and button.is_enabled():
                name = button.text_content() or ""
                button.click()
                self.look(f"{within} {name}")


@pytest.mark.fault("R48")
def test_what_was_typed_stays_text_wherever_it_is_shown(
    chromium: Browser, inked: tuple[Inked, dict[str, str]], tmp_path: Path
) -> None:
    house, tokens = inked
    context = chromium.new_context()
    for seat, token in tokens.items():
        path = f"/g/evening/{seat}"
        context.add_cookies([{"name": "seat", "value": token, "domain": NAME, "path": path}])
    reader = Reader(context, house.address)
    reader.goto(f"/join?code={house.table.code}")
    assert reader.shown == 1
    for seat in tokens:
        reader.shown = 0
        reader.goto(f"/g/evening/{seat}", ".s-desk:not(.no-plan)" if seat == "J" else ".talk")
        for within in (".dock", ".rooms", ".know .head", ".talk .head"):
            reader.open_all(within)
        reader.goto(f"/g/evening/{seat}/link")
        assert reader.shown > 1, seat
        reader.goto(f"/g/evening/{seat}/paper", "body")
    reader.goto("/g/evening/J/paper?of=P", "body")
    house.call(house.table.desk("J", "the end", {"end": True}))
    for seat in ("P", "J", "O"):
        reader.shown = 0
        reader.goto(f"/g/evening/{seat}/theatre", "[role=tab]")
        reader.open_all("[role=tablist]")
        assert reader.shown > 1, seat
    saved = tmp_path / "game.html"
    file = f"http://127.0.0.1:{house.port}/g/evening/J/theatre/file"
    saved.write_bytes(httpx.get(file, headers={"Cookie": f"seat={tokens['J']}"}, timeout=30).content)
    reader.shown = 0
    reader.goto(saved.as_uri(), "[role=tab]")
    reader.open_all("[role=tablist]")
    assert reader.shown > 1
    context.close()
