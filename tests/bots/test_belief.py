"""Where others may be: from where they were last seen, as far as they can have come, not where nobody is."""

from artifact_server.bots.steady.belief import Belief
from artifact_server.bots.steady.deck import Bars
from artifact_server.bots.steady.picture import Picture
from artifact_server.kit.deckplan import Square
from tests.bots.views import deck, other, picture

ROOM = Square("RL", 9, 20)
YEE = "yee"


def told(
    belief: Belief, view: Picture, bars: Bars | None = None, asleep: tuple[str, ...] = ()
) -> frozenset[Square]:
    belief.take_in(view, deck(), bars or Bars(), asleep)
    return belief.where(view.others[0])


def test_who_is_in_view_stands_there() -> None:
    assert told(Belief(), picture(other(YEE, str(ROOM)))) == {ROOM}


def test_who_is_out_of_view_may_have_gone_on_by_as_much_as_he_can_run() -> None:
    belief = Belief()
    told(belief, picture(other(YEE, str(ROOM))))
    after_one = told(belief, picture(other(YEE, str(ROOM), live=False), round=2))
    after_two = told(belief, picture(other(YEE, str(ROOM), live=False), round=3))
    assert ROOM in after_one < after_two
    assert all(abs(square.y - ROOM.y) <= 6 for square in after_one)


def test_within_a_round_he_goes_nowhere() -> None:
    belief = Belief()
    told(belief, picture(other(YEE, str(ROOM))))
    assert told(belief, picture(other(YEE, str(ROOM), live=False))) == {ROOM}


def test_he_is_on_no_square_that_is_seen_to_be_empty() -> None:
    belief, sees = Belief(), {"RL": {"20": [[7, 10]]}}
    told(belief, picture(other(YEE, str(ROOM))))
    may = told(belief, picture(other(YEE, str(ROOM), live=False), round=2, sees=sees))
    assert may
    assert not may & {Square("RL", x, 20) for x in range(7, 11)}


def test_a_locked_hatch_keeps_him() -> None:
    def after(bars: Bars) -> set[str]:
        belief = Belief()
        told(belief, picture(other(YEE, "RL(5,22)")), bars)
        may = told(belief, picture(other(YEE, "RL(5,22)", live=False), round=2), bars)
        return {deck().plan.cells[square].segment for square in may}

    assert after(Bars()) == {"L2", "L3"}
    assert after(Bars(frozenset({"H-L2L3"}))) == {"L2"}


def test_who_may_be_anywhere_is_expected_nowhere() -> None:
    belief = Belief()
    told(belief, picture(other(YEE, str(ROOM))))
    assert told(belief, picture(other(YEE, str(ROOM), live=False), round=30)) == frozenset()


def test_a_machine_that_sleeps_stays_where_it_is() -> None:
    belief, doc = Belief(), "robot_doc"
    for round in (1, 2, 3):
        view = picture(other(doc, str(ROOM), live=False), round=round)
        assert told(belief, view, asleep=(f"{doc}-1",)) == {ROOM}


def test_the_weights_of_one_sum_up_to_one() -> None:
    belief = Belief()
    told(belief, picture(other(YEE, str(ROOM))))
    view = picture(other(YEE, str(ROOM), live=False), round=2)
    told(belief, view)
    assert abs(sum(belief.weights(view.others).values()) - 1) < 1e-9
