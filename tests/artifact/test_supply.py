"""The judge brings a new thing into play, with a figure or on a square (JUDGE-01)."""

from dataclasses import replace
from typing import Any

import pytest

from artifact_server.core.forms import Choose
from artifact_server.core.seats import JUDGE
from artifact_server.systems.artifact.model.facts import ItemCame
from tests.artifact.table import Game, fig
from tests.artifact.test_corrections import form


def ship(*gear: str, **more: Any) -> Game:
    return Game("feynman", fig("P.H1", "MH(9,15)", gear=gear), fig("M.R1", "MH(9,18)"), seats="PM", **more)


def made(game: Game, type: str, value: str) -> list[str]:
    """The ids that have come by it."""
    before = set(game.truth.items)
    game.order("correct", JUDGE, what="make", subject=type, value=value)
    return [id for id in game.truth.items if id not in before]


@pytest.mark.clause("JUDGE-01", "SET-16")
def test_it_is_named_as_set_up_names_things_and_nobody_is_told() -> None:
    game = ship("rifle")
    before = game.state.known
    assert made(game, "rifle", "P.H1") == ["rifle-P1"]
    assert made(game, "rifle", "P.H1") == ["rifle-P2"]
    assert made(game, "rifle", "MH(12,15)") == ["rifle-1"]
    assert game.state.known == before
    item = game.truth.items["rifle-P1"]
    assert (item.owner, item.holder, item.at) == ("P", "P.H1", None)
    lying = game.truth.items["rifle-1"]
    assert (lying.owner, lying.holder, str(lying.at)) == ("", "", "MH(12,15)")


@pytest.mark.clause("JUDGE-01")
def test_every_type_of_the_equipment_guide_can_come_and_has_its_uses() -> None:
    game = ship()
    control = form(game, about="MH(9,15)", change="make|MH(9,15)|").control
    assert isinstance(control, Choose)
    assert [option.value for option in control.options] == list(game.system.book.items)
    for type, row in game.system.book.items.items():
        [id] = made(game, type, "P.H1")
        assert game.truth.items[id].uses == row.uses


@pytest.mark.clause("JUDGE-01")
def test_his_side_has_it_with_the_next_news_of_its_figures() -> None:
    game = ship()
    made(game, "medkit", "P.H1")
    game.end()
    game.until("P", 2)
    assert [gear["type"] for gear in game.view("P")["fig/P.H1"]["gear"]] == ["medkit"]


@pytest.mark.clause("JUDGE-01", "SET-16", "SKILL-02")
def test_more_than_he_can_carry_is_marked_and_given_all_the_same() -> None:
    game = ship("pistol", "pistol", "pistol", "pistol")
    control = form(game, about="P.H1", change="make|P.H1|").control
    assert isinstance(control, Choose)
    details = {option.value: option.detail for option in control.options}
    rifle, suit = details["rifle"], details["spacesuit"]
    assert rifle is not None
    assert (rifle.code, suit) == ("hands-full", None)
    order = form(game, about="P.H1", change="make|P.H1|", value="rifle").order
    game.order(by=JUDGE, **dict(order or {}))
    assert len(game.truth.held("P.H1")) == 5


@pytest.mark.clause("JUDGE-01", "SET-16")
def test_the_first_suit_is_worn_and_the_second_carried() -> None:
    game = ship()
    ids = [id for _ in range(2) for id in made(game, "spacesuit", "P.H1")]
    assert [game.truth.items[id].worn for id in ids] == [True, False]


@pytest.mark.clause("JUDGE-01", "CS-V05")
def test_of_what_decides_the_game_there_is_one() -> None:
    game = ship("artifact")
    order = {"what": "make", "subject": "artifact", "value": "P.H1"}
    assert game.refused("correct", JUDGE, **order) == "one-of-a-kind"
    [artifact] = game.truth.held("P.H1")
    game.happen(lambda draft: draft.add(ItemCame(item=replace(artifact, holder=""))))
    assert made(game, "artifact", "MH(12,15)") == [], "lost, it comes back"
    assert str(game.truth.items[artifact.id].at) == "MH(12,15)"


@pytest.mark.clause("JUDGE-01", "SET-10")
def test_before_the_game_the_sheets_say_what_there_is() -> None:
    game = Game.opening("feynman", "PM")
    order = {"what": "make", "subject": "rifle", "value": "MH(12,15)"}
    assert game.refused("correct", JUDGE, **order) == "not-now"
