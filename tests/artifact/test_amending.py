"""What the judge makes of the lessons of a decision: told in his words, put off, kept back (JUDGE-01)."""

from collections.abc import Sequence
from typing import Any

import pytest

from artifact_server.core.lessons import Amendment
from tests.artifact.table import Game, fig

LATER, NEVER, SOUP = Amendment(when="later"), Amendment(when="never"), Amendment(text="Soup is served.")
GLIMPSE = "F/due/saw-move-within/1"
NEWS = "F/told/saw-move-within/1"
COUNTER = "F/counter/h1"


class Judged(Game):
    """A game whose judge amends every lesson of these keys."""

    amendments: dict[str, Amendment]

    def _fold(self, facts: Sequence[Any]) -> None:
        super()._fold(self.system.amended(self.state, facts, getattr(self, "amendments", {})))

    def lessons(self) -> set[str]:
        """The lessons of the last decision."""
        return {lesson.key for lesson in self.system.lessons(self.state, self.last)}


def watched(**amendments: Amendment) -> Judged:
    """P.H1 steps into a room that F.H2 watches: F has it from him at its next Situation Update."""
    game = Judged("FX-DOOR", fig("P.H1", "0,0"), fig("F.H2", "5,1", "W"))
    game.amendments = {key.replace("_", "/"): each for key, each in amendments.items()}
    game.declares(P_H1={"do": "walk"})
    game.move("P.H1", "0,1", "1,1")
    return game


def with_(key: str, amendment: Amendment) -> Judged:
    """The same with one lesson amended."""
    return watched(**{key.replace("/", "_"): amendment})


@pytest.mark.clause("JUDGE-01")
def test_lessons_name_what_is_told_what_will_be_and_what_comes_onto_maps() -> None:
    game = watched()
    assert GLIMPSE in game.lessons()
    game.end()
    assert game.heard("F") == ["saw-move-within"]
    [seen] = [each for each in game.view("F").values() if each.get("looks") == "h1"]
    assert seen["live"]


@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize(("amendment", "told"), [(SOUP, ["judge-says"]), (NEVER, [])])
def test_a_due_is_made_in_his_words_or_withheld(amendment: Amendment, told: list[str]) -> None:
    game = with_(GLIMPSE, amendment)
    assert len(game.truth.dues) == len(told)
    game.end()
    assert game.heard("F") == told


@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize(
    ("amendment", "now", "then"),
    [(SOUP, ["judge-says"], []), (LATER, [], ["saw-move-within"]), (NEVER, [], [])],
)
def test_a_due_that_falls_due_is_reworded_put_off_by_a_round_or_withheld(
    amendment: Amendment, now: list[str], then: list[str]
) -> None:
    game = with_(NEWS, amendment)
    game.end()
    assert game.heard("F") == now
    assert len(game.truth.dues) == len(then)
    game.amendments = {}
    game.until("F", 2)
    assert game.heard("F") == now + then
    assert not game.truth.dues


@pytest.mark.clause("JUDGE-01")
def test_a_counter_that_he_keeps_back_is_on_no_map_and_comes_when_he_lets_it() -> None:
    game = with_(COUNTER, NEVER)
    game.end()
    assert game.counters("F") == {}
    assert game.truth.contacts.get("F", {}) == {}
    game.amendments = {}
    game.until("F", 2)
    assert set(game.counters("F")) == {"h1"}


@pytest.mark.clause("JUDGE-01")
def test_a_notice_that_is_told_at_once_can_wait_for_the_next_situation_update() -> None:
    game = Judged("FX-DOOR", fig("P.H1", "0,0"), fig("F.H2", "5,1", "W"), seats="PF")
    game.amendments = {"P/told/judge-tells/1": LATER}
    game.order("tell", "J", to=["P"], text="A bell rings.")
    assert game.heard("P") == []
    game.amendments = {}
    game.until("P", 2)
    assert game.heard("P") == ["judge-tells"]


@pytest.mark.clause("JUDGE-01")
def test_a_due_is_put_off_and_reworded_by_orders_of_his() -> None:
    game = watched()
    [due] = game.truth.dues
    game.order("delay", "J", due=due.id)
    game.order("reword", "J", due=due.id, text="Something stirs.")
    assert [(each["until"], each["words"]["args"]["text"]) for each in game.view("J")["dues"]] == [
        (2, "Something stirs.")
    ]
    game.end()
    assert (game.truth.seat, game.heard("F")) == ("F", [])
    game.order("delay", "J", due=due.id)
    assert game.truth.dues[0].until == 3, "his turn of this round has begun"
    game.until("F", 2)
    assert game.heard("F") == []
    game.until("F", 3)
    assert game.heard("F") == ["judge-says"]
    for kind in ("delay", "withhold"):
        assert game.refused(kind, "J", due=due.id) == "no-such-due"


@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize("lesson", [GLIMPSE, NEWS], ids=["as it is made", "as it falls due"])
def test_what_waits_to_be_sent_is_put_off_to_the_round_that_he_names(lesson: str) -> None:
    game = with_(lesson, Amendment(when="later", until=3))
    game.end()
    game.amendments = {}
    game.until("F", 2)
    assert game.heard("F") == []
    game.until("F", 3)
    assert game.heard("F") == ["saw-move-within"]


@pytest.mark.clause("JUDGE-01")
def test_news_waits_for_the_round_that_he_names() -> None:
    game = watched()
    [due] = game.truth.dues
    game.order("delay", "J", due=due.id, round=3)
    game.until("F", 2)
    game.order("delay", "J", due=due.id, round=4)
    game.until("F", 3)
    assert game.heard("F") == []
    game.until("F", 4)
    assert len(game.heard("F")) == 1
    assert game.truth.dues == ()


@pytest.mark.clause("JUDGE-01")
def test_what_he_tells_names_no_step_of_anothers_turn() -> None:
    game = Judged("FX-DOOR", fig("P.H1", "0,0"), fig("F.H2", "5,1", "W"), seats="PF")
    game.order("tell", "J", to=["P", "F"], text="A bell rings.")
    assert [game.state.known[seat].log[-1].when for seat in "PF"] == ["P1c", "P1"]


@pytest.mark.clause("JUDGE-11", "SEQ-03")
def test_what_he_says_may_wait_for_their_next_update_and_can_be_kept_back_until_then() -> None:
    game = Judged("FX-DOOR", fig("P.H1", "0,0"), fig("F.H2", "5,1", "W"), seats="PF")
    game.order("tell", "J", to=["P", "F"], text="A bell rings.", telegram=True)
    assert [game.heard(seat) for seat in "PF"] == [[], []]
    game.until("F")
    assert [game.heard(seat) for seat in "PF"] == [[], ["judge-tells"]]
    [due] = game.truth.dues
    game.order("withhold", "J", due=due.id)
    game.until("P", 2)
    assert game.heard("P") == []


@pytest.mark.clause("JUDGE-01", "SEQ-03")
def test_what_he_puts_off_shares_its_number_with_no_later_news() -> None:
    shot, blind = fig("P.H1", "0,4", "E", gear=["pistol"]), fig("F.H3", "4,8", "N")
    game = Judged("FX-ROOM", shot, fig("M.H2", "4,4", "W"), blind)
    game.declare(P_H1="attack:h2")
    game.amendments = {"P/told/shot-hit/1": LATER}
    game.roll(6, 6, 1)
    game.order("attack", figure="P.H1", target="h2", weapon="pistol-P.H1-1")
    assert len(game.truth.dues) == 3
    assert game.truth.due_count == max(due.id for due in game.truth.dues)


@pytest.mark.clause("JUDGE-01", "SEQ-02")
@pytest.mark.parametrize("moment", ["SU", "IMU", "FMU", "G"])
@pytest.mark.parametrize("how", ["as it is made", "as it falls due", "by an order"])
def test_news_waits_for_the_moment_that_he_names(moment: str, how: str) -> None:
    amendment = Amendment(when="later", until=2, moment=moment)
    game = (
        watched() if how == "by an order" else with_(GLIMPSE if how == "as it is made" else NEWS, amendment)
    )
    if how == "by an order":
        [due] = game.truth.dues
        game.order("delay", "J", due=due.id, round=2, moment=moment)
        assert (game.view("J")["dues"][0]["moment"], game.view("J")["dues"][0]["until"]) == (moment, 2)
    game.until("F")
    game.amendments = {}
    game.until("P", 2)
    assert game.heard("F") == []
    game.until("F", 2)
    assert game.heard("F") == (["saw-move-within"] if moment in ("SU", "IMU") else [])
    game.end()
    assert game.heard("F") == (["saw-move-within"] if moment != "G" else [])
    game.until("P", 3)
    assert game.heard("F") == ["saw-move-within"]
    assert not game.truth.dues


@pytest.mark.clause("JUDGE-01")
def test_news_can_wait_for_a_later_moment_of_the_same_turn() -> None:
    game = with_(NEWS, Amendment(when="later", until=1, moment="FMU"))
    game.until("F")
    game.amendments = {}
    assert game.heard("F") == []
    game.end()
    assert game.heard("F") == ["saw-move-within"]
