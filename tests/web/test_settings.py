"""Where the games lie, and under which addresses the room finds them."""

import ipaddress
from pathlib import Path

from artifact_server.settings import Settings, lan_hosts


def test_games_lie_in_a_file_of_the_data_folder_unless_a_database_is_named(tmp_path: Path) -> None:
    assert Settings(data=tmp_path).database == f"sqlite:///{tmp_path}/games.db"
    assert Settings(url="postgresql+psycopg://host/games").database == "postgresql+psycopg://host/games"


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
