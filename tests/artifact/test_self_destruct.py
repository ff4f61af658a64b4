"""The self-destruct and the order of Global Updates (SELF, GLOB)."""

import pytest

from tests.artifact.table import Game, fig

POD = "pod(5,13)"
MAIN = "RL(9,20)"


def keys(turn: str = "F") -> Game:
    """Osorio with a key in the pod, Slavin with a key at the main terminal."""
    return Game(
        "feynman",
        fig("P.yee", "MH(16,15)"),
        fig("F.osorio", POD, gear=["key"]),
        fig("M.slavin", MAIN, gear=["key"]),
        turn=turn,
    )


def turn_key(game: Game, figure: str, delay: int | None = None) -> None:
    game.declares(**{figure: {"do": "skill"}})
    game.order("destruct", figure=figure, delay=delay)


def counted(game: Game, seat: str = "P") -> list[str]:
    """What a seat has heard of the clock, as "G5 3"."""
    return [
        f"{n.when} {n.words.args.get('rounds', 'off')}"
        for n in game.state.known[seat].log
        if n.words.code.startswith("countdown")
    ]


@pytest.mark.clause("SELF-01")
def test_it_takes_a_key_and_a_major_terminal() -> None:
    game = Game(
        "feynman",
        fig("F.osorio", "RR(4,14)", gear=["key"]),
        fig("F.preuitt", POD),
        fig("F.phone", POD),
        turn="F",
    )
    game.declares(osorio={"do": "skill"}, preuitt={"do": "skill"}, phone={"do": "skill"})
    assert game.refused("destruct", figure="osorio", delay=5) == "not-a-major-terminal"
    assert game.refused("destruct", figure="preuitt", delay=5) == "no-key"


@pytest.mark.clause("SELF-02")
@pytest.mark.parametrize(("delay", "taken"), [(2, False), (3, True), (30, True), (31, False)])
def test_the_delay_is_three_to_thirty(delay: int, taken: bool) -> None:
    game = keys()
    game.declares(osorio={"do": "skill"})
    if not taken:
        assert game.refused("destruct", figure="osorio", delay=delay) == "no-such-delay"
        return
    game.order("destruct", figure="osorio", delay=delay)
    assert game.truth.countdown.ordered == (delay,)


@pytest.mark.clause("SELF-04", "SELF-05", "GLOB-01", "GLOB-02", "GLOB-03")
def test_it_is_announced_at_its_full_value_and_goes_off_at_nought() -> None:
    game = keys()
    before = {seat: game.view(seat) for seat in "PMA"}
    turn_key(game, "osorio", 3)
    assert {seat: game.view(seat) for seat in "PMA"} == before
    game.end()
    for seat in "PA":
        now, then = dict(game.view(seat)), dict(before[seat])
        assert now.pop("public") != then.pop("public"), "whose turn it is, is public"
        assert now == then
    game.until("P", 2)
    assert counted(game) == ["G1 3"]
    said = [n for n in game.state.known["P"].log if n.words.code == "countdown-started"]
    assert "osorio" not in str(said[0])
    game.until("A", 4)
    assert counted(game) == ["G1 3", "G2 2", "G3 1"]
    assert game.figure("yee").wound == "none"
    game.end()
    assert counted(game)[-1] == "G4 0"
    assert game.truth.stage == "over"
    assert all(f.wound == "dead" for f in game.truth.figures.values())


@pytest.mark.clause("SELF-03", "SELF-07")
def test_a_key_stops_it_before_it_ticks() -> None:
    game = keys()
    turn_key(game, "osorio", 3)
    game.until("M", 4)
    assert counted(game) == ["G1 3", "G2 2", "G3 1"]
    turn_key(game, "slavin")
    game.until("P", 5)
    assert counted(game) == ["G1 3", "G2 2", "G3 1", "G4 off"]
    game.until("P", 7)
    assert len(counted(game)) == 4


@pytest.mark.clause("SELF-08", "RUL-15")
@pytest.mark.parametrize(("second", "then"), [(5, ["G2 5", "G3 4"]), (20, ["G2 9", "G3 8"])])
def test_a_second_start_may_shorten_it_and_is_void_otherwise(second: int, then: list[str]) -> None:
    game = keys()
    turn_key(game, "osorio", 10)
    game.until("F", 2)
    turn_key(game, "osorio", second)
    game.until("P", 4)
    assert counted(game) == ["G1 10", *then]


@pytest.mark.clause("SELF-08", "X86")
def test_a_cancel_and_a_new_start_in_one_round() -> None:
    game = keys()
    turn_key(game, "osorio", 10)
    game.until("F", 2)
    turn_key(game, "osorio")
    game.until("M", 2)
    turn_key(game, "slavin", 20)
    game.until("P", 3)
    assert counted(game) == ["G1 10", "G2 off", "G2 20"]


@pytest.mark.clause("X86")
@pytest.mark.parametrize(
    ("first", "second", "heard"), [(5, None, ["G1 5", "G1 off"]), (None, 5, ["G1 5"]), (9, 4, ["G1 4"])]
)
def test_start_and_cancel_in_one_round_in_the_order_of_turns(
    first: int | None, second: int | None, heard: list[str]
) -> None:
    game = keys()
    turn_key(game, "osorio", first)
    game.until("M")
    turn_key(game, "slavin", second)
    game.until("P", 2)
    assert counted(game) == heard
    assert (game.truth.countdown.left is None) == (heard[-1] == "G1 off")


@pytest.mark.clause("SELF-10")
def test_it_stands_when_he_who_started_it_is_dead() -> None:
    game = keys()
    turn_key(game, "osorio", 3)
    game.order("correct", "J", what="wound", subject="osorio", value="dead")
    game.until("P", 2)
    assert counted(game) == ["G1 3"]


@pytest.mark.clause("SELF-09", "COMP-10")
def test_without_power_it_is_silent_and_goes_on() -> None:
    game = keys()
    turn_key(game, "osorio", 4)
    game.until("P", 2)
    game.state = down(game)
    game.until("P", 3)
    assert counted(game) == ["G1 4"]
    assert game.truth.countdown.left == 3


def down(game: Game):  # type: ignore[no-untyped-def]
    """The computer's end, however it came."""
    fact = game.system.read_fact({"kind": "station_changed", "what": "computer", "on": False})
    return game.system.apply(game.state, fact)


@pytest.mark.clause("GLOB-05", "GLOB-01", "CS-M03", "SELF-07", "X85")
def test_cancels_come_before_loudspeakers_and_the_clock_last() -> None:
    game = Game(
        "feynman", fig("F.osorio", POD, gear=["key"]), fig("M.mccray", MAIN), turn="F", control="mccray"
    )
    turn_key(game, "osorio", 3)
    game.until("F", 4)
    turn_key(game, "osorio")
    before = {seat: game.view(seat) for seat in "PFA"}
    game.order("call", "M", text="Attention, all hands.")
    assert {seat: game.view(seat) for seat in "PFA"} == before
    game.until("P", 5)
    last = [n.words.code for n in game.state.known["A"].log if n.when == "G4"]
    assert last == ["countdown-cancelled", "loudspeaker"]
    [call] = [n for n in game.state.known["P"].log if n.words.code == "loudspeaker"]
    assert set(call.words.args) == {"text"}


@pytest.mark.clause("CS-M03", "COMP-05", "GLOB-01")
def test_the_loudspeakers_are_his_who_has_the_marker_and_a_terminal() -> None:
    game = Game("feynman", fig("M.mccray", MAIN), fig("F.preuitt", "RR(1,25)"), turn="F", control="mccray")
    assert game.refused("call", "F", text="Hello") == "no-loudspeaker"
    game.order("call", "M", text="One")
    game.order("call", "M", text="Two")
    game.declares(preuitt={"do": "skill"})
    kept = game.state
    game.until("P", 2)
    assert [n.words.args["text"] for n in game.state.known["P"].log] == ["Two"], "one for each round"
    game.state = kept
    game.roll(6)
    game.order("hack", figure="preuitt", purpose="control")
    game.until("P", 2)
    assert "loudspeaker" not in game.heard("P"), "the marker was gone, and M is not told by this"


@pytest.mark.clause("JUDGE-11", "GLOB-01")
def test_the_judge_has_the_loudspeakers_at_global_updates_without_a_name() -> None:
    game = Game("feynman", fig("P.H1", "RL(9,20)"), fig("F.H1", MAIN), seats="PF")
    before = {seat: game.view(seat) for seat in "PF"}
    game.order("tell", "J", to=[], text="Attention.", loudspeaker=True)
    assert {seat: game.view(seat) for seat in "PF"} == before
    game.until("P", 2)
    for seat in "PF":
        [call] = [n for n in game.state.known[seat].log if n.words.code == "loudspeaker"]
        assert (call.when, dict(call.words.args)) == ("G1", {"text": "Attention."})
