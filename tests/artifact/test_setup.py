"""Set-up on the Feynman: purses, hands, START places, secrets, clashes, the first turn (SET)."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from artifact_server.core.answers import Answer, Answers
from artifact_server.core.errors import Malformed
from artifact_server.core.seats import JUDGE
from artifact_server.systems.artifact import Artifact, open_system
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.model.state import State, Truth, scene
from artifact_server.systems.artifact.rules import employers
from artifact_server.systems.artifact.rules.draft import Draft
from tests.artifact.table import Game, bundle, fig

SHEETS = {"P": "P-A", "F": "F-A", "M": "M-A"}


def opening(seats: str = "PFMA", **config: Any) -> Game:
    return Game.opening("feynman", seats, **config)


def choose(game: Game, seat: str, loadout: str = "", employer: str = "gmen") -> None:
    """A seat's sheet in one tap."""
    if seat == "A":
        game.order("settle", seat, what="opening", value="HAL-1")
        return
    if seat == "F":
        game.order("settle", seat, what="employer", value=employer)
    game.order("take_loadout", seat, loadout=loadout or SHEETS[seat])


def play(seats: str = "PFMA", informant: tuple[int, int] = (1, 5), robots: int = 0, **loadouts: str) -> Game:
    """The Example's game: everybody with a ready-made sheet, into the first turn."""
    game = opening(seats)
    for seat in seats:
        choose(game, seat, loadouts.get(seat, ""))
    game.roll(*informant, *([1] * robots))
    for seat in seats:
        game.order("ready", seat)
    return game


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
    assert "yee" not in [o.value for o in offered.options]  # type: ignore[union-attr]
    game.order("carry", "P", item="torch-P2", figure="")
    game.order("carry", "P", item="pistol-P2", figure="yee")


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
    assert [k for k, part in game.view("M").items() if k.startswith("fig/") and part["control"]] == [
        f"fig/{who}"
    ]
    assert not any(part["control"] for k, part in game.view("P").items() if k.startswith("fig/"))


# --- secrets ------------------------------------------------------------------------------------
@pytest.mark.clause("SET-10", "SET-11", "SET-12", "SET-04", "X58")
@pytest.mark.parametrize("seat", ["P", "F", "M"])
def test_what_one_seat_chooses_no_other_can_tell(seat: str) -> None:
    """Two games that differ in one seat's sheet are the same, byte for byte, before all the others."""
    other = {"P": "P-C", "F": "F-B", "M": "M-B"}[seat]
    first, second = opening(), opening()
    for game, loadout in ((first, SHEETS[seat]), (second, other)):
        for each in "PFMA":
            choose(
                game,
                each,
                loadout if each == seat else "",
                "museum" if (seat, loadout) == ("F", "F-B") else "gmen",
            )
    assert first.sent(seat) != second.sent(seat)
    for each in set("PFMA") - {seat}:
        assert first.sent(each) == second.sent(each)


@pytest.mark.clause("SET-10")
def test_the_secrets_of_a_sheet_lie_before_its_seat_alone() -> None:
    game = play()
    assert game.view("F")["me"]["secrets"]["employer"] == "gmen"
    assert game.view("A")["me"]["secrets"]["species"] == "hal"
    for seat, words in {
        "F": ("gmen", '"employer"'),
        "A": ('"species"', "HAL-1"),
        "M": ('"fake', "trap-M"),
    }.items():
        for word in words:
            game.nobody_heard(word, but=seat)


@pytest.mark.clause("SET-14", "ENCR-01")
@pytest.mark.parametrize("on", [True, False])
def test_encryption_is_settled_before_the_maps_lie_there(on: bool) -> None:
    game = opening("PFM", encryption=on)
    for seat in "PFM":
        assert game.view(seat)["public"]["encryption"] is on
    with pytest.raises(Malformed):
        game.system.read_order({"kind": "encryption", "on": not on})
    rooms = set(game.system.hears(game.state))
    assert ("P-F" in rooms) is on


@pytest.mark.clause("SET-17", "INF-09", "CON-27")
def test_the_informant_is_any_hire_in_play_and_never_the_captain() -> None:
    hires = ["lichter", "kyoshi", "mendez", "colovisto", "yee", "robertson", "orlov"]
    drawn = Counter(
        lot((high, low), hires) for high in range(1, 7) for low in range(1, 7) if (high, low) != (6, 6)
    )
    assert drawn == dict.fromkeys(hires, 5)
    assert lot((6, 6), hires, again=(1, 1)) == hires[0], "what lies beyond even shares is thrown anew"
    in_play = [f for f in play().truth.figures if f in hires or f == "eastwood"]
    assert {next(iter(play(informant=(1, n)).truth.informants)) for n in (1, 6)} <= set(in_play) - {
        "eastwood"
    }


def lot(faces: tuple[int, int], names: list[str], again: tuple[int, int] = (0, 0)) -> str:
    """Whom two dice draw."""
    thrown = {f"informant/F/{n}": Answer(key="", seat="F", faces=f) for n, f in enumerate((faces, again), 1)}
    draft = Draft(open_system(bundle("feynman")).book, State(Truth(), {}, Public()), Answers(thrown))
    return employers.draw(draft, "F", "informant", names)


@pytest.mark.clause("SET-17", "INF-02", "TEL-02")
def test_the_informant_is_told_to_his_master_alone() -> None:
    """The owner's map and notices are the same whoever it is."""
    games = [play(informant=face) for face in ((1, 1), (1, 5))]
    assert [next(iter(g.truth.informants)) for g in games] != ["orlov", "orlov"]
    assert games[0].sent("F") != games[1].sent("F")
    for seat in "PMA":
        assert games[0].sent(seat) == games[1].sent(seat)
        assert "informant" not in games[0].sent(seat)
    assert games[1].view("F")["me"]["secrets"]["informants"] == {"orlov": "never"}
    assert "informant-is" in games[1].heard("F")


@pytest.mark.clause("SET-17")
def test_without_gmen_nobody_informs() -> None:
    game = opening()
    for seat in "PFMA":
        choose(game, seat, "F-C" if seat == "F" else "", "technicians")
    for seat in "PFMA":
        game.order("ready", seat)
    assert game.truth.informants == {}


# --- the station --------------------------------------------------------------------------------
@pytest.mark.clause("SET-20", "SET-22", "SET-24", "LIFT-01")
def test_lifts_craft_and_people_at_the_start() -> None:
    game = play()
    for seat in "PFMA":
        assert game.view(seat)["me"]["lifts"] == {"LS1": "hub", "LS2": "hub"}
        assert all(game.view(seat)[f"craft/{c}"]["docked"] for c in ("cutter", "lorry", "pod"))
        assert [p["state"] for k, p in game.view(seat).items() if k.startswith("fig/") and p["state"]] == []
    lock = game.system.book.plan.read("MH(18,17)")
    ways = {(str(step.to), step.hatch) for step in scene(game.system.book.plan, game.truth).steps(lock)}
    assert ("cutter(18,18)", "H-PSL-OUT") in ways
    assert {f.wound for f in game.truth.figures.values()} == {"none"}


@pytest.mark.clause("SET-21", "JUDGE-06", "CON-12")
@pytest.mark.parametrize(("loadout", "number"), [("M-A", 4), ("M-B", 0), ("M-C", 0)])
def test_the_loose_robots_stand_in_the_ring_on_the_aliens_map_only(loadout: str, number: int) -> None:
    game = play(M=loadout)
    bought = [f for f in game.truth.of_seat("M") if f.kind == "robot"]
    loose = [f for f in game.truth.figures.values() if f.asleep]
    assert len(loose) == 5 - len(bought)
    if number:
        assert len(loose) == number
    plan = game.system.book.plan
    for robot in loose:
        segment = plan.segment_of(robot.at) if robot.at else None
        assert segment is not None
        assert segment.section == "ring"
        assert robot.seat == ""
    on_map = [p for k, p in game.view("A").items() if k.startswith("ctr/")]
    assert sorted(p["at"] for p in on_map) == sorted(str(r.at) for r in loose)
    for seat in "PFM":
        assert not any(k.startswith("ctr/robot") for k in game.view(seat))


@pytest.mark.clause("SET-21", "JUDGE-06")
def test_without_an_alien_they_stand_by_lot_where_nobody_is() -> None:
    game = play("PFM", robots=8)
    loose = [f for f in game.truth.figures.values() if f.asleep]
    plan = game.system.book.plan
    people = {
        plan.cells[f.at].space for f in game.truth.figures.values() if f.at in plan.cells and f.at and f.seat
    }
    for robot in loose:
        assert robot.at is not None
        assert plan.segments[plan.cells[robot.at].segment].section == "ring"
        assert plan.cells[robot.at].space not in people
    for seat in "PFM":
        assert game.counters(seat).keys() & {r.look for r in loose} == set()


@pytest.mark.clause("SET-19", "X48", "SET-18")
def test_a_clash_asks_both_with_the_same_words_and_says_no_more() -> None:
    game = Game.opening(loose_start(), "PFM")
    for seat in "PFM":
        choose(game, seat)
    game.order("place", "F", what="osorio", at="RL(8,20)")
    assert str(game.figure("mccray").at) == "RL(9,20)", "the Computer Room"
    for seat in "PFM":
        game.order("ready", seat)
    assert game.truth.stage == "setup"
    asked = {s: [n for n in game.state.known[s].log if n.words.code == "choose-another-space"] for s in "PFM"}
    assert asked["P"] == []
    assert asked["F"] == asked["M"]
    assert len(asked["F"]) == 1
    assert [game.view(s)["me"]["ready"] for s in "PFM"] == [True, False, False]
    assert all(game.view(s)["public"]["ready"] == ["P", "F", "M"] for s in "PFM"), (
        "nobody else learns who clashed"
    )
    for seat, word in (("F", "mccray"), ("M", "osorio"), ("P", "mccray"), ("P", "osorio")):
        assert word not in game.sent(seat)
    game.order("place", "F", what="osorio", at="RR(1,25)")
    game.roll(1, 5, *([1] * 8))
    game.order("ready", "F")
    assert game.refused("ready", "M") == "choose-another-space", "both have to leave it"
    assert "ready" not in [o.value for o in game.form("setup", "M").control.options if not o.off]  # type: ignore[union-attr]
    game.order("place", "M", what="mccray", at="RL(3,26)")
    assert game.refused("ready", "M") == "choose-another-space", "Slavin stands there too"
    game.order("place", "M", what="slavin", at="RL(3,26)")
    game.order("ready", "M")
    assert (game.truth.stage, game.truth.seat) == ("declare", "P")


def loose_start() -> Artifact:
    """A scenario that lets the telephone people begin anywhere, so that they can clash with M."""
    book = open_system(bundle("feynman")).book
    osorio = book.figures["osorio"].model_copy(update={"start": ("staterooms", "feynman")})
    return Artifact(replace(book, figures={**book.figures, "osorio": osorio}))


@pytest.mark.clause("SET-23", "VIS-06")
def test_what_is_dropped_is_on_anothers_map_only_when_it_is_seen() -> None:
    game = Game("FX-HALL", fig("M.H1", "4,1", gear=["pistol", "artifact"]), fig("P.H9", "8,1", "E"), turn="M")
    game.declares(M_H1={"do": "exchange"})
    game.order("exchange", figure="M.H1", drop=["pistol-M.H1-1", "artifact-M.H1-2"])
    game.end()
    game.until("M", 2)
    game.nobody_heard('"item/', but="M")
    game.go("M.H1", "jog", "5,1")
    game.until("P", 3)
    assert not any(k.startswith("item/") for k in game.view("P"))
    game.go("P.H9", "walk", "8,2", facing="W")
    game.end()
    assert not any(k.startswith("item/") for k in game.view("P")), "the hatch between them is shut"
    game.until("P", 4)
    game.go("P.H9", "jog", "7,1", "6,0", facing="W")
    game.order("correct", "J", what="blow", subject="h")
    game.end()
    game.until("P", 5)
    seen = {p["looks"]: p["at"] for k, p in game.view("P").items() if k.startswith("item/")}
    assert seen == {"artifact": "X(4,1)", "pistol": "X(4,1)"}
    assert not any(k.startswith("item/") for k in game.view("F")), "each map has its own"
    game.order("correct", "J", what="lay", subject="pistol-M.H1-1", value="X(0,0)")
    assert game.view("P")["item/pistol-1"]["at"] == "X(4,1)", "nobody keeps it up to date"


@pytest.mark.clause("SET-30")
def test_every_named_counter_is_in_the_catalogue_once() -> None:
    figures = game_catalogue()
    assert {"osorio", "preuitt", "dubois", "bresinski", "acid_bot", "phone", "recon_f"} <= figures
    assert {"mccray", "slavin", "doc", "securi", "tech", "handler", "recon_m"} <= figures
    pirates = {
        "eastwood",
        "hernandez",
        "kyoshi",
        "mendez",
        "colovisto",
        "yee",
        "robertson",
        "sarma",
        "orlov",
        "lichter",
    }
    assert pirates | {"herbivore"} <= figures
    assert {"pan_free", "koch", "ram", "zombie1", "bug1"} <= figures
    items = {i for i, row in Game.opening("feynman", "PFM").system.book.items.items() if row.victory}
    assert {"artifact", "disk", "loot"} <= items


def game_catalogue() -> set[str]:
    return set(Game.opening("feynman", "PFM").system.book.figures)
