"""Behind a proxy: who is told apart from whom, and what the console says of a proxy that nobody has named."""

import logging

import pytest

from artifact_server.app import build
from artifact_server.settings import Settings
from tests.web.people import faults, make_table
from tests.web.serving import Server, serving

WRONG = {"code": "KESTREL-11A"}


def tries(server: Server, said: str) -> list[str]:
    """What is wrong with a try by somebody of whom this is said."""
    return faults(server.http.get("/join", params=WRONG, headers={"X-Forwarded-For": said}))


@pytest.mark.parametrize("named", [True, False])
def test_who_guesses_keeps_nobody_else_out(
    named: bool, settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What a caller says of himself stands before what his proxy says of him, and counts for nothing."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1" if named else "10.9.9.9")
    with caplog.at_level(logging.WARNING), serving(build(settings)) as server:
        ruth = make_table(server)
        for number in range(20):
            last = tries(server, f"6.6.6.{number}, 7.7.7.7")
        assert last == ["too-many-tries"]
        assert tries(server, "8.8.8.8") == ["bad-code"]
        page = server.http.get("/join", params={"code": ruth.code}, headers={"X-Forwarded-For": "9.9.9.9"})
        assert "Ruth" in page.text
        assert server.http.get("/health").text == ("ok" if named else "ok\nproxy-unheard")
    said = [line for line in caplog.messages if "FORWARDED_ALLOW_IPS=127.0.0.1" in line]
    assert len(said) == (0 if named else 1)


def test_who_says_that_he_is_another_each_time_is_stopped_all_the_same(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.9.9.9")
    with serving(build(settings)) as server:
        found = [tries(server, f"6.6.{number}.6") for number in range(200)]
    assert ["too-many-tries"] in found[:150]
    assert found[-1] == ["too-many-tries"]
