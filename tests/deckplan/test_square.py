"""Squares and facings as they are written, read and turned."""

import pytest
from pydantic import BaseModel, ValidationError

from artifact_server.core.errors import Malformed
from artifact_server.kit.deckplan import AHEAD, FACINGS, Facing, Square, turn, turned, turns


class Move(BaseModel):
    to: Square
    path: tuple[Square, ...] = ()
    cost: dict[Square, int] = {}


@pytest.mark.parametrize(
    "text", ["MH(9,20)", "EVA(-3,4)", "EVA+1(0,0)", "EVA-2(3,3)", "SKIN-RR(-1,35)", "cutter(9,20)"]
)
def test_a_square_is_read_as_it_is_written(text: str) -> None:
    assert str(Square.parse(text)) == text


def test_blanks_do_not_matter() -> None:
    assert Square.parse(" MH ( 9 , 20 ) ") == Square("MH", 9, 20)


@pytest.mark.parametrize(
    "text", ["", "MH", "MH(9)", "MH(9,20", "(9,20)", "9(9,20)", "MH(9,x)", "MH(9,20)x", "MH(99999,0)"]
)
def test_what_is_no_square_is_turned_down(text: str) -> None:
    with pytest.raises(Malformed) as refused:
        Square.parse(text)
    assert refused.value.code == "bad-square"


def test_models_carry_squares_as_text_and_give_squares() -> None:
    move = Move.model_validate({"to": "MH(1,2)", "path": ["MH(1,1)", "MH(1,2)"], "cost": {"RR(0,0)": 3}})
    assert move.to == Square("MH", 1, 2)
    assert move.cost == {Square("RR", 0, 0): 3}
    assert move.model_dump(mode="json")["path"] == ["MH(1,1)", "MH(1,2)"]
    assert Move.model_validate_json(move.model_dump_json()) == move
    assert Move(to=Square("MH", 0, 0)).to == Square("MH", 0, 0)


@pytest.mark.parametrize("bad", ["nowhere", 7, ["MH", 1, 2]])
def test_a_model_says_how_a_square_is_written(bad: object) -> None:
    with pytest.raises(ValidationError, match=r"a square is written like MH\(9,20\)"):
        Move.model_validate({"to": bad})


def test_reading_order_goes_by_rows() -> None:
    squares = [Square("B", 0, 0), Square("A", 0, 1), Square("A", 5, 0)]
    assert sorted(squares, key=lambda square: square.reading_order) == squares[::-1]


@pytest.mark.parametrize("start", FACINGS)
@pytest.mark.parametrize("quarters", range(5))
def test_facings_and_vectors_turn_alike(start: Facing, quarters: int) -> None:
    end = turn(start, quarters)
    assert AHEAD[end] == turned(AHEAD[start], quarters)
    assert turns(start, end) == quarters % 4


def test_clockwise_from_north_comes_east() -> None:
    assert [turn("N", quarters) for quarters in range(4)] == ["N", "E", "S", "W"]
