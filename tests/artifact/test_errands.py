"""The Phone Company's errands: lines tested, a bill served, a disk broken (CS-F02, CS-F11, CS-F12, CS-G06)."""

import pytest

from artifact_server.systems.artifact.model.facts import StationChanged
from tests.artifact.table import Game, fig
from tests.artifact.test_tools import skilled, use


@pytest.mark.clause("CS-F02", "CS-F11", "COMP-03")
def test_a_line_test_stands_in_the_records_and_on_the_technicians_ticket_once() -> None:
    game = Game(
        "feynman", fig("F.preuitt", "RR(1,25)"), seats="FM", secret={"F": {"employer": "technicians"}}
    )
    for round in (1, 2):
        game.until("F", round)
        skilled(game, "preuitt")
        use(game, "preuitt", "line_test")
        latest = game.truth.attempts[-1]
        assert (str(latest.terminal), latest.what, latest.round) == ("RR(1,25)", "line_test", round)
    assert game.state.known["F"].secrets["lines"] == ["RR(1,25)"]


@pytest.mark.clause("CS-F12", "CS-F50")
def test_the_bill_is_served_once_from_a_square_off_and_mccrays_seat_hears_it_in_its_own_time() -> None:
    game = Game(
        "feynman",
        fig("F.osorio", "RR(5,12)", "N"),
        fig("M.mccray", "RR(5,11)", "S"),
        seats="FM",
        secret={"F": {"employer": "technicians"}},
    )
    skilled(game, "osorio")
    use(game, "osorio", "serve", target="mccray")
    assert game.state.known["F"].secrets["served"] is True
    assert "been-served" not in game.heard("M")
    game.until("M")
    assert "been-served" in game.heard("M")
    game.until("F", 2)
    skilled(game, "osorio")
    assert game.refused("use", figure="osorio", what="serve", target="mccray") == "served-already"


@pytest.mark.clause("CS-G06", "HOLE-42")
def test_a_broken_disk_is_gone_and_only_its_breaker_knows() -> None:
    game = Game("FX-LINE", fig("M.mccray", "3,0", gear=("disk",)), fig("F.H1", "5,0", "W"), seats="MF")
    skilled(game, "mccray")
    use(game, "mccray", "break_disk", "disk")
    disk = next(i for i in game.truth.items.values() if i.type == "disk")
    assert (disk.holder, disk.at) == ("", None)
    game.until("F")
    game.nobody_heard("disk", but="M")


def cinema(species: str = "", **reads: str) -> Game:
    """One with the disk at a terminal."""
    return Game(
        "feynman",
        fig("F.preuitt", "RR(1,25)", gear=("disk",)),
        fig("M.mccray", "RR(5,11)"),
        seats="FMA" if species else "FM",
        secret={"A": {"species": species}} if species else {},
        reads=reads,
    )


@pytest.mark.clause("CS-G06")
def test_usually_no_terminal_plays_the_disk() -> None:
    game = cinema("bugs")
    skilled(game, "preuitt")
    item = next(i.id for i in game.truth.items.values() if i.type == "disk")
    assert game.refused("use", figure="preuitt", what="play_disk", item=item) == "no-such-use"
    assert not [o for o in game.offers("preuitt", "use") if o.startswith("use:play_disk")]


@pytest.mark.clause("CS-G06", "ACT-06")
@pytest.mark.parametrize(
    ("species", "told"),
    [("bugs", "film-on-board"), ("koch", "film-on-board"), ("hal", "film-unseen"), ("", "film-nobody")],
)
def test_where_the_table_agrees_the_film_shows_its_seat_of_which_sort_the_alien_is(
    species: str, told: str
) -> None:
    game = cinema(species, film="shows")
    skilled(game, "preuitt")
    item = next(i.id for i in game.truth.items.values() if i.type == "disk")
    assert f"use:play_disk|{item}|" in game.offers("preuitt", "use")
    game.order("use", figure="preuitt", what="play_disk", item=item)
    assert game.heard("F")[-1] == told
    game.until("F", 2)
    game.nobody_heard("film", but="F")


@pytest.mark.clause("CS-G06", "COMP-10")
def test_without_power_no_film_is_shown() -> None:
    game = cinema("hal", film="shows")
    skilled(game, "preuitt")
    game.happen(lambda draft: draft.add(StationChanged(what="computer", on=False)))
    item = next(i.id for i in game.truth.items.values() if i.type == "disk")
    game.order("use", figure="preuitt", what="play_disk", item=item)
    assert game.heard("F")[-1] == "stopped-no-power"
