"""Who knocks too often waits; nobody else does."""

from artifact_server.web.callers import Caller
from artifact_server.web.pace import CROWD, MOST_CALLERS, Bucket, Knocks


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_tokens_come_back_at_their_rate() -> None:
    clock = Clock()
    bucket = Bucket(most=3, per_second=2, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_wrong_tries_shut_out_their_own_address_only() -> None:
    clock = Clock()
    knocks = Knocks(most=2, per_second=0.5, clock=clock)
    for _ in range(2):
        assert not knocks.spent(Caller("10.0.0.7"))
        knocks.note(Caller("10.0.0.7"))
    assert knocks.spent(Caller("10.0.0.7"))
    assert not knocks.spent(Caller("10.0.0.8"))
    clock.now = 2.5
    assert not knocks.spent(Caller("10.0.0.7"))


def test_who_says_that_he_is_many_is_one_crowd() -> None:
    knocks = Knocks(most=2, per_second=0.5, clock=Clock())
    for _ in range(3):
        knocks.note(Caller("7.7.7.7", "10.0.0.1"))
    assert knocks.spent(Caller("7.7.7.7", "10.0.0.1"))
    assert not knocks.spent(Caller("8.8.8.8", "10.0.0.1"))
    for number in range(2 * CROWD):
        knocks.note(Caller(f"9.9.9.{number}", "10.0.0.1"))
    assert knocks.spent(Caller("8.8.8.8", "10.0.0.1"))
    assert not knocks.spent(Caller("10.0.0.1"))
    assert not knocks.spent(Caller("8.8.8.8"))


def test_old_callers_are_forgotten() -> None:
    clock = Clock()
    knocks = Knocks(12, 0.2, clock)
    for number in range(MOST_CALLERS):
        knocks.note(Caller(f"10.0.{number}"))
    clock.now = 3600.0
    knocks.note(Caller("new"))
    assert len(knocks._buckets) == 1
