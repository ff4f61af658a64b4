"""The command line, run as people run it."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from artifact_server.house import house
from tests.web.serving import Server

STATION = house("scenarios") / "feynman"


def run(*args: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "artifact_server", *map(str, args)]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=60, check=False)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Demo:
    """A demo server as a process of its own, and what it has printed."""

    def __init__(self, cwd: Path) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "artifact_server", "demo", "--host", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port)],
            cwd=cwd,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.links: dict[str, str] = {}
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.match(r"  (\w+) +(http://\S+/s/\S+)", line):
                self.links[found[1]] = found[2]
            if found and found[1] == "A":
                break
        assert self.links, self.process.communicate()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(15)


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    demo = Demo(tmp_path_factory.mktemp("demo"))
    yield demo
    demo.process.kill()
    demo.process.communicate()


def test_the_demo_prints_a_link_for_each_seat_and_the_judge(demo: Demo) -> None:
    assert sorted(demo.links) == ["A", "F", "J", "M", "P"]
    for seat, link in demo.links.items():
        with httpx.Client() as browser:
            answer = browser.post(link)
            assert answer.status_code == 303, answer.text
            assert answer.headers["location"].endswith(f"/{seat}")


def test_a_taken_port_is_said_in_a_sentence(demo: Demo, tmp_path: Path) -> None:
    tried = run("serve", "--host", "127.0.0.1", "--port", str(demo.port), cwd=tmp_path)
    assert tried.returncode == 1
    assert "(port-taken)" in tried.stderr
    assert "Traceback" not in tried.stderr


def test_ctrl_c_ends_it_at_once_though_somebody_looks_on(tmp_path: Path) -> None:
    demo = Demo(tmp_path)
    server = Server(demo.port)
    with server.open:
        answer = server.http.post(demo.links["P"])
        path, cookie = answer.headers["location"], answer.headers["set-cookie"].split(";")[0]
        screen = server.socket(f"{path}/ws", cookie=cookie)
        screen.send('{"kind":"hello","n":null}')
        screen.recv(timeout=10)
        began = time.monotonic()
        assert demo.stop() in (0, -signal.SIGINT)
        assert time.monotonic() - began < 8
    assert demo.process.stderr is not None
    assert demo.process.stderr.read() == ""
    demo.process.communicate()


def test_a_game_goes_home_in_a_file_and_to_another_server(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    Demo(here).stop()
    code, scenario, game = run("games", cwd=here).stdout.split()
    assert scenario == "feynman"
    exported = run("export", code, tmp_path / "game.jsonl", cwd=here)
    assert exported.returncode == 0, exported.stderr
    imported = run("import", tmp_path / "game.jsonl", cwd=there)
    assert imported.returncode == 0, imported.stderr
    assert len(re.findall(r"/s/\S+", imported.stdout)) == 5
    assert game in run("games", cwd=there).stdout
    twice = run("import", tmp_path / "game.jsonl", cwd=there)
    assert (twice.returncode, "(file-twice)" in twice.stderr) == (1, True)


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["export", "nothing", "out.jsonl"], "no-such-game"),
        (["export", "KESTREL-42T", "out.jsonl"], "bad-code"),
        (["import", "broken"], "file-"),
        (["serve", "--dice", "broken"], "dice-unreadable"),
        (["demo", "--scenario", "atlantis"], "no-such-scenario"),
        (["lint-map", "."], "no-such-scenario"),
        (["games", "--data", "broken/data"], "data-folder"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(tmp_path: Path, args: list[str], code: str) -> None:
    (tmp_path / "broken").write_bytes(b"{ this is no game")
    tried = run(*args, cwd=tmp_path)
    assert tried.returncode == 1
    assert f"({code}" in tried.stderr
    assert "Traceback" not in tried.stderr


def test_the_station_of_the_house_has_no_findings() -> None:
    checked = run("lint-map", STATION, cwd=STATION)
    assert (checked.returncode, checked.stdout) == (0, "")


def test_a_gap_in_a_wall_is_found_at_its_place(tmp_path: Path) -> None:
    for file in STATION.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    rows = (tmp_path / "cutter.txt").read_text().splitlines()
    rows[2] = rows[2].replace("-", " ", 1)
    (tmp_path / "cutter.txt").write_text("\n".join(rows))
    checked = run("lint-map", tmp_path, cwd=tmp_path)
    assert checked.returncode == 1
    assert "cutter.txt:3:" in checked.stdout
