"""People with browsers: who makes a table, who comes to it."""

import re
from dataclasses import dataclass
from html import unescape

import httpx

from tests.web.serving import Server

RUTH = {"scenario": "inn", "judge": "person", "seat": ["A", "B", "C"], "clock": "0", "name": "Ruth"}


@dataclass
class Person:
    """A browser that holds one seat."""

    browser: httpx.Client
    game: str
    seat: str
    page: str
    """The page it was led to when it sat down: its own link and who else is there."""

    @property
    def path(self) -> str:
        return f"/g/{self.game}/{self.seat}"

    @property
    def token(self) -> str:
        """What opens this seat."""
        return next(c.value or "" for c in self.browser.cookies.jar if c.path == self.path)

    @property
    def cookie(self) -> str:
        return f"seat={self.token}"

    @property
    def code(self) -> str:
        found: list[str] = re.findall(r'<p class="mono code">([A-Z0-9-]+)</p>', self.page)
        return found[0]


def make_table(server: Server, **more: object) -> Person:
    """Ruth lays a table and is its judge, unless `more` says otherwise."""
    return seated(server.browser(), "/new", {**RUTH, **more})


def join(server: Server, code: str, seat: str, name: str, browser: httpx.Client | None = None) -> Person:
    return seated(browser or server.browser(), "/join", {"code": code, "seat": seat, "name": name})


def seated(browser: httpx.Client, address: str, form: dict[str, object]) -> Person:
    answer = browser.post(address, data=form)
    assert answer.status_code == 303, faults(answer)
    page = browser.get(answer.headers["location"])
    assert page.status_code == 200
    _, _, game, seat, *_ = answer.headers["location"].split("/")
    return Person(browser, game, seat, page.text)


def faults(answer: httpx.Response) -> list[str]:
    """The codes of what the page says was wrong."""
    return re.findall(r'data-code="([a-z-]+)"', answer.text)


def words(answer: httpx.Response) -> str:
    """The page as read: without its markup."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", answer.text)).split())
