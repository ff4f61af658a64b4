"""Pairs about bodies and what they carry: who is beyond the hatch, what is in a pack, what a square holds."""

from tests.secrecy.playing import Play
from tests.secrecy.written import Written, key_of, man

HALL = "FX-HALL"
"""Two rooms of five columns, hatch h between X(4,1) and X(5,1)."""
P1, P2, F1 = man("P.H1", "1,1"), man("P.H2", "2,2", "W"), man("F.H1", "3,0", "S")


async def the_near_room(game: Play) -> None:
    """P and F go about in their room, ask for forms, try what cannot be, see each other."""
    await game.form("P", {})
    await game.order("P", "declare", intents={"P.H1": {"do": "attack", "target": "mh9"}})
    await game.must("P", "declare", intents={"P.H1": {"do": "jog"}, "P.H2": {"do": "walk"}})
    await game.form("P", {"figure": "P.H1"})
    await game.order("P", "move", figure="P.H1", gait="jog", path=["X(5,1)"])
    await game.must(
        "P", "move", figure="P.H1", gait="jog", path=[await _there(game, "P", "X(1,1)", "X(0,1)")], facing="E"
    )
    await game.order("P", "set_stance", seat="F", stance="neutral")
    await game.order("P", "move", figure="P.H1", gait="jog", path=["X(3,1)"])
    await game.end("P")
    await game.form("F", {})
    await game.must("F", "declare", intents={"F.H1": {"do": "walk"}})
    await game.must(
        "F",
        "move",
        figure="F.H1",
        gait="walk",
        path=[await _there(game, "F", "X(3,0)", "X(2,0)")],
        halt=False,
    )
    await game.end("F")


async def _there(game: Play, seat: str, one: str, other: str) -> str:
    """To and fro between two squares."""
    at = (await game.view(seat))[f"fig/{seat}.H1"]["at"]
    return other if at == one else one


async def with_m(game: Play) -> None:
    """Two rounds; M lets everything be."""
    for _ in range(2):
        await the_near_room(game)
        await game.end("M")


async def m_is_busy_beyond(game: Play) -> None:
    """In one world M's people beyond the hatch fight, deal and hide; in the other they sleep."""
    await the_near_room(game)
    if game.world == "one":
        deeds = {
            "M.H1": {"do": "attack", "target": "M.H2"},
            "M.H3": {"do": "exchange"},
            "M.H4": {"do": "walk"},
            "M.X1": {"do": "hold"},
            "M.H5": {"do": "mark"},
        }
        await game.must("M", "declare", hidden=True, intents=deeds)
        await game.must("M", "attack", hidden=True, figure="M.H1", target="M.H2")
        await game.must("M", "exchange", hidden=True, figure="M.H3", drop=[key_of("pistol", "M.H3")])
        await game.must("M", "move", hidden=True, figure="M.H4", gait="walk", path=["X(9,1)"], halt=False)
        await game.must("M", "switch", hidden=True, figure="M.X1", on=False)
        await game.must("M", "watch", hidden=True, figure="M.H5", at="X(8,1)", hostile=["P"])
        await game.must("M", "permit", hidden=True, what="hand_over:P")
        await game.must("M", "set_stance", hidden=True, seat="P", stance="neutral")
    await game.end("M")
    await the_near_room(game)


BEYOND = (
    man("M.H1", "6,0"),
    man("M.H2", "6,0"),
    man("M.H3", "7,0", gear=("pistol",)),
    man("M.H4", "8,1", "W"),
    man("M.X1", "5,0"),
    man("M.H5", "7,2", "E", gear=("pistol",)),
)


async def a_square_is_watched(game: Play) -> None:
    """F, in P's sight, watches one square or the other; nobody enters either."""
    await game.turn(
        "P", ("move", {"figure": "P.H1", "gait": "walk", "path": ["X(0,1)"], "halt": False}), P_H1="walk"
    )
    square = "X(4,0)" if game.world == "one" else "X(4,2)"
    watch = {"figure": "F.H1", "at": square, "hostile": ["P", "M"]}
    await game.turn("F", ("watch", watch), hidden=True, F_H1="mark")
    await game.end("M")
    await game.turn(
        "P", ("move", {"figure": "P.H1", "gait": "walk", "path": ["X(1,1)"], "halt": False}), P_H1="walk"
    )
    await game.form("M", {})
    await game.end("F")


async def the_cannon_is_tried(game: Play) -> None:
    """M fires the cannon at F, who floats outside; in one world it is jammed. P is within and looks the other way."""
    await game.must("M", "declare", hidden=True, intents={"M.H1": {"do": "attack", "target": "hs1"}})
    shot = {"figure": "M.H1", "target": "hs1", "weapon": "cannon:anti_personnel"}
    await game.must("M", "attack", hidden=True, **shot)
    await game.end("M")
    await game.form("P", {})
    await game.turn("P", ("move", {"figure": "P.H1", "gait": "walk", "path": ["X(23,9)"]}), P_H1="walk")
    await game.end("F")
    await game.end("M")
    await game.form("P", {})


async def the_thing_is_handled(game: Play) -> None:
    """P takes it up, carries it about, lays it down, M and F look on."""
    await game.must("P", "declare", intents={"P.H1": {"do": "exchange"}})
    await game.form("P", {"figure": "P.H1"})
    await game.must("P", "exchange", figure="P.H1", take=["artifact-1"])
    await game.end("P")
    await game.end("F")
    await game.end("M")
    await game.turn(
        "P", ("move", {"figure": "P.H1", "gait": "walk", "path": ["X(2,1)"], "halt": False}), P_H1="walk"
    )
    await game.end("F")
    await game.end("M")
    await game.must("P", "declare", intents={"P.H1": {"do": "exchange"}})
    held = next(g["id"] for g in (await game.view("P"))["fig/P.H1"]["gear"] if g["type"] == "artifact")
    await game.must("P", "exchange", figure="P.H1", drop=[held])
    await game.end("P")


async def near_but_not_beside(game: Play) -> None:
    """P's people come no nearer than two squares to what is hidden."""
    await game.turn(
        "P", ("move", {"figure": "P.H1", "gait": "walk", "path": ["X(1,0)"], "halt": False}), P_H1="walk"
    )
    await game.end("F")
    await game.end("M")
    await game.end("P")


async def a_trap_is_set(game: Play) -> None:
    """On the far side of the hatch, or not."""
    await the_near_room(game)
    if game.world == "one":
        await game.must("M", "declare", hidden=True, intents={"M.H1": {"do": "skill"}})
        trap = key_of("trap", "M.H1")
        await game.must("M", "use", hidden=True, figure="M.H1", what="set_trap", item=trap, target="h")
    await game.end("M")
    await the_near_room(game)


async def the_far_man_is_shot(game: Play) -> None:
    """F shoots down P's man who is alone with it beyond the hatch; or does not. It ends before P has a turn again."""
    await game.turn(
        "P", ("move", {"figure": "P.H1", "gait": "walk", "path": ["X(2,1)"], "halt": False}), P_H1="walk"
    )
    if game.world == "one":
        target = {"do": "attack", "target": "ph2", "fire": "double"}
        await game.must("F", "declare", hidden=True, intents={"F.H1": target})
        await game.must(
            "F", "attack", hidden=True, figure="F.H1", target="ph2", weapon="rifle-F.H1-1", fire="double"
        )
    await game.end("F")
    await game.form("M", {})
    await game.must("M", "declare", intents={"M.H1": {"do": "walk"}})
    await game.must("M", "move", figure="M.H1", gait="walk", path=["X(4,2)"], halt=False)
    await game.order("P", "move", figure="P.H1", gait="walk", path=["X(3,1)"])


FAR_MAN = (
    man("P.H1", "1,1"),
    man("P.H2", "8,1", "E", look="ph2"),
    man("F.H1", "7,1", "E", gear=("rifle",)),
    man("M.H1", "3,2"),
)

PAIRS = [
    Written(
        "somebody stands beyond the hatch",
        HALL,
        "PFM",
        "PFO",
        with_m,
        (P1, P2, F1, man("M.H1", "7,2")),
        one={"figure": [man("M.H2", "7,0", gear=("rifle",))]},
        knowing="M",
    ),
    Written(
        "what goes on beyond the hatch",
        HALL,
        "PFM",
        "PFO",
        m_is_busy_beyond,
        (P1, P2, F1, *BEYOND),
        knowing="M",
    ),
    Written(
        "what is in the pack of one in sight",
        HALL,
        "PFM",
        "PFO",
        with_m,
        (P1, P2, F1),
        one={"figure": [man("M.H1", "4,2", "W", gear=("pistol", "geiger", "key"))]},
        other={"figure": [man("M.H1", "4,2", "W", gear=("pistol", "medkit"))]},
        knowing="M",
    ),
    Written(
        "a light wound that does not show",
        HALL,
        "PFM",
        "PFO",
        with_m,
        (P1, P2, F1),
        one={"figure": [man("M.H1", "7,2"), man("M.H2", "4,2", "W", wound="light")]},
        other={"figure": [man("M.H1", "7,2", wound="down"), man("M.H2", "4,2", "W")]},
        knowing="M",
    ),
    Written("a lock", HALL, "PFM", "PFMO", with_m, (P1, P2, F1, man("M.H1", "7,2")), one={"locked": ["h"]}),
    Written("a weld", HALL, "PFM", "PFMO", with_m, (P1, P2, F1, man("M.H1", "7,2")), one={"welded": ["h"]}),
    Written(
        "a trap in the room",
        HALL,
        "PFM",
        "PFO",
        with_m,
        (P1, P2, F1, man("M.H1", "7,2")),
        one={"trap": [{"seat": "M", "at": "X(4,2)"}]},
        other={"trap": [{"seat": "M", "at": "X(0,0)"}]},
        knowing="M",
    ),
    Written(
        "a trap that is being set",
        HALL,
        "PFM",
        "PFO",
        a_trap_is_set,
        (P1, P2, F1, man("M.H1", "5,1", "W", gear=("trap",), skills=("plasma",))),
        knowing="M",
    ),
    Written(
        "which square is watched",
        HALL,
        "PFM",
        "PMO",
        a_square_is_watched,
        (P1, man("F.H1", "3,1", gear=("pistol",)), man("M.H1", "7,2")),
        knowing="F",
    ),
    Written(
        "that the cannon is jammed",
        "FX-SHIP",
        "MPF",
        "PO",
        the_cannon_is_tried,
        (
            man("M.H1", "cutter(11,10)", "S", skills=("plasma",)),
            man("P.H1", "X(23,8)", "E"),
            man("F.HS1", "EVA(12,15)", "S"),
        ),
        one={"cannon": {"cutter": "jammed"}},
        knowing="M",
    ),
    Written(
        "whether it is the real thing",
        HALL,
        "PFM",
        "PFO",
        the_thing_is_handled,
        (P1, F1, man("M.H1", "4,2", "W")),
        one={"item": [{"type": "artifact", "at": "X(1,1)", "id": "it", "owner": "M"}]},
        other={"item": [{"type": "fake", "at": "X(1,1)", "id": "it", "owner": "M"}]},
    ),
    Written(
        "a thing hidden among the furniture",
        HALL,
        "PFM",
        "PFO",
        near_but_not_beside,
        (P1, F1, man("M.H1", "7,2")),
        one={"item": [{"type": "disk", "at": "X(3,2)", "hidden": True}]},
    ),
    Written(
        "that a man of one's own far away is down",
        HALL,
        "PFM",
        "PMO",
        the_far_man_is_shot,
        FAR_MAN,
        knowing="F",
    ),
]
