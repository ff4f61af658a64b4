"""Space Zombies: what they raise, what they scan (CS-Z01, CS-Z02). How they fall and get up is in damage and rising."""

from dataclasses import replace

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import ControllerChanged, FigureJoined, RaisingChanged
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Special
from artifact_server.systems.artifact.model.powers import Raising
from artifact_server.systems.artifact.rules import telegrams
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.interdiction import crowded
from artifact_server.systems.artifact.rules.meant import figure_meant
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.specials import species_of
from artifact_server.systems.artifact.rules.tools import place_of
from artifact_server.systems.artifact.rules.way import KEY
from artifact_server.systems.artifact.rules.witnesses import seen_as, witness

ZOMBIE = "zombie"
RAISED = "human"
"""The kind whose bodies rise."""


def fit(draft: Draft, found: Figure) -> bool:
    """CS-Z01, X44: a human body that lies in the open and that nothing has hatched from, melted or taken."""
    lies = not (conscious(found) or found.capsuled or found.spoilt)
    return found.kind == RAISED and lies and not found.pan


def full(draft: Draft, seat: str) -> bool:
    """CS-Z01: as many as there can be."""
    most = int(species_of(draft.book, ZOMBIE)["max"])
    return sum(1 for f in draft.truth.of_seat(seat) if f.kind == ZOMBIE and f.wound != "dead") >= most


# --- raising ------------------------------------------------------------------------------------
def bend_over(draft: Draft, who: Figure, order: Special) -> None:
    """CS-Z01, SEQ-03: it will rise at the next Situation Update, if it still lies here then. Who looks on sees the
    zombie bend over it, and not whether anything comes of that."""
    found = figure_meant(draft, who.seat, order.target)
    if found is None or found.at != who.at or conscious(found):
        what = Words.of("a-body")
        draft.tell(who.seat, "nobody-there", "CS-Z01", "RUL-16", who=draft.name(who.id), what=what)
        return
    whom = look_words(draft.book, found.look)
    assert who.at is not None
    seen = draft.notice("saw-bend-over", "SEQ-03", who=seen_as(draft, who), whom=seen_as(draft, found))
    witness(draft, who.at, seen, who.id)
    if not fit(draft, found) or full(draft, who.seat):
        draft.tell(who.seat, "no-effect", "CS-Z01", "RUL-16", who=draft.name(who.id), whom=whom)
        return
    draft.add(RaisingChanged(body=found.id, raising=Raising(who.seat, who.at)))
    draft.tell(who.seat, "will-rise", "CS-Z01", who=draft.name(who.id), whom=whom)


def rise(draft: Draft, seat: str) -> None:
    """At the seat's Situation Update: those that still lie where they were. One without room to stand up waits."""
    for id, raising in [(i, r) for i, r in draft.truth.raisings.items() if r.seat == seat]:
        found = draft.truth.figures[id]
        lies = fit(draft, found) and found.at == raising.at
        if lies and not full(draft, seat) and crowded(draft.book, draft.truth, raising.at, found):
            continue
        draft.add(RaisingChanged(body=id, raising=None))
        if lies and not full(draft, seat):
            _stand_up(draft, seat, found, raising.at)
        else:
            whom = look_words(draft.book, found.look)
            draft.tell(seat, "does-not-rise", "CS-Z01", whom=whom)


def _stand_up(draft: Draft, seat: str, found: Figure, at: Square) -> None:
    """CS-Z01, CS-A02: suit and kit stay; of all it knew nothing does. Its owner has a telegram, and no more."""
    kind = draft.book.kinds[ZOMBIE]
    draft.add(ControllerChanged(figure=found.id, seat=seat))
    risen = replace(
        draft.truth.figures[found.id],
        kind=ZOMBIE,
        look=kind.looks,
        skills=(),
        tough=False,
        native=kind.native,
        hands=kind.hands,
        slots=kind.slots,
        wound="none",
        out=False,
        risen=False,
        sneaking=False,
    )
    draft.add(FigureJoined(figure=risen))
    roster = draft.known(found.seat).roster if found.seat in draft.state.known else {}
    if found.id in roster and not roster[found.id].lost:
        telegrams.lose(draft, found, found.seat)
    telegrams.uncover(draft, seat, found.id)
    draft.tell(seat, "zombie-rises", "CS-Z01", who=draft.name(found.id))
    notice = draft.notice("saw-rising", "CS-Z01", whom=seen_as(draft, found), what=seen_as(draft, risen))
    witness(draft, at, notice, found.id)


# --- scanning -----------------------------------------------------------------------------------
def scan(draft: Draft, who: Figure, order: Special) -> None:
    """CS-Z02: whether the real Artifact is in this segment, even in this room. Fakes do not count, pockets do."""
    code = {True: "scan-room", False: "scan-segment", None: "scan-nothing"}[_nearness(draft, who)]
    draft.tell(who.seat, code, "CS-Z02", who=draft.name(who.id))


def _nearness(draft: Draft, who: Figure) -> bool | None:
    """True: in this room; False: elsewhere in this segment; None: not here."""
    cells = draft.book.plan.cells
    here = cells.get(who.at) if who.at is not None else None
    places = [place_of(draft, i) for i in draft.truth.items.values() if i.type == KEY]
    there = [cells[at] for at in places if at is not None and at in cells]
    if here is None or all(cell.segment != here.segment for cell in there):
        return None
    return any(cell.space == here.space for cell in there)
