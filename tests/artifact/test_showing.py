"""What a seat has on its map by the judge's hand: shown, forgotten, planted (JUDGE-01)."""

from typing import Any

import pytest

from artifact_server.core.seats import JUDGE
from tests.artifact.table import Game, fig
from tests.artifact.test_corrections import form, offered

pytestmark = pytest.mark.clause("JUDGE-01")


def hall(**more: Any) -> Game:
    """P in the left room looks at the wall; M and his gun are behind it."""
    figures = (fig("P.H1", "1,1", gear=["rifle"]), fig("M.H1", "8,1"), fig("M.B1", "9,2"))
    return Game(
        "FX-HALL", *figures, seats="PM", item=[{"type": "pistol", "at": "X(7,1)", "id": "gun"}], **more
    )


def plant(game: Game, at: str, look: str = "bug", **more: Any) -> str:
    """The counter that has come to P's map."""
    before = set(game.state.known["P"].counters)
    game.order("plant", JUDGE, seat="P", look=look, at=at, **more)
    [id] = set(game.state.known["P"].counters) - before
    return id


def test_a_planted_counter_in_view_is_like_one_that_stands_there() -> None:
    planted, true = hall(), hall()
    id = plant(planted, "X(3,1)", facing="W")
    true.order("correct", JUDGE, what="at", subject="M.B1", value="X(3,1)")
    true.order("correct", JUDGE, what="facing", subject="M.B1", value="W")
    true.order("reveal", JUDGE, seat="P", subject="M.B1")
    assert planted.view("P") == true.view("P")
    assert planted.view("M") == hall().view("M")
    assert planted.view("P")[f"ctr/{id}"]["live"]


def test_planted_out_of_sight_it_is_a_ghost() -> None:
    game = hall()
    id = plant(game, "X(6,1)")
    counter = game.view("P")[f"ctr/{id}"]
    assert (counter["live"], counter["by"]) == (False, [])


def test_the_desk_marks_it_as_planted_and_its_seat_is_told_nothing() -> None:
    game = hall()
    id = plant(game, "X(3,1)")
    [planted] = game.system.oversee(game.state)["planted"]
    assert (planted["seat"], planted["counter"], planted["looks"]) == ("P", id, "bug")
    assert game.heard("P") == []


def test_whoever_goes_there_meets_nobody() -> None:
    game = hall()
    id = plant(game, "X(3,1)")
    game.declare(P_H1="walk")
    game.move("P.H1", "2,1", "3,1")
    assert game.at("P.H1") == "3,1"
    game.until("P", 2)
    assert id not in game.counters("P")


def test_it_goes_as_any_counter_goes_that_is_not_there_any_more() -> None:
    game = hall()
    id = plant(game, "X(3,1)")
    game.until("P", 2)
    assert id not in game.counters("P")


def test_a_thing_is_shown_and_forgotten() -> None:
    game = hall()
    game.order("reveal", JUDGE, seat="P", subject="gun")
    [(key, thing)] = [(k, v) for k, v in game.view("P").items() if k.startswith("item/")]
    assert thing["at"] == "X(7,1)"
    [known] = game.system.oversee(game.state)["item/gun"]["known"]
    assert (known["seat"], known["counter"]) == ("P", key.partition("/")[2])
    game.order("reveal", JUDGE, seat="P", subject=known["counter"], show=False)
    assert key not in game.view("P")


@pytest.mark.parametrize(
    ("kind", "order", "code"),
    [
        ("plant", {"seat": "X", "look": "bug", "at": "X(3,1)"}, "no-such-seat"),
        ("plant", {"seat": "P", "look": "unicorn", "at": "X(3,1)"}, "no-such-look"),
        ("plant", {"seat": "P", "look": "bug", "at": "nowhere"}, "bad-square"),
        ("reveal", {"seat": "P", "subject": "nobody"}, "no-such-figure"),
        ("reveal", {"seat": "P", "subject": "bug-9", "show": False}, "no-such-counter"),
    ],
)
def test_what_he_cannot_show(kind: str, order: dict[str, Any], code: str) -> None:
    assert hall().refused(kind, JUDGE, **order) == code


def test_it_is_done_by_pointing_at_the_square() -> None:
    game = hall()
    assert "show|gun|P" in offered(game, about="gun")
    assert "plant|X(3,1)|" in offered(game, about="X(3,1)")
    choices = {"about": "X(3,1)", "change": "plant|X(3,1)|"}
    assert "bug" in offered(game, **choices)
    assert offered(game, **choices, look="bug") == {"P", "M"}
    order = form(game, **choices, look="bug", seat="P", facing="S").order
    assert order is not None
    game.order(str(order["kind"]), JUDGE, **{name: value for name, value in order.items() if name != "kind"})
    [id] = game.state.known["P"].counters
    assert f"hide|{id}|P" in offered(game, about="X(3,1)")
    forgotten = form(game, about="X(3,1)", change=f"hide|{id}|P").order
    assert forgotten == {"kind": "reveal", "seat": "P", "subject": id, "show": False}
