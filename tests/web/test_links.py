"""A seat's link: it opens the seat on any device, and nothing else does."""

import json
import re

import pytest

from artifact_server.settings import Settings
from tests.web.people import Person, faults, join, make_table, words
from tests.web.serving import Server


@pytest.fixture
def ruth(server: Server) -> Person:
    return make_table(server)


@pytest.fixture
def ines(server: Server, ruth: Person) -> Person:
    return join(server, ruth.code, "A", "Ines")


def test_the_code_for_the_others_comes_first_to_whoever_laid_the_table_and_to_nobody_else(
    server: Server, ruth: Person, ines: Person
) -> None:
    for person, first in ((ruth, "invite"), (ines, "mine")):
        cards = re.findall(r'class="card (invite|mine)', person.browser.get(f"{person.path}/link").text)
        assert cards[0] == first
        assert len(cards) == 2


def test_the_judges_seat_is_handed_on_and_never_left(server: Server, ruth: Person) -> None:
    assert faults(ruth.browser.post(f"{ruth.path}/leave")) == ["judge-stays"]
    assert ruth.browser.get(ruth.path).status_code == 200
    assert "/leave" not in ruth.page


def test_a_look_at_a_link_claims_nothing(server: Server, ines: Person) -> None:
    other = server.browser()
    page = other.get(f"/s/{ines.token}")
    assert "Ines sits here" in words(page)
    assert page.text.count("<button") == 1
    assert not other.cookies
    assert faults(other.get(ines.path)) == ["no-seat-here"]


def test_its_button_seats_another_device_and_leaves_the_first(server: Server, ines: Person) -> None:
    tablet = server.browser()
    answer = tablet.post(f"/s/{ines.token}")
    assert (answer.status_code, answer.headers["location"]) == (303, ines.path)
    assert tablet.get(ines.path).status_code == 200
    assert ines.browser.get(ines.path).status_code == 200


def test_who_comes_by_a_link_first_gives_his_name_and_nobody_takes_the_seat_by_code(
    server: Server, ruth: Person
) -> None:
    with server.socket(f"{ruth.path}/ws", cookie=ruth.cookie) as desk:
        desk.send('{"kind":"desk","id":"one","do":{"link":"B"}}')
        token = next(told["link"] for told in map(json.loads, desk) if told.get("id") == "one")
    tablet, phone = server.browser(), server.browser()
    assert 'name="name"' in tablet.get(f"/s/{token}").text
    assert tablet.post(f"/s/{token}", data={"name": "Anselm"}).status_code == 303
    assert 'name="name"' not in phone.get(f"/s/{token}").text
    assert phone.post(f"/s/{token}", data={"name": "Bram"}).status_code == 303
    assert "Anselm sits here" in words(tablet.get(f"/s/{token}"))
    taken = server.http.post("/join", data={"code": ruth.code, "seat": "B", "name": "Bram"})
    assert faults(taken) == ["seat-taken"]
    assert tablet.get(f"/g/{ruth.game}/B").status_code == 200


def test_the_cookie_is_the_seats_alone(server: Server, ines: Person) -> None:
    answer = server.browser().post(f"/s/{ines.token}")
    cookie = answer.headers["set-cookie"].lower()
    assert f"path={ines.path}".lower() in cookie
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_a_link_of_another_server_or_time_is_no_link(server: Server, ines: Person) -> None:
    answer = server.http.get(f"/s/{ines.token[:-1]}x")
    assert (answer.status_code, faults(answer)) == (404, ["link-ended"])


def test_guessing_links_is_slow(server: Server) -> None:
    answers = [server.http.get(f"/s/guess{n}") for n in range(20)]
    assert faults(answers[0]) == ["link-ended"]
    assert (answers[-1].status_code, faults(answers[-1])) == (429, ["too-many-tries"])


def test_a_link_that_holds_never_waits_for_others_who_guess(server: Server, ines: Person) -> None:
    for n in range(20):
        server.http.get(f"/s/guess{n}")
    assert server.browser().get(f"/s/{ines.token}").status_code == 200
    assert server.browser().post(f"/s/{ines.token}").status_code == 303


def test_the_own_page_shows_the_link_and_what_to_tell_the_others(server: Server, ines: Person) -> None:
    assert f"/s/{ines.token}" in ines.page
    assert ines.page.count('class="qr"') == 2
    assert "Ruth" in words(ines.browser.get(f"{ines.path}/link"))


@pytest.mark.parametrize("called", ["127.0.0.1", "localhost", "table.test"])
def test_a_link_leads_here_from_other_machines_too(
    server: Server, settings: Settings, ines: Person, called: str
) -> None:
    """Whoever sits at the server's own machine hands on its address in the network, or is told that there is none."""
    page = ines.browser.get(f"{ines.path}/link", headers={"Host": f"{called}:{server.port}"})
    shared = called if called == "table.test" else settings.hosts()[0]
    assert f'value="http://{shared}:{server.port}/s/' in page.text
    told = "This works on this computer only" in words(page)
    assert told is shared.startswith("127.")


def test_no_secret_of_a_seat_is_kept_by_a_cache(ines: Person) -> None:
    for address in (f"/s/{ines.token}", f"{ines.path}/link", ines.path, f"{ines.path}/log"):
        assert ines.browser.get(address).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("ask", ["", "/link", "/log", "/export", "/as/B", "/leave"])
@pytest.mark.parametrize("seat", ["B", "J", "O", "Q"])
def test_one_seats_cookie_opens_no_other_seat(server: Server, ines: Person, ask: str, seat: str) -> None:
    address = f"/g/{ines.game}/{seat}{ask}"
    call = server.http.post if ask == "/leave" else server.http.get
    answer = call(address, headers={"Cookie": ines.cookie})
    assert (answer.status_code, faults(answer)) == (403, ["no-seat-here"])


def test_a_player_is_no_judge(ines: Person) -> None:
    for ask in ("/export", "/as/B", "/as/J", "/as/A"):
        answer = ines.browser.get(ines.path + ask)
        assert (answer.status_code, faults(answer)) == (403, ["judge-only"])


@pytest.mark.fault("R82")
def test_nobody_reads_anothers_token(server: Server, ruth: Person, ines: Person) -> None:
    tomas = join(server, ruth.code, "B", "Tomas")
    seen = [
        server.http.get("/").text,
        server.http.get("/join", params={"code": ruth.code}).text,
        tomas.page,
        ruth.browser.get(f"{ruth.path}/link").text,
        ruth.browser.get(f"{ruth.path}/export").text,
        tomas.browser.get(tomas.path).text,
    ]
    assert not any(ines.token in text for text in seen)


def test_the_judge_takes_the_game_home_and_sees_as_a_seat_sees(ruth: Person, ines: Person) -> None:
    lines = ruth.browser.get(f"{ruth.path}/export").text.splitlines()
    assert len(lines) > 3
    seen = ruth.browser.get(f"{ruth.path}/as/A").json()
    assert seen["set"]["own"] == {"purse": seen["set"]["own"]["purse"], "knife": False}
    assert ines.browser.get(f"{ines.path}/log").json() == []


def test_the_shell_says_where_everything_is(server: Server, ruth: Person, ines: Person) -> None:
    seat, desk = ines.browser.get(ines.path).text, ruth.browser.get(ruth.path).text
    assert re.search(r'<script type="module" src="/static/[0-9a-f]{12}/table/seat\.js">', seat)
    assert re.search(r'<script type="module" src="/static/[0-9a-f]{12}/table/desk\.js">', desk)
    assert f'data-socket="{ines.path}/ws"' in seat
    assert 'data-seat="A"' in seat
    assert "table.ftl" in seat
    assert "Ines" not in seat


def test_no_page_has_script_or_style_of_its_own(server: Server, ruth: Person, ines: Person) -> None:
    pages = [
        server.http.get("/"),
        server.http.get("/new", params={"scenario": "inn"}),
        server.http.get("/join", params={"code": ruth.code}),
        server.http.get(f"/s/{ines.token}"),
        server.http.get("/nowhere"),
        ines.browser.get(f"{ines.path}/link"),
        ines.browser.get(ines.path),
    ]
    for page in pages:
        assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=|javascript:", page.text)
        assert not re.search(r'(src|href)="(https?:)?//', page.text)
