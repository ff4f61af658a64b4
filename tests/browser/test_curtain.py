"""Behind the curtain: one's turn comes without a sound and without a change; another screen of the same seat is called."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.crowd import lay_crowd
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LISTEN = """() => { window.tones = 0; const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.tones++; return make.call(this); }; }"""
ALL = "() => [document.title, document.documentElement.outerHTML].join()"


def test_ones_turn_comes_without_a_sound_and_without_a_change(chromium: Browser, tmp_path: Path) -> None:
    tokens = lay_crowd(tmp_path, ordered=False)
    server = Server(tmp_path)
    server.start()
    try:
        first, drawn, open_ = (
            sit(chromium, f"{server.address}/s/{tokens[seat]}") for seat in ("P", "P2", "P2")
        )
        for page in (drawn, open_):
            page.evaluate(LISTEN)
        drawn.keyboard.press("c")
        expect(drawn.get_by_role("button", name="Open the curtain")).to_be_visible()
        before = drawn.evaluate(ALL)
        for name in ("Confirm", "hold", "End my actions", "End my actions"):
            first.locator(".ask").get_by_role("button", name=name).click()
            expect(first.locator(".ask")).not_to_contain_text("Your order is in")
        expect(open_.locator(".send")).to_be_visible()
        open_.wait_for_function("() => window.tones > 0")
        assert drawn.evaluate(ALL) == before
        drawn.get_by_role("button", name="Open the curtain").click()
        expect(drawn.locator(".send")).to_be_visible()
        assert drawn.evaluate("() => window.tones") == 0, "nor does it sound afterwards"
    finally:
        server.stop()


def sit(chromium: Browser, link: str) -> Page:
    page = chromium.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce").new_page()
    page.goto(link)
    page.get_by_role("button").first.click()
    page.wait_for_selector(".s-seat:not(.no-plan)")
    return page
