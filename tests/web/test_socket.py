"""A seat's socket: what it takes, what it answers, and what it never does."""

import re
import socket as sockets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import orjson
import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from artifact_server.table import outbox
from artifact_server.web import pace
from artifact_server.web import socket as module
from artifact_server.web.pace import BURST, PER_SECOND
from tests.web.people import Person, join, make_table
from tests.web.serving import Server


class Line:
    """A screen's end of the socket, as a client keeps it: the view it holds and the answers it got."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.view: dict[str, Any] = {}
        self.n: int | None = None

    def say(self, **message: object) -> None:
        self.connection.send(orjson.dumps(message).decode())

    def hear(self, kind: str, *, timeout: float = 5) -> dict[str, Any]:
        """The next message of this kind; views on the way are taken in."""
        while True:
            message: dict[str, Any] = orjson.loads(self.connection.recv(timeout=timeout))
            if message["kind"] == "view":
                self._take_in(message)
            if message["kind"] == kind:
                return message

    def catch_up(self) -> None:
        """Take in what has come so far."""
        with suppress(TimeoutError):
            self.hear("nothing more", timeout=0.1)

    def hear_until(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        """Take in views until one shows it."""
        deadline = time.monotonic() + 10
        while not holds(self.view):
            assert time.monotonic() < deadline
            self.hear("view")

    def silent(self, seconds: float = 0.3) -> bool:
        try:
            self.connection.recv(timeout=seconds)
        except TimeoutError:
            return True
        return False

    def _take_in(self, frame: dict[str, Any]) -> None:
        assert frame["base"] in (None, self.n)
        old = {} if frame["base"] is None else self.view
        self.view = {part: value for part, value in old.items() if part not in frame["drop"]} | frame["set"]
        self.n = frame["n"]


@pytest.fixture
def ruth(server: Server) -> Person:
    return make_table(server)


@pytest.fixture
def ines(server: Server, ruth: Person) -> Person:
    return join(server, ruth.code, "A", "Ines")


def open_line(server: Server, who: Person) -> Line:
    return Line(server.socket(f"{who.path}/ws", origin=server.base, cookie=who.cookie))


@pytest.fixture
def line(server: Server, ines: Person) -> Line:
    line = open_line(server, ines)
    line.say(kind="hello", n=None)
    line.hear("view")
    return line


def bid(line: Line, id: str, coins: int) -> None:
    line.say(kind="order", id=id, prompt="bid-1", order={"kind": "bid", "coins": coins})


def test_a_screen_says_hello_and_sees_what_lies_before_its_seat(line: Line) -> None:
    assert line.view["own"]["knife"] is False
    assert line.view["table"]["seat"] == "A"
    assert "prompt/bid-1" in line.view
    assert "truth" not in line.view


def test_nothing_is_sent_before_the_client_has_spoken(server: Server, ines: Person) -> None:
    assert open_line(server, ines).silent()


@pytest.mark.parametrize("path", ["/", "/g/x/ws", "/g/x/A/ws/", "/g/x/A/B/ws", "/nowhere"])
def test_no_other_address_has_a_socket(server: Server, path: str) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        server.socket(path, origin=server.base)


def test_a_screen_that_comes_back_with_the_newest_view_is_sent_nothing(
    server: Server, ines: Person, line: Line
) -> None:
    again = open_line(server, ines)
    again.say(kind="hello", n=line.n)
    assert again.silent()
    again.say(kind="hello", n=None)
    assert again.hear("view")["base"] is None


def test_an_order_is_done_and_two_screens_of_a_seat_see_it(server: Server, ines: Person, line: Line) -> None:
    other = open_line(server, ines)
    other.say(kind="hello", n=None)
    other.hear("view")
    bid(line, "first", 0)
    assert line.hear("done")["id"] == "first"
    other.hear("view")
    assert other.view["prompt/bid-1"]["waiting"] is True


def test_an_order_said_twice_is_done_once_and_answered_twice(line: Line) -> None:
    for _ in range(2):
        bid(line, "double", 0)
    assert [line.hear("done")["id"] for _ in range(2)] == ["double", "double"]


def test_a_form_is_asked_step_by_step(line: Line) -> None:
    line.say(kind="form", id="f1", prompt="bid-1", chosen={})
    form = line.hear("form")["form"]
    assert form["control"]["kind"] == "number"
    assert form["order"] is None
    line.say(kind="form", id="f2", prompt="bid-1", chosen={"coins": 1})
    assert line.hear("form")["form"]["order"] == {"kind": "bid", "coins": 1}


def test_a_seat_keeps_its_plan_and_talks(line: Line) -> None:
    line.say(kind="keep", id="k1", what="plan", value={"then": "wait"})
    line.hear("done")
    line.say(kind="say", id="s1", room="all", text="Good evening")
    line.hear("done")
    line.say(kind="say", id="s1", room="all", text="Good evening")
    line.hear("done")
    line.say(kind="hello", n=None)
    line.hear("view")
    assert line.view["kept"]["plan"] == {"then": "wait"}
    assert [said["text"] for said in line.view["room/all"]["lines"]] == ["Good evening"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not json",
        "[]",
        "17",
        "{}",
        '{"kind":7}',
        '{"kind":"order","id":"x"}',
        '{"kind":"order","id":"x","prompt":"bid-1","order":"steal"}',
        '{"kind":"order","id":"x","prompt":"bid-1","order":{"kind":"steal"}}',
        '{"kind":"order","id":"","prompt":"bid-1","order":{}}',
        '{"kind":"order","id":7,"prompt":"bid-1","order":{}}',
        '{"kind":"order","id":"' + "x" * 41 + '","prompt":"bid-1","order":{}}',
        '{"kind":"form","id":"x","prompt":"bid-1","chosen":[]}',
        '{"kind":"say","id":"x","room":"all","text":7}',
        '{"kind":"desk","id":"x","do":7}',
        '{"kind":"hello","n":"latest"}',
        '{"kind":"hello","n":-1}',
        '{"kind":"hello","n":true}',
        '{"kind":"steal","id":"x"}',
        '{"kind":"say","id":"x","room":"all","text":NaN}',
        "[" * 60_000,
        '{"kind":"say","id":"x","room":"all","text":"' + "x" * 70_000 + '"}',
        '{"kind":"say","id":"x","room":"all","text":"\\ud800"}',
    ],
)
def test_what_cannot_be_read_is_refused_and_the_line_stays(line: Line, text: str) -> None:
    line.connection.send(text)
    refused = line.hear("refused")
    assert refused["error"] == "malformed"
    assert refused["words"]["code"]
    bid(line, "after", 0)
    assert line.hear("done")["id"] == "after"


def test_bytes_are_refused_too(line: Line) -> None:
    line.connection.send(b"\x00\xff")
    assert line.hear("refused")["words"]["code"] == "bad-message"


def test_a_flood_is_refused_and_the_line_stays(line: Line) -> None:
    for number in range(BURST + 20):
        line.say(kind="ping", id=f"ping-{number}")
    refused = line.hear("refused")
    assert (refused["words"]["code"], refused["id"][:5]) == ("too-fast", "ping-")
    time.sleep(2 / PER_SECOND)
    bid(line, "after", 0)
    assert line.hear("done")["id"] == "after"


def test_however_many_windows_somebody_floods_from_it_is_one_flood(
    server: Server, ruth: Person, ines: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He is told so in each of them, and gets no further ones; others and their windows are not touched."""
    monkeypatch.setattr(pace, "PER_SECOND", 0)
    lines = [open_line(server, ines) for _ in range(6)]
    for number in range(BURST):
        for line in lines:
            line.say(kind="ping", id=f"ping-{number}")
    for line in lines:
        assert line.hear("refused", timeout=30)["words"]["code"] == "too-fast"
    assert open_line(server, ines).hear("refused")["words"]["code"] == "too-fast"
    desk = open_line(server, ruth)
    desk.say(kind="ping")
    assert desk.hear("pong")


@pytest.mark.parametrize("end", [WebSocketDisconnect(1006), RuntimeError("after sending 'websocket.close'")])
def test_who_is_gone_before_he_is_turned_away_is_no_fault_of_ours(
    end: Exception,
    server: Server,
    ines: Person,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def gone(*_: object) -> None:
        raise end

    with monkeypatch.context() as patch:
        patch.setattr(WebSocket, "send_text", gone)
        for cookie in ("", ines.cookie):
            line = Line(server.socket(f"{ines.path}/ws", cookie=cookie))
            with suppress(ConnectionClosed):
                line.say(kind="hello", n=None)
            with pytest.raises(ConnectionClosed):
                line.connection.recv(timeout=20)
    assert caplog.text == ""


def test_who_comes_to_watch_when_there_is_no_room_is_told_so_and_nobody_else_is_touched(
    server: Server, ruth: Person, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MOST_SCREENS", 1)
    first, second = (join(server, ruth.code, "O", name) for name in ("Olga", "Otto"))
    watching = open_line(server, first)
    late = open_line(server, second)
    assert late.hear("away")["words"] == {"code": "gallery-full", "args": {"most": 1}}
    with pytest.raises(ConnectionClosed):
        late.connection.recv(timeout=5)
    for each in (watching, line):
        each.say(kind="ping")
        assert each.hear("pong")


def test_a_ping_is_answered(line: Line) -> None:
    line.say(kind="ping")
    assert line.hear("pong") == {"kind": "pong"}


@pytest.mark.fault("R43")
def test_only_the_judge_has_a_desk(server: Server, ruth: Person, line: Line) -> None:
    line.say(kind="desk", id="d1", do={"link": "B"})
    assert line.hear("refused")["words"]["code"] == "judge-only"
    desk = open_line(server, ruth)
    desk.say(kind="desk", id="d2", do={"link": "B"})
    token = desk.hear("done")["link"]
    assert server.http.get(f"/s/{token}").status_code == 200


def test_watchers_watch(server: Server, ruth: Person) -> None:
    watcher = open_line(server, join(server, ruth.code, "O", "Bram"))
    for message in (
        {"kind": "order", "id": "1", "prompt": "bid-1", "order": {"kind": "bid"}},
        {"kind": "say", "id": "2", "room": "all", "text": "psst"},
        {"kind": "desk", "id": "3", "do": {"end": True}},
        {"kind": "keep", "id": "4", "what": "plan", "value": 1},
    ):
        watcher.say(**message)
        assert watcher.hear("refused")["id"] == message["id"]


@pytest.mark.parametrize("cookie", ["", "seat=wrong", "other=1"])
@pytest.mark.parametrize("seat", ["A", "J", "Q"])
def test_without_the_seats_cookie_a_screen_is_sent_away(
    server: Server, ines: Person, cookie: str, seat: str
) -> None:
    stranger = Line(server.socket(f"/g/{ines.game}/{seat}/ws", origin=server.base, cookie=cookie))
    assert orjson.loads(stranger.connection.recv(timeout=5)) == {"kind": "away"}
    with pytest.raises(ConnectionClosed):
        stranger.connection.recv(timeout=5)


def test_a_seats_cookie_opens_no_other_seats_socket(server: Server, ines: Person) -> None:
    thief = Line(server.socket(f"/g/{ines.game}/J/ws", origin=server.base, cookie=ines.cookie))
    assert thief.hear("away")


def test_a_new_link_ends_the_screens_of_the_old_one(server: Server, ruth: Person, line: Line) -> None:
    desk = open_line(server, ruth)
    desk.say(kind="desk", id="d", do={"link": "A"})
    desk.hear("done")
    assert line.hear("away")
    with pytest.raises(ConnectionClosed):
        line.hear("view")


@pytest.mark.fault("R74", "R75")
def test_a_screen_that_dies_without_a_word_harms_nobody(server: Server, ruth: Person, line: Line) -> None:
    dying = open_line(server, ruth)
    dying.say(kind="hello", n=None)
    line.hear_until(lambda view: view["table"]["seats"][-1]["here"])
    dying.connection.socket.setsockopt(
        sockets.SOL_SOCKET, sockets.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00"
    )
    dying.connection.socket.close()
    bid(line, "x", 0)
    assert line.hear("done")
    line.hear_until(lambda view: not view["table"]["seats"][-1]["here"])


@pytest.mark.fault("R77")
def test_a_screen_that_reads_nothing_is_cut_and_delays_nobody(
    server: Server, ruth: Person, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SLOW", 0.5)
    monkeypatch.setattr(pace, "BURST", 10_000)
    tomas = join(server, ruth.code, "B", "Tomas")
    slow = open_line(server, tomas)
    slow.say(kind="keep", id="plan", what="plan", value="x" * 20_000)
    slow.hear("done")
    line.hear_until(lambda view: view["table"]["seats"][1]["here"])
    # It asks for whole views without reading them, until no buffer on the way takes any more.
    for _ in range(600):
        slow.say(kind="hello", n=None)
        time.sleep(0.002)
    deadline = time.monotonic() + 20
    number = 0
    while line.view["table"]["seats"][1]["here"] and time.monotonic() < deadline:
        began = time.monotonic()
        line.say(kind="keep", id=f"k{number}", what="plan", value=number)
        line.hear("done")
        assert time.monotonic() - began < 1
        line.catch_up()
        number += 1
    assert line.view["table"]["seats"][1]["here"] is False
    again = open_line(server, tomas)
    again.say(kind="hello", n=None)
    assert again.hear("view")["base"] is None


def test_a_page_of_another_version_is_told_to_load_anew(server: Server, ines: Person) -> None:
    digest = re.findall(r"/static/([0-9a-f]+)/", ines.page)[0]
    for page, told in ((digest, False), ("of-last-week", True)):
        line = open_line(server, ines)
        line.say(kind="hello", n=None, page=page)
        line.say(kind="ping")
        heard = {line.hear("reload")["to"]} if told else set()
        assert heard == ({digest} if told else set())
        line.hear("pong")
