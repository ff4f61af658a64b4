"""Every role at every address: observer, ex-judge, second judge, host, player; what each is let into, and no more."""

import json
from typing import Any

import pytest

from tests.web.people import Person, faults, join, make_table, seated
from tests.web.serving import Server

OWN = ("", "/link", "/log")
JUDGES_ONLY = ("/export", "/as/A", "/as/A/asked", "/as/J", "/as/O", "/charts/inn.txt")


def desk(server: Server, person: Person, id: str, **do: Any) -> dict[str, Any]:
    """An act at the desk, and its answer: the last word of the screen if it is sent away."""
    with server.socket(f"{person.path}/ws", cookie=person.cookie) as socket:
        socket.send('{"kind":"hello","n":null}')
        socket.send(json.dumps({"kind": "desk", "id": id, "do": do}))
        for told in map(json.loads, socket):
            if told.get("id") == id or told["kind"] == "away":
                return dict(told)
    raise AssertionError("no answer")


def come(server: Server, token: str, name: str = "") -> Person:
    """Somebody opens a link and sits down."""
    return seated(server.browser(), f"/s/{token}", {"name": name} if name else {})


@pytest.fixture
def ruth(server: Server) -> Person:
    return make_table(server)


@pytest.fixture
def sam(server: Server, ruth: Person) -> Person:
    return come(server, desk(server, ruth, "invite", link="J2")["link"], "Sam")


def statuses(person: Person, *asks: str) -> set[int]:
    return {person.browser.get(f"{person.path}{ask}").status_code for ask in asks}


def test_a_second_judge_is_let_in_wherever_the_first_is(server: Server, ruth: Person, sam: Person) -> None:
    assert sam.seat == "J2"
    assert "Sam" in ruth.browser.get(f"{ruth.path}/link").text
    for ask in (*OWN, *JUDGES_ONLY[:-1]):
        one, other = (p.browser.get(f"{p.path}{ask}") for p in (ruth, sam))
        assert (one.status_code, other.status_code) == (200, 200), ask
    assert sam.browser.get(ruth.path).status_code == 403
    assert desk(server, sam, "hold", hold=True)["kind"] == "done"


@pytest.mark.fault("R84")
def test_who_comes_second_by_an_invitation_finds_it_ended(server: Server, ruth: Person) -> None:
    token = desk(server, ruth, "invite", link="J2")["link"]
    assert faults(server.browser().post(f"/s/{token}")) == ["name-empty"]
    come(server, token, "Sam")
    assert faults(server.browser().post(f"/s/{token}", data={"name": "Eve"})) == ["link-ended"]
    assert faults(server.browser().get(f"/s/{token}")) == ["link-ended"]


@pytest.mark.fault("R84")
def test_nothing_opens_for_an_ex_judge_but_where_he_sits_now(
    server: Server, ruth: Person, sam: Person
) -> None:
    old = ruth.token
    told = desk(server, ruth, "over", hand_over="J2")
    assert told["kind"] == "away"
    assert statuses(ruth, *OWN, *JUDGES_ONLY) == {403}
    assert faults(server.browser().get(f"/s/{old}")) == ["link-ended"]
    with server.socket(f"{ruth.path}/ws", cookie=f"seat={old}") as socket:
        assert json.loads(socket.recv()) == {"kind": "away"}
    watching = come(server, told["link"])
    assert watching.seat == "O"
    assert statuses(watching, *JUDGES_ONLY) == {403}
    assert desk(server, watching, "again", hold=True)["words"]["code"] == "judge-only"
    with server.socket(f"{watching.path}/ws", cookie=watching.cookie) as socket:
        socket.send('{"kind":"hello","n":null}')
        view = next(told for told in map(json.loads, socket) if told["kind"] == "view")
    assert view["set"]["table"]["knowing"] == [{"name": "Ruth", "seat": "O"}, {"name": "Sam", "seat": "J2"}]
    assert "truth" not in view["set"]


@pytest.mark.parametrize("seat", ["A", "O"])
def test_players_and_watchers_have_their_own_pages_and_no_desk(
    server: Server, ruth: Person, seat: str
) -> None:
    person = join(server, ruth.code, seat, "Pia")
    assert statuses(person, *OWN) == {200}
    assert statuses(person, *JUDGES_ONLY) == {403}
    acts: list[dict[str, Any]] = [
        {"roll": "x"},
        {"rule": "x"},
        {"send": True},
        {"amend": "x"},
        {"pass": True},
        {"again": "x"},
        {"mode": {"*": "hand"}},
        {"skip": "A"},
        {"hold": True},
        {"nudge": "A"},
        {"tell": {"to": ["A"], "text": "x"}},
        {"order": {"kind": "gift"}},
        {"link": "B"},
        {"rewind": 2},
        {"end": True},
        {"clock": {"A": 9}},
        {"hand_over": "J2"},
        {"console": True},
        {"bot": "B"},
    ]
    for number, do in enumerate(acts):
        assert desk(server, person, f"act {number}", **do)["words"]["code"] == "judge-only", do


def test_a_host_opens_the_desk_by_a_link_of_its_own(server: Server) -> None:
    ann = make_table(server, judge="software", mine="A", seat=["A", "B"], name="Ann")
    ben = join(server, ann.code, "B", "Ben")
    assert statuses(ann, *JUDGES_ONLY) == {403}
    token = desk(server, ann, "open", console=True)["desk"]
    at_desk = come(server, token)
    assert at_desk.seat == "J"
    assert statuses(at_desk, "/export", "/as/B") == {200}
    assert statuses(ann, "/export", "/as/B") == {403}
    assert desk(server, ben, "me too", console=True)["words"]["code"] == "judge-only"
    desk(server, ann, "shut", console=False)
    assert statuses(at_desk, *OWN, *JUDGES_ONLY) == {403}


BOTS = {"bot-A": "sharp", "bot-B": "easy", "bot-C": "steady"}


def test_bots_may_play_the_seats_that_stay_empty(server: Server) -> None:
    ann = make_table(server, judge="software", mine="A", seat=["A", "B", "C"], name="Ann", **BOTS)
    page = ann.browser.get(f"{ann.path}/link").text
    assert page.count("a bot plays") == 2
    join(server, ann.code, "B", "Ben")
    assert ann.browser.get(f"{ann.path}/link").text.count("a bot plays") == 1
