"""Canaries: no word that is somebody's secret ever comes before anybody else, nor before those who only watch."""

from pathlib import Path

import pytest

from tests.secrecy.canaries import Aviary, Canaries

pytestmark = pytest.mark.anyio

GAMES = 8


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("apart", [True, False], ids=["each in his room", "all in one room"])
@pytest.mark.fault("R26")
async def test_nobody_hears_anothers_secret_words(number: int, apart: bool, tmp_path: Path) -> None:
    game = Aviary(f"canary {number}", apart)
    tapes = await game.played(tmp_path)
    assert not game.canaries.heard(tapes)
    assert {"declare", "end_actions", "tell", "correct"} <= game.taken
    everything = b"".join(data for tape in tapes.values() for _, data in tape).decode()
    sung = [word for word in game.canaries.whose if word in everything]
    assert len(sung) > len(game.canaries.whose) / 2, "the words are not in this game at all"


def test_a_word_that_gets_out_is_heard() -> None:
    canaries = Canaries("x")
    his, hers = canaries.word("P"), canaries.word("F")
    tapes = {
        "P": [(1, his.encode())],
        "F": [(1, b"a " + his.encode()), (2, hers.encode())],
        "O": [(1, hers.encode())],
    }
    assert canaries.heard(tapes) == {"F": [f"{his} of P"], "O": [f"{hers} of F"]}
