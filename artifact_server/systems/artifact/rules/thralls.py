"""Thralls: how a mind loses those whom it holds, and to whom they go back (CS-C02, CS-C05, TEL-01 to TEL-08)."""

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import (
    ControllerChanged,
    Enthralled,
    FigureLost,
    Hurt,
    MarkerPlaced,
    RosterCut,
    SecretTold,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules import telegrams
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.loyalty import obeys
from artifact_server.systems.artifact.rules.presence import KIND, MIND, THRALLS, place, the_thing
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.specials import species_of

CAPTIVES = ("human",)
"""Kinds that a mind holds; who has become something else is another's, or nobody's."""


# --- what shakes it off -------------------------------------------------------------------------------
def shake(draft: Draft, id: str, by: str) -> None:
    """CS-C05: a scratch, or a medic's hands: on these faces he is himself again. `by` = the seat whose doing it is."""
    seat = draft.truth.thralls.get(id)
    figure = draft.truth.figures[id]
    if seat is None or not conscious(figure) or (survives(figure) and by in ("", seat)):
        return
    roll = Roll(
        purpose="break",
        subject=id,
        seat=draft.truth.seat,
        secret=True,
        words=Words.of("roll-break", who=draft.name(id)),
        clauses=("CS-C05",),
    )
    if draft.answers.roll(roll)[0] in species_of(draft.book, KIND)["break_on"]:
        release(draft, id, by)


def tended(draft: Draft, who: Figure, found: Figure | None) -> None:
    """CS-C05: another seat's medic has spent his action on somebody in his square."""
    if found is None or "medic" not in who.skills or found.at != who.at:
        return
    if draft.truth.thralls.get(found.id, who.seat) != who.seat:
        shake(draft, found.id, who.seat)


def settle(draft: Draft) -> None:
    """CS-C05: free is who is out of action, who has left without the Artifact, and everybody when it is gone."""
    if not draft.truth.thralls and MIND not in draft.truth.figures:
        return
    gone = the_thing(draft.truth) is None
    mind = draft.truth.figures.get(MIND)
    if gone and mind is not None and mind.active:
        draft.add(Hurt(figure=MIND, wound="dead", out=False))
    for id, seat in list(draft.truth.thralls.items()):
        figure = draft.truth.figures.get(id)
        if figure is None or figure.kind not in CAPTIVES or figure.seat != seat:
            draft.add(Enthralled(figure=id, seat=""))
        elif gone or not conscious(figure) or _parted(draft, figure):
            release(draft, id, "")


def _parted(draft: Draft, figure: Figure) -> bool:
    """He has left the map aboard a craft, and the Artifact is not on it."""
    crafts = draft.book.plan.crafts
    aboard = next((c for c, craft in crafts.items() if figure.at and craft.level == figure.at.level), "")
    if not aboard or not draft.truth.poses[aboard].gone:
        return False
    at = place(draft.truth)
    return at is None or at.level != crafts[aboard].level


# --- back to whom ------------------------------------------------------------------------------------
def survives(figure: Figure) -> bool:
    """CS-C02: the last of the crew, who has nobody else to go back to."""
    return figure.home.startswith("A")


def release(draft: Draft, id: str, by: str) -> None:
    """At once back to whom he obeys else; the survivor to whoever freed him, or to nobody (CS-C05)."""
    figure, seat = draft.truth.figures[id], draft.truth.thralls[id]
    to = by if survives(figure) else obeys(draft.truth, figure)
    draft.add(Enthralled(figure=id, seat=""), ControllerChanged(figure=id, seat=to))
    if id in draft.truth.markers:
        draft.add(MarkerPlaced(figure=id, marker=None))
    if conscious(figure):
        _come_back(draft, draft.truth.figures[id])
    _let_go(draft, figure, seat)


def _come_back(draft: Draft, figure: Figure) -> None:
    """His own seat hears at once in its own turn, else at its Situation Update (TEL-08, RUL-07)."""
    seat = figure.seat
    if seat not in draft.state.known:
        return
    if draft.truth.seat == seat:
        telegrams.regain(draft, figure)
        report(draft, seat, figure.id)
    elif draft.truth.is_lost(figure.id, seat):
        draft.add(FigureLost(figure=figure.id, seat=seat, told=True))
        draft.owe(seat, draft.notice("was-out", "TEL-08", "RUL-07", who=draft.name(figure.id)), figure.id)
    elif figure.id not in draft.known(seat).roster:
        draft.owe(seat, draft.notice("joins-you", "CS-C05", who=draft.name(figure.id)), figure.id)


def _let_go(draft: Draft, before: Figure, seat: str) -> None:
    """The mind's seat has lost him: by telegram, or before its own eyes."""
    if seat not in draft.state.known:
        return
    if draft.truth.seat != seat:
        if conscious(before):  # else it was lost as he fell
            telegrams.lose(draft, before, seat)
        return
    if conscious(before):
        draft.add(RosterCut(seat=seat, figures=(before.id,)))
        draft.tell(seat, "thrall-free", "CS-C05", who=draft.name(before.id))
    show(draft, seat)


def take_in(draft: Draft, id: str, seat: str) -> None:
    """CS-C05: a survivor who is nobody's belongs to whoever revives him."""
    figure = draft.truth.figures[id]
    if not figure.seat and figure.kind in CAPTIVES and seat in draft.state.known:
        draft.add(ControllerChanged(figure=id, seat=seat))


# --- what the mind's seat knows -------------------------------------------------------------------------
def show(draft: Draft, seat: str) -> None:
    """Whom it holds, as it knows."""
    held = [id for id, master in draft.truth.thralls.items() if master == seat]
    if draft.known(seat).secrets.get(THRALLS, []) != held:
        draft.add(SecretTold(seat=seat, what=THRALLS, value=held))


def strike_freed(draft: Draft, seat: str) -> None:
    """At its Situation Update, the telegrams read: who is another's again is on its roster no more."""
    truth = draft.truth
    freed = [
        own.id
        for own in draft.known(seat).roster.values()
        if own.id in truth.figures
        and truth.figures[own.id].seat != seat != truth.figures[own.id].home
        and not truth.is_lost(own.id, seat)
    ]
    if freed:
        draft.add(RosterCut(seat=seat, figures=tuple(freed)))
