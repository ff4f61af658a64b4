"""Lights that go out or come on, and before whose eyes (SEC-03, DARK-08, FEAT-06, COMP-09)."""

from collections.abc import Iterable

from artifact_server.systems.artifact.model.facts import SpaceChanged
from artifact_server.systems.artifact.rules.draft import Draft, space_words
from artifact_server.systems.artifact.rules.sight import eyes, watchers


def switch(draft: Draft, spaces: Iterable[str], dark: bool, *knowing: str) -> None:
    """SEQ-03: whoever looks into a space has seen it; the acting seat at once, `knowing` seats have been told already."""
    changed = [space for space in spaces if (space in draft.truth.dark) != dark]
    before = {seat: _in_view(draft, seat, changed) for seat in draft.state.public.players}
    draft.add(*(SpaceChanged(space=space, what="dark", on=dark) for space in changed))
    for seat in [s for s, seen in before.items() if seen and s not in knowing]:
        code = "saw-lights-out" if dark else "saw-lights-on"
        places = tuple(space_words(space) for space in before[seat])
        notice = draft.notice(code, "DARK-08", "SEQ-03", places=places)
        if seat == draft.truth.seat:
            draft.say(seat, notice)
        else:
            saw = dict.fromkeys(id for ids in before[seat].values() for id in ids)
            draft.owe(seat, notice, *saw)


def _in_view(draft: Draft, seat: str, spaces: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Those of the spaces that a seat's eyes look into, dark or lit, each with whose eyes. Runners see nothing yet."""
    plan, truth = draft.book.plan, draft.truth
    looking = eyes(draft, [f for f in watchers(truth, seat) if f.id not in truth.ran or seat != truth.seat])
    found = {}
    for space in spaces:
        squares = plan.decks.spaces[space]
        if saw := tuple(e.figure.id for e in looking if (e.field.seen | e.unlit) & squares):
            found[space] = saw
    return found
