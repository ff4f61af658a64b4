"""Set-up on the Feynman: who plays, purses, hands, START places (SET-01 to SET-03, SET-15 to SET-18, SET-25 to SET-28)."""

from dataclasses import replace

import pytest

from artifact_server.core.forms import Choose, Option
from artifact_server.core.seats import JUDGE
from artifact_server.core.words import Words
from artifact_server.systems.artifact import open_system
from artifact_server.systems.artifact.model.facts import FigureJoined
from artifact_server.systems.artifact.rules.start_places import figure_places
from tests.artifact.preparing import choose, opening, play
from tests.artifact.table import Game, bundle, fig


# --- who plays ----------------------------------------------------------------------------------
@pytest.mark.clause("SET-01", "SET-02", "SET-03", "SET-25", "GLOB-07")
@pytest.mark.parametrize("seats", ["PFM", "PFMA"])
def test_the_pirates_begin_and_the_others_follow(seats: str) -> None:
    game = play(seats, robots=0 if "A" in seats else 8)
    assert game.state.public.players == tuple(seats)
    turns = []
    while game.truth.round == 1:
        turns.append(game.truth.seat)
        game.end()
    assert "".join(turns) == seats
    assert (game.truth.seat, game.truth.round) == ("P", 2)
    assert ("A" in game.state.known) is ("A" in seats)


@pytest.mark.clause("SET-02", "SET-03", "JUDGE-10")
def test_the_judge_owns_nobody_and_a_player_knows_no_more_for_judging() -> None:
    """Four seats or five: the alien's map is the same, whether or not a judge of his own sits there."""
    game = play()
    assert JUDGE not in game.state.known
    assert not [f for f in game.truth.figures.values() if f.seat == JUDGE]
    for word in ("colovisto", "gmen", "mccray", "artifact-1"):
        assert f'"{word}"' not in game.sent("A")


# --- money and hands ----------------------------------------------------------------------------
@pytest.mark.clause("SET-15")
@pytest.mark.parametrize(("seat", "budget"), [("P", 32), ("F", 12), ("M", 18)])
def test_the_examples_basket_spends_the_purse_to_the_last_credit(seat: str, budget: int) -> None:
    game = opening("PFM")
    choose(game, seat)
    known = game.state.known[seat]
    assert known.secrets["credits"] == 0
    form = game.form("setup", seat, do="muster")
    assert form.control is not None
    assert form.control.purse == budget  # type: ignore[union-attr]
    have = {line.id: line.have for line in form.control.lines}  # type: ignore[union-attr]
    prices = {line.id: line.price for line in form.control.lines}  # type: ignore[union-attr]
    assert sum(prices[i] * n for i, n in have.items()) == budget
    for line in form.control.lines:  # type: ignore[union-attr]
        if line.price and line.have < line.most:
            more = {**{i: n for i, n in have.items() if n}, line.id: line.have + 1}
            assert game.refused("muster", seat, buy=more) == "too-dear", line.id


@pytest.mark.clause("SET-15", "CS-G09", "SET-26")
@pytest.mark.parametrize(
    ("seat", "buy", "code"),
    [
        ("P", {"item:sneaksuit": 1}, "not-for-sale"),
        ("F", {"robot:doc": 1}, "not-for-sale"),
        ("M", {"item:sneaksuit": 2}, "too-many"),
        ("P", {"hire:kyoshi": 2}, "too-many"),
        (
            "P",
            {
                f"hire:{n}": 1
                for n in ("colovisto", "hernandez", "kyoshi", "lichter", "mendez", "orlov", "sarma", "yee")
            },
            "too-many-hires",
        ),
        ("P", {"hire:the_artifact": 1}, "not-for-sale"),
        ("M", {"robot:ram": 1}, "not-for-sale"),
    ],
)
def test_only_what_the_sheet_lists_may_be_had(seat: str, buy: dict[str, int], code: str) -> None:
    game = opening("PFM")
    assert game.refused("muster", seat, buy=buy) == code


@pytest.mark.clause("SET-26")
@pytest.mark.parametrize(("seats", "seat"), [("PFM", "P"), ("PFM", "F"), ("PFM", "M")])
def test_a_seat_has_one_to_twelve_figures(seats: str, seat: str) -> None:
    game = opening(seats)
    everything = game.form("setup", seat, do="muster").control
    assert everything is not None
    most = len(game.state.known[seat].roster)
    assert most >= 1
    hires = int(game.system.book.sheets["seat"][seat].get("hires", 0))
    for_money = [i for i in (line.id for line in everything.lines) if i.startswith("robot:")]  # type: ignore[union-attr]
    assert most + hires + len(for_money) <= 12
    for mind in ("ram", "the_artifact"):
        game.nobody_heard(f'"{mind}"')
    if seat == "P":
        assert game.refused("ready", "P") == "hires-open"


@pytest.mark.clause("SET-16", "SKILL-02", "CS-G01")
def test_four_things_in_the_hands_and_a_suit_on_the_body() -> None:
    game = opening("PFM")
    game.order(
        "muster",
        "P",
        buy={
            "hire:yee": 1,
            "item:rifle": 1,
            "item:torch": 2,
            "item:pistol": 2,
            "item:medkit": 1,
            "item:spacesuit": 2,
        },
    )
    held = ["rifle-P1", "torch-P1", "torch-P2", "pistol-P1"]
    for item in (*held, "spacesuit-P1"):
        game.order("carry", "P", item=item, figure="yee")
    gear = {g.id: g.worn for g in game.state.known["P"].roster["yee"].gear}
    assert gear == {**dict.fromkeys(held, False), "spacesuit-P1": True}
    assert game.refused("carry", "P", item="pistol-P2", figure="yee") == "hands-full"
    assert game.refused("carry", "P", item="spacesuit-P2", figure="yee") in ("wears-one", "hands-full")
    offered = game.form("setup", "P", do="carry", item="pistol-P2").control
    [yee] = [o for o in offered.options if o.value == "yee"]  # type: ignore[union-attr]
    assert yee.off is not None
    assert yee.off.code == "hands-full"
    game.order("carry", "P", item="torch-P2", figure="")
    game.order("carry", "P", item="pistol-P2", figure="yee")


@pytest.mark.clause("SET-15")
def test_the_price_list_says_what_a_thing_is_good_for_and_what_somebody_can_do() -> None:
    game = opening("PFM")
    lines = {line.id: line for line in game.form("setup", "P", do="muster").control.lines}  # type: ignore[union-attr]
    assert lines["item:rifle"].detail == Words.of("about-item-rifle")
    assert lines["item:rifle"].hint == {"icon": "rifle"}
    assert lines["hire:yee"].detail == Words.of("line-can", what=(Words.of("skill-mechanic"),))
    [free] = game.form("setup", "P", do="muster").expects
    assert (free.code, free.args["most"]) == ("hires-free", 7)


@pytest.mark.clause("SET-16", "ACT-13")
def test_a_suit_taken_off_is_one_more_thing_to_carry() -> None:
    held = ["rifle", "torch", "key", "medkit"]
    game = Game(
        "FX-ROOM",
        fig("P.H1", "4,4", gear=[*held, "spacesuit"]),
        fig("P.H2", "5,5", gear=[*held[:3], "spacesuit"]),
    )
    game.declares(P_H1={"do": "skill"}, P_H2={"do": "skill"})
    assert game.refused("use", figure="P.H1", what="take_off", item="spacesuit-P.H1-5") == "hands-full"
    game.order("use", figure="P.H2", what="take_off", item="spacesuit-P.H2-4")
    assert [(g.type, g.worn) for g in game.state.known["P"].roster["P.H2"].gear][-1] == ("spacesuit", False)


# --- places -------------------------------------------------------------------------------------
PLACES = [
    ("M", "slavin", "RR(1,25)", "not-a-start"),  # a stateroom: a guest's room
    ("M", "slavin", "RL(9,20)", ""),
    ("M", "mccray", "cutter(10,20)", "not-a-start"),
    ("F", "osorio", "RR(1,25)", ""),
    ("F", "osorio", "RL(9,20)", "not-a-start"),
    ("P", "eastwood", "cutter(10,20)", ""),
    ("P", "eastwood", "MH(18,17)", "not-a-start"),
    ("P", "eastwood", "EVA(0,0)", "not-a-start"),
]


@pytest.mark.clause("SET-18", "CS-S01")
@pytest.mark.parametrize(("seat", "who", "at", "code"), PLACES)
def test_each_begins_where_his_sheet_says(seat: str, who: str, at: str, code: str) -> None:
    game = opening("PFM")
    square = str(game.system.book.plan.read(at))
    others = {s: game.state.known[s] for s in "PFM" if s != seat}
    if code:
        assert game.refused("place", seat, what=who, at=square) == code
    else:
        game.order("place", seat, what=who, at=square, facing="W")
        assert game.view(seat)[f"fig/{who}"]["at"] == square
        assert square in game.form("setup", seat, do="place", what=who).control.places  # type: ignore[union-attr]
    assert all(game.state.known[s] is known for s, known in others.items())


@pytest.mark.clause("SET-18", "SET-27", "VIS-12")
def test_things_may_lie_where_their_people_may_not_stand() -> None:
    """The Example: the Artifact in Head A, a fake on a guest's desk, traps on two hatches, a robot on the rim."""
    game = opening("PFMA")
    choose(game, "M")
    truth, view = game.truth, game.view("M")
    lying = {i.type: (str(i.at), i.hidden) for i in truth.items.values() if i.owner == "M" and i.at}
    assert lying == {"artifact": ("RR(1,9)", True), "fake": ("RR(4,14)", False)}
    assert sorted(t.hatch for t in truth.traps.values()) == ["H-LAB", "H-POD"]
    assert str(game.figure("recon_m").at) == "SKIN-RR(12,33)"
    assert sorted(m["kind"] for k, m in view.items() if k.startswith("mark/")) == [
        "item",
        "item",
        "trap",
        "trap",
    ]
    assert game.refused("place", "M", what="fake-M1", at="EVA(0,0)") == "not-a-start"
    for seat in "PFA":
        assert not any(key.startswith("mark/") for key in game.view(seat))
    for word in ("SKIN-RR(12,33)", "fake", "recon_m", "H-LAB"):
        game.nobody_heard(word, but="M")


@pytest.mark.clause("SET-18")
def test_nobody_is_ready_before_all_stand_somewhere() -> None:
    game = opening("PFM")
    choose(game, "M")
    game.order("muster", "M", buy={"robot:doc": 1})
    assert game.refused("ready", "M") == "figure-not-placed"
    game.order("take_loadout", "M", loadout="M-A")
    game.order("ready", "M")
    assert game.refused("place", "M", what="slavin", at="RL(9,20)") == "ready-already"
    assert game.refused("ready", "F") == "employer-open"


@pytest.mark.clause("SET-28", "COMP-02")
@pytest.mark.parametrize(
    ("who", "code"),
    [("mccray", ""), ("slavin", ""), ("recon_m", "cannot-hold-control"), ("kyoshi", "cannot-hold-control")],
)
def test_the_marker_begins_with_one_of_two(who: str, code: str) -> None:
    game = opening("PFM")
    choose(game, "M")
    choose(game, "P")
    if code:
        assert game.refused("settle", "M", what="control", value=who) == code
        return
    game.order("settle", "M", what="control", value=who)
    assert game.truth.control == who
    assert [k for k, part in game.view("M").items() if k.startswith("fig/") and part.get("control")] == [
        f"fig/{who}"
    ]
    assert not any(part.get("control") for k, part in game.view("P").items() if k.startswith("fig/"))


def ready_made(game: Game, seat: str) -> dict[str, Option]:
    """What is offered at set-up, by what it does."""
    control = game.form("setup", seat).control
    assert isinstance(control, Choose)
    return {str(option.value): option for option in control.options}


@pytest.mark.clause("CS-F01", "SET-15")
def test_a_load_out_brings_an_employer_until_one_is_settled() -> None:
    game = opening("PFM")
    assert not game.view("F")["me"]["secrets"]["employer"]
    game.order("take_loadout", "F", loadout="F-C")
    assert game.view("F")["me"]["secrets"]["employer"] == "technicians"
    game.order("ready", "F")
    game.order("ready", "F", ready=False)
    game.order("take_loadout", "F", loadout="F-A")
    assert game.view("F")["me"]["secrets"]["employer"] == "gmen"
    assert "fig/phone" not in game.view("F")
    game.order("settle", "F", what="employer", value="museum")
    game.order("take_loadout", "F", loadout="F-C")
    assert game.view("F")["me"]["secrets"]["employer"] == "museum"
    for word in ("technicians", "museum"):
        game.nobody_heard(word, but="F")


@pytest.mark.clause("SET-18")
def test_what_is_asked_before_one_is_ready_says_so() -> None:
    game = opening("PFMA")
    musts = {
        seat: {
            do: option.hint["must"].code
            for do, option in ready_made(game, seat).items()
            if "must" in option.hint
        }
        for seat in "PFMA"
    }
    assert musts["P"] == {"muster": "hires-open", "place": "figure-not-placed", "carry": "thing-not-placed"}
    assert musts["F"]["settle:employer"] == "employer-open"
    assert musts["M"]["settle:control"] == "control-open"
    assert musts["A"] == dict.fromkeys(("opening:HAL-1", "opening:HAL-2", "opening:HAL-3"), "opening-open")
    for seat in "PFMA":
        choose(game, seat)
        after = ready_made(game, seat)
        assert not any("must" in option.hint for option in after.values())
        assert after["ready"].off is None
        assert [option.hint["taken"] for option in after.values() if "taken" in option.hint].count(True) == 1
    assert ready_made(game, "M")["settle:control"].detail is not None


@pytest.mark.clause("SET-18")
def test_an_opening_is_taken_in_one_tap() -> None:
    game = opening("PFMA")
    form = game.form("setup", "A", do="opening:HAL-2")
    assert form.order == {"kind": "settle", "what": "opening", "value": "HAL-2"}
    game.order("settle", "A", what="opening", value="HAL-2")
    assert ready_made(game, "A")["opening:HAL-2"].hint["taken"]


@pytest.mark.clause("SET-18", "STACK-01", "SET-10")
@pytest.mark.parametrize(("others", "taken"), [("P", False), ("F", True)])
def test_a_square_holds_four_of_ones_own_and_says_nothing_of_anybody_elses(others: str, taken: bool) -> None:
    game = opening("PF")
    for seat in "PF":
        choose(game, seat)
    places = sorted(figure_places(game.system.book, "orlov", "P", ()), key=lambda s: s.reading_order)
    at = next(s for s in places if not game.truth.on(s))
    crew = [f.id for f in game.truth.of_seat("P") if f.at is not None][:5]
    assert len(crew) == 5
    for figure in crew[:4]:
        game.order("place", "P", what=figure, at=str(at))
    if others == "F":
        strangers = [replace(game.figure(f), seat="F") for f in crew[:2]]
        game._fold([FigureJoined(figure=figure) for figure in strangers])
    if taken:
        game.order("place", "P", what=crew[4], at=str(at))
        assert game.figure(crew[4]).at == at
    else:
        assert game.refused("place", "P", what=crew[4], at=str(at)) == "square-full"
        game.order("place", "P", what=crew[0], at=str(at), facing="W")
        assert game.figure(crew[0]).facing == "W", "who stands there already may turn"


@pytest.mark.clause("SET-15", "SET-16")
def test_what_the_judge_has_put_into_hands_stays_there_and_a_load_out_has_the_room_beside_it() -> None:
    """Three suits for Preuitt: what finds no room beside them waits in stock; nothing offered is refused."""
    game = opening("FA", species="koch")
    choose(game, "F", "F-A")
    usual = {item.type for item in game.truth.held("preuitt")}
    assert "spacesuit" not in usual
    suits = [id for id, item in game.truth.items.items() if item.type == "spacesuit" and item.owner != "F"]
    for number, suit in enumerate(suits[:3], start=1):
        game.order("correct", JUDGE, what="give", subject=suit, value="preuitt")
        game.order("take_loadout", "F", loadout="F-A")
        held = [item.type for item in game.truth.held("preuitt")]
        assert held.count("spacesuit") == number
    waits = usual - set(held)
    assert waits, "something found no room"
    assert waits <= {item.type for item in game.truth.items.values() if item.owner == "F" and not item.holder}


@pytest.mark.clause("CS-G10", "AREA-12")
def test_the_ship_s_stores_lie_on_every_map_each_as_often_as_the_list_says() -> None:
    """Numbered from one through all its places; a row that says no number is one thing."""
    game = play()
    rows = game.system.book.loose
    for type in {row["item"] for row in rows}:
        places = [row["at"] for row in rows if row["item"] == type for _ in range(row.get("count", 1))]
        lie = {id: str(i.at) for id, i in game.truth.items.items() if i.type == type and not i.owner}
        assert lie == {f"{type}-ship{n}": at for n, at in enumerate(places, 1)}
        for seat in game.state.public.players:
            things = game.view(seat)
            assert [things[f"item/{type}-{n}"]["at"] for n in range(1, len(places) + 1)] == places


@pytest.mark.clause("CS-G10")
def test_a_row_of_the_stores_without_a_number_is_one_thing() -> None:
    whole = bundle("feynman")
    charts = whole.files["items.toml"].replace('item = "torch"\ncount = 1\n', 'item = "torch"\n')
    assert charts != whole.files["items.toml"]
    game = Game.opening(open_system(replace(whole, files={**whole.files, "items.toml": charts})), ("P", "M"))
    assert len([i for i in game.truth.items.values() if i.type == "torch" and not i.owner]) == 1
