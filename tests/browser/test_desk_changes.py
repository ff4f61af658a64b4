"""Every part of the truth by touch: the judge taps the thing itself, what is to be otherwise, and confirms it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chair import Chair
from tests.browser.house import OpenHouse

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FIGURES = [
    {"id": "kyoshi", "seat": "P", "at": "MH(12,15)", "facing": "E", "kind": "human", "gear": ["pistol"]},
    {"id": "mccray", "seat": "M", "at": "RL(9,20)", "facing": "N", "kind": "human"},
    {"id": "tech", "seat": "M", "at": "RL(9,24)", "facing": "N", "kind": "robot"},
    {"id": "osorio", "seat": "F", "at": "RR(7,13)", "facing": "W", "kind": "human"},
]
PISTOL = "pistol-kyoshi-1"
WHERE = "Tap the square on the map."
FIGURE, STATION = "fig/kyoshi", "station"


@pytest.fixture
def chair(chromium: Browser, tmp_path: Path) -> Iterator[Chair]:
    house = OpenHouse(tmp_path)
    house.start()
    situation = {
        "situation": {"turn": "P", "figure": FIGURES, "item": [{"type": "medkit", "at": "MH(20,15)"}]}
    }
    chair = Chair(chromium, house, house.lay(5, situation, {"*": "assisted"}, clock=600))
    yield chair
    chair.page.context.close()
    house.stop()


def changes(chair: Chair, what: str, value: Any, *picks: str, of: str) -> None:
    """What was tapped is otherwise: by one pick, or two, and a tap to confirm."""
    before = chair.taps
    for pick in picks:
        chair.pick(pick)
    confirm(chair)
    assert chair.taps - before <= 3
    chair.wire.until(
        lambda: chair.wire.parts.get(of, {}).get(what) == value,
        lambda: f"{of} {what}: {chair.wire.parts.get(of)}",
    )


def confirm(chair: Chair) -> None:
    chair.press("Change it", ".drawer")
    chair.wire.settled()


def asks_where(chair: Chair) -> None:
    """A tap on the map is the answer once he is asked for a place, not before."""
    expect(chair.page.locator(".drawer")).to_contain_text(WHERE)


def test_somebody(chair: Chair) -> None:
    seen = {seat: chair.house.view(seat) for seat in "PFMA"}
    chair.point("Kyoshi")
    changes(chair, "state", ["serious"], "Wounds: serious wound", of=FIGURE)
    changes(chair, "facing", "S", "Facing: south", of=FIGURE)
    changes(chair, "state", ["serious", "out"], "Out cold", of=FIGURE)
    changes(chair, "state", ["serious"], "Comes round", of=FIGURE)
    changes(chair, "control", True, "Has Computer Control", of=FIGURE)
    changes(chair, "seat", "F", "Under other orders", "Phone Company", of=FIGURE)
    changes(chair, "seat", "P", "Under other orders", "Pirates", of=FIGURE)
    chair.pick("Put elsewhere")
    asks_where(chair)
    chair.point("Osorio")
    confirm(chair)
    chair.wire.until(lambda: chair.wire.parts[FIGURE]["at"] == "RR(7,13)", lambda: "Kyoshi stays")
    assert {seat: chair.house.view(seat) for seat in "FMA"} == {seat: seen[seat] for seat in "FMA"}
    chair.point("Osorio")
    chair.pick("Show on the map: Alien")
    confirm(chair)
    assert any(key.startswith("ctr/") for key in chair.house.view("A")), "shown because he says so"
    chair.pick("Take off the map: Alien")
    confirm(chair)
    assert not any(key.startswith("ctr/") for key in chair.house.view("A"))


def test_a_robot_and_things(chair: Chair) -> None:
    chair.point("Tech Bot")
    changes(chair, "state", ["emp"], "Struck by a pulse", of="fig/tech")
    changes(chair, "state", ["emp", "asleep"], "Switched off", of="fig/tech")
    chair.point("Kyoshi")
    chair.press("M135 pistol", ".drawer")
    chair.pick("It jams")
    confirm(chair)
    chair.wire.until(lambda: chair.wire.parts[FIGURE]["gear"][0].get("jammed") is True, lambda: "no jam")
    chair.pick("It breaks")
    confirm(chair)
    chair.pick("Give a thing")
    chair.pick("Dr. McCray")
    confirm(chair)
    chair.wire.until(lambda: len(chair.wire.parts["fig/mccray"]["gear"]) == 1, lambda: "not given")
    chair.point("Tech Bot")
    chair.pick("Give something new")
    chair.tap(chair.page.locator(".drawer").get_by_role("radio", name="Medkit").first)
    confirm(chair)
    chair.wire.until(
        lambda: chair.wire.parts["fig/tech"]["gear"][0]["type"] == "medkit", lambda: "nothing new"
    )
    chair.square("MH(20,15)", "Hull")
    chair.press("Medkit", ".drawer")
    chair.pick("Lay a thing down")
    chair.square("MH(9,15)", "Hull")
    confirm(chair)

    def lies() -> bool:
        things = [part for key, part in chair.wire.parts.items() if key.startswith("item/")]
        return any(thing["at"] == "MH(9,15)" for thing in things)

    chair.wire.until(lies, lambda: "not laid down")


def test_the_ship(chair: Chair) -> None:
    chair.square("MH(7,15)", "Hull")
    for pick, bar in (("Lock", "locked"), ("Weld", "welded"), ("Blow", "blown")):
        changes(chair, bar, True, f"{pick} Command Pod hatch", of="edge/H-POD")
    changes(chair, "dark", True, "Lights out: Main Corridor", of="space/main_corridor")
    changes(chair, "gas", True, "Gas: Main Corridor", of="space/main_corridor")
    changes(chair, "airless", True, "No air: Main Corridor", of="space/main_corridor")
    chair.square("MH(26,4)", "Hull")
    changes(chair, "lifts", {"LS1": "ring", "LS2": "hub"}, "Lift car: in the ring", of=STATION)
    chair.square("cutter(12,20)", "Hull")
    chair.pick("Put elsewhere")
    asks_where(chair)
    chair.square("EVA(9,23)", "Hull")
    confirm(chair)
    chair.wire.until(lambda: chair.wire.parts["craft/cutter"]["dy"] == 3, lambda: "the cutter stays")
    changes(chair, "z", 1, "Another height", "1 square above the hull", of="craft/cutter")
    changes(chair, "facing", "N", "Turn it", "north", of="craft/cutter")
    changes(chair, "docked", True, "Dock it at a hatch", "Port Shuttle Lock, outer hatch", of="craft/cutter")
    changes(chair, "gone", True, "Craft: gone from the map", of="craft/cutter")


def test_the_bar_of_seats(chair: Chair) -> None:
    bar = chair.page.locator(".where")
    chair.tap(bar.get_by_role("button", name="Global"))
    changes(chair, "spinning", False, "No gravity: the ring stops", of=STATION)
    changes(chair, "shields", False, "Shields down", of=STATION)
    changes(chair, "computer", False, "The computer fails", of=STATION)
    changes(chair, "life_support", False, "Life support fails", of=STATION)
    chair.pick("Self-destruct clock")
    chair.tap(chair.page.locator(".drawer").get_by_role("radio", name="4").first)
    confirm(chair)
    chair.wire.until(lambda: chair.wire.parts[STATION]["countdown"]["left"] == 4, lambda: "no countdown")
    chair.tap(bar.get_by_role("button", name="Pirates"))
    chair.press("20:00", ".drawer")

    def left() -> float:
        return next(float(each["left"]) for each in chair.wire.parts["clocks"] if each["seat"] == "P")

    chair.wire.until(lambda: left() == 1200, lambda: "the clock stands")
    chair.tap(bar.get_by_role("button", name="Mad Scientist"))
    changes(chair, "turn", "M", "It is this seat’s turn now", of="public")
