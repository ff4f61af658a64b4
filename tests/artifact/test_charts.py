"""The scenario's charts as data: what is changed in them changes play, what is broken is refused with file, line and reason."""

from dataclasses import replace
from typing import Any

import pytest

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed, Refusal
from artifact_server.core.seats import JUDGE
from artifact_server.systems.artifact import Artifact, open_system
from artifact_server.systems.artifact.rules.charting import shown
from tests.artifact.fighting import shoot, wound
from tests.artifact.table import Game, as_sent, bundle, fig


# --- in the scenario's own texts ------------------------------------------------------------------
def with_text(map: str, file: str, old: str, new: str, after: str) -> Bundle:
    """A scenario in which somebody has edited one place of a file."""
    texts = bundle(map)
    head, mark, rest = texts.files[file].partition(after)
    assert old in rest
    return replace(texts, files={**texts.files, file: head + mark + rest.replace(old, new, 1)})


def playing(texts: Bundle, *figures: dict[str, Any], **situation: Any) -> Game:
    return Game.opening(
        open_system(texts), "PFMA", situation={"figure": list(figures), "turn": "P", **situation}
    )


def test_a_weapon_chart_changes_what_a_shot_does() -> None:
    """A rifle's hit on the unarmoured, face 1: whatever it was, now it kills."""
    texts = with_text(
        "FX-LINE",
        "charts.toml",
        "unarmored = [",
        'unarmored = ["K", "K", "K", "K", "K", "K"] #',
        "[weapon.rifle]",
    )
    game = playing(texts, fig("P.H1", "0,0", gear=("rifle",)), fig("F.H1", "4,0", "W"))
    shoot(game, "P.H1", "h1", 6, 6, 1, gun="rifle")
    assert wound(game, "F.H1") == "dead"


def test_a_price_changes_what_a_purse_holds() -> None:
    """The pirates' pistol at 2 and at 9."""
    dear = with_text("feynman", "items.toml", "P = 2", "P = 9", 'id = "pistol"')
    bought = []
    for texts in (bundle("feynman"), dear):
        game = Game.opening(open_system(texts), "PFM")
        before = int(game.state.known["P"].secrets["credits"])
        game.order("muster", "P", buy={"item:pistol": 1})
        bought.append(before - int(game.state.known["P"].secrets["credits"]))
    assert bought == [2, 9]


def walled(map: str = "FX-ROOM") -> list[str]:
    """The room's drawing with a wall between X(1,0) and X(2,0)."""
    deck = bundle(map).files["deck.txt"].split("\n")
    return [deck[0], deck[1][:4] + "|" + deck[1][5:], *deck[2:]]


def test_a_wall_changes_the_way() -> None:
    room = bundle("FX-ROOM")
    for texts, open_way in (
        (room, True),
        (replace(room, files={**room.files, "deck.txt": "\n".join(walled())}), False),
    ):
        game = playing(texts, fig("P.H1", "1,0"))
        game.declares(**{"P.H1": {"do": "walk"}})
        reach = game.form("act", figure="P.H1").control.reach  # type: ignore[union-attr]
        assert ("X(2,0)" in reach) is open_way


@pytest.mark.parametrize(
    ("file", "after", "old", "new", "why"),
    [
        ("charts.toml", "[weapon.rifle]", "to_hit = [", 'to_hit = ["often", ', "integer"),
        ("charts.toml", "[weapon.rifle]", 'unarmored = ["', 'unarmored = ["X', "NE"),
        ("charts.toml", "[movement.human]", "gravity = [2", "gravity = [-2", "greater"),
        ("charts.toml", "[terrain]", "clear = 1", "clear = 0", "greater"),
        ("charts.toml", "[kind.human]", 'move = "human"', 'move = "snail"', "movement.snail"),
        ("charts.toml", "[kind.human]", 'close = "unarmed"', 'close = "bite"', "weapon.bite"),
        ("charts.toml", "[unjam]", "broken = [1]", "broken = [7]", "less"),
        ("items.toml", 'id = "pistol"', "max = 8", 'max = "many"', "integer"),
        ("figures.toml", "[[figure]]", 'kind = "human"', 'kind = "ghost"', "kind.ghost"),
    ],
)
def test_a_broken_value_is_refused_with_file_line_and_reason(
    file: str, after: str, old: str, new: str, why: str
) -> None:
    texts = with_text("feynman", file, old, new, after)
    with pytest.raises(Malformed) as refusal:
        open_system(texts)
    said = refusal.value.words.args
    assert said["file"] == file
    broken = next(
        n
        for n, (a, b) in enumerate(
            zip(texts.files[file].splitlines(), bundle("feynman").files[file].splitlines(), strict=True), 1
        )
        if a != b
    )
    assert said["line"] == broken
    assert why in str(said["why"])


def test_a_broken_drawing_is_refused_with_file_line_and_reason() -> None:
    deck = bundle("FX-LINE").files["deck.txt"].split("\n")
    row = next(n for n, line in enumerate(deck) if "." in line)
    deck[row] = deck[row][:3] + "%" + deck[row][4:]
    with pytest.raises(Malformed) as refusal:
        open_system(
            replace(bundle("FX-LINE"), files={**bundle("FX-LINE").files, "deck.txt": "\n".join(deck)})
        )
    said = refusal.value.words.args
    assert (said["file"], said["line"]) == ("deck.txt", row + 1)
    assert said["why"]


# --- by the judge, in his game --------------------------------------------------------------------
def rifles() -> Game:
    return Game("FX-LINE", fig("P.H1", "0,0", gear=("rifle",)), fig("F.H1", "4,0", "W"))


RIFLE = ("weapon", "rifle", "unarmored")
KILLS = ["K"] * 6


@pytest.mark.clause("JUDGE-01")
def test_the_judge_s_change_holds_at_once_for_this_game_alone() -> None:
    game, other = rifles(), rifles()
    game.order("edit_chart", JUDGE, file="charts.toml", path=RIFLE, value=KILLS)
    for each in (game, other):
        shoot(each, "P.H1", "h1", 6, 6, 1, gun="rifle")
    assert wound(game, "F.H1") == "dead"
    assert wound(other, "F.H1") != "dead"
    assert [n.words.code for n in game.state.known["M"].log] == ["chart-changed"]
    assert game.view(JUDGE)["edits"] == [{"file": "charts.toml", "path": list(RIFLE), "value": KILLS}]


@pytest.mark.clause("JUDGE-01")
def test_a_change_is_a_fact_and_replays_to_the_same_state_and_the_same_forms() -> None:
    game = rifles()
    [edited, *_] = game.order(
        "edit_chart", JUDGE, file="charts.toml", path=["movement", "human", "gravity", 1], value=9
    )
    assert edited.kind == "chart_edited"
    stored = game.system.write_state(game.state)
    again = open_system(bundle("FX-LINE"))
    state = again.read_state(stored)
    assert state == game.state
    assert again.book_of(state.public).movement["human"].gravity[1] == 9
    assert as_sent(again.view(state.known["P"], state.public, "P")) == game.view("P")
    jog = {o.value: o.cost for row in game.form("declare").control.rows for o in row.options}  # type: ignore[union-attr]
    assert jog["jog"] == 9


@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize(
    ("file", "path", "value", "code"),
    [
        ("charts.toml", RIFLE, ["NE", "L", "X", "D", "D", "K"], "chart-unreadable"),
        ("charts.toml", RIFLE, "K", "chart-unreadable"),
        ("charts.toml", ("movement", "human", "gravity", 1), "four", "chart-unreadable"),
        ("charts.toml", ("movement", "human", "gravity", 1), -4, "chart-unreadable"),
        ("charts.toml", ("movement", "human", "gravity", 1), True, "chart-unreadable"),
        ("charts.toml", ("terrain", "clear"), 0, "chart-unreadable"),
        ("charts.toml", ("kind", "human", "move"), "snail", "chart-unreadable"),
        ("charts.toml", ("terrain", "swamp"), 1, "no-such-cell"),
        ("charts.toml", ("movement", "human", "gravity", 7), 1, "no-such-cell"),
        ("charts.toml", ("movement", "human"), 1, "cell-fixed"),
        ("items.toml", ("item", 0, "id"), "sword", "cell-fixed"),
        ("scenario.toml", ("title",), "Mine", "no-such-chart"),
        ("plan.toml", ("plan", "title"), "Mine", "no-such-chart"),
    ],
)
def test_what_cannot_stand_is_refused_and_nothing_has_changed(
    file: str, path: tuple[Any, ...], value: Any, code: str
) -> None:
    game = rifles()
    assert game.refused("edit_chart", JUDGE, file=file, path=path, value=value) == code
    assert game.state.public.edits == ()


@pytest.mark.clause("JUDGE-01")
def test_the_refusal_names_file_line_place_and_reason() -> None:
    game = rifles()
    with pytest.raises(Refusal) as refusal:
        game.order("edit_chart", JUDGE, file="charts.toml", path=[*RIFLE, 2], value="X")
    said = refusal.value.words.args
    lines = bundle("FX-LINE").files["charts.toml"].splitlines()
    assert lines[int(str(said["line"])) - 1].startswith("unarmored = ")
    assert "[weapon.rifle]" in lines[: int(str(said["line"]))]
    assert (said["file"], said["place"]) == ("charts.toml", "weapon.rifle.unarmored.3")
    assert said["why"]


@pytest.mark.clause("JUDGE-01")
def test_not_while_somebody_acts_and_not_by_a_player() -> None:
    game = rifles()
    game.declares(**{"P.H1": {"do": "walk"}})
    edit = {"file": "charts.toml", "path": ["terrain", "clear"], "value": 2}
    assert game.refused("edit_chart", JUDGE, **edit) == "charts-at-rest"
    game.end()
    assert game.refused("edit_chart", "F", **edit)
    game.order("edit_chart", JUDGE, **edit)
    assert game.system.book_of(game.state.public).chart("terrain", "clear") == 2


@pytest.mark.clause("JUDGE-01")
def test_the_last_word_counts_and_one_s_own_scenario_is_untouched() -> None:
    game = rifles()
    for value in (2, 3, 1):
        game.order("edit_chart", JUDGE, file="charts.toml", path=["terrain", "clear"], value=value)
    assert [e.value for e in game.state.public.edits] == [1]
    assert open_system(bundle("FX-LINE")).book.chart("terrain", "clear") == 1


@pytest.mark.clause("JUDGE-01")
def test_a_wall_may_be_drawn_and_taken_away_again() -> None:
    game = Game("FX-ROOM", fig("P.H1", "0,0"), fig("F.H1", "4,0", "W"))
    drawn = bundle("FX-ROOM").files["deck.txt"].split("\n")[1]
    before = game.view("P")["public"]["plan"]
    game.order("edit_chart", JUDGE, file="deck.txt", path=[1], value=walled()[1])
    assert game.view("P")["public"]["plan"] != before
    assert game.system.bundle_of(game.state).files["deck.txt"].split("\n") == walled()
    game.until("P", 2)
    assert game.counters("P") == {}
    game.order("edit_chart", JUDGE, file="deck.txt", path=[1], value=drawn)
    assert game.view("P")["public"]["plan"] == before
    game.until("P", 3)
    assert set(game.counters("P")) == {"h1"}


@pytest.mark.clause("JUDGE-01")
def test_no_square_hatch_or_space_may_be_drawn_away() -> None:
    game = Game("FX-HALL", fig("P.H1", "0,0"))
    rows = bundle("FX-HALL").files["deck.txt"].split("\n")
    for row, line in enumerate(rows):
        if "." in line:
            edit = {"file": "deck.txt", "path": [row], "value": line.replace(".", " ")}
            assert game.refused("edit_chart", JUDGE, **edit) in ("chart-unreadable", "bad-map")
    passage = Game("FX-LINE", fig("P.H1", "0,0"))
    deck = bundle("FX-LINE").files["deck.txt"].split("\n")[1]
    assert passage.refused(
        "edit_chart", JUDGE, file="deck.txt", path=[1], value=deck[:4] + "|" + deck[5:]
    ) in (
        "chart-unreadable",
        "bad-map",
    ), "the passage would be two"


# --- as the desk shows them ----------------------------------------------------------------------
def test_every_cell_that_is_shown_can_be_sent_back_as_it_is() -> None:
    """Each is where its path says, and of the make that stands there: nothing is refused, nothing changed."""
    system, game = open_system(bundle("FX-LINE")), rifles()
    files = system.charts(game.state, "")["files"]
    assert {"charts.toml", "items.toml", "figures.toml", "deck.txt"} <= set(files)
    cells = 0
    for file in ("charts.toml", "deck.txt"):
        for table in system.charts(game.state, file)["tables"]:
            for row in table["rows"]:
                assert len(row["cells"]) == len(table["columns"])
                for cell in filter(None, row["cells"]):
                    if cells % 37 == 0 and not cell.get("fixed"):
                        game.order("edit_chart", JUDGE, file=file, path=cell["path"], value=cell["value"])
                    cells += 1
    assert cells > 300
    assert game.state.public.edits == ()


def test_a_changed_cell_is_shown_as_changed() -> None:
    game = rifles()
    game.order("edit_chart", JUDGE, file="charts.toml", path=["terrain", "clear"], value=2)
    shown = game.system.charts(game.state, "charts.toml")
    [terrain] = [t for t in shown["tables"] if t["name"] == "terrain"]
    assert [c["value"] for r in terrain["rows"] for c in r["cells"] if c.get("edited")] == [2]
    assert shown["edits"] == 1


def test_artifact_keeps_one_edited_book_and_gives_each_game_its_own() -> None:
    system = open_system(bundle("FX-LINE"))
    assert isinstance(system, Artifact)
    games = [
        Game.opening(system, "PF", situation={"figure": [fig("P.H1", "0,0")], "turn": "P"}) for _ in range(2)
    ]
    games[0].order("edit_chart", JUDGE, file="charts.toml", path=["terrain", "clear"], value=3)
    clear = [system.book_of(g.state.public).chart("terrain", "clear") for g in (*games, *games)]
    assert clear == [3, 1, 3, 1]


def test_a_drawing_that_parts_a_passage_is_refused_by_its_very_line() -> None:
    game = rifles()
    deck = bundle("FX-LINE").files["deck.txt"].split("\n")
    with pytest.raises(Malformed) as refused:
        game.order("edit_chart", JUDGE, file="deck.txt", path=[1], value=deck[1][:4] + "|" + deck[1][5:])
    assert refused.value.words.args["line"] == 2


@pytest.mark.clause("SHIP-03", "JUDGE-01")
def test_a_craft_made_slower_than_its_gait_does_not_fly_at_all() -> None:
    game = Game("FX-SHIP", fig("F.orlov", "cutter(10,10)", "W", skills=("pilot",)), seats="FP")
    game.order("edit_chart", JUDGE, file="charts.toml", path=["craft_points", "cutter"], value=99)
    game.declares(orlov={"do": "pilot"})
    refused = game.refused("pilot", figure="orlov", craft="cutter", gait="run", moves=["W"])
    assert refused == "no-points-to-fly"


def test_a_switch_is_read_and_shown_as_yes_or_no() -> None:
    assert [shown(value) for value in (True, False, 0, [1, 2])] == ["yes", "no", "0", "1, 2"]
