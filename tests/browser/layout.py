"""How a screen lies: nothing overflows or is cut off, all can be touched and told from its ground, nothing jumps."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

HERE = Path(__file__).parent
SIZES = ((1366, 768), (1024, 768), (768, 1024), (390, 844))
EXCUSED = ("label-content-name-mismatch",)
"""The letter on an emblem or a number on a counter is a mark, not its name."""
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def faults(page: Page, within: str = "body") -> list[str]:
    """All that is wrong with the page as it is now, in sentences; empty if all is well. Read aloud: `within` alone."""
    measured = page.evaluate(
        f"() => {{ const lay = {_text('layout.js')}; return [...lay.overflowing(), ...lay.small(), ...lay.faint()]; }}"
    )
    return [*measured, *_axe(page, within)]


def places(page: Page, which: str) -> dict[str, list[int]]:
    """Where the boxes lie that a selector finds, by their names: to be compared after a view has come."""
    found: dict[str, list[int]] = page.evaluate(f"which => ({_text('layout.js')}).boxes(which)", which)
    return found


def _axe(page: Page, within: str) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_text("vendor/axe.min.js"))
    found: list[dict[str, Any]] = page.evaluate(
        "async ([within, runOnly, rules]) => (await axe.run(within, {runOnly, rules, resultTypes: ['violations']})).violations"
        ".flatMap(each => each.nodes.map(node => ({id: each.id, help: each.help, html: node.html, sum: node.failureSummary})))",
        [within, RULES, {rule: {"enabled": False} for rule in EXCUSED}],
    )
    return [f"{each['id']}: {each['help']} {each['html'][:160]} {each['sum'][:200]}" for each in found]


@cache
def _text(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8").rstrip().rstrip(";")
