"""Witnesses: what others see of one's deeds, and what they call who did them (SEQ-03, TEL-07, CS-K01)."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from artifact_server.core.words import Notice, Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules.deceptions import as_seen
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.illusions import renamed
from artifact_server.systems.artifact.rules.sight import Eye, eyes, seers, watchers

Looking = Mapping[str, Sequence[Eye]]
"""The open eyes of each seat at one moment."""


def witness(draft: Draft, at: Square, notice: Notice, *actors: str, spare: Iterable[str] = ()) -> None:
    """Every other seat with an eye on the square will hear of it at its Situation Update (SEQ-03, TEL-07)."""
    for seat in draft.others:
        if seat in spare:
            continue
        looking = [
            e for e in eyes(draft, watchers(draft.truth, seat)) if at in e.field and e.figure.id not in actors
        ]
        actor = draft.truth.figures.get(actors[0]) if actors else None
        if actor is not None:
            looking = [e for e in looking if e.figure.id in seers(draft, [e], actor)]
        if looking:
            by = tuple(e.figure.id for e in looking)
            shown = as_seen(draft, seat, actor, looking, by) if actor is not None else None
            said = renamed(draft, notice, actor.look, shown.look) if actor and shown else notice
            draft.owe(seat, said, *by)


def looking_on(draft: Draft) -> Looking:
    """The eyes of the other seats as things stand; taken before a deed that blinds or fells them."""
    return {seat: eyes(draft, watchers(draft.truth, seat)) for seat in draft.others}


def everybody_looking(draft: Draft) -> Looking:
    """The same of all seats, the acting one too; its runners see nothing yet (SEQ-15)."""
    truth = draft.truth
    return {
        seat: eyes(draft, [f for f in watchers(truth, seat) if f.id not in truth.ran or seat != truth.seat])
        for seat in draft.state.public.players
    }


def tell_onlookers(draft: Draft, seat: str, notice: Notice, by: Sequence[str]) -> None:
    """The acting seat hears at once what its people see, any other at its Situation Update (SEQ-03)."""
    if seat == draft.truth.seat:
        draft.say(seat, notice)
    else:
        draft.owe(seat, notice, *by)


def witness_place(draft: Draft, looking: Looking, squares: Collection[Square], notice: Notice) -> None:
    """SEQ-03: what befalls the station is told by every other seat's eyes that were on the place."""
    for seat in draft.others:
        if saw := [e.figure.id for e in looking.get(seat, ()) if any(s in e.field for s in squares)]:
            draft.owe(seat, notice, *saw)


def seen_as(draft: Draft, figure: Figure, seat: str = "") -> Words:
    """How a witness calls a figure: by the look it has for the eyes of this seat (CS-K01)."""
    if not seat or figure.id not in draft.truth.masks:
        return look_words(draft.book, figure.look)
    looking = eyes(draft, watchers(draft.truth, seat))
    return look_words(draft.book, as_seen(draft, seat, figure, looking, seers(draft, looking, figure)).look)
