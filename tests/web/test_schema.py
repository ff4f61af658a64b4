"""Requests that Schemathesis makes up from the application's own schema, by every role: nothing breaks or moves."""

import os
from collections import Counter
from contextlib import suppress
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as drawn
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.schemas import APIOperation

from artifact_server.app import build
from artifact_server.settings import Settings
from tests.web.people import Person, join, make_table
from tests.web.serving import Server
from tests.web.test_chairs import come, desk

EXAMPLES = int(os.environ.get("REQUESTS", "5"))
"""For each address, as often right as wrong; by REQUESTS=500 for longer."""
STRANGER = ""


@pytest.fixture
def people(server: Server) -> dict[str, Person]:
    """Everybody there is: judges, players, who watches, a player who has got up, a judge who has handed over his chair."""
    ruth = make_table(server)
    sitting = {seat: join(server, ruth.code, seat, f"Guest {seat}") for seat in "AO"}
    gone = join(server, ruth.code, "B", "Ben")
    gone_cookie = gone.token
    gone.browser.post(f"{gone.path}/leave")
    gone.browser.cookies.set("seat", gone_cookie, path=gone.path)
    sam = come(server, desk(server, ruth, "second", link="J2")["link"], "Sam")
    desk(server, ruth, "over", hand_over="J2", sit="C")
    return {**sitting, "B": gone, "J2": sam, "J": ruth}


@pytest.mark.fault("R8", "R88")
def test_nothing_that_can_be_asked_breaks_or_moves_anything(
    server: Server, settings: Settings, people: dict[str, Person]
) -> None:
    schema = schemathesis.openapi.from_dict(build(settings).openapi())
    cookies = {STRANGER: "", **{seat: f"seat={person.token}" for seat, person in people.items()}}
    game, judge = people["A"].game, people["J2"]
    before, statuses = saved(judge), Counter[int]()

    def ask(case: Case[Any], role: str, seat: str) -> None:
        if seat and "seat" in case.path_parameters:
            case.path_parameters |= {"game": game, "seat": seat}
        if case.operation.path.endswith("/leave") and role == seat:
            # Getting up is his right.
            role = STRANGER
        answer = case.call(
            base_url=server.base, headers={"Cookie": cookies[role]}, allow_redirects=False, timeout=30
        )
        assert answer.status_code < 500, (case.as_curl_command(), answer.text[:300])
        statuses[answer.status_code] += 1

    for operation in operations(schema):
        for mode in GenerationMode:
            roles, seats = st.sampled_from(sorted(cookies)), st.sampled_from(["", "A", "B", "J", "J2", "O"])
            by_lot = drawn(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                derandomize=True,
                suppress_health_check=list(HealthCheck),
            )
            # Where nothing is asked for, nothing can be asked wrongly.
            with suppress(Unsatisfiable):
                by_lot(given(operation.as_strategy(generation_mode=mode), roles, seats)(ask))()
    assert saved(judge) == before
    assert {200, 403, 404, 422} <= statuses.keys(), statuses


def operations(schema: schemathesis.BaseSchema) -> list[APIOperation[Any, Any, Any, Any]]:
    """Every address and method that the application has."""
    found = [cast(Any, result).ok() for result in schema.get_all_operations()]
    assert len(found) > 30
    return found


def saved(judge: Person) -> bytes:
    """The whole game, as its judge may have it."""
    answer = judge.browser.get(f"{judge.path}/export")
    assert answer.status_code == 200
    return answer.content
