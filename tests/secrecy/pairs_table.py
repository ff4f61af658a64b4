"""Pairs about set-up, craft and lifts, the judge's hand, and what is said at the table."""

from typing import Any

from tests.artifact.table import fig
from tests.secrecy.playing import Play
from tests.secrecy.written import Written, man

P1, F1 = man("P.H1", "1,1"), man("F.H1", "3,0", "S")
JUDGED: dict[str, Any] = {"judge": True, "modes": {"*": "automatic"}}
WALK = {"figure": "P.H1", "gait": "walk", "path": ["X(0,1)"], "halt": False}


# --- set-up ---------------------------------------------------------------------------------------
async def sheets_are_filled_in(game: Play) -> None:
    """F, M and A settle one thing or another; P sees who is ready, and no more."""
    one = game.world == "one"
    await game.form("P", {})
    await game.must("P", "take_loadout", loadout="P-A")
    await game.must("F", "settle", hidden=True, what="employer", value="gmen" if one else "museum")
    await game.must("F", "take_loadout", hidden=True, loadout="F-A" if one else "F-B")
    await game.must(
        "M", "muster", hidden=True, buy={"item:pistol": 1} if one else {"item:medkit": 2, "robot:doc": 1}
    )
    await game.must("M", "settle", hidden=True, what="control", value="mccray" if one else "slavin")
    thing = "pistol-M1" if one else "medkit-M1"
    await game.must("M", "carry", hidden=True, item=thing, figure="slavin")
    at = "RL(9,20)" if one else "RL(8,20)"
    await game.must("M", "place", hidden=True, what="mccray", at=at, facing="S")
    await game.order("M", "ready")
    await game.must("A", "settle", hidden=True, what="opening", value="HAL-1" if one else "HAL-3")
    for what in ("doc", "slavin", "osorio", "medkit-M1", "pistol-M1", "phone", "nobody"):
        await game.order("P", "place", what=what, at="RL(9,20)", facing="N")
        await game.order("P", "carry", item=what, figure=what)
        await game.order("P", "muster", buy={f"robot:{what}": 1})
        await game.order("P", "settle", what="control", value=what)
    await game.must("P", "ready")
    await game.must("A", "ready")
    await game.form("P", {})


async def play_begins(game: Play) -> None:
    """F works for one or the other; all else is the same. P moves, F lets be, M lets be."""
    await game.must(
        "F", "settle", hidden=True, what="employer", value="gmen" if game.world == "one" else "visitors"
    )
    for seat, loadout in (("P", "P-A"), ("F", "F-A"), ("M", "M-A")):
        await game.must(seat, "take_loadout", loadout=loadout, hidden=seat == "F")
    if "A" in game.seats:
        await game.must("A", "settle", hidden=True, what="opening", value="HAL-1")
    for seat in game.seats:
        await game.must(seat, "ready", hidden=seat == "A")
    await game.form("P", {})
    await game.must("P", "declare", intents={"eastwood": {"do": "walk"}})
    await game.must("P", "end_move", figure="eastwood", facing="N")
    for seat in game.seats:
        await game.end(seat)


# --- craft and lifts ------------------------------------------------------------------------------
async def a_craft_leaves(game: Play) -> None:
    """M's pilot casts off and flies about, or waits."""
    if game.world == "one":
        await game.must("M", "declare", hidden=True, intents={"M.H1": {"do": "pilot"}})
        flight = {"craft": "cutter", "gait": "jog", "moves": ["W", "N"]}
        await game.must("M", "pilot", hidden=True, figure="M.H1", **flight)
    await game.end("M")
    await game.form("P", {})
    there = {"figure": "P.H1", "gait": "walk", "path": ["X(23,9)"], "halt": False}
    await game.turn("P", ("move", there), P_H1="walk")


async def a_car_is_sent(game: Play) -> None:
    """F at the hub's end of the shaft sends the car off, or does not."""
    if game.world == "one":
        await game.must("F", "declare", hidden=True, intents={"F.H1": {"do": "skill"}})
        await game.must("F", "send_lift", hidden=True, figure="F.H1", shaft="SH")
    await game.end("F")
    await game.form("P", {})
    await game.end("P")


# --- the judge --------------------------------------------------------------------------------------
async def the_judge_has_a_hand_in_it(game: Play) -> None:
    """He hurts M's man beyond the hatch, tells M so, puts a due in other words, off, and back; or does nothing.

    Before that he changes a chart, of which all are told.
    """
    edit = {"kind": "edit_chart", "file": "charts.toml", "path": ["terrain", "cluttered"], "value": 3}
    assert await game.desk(order=edit)
    await game.turn("P", ("move", WALK), P_H1="walk")
    await game.must("F", "declare", intents={"F.H1": {"do": "exchange"}})
    await game.must("F", "exchange", figure="F.H1", drop=["pistol-F.H1-1"])
    if game.world == "one":
        dues = game.moments[game.game.step].truth["dues"]
        assert dues, "M's man has seen something"
        corrections: list[dict[str, Any]] = [
            {"kind": "reword", "due": dues[0]["id"], "text": "it creaks"},
            {"kind": "delay", "due": dues[0]["id"]},
            {"kind": "withhold", "due": dues[0]["id"]},
            {"kind": "correct", "what": "wound", "subject": "M.H2", "value": "light", "reason": "he fell"},
            {"kind": "reveal", "seat": "M", "subject": "P.H1"},
            {"kind": "plant", "seat": "M", "look": "bug", "at": "X(8,2)"},
            {
                "kind": "decree",
                "name": "a loose grating",
                "changes": [{"kind": "correct", "what": "facing", "subject": "M.H2", "value": "N"}],
                "tell": [{"kind": "tell", "to": ["M"], "text": "you stumble"}],
            },
            {"kind": "tell", "to": ["M"], "text": "your knee hurts"},
            {"kind": "overrule", "seat": "M", "level": 0, "reason": "he has lost his nerve"},
            {"kind": "overrule", "seat": "M", "level": None, "reason": "he has found it again"},
            {"kind": "accept", "figure": "M.H2", "reason": "he is a rare specimen"},
        ]
        for order in corrections:
            assert await game.desk(hidden=True, order=order), game.game.tapes["J"][-1]
    await game.desk(order={"kind": "skip"})
    await game.form("P", {})
    await game.end("M")
    await game.desk(order={"kind": "end_game"})


async def the_judge_throws_for_f(game: Play) -> None:
    """F's shot beyond the hatch waits for the judge's dice, and then for his hand; or F does not shoot."""
    if game.world == "one":
        await game.must("F", "declare", hidden=True, intents={"F.H1": {"do": "attack", "target": "ph2"}})
        await game.order("F", "attack", hidden=True, figure="F.H1", target="ph2", weapon="rifle-F.H1-1")
        cards = await _waiting(game)
        assert cards, "he has nothing to do"
    await game.must("P", "set_stance", seat="F", stance="neutral")
    await game.must("P", "permit", what="carry:M")
    if game.world == "one":
        while cards:
            key, asks = cards[0]["key"], cards[0]["asks"]
            do = {"roll": key, "faces": [5] * asks["dice"]} if cards[0]["kind"] == "roll" else {"send": True}
            assert await game.desk(hidden=True, **do)
            cards = await _waiting(game)
    await game.form("P", {})
    await game.order("P", "move", figure="P.H1", gait="walk", path=["X(2,1)"])
    await game.game.say("P", "P-M", "are you there")
    await game.form("M", {})


async def _waiting(game: Play) -> list[dict[str, Any]]:
    """The judge's cards."""
    return [c for c in (await game.view("J"))["queue"] if c["kind"] in ("roll", "send")]


# --- what is said -----------------------------------------------------------------------------------
async def two_confer(game: Play) -> None:
    """F and M talk in private, of one thing or another; each keeps notes for himself."""
    await game.turn("P", ("move", WALK), P_H1="walk")
    words = (
        "he carries the rifle" if game.world == "one" else "he has nothing at all, I am quite sure of that"
    )
    await game.game.say("M", "P-M", "hello P")
    await game.end("F")
    await game.game.say("F", "P-F", "hello from F")
    await game.game.say("F", "F-M", words, hidden=True)
    await game.game.say("F", "F-M", {"give": words, "want": "peace"}, hidden=True)
    await game.game.say("M", "F-M", {"offer": 1, "yes": game.world == "one"}, hidden=True)
    await game.game.keep("F", "note", {"id": "a", "value": words}, hidden=True)
    await game.game.keep("M", "plan", [words], hidden=True)
    await game.end("M")
    await game.game.say("F", "F-M", words)
    await game.game.say("F", "all", "good evening")
    await game.game.wait(200)


FAR = (P1, man("P.H2", "8,1", "E", look="ph2"), man("F.H1", "7,1", "E", gear=("rifle",)), man("M.H1", "3,2"))


async def ways_are_said(game: Play) -> None:
    """P has said one way or another when it goes one square, which both have in common."""
    await game.must("P", "declare", intents={"P.H1": {"do": "jog"}})
    on = "X(3,2)" if game.world == "one" else "X(3,0)"
    await game.must("P", "say_way", hidden=True, figure="P.H1", path=["X(2,1)", on])
    await game.must("P", "move", figure="P.H1", gait="jog", path=["X(2,1)"], halt=False)
    await game.must("P", "end_actions")
    for seat in game.seats[1:]:
        await game.form(seat, {})
        await game.end(seat)
    await game.form("P", {})


PAIRS = [
    Written(
        "how the others prepare", "feynman", "PFMA", "PO",
        sheets_are_filled_in, knowing="FMA", agreed={"species": "hal"},
    ),
    Written("an employer, once play has begun", "feynman", "PFM", "PMO", play_begins, knowing="F"),
    Written(
        "an employer of whom the alien is told", "feynman", "PFMA", "PMO",
        play_begins, knowing="FA", agreed={"species": "hal"},
    ),
    Written(
        "where a craft has gone", "FX-SHIP", "MP", "PO", a_craft_leaves,
        (fig("M.H1", "cutter(10,10)", "W", skills=("pilot",)), fig("P.H1", "X(23,8)", "E")), knowing="M",
    ),
    Written(
        "where the car is", "FX-LIFT", "FP", "PO", a_car_is_sent,
        (man("F.H1", "0,0"), man("P.H1", "5,0", "W")), knowing="F",
    ),
    Written(
        "what the judge puts right elsewhere", "FX-HALL", "PFM", "PFO", the_judge_has_a_hand_in_it,
        (P1, man("F.H1", "3,0", "S", gear=("pistol",)), man("M.H1", "3,2", "N"), man("M.H2", "7,0")), new=JUDGED,
        knowing="MJ",
    ),
    Written(
        "that the judge throws dice", "FX-HALL", "FPM", "PMO", the_judge_throws_for_f, FAR,
        new={"judge": True, "modes": {"*": "assisted"}}, knowing="FJ",
    ),
    Written(
        "that the judge sends by hand", "FX-HALL", "FPM", "PMO", the_judge_throws_for_f, FAR,
        new={"judge": True, "modes": {"*": "automatic", "act": "hand"}}, knowing="FJ",
    ),
    Written(
        "which way somebody has said that he will go", "FX-HALL", "PFM", "FMO", ways_are_said,
        (P1, F1, man("M.H1", "4,1", "W")), agreed={"ways": "said"}, knowing="P",
    ),
    Written("what two say in private", "FX-HALL", "PFM", "PO", two_confer, (P1, F1, man("M.H1", "3,2")), knowing="FM"),
]  # fmt: skip
