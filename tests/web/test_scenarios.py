"""Scenario folders, good and bad, and what their cards allow."""

from pathlib import Path

import pytest

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed, Refusal, Rejected
from artifact_server.house import house
from artifact_server.scenario import Card, Shelf, read_card, read_folder
from artifact_server.systems import open_system

CARD = """
system = "parley"
title = "The Long Table"
plate = [["Built", "here"]]

[[seat]]
id = "N"
faction = "north"

[[seat]]
id = "N2"
faction = "north"
group = "N"
needs = ["N"]

[[seat]]
id = "S"
faction = "south"

[[mix]]
players = 3
seats = ["N", "S"]

[[option]]
id = "rounds"
choices = [2, 3]
default = 2

[[option]]
id = "open"
choices = [true, false]
default = true

[[kind]]
id = "bid"
mode = "hand"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "table"
    place.mkdir()
    (place / "scenario.toml").write_text(CARD)
    return place


def card_of(folder: Path, old: str = "", new: str = "") -> Card:
    assert old in CARD
    (folder / "scenario.toml").write_text(CARD.replace(old, new))
    return read_card(read_folder(folder))


def refused(act: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        act()  # type: ignore[operator]
    return caught.value


def test_a_folder_is_read_as_its_texts(folder: Path) -> None:
    (folder / "deep").mkdir()
    (folder / "deep" / "D.txt").write_text("..\n")
    (folder / "backup.toml~").write_text("not this")
    (folder / "photo.png").write_bytes(b"\x89PNG\xff")
    bundle = read_folder(folder)
    assert (bundle.id, bundle.system) == ("table", "parley")
    assert sorted(bundle.files) == ["deep/D.txt", "scenario.toml"]


def test_an_edit_changes_the_digest_and_nothing_else_does(folder: Path) -> None:
    before = read_folder(folder).digest
    assert read_folder(folder).digest == before
    (folder / "charts.toml").write_text("rifle = 4")
    assert read_folder(folder).digest != before


@pytest.mark.fault("R93")
def test_nothing_outside_the_folder_is_read(folder: Path) -> None:
    secret = folder.parent / "secret.txt"
    secret.write_text("the dice secret")
    (folder / "link.txt").symlink_to(secret)
    (folder / ".hidden.txt").write_text("as editors leave them")
    assert sorted(read_folder(folder).files) == ["scenario.toml"]
    with pytest.raises(Malformed, match="no-such-scenario"):
        Shelf(folder).find("../table")


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"system = ", "scenario-bad-toml"),
        (b"title = 'no system'", "scenario-lacks"),
        (b"system = 3", "scenario-lacks"),
        (b"x = " + b"[" * 5_000 + b"]" * 5_000, "scenario-bad-toml"),
        (b"x = " + b"9" * 5_000, "scenario-bad-toml"),
        (b"\xff\xfe", "scenario-unreadable"),
    ],
)
def test_a_broken_card_says_what_is_broken(folder: Path, content: bytes, code: str) -> None:
    (folder / "scenario.toml").write_bytes(content)
    assert refused(lambda: read_folder(folder)).code == code


@pytest.mark.parametrize(
    "evil", [f"x = {'[' * 5_000}{']' * 5_000}", f"x = {'9' * 5_000}"], ids=["nested", "endless"]
)
@pytest.mark.parametrize("file", ["plan.toml", "charts.toml", "figures.toml", "items.toml", "sheets.toml"])
@pytest.mark.fault("R93")
def test_no_file_of_a_scenario_is_too_much_for_who_reads_it(file: str, evil: str) -> None:
    station = Shelf(house("scenarios")).find("feynman")
    files = {**station.files, file: evil}
    with pytest.raises(Refusal):
        open_system(Bundle(station.system, station.id, files))


@pytest.mark.fault("R93")
def test_a_folder_may_not_hold_more_than_a_game_needs(folder: Path) -> None:
    for number in range(400):
        (folder / f"{number}.txt").touch()
    assert refused(lambda: read_folder(folder)).code == "scenario-too-big"


def test_a_shelf_shows_what_can_be_read_beside_what_cannot(folder: Path) -> None:
    broken = folder.parent / "broken"
    broken.mkdir()
    (broken / "scenario.toml").write_text("[[")
    found, faults = Shelf(folder.parent).readable()
    assert [bundle.id for bundle in found] == ["table"]
    assert [fault.code for fault in faults] == ["scenario-bad-toml"]


def test_an_edit_on_the_shelf_is_seen_at_once(folder: Path) -> None:
    shelf = Shelf(folder.parent)
    before = shelf.find("table")
    assert shelf.find("table") is before
    (folder / "scenario.toml").write_text(CARD.replace("The Long Table", "The Short Table"))
    assert read_card(shelf.find("table")).title == "The Short Table"
    (folder / "deep").mkdir()
    (folder / "deep" / "chart.toml").write_text("rifle = 4")
    assert "deep/chart.toml" in shelf.find("table").files


def test_two_scenarios_that_borrow_from_one_another_both_open(folder: Path) -> None:
    other = folder.parent / "other"
    other.mkdir()
    (other / "scenario.toml").write_text('charts = "table"\n' + CARD)
    (other / "ours.toml").write_text("rifle = 1")
    (folder / "scenario.toml").write_text('charts = "other"\n' + CARD)
    assert sorted(Shelf(folder.parent).find("table").files) == ["ours.toml", "scenario.toml"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "N2"', 'id = "N"'),
        ('id = "S"', 'id = "J"'),
        ('id = "S"', 'id = "<b>"'),
        ('seats = ["N", "S"]', 'seats = ["N", "W"]'),
        ('needs = ["N"]', 'needs = ["W"]'),
        ("default = 2", "default = 9"),
        ("players = 3", 'players = "three"'),
        ('mode = "hand"', 'mode = "slowly"'),
        ('title = "The Long Table"', ""),
    ],
)
def test_a_card_that_contradicts_itself_is_refused(folder: Path, old: str, new: str) -> None:
    assert refused(lambda: card_of(folder, old, new)).code == "scenario-bad-card"


def test_an_opening_keeps_the_cards_order_and_types(folder: Path) -> None:
    opening = card_of(folder).opening(["S", "N"], {"rounds": "3", "open": "false"})
    assert [(seat.id, seat.faction, seat.group) for seat in opening.seats] == [
        ("N", "north", "N"),
        ("S", "south", "S"),
    ]
    assert opening.config == {"rounds": 3, "open": False}


def test_what_is_not_said_is_the_default(folder: Path) -> None:
    assert card_of(folder).opening(["N"], {}).config == {"rounds": 2, "open": True}


@pytest.mark.parametrize(
    ("seats", "options", "kind", "code"),
    [
        ([], {}, Rejected, "game-needs-seats"),
        (["W"], {}, Malformed, "no-such-seat"),
        (["N2", "S"], {}, Rejected, "seat-needs-seat"),
        (["N"], {"rounds": "4"}, Malformed, "no-such-choice"),
        (["N"], {"rounds": "2.0"}, Malformed, "no-such-choice"),
    ],
)
def test_an_opening_that_the_card_does_not_allow_is_refused(
    folder: Path, seats: list[str], options: dict[str, str], kind: type[Refusal], code: str
) -> None:
    refusal = refused(lambda: card_of(folder).opening(seats, options))
    assert (type(refusal), refusal.code) == (kind, code)


def test_every_scenario_of_the_house_can_be_opened_as_each_of_its_mixes() -> None:
    bundles, faults = Shelf(house("scenarios")).readable()
    assert bundles
    assert not faults
    for bundle in bundles:
        card = read_card(bundle)
        for mix in card.mixes:
            assert len(card.opening(mix.seats, {}).seats) == mix.players - mix.judge
