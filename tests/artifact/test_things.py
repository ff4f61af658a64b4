"""Things: picked up, dropped, switched, hidden, handed over, found on bodies (ACT-07, ACT-08, CS-G01 to CS-G05, NEG-05)."""

from dataclasses import replace
from typing import Any

import pytest

from artifact_server.core.seats import JUDGE
from artifact_server.systems.artifact.model.facts import ItemCame
from artifact_server.systems.artifact.rules.rosters import report
from tests.artifact.table import Game, fig


def gear(game: Game, id: str) -> list[str]:
    """Types of what a figure truly carries."""
    return sorted(i.type for i in game.truth.held(id))


def own_gear(game: Game, seat: str, id: str) -> dict[str, str]:
    """What a seat believes of its figure's gear: type → id."""
    return {g.type: g.id for g in game.state.known[seat].roster[id].gear}


def lying(game: Game) -> dict[str, str]:
    """Things that truly lie about: type → "x,y"."""
    return {i.type: f"{i.at.x},{i.at.y}" for i in game.truth.items.values() if i.at is not None}


def thing(game: Game, seat: str, look: str) -> str:
    """The id under which a seat has a thing on its map."""
    return next(t.id for t in game.state.known[seat].things.values() if t.look == look)


def item(type: str, at: str, **more: Any) -> dict[str, Any]:
    return {"type": type, "at": f"X({at})", **more}


@pytest.mark.clause("ACT-07", "SKILL-02")
def test_hands_are_needed_to_pick_something_up() -> None:
    game = Game("FX-LINE", fig("P.R1", "3,0"), fig("P.H1", "3,0"), item=[item("pistol", "3,0")])
    game.declares(**{"P.R1": {"do": "exchange"}, "P.H1": {"do": "exchange"}})
    pistol = thing(game, "P", "pistol")
    assert game.refused("exchange", figure="P.R1", take=[pistol]) == "no-hands"
    game.order("exchange", figure="P.H1", take=[pistol])
    assert gear(game, "P.H1") == ["pistol"]
    assert lying(game) == {}


@pytest.mark.clause("SKILL-01", "AND-06")
@pytest.mark.parametrize(
    ("who", "hands"),
    [
        ("P.H1", True),
        ("P.N1", True),
        ("P.handler", True),
        ("P.koch", True),
        ("P.zombie1", True),
        ("P.recon_m", False),
        ("P.B1", False),
        ("P.herbivore", False),
    ],
)
def test_who_has_hands(who: str, hands: bool) -> None:
    game = Game("FX-LINE", fig(who, "3,0"), item=[item("pistol", "3,0")])
    id = who if who[2].isupper() else who[2:]
    game.declares(**{id: {"do": "exchange"}})
    pistol = thing(game, "P", "pistol")
    if hands:
        game.order("exchange", figure=id, take=[pistol])
        assert gear(game, id) == ["pistol"]
    else:
        assert game.refused("exchange", figure=id, take=[pistol]) == "no-hands"


@pytest.mark.clause("ACT-07", "CS-G01", "SKILL-02")
def test_four_things_are_all_that_hands_hold_and_one_may_be_switched_for_another() -> None:
    full = ("torch", "medkit", "flashlight", "patch")
    game = Game("FX-LINE", fig("P.H1", "3,0", gear=full), item=[item("pistol", "3,0")])
    game.declares(**{"P.H1": {"do": "exchange"}})
    pistol = thing(game, "P", "pistol")
    assert game.refused("exchange", figure="P.H1", take=[pistol]) == "hands-full"
    game.order("exchange", figure="P.H1", take=[pistol], drop=[own_gear(game, "P", "P.H1")["torch"]])
    assert gear(game, "P.H1") == ["flashlight", "medkit", "patch", "pistol"]
    assert lying(game) == {"torch": "3,0"}
    assert thing(game, "P", "torch"), "what it has put down lies on its own map at once"


@pytest.mark.clause("CS-G01")
def test_a_worn_suit_takes_no_slot_and_one_in_the_hand_takes_one() -> None:
    worn = fig("P.HS1", "3,0", gear=("torch", "medkit", "flashlight", "patch"))
    game = Game("FX-LINE", worn, item=[item("spacesuit", "3,0")])
    game.declares(**{"P.HS1": {"do": "exchange"}})
    assert game.refused("exchange", figure="P.HS1", take=[thing(game, "P", "spacesuit")]) == "hands-full"


@pytest.mark.clause("CS-G01")
def test_the_shells_of_a_pouch_take_one_slot_between_them() -> None:
    shells = ("he_shell", "he_shell", "gas_shell")
    game = Game(
        "FX-LINE", fig("P.H1", "3,0", gear=("launcher", "torch", *shells)), item=[item("pistol", "3,0")]
    )
    game.declares(**{"P.H1": {"do": "exchange"}})
    game.order("exchange", figure="P.H1", take=[thing(game, "P", "pistol")])
    assert gear(game, "P.H1") == ["gas_shell", "he_shell", "he_shell", "launcher", "pistol", "torch"]


@pytest.mark.clause("ACT-08")
def test_a_jog_may_end_with_taking_what_lies_there() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), item=[item("torch", "3,0")])
    game.declares(**{"P.H1": {"do": "jog", "then": "exchange"}})
    game.move("P.H1", "1,0", "2,0", "3,0", then={"take": [thing(game, "P", "torch")]})
    assert (game.at("P.H1"), gear(game, "P.H1")) == ("3,0", ["torch"])
    assert game.refused("move", figure="P.H1", gait="jog", path=["X(4,0)"]) == "already-acted"


@pytest.mark.clause("ACT-08", "MOV-12", "X09")
def test_after_a_run_nothing_is_taken() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), item=[item("torch", "3,0")])
    refusal = game.refused("declare", intents={"P.H1": {"do": "run", "then": "exchange"}})
    assert refusal == "run-then-nothing"


@pytest.mark.clause("INT-07")
def test_who_is_stopped_on_the_way_takes_nothing() -> None:
    game = Game(
        "FX-LINE",
        fig("P.H1", "0,0"),
        item=[item("torch", "3,0")],
        trap=[{"seat": "M", "at": "X(2,0)"}],
    )
    game.declares(**{"P.H1": {"do": "jog", "then": "exchange"}})
    game.move("P.H1", "1,0", "2,0", "3,0", then={"take": [thing(game, "P", "torch")]})
    assert (game.at("P.H1"), gear(game, "P.H1")) == ("2,0", [])


@pytest.mark.clause("ACT-07", "RUL-16")
def test_what_has_gone_from_where_it_was_remembered_is_not_taken() -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0"), fig("M.H1", "6,0"), item=[item("torch", "6,0")])
    torch = thing(game, "P", "torch")
    game.declares(**{"P.H1": {"do": "walk"}})
    game.move("P.H1", facing="W")
    game.until("M")
    game.declares(**{"M.H1": {"do": "exchange"}})
    game.order("exchange", figure="M.H1", take=[thing(game, "M", "torch")])
    game.until("P", 2)
    game.stance("P", "M", "neutral")
    game.stance("M", "P", "neutral")
    game.declares(**{"P.H1": {"do": "jog", "then": "exchange"}})
    game.move("P.H1", "4,0", "5,0", "6,0", then={"take": [torch]})
    assert (game.at("P.H1"), gear(game, "P.H1")) == ("6,0", [])
    assert "thing-gone" in game.heard("P")


@pytest.mark.clause("CS-G02", "NEG-05", "RUL-21")
@pytest.mark.parametrize(
    ("permitted", "load", "heard", "holder"),
    [
        (True, (), "", "M.H1"),
        (False, (), "not-willing", "P.H1"),
        (True, ("torch", "medkit", "patch", "flashlight"), "receiver-full", "P.H1"),
    ],
)
def test_another_seats_man_takes_what_his_seat_has_permitted(
    permitted: bool, load: tuple[str, ...], heard: str, holder: str
) -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0", gear=("loot",)), fig("M.H1", "3,0", gear=load))
    if permitted:
        game.order("permit", "M", what="hand_over:P")
    game.declares(**{"P.H1": {"do": "exchange"}})
    loot = own_gear(game, "P", "P.H1")["loot"]
    receiver = next(iter(game.counters("P")))
    game.order("exchange", figure="P.H1", give={loot: receiver})
    assert {"not-willing", "receiver-full"} & set(game.heard("P")) == ({heard} if heard else set())
    assert "loot" in gear(game, holder)
    assert game.refused("exchange", figure="P.H1", give={loot: receiver}) == "already-acted"
    game.until("M")
    assert ("was-handed" in game.heard("M")) == (holder == "M.H1")


@pytest.mark.clause("CS-G02")
def test_what_is_handed_over_bears_no_mark_of_who_had_it() -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0", gear=("rifle",)), fig("M.H1", "3,0"))
    game.order("permit", "M", what="hand_over:P")
    game.declares(**{"P.H1": {"do": "exchange"}})
    rifle = own_gear(game, "P", "P.H1")["rifle"]
    game.order("exchange", figure="P.H1", give={rifle: next(iter(game.counters("P")))})
    game.until("M")
    assert "P" not in own_gear(game, "M", "M.H1")["rifle"]


@pytest.mark.clause("CS-G02", "CS-G01")
def test_a_friend_whose_hands_are_full_is_known_to_be() -> None:
    full = ("torch", "medkit", "flashlight", "patch")
    game = Game("FX-LINE", fig("P.H1", "3,0", gear=("loot",)), fig("P.H2", "3,0", gear=full))
    game.declares(**{"P.H1": {"do": "exchange"}})
    loot = own_gear(game, "P", "P.H1")["loot"]
    assert game.refused("exchange", figure="P.H1", give={loot: "P.H2"}) == "hands-full"


@pytest.mark.clause("CS-G02")
def test_the_receiver_keeps_his_own_action() -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0", gear=("loot",)), fig("P.H2", "3,0"))
    game.declares(**{"P.H1": {"do": "exchange"}, "P.H2": {"do": "jog"}})
    game.order("exchange", figure="P.H1", give={own_gear(game, "P", "P.H1")["loot"]: "P.H2"})
    game.move("P.H2", "4,0", "5,0")
    assert (game.at("P.H2"), gear(game, "P.H2")) == ("5,0", ["loot"])


@pytest.mark.clause("CS-G03", "DMG-05", "HOLE-48")
def test_a_search_shows_all_that_a_helpless_man_has_to_the_searcher_alone() -> None:
    body = fig("P.eastwood", "3,0", gear=("rifle", "medkit"), out=True)
    game = Game("FX-LINE", fig("F.H1", "3,0", "W"), body, fig("M.H1", "9,0", "W"), seats="FPM")
    game.declares(**{"F.H1": {"do": "exchange"}})
    game.order("exchange", figure="F.H1", frisk="eastwood")
    found = {t.look for t in game.state.known["F"].things.values() if t.on == "eastwood"}
    assert found == {"rifle", "medkit"}
    assert "found-on-body" in game.heard("F")
    game.nobody_heard("medkit", but="FP")
    game.order("exchange", figure="F.H1", take=[thing(game, "F", "medkit")])
    assert (gear(game, "F.H1"), gear(game, "eastwood")) == (["medkit"], ["rifle"])
    assert game.state.known["F"].roster["F.H1"].doing.acted


@pytest.mark.clause("CS-G03")
def test_a_worn_suit_comes_off_a_body_in_two_actions() -> None:
    game = Game("FX-LINE", fig("F.H1", "3,0", "W"), fig("P.HS1", "3,0", out=True), seats="FPM")
    for round in (1, 2):
        game.until("F", round)
        game.declares(**{"F.H1": {"do": "exchange"}})
        game.order("exchange", figure="F.H1", frisk="hs1")
        game.order("exchange", figure="F.H1", take=[thing(game, "F", "spacesuit")])
        assert gear(game, "F.H1") == (["spacesuit"] if round == 2 else [])
    assert game.heard("F").count("half-stripped") == 1


@pytest.mark.clause("CS-G03", "RUL-16")
def test_who_only_seems_to_lie_there_is_not_searched() -> None:
    game = Game("FX-LINE", fig("F.H1", "3,0", "W"), fig("P.H1", "3,0", gear=("disk",)), seats="FPM")
    game.declares(**{"F.H1": {"do": "exchange"}})
    game.order("exchange", figure="F.H1", frisk="h1")
    assert "not-helpless" in game.heard("F")
    game.nobody_heard("disk", but="P")


@pytest.mark.clause("CS-G04")
def test_stowed_kit_is_made_out_only_from_one_square() -> None:
    far = Game("FX-LINE", fig("P.H1", "3,0"), item=[item("medkit", "5,0"), item("rifle", "5,0")])
    near = Game("FX-LINE", fig("P.H1", "4,0"), item=[item("medkit", "5,0"), item("rifle", "5,0")])
    assert {t.look for t in far.state.known["P"].things.values()} == {"rifle"}
    assert {t.look for t in near.state.known["P"].things.values()} == {"rifle", "medkit"}


@pytest.mark.clause("CS-G05", "VIS-12")
def test_a_thing_is_hidden_beside_furniture_and_nowhere_else() -> None:
    game = Game("FX-STRIP", fig("P.H1", "4,0", gear=("rifle",)), fig("M.H1", "0,0"))
    game.declares(**{"P.H1": {"do": "exchange"}})
    rifle = own_gear(game, "P", "P.H1")["rifle"]
    game.order("exchange", figure="P.H1", drop=[rifle], hide=True)
    game.until("M")
    assert "rifle" not in {t.look for t in game.state.known["M"].things.values()}
    bare = Game("FX-LINE", fig("P.H1", "4,0", gear=("rifle",)))
    bare.declares(**{"P.H1": {"do": "exchange"}})
    hidden = own_gear(bare, "P", "P.H1")["rifle"]
    assert bare.refused("exchange", figure="P.H1", drop=[hidden], hide=True) == "nowhere-to-hide"


@pytest.mark.clause("VIS-08", "CS-G04")
def test_others_see_large_things_change_hands_and_small_ones_not() -> None:
    def seen(type: str) -> str:
        game = Game("FX-LINE", fig("P.H1", "3,0"), fig("M.H1", "5,0", "W"), item=[item(type, "3,0")])
        game.declares(**{"P.H1": {"do": "exchange"}})
        game.order("exchange", figure="P.H1", take=[thing(game, "P", type)])
        game.until("M")
        return "saw-take" if "saw-take" in game.heard("M") else ""

    assert seen("rifle") == "saw-take"
    assert seen("loot") == ""


@pytest.mark.clause("VIS-08")
def test_a_fake_in_the_hand_is_the_artifact_to_all_but_who_brought_it() -> None:
    def carried_by(type: str) -> tuple[str, str]:
        game = Game("FX-LINE", fig("P.H1", "3,0"), item=[item(type, "3,0", owner="M", id=f"{type}-M1")])
        game.declares(**{"P.H1": {"do": "exchange"}})
        game.order("exchange", figure="P.H1", take=[thing(game, "P", "artifact")])
        assert gear(game, "P.H1") == [type]
        return game.sent("P"), game.sent("F")

    assert carried_by("fake") == carried_by("artifact"), "two worlds that P and F cannot tell apart"


@pytest.mark.clause("ACT-07")
def test_who_has_nothing_and_finds_nothing_is_told_so() -> None:
    game = Game("FX-STRIP", fig("P.H1", "4,0"))
    game.declare(P_H1="exchange")
    form = game.form("act", figure="P.H1")
    assert form.control is None
    assert [words.code for words in form.expects] == ["nothing-at-hand"]


@pytest.mark.clause("ACT-07", "ACT-08", "CS-G02", "CS-G03", "CS-G05")
def test_whatever_the_form_of_an_exchange_offers_is_taken() -> None:
    game = Game(
        "FX-STRIP",
        fig("P.H1", "4,0", gear=("rifle", "medkit", "torch")),
        fig("P.H2", "4,0"),
        fig("M.H1", "4,0", out=True, gear=("key",)),
        item=[item("pistol", "4,0"), item("patch", "4,0"), item("flashlight", "4,0")],
    )
    game.declare(P_H1="exchange")
    form = game.form("act", figure="P.H1")
    rows = {row.id: [o.value for o in row.options] for row in form.control.rows}  # type: ignore[union-attr]
    assert rows["h1"] == ["leave", "search"]
    assert "give:P.H2" in rows[own_gear(game, "P", "P.H1")["rifle"]]
    wish = {id: values[-1] for id, values in rows.items() if id != "h1"}
    ready = game.form("act", figure="P.H1", things=wish)
    assert ready.order is not None
    game.order(**dict(ready.order))
    assert len(gear(game, "P.H1")) + len(gear(game, "P.H2")) == 6


@pytest.mark.clause("ACT-08")
def test_the_form_of_a_jog_offers_what_lies_at_its_end() -> None:
    game = Game("FX-LINE", fig("P.H1", "0,0"), item=[item("torch", "3,0")])
    game.declares(**{"P.H1": {"do": "jog", "then": "exchange"}})
    path = ["X(1,0)", "X(2,0)", "X(3,0)"]
    form = game.form("act", figure="P.H1", path=path)
    assert form.control is not None
    assert form.control.name == "things"
    ready = game.form("act", figure="P.H1", path=path, things={thing(game, "P", "torch"): "take"})
    assert ready.order is not None
    game.order(**dict(ready.order))
    assert gear(game, "P.H1") == ["torch"]


@pytest.mark.clause("CS-G04", "SEQ-07")
def test_an_owner_sees_what_is_in_hand_what_is_worn_and_that_nothing_is_left_in_it() -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0", gear=("medkit", "rifle", "spacesuit", "key")))
    medkit = game.truth.items["medkit-P.H1-1"]
    game.happen(lambda draft: draft.add(ItemCame(item=replace(medkit, uses=0))))
    game.happen(lambda draft: report(draft, "P", "P.H1"))
    for seat in ("P", JUDGE):
        gear = {g["type"]: g for g in game.view(seat)["fig/P.H1"]["gear"]}
        assert gear["medkit"]["uses"] == 0
        assert "uses" not in gear["rifle"]
        assert [t for t, g in gear.items() if g.get("held")] == [
            t for t in gear if t != "spacesuit" and game.system.book.items[t].look in ("held", "large")
        ]
        assert gear["rifle"]["held"]
        assert gear["spacesuit"]["worn"]
        assert not {"jammed", "broken", "breached"} & set(gear["rifle"])


@pytest.mark.clause("CS-G01")
@pytest.mark.parametrize(("others", "taken"), [(3, True), (4, False)])
def test_a_pouch_takes_a_slot_as_soon_as_there_is_a_shell_in_it(others: int, taken: bool) -> None:
    full = ("torch", "medkit", "flashlight", "patch")[:others]
    game = Game("FX-LINE", fig("P.H1", "3,0", gear=full), item=[item("he_shell", "3,0")])
    game.declares(**{"P.H1": {"do": "exchange"}})
    shell = thing(game, "P", "he_shell")
    if taken:
        game.order("exchange", figure="P.H1", take=[shell])
    else:
        assert game.refused("exchange", figure="P.H1", take=[shell]) == "hands-full"
    assert ("he_shell" in gear(game, "P.H1")) is taken
