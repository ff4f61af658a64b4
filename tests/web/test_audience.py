"""The audience matrix over HTTP: every role beside every address of a game, while it is played and after its end."""

import pytest
from fastapi.routing import APIRoute

from artifact_server.web import links, paper, screens, theatre
from tests.web.people import Person, faults, join, make_table
from tests.web.serving import Server
from tests.web.test_chairs import come, desk
from tests.web.test_theatre import end

FILL = {
    "{other}": "A",
    "{file}": "charts.toml",
    "{track}": "J",
    "{number}": "0",
    "{first}": "1",
    "{subject}": "A",
}
JUDGES = {
    "/export",
    "/as/{other}",
    "/as/{other}/asked",
    "/charts/{file}",
    "/learned/{first}",
    "/traces/{subject}",
    "/line",
}
"""What the judge alone may have, at any time."""
AFTER = {
    "/theatre",
    "/theatre/index.json",
    "/theatre/{track}/{number}.json",
    "/theatre/journal",
    "/theatre/file",
}
"""What all may have after the end, and nobody before."""
OWN = {"", "/log", "/link", "/view", "/guide", "/paper"}
"""What each has of its own seat, at any time."""
SENT = {"/leave", "/theatre/unlock"}
"""What is done by a form: get up from one's own seat, but a judge; let all read what was private, a judge after the end."""
HEAD = "/g/{game}/{seat}"


def addresses(method: str = "GET") -> set[str]:
    """Every address below a seat that is read, or sent to, as the application has it."""
    routes = [
        r for part in (links, screens, paper, theatre) for r in part.router.routes if isinstance(r, APIRoute)
    ]
    return {
        r.path.removeprefix(HEAD) for r in routes if r.path.startswith(HEAD) and method in (r.methods or ())
    }


def codes(person: Person, address: str) -> list[str]:
    for name, value in FILL.items():
        address = address.replace(name, value)
    answer = person.browser.get(person.path + address)
    return faults(answer) if answer.status_code != 200 else []


@pytest.fixture
def people(server: Server) -> dict[str, Person]:
    ruth = make_table(server)
    names = {"A": "Ann", "B": "Ben", "O": "Olga"}
    players = {seat: join(server, ruth.code, seat, name) for seat, name in names.items()}
    invitation = desk(server, ruth, "second", link="J2")["link"]
    return {"J": ruth, "J2": come(server, invitation, "Sam"), **players}


def test_the_matrix_has_every_address() -> None:
    assert addresses() == OWN | JUDGES | AFTER
    assert addresses("POST") == SENT
    assert {r for m in ("PUT", "PATCH", "DELETE") for r in addresses(m)} == set()


@pytest.mark.parametrize("over", [False, True])
def test_each_role_has_what_is_its_own(server: Server, people: dict[str, Person], over: bool) -> None:
    if over:
        end(server, people)
    for seat, person in people.items():
        for address in sorted(addresses()):
            wanted = ["judge-only"] if address in JUDGES and seat not in ("J", "J2") else []
            if address in AFTER and not over:
                wanted = ["theatre-shut"]
            found = [code for code in codes(person, address) if code != "no-charts"]
            assert found == wanted, (seat, address)


@pytest.mark.fault("R8")
def test_nobody_has_anything_of_a_seat_that_he_does_not_hold(
    server: Server, people: dict[str, Person]
) -> None:
    end(server, people)
    for address in sorted(addresses()):
        stranger = Person(people["O"].browser, people["A"].game, "A", "")
        assert codes(stranger, address) == ["no-seat-here"], address


def test_an_ex_judge_has_nothing_of_the_chair_and_all_of_where_he_sits(
    server: Server, people: dict[str, Person]
) -> None:
    told = desk(server, people["J"], "over", hand_over="J2", sit="C")
    now = come(server, told["link"])
    for address in sorted(addresses()):
        assert codes(people["J"], address) == ["no-seat-here"], address
        wanted = ["judge-only"] if address in JUDGES else ["theatre-shut"] if address in AFTER else []
        assert codes(now, address) == wanted, address


def test_nobody_sends_a_form_for_a_seat_that_he_does_not_hold(
    server: Server, people: dict[str, Person]
) -> None:
    end(server, people)
    before = people["J"].browser.get(f"{people['J'].path}/export").content
    for by, person in people.items():
        for of in people.keys() - {by}:
            for address in sorted(SENT):
                answer = person.browser.post(f"/g/{person.game}/{of}{address}", data={"on": "yes"})
                assert faults(answer) == ["no-seat-here"], (by, of, address)
    for seat in "ABO":
        answer = people[seat].browser.post(f"{people[seat].path}/theatre/unlock", data={"on": "yes"})
        assert faults(answer) == ["judge-only"], seat
    assert people["J"].browser.get(f"{people['J'].path}/export").content == before
