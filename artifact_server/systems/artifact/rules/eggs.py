"""Eggs in bodies: what lays, ticks, hatches and is cut out of them (CS-B02, CS-B03, CS-A03)."""

from dataclasses import replace

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import (
    EggChanged,
    FigureJoined,
    Hurt,
    SecretKept,
    SecretTold,
    Switched,
)
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Use
from artifact_server.systems.artifact.model.powers import Egg
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.healing import patient
from artifact_server.systems.artifact.rules.interdiction import crowded
from artifact_server.systems.artifact.rules.knowledge import refresh
from artifact_server.systems.artifact.rules.losses import lay_low
from artifact_server.systems.artifact.rules.newcomers import figure_of
from artifact_server.systems.artifact.rules.specials import EGG_HOSTS, EGGS, FOUND_EGGS
from artifact_server.systems.artifact.rules.witnesses import seen_as, witness

SPECIES = "bugs"


def laid_by(draft: Draft, seat: str) -> list[tuple[str, Egg]]:
    """A seat's eggs with the bodies they are in."""
    return [(host, egg) for host, egg in draft.truth.eggs.items() if egg.seat == seat]


def room_for_more(draft: Draft, seat: str) -> bool:
    """CS-B02: so many eggs at a time, so many bugs and eggs in all."""
    sheet = draft.book.sheets["species"][SPECIES]
    eggs = len(laid_by(draft, seat))
    bugs = sum(1 for f in draft.truth.of_seat(seat) if f.kind == sheet["kind"] and f.wound != "dead")
    return eggs < int(sheet["max_eggs"]) and eggs + bugs < int(sheet["max_total"])


def lay(draft: Draft, seat: str, host: str, left: int) -> None:
    """An egg of this seat is in that body. Nobody else learns of it (CS-A03)."""
    taken = {*draft.known(seat).secrets.get(EGGS, {}), *(egg.id for _, egg in laid_by(draft, seat))}
    name = next(f"egg-{n}" for n in range(1, len(taken) + 2) if f"egg-{n}" not in taken)
    draft.add(EggChanged(host=host, egg=Egg(name, seat, left)))


def feel(draft: Draft, seat: str) -> None:
    """What a seat feels of its eggs: told at its own moments only."""
    felt = {
        egg.id: {"host": _look(draft, seat, host), "left": egg.left} for host, egg in laid_by(draft, seat)
    }
    if draft.known(seat).secrets.get(EGGS, {}) != felt:
        draft.add(SecretTold(seat=seat, what=EGGS, value=felt))


def gone(draft: Draft, host: str) -> None:
    """There is no egg in that body any more, so whoever had found one has to look again for the next."""
    draft.add(EggChanged(host=host, egg=None))
    for seat, kept in draft.truth.secrets.items():
        if host in (hosts := kept.get(EGG_HOSTS, ())):
            draft.add(SecretKept(seat=seat, what=EGG_HOSTS, value=[h for h in hosts if h != host]))


# --- the clock ----------------------------------------------------------------------------------
def tick(draft: Draft, seat: str) -> None:
    """CS-B02, CS-B03: at each of its Situation Updates; not for a body in a capsule. Then the seat hears how they are."""
    before = dict(draft.known(seat).secrets.get(EGGS, {}))
    for host, egg in laid_by(draft, seat):
        if draft.truth.figures[host].capsuled:
            continue
        if draft.truth.figures[host].at is None:  # lost over the border, and it with him
            gone(draft, host)
            continue
        before.pop(egg.id, None)
        draft.add(EggChanged(host=host, egg=replace(egg, left=egg.left - 1)))
        if egg.left <= 1:
            hatch(draft, host)
    for egg in (e for e in before if e not in {x.id for _, x in laid_by(draft, seat)}):
        draft.tell(seat, "egg-lost", "CS-B03", whom=look_words(draft.book, str(before[egg]["host"])))
    _tell(draft, seat)
    feel(draft, seat)


def _tell(draft: Draft, seat: str) -> None:
    lines = tuple(
        Words.of("egg-ticks", whom=look_words(draft.book, _look(draft, seat, host)), left=egg.left)
        for host, egg in laid_by(draft, seat)
    )
    if lines:
        draft.tell(seat, "eggs-tick", "CS-B02", eggs=lines)


def _look(draft: Draft, seat: str, host: str) -> str:
    """What a seat calls a host, whatever has become of him (SET-06)."""
    look = draft.truth.figures[host].look
    return draft.book.mask if look in draft.strange_looks(seat) else look


def hatch(draft: Draft, id: str) -> Figure:
    """CS-B02: the host dies, and a bug stands there that may act in its seat's turn; whoever looks on has seen it."""
    egg, host = draft.truth.eggs[id], draft.truth.figures[id]
    gone(draft, id)
    draft.add(Hurt(figure=id, wound="dead", out=False), Switched(figure=id, what="spoilt", on=True))
    born = _born(draft, egg.seat, host)
    lay_low(draft, host)
    assert born.at is not None
    notice = draft.notice("saw-hatching", "CS-B02", what=seen_as(draft, born), whom=seen_as(draft, host))
    witness(draft, born.at, notice, born.id, spare=(egg.seat,))
    words = {"who": draft.name(born.id), "whom": look_words(draft.book, host.look)}
    if draft.truth.seat == egg.seat:
        draft.tell(egg.seat, "egg-hatches", "CS-B02", **words)
    else:
        draft.owe(egg.seat, draft.notice("egg-hatches", "CS-B02", **words))
    return born


def _born(draft: Draft, seat: str, host: Figure) -> Figure:
    """A new bug of this seat beside what is left of its host."""
    kind = str(draft.book.sheets["species"][SPECIES]["kind"])
    number = sum(1 for f in draft.truth.figures.values() if f.kind == kind and f.home == seat) + 1
    bug = figure_of(draft, f"{seat}.Bug-{number}", seat, kind)
    draft.add(FigureJoined(figure=replace(bug, at=_room(draft, host), facing=host.facing)))
    return draft.truth.figures[bug.id]


def _room(draft: Draft, host: Figure) -> Square | None:
    """His square, or the nearest of the same space that still has room for it."""
    if host.at is None or not crowded(draft.book, draft.truth, host.at, host):
        return host.at
    space, at = draft.book.plan.space_of(host.at), host.at
    near = sorted(space.squares, key=lambda s: draft.book.plan.distance(at, s)) if space else []
    free = (s for s in near if draft.book.plan.cells[s].terrain != "blocked")
    return next((s for s in free if not crowded(draft.book, draft.truth, s, host)), host.at)


# --- what is found is cut out -------------------------------------------------------------------
def remove(draft: Draft, who: Figure, order: Use) -> None:
    """CS-B03: in the Medlab, by a medic: it comes out dead and the host lies there, or it hatches now.

    In a body that looks like the one in which the egg was found, but is another, nothing is found to cut.
    """
    host = patient(draft, who, order.target)
    if host is None:
        return
    whom = look_words(draft.book, host.look)
    found = draft.truth.secrets.get(who.seat, {}).get(EGG_HOSTS, ())
    if host.id not in draft.truth.eggs or host.id not in found:
        draft.tell(who.seat, "no-effect", "CS-B03", "RUL-16", who=draft.name(who.id), whom=whom)
        return
    ask = Roll(
        purpose="egg",
        subject=host.id,
        seat=who.seat,
        words=Words.of("roll-egg", who=draft.name(who.id)),
        clauses=("CS-B03",),
    )
    if draft.answers.roll(ask)[0] in draft.book.sheets["species"][SPECIES]["remove_egg_on"]:
        gone(draft, host.id)
        _forget(draft, who.seat, order.target)
        draft.tell(who.seat, "egg-cut-out", "CS-B03", who=draft.name(who.id), whom=whom)
        if host.wound not in ("down", "dead"):
            draft.add(Hurt(figure=host.id, wound=host.wound, out=True))
        lay_low(draft, host)
        return
    born = hatch(draft, host.id)
    _forget(draft, who.seat, order.target)
    draft.tell(who.seat, "egg-breaks-out", "CS-B03", who=draft.name(who.id), whom=whom)
    refresh(draft, who.seat, born)


def _forget(draft: Draft, seat: str, target: str) -> None:
    """CS-B03: who has seen the egg out of that body is offered to cut it no more; another's of the same look stays."""
    known = draft.known(seat)
    found = [name for name in known.secrets.get(FOUND_EGGS, ()) if name != target]
    looks = {id: counter.look for id, counter in known.counters.items()}
    look = looks.get(target, "")
    if look and all(looks.get(name) != look for name in found):
        found = [name for name in found if name != look]
    draft.add(SecretTold(seat=seat, what=FOUND_EGGS, value=found))
