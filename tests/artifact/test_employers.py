"""What is peculiar to a sheet: the company's four employers, the pirates' ship, beast and captain (CS-F, CS-P)."""

import pytest

from artifact_server.core.words import Words
from tests.artifact.preparing import choose, opening, play
from tests.artifact.table import Game, as_sent, fig

AGENTS = ("osorio", "preuitt")
EMPLOYERS = ("gmen", "museum", "technicians", "visitors")


def begun(employer: str, species: str = "hal", *dice: int) -> Game:
    """Everybody with a ready-made sheet, F in this employer's pay, into the first turn."""
    game = opening(species=species)
    for seat in "PFM":
        choose(game, seat, employer=employer)
    choose(game, "A", {"hal": "HAL-1", "koch": "KOC-1"}[species])
    game.roll(*dice)
    for seat in "PFMA":
        game.order("ready", seat)
    return game


def sheet(game: Game, seat: str) -> str:
    """What stands on a seat's control sheet."""
    return str(as_sent(game.view(seat)["sheet"]))


@pytest.mark.clause("CS-F21", "CS-F41")
@pytest.mark.parametrize("employer", EMPLOYERS)
def test_the_gmen_are_tough_and_the_visitors_androids(employer: str) -> None:
    game = opening()
    choose(game, "F", employer=employer)
    for name in AGENTS:
        agent = game.figure(name)
        assert agent.tough is (employer == "gmen")
        assert agent.kind == ("android" if employer == "visitors" else "human")


@pytest.mark.clause("CS-F31")
def test_only_the_museum_sends_a_bond_and_anybody_may_be_given_it() -> None:
    for employer in EMPLOYERS:
        game = opening()
        choose(game, "F", employer=employer)
        bonds = [i.owner for i in game.truth.items.values() if i.type == "bond"]
        assert bonds == (["F"] if employer == "museum" else [])
    game = Game("FX-LINE", fig("F.H1", "0,0", gear=("bond",)), fig("M.H8", "0,0"), turn="F")
    game.order("permit", "M", what="hand_over:F")
    game.declares(**{"F.H1": {"do": "exchange"}})
    [bond] = game.state.known["F"].roster["F.H1"].gear
    game.order("exchange", figure="F.H1", give={bond.id: next(iter(game.counters("F")))})
    assert [i.type for i in game.truth.held("M.H8")] == ["bond"]


@pytest.mark.clause("CS-F42", "SET-04")
@pytest.mark.parametrize(("species", "dice"), [("hal", ()), ("koch", (1,) * 8)])
def test_the_visitors_are_told_the_species_and_the_alien_that_it_has_friends(
    species: str, dice: tuple[int, ...]
) -> None:
    game = begun("visitors", species, *dice)
    [told] = [n for n in game.state.known["F"].log if n.words.code == "told-species"]
    assert told.words.args["what"] == (Words.of(f"species-{species}"),)
    assert game.heard("A").count("alien-told-visitors") == 1
    assert f"species-{species}" in sheet(game, "F")
    assert "alien-told-visitors" in sheet(game, "A")
    game.nobody_heard("told-species", but="F")
    game.nobody_heard("alien-told-visitors", but="A")
    for seat in "PM":
        assert "told-" not in str(as_sent(game.view(seat)))


@pytest.mark.clause("CS-F42")
def test_other_employers_are_told_nothing_of_the_kind() -> None:
    game = begun("gmen", "hal", 1, 5)
    assert "told-species" not in sheet(game, "F")
    assert "alien-told-visitors" not in sheet(game, "A")


@pytest.mark.clause("CS-F42")
def test_without_an_alien_there_is_nothing_to_tell() -> None:
    game = opening("PFM")
    for seat in "PFM":
        choose(game, seat, employer="visitors")
    game.roll(*[1] * 8)
    for seat in "PFM":
        game.order("ready", seat)
    assert game.truth.stage != "setup"
    assert "told-species" not in game.heard("F")


@pytest.mark.clause("CS-P01")
def test_the_cutter_has_two_control_seats_a_turret_and_a_hold() -> None:
    plan = play().system.book.plan
    cutter = plan.crafts["cutter"]
    assert len(cutter.seats) == 2
    assert cutter.turret is not None
    assert plan.spaces["cutter_hold"].segment in cutter.segments


@pytest.mark.clause("CS-P02")
def test_the_herbivore_walks_like_a_man_bites_and_holds_nothing() -> None:
    herbivore = fig("P.herbivore", "1,0", "E")
    game = Game("FX-LINE", herbivore, fig("M.H8", "2,0", "W"), fig("P.H9", "0,0", "E"))
    kinds = game.system.book.kinds
    assert (kinds["beast"].move, kinds["beast"].hands, kinds["beast"].slots) == ("human", False, 0)
    game.declares(**{"herbivore": {"do": "walk", "then": "attack", "target": "h8"}})
    game.roll(3)
    game.order("attack", figure="herbivore", target="h8", weapon="", path=["X(2,0)"], halt=False)
    assert game.at("herbivore") == "2,0"


@pytest.mark.clause("CS-P03")
def test_without_their_captain_the_pirates_play_on() -> None:
    game = Game("FX-LINE", fig("P.eastwood", "0,0", wound="dead"), fig("P.yee", "1,0", "E"))
    game.declares(yee={"do": "walk"})
    game.order("move", figure="yee", gait="walk", path=["X(2,0)"], halt=False)
    assert game.at("yee") == "2,0"
