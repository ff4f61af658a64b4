"""Every finding, provoked once, where it is drawn."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artifact_server.kit.deckplan import BadMap, Finding, Scene, lint, picture, read_plan
from tests.deckplan.maps import HEAD, files, outpost_files

TWO_ROOMS = "+-+-+\n|. .|\n+-+-+"
SPACES = '[[space]]\nid = "den"\nname = "Den"\nat = "X(0,0)"\n'
SEGMENT = '[[segment]]\nid = "A"\nname = "Deck"\nat = "X(0,0)"\n'
WHOLE = SPACES + SEGMENT


def only(found: list[Finding], code: str) -> Finding:
    hits = [finding for finding in found if finding.code == code]
    assert len(hits) == 1, found
    return hits[0]


def where(found: list[Finding], code: str) -> tuple[str, int, int]:
    return only(found, code)[:3]


def outpost(**changes: tuple[str, str]) -> list[Finding]:
    """Lint of the outpost with one replacement in each of some files."""
    texts = outpost_files()
    for name, (old, new) in changes.items():
        file = next(file for file in texts if file.split(".")[0] == name)
        assert old in texts[file]
        texts[file] = texts[file].replace(old, new, 1)
    return lint(texts)


def test_a_sound_map_has_no_findings() -> None:
    assert lint(files(TWO_ROOMS, WHOLE)) == []


@pytest.mark.parametrize(
    ("drawing", "code", "line", "column"),
    [
        ("+-+-+\n|. *|\n+-+-+", "map-sign", 2, 4),
        ("+-+-+\n|.*.|\n+-+-+", "map-sign", 2, 3),
        ("+-+-+\n|. .|\n+-*-+", "map-sign", 3, 3),
        ("+-+-+\n|.\t.|\n+-+-+", "map-sign", 2, 3),
        ("+-+-+\n|. .|\n+-+ +", "gap-in-wall", 3, 4),
        ("+-+-+\n|. .\n+-+-+", "gap-in-wall", 2, 5),
        ("+-+/+\n|. .|\n+-+-+", "door-outside", 1, 4),
        ("+-+-+\n|.#.|\n+-+-+", "hatch-unnamed", 2, 3),
    ],
)
def test_bad_drawing_is_fatal_and_shown_in_its_place(drawing: str, code: str, line: int, column: int) -> None:
    texts = files(drawing, WHOLE)
    found = [finding for finding in lint(texts) if finding.code == code]
    assert ("X.txt", line, column) in [finding[:3] for finding in found]
    with pytest.raises(BadMap) as refused:
        read_plan(texts)
    assert (refused.value.code, refused.value.words.args["fault"]) == ("bad-map", code)


def test_a_line_that_is_shifted_by_one_is_suspected() -> None:
    found = lint(files("+-+-+\n|.-.|\n+-+-+", WHOLE))
    assert where(found, "map-sign-turned") == ("X.txt", 2, 3)


def test_an_empty_level_is_no_level() -> None:
    assert only(lint(files("", WHOLE)), "map-empty").file == "X.txt"


def test_a_wall_with_nothing_on_either_side_is_a_stray() -> None:
    found = lint(files("+-+-+\n|. .| |\n+-+-+", WHOLE))
    assert where(found, "stray-edge") == ("X.txt", 2, 7)
    assert not only(found, "stray-edge").fatal


def test_plan_toml_must_be_there_and_be_toml() -> None:
    assert only(lint({}), "file-missing").file == "plan.toml"
    assert where(lint({"plan.toml": "[plan]\ntitle = \n"}), "plan-not-toml") == ("plan.toml", 2, 9)


def test_a_level_without_its_file() -> None:
    assert where(lint({"plan.toml": HEAD}), "file-missing") == ("plan.toml", 3, 1)


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ('[[space]]\nid = "den"\n', "[[space]] no. 1 den at: Field required"),
        ('[[space]]\nid = "den"\nat = "here"\n', "[[space]] no. 1 den at: a square is written like MH(9,20)"),
        ('[[hatch]]\nid = "h"\nedges = []\n', "[[hatch]] no. 1 h edges:"),
        ("[outside]\nborder = 0\n", "[outside] border:"),
        ("[outside]\nborder = 1000000\n", "[outside] border:"),
        ("[outside]\nheights = [1, 2]\n", "[outside] heights.0:"),
    ],
)
def test_a_value_that_cannot_be_read_is_named(table: str, words: str) -> None:
    assert only(lint(files(TWO_ROOMS, table)), "plan-value").words.startswith(words)


def test_keys_nobody_reads_are_likely_misspelt() -> None:
    found = only(lint(files(TWO_ROOMS, SEGMENT + SPACES + 'lable = "Den"\n')), "plan-unknown-key")
    assert "lable" in found.words
    assert not found.fatal


def test_ids_are_given_once() -> None:
    assert only(lint(files(TWO_ROOMS, WHOLE + SPACES)), "id-twice").fatal


@pytest.mark.parametrize("what", ["space", "segment"])
def test_what_nobody_names(what: str) -> None:
    found = only(lint(files(TWO_ROOMS, SEGMENT if what == "space" else SPACES)), f"{what}-unnamed")
    assert (found.line, found.column, found.fatal) == (2, 2, False)


def test_a_name_for_no_square() -> None:
    assert only(lint(files(TWO_ROOMS, WHOLE + '[[space]]\nid = "b"\nat = "X(7,7)"\n')), "space-off-map").fatal


@pytest.mark.clause("MAP-07")
def test_spaces_that_flow_together() -> None:
    found = only(lint(files(TWO_ROOMS, WHOLE + '[[space]]\nid = "b"\nat = "X(1,0)"\n')), "space-leak")
    assert "den and b" in found.words


@pytest.mark.clause("MAP-08")
def test_segments_that_flow_together() -> None:
    found = only(lint(files(TWO_ROOMS, WHOLE + '[[segment]]\nid = "B"\nat = "X(1,0)"\n')), "segment-leak")
    assert "A and B" in found.words


@pytest.mark.clause("MAP-10")
def test_doors_do_not_join_segments() -> None:
    drawing = "+-+-+\n|./.|\n+-+-+"
    found = lint(files(drawing, WHOLE + '[[segment]]\nid = "B"\nat = "X(1,0)"\n'))
    assert where(found, "door-between-segments") == ("X.txt", 2, 3)


def test_a_hatch_joins_two_segments() -> None:
    drawing = "+-+-+\n|.#.|\n+   +\n|. .|\n+-+-+"
    found = lint(files(drawing, WHOLE, {"h": "0,0 1,0"}))
    assert "joins segment A with itself" in only(found, "hatch-inside-segment").words


@pytest.mark.parametrize(
    ("hatches", "code"),
    [
        ({"h": "0,0 7,7"}, "hatch-off-map"),
        ({"h": "0,0 1,0", "i": "0,0 1,0"}, "hatch-twice"),
    ],
)
def test_hatches_in_the_wrong_place(hatches: dict[str, str], code: str) -> None:
    found = [
        finding for finding in lint(files("+-+-+\n|.#.|\n+-+-+", WHOLE, hatches)) if finding.code == code
    ]
    assert found
    assert all(finding.fatal for finding in found)


def test_a_hatch_that_is_not_drawn() -> None:
    found = lint(files("+-+-+\n|.|.|\n+-+-+", WHOLE, {"h": "0,0 1,0"}))
    assert {finding[:3] for finding in found if finding.code == "hatch-not-drawn"} == {("X.txt", 2, 3)}


def test_a_hatch_between_different_segments_at_each_edge() -> None:
    drawing = "+-+-+-+\n|.#.#.|\n+-+-+-+"
    found = lint(files(drawing, WHOLE, {"h": "0,0 1,0 1,0 2,0"}))
    assert only(found, "hatch-mixed").fatal


def test_an_interlock_of_one_hatch() -> None:
    table = WHOLE + '[[hatch]]\nid = "h"\nname = "H"\nedges = [["X(0,0)", "X(1,0)"]]\ninterlock = ["lock"]\n'
    assert "lock" in only(lint(files("+-+-+\n|.#.|\n+-+-+", table)), "interlock-alone").words


def test_names_that_are_missing_or_shared() -> None:
    second = '[[space]]\nid = "b"\nname = "Den"\nat = "X(1,0)"\n'
    found = lint(files("+-+-+\n|./.|\n+-+-+", WHOLE + second))
    assert [finding.code for finding in found] == ["name-twice", "name-twice"]
    nameless = WHOLE.replace('name = "Deck"\n', "")
    assert "segment A" in only(lint(files(TWO_ROOMS, nameless)), "name-missing").words


def test_features_off_the_map() -> None:
    table = '[[feature]]\nkind = "terminal"\nid = "t"\nat = "X(5,5)"\n'
    assert only(lint(files(TWO_ROOMS, WHOLE + table)), "feature-off-map").fatal


def test_squares_that_nothing_leads_to() -> None:
    table = (
        WHOLE
        + '[[space]]\nid = "b"\nname = "B"\nat = "X(2,0)"\n[[segment]]\nid = "B"\nname = "B."\nat = "X(2,0)"\n'
    )
    found = lint(files("+-+-+-+\n|. .|.|\n+-+-+-+", table))
    assert where(found, "unreachable") == ("X.txt", 2, 6)
    assert not only(found, "unreachable").fatal


def test_one_way_glass_between_decks() -> None:
    found = outpost(S=("+=+=+\n", "+=+=+\n"), H=("#. . . . . . . .#", ":. . . . . . . .#"))
    assert {finding.code for finding in found} >= {"hatch-not-drawn"}
    texts = outpost_files()
    texts["P.txt"] = texts["P.txt"].replace(":. . .|", ":. . .:")
    found = lint(texts)
    assert where(found, "sides-differ") == ("P.txt", 4, 7)
    assert not only(found, "sides-differ").fatal


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('level = "S"\n', 'level = "Q"\n', "craft-level"),
        ('turret = "S(4,8)"', 'turret = "H(4,4)"', "craft-seat"),
        ('airlock = "SAL"\ncapacity', 'airlock = "NOT"\ncapacity', "craft-airlock"),
        ('docked_at = "H-DOCK"', 'docked_at = "H-IN"', "craft-port"),
        ('halves = ["R", "L"]', 'halves = ["R", "Z"]', "ring-half"),
        ("origin = [3, 7]", 'origin = [3, 7], craft = "ferry"', "craft-missing"),
        ("border = 4", 'border = 4\nlevel = "Q"', "level-missing"),
        ('port = "R(2,3)"', 'port = "R(2,33)"', "ring-port"),
    ],
)
def test_craft_and_ring_must_fit_the_drawing(old: str, new: str, code: str) -> None:
    assert only(outpost(plan=(old, new)), code).fatal


def test_a_level_may_not_bear_the_name_of_the_outside() -> None:
    assert only(outpost(plan=('id = "T"', 'id = "EVA"')), "level-name").fatal


def test_findings_come_in_the_order_of_files_and_lines() -> None:
    found = lint(files("+-+-+\n|.?.|\n+-*-+", ""))
    assert [finding[:2] for finding in found] == sorted(finding[:2] for finding in found)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_however_a_map_is_spoilt_it_is_read_or_found_fault_with(data: st.DataObject) -> None:
    texts = outpost_files()
    for _ in range(data.draw(st.integers(1, 4))):
        file = data.draw(st.sampled_from(sorted(texts)))
        lines = texts[file].split("\n")
        number = data.draw(st.integers(0, len(lines) - 1))
        if data.draw(st.booleans()):
            del lines[number]
        else:
            at = data.draw(st.integers(0, len(lines[number])))
            lines[number] = (
                lines[number][:at] + data.draw(st.sampled_from(" .X|#:/-=\"'0Z")) + lines[number][at + 1 :]
            )
        texts[file] = "\n".join(lines)
    found = lint(texts)
    if any(finding.fatal for finding in found):
        with pytest.raises(BadMap):
            read_plan(texts)
    else:
        scene = Scene(read_plan(texts), heights=frozenset({0}))
        assert all(square in scene.visible(square) for square in list(scene.plan.cells)[::9])
        assert picture(scene.plan)["levels"]
