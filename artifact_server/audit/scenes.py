"""The scenes: a situation and a script in which every kind of order is given, with a vault into which nobody looks."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from artifact_server.audit.cast import Cast
from artifact_server.audit.hidden import Ground, Situation
from artifact_server.audit.play import Play
from artifact_server.audit.setting_up import sheets
from artifact_server.core.seats import JUDGE, OBSERVER

Script = Callable[[Play, Cast], Awaitable[None]]


@dataclass(frozen=True)
class Scene:
    """One script and where it is played. Without figures it begins with set-up."""

    name: str
    map: str
    seats: str
    script: Script
    ground: Ground
    figures: tuple[Situation, ...] = ()
    more: Situation | None = None
    hall: tuple[str, ...] = ()
    """Squares on which a bystander may stand."""
    rulings: tuple[tuple[str, str], ...] = ()
    """What its table reads otherwise than usual."""

    def situation(self, lots: Random | None) -> Situation:
        """Where everything is; by lot a little otherwise than it is written."""
        figures = [dict(figure) for figure in self.figures]
        base: Situation = {"turn": self.seats[0], **(self.more or {}), "figure": figures}
        return base if lots is None else self._varied(base, lots)

    def _varied(self, base: Situation, lots: Random) -> Situation:
        for figure in base["figure"]:
            if figure["id"] in ("M.H8", "M.H9"):
                figure["at"] = lots.choice(self.ground.vault)
            if lots.random() < 0.5:
                figure["facing"] = lots.choice("NESW")
        if self.hall and lots.random() < 0.5:
            bystander = somebody("M.H5", lots.choice(self.hall), lots.choice("NESW"), gear=("disk",))
            base["figure"].append(bystander)
        if lots.random() < 0.3:
            base["dark"] = ["v"]
        if lots.random() < 0.3:
            base["stance"] = {"F": {"P": "neutral"}}
        return base


def somebody(id: str, at: str, facing: str = "E", **more: Any) -> Situation:
    """A figure of a situation: a human of a seat, if nothing else is said, with a face of his own."""
    seat, _, name = id.partition(".")
    look = {"kind": "human", "look": f"{seat}{name}".lower()} if name[:1] == "H" else {}
    return {"id": id, "seat": seat, "at": at, "facing": facing, "gear": [], **look, **more}


def named(id: str, seat: str, at: str, facing: str = "E", **more: Any) -> Situation:
    """A figure of the catalogue."""
    return {"id": id, "seat": seat, "at": at, "facing": facing, "gear": [], **more}


# --- M's turn, and what others may say at any time --------------------------------------------------
async def the_turn_of_m(play: Play, cast: Cast) -> None:
    """M does what is secret, or nothing; meanwhile others settle things in their own time."""
    await cast.in_turn(play)
    for seat, stance in (("P", "neutral"), ("F", "neutral")):
        await play.give(seat, "set_stance", seat="A", stance=stance)
        await play.give(seat, "permit", what="carry:A")
    await play.ask("P", "say", room="all", text="is anybody there?")
    await play.sent(hidden=True)
    await play.end("M")


# --- hands and weapons ------------------------------------------------------------------------------
async def deeds(play: Play, cast: Cast) -> None:
    """What figures do in a hall, one thing each."""
    await the_turn_of_m(play, cast)
    doing = {
        "P.H4": "walk",
        "P.H6": "walk",
        "P.H1": "skill",
        "P.H2": "mark",
        "P.H3": "exchange",
        "P.X1": "hold",
    }
    await play.give("P", "declare", intents={figure: {"do": deed} for figure, deed in doing.items()})
    await cast.aside(play)
    await play.give("P", "move", figure="P.H4", gait="walk", path=["X(0,0)"], halt=False, facing="E")
    await play.give("P", "end_move", figure="P.H6")
    await play.give("P", "use", figure="P.H1", what="medkit", target="P.H5", item="medkit-P.H1-1")
    await play.give("P", "watch", figure="P.H2", at="X(3,0)", hostile=["M"])
    await play.give("P", "exchange", figure="P.H3", take=["pistol-1"])
    await play.give("P", "switch", figure="P.X1", on=False)
    await play.room.leave(OBSERVER)
    await play.room.sit(OBSERVER)
    await play.end("P")
    await play.give("F", "declare", intents={"F.H1": {"do": "attack", "target": "mh1"}})
    await play.give("F", "attack", figure="F.H1", target="mh1", weapon="rifle-F.H1-1", halt=False)
    await play.end("F")
    await play.give("A", "declare", intents={"A.bug1": {"do": "special"}, "koch": {"do": "hold"}})
    await play.give("A", "special", figure="A.bug1", power="sting", target="fh2")
    await play.give("A", "set_mask", figure="koch", mask="unseen")
    await play.end("A")


HALL_PEOPLE = (
    somebody("P.H1", "X(1,0)", gear=["medkit"]),
    somebody("P.H5", "X(1,0)", "S", wound="light"),
    somebody("P.H2", "X(2,0)", gear=["rifle"]),
    somebody("P.H3", "X(3,1)"),
    somebody("P.H4", "X(0,1)"),
    somebody("P.H6", "X(1,2)"),
    somebody("P.X1", "X(0,2)", kind="human", look="px1", gear=["sneaksuit"], sneaking=True),
    somebody("F.H1", "X(4,0)", "S", gear=["rifle"]),
    somebody("F.H2", "X(8,1)", "W"),
    somebody("M.H1", "X(4,2)", "N"),
    somebody("A.bug1", "X(8,1)", kind="bug", look="bug"),
    named("koch", "A", "X(8,0)"),
)
IN_THE_VAULT = (
    somebody("M.H8", "X(0,3)", gear=["rifle"]),
    somebody("M.H9", "X(4,4)", "W"),
)
VAULT = tuple(f"X({x},{y})" for y in (3, 4) for x in range(5))


# --- ways that are said beforehand ------------------------------------------------------------------
async def saying_ways(play: Play, cast: Cast) -> None:
    """Where the table wants it so, every way is said before the first step."""
    await the_turn_of_m(play, cast)
    await play.give("P", "declare", intents={figure: {"do": "walk"} for figure in ("P.H4", "P.H6")})
    await cast.aside(play)
    await play.give("P", "say_way", figure="P.H4", path=["X(0,0)"])
    await play.give("P", "say_way", figure="P.H6", path=[])
    await play.give("P", "move", figure="P.H4", gait="walk", path=["X(0,0)"], halt=False, facing="E")
    await play.give("P", "end_move", figure="P.H6")
    await play.end("P")
    await play.end("F")
    await play.end("A")


# --- the computer -----------------------------------------------------------------------------------
async def computing(play: Play, cast: Cast) -> None:
    """What is done at terminals, by HAL, and by who leads informants."""
    await the_turn_of_m(play, cast)
    holder = cast.marker
    deeds = {"osorio": "skill", holder: "security"}
    await play.give("F", "set_condition", figure="P.H2", condition="attacked_in_sight")
    await play.give("F", "declare", intents={figure: {"do": deed} for figure, deed in deeds.items()})
    await play.give("F", "destruct", figure="osorio", delay=12)
    await play.give("F", "security", figure=holder, act="snoop", segment="A")
    await play.give("F", "call", text="this is the phone company")
    await play.give("F", "pass_control", to="dubois")
    await play.give("F", "activate", figure="P.H2")
    await play.end("F")
    await play.give("P", "declare", intents={"P.H1": {"do": "skill"}})
    await cast.aside(play)
    await play.give("P", "hack", figure="P.H1", purpose="control")
    await play.end("P")
    await play.give("A", "declare", intents={})
    await play.give("A", "step_ram", to="X(1,1)")
    await play.give("A", "hal_act", act="snoop", segment="B")
    await play.give("A", "distort", hide=["osorio"])
    await play.end("A")


AT_TERMINALS = (
    somebody("P.H1", "X(1,1)", skills=["hacker"]),
    somebody("P.H2", "X(2,2)"),
    named("osorio", "F", "X(6,1)", gear=["key"]),
    named("preuitt", "F", "X(9,1)"),
    named("mccray", "F", "X(9,1)", "W"),
    named("dubois", "F", "X(9,1)", "N"),
    somebody("M.H1", "X(4,2)", "N"),
)


# --- craft and lifts --------------------------------------------------------------------------------
async def flying(play: Play, cast: Cast) -> None:
    """A craft casts off, a car is sent."""
    await the_turn_of_m(play, cast)
    await play.give("P", "declare", intents={"P.H1": {"do": "pilot"}})
    await cast.aside(play)
    await play.give("P", "pilot", figure="P.H1", craft="cutter", gait="jog", moves=["W", "N"])
    await play.end("P")
    await play.give("F", "declare", intents={"F.H1": {"do": "skill"}})
    await play.give("F", "send_lift", figure="F.H1", shaft="SH")
    await play.end("F")
    await play.end("A")


ON_BOARD = (
    somebody("P.H1", "cutter(10,10)", "W", skills=["pilot"]),
    somebody("P.H2", "X(22,10)"),
    somebody("F.H1", "X(24,8)", "W"),
    somebody("M.H1", "X(26,10)"),
    somebody("M.H8", "X(28,9)", gear=["rifle"]),
    somebody("M.H9", "X(29,11)", "W"),
    somebody("A.bug1", "X(20,8)", kind="bug", look="bug"),
)


# --- the judge --------------------------------------------------------------------------------------
async def judging(play: Play, cast: Cast) -> None:
    """Everything that a judge may put right, to do with what he alone and M know of, or with all."""
    await the_turn_of_m(play, cast)
    await play.give(JUDGE, "edit_chart", file="charts.toml", path=["terrain", "cluttered"], value=3)
    await play.give("P", "declare", intents={"P.H1": {"do": "walk"}})
    await cast.aside(play)
    await play.give("P", "move", figure="P.H1", gait="walk", path=["X(2,1)"], halt=False, facing="E")
    await play.end("P")
    dues = [due["id"] for due in play.moments[max(play.moments)].truth["dues"] if due["seat"] == "M"]
    for kind, more in (("reword", {"text": "it creaks"}), ("delay", {}), ("withhold", {})):
        await play.give(JUDGE, kind, due=dues[0] if dues else "none", **more)
    await play.give(JUDGE, "correct", what="facing", subject="M.H1", value="E", reason="he turned")
    await play.give(JUDGE, "plant", seat="M", look="bug", at="X(8,2)")
    await play.give(JUDGE, "reveal", seat="M", subject="P.H1")
    await play.give(JUDGE, "tell", to=["M"], text="you hear steps")
    turn = {"kind": "correct", "what": "facing", "subject": "M.H1", "value": "N"}
    told = {"kind": "tell", "to": ["M"], "text": "the grating gives"}
    await play.give(JUDGE, "decree", name="a loose grating", changes=[turn], tell=[told])
    await play.give(JUDGE, "overrule", seat="M", level=0, reason="he has lost his nerve")
    await play.give(JUDGE, "accept", figure="M.H1", reason="he is a rare specimen")
    await play.give(JUDGE, "skip")
    # What is secret in play is none at the end, when all is told.
    if play.knowing == JUDGE:
        await play.give(JUDGE, "end_game")


HALLS = Ground(VAULT)
SCENES = (
    Scene(
        "deeds", "halls", "MPFA", deeds, HALLS, (*HALL_PEOPLE, *IN_THE_VAULT),
        {"item": [{"type": "pistol", "at": "X(3,1)", "id": "lying"}]}, hall=("X(2,1)", "X(3,2)", "X(4,1)"),
    ),
    Scene(
        "computing", "halls", "MFPA", computing, Ground(VAULT, ("preuitt", "mccray"), "F"), (*AT_TERMINALS, *IN_THE_VAULT),
        {"informant": {"P.H2": "F"}, "hal": {"A": "X(6,1)"}, "control": "mccray"}, hall=("X(0,0)", "X(3,0)"),
    ),
    Scene(
        "flying", "berth", "MPFA", flying,
        Ground(("X(28,8)", "X(29,8)", "X(28,9)", "X(29,11)", "X(28,12)")), ON_BOARD,
    ),
    Scene(
        "judging", "halls", "MPFA", judging, HALLS,
        (somebody("P.H1", "X(2,0)"), somebody("F.H1", "X(4,0)", "S"), somebody("M.H1", "X(3,2)", "N"),
         somebody("A.bug1", "X(8,1)", kind="bug", look="bug"), *IN_THE_VAULT),
        hall=("X(0,0)", "X(4,2)"),
    ),
    Scene(
        "ways", "halls", "MPFA", saying_ways, HALLS, (*HALL_PEOPLE, *IN_THE_VAULT),
        hall=("X(2,1)", "X(3,2)", "X(4,1)"), rulings=(("ways", "said"),),
    ),
    Scene("sheets", "feynman", "PFMA", sheets, Ground(())),
)  # fmt: skip
