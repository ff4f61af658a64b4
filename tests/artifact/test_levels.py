"""Each level of each sheet, reached and just missed; whose things are, and who is a captive (VICT, CS-V05, CS-V06)."""

from typing import Any

import pytest

from artifact_server.systems.artifact.levels import WORDS
from artifact_server.systems.artifact.model.illusions import Trophy
from artifact_server.systems.artifact.model.powers import Egg, Way
from artifact_server.systems.artifact.rules.goals import meanings
from artifact_server.systems.artifact.rules.possession import Reckoning
from artifact_server.systems.artifact.rules.victory import winners
from tests.artifact.last_day import feynman, last_day, level, levels

World = dict[str, Any]
HOME, SACK = "home", "coal_sack"
LINES = ["pod(5,13)", "RL(9,20)", "U(33,12)", "RR(1,25)"]
POD, MAIN = "pod(5,13)", "RL(9,20)"
JOB = {"lines": LINES, "served": True}
BUGS = [f"bug{n}" for n in range(1, 9)]
ZOMBIES = [f"zombie{n}" for n in range(1, 6)]


def trophies(*sides: str) -> World:
    return {"trophies": tuple(Trophy("A", side) for side in sides)}


def eggs(*hosts: str) -> World:
    return {"eggs": {host: Egg(f"egg-{host}", "A", 3) for host in hosts}}


FOUR = ["orlov", "yee", "kyoshi", "sarma"]
PIRATES: list[tuple[str, World, int]] = [
    ("all three away with both", {"away": {"cutter": HOME}, "cutter": ["eastwood:artifact", "orlov:loot", "yee"]}, 1),
    ("two away with both", {"away": {"cutter": HOME}, "cutter": ["eastwood:artifact", "orlov:loot"]}, 2),
    ("the third is a corpse", {"away": {"cutter": HOME}, "cutter": ["eastwood:artifact", "orlov:loot", "yee/dead"]}, 2),
    ("the third is the company's man", {"away": {"cutter": HOME}, "cutter": ["eastwood:artifact loot", "orlov", "yee@F"]}, 2),
    ("the Loot was paid", {"away": {"cutter": SACK}, "cutter": ["eastwood:artifact", "orlov"], "biolab": ["mccray:loot"]}, 2),
    ("one alone with the Artifact", {"away": {"cutter": HOME}, "cutter": ["orlov:artifact"], "biolab": ["mccray:loot"]}, 0),
    ("five home with the Loot", {"away": {"cutter": HOME}, "cutter": ["eastwood:loot", *FOUR]}, 3),
    ("one left behind", {"away": {"cutter": HOME}, "cutter": ["eastwood:loot", *FOUR[:3]], "galley": FOUR[3:]}, 4),
    ("the Loot stayed", {"away": {"cutter": HOME}, "cutter": ["eastwood", *FOUR], "galley": ["*loot@P"]}, 4),
    ("nobody has left", {"cutter": ["eastwood:loot", "orlov", "yee", "kyoshi"]}, 4),
    ("the fourth is a captive", {"cutter": ["eastwood:loot", "orlov", "yee"], "galley": ["osorio", "kyoshi/out>osorio"]}, 0),
    ("they have neither", {"cutter": ["eastwood", "orlov", "yee", "kyoshi"], "galley": ["mccray:loot artifact"]}, 0),
]  # fmt: skip
SCIENTIST: list[tuple[str, World, int]] = [
    ("Disk and Artifact in hand", {"biolab": ["mccray:disk artifact"]}, 1),
    ("Disk burnt, Loot in hand", {"biolab": ["mccray:loot"], "gone": "disk"}, 1),
    ("Disk burnt, bond in hand", {"biolab": ["mccray", "slavin:bond"], "gone": "disk"}, 1),
    ("Disk in hand, Artifact sold", {"away": {"lorry": HOME}, "lorry": ["osorio:artifact"], "biolab": ["mccray:disk"]}, 1),
    ("Artifact gone with the alien", {"away": {"lorry": HOME}, "lorry": ["koch:artifact"], "biolab": ["mccray:disk"]}, 3),
    ("Loot, but the Disk is theirs", {"biolab": ["mccray:loot"], "galley": ["osorio:disk"]}, 2),
    ("the Loot is still theirs", {"biolab": ["mccray"], "galley": ["osorio:disk", "orlov:loot"]}, 4),
    ("the Artifact, not the Disk", {"biolab": ["mccray:artifact"], "galley": ["osorio:disk"]}, 3),
    ("the Disk is gone", {"biolab": ["mccray"], "galley": ["orlov:artifact"], "gone": "disk"}, 3),
    ("nothing but himself", {"biolab": ["mccray"], "galley": ["osorio:disk", "orlov:artifact"]}, 4),
    ("carried off", {"biolab": ["mccray/out>orlov:disk artifact", "orlov"]}, 0),
    ("dead", {"biolab": ["mccray/dead:disk artifact", "slavin:loot"]}, 0),
]  # fmt: skip
GMEN: list[tuple[str, World, int]] = [
    ("away with the Artifact", {"away": {"lorry": HOME}, "lorry": ["osorio:artifact"]}, 1),
    ("not cast off", {"lorry": ["osorio:artifact disk"]}, 4),
    ("only the phone bot leaves", {"away": {"lorry": HOME}, "lorry": ["phone:artifact disk"]}, 3),
    ("McCray is their captive", {"away": {"lorry": HOME}, "lorry": ["osorio:disk", "mccray/out>osorio"]}, 2),
    ("Eastwood is their captive", {"away": {"lorry": HOME}, "lorry": ["osorio:disk", "eastwood/serious/out"]}, 2),
    ("McCray is awake", {"away": {"lorry": HOME}, "lorry": ["osorio:disk", "mccray"], "pilots": {"lorry": "F"}}, 3),
    ("McCray is dead", {"away": {"lorry": HOME}, "lorry": ["osorio:disk", "mccray/dead"]}, 3),
    ("Yee is no prize", {"away": {"lorry": HOME}, "lorry": ["osorio:disk", "yee/out"]}, 3),
    ("the Disk is with them", {"galley": ["osorio:disk"]}, 4),
    ("the Disk is sold", {"galley": ["osorio", "mccray:disk"]}, 0),
    ("nobody is left to bring it", {"galley": ["osorio/dead", "preuitt/dead", "phone:disk"]}, 0),
]  # fmt: skip
TECHNICIANS: list[tuple[str, World, int]] = [
    ("all of it", {"away": {"lorry": HOME}, "lorry": ["osorio:disk", "preuitt"], "secrets": JOB}, 1),
    ("one line has failed since", {"away": {"lorry": HOME}, "lorry": ["osorio:disk", "preuitt"], "secrets": JOB,
        "more": {"wrecked": frozenset({min(feynman().plan.feature_squares("major_terminal"))})}}, 2),
    ("the pod has taken one away", {"away": {"lorry": HOME, "pod": HOME}, "lorry": ["osorio:disk", "preuitt"],
        "secrets": JOB}, 2),
    ("seven", {"away": {"lorry": HOME}, "lorry": ["osorio"], "secrets": JOB}, 2),
    ("six", {"galley": ["osorio"], "secrets": JOB}, 3),
    ("five", {"away": {"lorry": HOME}, "lorry": ["osorio"], "secrets": {"lines": LINES}}, 3),
    ("four", {"galley": ["osorio"], "secrets": {"lines": LINES}}, 4),
    ("the computer is down", {"galley": ["osorio"], "secrets": JOB, "more": {"computer": False}}, 4),
    ("one", {"galley": ["osorio"], "secrets": {"lines": LINES[:1]}}, 0),
    ("two, and nobody to be paid", {"galley": ["osorio/dead"], "secrets": {"served": True}}, 0),
]  # fmt: skip
MUSEUM: list[tuple[str, World, int]] = [
    ("Artifact and bond", {"away": {"lorry": HOME}, "lorry": ["osorio:artifact bond"]}, 1),
    ("Artifact and a live bug", {"away": {"lorry": HOME}, "lorry": ["osorio:artifact", "bug1/out>osorio"]}, 1),
    ("Artifact, the bond is spent", {"away": {"lorry": HOME}, "lorry": ["osorio:artifact"], "galley": ["mccray:bond"]}, 2),
    ("Artifact, the bug is dead", {"away": {"lorry": HOME}, "lorry": ["osorio:artifact", "bug1/dead"]}, 2),
    ("not cast off", {"lorry": ["osorio:artifact bond"]}, 4),
    ("the Herbivore, stunned", {"away": {"lorry": HOME}, "lorry": ["osorio", "herbivore/out>osorio"]}, 3),
    ("Disk and bond", {"away": {"lorry": HOME}, "lorry": ["osorio:disk bond"]}, 3),
    ("the Disk stayed", {"away": {"lorry": HOME}, "lorry": ["osorio:bond"], "galley": ["*disk@F"]}, 4),
    ("a shape-changer, found out", {"away": {"lorry": HOME}, "lorry": ["osorio", "yee/pan/out>osorio"]}, 3),
    ("only a man", {"away": {"lorry": HOME}, "lorry": ["osorio", "yee/out>osorio"]}, 0),
    ("the bug is awake", {"away": {"lorry": HOME}, "lorry": ["osorio:bond", "bug1"], "pilots": {"lorry": "F"}}, 4),
    ("accepted as it is", {"away": {"lorry": HOME}, "lorry": ["osorio", "bug1/dead"], "more": {"exhibits": ("bug1",)}}, 3),
    ("accepted, but left behind", {"away": {"lorry": HOME}, "lorry": ["osorio"], "galley": ["bug1/out"],
        "more": {"exhibits": ("bug1",)}}, 0),
    ("the bond is spent", {"galley": ["osorio", "mccray:bond"]}, 0),
]  # fmt: skip
VISITORS: list[tuple[str, World, int]] = [
    ("to the Coal Sack with it", {"away": {"lorry": SACK}, "lorry": ["osorio", "*artifact"]}, 1),
    ("it goes, they stay", {"away": {"cutter": SACK}, "cutter": ["orlov:artifact"], "galley": ["osorio"]}, 2),
    ("it goes home", {"away": {"lorry": HOME}, "lorry": ["osorio:disk artifact"]}, 4),
    ("their friend has won", {"species": "koch", "galley": ["osorio"], "biolab": ["koch:artifact"]}, 2),
    ("their friend lives", {"species": "koch", "galley": ["osorio:disk"], "biolab": ["koch"], "drive_room": ["*artifact"]}, 3),
    ("the Disk is gone", {"galley": ["osorio"], "gone": "disk", "biolab": ["mccray:artifact"]}, 3),
    ("the Disk is McCray's", {"galley": ["osorio"], "biolab": ["mccray:artifact disk"]}, 4),
    ("both are dead", {"galley": ["osorio/dead", "preuitt/dead"], "gone": "disk"}, 0),
]  # fmt: skip
HAL: list[tuple[str, World, int]] = [
    ("all aboard", {"away": {"pod": SACK}, "hal": POD, "pod": ["mccray", "*disk@F"]}, 1),
    ("McCray helpless, Disk burnt", {"away": {"pod": SACK}, "hal": POD, "galley": ["mccray/out"], "gone": "disk"}, 1),
    ("McCray awake elsewhere", {"away": {"pod": SACK}, "hal": POD, "galley": ["mccray"], "gone": "disk"}, 2),
    ("McCray dead", {"away": {"pod": SACK}, "hal": POD, "galley": ["mccray/dead"], "gone": "disk"}, 2),
    ("the wrong way", {"away": {"pod": HOME}, "hal": POD, "pod": ["mccray", "*disk@F"]}, 2),
    ("away with nothing", {"away": {"pod": SACK}, "hal": POD, "galley": ["mccray", "osorio:disk"]}, 3),
    ("still here", {"hal": MAIN, "galley": ["mccray", "osorio:disk"]}, 3),
    ("the Disk has left it behind", {"away": {"lorry": HOME}, "hal": MAIN, "lorry": ["osorio:disk"]}, 4),
    ("the Artifact has", {"away": {"cutter": HOME}, "hal": MAIN, "cutter": ["orlov:artifact"]}, 4),
    ("nobody in the computer", {"galley": ["mccray"]}, 0),
]  # fmt: skip
BUGGED: list[tuple[str, World, int]] = [
    ("a stowaway", {"away": {"cutter": HOME}, "cutter": ["orlov", "bug1"]}, 1),
    ("bound for the Coal Sack", {"away": {"cutter": SACK}, "cutter": ["orlov", "bug1"]}, 4),
    ("nobody to land", {"away": {"cutter": HOME}, "cutter": ["orlov/dead", "bug1"]}, 4),
    ("only a machine aboard", {"away": {"lorry": HOME}, "lorry": ["phone", "bug1"]}, 4),
    ("eight", {"galley": ["orlov", *BUGS]}, 2),
    ("seven", {"galley": ["orlov", *BUGS[:7]]}, 3),
    ("three and nobody else", {"galley": BUGS[:3], "biolab": ["orlov/out"], "lorry": ["osorio"]}, 2),
    ("three and one man", {"galley": BUGS[:3], "biolab": ["orlov"]}, 4),
    ("five", {"galley": ["orlov", *BUGS[:5]]}, 3),
    ("four", {"galley": ["orlov", *BUGS[:4]]}, 4),
    ("an egg in a man who went home", {"away": {"cutter": HOME}, "cutter": ["orlov"], "more": eggs("orlov")}, 1),
    ("an egg in a corpse beside him", {"away": {"cutter": HOME}, "cutter": ["orlov", "yee/dead"], "more": eggs("yee")}, 4),
    ("five with the eggs", {"galley": ["orlov", "yee", *BUGS[:3]], "more": eggs("orlov", "yee")}, 3),
    ("one egg", {"galley": ["orlov", "bug1/dead"], "more": eggs("orlov")}, 4),
    ("the last is dead", {"galley": ["orlov", "bug1/dead"]}, 0),
]  # fmt: skip
DEAD: list[tuple[str, World, int]] = [
    ("the Way is open", {"galley": ["orlov"], "more": {"way": Way(2, 9, open=True)}}, 1),
    ("one turn short of it", {"biolab": ["zombie1:artifact", *ZOMBIES[1:3]], "more": {"way": Way(1, 9)}}, 2),
    ("the Artifact and three", {"biolab": ["zombie1:artifact", *ZOMBIES[1:3]]}, 2),
    ("the Artifact and two", {"biolab": ["zombie1:artifact", "zombie2"]}, 3),
    ("three, and it has left", {"away": {"cutter": HOME}, "cutter": ["orlov:artifact"], "biolab": ZOMBIES[:3]}, 4),
    ("five", {"biolab": ZOMBIES}, 3),
    ("the fifth is down", {"biolab": [*ZOMBIES[:4], "zombie5/down"]}, 4),
    ("none stands", {"biolab": ["zombie1/down"]}, 0),
]  # fmt: skip
HUNTER: list[tuple[str, World, int]] = [
    ("away with it", {"away": {"lorry": HOME}, "lorry": ["koch:artifact"]}, 1),
    ("it stays with it", {"lorry": ["koch:artifact"]}, 2),
    ("away with two", {"away": {"lorry": HOME}, "lorry": ["koch"], "more": trophies("P", "P")}, 2),
    ("away with one", {"away": {"lorry": HOME}, "lorry": ["koch"], "more": trophies("P")}, 4),
    ("three of two sides", {"galley": ["koch"], "more": trophies("P", "P", "crew")}, 3),
    ("three of one side", {"galley": ["koch"], "more": trophies("P", "P", "P")}, 4),
    ("two of two sides", {"galley": ["koch"], "more": trophies("P", "M")}, 4),
    ("dead among its trophies", {"galley": ["koch/dead"], "more": trophies("P", "P", "M")}, 0),
]  # fmt: skip
MIND: list[tuple[str, World, int]] = [
    ("to the Coal Sack", {"away": {"cutter": SACK}, "cutter": ["orlov@A:artifact"], "more": {"thralls": {"orlov": "A"}}}, 1),
    ("home", {"away": {"cutter": HOME}, "cutter": ["orlov@A:artifact"], "more": {"thralls": {"orlov": "A"}}}, 2),
    ("the thrall sleeps", {"away": {"cutter": SACK}, "cutter": ["orlov/out:artifact"], "more": {"thralls": {"orlov": "A"}}}, 4),
    ("two thralls", {"galley": ["orlov@A", "yee@A", "*artifact"], "more": {"thralls": {"orlov": "A", "yee": "A"}}}, 3),
    ("one thrall", {"galley": ["orlov@A", "yee", "*artifact"], "more": {"thralls": {"orlov": "A"}}}, 4),
    ("no more", {"galley": ["orlov@A", "yee@A"], "gone": "artifact", "more": {"thralls": {"orlov": "A", "yee": "A"}}}, 0),
]  # fmt: skip
SHAPES: list[tuple[str, World, int]] = [
    ("two with it in hand", {"away": {"lorry": HOME}, "lorry": ["yee/pan@A:artifact", "osorio/pan"]}, 1),
    ("the other is dead", {"away": {"lorry": HOME}, "lorry": ["yee/pan@A:artifact", "osorio/pan/dead"]}, 2),
    ("it is in the hands of one asleep", {"away": {"cutter": HOME}, "cutter": ["yee/pan:artifact", "orlov/pan"]}, 2),
    ("two away without it", {"away": {"cutter": HOME}, "cutter": ["yee/pan", "orlov/pan"], "galley": ["*artifact"]}, 3),
    ("one away without it", {"away": {"cutter": HOME}, "cutter": ["yee/pan"], "galley": ["orlov/pan", "*artifact"]}, 4),
    ("none lives", {"galley": ["yee/pan/dead", "orlov"]}, 0),
]  # fmt: skip

SHEETS: dict[str, tuple[str, World, list[tuple[str, World, int]]]] = {
    "P": ("P", {}, PIRATES),
    "M": ("M", {}, SCIENTIST),
    "gmen": ("F", {"employer": "gmen"}, GMEN),
    "technicians": ("F", {"employer": "technicians"}, TECHNICIANS),
    "museum": ("F", {"employer": "museum"}, MUSEUM),
    "visitors": ("F", {"employer": "visitors"}, VISITORS),
    "hal": ("A", {"species": "hal"}, HAL),
    "bugs": ("A", {"species": "bugs"}, BUGGED),
    "zombies": ("A", {"species": "zombies"}, DEAD),
    "koch": ("A", {"species": "koch"}, HUNTER),
    "pan": ("A", {"species": "pan"}, SHAPES),
    "mind_control": ("A", {"species": "mind_control"}, MIND),
}
CASES = [
    pytest.param(seat, {**sheet, **world}, reached, id=f"{name}: {words}")
    for name, (seat, sheet, rows) in SHEETS.items()
    for words, world, reached in rows
]


@pytest.mark.clause("VICT-01", "CS-V04")
@pytest.mark.parametrize(("seat", "world", "reached"), CASES)
def test_each_level_reached_and_just_missed(seat: str, world: World, reached: int) -> None:
    assert level(last_day(**world), seat) == reached


@pytest.mark.parametrize("name", SHEETS)
def test_every_level_is_the_result_of_some_end(name: str) -> None:
    """And so is none of them."""
    _, _, rows = SHEETS[name]
    assert {reached for _, _, reached in rows} == {0, 1, 2, 3, 4}


def test_no_sheet_is_left_out() -> None:
    assert set(feynman().levels) == set(SHEETS)


def test_every_word_of_the_levels_has_a_meaning() -> None:
    assert meanings(Reckoning(feynman(), last_day())).keys() == WORDS.keys()


# --- whose it is --------------------------------------------------------------------------------
AWAY = {"lorry": HOME}
WHOSE: list[tuple[str, World, str, str]] = [
    ("in a free man's hands", {"galley": ["orlov:disk"]}, "disk", "P"),
    ("in the hands of one who has changed sides", {"galley": ["orlov@F:loot", "yee"]}, "loot", "F"),
    ("on one who is out, McCray alone beside him", {"lorry": ["preuitt/out:disk", "mccray"]}, "disk", "M"),
    ("on one who is out, two sides beside him", {"lorry": ["preuitt/out:disk", "mccray", "orlov"]}, "disk", ""),
    ("the same away, F's pilot", {"away": AWAY, "pilots": {"lorry": "F"}, "lorry": ["preuitt/out:disk", "mccray", "orlov"]},
        "disk", "F"),
    ("the same away, M's pilot", {"away": AWAY, "pilots": {"lorry": "M"}, "lorry": ["preuitt/out:disk", "mccray", "orlov"]},
        "disk", "M"),
    ("on one who lies alone", {"galley": ["preuitt/out:disk"], "biolab": ["mccray"]}, "disk", "F"),
    ("on a dead man alone", {"galley": ["preuitt/dead:disk"], "biolab": ["mccray"]}, "disk", "F"),
    ("on a captive", {"galley": ["orlov/out>osorio:loot", "osorio"]}, "loot", "F"),
    ("loose, one side beside it", {"galley": ["*artifact", "yee"]}, "artifact", "P"),
    ("loose, only sleepers beside it", {"galley": ["*artifact", "yee/out"]}, "artifact", "M"),
    ("loose, another room is no help", {"galley": ["*artifact"], "pantry": ["yee"]}, "artifact", "M"),
    ("loose, a Tough man badly hurt beside it", {"galley": ["*artifact", "kyoshi/serious"]}, "artifact", "P"),
    ("loose, another badly hurt beside it", {"galley": ["*artifact", "yee/serious"]}, "artifact", "M"),
    ("nowhere", {"galley": ["yee"], "gone": "artifact"}, "artifact", ""),
]  # fmt: skip


@pytest.mark.clause("VICT-06", "HOLE-36", "CS-V05")
@pytest.mark.parametrize(("words", "world", "thing", "owner"), WHOSE, ids=[row[0] for row in WHOSE])
def test_whose_a_thing_is(words: str, world: World, thing: str, owner: str) -> None:
    game = Reckoning(feynman(), last_day(**world))
    assert [seat for seat in "PFMA" if game.has(seat, thing)] == list(owner)


CAPTIVES: list[tuple[str, World, str]] = [
    ("awake", {"galley": ["mccray", "orlov"]}, ""),
    ("lies alone", {"galley": ["mccray/out"]}, ""),
    ("lies among enemies", {"galley": ["mccray/out", "orlov", "osorio"]}, "PF"),
    ("lies beside his own", {"galley": ["mccray/out", "slavin", "orlov"]}, ""),
    ("his own is out too", {"galley": ["mccray/out", "slavin/out", "orlov"]}, "P"),
    ("is carried past his own", {"galley": ["mccray/out>orlov", "slavin", "orlov"]}, "P"),
    ("is carried by his own", {"galley": ["mccray/out>slavin", "slavin", "orlov"]}, ""),
    ("is dead", {"galley": ["mccray/dead", "orlov"]}, ""),
]


@pytest.mark.clause("VICT-06", "CS-V06")
@pytest.mark.parametrize(("words", "world", "captors"), CAPTIVES, ids=[row[0] for row in CAPTIVES])
def test_who_is_a_captive(words: str, world: World, captors: str) -> None:
    game = Reckoning(feynman(), last_day(**world))
    assert game.captors("mccray") == set(captors)
    assert game.free("mccray") == (not captors and game.alive("mccray"))


# --- whole ends ---------------------------------------------------------------------------------
ENDS: list[tuple[str, World, dict[str, int], str]] = [
    ("nothing has happened", {"species": "hal", "hal": MAIN, "cutter": ["eastwood:loot", "orlov", "yee", "kyoshi"],
        "galley": ["osorio:disk"], "biolab": ["mccray:artifact"]}, {"P": 4, "F": 4, "M": 3, "A": 3}, "MA"),
    ("Disk for Artifact, and the agents get home", {"away": AWAY, "lorry": ["osorio:artifact"], "biolab": ["mccray:disk"],
        "cutter": ["eastwood:loot", "orlov", "yee", "kyoshi"]}, {"P": 4, "F": 1, "M": 1, "A": 0}, "FM"),
    ("an honest sale", {"away": {"cutter": HOME}, "cutter": ["eastwood:artifact", "orlov", "yee"], "biolab": ["mccray:loot"],
        "galley": ["osorio:disk"]}, {"P": 2, "F": 4, "M": 2, "A": 0}, "PM"),
    ("the pirates keep both", {"away": {"cutter": HOME}, "cutter": ["eastwood:artifact loot", "orlov", "yee"],
        "biolab": ["mccray"], "galley": ["osorio:disk"]}, {"P": 1, "F": 4, "M": 4, "A": 0}, "P"),
    ("the Example: pirates without a pilot, their captain carried off", {"species": "hal", "hal": MAIN,
        "cutter": ["yee:loot", "kyoshi", "mendez", "colovisto"], "lorry": ["osorio:disk", "eastwood/out", "orlov@F"],
        "biolab": ["mccray:artifact"]}, {"P": 4, "F": 4, "M": 3, "A": 3}, "MA"),
    ("HAL ferries the pirates", {"species": "hal", "hal": POD, "away": {"pod": SACK}, "pod": ["yee:disk loot", "kyoshi"],
        "biolab": ["mccray/out:artifact"]}, {"P": 0, "F": 0, "M": 3, "A": 1}, "A"),
    ("nobody has reached anything", {"galley": ["eastwood/dead", "osorio/dead", "mccray/dead"]},
        {"P": 0, "F": 0, "M": 0, "A": 0}, ""),
]  # fmt: skip


@pytest.mark.clause("VICT-03", "VICT-04", "VICT-06")
@pytest.mark.parametrize(("words", "world", "reached", "best"), ENDS, ids=[row[0] for row in ENDS])
def test_whole_ends(words: str, world: World, reached: dict[str, int], best: str) -> None:
    found = levels(last_day(**world))
    assert found == reached
    assert winners(found) == tuple(best)


@pytest.mark.clause("VICT-03", "VICT-04")
@pytest.mark.parametrize(
    ("reached", "best"),
    [
        ({"P": 4, "M": 2, "F": 3, "A": 1}, ("A",)),
        ({"M": 1, "F": 1, "P": 4}, ("M", "F")),
        ({"P": 0, "M": 4}, ("M",)),
        ({"P": 0, "M": 0}, ()),
        ({}, ()),
    ],
)
def test_the_lowest_level_wins_and_equal_ones_share(reached: dict[str, int], best: tuple[str, ...]) -> None:
    assert winners(reached) == best


@pytest.mark.clause("VICT-05")
def test_twin_pirates_stand_and_fall_together() -> None:
    world: World = {"cutter": ["eastwood:loot", "orlov", "yee@P2", "kyoshi@P2"]}
    found = levels(last_day(**world), ["P", "P2", "F", "M"])
    assert found["P"] == found["P2"] == 4
    assert winners(found) == ("P", "P2")
    fewer = levels(last_day(cutter=["eastwood:loot", "yee@P2", "kyoshi@P2"]), ["P", "P2"])
    assert fewer == {"P": 0, "P2": 0}


def test_rival_companies_do_not_share() -> None:
    world = last_day(lorry=["osorio", "dubois:disk"])
    game = Reckoning(feynman(), world)
    assert (game.has("F", "disk"), game.has("F2", "disk")) == (False, True)
