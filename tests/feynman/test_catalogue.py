"""Words: everything that has an id has a name in the catalogue."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from fluent.syntax import ast, parse

Data = Mapping[str, Any]


@pytest.fixture(scope="module")
def messages(words: str) -> dict[str, str]:
    body = parse(words).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    ids = [entry.id.name for entry in found]
    assert len(set(ids)) == len(ids)
    return {entry.id.name: str(entry.value) for entry in found}


def written(prefix: str, id: str) -> str:
    return f"{prefix}-" + re.sub("[_:]", "-", id.lower())


def named(data: Data) -> Iterator[str]:
    """The messages that the scenario's ids ask for."""
    plan, sheets, loadouts = data["plan"], data["sheets"], data["loadouts"]
    for table, prefix in (("space", "place"), ("segment", "segment"), ("hatch", "hatch"), ("craft", "craft")):
        yield from (written(prefix, row["id"]) for row in plan[table])
    yield from (written("sheet", row["id"]) for row in plan["sheet"])
    yield from (written("feature", row["kind"]) for row in plan["feature"])
    yield from (written("figure", row["id"]) for row in data["figures"]["figure"])
    yield from (written("look", row["looks"]) for row in data["figures"]["figure"] if "looks" in row)
    yield from (written("nature", kind) for kind in data["charts"]["kind"])
    yield from (written("look", kind["looks"]) for kind in data["charts"]["kind"].values())
    yield from (written("weapon", row) for row in data["charts"]["weapon"])
    yield from (written("weapon-cannon", mode) for mode in data["charts"]["cannon"] if mode != "source")
    for table in ("item", "device"):
        for row in data["items"][table]:
            yield written(table, row["id"])
            yield written(f"about-{table}", row["id"])
    for prefix, table in (("employer", sheets["employer"]), ("species", sheets["species"])):
        for id in table:
            yield from (written(head, id) for head in (prefix, f"about-{prefix}", f"card-{prefix}"))
    for sheet in sheets["species"].values():
        yield from (written("special", id) for id in sheet.get("specials", []))
    yield from (written("condition", id) for id in sheets["employer"]["gmen"]["conditions"])
    for row in loadouts["loadout"]:
        yield written("loadout", row["id"])
        yield written("card", row["id"])
    for row in loadouts["opening"]:
        yield written("opening", row["id"])
        yield written("about-opening", row["id"])
    for name, levels in sheets["levels"].items():
        if name != "source":
            yield from (written("level", f"{name}-{n}") for n in range(1, len(levels) + 1))
    for faction in {seat["faction"] for seat in sheets["seat"].values()}:
        yield from (f"faction-{faction}", f"faction-{faction}-line", f"knows-{faction}")
    yield from (f"background-{n}" for n in range(1, sheets["game"]["background"] + 1))
    yield from (written("start", token) for token in sheets["start"])
    yield from (written("knob", row["id"]) for row in sheets["knob"])
    yield from (written("course", course) for course in sheets["game"]["courses"])
    for option in data["scenario"]["option"]:
        yield f"option-{option['id']}"
        yield from (f"option-{option['id']}-{str(choice).lower()}" for choice in option["choices"])


def test_everything_has_a_name(data: Data, messages: dict[str, str]) -> None:
    assert sorted(set(named(data)) - set(messages)) == []


def test_no_name_is_left_over_from_something_that_is_gone(data: Data, messages: dict[str, str]) -> None:
    heads = (
        "place-",
        "segment-",
        "hatch-",
        "feature-",
        "figure-",
        "device-",
        "loadout-",
        "opening-",
        "level-",
    )
    assert sorted({id for id in messages if id.startswith(heads)} - set(named(data))) == []


def test_rooms_are_told_apart_by_name(data: Data, words: str) -> None:
    names = [line.split(" = ")[1] for line in words.splitlines() if line.startswith("place-")]
    assert len(set(names)) == len(names) == len(data["plan"]["space"])
