"""Features hit: terminals and hatches, and what a destroyed terminal brings about (FEAT-01 to FEAT-13, S-COMPHIT)."""

from dataclasses import replace

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import (
    HatchChanged,
    PaneBroken,
    PanesLearned,
    SpaceChanged,
    TerminalWrecked,
)
from artifact_server.systems.artifact.rules import decompression, lights
from artifact_server.systems.artifact.rules.assault import Assault, people
from artifact_server.systems.artifact.rules.consoles import learn_wreck
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.hatches import hatch_words, learn_open
from artifact_server.systems.artifact.rules.panes import Pane, panes
from artifact_server.systems.artifact.rules.shutdown import terminal_gone
from artifact_server.systems.artifact.rules.sight import eyes, watchers
from artifact_server.systems.artifact.rules.terminals import grade
from artifact_server.systems.artifact.rules.witnesses import Looking, looking_on, witness_place

BLAST = "explosion"
"""The weapon row of what bursts in a terminal (FEAT-08)."""


def whole_terminal(draft: Draft, square: Square) -> bool:
    """Whether a terminal is there to be hit."""
    return bool(grade(draft.book.plan, square)) and square not in draft.truth.wrecked


def goes_through(assault: Assault, kind: str, faces: list[int]) -> bool:
    """FEAT-02 to FEAT-04, FEAT-10: a die against the weapon's numbers; some weapons need none, some never do it."""
    row = assault.draft.book.weapons[assault.row]
    if kind in row.always:
        return True
    return bool(faces) and assault.roll("penetrate", "FEAT-01") in faces


# --- terminals ----------------------------------------------------------------------------------
def hit_terminal(assault: Assault, square: Square) -> None:
    """A shot or stray that meets a terminal."""
    row = assault.draft.book.weapons[assault.row]
    if goes_through(assault, "computer", row.computers):
        wreck(assault, square)
    elif watched(assault.draft, square):
        assault.draft.tell(
            assault.draft.truth.seat, "terminal-whole", "FEAT-04", place=assault.draft.place(square)
        )


def wreck(assault: Assault, square: Square) -> None:
    """FEAT-05 to FEAT-09: it is dead, and takes the lights, the air, or its neighbours with it."""
    draft, seen = assault.draft, watched(assault.draft, square)
    draft.add(TerminalWrecked(at=square))
    assault.gone.append(square)
    cell = draft.book.plan.cell(square)
    spaces = draft.book.plan.segments[cell.segment].spaces
    _tell_wreck(assault, square, seen)
    match _computer_hit(assault):
        case "darkness":
            lights.switch(draft, spaces, dark=True)
        case "gas":
            draft.add(SpaceChanged(space=cell.space, what="gas", on=True))
        case "explosion":
            burst = replace(assault, row=BLAST, actor="")
            for victim in people(draft, square):
                burst.hit(victim.id, "blast-hit")
            burst.scorch(square)
        case _:
            draft.special.append(square)


def _computer_hit(assault: Assault) -> str:
    die, chart = assault.roll("computer-hit", "FEAT-05"), assault.draft.book.chart("computer_hits")
    return next((what for what, faces in chart.items() if what != "source" and die in faces), "special")


def watched(draft: Draft, square: Square) -> bool:
    """Whether the acting seat has an eye on a square."""
    looking = [f for f in watchers(draft.truth, draft.truth.seat) if f.id not in draft.truth.ran]
    return any(square in eye.field for eye in eyes(draft, looking))


def _tell_wreck(assault: Assault, square: Square, seen: bool) -> None:
    draft = assault.draft
    if seen or assault.knows:
        learn_wreck(draft, draft.truth.seat, square)
        draft.tell(draft.truth.seat, "terminal-wrecked", "FEAT-04", place=draft.place(square))
    saw = draft.notice("saw-terminal-wrecked", "FEAT-04", place=draft.place(square))
    witness_place(draft, assault.onlookers.looking, (square,), saw)


# --- hatches ------------------------------------------------------------------------------------
def hit_hatch(assault: Assault, hatch: str) -> None:
    """FEAT-03: hatches yield to plasma alone; one that is blown stands open for good."""
    draft = assault.draft
    if hatch not in draft.truth.hatches or draft.truth.hatches[hatch].blown:
        return
    row = draft.book.weapons[assault.row]
    near = draft.scene().hatch(hatch)
    seen = near is not None and any(watched(draft, square) for square in near.squares)
    if goes_through(assault, "hatch", row.hatches):
        hang_open(draft, hatch, assault.onlookers.looking)
        if seen:
            learn_open(draft, draft.truth.seat, hatch)
            draft.tell(draft.truth.seat, "hatch-blown", "FEAT-03", hatch=hatch_words(hatch))
    elif seen:
        draft.tell(draft.truth.seat, "hatch-unharmed", "FEAT-03", hatch=hatch_words(hatch))


def hang_open(draft: Draft, hatch: str, looking: Looking | None = None) -> None:
    """HATCH-14: open for good, before the eyes that were on either side of it (SEQ-03)."""
    near, opened = draft.scene().hatch(hatch), looking if looking is not None else looking_on(draft)
    draft.add(HatchChanged(hatch=hatch, what="blown", on=True))
    seen = draft.notice("saw-hatch-blown", "FEAT-03", "SEQ-03", hatch=hatch_words(hatch))
    witness_place(draft, opened, near.squares if near is not None else (), seen)


# --- windows ------------------------------------------------------------------------------------
def hit_pane(assault: Assault, pane: Pane) -> None:
    """FEAT-02, LOS-11, GREN-08: the weapon's own faces break it; the air behind it goes when the attack is over."""
    draft = assault.draft
    if pane.id in draft.truth.broken:
        return
    row, place = draft.book.weapons[assault.row], draft.place(pane.inner)
    seen = watched(draft, pane.inner) or (pane.outer is not None and watched(draft, pane.outer))
    if goes_through(assault, "window", row.windows):
        draft.add(PaneBroken(pane=pane.id))
        assault.panes.append(pane.id)
        if seen:
            draft.add(PanesLearned(seat=draft.truth.seat, panes=(pane.id,)))
            draft.tell(draft.truth.seat, "window-broken", "FEAT-02", place=place)
        sides = (pane.inner,) if pane.outer is None else (pane.inner, pane.outer)
        broken = draft.notice("saw-window-broken", "FEAT-02", place=place)
        witness_place(draft, assault.onlookers.looking, sides, broken)
    elif seen:
        draft.tell(draft.truth.seat, "window-whole", "FEAT-02", place=place)


# --- the end of an attack -----------------------------------------------------------------------
def aftermath(assault: Assault) -> None:
    """What waits till the last shot has fallen: acid on terminals, what their loss brings, the air (X78, X79, DECO-01)."""
    while assault.splashed:
        row, square = assault.splashed.pop(0)
        if whole_terminal(assault.draft, square):
            hit_terminal(replace(assault, row=row, actor=""), square)
    while assault.gone:
        terminal_gone(assault.draft, assault.gone.pop(0))
    while assault.panes:
        pane = panes(assault.draft.book.plan)[assault.panes.pop(0)]
        decompression.breach(assault.draft, decompression.at_pane(assault.draft, pane))
