"""A table is laid, people find it by its code, sit down, get up, and come back."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from artifact_server.house import house
from artifact_server.scenario import read_card
from artifact_server.settings import Settings
from artifact_server.web.lobby import agreed
from artifact_server.words import Catalogues
from tests.artifact.table import bundle
from tests.web.inn import PLAN
from tests.web.people import RUTH, Person, faults, join, make_table, words
from tests.web.serving import Server


@pytest.fixture
def ruth(server: Server) -> Person:
    return make_table(server)


def test_the_front_page_offers_the_scenarios(server: Server) -> None:
    page = server.http.get("/")
    assert page.status_code == 200
    assert "Three guests and their knives." in words(page)
    assert 'href="/new?scenario=inn"' in page.text


def test_a_broken_scenario_is_named_and_the_others_can_be_played(server: Server, settings: Settings) -> None:
    broken = settings.scenarios / "broken" if settings.scenarios else None
    assert broken is not None
    broken.mkdir()
    (broken / "scenario.toml").write_text('system = "inn"\ntitle = ""')
    page = server.http.get("/")
    assert "The Inn" in words(page)
    assert faults(page) == ["scenario-bad-card"]


@pytest.mark.parametrize("mix", ["", "-1", "99", "²", "x", "9" * 5000])
def test_a_mix_that_is_none_is_the_first(server: Server, mix: str) -> None:
    first, shown = (server.http.get("/new", params={"scenario": "inn", "mix": m}) for m in ("0", mix))
    assert (shown.status_code, words(shown)) == (200, words(first))


def test_who_lays_a_table_with_a_judge_is_the_judge(ruth: Person) -> None:
    assert ruth.seat == "J"
    assert ruth.browser.get(ruth.path).status_code == 200


def test_who_lays_a_table_without_one_plays_at_it_as_host(server: Server) -> None:
    ines = make_table(server, judge="software", mine="B", name="Ines", seat=["A", "B"])
    assert ines.seat == "B"
    assert "Judge" not in words(server.http.get("/join", params={"code": ines.code}))


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"name": "  "}, "name-empty"),
        ({"name": "x" * 41}, "name-too-long"),
        ({"seat": []}, "game-needs-seats"),
        ({"seat": ["A", "Q"]}, "no-such-seat"),
        ({"option-house-rule": "rude"}, "no-such-choice"),
        ({"judge": "software", "mine": "C", "seat": ["A", "B"]}, "own-seat-missing"),
    ],
)
def test_a_form_with_a_fault_comes_back_as_it_was(server: Server, more: dict[str, object], code: str) -> None:
    form = {"scenario": "inn", "judge": "person", "seat": ["A", "B"], "clock": "5", "name": "Ruth", **more}
    answer = server.http.post("/new", data=form)
    assert answer.status_code == 409
    assert faults(answer) == [code]
    assert '<option value="5" selected>' in answer.text


def test_another_number_of_players_keeps_what_was_typed(server: Server) -> None:
    form = {
        "scenario": "inn",
        "mix": "0",
        "judge": "software",
        "seat": ["A"],
        "clock": "5",
        "name": "Ruth",
        "mine": "B",
    }
    page = server.http.get("/new", params=form).text
    assert 'name="name" value="Ruth"' in page
    assert '<option value="5" selected>' in page
    assert '<option value="B" selected>' in page
    assert page.count('name="seat" value="A" checked') == 1
    assert 'name="mix" value="0" formmethod="get"' in page


def test_alone_against_bots_is_one_tap(server: Server) -> None:
    form = {"scenario": "inn", "mix": "alone", "judge": "person", "seat": ["C"], "clock": "5", "name": "Ruth"}
    page = server.http.get("/new", params=form).text
    assert 'name="name" value="Ruth"' in page
    assert 'name="judge" value="software" checked' in page
    assert [seat in "AB" for seat in re.findall(r'name="seat" value="(.)" checked', page)] == [True, True]
    assert page.count('<option value="steady" selected>') == 2
    assert '<option value="4" selected>4 seconds' in page
    assert 'value="alone" formmethod="get" formnovalidate aria-current="true"' in page
    back = server.http.get("/new", params={**form, "mix": "0", "bot-A": "easy", "slot": "8"}).text
    assert '<option value="easy" selected>' in back
    assert '<option value="8" selected>8 seconds' in back
    assert 'value="alone" formmethod="get" formnovalidate>' in back


@pytest.mark.parametrize(
    "more",
    [
        {"scenario": "../inn"},
        {"scenario": ""},
        {"clock": "-1"},
        {"clock": "1e9"},
        {"mode-knock": "never"},
        {"bot-A": "clever"},
        {"slot": "1"},
    ],
)
def test_a_form_that_no_page_of_ours_sends_is_an_error_page(server: Server, more: dict[str, str]) -> None:
    form = {"scenario": "inn", "judge": "person", "seat": ["A"], "clock": "0", "name": "Ruth", **more}
    answer = server.http.post("/new", data=form)
    assert answer.status_code == 400
    assert faults(answer)
    assert "Traceback" not in answer.text


def test_the_code_shows_the_seats_and_who_sits_there(server: Server, ruth: Person) -> None:
    join(server, ruth.code, "B", "Tomas")
    page = server.http.get("/join", params={"code": ruth.code.lower().replace("-", " ")})
    assert "Tomas" in words(page)
    assert "Ruth" in words(page)
    assert page.text.count("Sit here</button>") == 2


@pytest.mark.parametrize("code", ["KESTREL", "KESTREL-42T", "", "<script>", "x" * 39])
def test_a_wrong_code_is_said_to_be_wrong(server: Server, ruth: Person, code: str) -> None:
    answer = server.http.post("/join", data={"code": code, "name": "Ines", "seat": "A"})
    assert faults(answer) == ["bad-code"]
    assert "<script>" not in answer.text


def test_guessing_codes_is_slow(server: Server, ruth: Person) -> None:
    answers = [server.http.get("/join", params={"code": f"KESTREL-{n}T"}) for n in range(10, 30)]
    assert faults(answers[0]) == ["bad-code"]
    assert faults(answers[-1]) == ["too-many-tries"]


@pytest.mark.fault("R81")
def test_of_twenty_who_want_one_seat_at_once_one_gets_it(server: Server, ruth: Person) -> None:
    def sit(number: int) -> int:
        form = {"code": ruth.code, "seat": "A", "name": f"Guest {number}"}
        return server.browser().post("/join", data=form).status_code

    with ThreadPoolExecutor(20) as pool:
        answers = sorted(pool.map(sit, range(20)))
    assert answers == [303] + [409] * 19


def test_the_loser_sees_who_sits_there(server: Server, ruth: Person) -> None:
    join(server, ruth.code, "A", "Priya")
    answer = server.http.post("/join", data={"code": ruth.code, "seat": "A", "name": "Ines"})
    assert faults(answer) == ["seat-taken"]
    assert "Priya" in words(answer)
    assert 'value="Ines"' in answer.text


@pytest.mark.parametrize("seat", ["J", "Q", "auto", "../J"])
def test_the_code_opens_no_seat_but_the_players(server: Server, ruth: Person, seat: str) -> None:
    answer = server.http.post("/join", data={"code": ruth.code, "seat": seat, "name": "Mallory"})
    assert faults(answer) == ["no-such-seat"]


def test_many_may_watch(server: Server, ruth: Person) -> None:
    watchers = [join(server, ruth.code, "O", f"Watcher {n}") for n in range(3)]
    assert len({watcher.token for watcher in watchers}) == 3
    assert all(watcher.browser.get(watcher.path).status_code == 200 for watcher in watchers)


def test_one_browser_may_hold_several_seats(server: Server, ruth: Person) -> None:
    both = server.browser()
    a = join(server, ruth.code, "A", "Ines", both)
    b = join(server, ruth.code, "B", "Tomas", both)
    assert (both.get(a.path).status_code, both.get(b.path).status_code) == (200, 200)
    assert a.token != b.token


def test_a_seat_is_left_and_taken_by_another(server: Server, ruth: Person) -> None:
    ines = join(server, ruth.code, "A", "Ines")
    token = ines.token
    assert ines.browser.post(f"{ines.path}/leave").status_code == 303
    assert faults(ines.browser.get(ines.path)) == ["no-seat-here"]
    assert faults(server.http.get(f"/s/{token}")) == ["link-ended"]
    join(server, ruth.code, "A", "Tomas")


def test_the_printed_map_hangs_on_the_wall_and_may_be_kept_for_ever(server: Server) -> None:
    plan = server.http.get("/plan/7a6b.json")
    assert plan.json() == PLAN
    assert "immutable" in plan.headers["cache-control"]
    assert server.http.get("/plan/none.json").status_code == 404
    assert '<path class="deck" d="M0 0h40v20h-40zM0 20h40v20h-40z"/>' in server.http.get("/").text


def test_static_files_are_there_for_a_page_and_for_a_probe(server: Server) -> None:
    style = next(part for part in server.http.get("/").text.split('"') if part.endswith("tokens.css"))
    for answer in (server.http.get(style), server.http.head(style)):
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/css; charset=utf-8"
    assert server.http.get("/favicon.ico", follow_redirects=True).headers["content-type"] == "image/svg+xml"


NAMES = ["Zoë 🛸", "שרה", "__proto__", "Jean-Luc d’Arc", "<img src=x onerror=alert(1)>", '"><b>', "{{ 7*7 }}"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.fault("R48")
def test_any_name_is_a_name_and_never_markup(server: Server, ruth: Person, name: str) -> None:
    ines = join(server, ruth.code, "A", name)
    page = server.http.get("/join", params={"code": ruth.code})
    assert name in words(page)
    for text in (page.text, ines.page, ruth.browser.get(f"{ruth.path}/link").text):
        assert "<img" not in text
        assert '"><b>' not in text


@pytest.mark.parametrize("name", ["", "\u200b", "a\nb", "a\x00b", "x" * 10_000, "\u202eevil"[:1]])
def test_what_is_no_name_is_refused(server: Server, ruth: Person, name: str) -> None:
    answer = server.http.post("/join", data={"code": ruth.code, "seat": "A", "name": name})
    assert answer.status_code == 409
    assert faults(answer)[0].startswith(("name-", "text-"))


@pytest.mark.parametrize("address", ["/nowhere", "/g/x", "/static/x/none.js", "/plan/none.json", "/new/more"])
def test_nothing_is_there_says_a_page(server: Server, address: str) -> None:
    answer = server.http.get(address)
    assert answer.status_code == 404
    assert "Traceback" not in answer.text


def test_a_wrong_method_is_a_page_too(server: Server) -> None:
    assert faults(server.http.put("/join")) == ["method-not-allowed"]


@pytest.mark.clause("SET-09")
def test_seats_are_dealt_by_lot_unless_the_judge_hands_one_out(server: Server) -> None:
    ruth = make_table(server, deal="lot")
    page = server.http.get("/join", params={"code": ruth.code})
    assert "Sit here</button>" not in page.text
    form = {"code": ruth.code, "seat": "B", "name": "Ines"}
    assert faults(server.http.post("/join", data=form)) == ["seats-by-lot"]
    with server.socket(f"{ruth.path}/ws", cookie=ruth.cookie) as desk:
        desk.send('{"kind":"desk","id":"one","do":{"link":"B"}}')
        token = next(told["link"] for told in map(json.loads, desk) if told.get("id") == "one")
    assert server.browser().post(f"/s/{token}", data={"name": "Ines"}).status_code == 303
    dealt = {join(server, ruth.code, "lot", name).seat for name in ("Ada", "Ben")}
    assert dealt == {"A", "C"}
    form = {"code": ruth.code, "seat": "lot", "name": "Cem"}
    assert faults(server.http.post("/join", data=form)) == ["no-free-seat"]


@pytest.mark.clause("SET-09")
def test_who_lays_a_table_without_a_judge_draws_too(server: Server) -> None:
    seats = {
        make_table(server, judge="software", seat=["A", "B"], mine="A", deal="lot").seat for _ in range(12)
    }
    assert seats == {"A", "B"}


# --- what the table agreed on -----------------------------------------------------------------------
def told(**chosen: str) -> str:
    """What stands on the page of a game's code, for a table that has chosen so."""
    scenario = bundle("feynman")
    config = read_card(scenario).opening(["P", "M", "A"], chosen).config
    table: Any = SimpleNamespace(new=SimpleNamespace(bundle=scenario, config=config))
    return agreed(Catalogues(house("static") / "words").reader(), table)


def test_nobody_reads_off_the_page_what_is_the_judge_s_secret() -> None:
    """Whatever the alien is, the page is the same."""
    assert told(species="pan") == told(species="hal") == told()
    assert "alien" not in told(species="pan").lower()


def test_of_the_rulings_only_an_unusual_one_is_told() -> None:
    assert "Cameras in the dark" not in told()
    assert "Cameras in the dark: see all the same" in told(cameras="see")
    assert "Last round" in told()


def test_nobody_lays_tables_without_end_or_sits_down_without_end(server: Server) -> None:
    ruth = make_table(server)
    laid = [faults(server.browser().post("/new", data=RUTH)) for _ in range(60)]
    assert laid.index(["too-fast"]) == 39
    assert laid[-1] == ["too-fast"]
    form = {"code": ruth.code, "seat": "O", "name": "Olga"}
    came = [faults(server.browser().post("/join", data=form)) for _ in range(150)]
    assert came[:100] == [[]] * 100
    assert came[-1] == ["too-fast"]
