"""What looks alike in one square: numbers and order follow from looks and from a lot, never from ids (VIS-06, VIS-08)."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from artifact_server.core.answers import Answers
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import Hurt, ItemCame, Shifted, Turned
from artifact_server.systems.artifact.rules.arrangement import things_in_order
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.telegrams import lose
from tests.artifact.table import Game, fig

GAMES = 40


def hall(salt: str, *figures: dict[str, Any], map: str = "FX-HALL", **situation: Any) -> Game:
    return Game.opening(map, salt=salt, situation={"figure": list(figures), "turn": "P", **situation})


def pile(salt: str) -> Game:
    things = [{"type": type, "at": "X(2,1)"} for type in ("artifact", "fake", "artifact")]
    return hall(salt, fig("P.H1", "1,1"), fig("F.H1", "0,0"), item=things)


def type_behind(game: Game, seat: str, counter: str) -> str:
    return game.truth.items[game.truth.contacts[seat][counter]].type


def body(salt: str) -> Game:
    dead = fig("M.H1", "1,1", gear=("artifact", "fake"), wound="dead")
    game = hall(salt, fig("P.H1", "1,1"), dead)
    game.declares(**{"P.H1": {"do": "exchange"}})
    game.order("exchange", figure="P.H1", frisk="h1")
    return game


def beasts(salt: str) -> Game:
    return hall(salt, fig("P.H1", "1,1"), fig("M.B1", "4,1", "W"), fig("A.B1", "4,1", "W"))


@pytest.mark.clause("VIS-06", "VIS-08")
@pytest.mark.parametrize(
    ("lay", "is_first"),
    [
        (pile, lambda g: type_behind(g, "P", "artifact-1") == "fake"),
        (body, lambda g: type_behind(g, "P", "artifact-1") == "fake"),
        (beasts, lambda g: g.truth.contacts["P"]["bug-1"] == "M.B1"),
    ],
    ids=["things", "on a body", "figures"],
)
def test_a_number_says_nothing_of_what_is_behind_it(
    lay: Callable[[str], Game], is_first: Callable[[Game], bool]
) -> None:
    """In some games it is this one, in others that."""
    first = sum(is_first(lay(f"salt {n}")) for n in range(GAMES))
    assert GAMES // 8 <= first <= GAMES - GAMES // 8


@pytest.mark.clause("VIS-08")
def test_two_seats_count_the_same_pile_each_by_a_lot_of_its_own() -> None:
    games = [pile(f"salt {n}") for n in range(GAMES)]
    for game in games:
        game.until("F")
    numbers = ("artifact-1", "artifact-2", "artifact-3")
    same = [
        all(game.truth.contacts["P"][n] == game.truth.contacts["F"][n] for n in numbers) for game in games
    ]
    assert 0 < sum(same) < GAMES // 2


@pytest.mark.clause("VIS-08")
def test_what_lies_in_view_keeps_its_number() -> None:
    game = pile("salt")
    before = dict(game.truth.contacts["P"])
    game.until("P", 3)
    assert dict(game.truth.contacts["P"]) == before


def taken(game: Game, id: str) -> None:
    """Something is taken away while nobody looks."""
    game._fold([ItemCame(item=replace(game.truth.items[id], at=None, holder="M.H1"))])


@pytest.mark.clause("VIS-08", "SKILL-14")
@pytest.mark.parametrize("gone", [0, 1])
def test_which_of_two_was_taken_unseen_does_not_show(gone: int) -> None:
    """P sees two alike, turns its back, sees one: the same number is left, whichever it was."""
    game = hall(
        "salt",
        fig("P.H1", "1,1"),
        fig("M.H1", "7,1"),
        item=[{"type": "artifact", "at": "X(2,1)", "id": "a"}, {"type": "fake", "at": "X(2,1)", "id": "b"}],
    )
    assert set(game.state.known["P"].things) == {"artifact-1", "artifact-2"}
    taken(game, ("a", "b")[gone])
    game.until("P", 2)
    assert set(game.state.known["P"].things) == {"artifact-1"}
    assert game.truth.contacts["P"]["artifact-1"] == ("b", "a")[gone]


@pytest.mark.clause("SKILL-14")
@pytest.mark.parametrize("swapped", [True, False])
def test_what_was_found_out_stays_with_its_number(swapped: bool) -> None:
    """P knows the one to be its own fake. What M does with the other, unseen, moves no number."""
    things = [
        {"type": "fake", "at": "X(2,1)", "id": "mine", "owner": "P"},
        {"type": "artifact", "at": "X(2,1)", "id": "z", "owner": "M"},
        {"type": "fake", "at": "X(7,2)", "id": "a", "owner": "M"},
    ]
    game = hall("salt", fig("P.H1", "1,1"), fig("M.H1", "7,1"), item=things)
    before = {i: t.nature for i, t in game.state.known["P"].things.items()}
    assert sorted(before.values()) == ["", "fake"]
    if swapped:
        taken(game, "z")
        game._fold([ItemCame(item=replace(game.truth.items["a"], at=game.truth.items["mine"].at))])
    game.until("P", 2)
    assert {i: t.nature for i, t in game.state.known["P"].things.items()} == before


@pytest.mark.clause("SEQ-07", "VIS-06")
def test_hands_and_clothes_are_told_in_the_same_order_however_he_came_by_them() -> None:
    shown = []
    for gear in (
        ("rifle", "spacesuit", "artifact", "thruster_pack"),
        ("artifact", "thruster_pack", "rifle", "spacesuit"),
    ):
        game = Game("FX-HALL", fig("P.H1", "1,1"), fig("M.H1", "4,1", "W", gear=gear))
        counter = game.state.known["P"].counters["h1"]
        shown.append((counter.holds, counter.worn))
    assert shown[0] == shown[1]


def shot_down(draft: Draft, id: str) -> None:
    draft.add(Hurt(figure=id, wound="down", out=False))
    lose(draft, draft.truth.figures[id], "P")


@pytest.mark.clause("TEL-01")
def test_telegrams_come_in_the_roster_s_order_whoever_fell_first() -> None:
    heard = []
    for fell in (("P.H1", "P.H2"), ("P.H2", "P.H1")):
        game = Game("FX-HALL", fig("P.H1", "1,1"), fig("P.H2", "8,1"), fig("F.H1", "4,1", "W"))
        game.until("F")
        for id in fell:
            game.happen(lambda draft, id=id: shot_down(draft, id))  # type: ignore[misc]
        game.until("P", 2)
        log = game.state.known["P"].log
        heard.append([str(n.words.args["who"]) for n in log if n.words.code == "telegram"])
    assert heard[0] == heard[1]
    assert len(heard[0]) == 2


def _shift(draft: Draft, goes: str, stays: str) -> None:
    """One stands where P looks now, the other where it looked before."""
    draft.add(
        Shifted(figure=goes, to=Square("X", 6, 8)),
        Shifted(figure=stays, to=Square("X", 2, 2)),
        Turned(figure="P.H1", facing="S"),
    )


@pytest.mark.clause("VIS-06", "CS-N06", "CS-A03")
def test_whether_it_is_the_man_himself_who_turns_up_elsewhere_is_in_no_byte() -> None:
    """Yee is seen, then out of view; in P's next turn somebody who looks like Yee is seen in another place."""
    views = []
    for goes in ("yee", "pan_free"):
        double = fig("A.pan_free", "0,8", "S", kind="pan_face", look="yee", shape="face", pan=True)
        man = fig("M.yee", "2,2", "S", kind="human", look="yee")
        game = Game("FX-ROOM", fig("P.H1", "4,4", "N"), man, double, seats="PMA")
        assert game.counters("P") == {"yee": "2,2"}
        stays = "yee" if goes == "pan_free" else "pan_free"
        game.until("M")
        game.happen(partial(_shift, goes=goes, stays=stays))
        game.until("P", 2)
        assert game.counters("P") == {"yee": "6,8"}
        views.append(game.sent("P"))
    assert views[0] == views[1]


@pytest.mark.clause("SEQ-05")
def test_of_two_things_that_look_alike_which_comes_first_hangs_on_a_lot_and_on_no_id() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), item=[{"type": "pistol", "at": "X(3,0)"}] * 2, seats="PM")
    pistols = [i for i in game.truth.items.values() if i.type == "pistol"]
    orders = set()
    for salt in map(str, range(24)):
        salted = replace(game.state, truth=replace(game.truth, salt=salt))
        draft = Draft(game.system.book, salted, Answers({}))
        orders.add(tuple(i.id for i in things_in_order(draft, "P", pistols)))
    assert len(orders) == 2
