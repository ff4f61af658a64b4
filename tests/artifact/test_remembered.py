"""What a pure function has lately worked out is found again for the same records, and for no others."""

from artifact_server.core.remembered import remembered


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
