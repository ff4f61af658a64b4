"""The theatre over HTTP: refused to everybody until the end; then a page, its reels, and one file that opens from a disk."""

import base64
import gzip
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from artifact_server.house import house
from artifact_server.web.linker import Unlinked, linked
from tests.web.people import Person, faults, join, make_table
from tests.web.serving import Server
from tests.web.test_pages_in_browser import FLAGS

WAYS = (
    "theatre",
    "theatre/index.json",
    "theatre/J/0.json",
    "theatre/A/0.json",
    "theatre/file",
    "theatre/journal",
)
NASTY = "</script><script>document.title='caught'</script><img src=x onerror=\"document.title='caught'\"><!--"


@pytest.fixture
def people(server: Server) -> dict[str, Person]:
    """The judge, three guests, and somebody who watches."""
    ruth = make_table(server)
    names = {"A": "Ann", "B": NASTY[:40], "C": "Cid", "O": "Olga"}
    return {"J": ruth} | {seat: join(server, ruth.code, seat, name) for seat, name in names.items()}


def say(server: Server, person: Person, **message: object) -> None:
    """Something said at a screen, and taken."""
    with server.socket(f"{person.path}/ws", cookie=person.cookie) as screen:
        screen.send(json.dumps({"id": f"one{len(json.dumps(message))}", **message}))
        told = next(m for m in map(json.loads, screen) if m.get("id", "").startswith("one"))
        assert told["kind"] == "done", told


def end(server: Server, people: dict[str, Person]) -> None:
    say(server, people["A"], kind="say", room="all", text=NASTY)
    say(server, people["A"], kind="say", room="A-B", text="the canary sings")
    say(server, people["J"], kind="desk", do={"end": True})


def test_before_the_end_every_way_in_is_shut_to_every_role(people: dict[str, Person]) -> None:
    for person in people.values():
        for way in WAYS:
            answer = person.browser.get(f"{person.path}/{way}")
            assert (answer.status_code, faults(answer)) == (403, ["theatre-shut"]), way
        unlock = person.browser.post(f"{person.path}/theatre/unlock", data={"on": "yes"})
        assert faults(unlock) == ["theatre-shut"]


def test_after_the_end_it_is_open_to_whoever_sat_or_watched_and_to_nobody_else(
    server: Server, people: dict[str, Person]
) -> None:
    end(server, people)
    for person in people.values():
        for way in WAYS:
            assert person.browser.get(f"{person.path}/{way}").status_code == 200, way
    for way in WAYS:
        assert faults(server.browser().get(f"{people['A'].path}/{way}")) == ["no-seat-here"]
    assert people["A"].browser.get(f"{people['A'].path}/theatre/O/0.json").status_code == 404


def test_only_the_judge_unlocks_what_was_said_in_private(server: Server, people: dict[str, Person]) -> None:
    end(server, people)

    def told(seat: str) -> bool:
        person = people[seat]
        return b"the canary sings" in person.browser.get(f"{person.path}/theatre/index.json").content

    assert [seat for seat in people if told(seat)] == ["J", "A", "B"]
    c, judge = people["C"], people["J"]
    refused = c.browser.post(f"{c.path}/theatre/unlock", data={"on": "yes"})
    assert faults(refused) == ["judge-only"]
    answer = judge.browser.post(f"{judge.path}/theatre/unlock", data={"on": "yes"})
    assert answer.status_code == 303
    assert all(told(seat) for seat in people)


# --- one file -----------------------------------------------------------------------------------
def unpacked(page: str) -> str:
    """Everything in a saved file, as plain text: its packed parts beside the page itself."""
    packed = re.findall(r'<script type="text/plain" id="[^"]+">([^<]*)</script>', page)
    return page + "".join(gzip.decompress(base64.b64decode(each)).decode() for each in packed)


def saved(person: Person) -> httpx.Response:
    return person.browser.get(f"{person.path}/theatre/file")


def test_the_file_holds_no_link_no_token_no_secret_and_no_word_that_was_not_for_its_reader(
    server: Server, people: dict[str, Person]
) -> None:
    end(server, people)
    texts = {seat: unpacked(saved(person).text) for seat, person in people.items()}
    for seat, text in texts.items():
        for other in people.values():
            assert other.token not in text
            assert f"/s/{other.token[:8]}" not in text
        assert people["J"].code not in text
        assert '"secret":"' not in text
        assert ("the canary sings" in text) == (seat in "JAB")


def test_nothing_in_the_file_is_fetched_from_anywhere(server: Server, people: dict[str, Person]) -> None:
    end(server, people)
    page = saved(people["A"]).text
    assert "default-src 'none'" in page
    assert not re.search(r"<(?:script|img|link|iframe)[^>]+(?:src|href)=", page)
    assert not re.search(r"@import|url\((?!#|data:)", page.partition("<body")[0])


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield browser
        browser.close()


@pytest.mark.browser
def test_the_file_opens_from_a_disk_asks_nobody_and_runs_nothing_that_was_typed(
    server: Server, people: dict[str, Person], chromium: Browser, tmp_path: Path
) -> None:
    end(server, people)
    (tmp_path / "game.html").write_text(saved(people["A"]).text, encoding="utf-8")
    context = chromium.new_context()
    page, asked, faults_seen = context.new_page(), list[str](), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda fault: faults_seen.append(str(fault)))
    page.on("console", lambda said: faults_seen.append(said.text) if said.type == "error" else None)
    address = (tmp_path / "game.html").as_uri()
    page.goto(address)
    page.get_by_role("tab", name="Talk").click()
    page.get_by_text("the canary sings").wait_for()
    assert NASTY in (page.locator(".talked").text_content() or "")
    page.get_by_label("One decision back").click()
    assert "The Inn" in page.title()
    assert (asked, faults_seen) == ([address], [])
    context.close()


# --- modules into one script --------------------------------------------------------------------
def modules(folder: Path, **texts: str) -> Path:
    for name, text in texts.items():
        (folder / f"{name}.js").write_text(text)
    return folder


def test_the_theatre_is_linked_into_one_plain_script() -> None:
    text = linked(house("static"), "theatre/entry.js")
    assert not re.search(r"^(?:import|export)\s", text, re.M)
    assert text.index("$['board/board.js'] =") < text.index("$['theatre/boards.js'] =")


def test_modules_in_a_circle_and_ways_to_write_that_are_not_known_are_refused(tmp_path: Path) -> None:
    root = modules(tmp_path, a='import { b } from "./b.js";\n', b='import { a } from "./a.js";\n')
    with pytest.raises(Unlinked, match="circle"):
        linked(root, "a.js")
    with pytest.raises(Unlinked):
        linked(modules(tmp_path, c='export * from "./d.js";\n'), "c.js")
