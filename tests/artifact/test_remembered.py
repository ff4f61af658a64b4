"""What a pure function has lately worked out is found again for the same records, and for no others."""

import sys
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from artifact_server.core.remembered import GAMES, forget, remembered
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.rules.prompts import rooms
from artifact_server.systems.artifact.rulings import agreed


def test_the_same_records_are_asked_once_however_they_are_given_and_others_anew() -> None:
    asked: list[tuple[list[int], list[int]]] = []

    @remembered(2)
    def both(one: list[int], other: list[int]) -> int:
        asked.append((one, other))
        return len(one) - len(other)

    short, long = [1], [1, 2]
    assert (both(short, long), both(short, long)) == (-1, -1)
    assert len(asked) == 1
    assert (both(one=short, other=long), both(one=long, other=short), both(other=long, one=short)) == (
        -1,
        1,
        -1,
    )
    assert both([1], long) == -1, "an equal record is another one"


def test_what_has_been_let_go_of_stays_in_memory_no_longer_and_is_worked_out_once_more() -> None:
    class Record:
        """Something that can be watched as it leaves memory."""

    asked = 0

    @remembered(2)
    def counted(record: Record) -> int:
        nonlocal asked
        asked += 1
        return asked

    kept, gone = Record(), Record()
    assert (counted(kept), counted(gone), counted(kept)) == (1, 2, 1)
    watched = weakref.ref(gone)
    del gone
    assert watched() is not None
    forget()
    assert watched() is None
    assert counted(kept) == 3


def test_threads_may_ask_side_by_side_while_answers_are_let_go_of() -> None:
    @remembered(4)
    def twice(one: list[int]) -> tuple[list[int], list[int]]:
        return one, one

    def ask(times: int) -> bool:
        return all(twice(one)[0] is one for one in ([number] for number in range(times)))

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            asking = threads.map(ask, [10_000] * 4)
            for _ in range(1_000):
                forget()
            assert all(asking)
    finally:
        sys.setswitchinterval(before)


@pytest.mark.parametrize(
    "ask", [lambda public: rooms(public), lambda public: agreed(public.options)], ids=["rooms", "agreed"]
)
def test_as_many_games_as_may_be_played_at_once_each_find_their_own_again(
    ask: Callable[[Public], object],
) -> None:
    games = [Public(options={"ways": "said"}) for _ in range(GAMES)]
    answers = [ask(public) for public in games]
    assert all(ask(public) is answer for public, answer in zip(games, answers, strict=True))
