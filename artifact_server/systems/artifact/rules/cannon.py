"""The cutter's cannon: the plasma drill, the needle beam, and its jams (CANNON-01 to CANNON-11, JAM-09, DECO-14)."""

from artifact_server.core.answers import Choice, Roll, Ruling
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Face, Square
from artifact_server.systems.artifact.model.facts import (
    CannonChanged,
    SecretTold,
    SystemHurt,
    WrecksLearned,
)
from artifact_server.systems.artifact.model.figures import Figure, Wound
from artifact_server.systems.artifact.rules import decompression
from artifact_server.systems.artifact.rules.aiming import reach
from artifact_server.systems.artifact.rules.arms import CANNON, turret
from artifact_server.systems.artifact.rules.assault import Assault, people
from artifact_server.systems.artifact.rules.consoles import learn_power
from artifact_server.systems.artifact.rules.damage import LETTERS, WOUNDS
from artifact_server.systems.artifact.rules.detonation import DRIVE, hit_drive
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.eva import on_skin
from artifact_server.systems.artifact.rules.hulls import HULL, SYSTEM, Gunner, system_squares
from artifact_server.systems.artifact.rules.systems import destroy, system_words
from artifact_server.systems.artifact.rules.tools import generator_gone
from artifact_server.systems.artifact.rules.witnesses import seen_as, witness


def at_hull(assault: Assault, target: str) -> bool:
    """CANNON-05, CANNON-06: drill or needle beam at what lies behind the hull. Returns whether it was fired."""
    draft, gunner = assault.draft, assault.draft.truth.figures[assault.actor]
    assert gunner.at is not None
    aim = Gunner(draft.scene(), gunner.at, (gunner.facing,), reach(draft.book, assault.row))
    if target.startswith(SYSTEM):
        squares = system_squares(draft.book.plan, target)
        if aim.bar_to_system(squares):
            return False
        _flash(draft, gunner)
        _beam(assault, target.removeprefix(SYSTEM))
        return True
    inner = Square.parse(target.removeprefix(HULL))
    _, face = aim.open_line([inner])
    if face is None:
        return False
    _flash(draft, gunner)
    _drill(assault, face)
    return True


def _flash(draft: Draft, gunner: Figure) -> None:
    """Whoever sees the gunner in his dome sees him fire; at what, he does not say."""
    if gunner.at is not None:
        witness(draft, gunner.at, draft.notice("saw-cannon", "SEQ-03", who=seen_as(draft, gunner)), gunner.id)


# --- the plasma drill -----------------------------------------------------------------------------
def _drill(assault: Assault, face: Face) -> None:
    """CANNON-04, DECO-14, CS-G06: all in the square, then what lies there; fittings are spared, but for the drive
    (DRIVE-02); then the air goes."""
    draft, who = assault.draft, assault.draft.name(assault.actor)
    draft.tell(draft.truth.seat, "hull-drilled", "CANNON-04", who=who, place=draft.place(face.inner))
    if face.inner in draft.book.plan.feature_squares(DRIVE):
        hit_drive(draft)
        return
    for victim in people(draft, face.inner):
        assault.hit(victim.id, "drill-hit")
    assault.scorch(face.inner)
    assault.burn_artifact(face.inner)
    decompression.breach(draft, hole_of(draft, face))


def hole_of(draft: Draft, face: Face) -> decompression.Hole:
    """Where the air goes when the hull is holed there."""
    if on_skin(face.outer):
        return decompression.in_the_floor(draft, face.inner)
    return decompression.Hole(face.inner, face.outer, face.way)


# --- the needle beam ------------------------------------------------------------------------------
def _beam(assault: Assault, system: str) -> None:
    """CANNON-06, CON-05: no breach and no effect until the damages add up to a kill; always as if armored."""
    draft, who, what = assault.draft, assault.draft.name(assault.actor), system_words(system)
    if dead(draft, system):
        draft.tell(draft.truth.seat, "system-dead-already", "CANNON-06", "RUL-16", who=who, what=what)
        _learn(draft, system)
        return
    ask = Roll(
        purpose="beam",
        subject=assault.actor,
        seat=draft.truth.seat,
        words=Words.of("roll-beam", what=what),
        clauses=("CANNON-06",),
    )
    face = draft.answers.roll(ask)[0]
    wound = added_up(
        draft, draft.truth.strained.get(system, "none"), draft.book.weapons[assault.row].armored[face - 1]
    )
    draft.add(SystemHurt(system=system, wound=wound))
    if LETTERS[wound] == draft.book.chart("cannon", "needle")["destroys_at"]:
        draft.tell(draft.truth.seat, "beam-kills", "CANNON-06", who=who, what=what)
        destroy(draft, system)
        _learn(draft, system)
    else:
        seems = Words.of(f"system-{wound}")
        draft.tell(draft.truth.seat, "beam-bites", "CANNON-06", "FIRE-01", who=who, what=what, seems=seems)


def added_up(draft: Draft, old: Wound, result: str) -> Wound:
    """S-ADD, for a thing: nothing knocks it out."""
    if result in ("NE", "KO") or old == "dead":
        return old
    return WOUNDS[draft.book.chart("additions", LETTERS[old], result) if LETTERS[old] else result]


def dead(draft: Draft, system: str) -> bool:
    """Whether there is nothing left of it to stop."""
    truth = draft.truth
    gone = {
        "telescope": generator_gone(draft),
        "life_support": not truth.life_support,
        "mainframe": not truth.computer,
    }
    return gone.get(system, False) or truth.strained.get(system) == "dead"


def _learn(draft: Draft, system: str) -> None:
    """The gunner's seat knows of it, and is not offered it again."""
    seat = draft.truth.seat
    if system == "telescope":
        draft.add(WrecksLearned(seat=seat, at=draft.book.plan.feature_squares(system)))
    elif system == "mainframe":
        learn_power(draft, seat)
    else:
        draft.add(SecretTold(seat=seat, what=f"dead:{system}", value=True))


# --- jams -----------------------------------------------------------------------------------------
def jam(draft: Draft, gunner: Figure, broken: bool) -> str:
    """JAM-09, JAM-06: as a plasma gun would, unless the judge lets it be; "" then, else what has become of it."""
    craft = turret(draft.book.plan, gunner.at)
    ask = Ruling(
        purpose="cannon-jams",
        subject=craft,
        seat=draft.truth.seat,
        choices=(
            Choice(value="yes", words=Words.of("ruling-cannon-jams")),
            Choice(value="no", words=Words.of("ruling-cannon-does-not")),
        ),
        default="yes",
        words=Words.of("ruling-cannon", craft=draft.craft(craft)),
        clauses=("JAM-09",),
    )
    if draft.answers.rule(ask) == "no":
        return ""
    draft.add(CannonChanged(craft=craft, state="broken" if broken else "jammed"))
    learn_state(draft, gunner.seat, craft)
    return draft.truth.fouled[craft]


def learn_state(draft: Draft, seat: str, craft: str) -> None:
    """A seat finds out what is wrong with the cannon, or that nothing is any more."""
    state = draft.truth.fouled.get(craft, "")
    if seat in draft.state.known and draft.known(seat).secrets.get(CANNON + craft, "") != state:
        draft.add(SecretTold(seat=seat, what=CANNON + craft, value=state))


def try_in_vain(draft: Draft, gunner: Figure) -> bool:
    """RUL-16: it turns out to be jammed, by whomever; from now on the seat knows."""
    craft = turret(draft.book.plan, gunner.at)
    if craft not in draft.truth.fouled:
        return False
    draft.tell(gunner.seat, "cannon-is-dead", "JAM-09", "RUL-16", who=draft.name(gunner.id))
    learn_state(draft, gunner.seat, craft)
    return True


def clear(draft: Draft, craft: str) -> None:
    """A mechanic in the turret has set it right."""
    draft.add(CannonChanged(craft=craft, state=""))
    learn_state(draft, draft.truth.seat, craft)
