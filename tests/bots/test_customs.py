"""What bots go by beside their sheets stands in the scenario's own file, and agrees with its other charts."""

import pytest

from artifact_server.bots.customs import FILE, Customs, read_customs
from artifact_server.bots.dealing import CODES, PASSAGE
from artifact_server.core.errors import Malformed
from artifact_server.systems.artifact import open_system
from tests.random_play.situations import scenario

PEOPLE = ("human", "android")


def test_the_people_of_a_seat_are_those_of_its_figures() -> None:
    bundle = scenario("feynman")
    customs, figures = read_customs(bundle.files, bundle.id), open_system(bundle).book.figures
    for seat, names in customs.people.items():
        own = {id for id, row in figures.items() if row.seat == seat and row.kind in PEOPLE}
        assert set(names) == own
    assert set(customs.rivals) <= {name for names in customs.people.values() for name in names}


def test_they_meet_somewhere_and_deal_in_what_has_a_name_by_lists_that_there_are() -> None:
    bundle = scenario("feynman")
    customs, book = read_customs(bundle.files, bundle.id), open_system(bundle).book
    assert customs.where in book.plan.spaces
    assert set(customs.bargains) <= {name.lower() for name in book.sheets["levels"]}
    for near in customs.bargains.values():
        for gives, gets, sides in near:
            assert {gives, gets} <= set(CODES)
            assert set(sides) <= set(customs.people)
    assert set(customs.ships.values()) <= set(book.plan.crafts)
    assert set(customs.luggage) == {
        role for role, near in customs.bargains.items() if any(g[1] == PASSAGE for g in near)
    }
    assert set(customs.ships) <= set(customs.people)


def test_without_a_file_nobody_deals_and_a_wrong_one_is_refused() -> None:
    assert read_customs({}, "x") == Customs()
    for wrong in ("where = ", "where = 3", 'wher = "x"', 'bargains = {p = [["loot"]]}'):
        with pytest.raises(Malformed, match="scenario-bad-toml"):
            read_customs({FILE: wrong}, "x")
