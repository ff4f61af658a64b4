"""The uses of skills and things: what each takes and what it is aimed at (ACT-11, ACT-12, SKILL-08 to SKILL-21)."""

from dataclasses import dataclass
from typing import Literal

from artifact_server.core.remembered import remembered
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.rulings import RULINGS

Aim = Literal[
    "",
    "hatch",
    "figure",
    "thing",
    "worn",
    "unworn",
    "square",
    "terminal",
    "trap",
    "mine",
    "placed",
    "charged",
    "jammed",
]
"""hatch: one that touches the user's square · figure: somebody in it, himself too · thing: something in it that may
have a double · worn, unworn: of his own gear · square: one he can throw to · terminal: his square's · trap: one he knows
of · mine: a charge of his seat's, anywhere · placed: where a trap may sit · charged: where a charge may · jammed: a gun
of his, or for a mechanic of a friend beside him."""


@dataclass(frozen=True, slots=True)
class UseRule:
    """A use. With the built-in `device` neither item, skill nor hands are asked for (ROBOT-08)."""

    what: str
    aim: Aim = ""
    item: str = ""
    skill: str = ""
    device: str = ""
    load: str = ""
    """What the item fires, from its holder's pouch."""
    hands: bool = True
    room: str = ""
    """Only in this room of the sheets."""
    ruling: str = ""
    """Only at tables that read this open point otherwise than usual (rulings.py)."""
    clauses: tuple[str, ...] = ("ACT-12",)


_RULES = (
    UseRule("look_over", skill="mechanic", hands=False, clauses=("CS-N04",)),
    UseRule("geiger", item="geiger", skill="mechanic", device="coil", clauses=("SKILL-15", "CON-25")),
    UseRule("lock", "hatch", item="key", clauses=("HATCH-12",)),
    UseRule("unlock", "hatch", item="key", clauses=("HATCH-12",)),
    UseRule("raise_shields", item="key", clauses=("SHIELD-03",)),
    UseRule("lower_shields", item="key", clauses=("SHIELD-03",)),
    UseRule("inspect", "thing", skill="mechanic", hands=False, clauses=("SKILL-14",)),
    UseRule("wear", "unworn", clauses=("ACT-13",)),
    UseRule("take_off", "worn", clauses=("ACT-13", "HOLE-38")),
    UseRule("mend", "figure", skill="mechanic", hands=False, clauses=("SKILL-11", "SKILL-13")),
    UseRule("patch", "figure", item="patch", clauses=("SKILL-11",)),
    UseRule("medic", "figure", skill="medic", hands=False, clauses=("SKILL-17",)),
    UseRule("medkit", "figure", item="medkit", clauses=("DMG-06",)),
    UseRule("examine", "figure", skill="medic", hands=False, clauses=("CS-G11",)),
    UseRule("examine_medlab", "figure", room="medlab", clauses=("CS-G11",)),
    UseRule("remove_egg", "figure", skill="medic", hands=False, room="medlab", clauses=("CS-B03",)),
    UseRule("medlab", "figure", hands=False, room="medlab", clauses=("ACT-15", "AREA-07", "AREA-08")),
    UseRule("encapsulate", "figure", room="medlab", clauses=("AREA-06", "HOLE-37")),
    UseRule("release", "figure", room="medlab", clauses=("AREA-06",)),
    UseRule("recharge", item="medkit", room="medlab", clauses=("AREA-09",)),
    UseRule("check", "figure", hands=False, clauses=("ACT-09", "DMG-07")),
    UseRule("repair", "figure", skill="mechanic", hands=False, room="machine_shop", clauses=("SKILL-12",)),
    UseRule(
        "repair_thing", "unworn", skill="mechanic", hands=False, room="machine_shop", clauses=("SKILL-12",)
    ),
    UseRule("unjam", "jammed", clauses=("JAM-03", "SKILL-09")),
    UseRule(
        "weld", "hatch", item="torch", skill="mechanic", device="torch", clauses=("HATCH-14", "SKILL-08")
    ),
    UseRule("cut", "hatch", item="torch", skill="mechanic", device="torch", clauses=("HATCH-14", "CON-35")),
    UseRule("etch", "hatch", device="acid_sprayer", hands=False, clauses=("ROBOT-08", "HATCH-14")),
    UseRule("burn", "terminal", item="torch", skill="mechanic", device="torch", clauses=("FEAT-10",)),
    UseRule(
        "seal",
        item="torch",
        skill="mechanic",
        device="torch",
        ruling="holes",
        clauses=("DECO-15", "SKILL-08"),
    ),
    UseRule("burn_shields", item="torch", skill="mechanic", device="torch", clauses=("SHIELD-04",)),
    UseRule("jam", "figure", skill="mechanic", hands=False, clauses=("SKILL-10",)),
    UseRule("take_up", "figure", hands=False, clauses=("ACT-10", "CAS-02", "CAS-06")),
    UseRule("set_down", hands=False, clauses=("ACT-10", "CAS-02")),
    UseRule("wreck_controls", skill="mechanic", hands=False, clauses=("SKILL-16",)),
    UseRule("line_test", "terminal", skill="mechanic", device="line_tap", clauses=("CS-F02",)),
    UseRule("serve", "figure", hands=False, clauses=("CS-F12",)),
    UseRule("break_disk", item="disk", clauses=("CS-G06",)),
    UseRule("play_disk", "terminal", item="disk", ruling="film", clauses=("CS-G06", "ACT-06")),
    UseRule("throw_gas", "square", item="gas_grenade", clauses=("GAS-01",)),
    UseRule("lob_gas", "square", item="launcher", load="gas_shell", clauses=("GAS-01",)),
    UseRule("spray_gas", "square", device="bot_gas", hands=False, clauses=("GAS-01",)),
    UseRule("sedate", "figure", device="sedative", hands=False, clauses=("ROBOT-08",)),
    UseRule("grapple", "figure", device="grapple", hands=False, clauses=("CS-G12", "ROBOT-08")),
    UseRule("struggle", hands=False, clauses=("CS-G12",)),
    UseRule("set_trap", "placed", item="trap", skill="plasma", clauses=("TRAP-01", "SKILL-20")),
    UseRule("inspect_hatch", "hatch", skill="plasma", hands=False, clauses=("TRAP-03", "SKILL-20")),
    UseRule("disarm", "trap", skill="plasma", clauses=("TRAP-02", "SKILL-20")),
    UseRule("set_mine", "charged", item="thermite", skill="plasma", device="charge", clauses=("SKILL-21",)),
    UseRule("lift_mine", "mine", skill="plasma", clauses=("SKILL-21",)),
    UseRule("fire_mine", "mine", skill="plasma", device="charge", hands=False, clauses=("TRAP-08",)),
)

USES = {rule.what: rule for rule in _RULES}


@remembered(8)
def known_uses(book: Book) -> tuple[UseRule, ...]:
    """Those that there are at a table."""
    return tuple(
        rule for rule in _RULES if not rule.ruling or book.ruled(rule.ruling) != RULINGS[rule.ruling]
    )
