"""Bugs: sting, eggs, ducts (CS-B01 to CS-B04). What becomes of them when they fall is in damage and rising."""

from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import Stepped
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Special
from artifact_server.systems.artifact.rules import eggs, interdiction
from artifact_server.systems.artifact.rules.assault import Assault
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.knowledge import place_sightings
from artifact_server.systems.artifact.rules.meant import figure_meant
from artifact_server.systems.artifact.rules.sight import conscious, eyes, perceives
from artifact_server.systems.artifact.rules.specials import species_of
from artifact_server.systems.artifact.rules.surroundings import learn_surroundings
from artifact_server.systems.artifact.rules.wrecking import aftermath

HOSTS = ("human", "beast")
"""Kinds whose flesh a sting or an egg takes to."""


def sting(draft: Draft, who: Figure, order: Special) -> None:
    """CS-B01: in its own square, no roll to hit; through flesh only, and through armour less well."""
    victim = figure_meant(draft, who.seat, order.target)
    if victim is None or victim.at != who.at or not perceives(draft, who, victim):
        what = Words.of("a-sting")
        draft.tell(who.seat, "nobody-there", "CS-B01", "RUL-16", who=draft.name(who.id), what=what)
        return
    if victim.kind not in HOSTS:
        _in_vain(draft, who, victim, "CS-B01")
        return
    assault = Assault(draft, str(species_of(draft.book, who.kind)["sting_row"]), who.id)
    assault.hit(victim.id, "blow-landed")
    aftermath(assault)


def _in_vain(draft: Draft, who: Figure, victim: Figure, clause: str) -> None:
    whom = look_words(draft.book, victim.look)
    draft.tell(who.seat, "no-effect", clause, "RUL-16", who=draft.name(who.id), whom=whom)


# --- eggs ---------------------------------------------------------------------------------------
def lay_egg(draft: Draft, who: Figure, order: Special) -> None:
    """CS-B02: in flesh that lies there, alive or dead, and has no egg yet. Nobody is shown what it does (CS-A03)."""
    host = figure_meant(draft, who.seat, order.target)
    if host is None or host.at != who.at or conscious(host):
        what = Words.of("a-body")
        draft.tell(who.seat, "nobody-there", "CS-B02", "RUL-16", who=draft.name(who.id), what=what)
        return
    takes = host.kind in HOSTS and not (host.spoilt or host.capsuled or host.id in draft.truth.eggs)
    if not takes or not eggs.room_for_more(draft, who.seat):
        _in_vain(draft, who, host, "CS-B02")
        return
    clock = int(species_of(draft.book, who.kind)["egg_clock"])
    eggs.lay(draft, who.seat, host.id, clock)
    whom = look_words(draft.book, host.look)
    draft.tell(who.seat, "egg-laid", "CS-B02", who=draft.name(who.id), whom=whom, left=clock)
    eggs.feel(draft, who.seat)


# --- ducts --------------------------------------------------------------------------------------
def slip(draft: Draft, who: Figure, order: Special) -> None:
    """CS-B04: into the next room, unseen on the way; what waits in the square it comes out on is met like any other."""
    assert order.at is not None
    if interdiction.crowded(draft.book, draft.truth, order.at, who):
        place = draft.place(order.at)
        draft.tell(who.seat, "stopped-crowded", "CS-B04", "STACK-06", who=draft.name(who.id), place=place)
        return
    before, strangers = who.at, interdiction.strangers(draft, who, order.at)
    draft.add(Stepped(figure=who.id, to=order.at, cost=0))
    here = draft.truth.figures[who.id]
    if before is not None:
        interdiction.leave(draft, here, before)
    _look_about(draft, here)
    interdiction.meet(draft, here, strangers, running=False)
    interdiction.trigger(draft, here, running=False)
    if trap := interdiction.trap_at(draft, here, square=order.at):
        interdiction.trip(draft, here, trap, False)


def _look_about(draft: Draft, who: Figure) -> None:
    looking = eyes(draft, [who])
    for seat in draft.circle(who.seat):
        place_sightings(draft, seat, looking)
        learn_surroundings(draft, seat, looking)
