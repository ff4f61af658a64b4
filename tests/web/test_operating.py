"""What whoever runs the server has: its health, its numbers, its addresses, its console, and encryption."""

import json
import logging
import ssl
import subprocess
from pathlib import Path

import httpx
import pytest

from artifact_server import logs
from artifact_server import settings as settings_module
from artifact_server.app import build, check_tls
from artifact_server.commands.greeting import greet
from artifact_server.core.errors import Malformed, Rejected
from artifact_server.settings import Settings
from tests.web.people import join, make_table
from tests.web.serving import Server, serving


def test_it_says_that_it_is_well_and_what_ails_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = server.http.get("/health")
    assert (answer.status_code, answer.text) == (200, "ok")
    monkeypatch.setattr("artifact_server.store.Store.failing", "store-full")
    answer = server.http.get("/health")
    assert (answer.status_code, answer.text) == (503, "store-full")


def test_its_numbers_are_for_who_has_the_word(server: Server, settings: Settings) -> None:
    """How much is saved would tell a player that others act."""
    assert server.http.get("/metrics").status_code == 404
    worded = Settings(data=settings.data / "other", scenarios=settings.scenarios, metrics="a word")
    with serving(build(worded)) as other:
        for word in ("Bearer", "Bearer another", "a word?"):
            assert other.http.get("/metrics", headers={"Authorization": word}).status_code == 404
        ruth = make_table(other)
        join(other, ruth.code, "A", "Ines")
        text = other.http.get("/metrics", headers={"Authorization": "Bearer a word"}).text
    numbers = dict(line.split() for line in text.splitlines() if not line.startswith("#"))
    assert numbers["artifact_up"] == "1"
    assert int(numbers["artifact_saved_total"]) > 2
    assert numbers["artifact_tables"] == "1"
    assert not [secret for secret in (ruth.token, ruth.code, ruth.game) if secret in text]


def test_a_public_address_goes_before_all_others_and_is_known(settings: Settings) -> None:
    public = Settings(data=settings.data, scenarios=settings.scenarios, public="https://ship.example.org/")
    assert public.addresses()[0] == "https://ship.example.org"
    with serving(build(public)) as server:
        answer = server.http.get("/", headers={"Host": "ship.example.org"})
        assert answer.status_code == 200
        page = make_table(server).page
    assert "https://ship.example.org/s/" in page
    with pytest.raises(Malformed, match="public-url"):
        Settings(public="ship.example.org")


def test_the_room_finds_it_by_name_but_no_container(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Bridge.lan")
    monkeypatch.setattr(settings_module, "BOXES", ())
    assert Settings(port=8123).in_the_room() == "http://bridge.local:8123"
    assert Settings(host="127.0.0.1").in_the_room() == ""
    monkeypatch.setattr(settings_module, "BOXES", ("/",))
    assert Settings().in_the_room() == ""


def test_served_encrypted_cookies_are_for_that_alone(settings: Settings, tmp_path: Path) -> None:
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    made = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
    ]
    names = ["-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([*made, *names, "-keyout", str(key), "-out", str(cert)], check=True, capture_output=True)
    check_tls(cert, key)
    with serving(build(settings), (cert, key)) as server:
        trusted = ssl.create_default_context(cafile=str(cert))
        form = {"scenario": "inn", "judge": "person", "seat": ["A", "B", "C"], "clock": "0", "name": "Ruth"}
        with httpx.Client(base_url=f"https://{server.host}", verify=trusted, timeout=20) as browser:
            answer = browser.post("/new", data=form)
    assert answer.status_code == 303
    assert "secure" in answer.headers["set-cookie"].lower()


def test_a_certificate_that_is_none_is_said(tmp_path: Path) -> None:
    (tmp_path / "cert.pem").write_text("once upon a time")
    with pytest.raises(Rejected, match="tls-unreadable"):
        check_tls(tmp_path / "cert.pem", tmp_path / "missing.pem")


def test_the_console_for_machines_has_one_line_for_each_record_and_no_values(
    capsys: pytest.CaptureFixture[str],
) -> None:
    root = logging.getLogger()
    before = (list(root.handlers), root.level)
    try:
        logs.as_lines_of_json()
        try:
            raise RuntimeError("the vault holds eastwood")
        except RuntimeError:
            logging.getLogger("artifact_server.web").exception("fault %s", "1a2b")
    finally:
        root.handlers[:], root.level = before[0], before[1]
    line = json.loads(capsys.readouterr().err)
    assert (line["level"], line["message"], line["fault"]) == ("error", "fault 1a2b", "RuntimeError")
    assert "eastwood" not in json.dumps(line)


def test_in_a_container_the_console_says_what_it_has_to_be_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(settings_module, "BOXES", ("/",))
    greet(Settings())
    assert "PUBLIC_URL" in capsys.readouterr().out
    greet(Settings(public="https://ship.example.org"))
    said = capsys.readouterr().out
    assert "https://ship.example.org/" in said
    assert "PUBLIC_URL" not in said
