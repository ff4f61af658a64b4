"""What lies between two views, in words: the table says what is new, gone and elsewhere, the system the rest."""

from typing import Any, cast

from artifact_server.core.words import Words
from artifact_server.table.difference import changed, differs_of


class Comparing:
    """A system that says whether a door is open."""

    def differs(self, key: str, before: Any, after: Any) -> list[Words]:
        return [Words.of("open")] if before["open"] != after["open"] else []


DOOR = {"at": "hall", "open": False, "words": Words.of("door")}


def code(system: object, **after: Any) -> str:
    differs = differs_of(system)
    [words] = changed({"door/1": DOOR}, {"door/1": {**DOOR, **after}}, (), differs)["change"]
    how = cast("tuple[Words, ...]", words.args.get("how", ()))
    return f"{words.code} {' '.join(each.code for each in how)}".strip()


def test_a_system_says_what_of_a_part_is_otherwise() -> None:
    assert code(Comparing(), open=True) == "part-differs open"
    assert code(Comparing(), open=True, at="porch") == "part-moved-differs open"
    assert code(Comparing(), at="porch") == "part-moved"


def test_one_that_does_not_compare_has_the_part_named_alone() -> None:
    assert code(object(), open=True) == "door"
    assert code(object(), open=True, at="porch") == "part-moved"
