"""Where the games lie, and under which addresses the room finds them."""

import gc
import ipaddress
import socket
import sys
from pathlib import Path

import pytest
from fastapi import FastAPI

from artifact_server.app import configure, listen, settle
from artifact_server.settings import Settings, lan_hosts


def test_games_lie_in_a_file_of_the_data_folder_unless_a_database_is_named(tmp_path: Path) -> None:
    assert Settings(data=tmp_path).database == f"sqlite:///{tmp_path}/games.db"
    assert Settings(url="postgresql+psycopg://host/games").database == "postgresql+psycopg://host/games"


def test_a_process_among_others_turns_callers_away_until_it_serves() -> None:
    assert Settings(url="postgresql://host/games").shared
    assert not Settings().shared
    with listen("127.0.0.1", 0, queue=False) as port, pytest.raises(ConnectionRefusedError):
        socket.create_connection(port.getsockname())
    with listen("127.0.0.1", 0) as port:
        socket.create_connection(port.getsockname()).close()


def test_a_server_for_the_room_gives_away_addresses_that_others_can_use() -> None:
    hosts = lan_hosts()
    assert hosts
    loops = [host for host in hosts if ipaddress.ip_address(host).is_loopback]
    assert loops in ([], hosts)
    assert Settings(port=8123).addresses() == [f"http://{host}:8123" for host in hosts]


def test_a_server_for_one_address_names_that_one_and_a_given_name_first() -> None:
    assert Settings(host="::1").addresses() == ["http://[::1]:8000"]
    assert Settings(host="10.0.0.5", names=("ship.test",)).addresses() == [
        "http://ship.test:8000",
        "http://10.0.0.5:8000",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop is not for Windows")
def test_the_server_runs_on_uvloop() -> None:
    uvloop = pytest.importorskip("uvloop")
    make = configure(FastAPI()).get_loop_factory()
    assert make is not None
    loop = make()
    assert isinstance(loop, uvloop.Loop)
    loop.close()


def test_what_is_there_at_the_start_is_never_looked_through_for_garbage_again() -> None:
    before, usual = gc.get_threshold(), (700, 10, 10)
    # Who has run in this process before may have asked for something of his own.
    gc.set_threshold(*usual)
    try:
        settle()
        assert gc.get_freeze_count() > 10_000
        young, middle, _ = gc.get_threshold()
        # Young records are looked at often and few at a time; what has stayed, rarely.
        assert young <= usual[0]
        assert middle >= 100 * usual[1]
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
