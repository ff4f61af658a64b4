"""Join codes: said across a room, typed with cold fingers."""

import pytest

from artifact_server.table.codes import new_code, read_code


@pytest.mark.parametrize("typed", ["{}", " {} ", "{lower}", "{spaced}", "{bare}"])
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    code = new_code()
    text = typed.format(code, lower=code.lower(), spaced=code.replace("-", " "), bare=code.replace("-", ""))
    assert read_code(text) == code


def test_one_wrong_sign_is_noticed() -> None:
    code = new_code()
    word, rest = code.split("-")
    slips = [f"{word}-{(int(rest[0]) + 1) % 10}{rest[1:]}", f"{word[:-1]}-{rest}", f"{word}-{rest[:-1]}"]
    assert [read_code(slip) for slip in slips] == [None, None, None]


def test_the_code_of_an_old_game_is_read_still() -> None:
    assert read_code("kestrel 42 t") == "KESTREL-42T"


@pytest.mark.parametrize(
    "text", ["", "-", "KESTREL", "KESTREL-4²T", "٤٢", "'; drop table games", "x" * 10_000]
)
def test_what_is_no_code_is_none(text: str) -> None:
    assert read_code(text) is None


def test_codes_do_not_repeat_themselves() -> None:
    assert len({new_code() for _ in range(200)}) > 150
