"""Second seats before play: crews, employers, robots and the disk, species (SET-04, SET-07, SET-08, CS-S02)."""

import re
from dataclasses import replace

import pytest

from artifact_server.core.answers import Answers
from artifact_server.core.words import Words
from artifact_server.systems.artifact import open_system
from artifact_server.systems.artifact.rules import alien
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from tests.artifact.table import Game, bundle, fig


def two_crews() -> Game:
    game = Game.opening("feynman", ("P", "P2", "M"))
    game.order("take_loadout", "P", loadout="P-A")
    game.order("take_loadout", "M", loadout="M-A")
    return game


@pytest.mark.clause("SET-08", "RUL-23")
def test_the_second_crew_takes_four_of_the_hires() -> None:
    game = two_crews()
    four = ["kyoshi", "mendez", "orlov", "yee"]
    assert game.refused("settle", "P2", what="crew", value=",".join(four)) == "crew-not-yet"
    assert game.refused("ready", "P2") == "crew-open"
    game.order("ready", "P")
    control = game.form("setup", "P2", do="settle:crew").control
    assert {o.value for o in control.options} == {*four, "lichter", "colovisto", "robertson"}  # type: ignore[union-attr]
    for wrong in (four[:3], [*four, "lichter"], [*four[:3], "eastwood"], [*four[:3], "sarma"]):
        assert game.refused("settle", "P2", what="crew", value=",".join(wrong)) == "crew-of-so-many"
    form = game.form("setup", "P2", do="settle:crew", value=four)
    assert form.order is not None
    game.order(**dict(form.order), by="P2")
    assert set(game.state.known["P2"].roster) == set(four)
    assert set(game.state.known["P"].roster) == {"eastwood", "lichter", "colovisto", "robertson"}
    game.order("place", "P2", what="orlov", at="cutter(10,20)", facing="W")
    assert game.refused("place", "P2", what="eastwood", at="cutter(10,20)") == "not-yours"
    game.order("ready", "P2")
    game.roll(*[1] * 10)
    game.order("ready", "M")
    assert (game.truth.seat, game.truth.stage) == ("P", "declare")
    assert "orlov" in game.counters("P")
    for word in four:
        assert f'"{word}"' not in game.sent("M")


@pytest.mark.clause("SET-08")
def test_if_the_first_crew_changes_its_mind_the_second_chooses_again() -> None:
    game = two_crews()
    game.order("ready", "P")
    game.order("settle", "P2", what="crew", value="kyoshi,mendez,orlov,yee")
    game.order("ready", "P2")
    game.order("ready", "P", ready=False)
    assert len(game.state.known["P"].roster) == 8
    assert game.state.known["P2"].roster == {}
    assert game.view("P2")["me"]["ready"] is False
    assert game.refused("ready", "P2") == "crew-open"


@pytest.mark.clause("SET-07", "CS-S02", "CS-F01")
@pytest.mark.parametrize("faces", [(1, 1, 1, 1), (1, 4, 1, 3), (2, 3, 2, 1), (1, 2, 6, 1)])
def test_rivals_never_have_the_same_employer(faces: tuple[int, ...]) -> None:
    game = Game.opening("feynman", ("P", "F", "F2", "M"), *faces, 1, 2, 2)
    cards = {seat: game.view(seat)["me"]["secrets"]["employers"] for seat in ("F", "F2")}
    assert sorted([*cards["F"], *cards["F2"]]) == ["gmen", "museum", "technicians", "visitors"]
    for seat, other in (("F", "F2"), ("F2", "F")):
        for card in cards[other]:
            assert game.refused("settle", seat, what="employer", value=card) == "no-such-employer"
            assert card not in game.sent(seat)
        offered = game.form("setup", seat, do="settle:employer").control
        assert [o.value for o in offered.options] == cards[seat]  # type: ignore[union-attr]
        game.order("settle", seat, what="employer", value=cards[seat][0])
    for seat in "PM":
        assert "employer" not in game.sent(seat)


@pytest.mark.clause("SET-07", "CS-F50")
def test_rivals_share_out_the_robots_and_the_one_disk_by_lot() -> None:
    game = Game.opening("feynman", ("P", "F", "F2", "M"), 1, 1, 1, 1, 1, 2, 2)
    lists = {seat: game.view(seat)["me"]["secrets"]["robots"] for seat in ("F", "F2")}
    assert sorted([*lists["F"], *lists["F2"]]) == ["acid_bot", "phone", "recon_f"]
    for seat, other in (("F", "F2"), ("F2", "F")):
        for robot in lists[other]:
            assert game.refused("muster", seat, buy={f"robot:{robot}": 1}) == "not-for-sale"
    assert [i.owner for i in game.truth.items.values() if i.type == "disk"] == ["F2"]
    assert game.heard("F") == game.heard("F2") == ["disk-goes-to"]
    game.nobody_heard("disk-goes-to", but="FF2")


SIX = ("hal", "bugs", "zombies", "koch", "pan", "mind_control")


@pytest.mark.clause("SET-04")
@pytest.mark.parametrize("first", [(1, 1), (2, 3), (4, 6), (6, 6)])
@pytest.mark.parametrize("second", [(1, 1), (3, 2), (5, 5)])
def test_two_aliens_are_never_of_one_species(
    monkeypatch: pytest.MonkeyPatch, first: tuple[int, int], second: tuple[int, int]
) -> None:
    monkeypatch.setattr(alien, "PLAYABLE", SIX)
    game = Game.opening("feynman", ("P", "M", "A", "A2"), *first, *second)
    one, other = (game.view(seat)["me"]["secrets"]["species"] for seat in ("A", "A2"))
    assert {one, other} <= set(SIX)
    assert one != other
    assert f'"{other}"' not in game.sent("A")
    assert f'"{one}"' not in game.sent("A2")


@pytest.mark.clause("SET-04")
def test_a_judges_choice_of_species_is_honoured_and_leaves_the_second_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(alien, "PLAYABLE", SIX)
    game = Game.opening("feynman", ("P", "M", "A", "A2"), 1, 1, species="koch")
    assert game.view("A")["me"]["secrets"]["species"] == "koch"
    assert game.view("A2")["me"]["secrets"]["species"] == "hal"


@pytest.mark.clause("CS-P04", "SET-08", "SET-15")
def test_the_second_crew_may_refuse_what_costs_more_than_five_and_the_first_begins_anew() -> None:
    game = Game.opening("feynman", ("P", "P2", "M"))
    game.order("take_loadout", "P", loadout="P-C")
    assert game.refused("settle", "P2", what="veto", value="rpp7") == "nothing-to-veto"
    game.order("ready", "P")
    assert game.refused("settle", "P2", what="veto", value="launcher") == "nothing-to-veto", (
        "five is not more"
    )
    control = game.form("setup", "P2", do="settle:veto").control
    assert [o.value for o in control.options] == ["rpp7"]  # type: ignore[union-attr]
    game.order("settle", "P2", what="crew", value="orlov,sarma,kyoshi,mendez")
    game.order("settle", "P2", what="veto", value="rpp7")
    known = game.state.known["P"]
    assert not known.ready
    assert known.secrets["credits"] == 6
    assert {"orlov", "kyoshi"} <= known.roster.keys(), "they have come back"
    assert game.heard("P")[-1] == game.heard("P2")[-1] == "item-vetoed"
    assert game.refused("muster", "P", buy={"item:rpp7": 1}) == "not-for-sale"
    game.order("take_loadout", "P", loadout="P-C")
    assert "rpp7" not in game.state.known["P"].secrets["stock"].values()
    game.order("ready", "P")
    assert game.refused("settle", "P2", what="veto", value="rpp7") == "nothing-to-veto"
    game.nobody_heard("vetoed", but="PP2")


@pytest.mark.clause("CS-N01", "SET-04")
def test_no_dead_of_the_crew_sleeps_for_pan() -> None:
    """The bugs' opening lays two of the crew about the ship before Pan's sleepers are drawn."""
    game = Game.opening("feynman", ("P", "F", "M", "A", "A2"), 1, 4, species="bugs")
    assert game.state.known["A2"].secrets["species"] == "pan"
    game.order("settle", "A", what="opening", value="BUG-2")
    game.order("settle", "A2", what="opening", value="PAN-1")
    game.order("settle", "F", what="employer", value="gmen")
    for seat in "PFM":
        game.order("take_loadout", seat, loadout=f"{seat}-A")
    game.roll(1, 5, *(2, 2), *(2, 1), *([1] * 12))
    for seat in ("P", "F", "M", "A", "A2"):
        game.order("ready", seat)
    assert "crew1" in game.truth.figures
    sleepers = [f for f in game.truth.figures.values() if f.pan and not f.shape]
    assert len(sleepers) == 2
    assert {f.home for f in sleepers} <= {"P", "F"}


@pytest.mark.clause("SET-06")
@pytest.mark.parametrize(("seat", "said"), [("A", "look-bug-alien"), ("P", "look-zombie")])
def test_in_words_as_well_the_other_alien_s_bodies_are_bug_aliens_to_an_alien_alone(
    seat: str, said: str
) -> None:
    """A zombie of the second alien goes down: what the first is told of it, and what anybody else is."""
    koch, zombie = fig("A.koch", "0,0"), fig("A2.zombie1", "3,0")
    game = Game("FX-LINE", koch, zombie, fig("P.H1", "6,0"), seats=("P", "A", "A2"))
    draft = Draft(game.system.book, game.state, Answers({}))
    seen = draft.notice("saw-fall", "TEL-07", whom=look_words(draft.book, "zombie"))
    whom = draft.worded(seat, seen).words.args["whom"]
    assert isinstance(whom, Words)
    assert whom.code == said
    crowd = draft.notice(
        "saw-lift", "LIFT-07", who=(look_words(draft.book, "zombie"), draft.name("P.H1")), count=2
    )
    assert draft.worded(seat, crowd).words.args["who"] == (whom, draft.name("P.H1"))


@pytest.mark.clause("CS-P04")
def test_where_the_second_crew_may_refuse_nothing_it_is_told_of_nothing_dear() -> None:
    whole = bundle("feynman")
    sheets = re.sub(r"^veto_above = .*$", "", whole.files["sheets.toml"], flags=re.MULTILINE)
    game = Game.opening(
        open_system(replace(whole, files={**whole.files, "sheets.toml": sheets})), ("P", "P2", "M")
    )
    game.order("take_loadout", "P", loadout="P-C")
    game.order("ready", "P")
    assert "dear" not in game.view("P2")["me"]["secrets"]
    assert game.refused("settle", "P2", what="veto", value="rpp7") == "nothing-to-veto"
