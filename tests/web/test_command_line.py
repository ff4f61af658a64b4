"""The command line, run as people run it."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from artifact_server.__main__ import main
from artifact_server.app import open_hall, open_shelf
from artifact_server.commands.serving import DEMO
from artifact_server.demo import prepare
from artifact_server.house import house
from artifact_server.settings import Settings
from tests.web.serving import Server

STATION = house("scenarios") / "feynman"


@dataclass
class Said:
    """What a command said, and how it ended."""

    code: int
    out: str
    err: str


class Shell:
    """Runs commands in this process, each in a folder of its choice."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capture = monkeypatch, capture

    def __call__(self, *args: str | Path, cwd: Path) -> Said:
        self.monkeypatch.chdir(cwd)
        self.monkeypatch.setattr(sys, "argv", ["artifact-server", *map(str, args)])
        self.capture.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        said = self.capture.readouterr()
        return Said(int(ended.value.code or 0), said.out, said.err)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


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
        self.said: list[str] = []
        for line in self.process.stdout:
            self.said.append(line)
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
    assert f"  http://127.0.0.1:{demo.port}/\n" in demo.said
    for seat, link in demo.links.items():
        with httpx.Client() as browser:
            answer = browser.post(link)
            assert answer.status_code == 303, answer.text
            assert answer.headers["location"].endswith(f"/{seat}")


def test_a_taken_port_is_said_in_a_sentence(run: Shell, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        said = run("serve", "--host", "127.0.0.1", "--port", str(other.getsockname()[1]), cwd=tmp_path)
    assert (said.code, "(port-taken)" in said.err) == (1, True)


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
        assert demo.stop() == 0
        assert time.monotonic() - began < 10
    assert demo.process.stderr is not None
    assert demo.process.stderr.read() == ""
    demo.process.communicate()


def test_a_game_goes_home_in_a_file_and_to_another_server(run: Shell, tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "game.jsonl"
    here.mkdir()
    there.mkdir()
    asyncio.run(lay_a_table(here / "data"))
    code, scenario, game = run("games", cwd=here).out.split()
    assert scenario == "feynman"
    linked = run("link", code, "J", cwd=here)
    assert (linked.code, len(re.findall(r"J +http://\S+/s/\S+", linked.out))) == (0, 1)
    assert run("export", code, file, cwd=here).code == 0
    imported = run("import", file, cwd=there)
    assert (imported.code, len(re.findall(r"/s/\S+", imported.out))) == (0, 5)
    assert game in run("games", cwd=there).out
    twice = run("import", file, cwd=there)
    assert (twice.code, "(file-twice)" in twice.err) == (1, True)


async def lay_a_table(data: Path, dice: Path | None = None) -> None:
    settings = Settings(data=data, dice=dice)
    hall = open_hall(settings)
    await hall.start()
    await prepare(hall, open_shelf(settings).find(DEMO))
    await hall.close()


@pytest.mark.parametrize("face", [1, 6])
def test_the_demonstration_goes_by_its_script_however_all_other_dice_fall(tmp_path: Path, face: int) -> None:
    (tmp_path / "dice.toml").write_text(f"sequence = {[face] * 99}")
    asyncio.run(lay_a_table(tmp_path / "data", tmp_path / "dice.toml"))


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["export", "nothing", "out.jsonl"], "no-such-game"),
        (["export", "KESTREL-42T", "out.jsonl"], "bad-code"),
        (["link", "nothing", "J"], "no-such-game"),
        (["import", "broken"], "file-"),
        (["serve", "--port", "{free}", "--dice", "broken"], "dice-unreadable"),
        (["demo", "--scenario", "atlantis"], "no-such-scenario"),
        (["demo", "--solo", "gourmets"], "no-such-seat"),
        (["lint-map", "."], "no-such-scenario"),
        (["games", "--data", "broken/data"], "data-folder"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    run: Shell, tmp_path: Path, args: list[str], code: str
) -> None:
    (tmp_path / "broken").write_bytes(b"{ this is no game")
    said = run(*(arg.format(free=free_port()) for arg in args), cwd=tmp_path)
    assert said.code == 1
    assert f"({code}" in said.err
    assert "no words for" not in said.err


def test_the_station_of_the_house_has_no_findings(run: Shell) -> None:
    said = run("lint-map", STATION, cwd=STATION)
    assert (said.code, said.out) == (0, "")


def test_a_goal_that_nobody_understands_is_found_at_its_place(run: Shell, tmp_path: Path) -> None:
    for file in STATION.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    sheets = (tmp_path / "sheets.toml").read_text()
    (tmp_path / "sheets.toml").write_text(sheets.replace('"seeded()"', '"seeded().__class__"'))
    said = run("lint-map", tmp_path, cwd=tmp_path)
    line = 1 + next(n for n, text in enumerate(sheets.splitlines()) if '"seeded()"' in text)
    assert said.code == 1
    assert f"sheets.toml, line {line}, column 12" in said.err


def test_a_gap_in_a_wall_is_found_at_its_place(run: Shell, tmp_path: Path) -> None:
    for file in STATION.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    rows = (tmp_path / "cutter.txt").read_text().splitlines()
    rows[2] = rows[2].replace("-", " ", 1)
    (tmp_path / "cutter.txt").write_text("\n".join(rows))
    said = run("lint-map", tmp_path, cwd=tmp_path)
    assert said.code == 1
    assert "cutter.txt:3:" in said.out
