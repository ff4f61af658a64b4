"""Talk: who may speak with whom, and when (NEG-01 to NEG-05, ENCR-01 to ENCR-06, RUL-17)."""

from collections.abc import Mapping, Sequence

import pytest

from artifact_server.core.errors import Malformed
from tests.artifact.table import Game, fig


def people(**more: object) -> Game:
    """Four seats, one figure each. Pirates first."""
    figures = [fig(f"{seat}.H1", f"{x},0") for seat, x in zip("PFMA", (0, 6, 12, 18), strict=True)]
    return Game("FX-LINE", *figures, **more)  # type: ignore[arg-type]


def rooms(game: Game) -> Mapping[str, Sequence[str]]:
    return game.system.hears(game.state)


@pytest.mark.clause("NEG-01", "ENCR-02", "ENCR-06")
def test_every_two_seats_have_a_room_of_their_own_the_aliens_too_and_each_one_with_the_judge() -> None:
    game = people()
    game.until("F")
    assert rooms(game)["P-A"] == ["P", "A"]
    assert rooms(game)["M-A"] == ["M", "A"]
    assert set(rooms(game)["J-P"]) == {"J", "P"}
    assert not [room for room in rooms(game) if room.count("-") > 1], "no room for three"


@pytest.mark.clause("ENCR-01", "SET-14")
def test_without_encryption_all_talk_is_in_everybodys_hearing() -> None:
    game = people(encryption=False)
    game.until("F")
    pairs = [room for room in rooms(game) if room != "all" and not room.startswith("J-")]
    assert pairs == []
    assert set(rooms(game)["all"]) == {"P", "M", "A", "J"}


@pytest.mark.clause("NEG-02", "ENCR-04", "RUL-17", "RAPID-01")
@pytest.mark.parametrize("turn", ["P", "F", "M", "A"])
def test_in_its_own_turn_a_seat_says_nothing_and_its_private_talks_rest(turn: str) -> None:
    game = people()
    game.until(turn)
    for room, speakers in rooms(game).items():
        assert turn not in speakers, room
        if turn in room.split("-") and not room.startswith("J"):
            assert speakers == [], "what was typed is kept until the turn is over"
    assert rooms(game)[f"J-{turn}"] == ["J"], "a word of the judge arrives at once"


@pytest.mark.clause("NEG-02", "ENCR-04")
def test_when_the_turn_is_over_the_room_is_open_again() -> None:
    game = people()
    assert rooms(game)["P-M"] == []
    game.until("F")
    assert rooms(game)["P-M"] == ["P", "M"]


@pytest.mark.clause("ENCR-05", "SET-14")
def test_what_was_agreed_before_play_stays() -> None:
    game = people(encryption=False)
    for seat in ("P", "J"):
        with pytest.raises(Malformed):
            game.order("encrypt", seat, on=True)
    game.until("P", 2)
    assert game.state.public.encryption is False


@pytest.mark.clause("NEG-03")
def test_no_rule_holds_anybody_to_his_word() -> None:
    game = Game("FX-LINE", fig("P.orlov", "3,0"), fig("F.H1", "9,0"), seats="PF", informant={"orlov": "F"})
    game.stance("F", "P", "neutral")
    game.until("F")
    game.order("activate", "F", figure="orlov")
    assert game.figure("orlov").seat == "F"
    assert game.state.known["F"].stances == {"P": "neutral"}


@pytest.mark.clause("NEG-04", "X57", "JUDGE-02")
def test_dice_are_before_nobody_but_the_seat_that_rolls() -> None:
    def told(face: int) -> list[str]:
        game = Game("FX-COMP", fig("F.preuitt", "4,4"), fig("P.H1", "0,0"), fig("M.H1", "8,8"), seats="FPM")
        game.declares(preuitt={"do": "skill"})
        game.roll(face)
        game.order("hack", figure="preuitt", purpose="control")
        game.until("F", 2)
        return [game.sent("P"), game.sent("M")]

    assert told(2) == told(5)
