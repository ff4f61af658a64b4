"""The gate: which names, which origins, how much at once, and what every answer carries."""

import socket
from collections.abc import AsyncIterator, Iterator

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute, websocket_session
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus

from artifact_server.web import brisk
from artifact_server.web.guard import MOST_BODY, Guard
from artifact_server.web.hosts import Hosts
from tests.web.serving import Server, serving

LAN = "192.168.1.20:8000"


@pytest.fixture
def hosts() -> Hosts:
    return Hosts(["games.example.org"])


@pytest.mark.parametrize(
    "host",
    [
        "192.168.1.20:8000",
        "127.0.0.1",
        "[::1]:8000",
        "localhost:8000",
        "LocalHost",
        "ruths-laptop.local:8000",
        "table.test",
        "games.example.org",
        socket.gethostname(),
    ],
)
def test_the_server_knows_its_own_names(hosts: Hosts, host: str) -> None:
    assert hosts.known(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "192.168.1.20.evil.example",
        "local",
        "evil.example:8000",
        "games.example.org.evil",
        "[::1",
    ],
)
def test_a_name_that_somebody_pointed_at_us_is_not_ours(hosts: Hosts, host: str) -> None:
    assert not hosts.known(host)


@pytest.mark.parametrize(
    ("origin", "same"),
    [
        ("http://192.168.1.20:8000", True),
        ("https://192.168.1.20:8000", True),
        ("http://192.168.1.20", False),
        ("http://192.168.1.20:9000", False),
        ("http://192.168.1.20:8000.evil.example", False),
        ("null", False),
        ("", False),
    ],
)
def test_an_origin_is_ours_if_it_is_where_the_browser_asked(hosts: Hosts, origin: str, same: bool) -> None:
    assert hosts.same(origin, LAN) is same


async def echo(request: Request) -> Response:
    return PlainTextResponse(await request.body())


async def boom(request: Request) -> Response:
    raise RuntimeError("a name nobody may read")


async def half(request: Request) -> Response:
    async def parts() -> AsyncIterator[str]:
        yield "half"
        raise RuntimeError("in the middle")

    return StreamingResponse(parts())


async def greet(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_text("hello")
    await websocket.close()


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    sentence = PlainTextResponse("A fault of ours.", status_code=500)
    app = Starlette(
        routes=[
            Route("/", echo, methods=["GET", "POST"]),
            Route("/boom", boom),
            Route("/half", half),
        ]
    )
    app.add_middleware(
        Guard, hosts=Hosts(), broken=lambda request, fault: sentence, socket=websocket_session(greet)
    )
    with serving(app) as server:
        yield server


def test_every_answer_is_strict(server: Server) -> None:
    headers = server.http.get("/").headers
    assert headers["cache-control"] == "no-store"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert f"connect-src 'self' ws://{server.host}" in policy
    assert "unsafe" not in policy
    assert "server" not in headers


def test_a_rebound_name_gets_no_page(server: Server) -> None:
    answer = server.http.get("/", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.text[:12]) == (421, "unknown-host")


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "own"}, 200),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
    ],
)
def test_only_own_pages_may_send_forms(server: Server, headers: dict[str, str], status: int) -> None:
    sent = {name: server.base if value == "own" else value for name, value in headers.items()}
    assert server.http.post("/", headers=sent).status_code == status


def test_a_body_has_its_limit_whether_or_not_it_says_its_length(server: Server) -> None:
    assert server.http.post("/", content=b"x" * MOST_BODY).status_code == 200
    assert server.http.post("/", content=b"x" * (MOST_BODY + 1)).status_code == 413
    endless = (b"x" * 1000 for _ in range(MOST_BODY // 1000 + 2))
    assert server.http.post("/", content=endless).status_code == 413


@pytest.mark.parametrize("origin", ["", "own"])
def test_own_pages_and_tools_may_open_a_socket(server: Server, origin: str) -> None:
    assert server.socket("/ws", origin=server.base if origin else None).recv(timeout=5) == "hello"


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
@pytest.mark.fault("R89")
def test_pages_of_other_sites_may_not(server: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        server.socket("/ws", origin=origin)


def test_nor_may_a_rebound_name(server: Server) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        server.socket("/ws", host="evil.example")


def test_a_fault_of_ours_is_a_sentence_and_never_a_trace(server: Server) -> None:
    answer = server.http.get("/boom")
    assert (answer.status_code, answer.text) == (500, "A fault of ours.")
    assert answer.headers["cache-control"] == "no-store"


def test_a_fault_in_the_middle_of_an_answer_breaks_it_off(server: Server) -> None:
    with pytest.raises(httpx.RemoteProtocolError), server.http.stream("GET", "/half") as answer:
        assert list(answer.iter_text()) == ["half"]


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: ",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf",
    ],
    ids=["silent", "half a head", "half a body"],
)
def test_who_does_not_come_to_the_point_is_hung_up_on(monkeypatch: pytest.MonkeyPatch, half: bytes) -> None:
    monkeypatch.setattr(brisk, "PATIENCE", 0.5)
    app = Starlette(
        routes=[Route("/", echo, methods=["GET", "POST"]), WebSocketRoute("/ws", say_it_again)],
    )
    with serving(app) as server, socket.create_connection(("127.0.0.1", server.port)) as line:
        talking = server.socket("/ws")
        line.sendall(half)
        line.settimeout(20)
        while line.recv(1000):
            pass
        talking.send("still here")
        assert talking.recv(timeout=5) == "still here", "a screen may be silent as long as it likes"
        assert server.http.get("/").status_code == 200


async def say_it_again(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_text(await websocket.receive_text())
