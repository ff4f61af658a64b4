"""Set-up on the Feynman: secrets, clashes, the station as it stands at the start (SET-10 to SET-14, SET-17 to SET-24)."""

from collections import Counter
from dataclasses import replace

import pytest

from artifact_server.core.answers import Answer, Answers, Unanswered
from artifact_server.core.errors import Malformed
from artifact_server.scenario import read_card
from artifact_server.systems.artifact import Artifact, open_system
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.model.state import State, Truth, scene
from artifact_server.systems.artifact.rules import employers
from artifact_server.systems.artifact.rules.draft import Draft
from tests.artifact.preparing import SHEETS, choose, opening, play
from tests.artifact.table import Game, bundle, fig


# --- secrets ------------------------------------------------------------------------------------
@pytest.mark.clause("SET-10", "SET-11", "SET-12", "SET-04", "X58")
@pytest.mark.parametrize("seat", ["P", "F", "M"])
@pytest.mark.fault("R2", "R27")
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


@pytest.mark.clause("SET-21", "JUDGE-06", "CON-12", "CS-M02")
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


@pytest.mark.clause("SET-19", "X48", "SET-18", "JUDGE-09")
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
    assert [c["seats"] for c in game.view("J")["clashes"]] == [["F", "M"]]
    game.nobody_heard("clashes")
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
    assert "clashes" not in game.view("J")


@pytest.mark.clause("SET-19")
def test_who_leaves_a_room_may_have_a_robot_outside() -> None:
    game = Game.opening(loose_start(), "PFM")
    for seat in "PFM":
        choose(game, seat)
    game.order("place", "F", what="osorio", at="RL(8,20)")
    for seat in "PFM":
        game.order("ready", seat)
    assert str(game.figure("recon_m").at) == "SKIN-RR(12,33)"
    form = game.form("setup", "M", do="settle:leave")
    assert (form.control, dict(form.order or {})["value"]) == (None, "computer_room"), (
        "nothing is left to choose"
    )
    game.order(**{"by": "M", **dict(form.order or {})})
    plan = game.system.book.plan
    spaces = {s.id for f in ("mccray", "slavin") if (s := plan.space_of(game.figure(f).at))}  # type: ignore[arg-type]
    assert spaces
    assert "computer_room" not in spaces
    assert str(game.figure("recon_m").at) == "SKIN-RR(12,33)"
    refused = game.refused("settle", "M", what="leave", value="computer_room")
    assert refused == "nobody-to-move-on", "it is left"


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


# --- what everybody knows -------------------------------------------------------------------------
@pytest.mark.clause("SET-13", "SET-14")
def test_nobody_is_ready_who_has_not_said_that_he_has_read_it() -> None:
    game = opening("PFM", background="read")
    for seat in "PFM":
        choose(game, seat)
        assert game.refused("ready", seat) == "background-unread"
        control = game.form("setup", seat).control
        assert "ready" not in [o.value for o in control.options if not o.off]  # type: ignore[union-attr]
        [tale] = [o for o in control.options if o.value == "settle:background"]  # type: ignore[union-attr]
        assert {"reading", "says", "must"} <= set(tale.hint)
        before = {other: game.view(other) for other in "PFM" if other != seat}
        order = game.form("setup", seat, do="settle:background").order
        game.order(by=seat, **dict(order or {}))
        assert {other: game.view(other) for other in before} == before
    game.roll(1, 5, *([1] * 8))
    for seat in "PFM":
        assert game.truth.stage == "setup"
        game.order("ready", seat)
    assert game.truth.stage == "declare"


@pytest.mark.clause("SET-13")
@pytest.mark.parametrize("waived", [{}, {"background": "waived"}])
def test_the_judge_may_waive_it(waived: dict[str, str]) -> None:
    game = opening("PFM", **waived)
    choose(game, "P")
    game.order("ready", "P")
    assert game.refused("settle", "F", what="background", value="read") == "no-such-secret"


@pytest.mark.clause("SET-13")
@pytest.mark.parametrize("value", ["", "unread", "yes"])
def test_only_having_read_it_counts(value: str) -> None:
    game = opening("PFM", background="read")
    assert game.refused("settle", "P", what="background", value=value) == "no-such-secret"
    assert game.state.known["P"].secrets["background"] == "unread"


@pytest.mark.clause("SET-04", "SET-09")
def test_the_species_that_a_judge_picks_is_no_public_matter() -> None:
    game = Game.opening("feynman", "PFMA", 1, 1, 1, 1, species="pan", border=4)
    assert game.view("A")["me"]["secrets"]["species"] == "pan"
    assert "species" not in game.state.public.options
    for seat in "PFM":
        assert '"pan"' not in game.sent(seat)


@pytest.mark.clause("SET-04")
def test_only_a_judge_picks_it() -> None:
    card = read_card(bundle("feynman"))
    assert card.opening("PFMA", {"species": "pan"}).config["species"] == "pan"
    assert card.opening("PFMA", {"species": "pan"}, judge=False).config["species"] == "lot"


@pytest.mark.clause("SET-17", "SET-04")
@pytest.mark.parametrize(
    ("names", "dice", "drawn"),
    [("abcde", (6, 6, 1, 2), "b"), ("abcde", (6, 5), "e"), ("abcdef", (6, 6), "f"), ("abcde", (1, 6), "a")],
)
def test_by_lot_each_name_is_as_likely_as_any_other(names: str, dice: tuple[int, ...], drawn: str) -> None:
    """Of 36 throws of two dice five names share 35 evenly; the last is thrown anew."""
    game = opening("PFM")
    game.roll(*dice)
    found: list[str] = []
    given: dict[str, Answer] = {}
    while not found:
        draft = Draft(game.system.book, game.state, Answers(given))
        try:
            found.append(employers.draw(draft, "F", "employer", list(names)))
        except Unanswered as wanting:
            for key, ask in wanting.asks:
                given[key] = Answer(key=key, seat=ask.seat, faces=(game.dice.pop(0), game.dice.pop(0)))
    assert (found, game.dice) == ([drawn], [])


@pytest.mark.clause("CS-G10", "AREA-12")
def test_the_ships_stores_lie_on_every_map_numbered_one_by_one() -> None:
    game = Game.opening("feynman", "PM")
    suits = sorted(i.id for i in game.truth.items.values() if i.type == "spacesuit" and not i.owner)
    assert suits == [f"spacesuit-ship{n}" for n in (1, 2, 3, 4)]
    for known in game.state.known.values():
        assert sorted(t for t in known.things if t.startswith("spacesuit")) == [
            f"spacesuit-{n}" for n in (1, 2, 3, 4)
        ]
        assert "pistol-1" in known.things


@pytest.mark.clause("SET-07", "SET-12")
def test_a_load_out_gives_the_second_phone_seat_s_things_to_its_own_two_people() -> None:
    game = Game.opening("feynman", ("P", "F", "F2", "M"), *range(1, 7), *range(1, 7))
    for seat in ("F", "F2"):
        game.order("take_loadout", seat, loadout="F-A")
    holders = {
        seat: {i.holder for i in game.truth.items.values() if i.owner == seat} - {""} for seat in ("F", "F2")
    }
    assert holders["F"]
    assert holders["F"] <= {"osorio", "preuitt"}
    assert holders["F2"]
    assert holders["F2"] <= {"dubois", "bresinski"}
