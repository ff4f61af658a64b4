"""Koch's walls and faces, and what HAL has others' screens show."""

from dataclasses import replace
from typing import Any

from artifact_server.bots.customs import Customs
from artifact_server.bots.steady import guarding
from artifact_server.bots.steady.filling import wanted
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.sheets import hal, koch
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.forms import Choose
from artifact_server.kit.deckplan import Square
from tests.bots.views import deck, deeds, gear, other, own, picture, situation

CUSTOMS = Customs(people={"P": ("yee", "orlov"), "F": ("osorio",)}, rivals=("mccray", "osorio"))
RAM = "RL(9,20)"


def hunter(*guests: Any, mask: str = "", memory: Memory | None = None, **more: Any) -> Situation:
    """Koch in a corridor, and who stands there."""
    view = replace(picture(own("koch", "RR(5,14)", kind="koch", **more), *guests), secrets=masked(mask))
    return replace(situation(view, memory), customs=CUSTOMS)


def masked(mask: str) -> dict[str, Any]:
    return {"masks": {"koch": mask}}


TWO = (other("yee", "RR(5,17)"), other("osorio", "RR(5,18)"))


def walls(now: Situation) -> list[tuple[str, ...]]:
    return [tuple(errand.picks["at"]) for errand in koch.errands(now) if errand.why == "phantom"]


def test_koch_paints_a_wall_towards_a_crowd() -> None:
    [squares] = walls(hunter(*TWO))
    assert Square.parse(squares[0]).y == 15, "on the side where they stand"
    assert not walls(hunter(*TWO[:1])), "one is prey"
    assert walls(hunter(*TWO[:1], gear=gear("artifact"))), "but for whoever has something to lose"
    gunner = other("yee", "RR(5,17)", holds=["rifle"])
    assert walls(hunter(gunner)), "nor is one with a gun"
    assert not walls(hunter(gunner, mask="unseen")), "unless he does not see it"
    assert not walls(hunter(other("orlov", "RR(5,15)"), *TWO)), "who stands beside it is past that"


def test_koch_does_not_paint_twice_on_end() -> None:
    assert not walls(hunter(*TWO, memory=Memory(used={"phantom 0"})))


def test_koch_passes_beside_people_for_one_of_theirs_who_is_elsewhere() -> None:
    [aside] = koch.asides(hunter(other("yee", "RR(5,16)")))
    assert aside.picks["mask"] == ("orlov", "unseen")
    [aside] = koch.asides(hunter())
    assert aside.picks["mask"] == ("unseen",)
    assert not list(koch.asides(hunter(mask="unseen")))
    assert not list(koch.asides(hunter(other("yee", "RR(5,16)"), mask="orlov")))
    assert list(koch.asides(hunter(mask="orlov"))), "nobody is near any more"


def computer(hidden: bool, round: int, memory: Memory | None = None) -> dict[str, tuple[str, ...]]:
    """What HAL puts on its lists."""
    secrets = {"hal": {"ram": RAM}, "hal_hides": [RAM] if hidden else []}
    now = situation(replace(picture(round=round), secrets=secrets), memory)
    asides = hal.asides(replace(now, customs=CUSTOMS))
    return next((dict(aside.picks) for aside in asides if aside.why == "mislead"), {})


def test_hal_hides_where_it_sits_and_shows_somebody_where_it_does_not() -> None:
    picks = computer(hidden=False, round=1)
    assert RAM in picks["hide"]
    assert "securi" in picks["hide"]
    segments = {deck().plan.cells[Square.parse(at)].segment for at in picks["phantom_at"]}
    assert len(segments) == 1
    assert deck().plan.cells[Square.parse(RAM)].segment not in segments
    assert picks["phantom"][0] in CUSTOMS.rivals
    assert picks["insert"][0].startswith("hack:")


def test_hal_tells_something_else_every_few_rounds_and_of_nobody_who_has_fallen() -> None:
    assert not computer(hidden=True, round=hal.ANEW + 1)
    first, then = computer(hidden=True, round=hal.ANEW), computer(hidden=True, round=2 * hal.ANEW)
    assert first["phantom_at"] != then["phantom_at"]
    assert computer(False, hal.ANEW, Memory(felled={"mccray"}))["phantom"] == ("osorio",)


def test_a_gun_on_a_square_is_for_all_but_those_whom_it_lets_be() -> None:
    now = situation(picture(own("yee", "RR(5,14)"), other("mccray", "RR(5,16)")))
    seats = Choose("hostile", deeds("F", "F2", "M", "A"), many=True)
    mark = {option.value: option for option in deeds("mark")}
    for spared, fired_on in ((frozenset[str](), ["F", "F2", "M", "A"]), (frozenset({"osorio"}), ["M", "A"])):
        case = replace(now, spared=spared, customs=CUSTOMS)
        step = guarding.guard(case, case.picture.own["yee"], 1.0, mark)
        assert step is not None
        assert wanted(seats, step.errand.picks) == fired_on
