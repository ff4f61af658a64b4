"""Pairs about minds and the computer: who has the marker, what was hacked or ordered, whom a figure serves, where HAL sits."""

from typing import Any

from tests.artifact.table import fig
from tests.secrecy.playing import Play, Script
from tests.secrecy.written import Written, man

CONTROL = "FX-CONTROL"
"""Hall A with a terminal at X(1,1); hatch h; hall B with the main terminal at X(6,1); room C with one at X(9,1)."""
P1, F1 = man("P.H1", "0,1", "E"), man("F.H1", "3,0", "S")
MCCRAY, PREUITT = man("M.mccray", "9,1", "W"), man("F.preuitt", "6,1", "W")
WALK = {"figure": "P.H1", "gait": "walk", "path": ["X(0,2)"], "halt": False}
BACK = {**WALK, "path": ["X(0,1)"]}


async def p_walks(game: Play, back: bool = False) -> None:
    await game.form("P", {})
    await game.turn("P", ("move", BACK if back else WALK), P_H1="walk")


def hidden_turn(by: str, *orders: tuple[str, dict[str, Any]], then: bool = True, **intents: Any) -> Script:
    """This seat does something in one world and nothing in the other; P then goes about, and `then` the next begins."""

    async def script(game: Play) -> None:
        if game.world == "one":
            await game.must(by, "declare", hidden=True, intents={k: {"do": v} for k, v in intents.items()})
            for kind, fields in orders:
                await game.must(by, kind, hidden=True, **fields)
        await game.end(by)
        await game.form("P", {})
        await game.order("P", "call", text="is anybody there")
        await game.order("P", "declare", intents={"M.H9": {"do": "walk"}})
        if then:
            await p_walks(game)

    return script


async def quiet_rounds(game: Play) -> None:
    """Two rounds in which everybody does the same in both worlds."""
    for back in (False, True):
        for seat in game.seats:
            if seat == "P":
                await p_walks(game, back)
            else:
                await game.end(seat)


async def f_minds_its_informant(game: Play) -> None:
    """F sets a condition in one world, looks on through its informant's eyes in both."""
    await p_walks(game)
    known = (await game.view("F"))["me"]["secrets"]["informants"]
    await game.must(
        "F", "set_condition", hidden=True, figure=next(iter(known)), condition="attacked_in_sight"
    )
    await game.end("F")
    await game.end("M")
    await p_walks(game, back=True)


async def one_comes_over(game: Play) -> None:
    """F calls its informant over, or does not; it ends before P has a turn again."""
    await p_walks(game)
    if game.world == "one":
        await game.must("F", "declare", hidden=True, intents={})
        await game.must("F", "activate", hidden=True, figure="P.H2")
    await game.end("F")
    await game.form("M", {})


async def hal_is_busy(game: Play) -> None:
    """HAL steps, looks, lies; or rests."""
    if game.world == "one":
        await game.must("A", "declare", hidden=True, intents={})
        await game.must("A", "step_ram", hidden=True, to="X(9,1)")
        await game.must("A", "hal_act", hidden=True, act="snoop", segment="A")
        await game.must("A", "hal_act", hidden=True, act="command", robot="doc")
        await game.must("A", "hal_act", hidden=True, act="cancel")
        await game.must("A", "distort", hidden=True, hide=["preuitt", "X(6,1)"])
    await game.end("A")
    await p_walks(game)
    await game.end("F")
    await game.end("M")


async def a_robot_stands_there(game: Play) -> None:
    """P walks about before it, tries to strike it down, does not see whose it is."""
    await p_walks(game)
    await game.form("P", {})
    await game.end("F")
    await game.end("M")
    await p_walks(game, back=True)


HALL = (P1, F1, PREUITT, MCCRAY)
DOC = fig("M.doc", "7,1", "W") | {"seat": "", "asleep": True}

PAIRS = [
    Written(
        "who has the marker", CONTROL, "PAFM", "PAO", quiet_rounds, HALL, one={"control": "mccray"},
        other={"control": "preuitt"}, knowing="FM",
    ),
    Written(
        "that the marker was hacked", CONTROL, "FPMA", "PMAO",
        hidden_turn("F", ("hack", {"figure": "preuitt", "purpose": "control"}), then=False, preuitt="skill"),
        HALL, both={"control": "mccray"}, knowing="F",
    ),
    Written(
        "a line test", CONTROL, "FPMA", "PMAO",
        hidden_turn("F", ("use", {"figure": "preuitt", "what": "line_test"}), preuitt="skill"),
        HALL, both={"secret": {"F": {"employer": "technicians"}}}, knowing="F",
    ),
    Written(
        "that somebody looked through the cameras", CONTROL, "MPFA", "PFAO",
        hidden_turn("M", ("security", {"figure": "mccray", "act": "snoop", "segment": "A"}), mccray="security"),
        HALL, both={"control": "mccray"}, knowing="M",
    ),
    Written(
        "that lights went out elsewhere", CONTROL, "MPFA", "PFAO",
        hidden_turn(
            "M", ("security", {"figure": "mccray", "act": "snoop", "segment": "B", "toggle": "lights"}),
            then=False, mccray="security",
        ),
        (P1, man("F.H1", "1,1"), MCCRAY), both={"control": "mccray"}, knowing="M",
    ),
    Written(
        "that hatches were locked", CONTROL, "MPFA", "PFAO",
        hidden_turn(
            "M", ("security", {"figure": "mccray", "act": "snoop", "segment": "A", "toggle": "locks"}),
            mccray="security",
        ),
        HALL, both={"control": "mccray"}, knowing="M",
    ),
    Written(
        "that a robot was called", CONTROL, "MPFA", "PAO",
        hidden_turn(
            "M",
            ("security", {"figure": "mccray", "act": "command", "robot": "doc"}),
            ("declare", {"intents": {"doc": {"do": "walk"}}}),
            ("move", {"figure": "doc", "gait": "walk", "path": ["X(7,2)"], "halt": False}),
            ("end_move", {"figure": "slavin"}),
            mccray="security", slavin="walk",
        ),
        (P1, F1, MCCRAY, man("M.slavin", "9,0"), DOC), both={"control": "mccray"}, knowing="M",
    ),
    Written(
        "that a robot has seized somebody", CONTROL, "MPFA", "PFAO",
        hidden_turn(
            "M", ("use", {"figure": "handler", "what": "grapple", "target": "h7"}), then=False, handler="skill"
        ),
        (P1, man("F.H7", "9,1"), fig("M.handler", "9,1")), knowing="M",
    ),
    Written(
        "that the self-destruct was ordered", CONTROL, "FPMA", "PMAO",
        hidden_turn("F", ("destruct", {"figure": "preuitt", "delay": 12}), preuitt="skill"),
        (P1, F1, man("F.preuitt", "6,1", "W", gear=("key",)), MCCRAY), knowing="",
    ),
    Written(
        "what will be said over the loudspeakers", CONTROL, "MPFA", "PFAO",
        hidden_turn("M", ("call", {"text": "the pod is mined"})),
        HALL, both={"control": "mccray"}, knowing="",
    ),
    Written(
        "that the marker was handed on", CONTROL, "MPFA", "PFAO",
        hidden_turn("M", ("pass_control", {"to": "slavin"})),
        (P1, F1, MCCRAY, man("M.slavin", "1,1", "N")), both={"control": "mccray"}, knowing="M",
    ),
    Written(
        "whether the computer works", CONTROL, "PFMA", "PFMAO", quiet_rounds, HALL, one={"computer_down": True},
    ),
    Written(
        "who informs", CONTROL, "PFM", "PMO", f_minds_its_informant, (P1, man("P.H2", "2,2"), F1, MCCRAY),
        one={"informant": {"P.H1": "F"}}, other={"informant": {"P.H2": "F"}}, knowing="F",
    ),
    Written(
        "that an informant has come over", CONTROL, "PFM", "PMO", one_comes_over,
        (P1, man("P.H2", "2,2"), F1, MCCRAY), both={"informant": {"P.H2": "F"}}, knowing="F",
    ),
    Written(
        "an employer", CONTROL, "PFM", "PMO", quiet_rounds, HALL,
        one={"secret": {"F": {"employer": "gmen"}}}, other={"secret": {"F": {"employer": "museum"}}}, knowing="F",
    ),
    Written(
        "where HAL's memory sits", CONTROL, "PFMA", "PFMO", quiet_rounds, HALL,
        one={"hal": {"A": "X(6,1)"}}, other={"hal": {"A": "X(1,1)"}}, knowing="A",
    ),
    Written(
        "what HAL does and hides", CONTROL, "APFM", "PFMO", hal_is_busy, (P1, F1, PREUITT, DOC),
        both={"hal": {"A": "X(6,1)"}}, knowing="A",
    ),
    Written(
        "whose robot it is", CONTROL, "PFM", "PO", a_robot_stands_there,
        (P1, F1, MCCRAY),
        one={"figure": [fig("M.handler", "2,2", "W")]}, other={"figure": [fig("F.handler", "2,2", "W")]},
        knowing="FM",
    ),
    Written(
        "a stance", CONTROL, "PFM", "PFO", quiet_rounds, HALL, one={"stance": {"M": {"P": "neutral", "F": "neutral"}}},
        knowing="M",
    ),
    Written("whether the shields are up", CONTROL, "PFM", "PFMO", quiet_rounds, HALL, one={"shields_down": True}),
]  # fmt: skip
