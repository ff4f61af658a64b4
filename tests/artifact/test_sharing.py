"""A part of a view is made anew when something it is made from is another record, and only then."""

from collections.abc import Iterator

from artifact_server.core.sharing import Made, Shares


def _told(*of: object) -> list[object]:
    return list(of)


def _other(*of: object) -> list[object]:
    return [*of, "other"]


def test_of_the_same_records_comes_the_same_part_and_of_any_other_record_a_new_one() -> None:
    shares, record, equal = Shares(), [1], [1]
    first = shares.parts([("a", _told, (record, ("x", record, 300), 7))])["a"]

    def again(*of: object) -> object:
        return shares.parts([("a", _told, of)])["a"]

    assert again(record, ("x", record, int("300")), 7) is first
    assert again(equal, ("x", record, 300), 7) is not first, "an equal record is another one"
    assert again(record, ("x", equal, 300), 7) is not first
    assert again(record, ("x", record, 301), 7) == [record, ("x", record, 301), 7]
    assert again(record, ("x", record), 7) == [record, ("x", record), 7]
    assert again(record) == [record]
    assert (again(True), again(1)) == ([True], [1])


def test_what_is_no_more_wanted_is_forgotten_and_another_maker_makes_another_part() -> None:
    shares = Shares()
    wanted: list[Made] = [("a", _told, ("x",)), ("b", _told, ("y",))]
    before = shares.parts(wanted)
    assert shares.parts(wanted[:1]) == {"a": ["x"]}
    after = shares.parts([wanted[1], ("a", _other, ("x",))])
    assert list(after) == ["b", "a"]
    assert after["b"] is not before["b"]
    assert after["a"] == ["x", "other"]


def test_another_view_that_is_made_meanwhile_is_not_taken_for_this_one() -> None:
    """A theatre winds games off in a thread of its own, through the same system."""
    shares = Shares()

    def wanted() -> Iterator[Made]:
        yield "a", _told, ("now",)
        shares.parts([("a", _told, ("long ago",))])

    for _ in range(2):
        assert shares.parts(wanted()) == {"a": ["now"]}


def test_what_lies_between_records_and_parts_is_made_anew_only_from_other_records() -> None:
    shares, record = Shares(), ["x"]
    first = shares.between("all", _told, record)
    assert shares.between("all", _told, record) is first
    assert shares.between("other", _told, record) is not first
    assert shares.between("all", _other, record) == [record, "other"]
    assert shares.between("all", _told, ["x"]) is not first, "an equal record is another one"
