"""What docker-compose.yml and Caddyfile say, started without Docker: PostgreSQL, two servers, a proxy, and people."""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest

from tests.fleet.compose import ROOT, services
from tests.fleet.servers import HOST, PATIENCE, Server, free_port
from tests.store.postgres import own_postgres
from tests.web.people import Person, seated
from tests.web.serving import Server as Address

NAME = "ship.example.org"
ELSEWHERE = "127.0.0.2"
"""Another address of this machine: a caller from there is somebody else."""
SOON = 3.0
TABLE: dict[str, object] = {
    "scenario": "feynman",
    "judge": "person",
    "seat": ["P", "F", "M", "A"],
    "clock": "0",
    "name": "Ruth",
}


@dataclass
class Town:
    """All that runs, and how to come to it."""

    port: int
    servers: Mapping[str, Server]
    address: Address = field(init=False)

    def __post_init__(self) -> None:
        self.address = Address(self.port)

    @property
    def host(self) -> str:
        return f"{NAME}:{self.port}"

    def browser(self, address: str = HOST, **headers: str) -> httpx.Client:
        """A browser that was given the public address, on a machine of its own."""
        client = httpx.Client(
            base_url=self.address.base,
            headers={"Host": self.host, "Origin": f"http://{self.host}", **headers},
            transport=httpx.HTTPTransport(local_address=address),
            timeout=60,
        )
        return self.address.open.enter_context(client)

    def view(self, person: Person) -> Any:
        """The first that a screen is shown, through the proxy."""
        socket = self.address.socket(
            f"{person.path}/ws", host=self.host, origin=f"http://{self.host}", cookie=person.cookie
        )
        socket.send('{"kind":"hello","n":null}')
        return orjson.loads(socket.recv(timeout=60))


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    folder, port = tmp_path_factory.mktemp("town"), free_port()
    said = services({"POSTGRES_PASSWORD": "word", "PUBLIC_URL": f"http://{NAME}:{port}"})
    with own_postgres() as url:
        servers = {
            name: Server(url, folder, {**service["environment"], "ARTIFACT_URL": url})
            for name, service in said.items()
            if "ARTIFACT_URL" in service["environment"]
        }
        for server in servers.values():
            server.start()
        town = Town(port, servers)
        try:
            with caddy(said["proxy"]["environment"], servers, folder), town.address.open:
                for server in servers.values():
                    _until(lambda server=server: httpx.get(f"http://{HOST}:{server.port}/health"))
                _until(lambda: town.browser().get("/health").raise_for_status())
                yield town
        finally:
            for server in servers.values():
                server.stop()


@contextmanager
def caddy(environment: Mapping[str, str], servers: Mapping[str, Server], folder: Path) -> Iterator[None]:
    """The proxy by its own file; the servers are found by their ports in place of their names."""
    program = shutil.which("caddy")
    assert program, "the proxy is missing: apt-get install caddy"
    homes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(folder))
    where = re.sub(r"([\w-]+):8000", lambda found: f"{HOST}:{servers[found[1]].port}", environment["SERVERS"])
    command = [program, "run", "--config", str(ROOT / "Caddyfile"), "--adapter", "caddyfile"]
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(
            command, env={**os.environ, **environment, **homes, "SERVERS": where}, stdout=log, stderr=log
        )
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _until(ask: Any) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            ask()
        except httpx.HTTPError:
            assert time.monotonic() < end
            time.sleep(0.1)
        else:
            return


@pytest.fixture(scope="module")
def ruth(town: Town) -> Person:
    """A judge who has laid a table through the proxy."""
    return seated(town.browser(), "/new", TABLE)


def test_pages_and_screens_come_through_the_proxy_under_the_public_name(town: Town, ruth: Person) -> None:
    assert f"http://{town.host}/s/{ruth.token}" in ruth.page
    ines = seated(town.browser(), "/join", {"code": ruth.code, "seat": "P", "name": "Ines"})
    for person in (ruth, ines):
        view = town.view(person)
        assert (view["kind"], view["set"]["table"]["seat"]) == ("view", person.seat)


def test_pages_of_other_sites_are_turned_away(town: Town) -> None:
    foreign = town.browser(Origin="http://elsewhere.example")
    assert foreign.post("/join", data={"code": "x"}).status_code == 403
    renamed = town.browser(Host="elsewhere.example")
    assert "<html" not in renamed.get("/").text
    for server in town.servers.values():
        direct = httpx.get(f"http://{HOST}:{server.port}/", headers={"Host": "elsewhere.example"})
        assert direct.status_code == 421


def test_who_guesses_codes_stops_nobody_but_himself(town: Town) -> None:
    """The servers know callers apart though all come by the proxy; what a caller says of himself is not believed."""
    for number in range(40):
        guesser = town.browser(ELSEWHERE, **{"X-Forwarded-For": f"10.0.0.{number}"})
        last = guesser.post("/join", data={"code": "SNARK-11A", "name": "x", "seat": "P"})
    assert 'data-code="too-many-tries"' in last.text
    honest = town.browser().post("/join", data={"code": "SNARK-11A", "name": "x", "seat": "P"})
    assert 'data-code="bad-code"' in honest.text


def test_behind_an_encrypted_address_cookies_are_kept_off_plain_lines(town: Town, ruth: Person) -> None:
    server = next(iter(town.servers.values()))
    link, told = f"http://{HOST}:{server.port}/s/{ruth.token}", {"Host": town.host}
    plain = httpx.post(link, headers=told)
    encrypted = httpx.post(link, headers={**told, "X-Forwarded-Proto": "https"})
    assert [("Secure" in answer.headers["set-cookie"]) for answer in (plain, encrypted)] == [False, True]


@pytest.mark.parametrize("dies", ["server-1", "server-2"])
def test_one_server_is_enough(town: Town, ruth: Person, dies: str) -> None:
    town.servers[dies].kill()
    for _ in range(4):
        began = time.monotonic()
        assert town.view(ruth)["kind"] == "view"
        assert time.monotonic() - began < SOON
    town.servers[dies].start()
    _until(lambda: httpx.get(f"http://{HOST}:{town.servers[dies].port}/health"))


def test_the_parts_know_each_other_by_their_names() -> None:
    said = services({"POSTGRES_PASSWORD": "word", "PUBLIC_URL": f"https://{NAME}"})
    journal, proxy = said["journal"]["environment"], said["proxy"]["environment"]
    where = "postgresql://{POSTGRES_USER}:{POSTGRES_PASSWORD}@journal/{POSTGRES_DB}".format(**journal)
    servers = {name: each for name, each in said.items() if "ARTIFACT_URL" in each["environment"]}
    assert {each["environment"]["ARTIFACT_URL"] for each in servers.values()} == {where}
    assert {each["environment"]["PUBLIC_URL"] for each in servers.values()} == {proxy["SITE"]}
    assert proxy["SERVERS"].split() == [f"{name}:8000" for name in servers]
    assert [name for name, each in said.items() if "ports" in each] == ["proxy"]
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in said["proxy"]["volumes"]
    with pytest.raises(KeyError, match="POSTGRES_PASSWORD is missing"):
        services({})


def test_the_image_is_built_from_wheels_and_runs_as_nobody_in_particular() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    last = lines[max(at for at, line in enumerate(lines) if line.startswith("FROM ")) :]
    assert [line for line in last if line.startswith("USER ")] == ["USER 10001"]
    assert not [line for line in last if line.startswith(("COPY ", "ADD "))]
    copied = {Path(name) for line in lines if line.startswith("COPY ") for name in line.split()[1:-1]}
    assert all((ROOT / name).exists() for name in copied)
