"""Lights that go out or come on, and before whose eyes (SEC-03, DARK-08, FEAT-06, COMP-09)."""

from collections.abc import Iterable

from artifact_server.systems.artifact.model.facts import SpaceChanged
from artifact_server.systems.artifact.rules.draft import Draft, space_words
from artifact_server.systems.artifact.rules.sight import Eye
from artifact_server.systems.artifact.rules.witnesses import everybody_looking, tell_onlookers


def switch(draft: Draft, spaces: Iterable[str], dark: bool, *knowing: str) -> None:
    """SEQ-03: whoever looks into a space has seen it; the acting seat at once, `knowing` seats have been told already."""
    changed = [space for space in spaces if (space in draft.truth.dark) != dark]
    before = {seat: _in_view(draft, opened, changed) for seat, opened in everybody_looking(draft).items()}
    draft.add(*(SpaceChanged(space=space, what="dark", on=dark) for space in changed))
    for seat in [s for s, seen in before.items() if seen and s not in knowing]:
        code = "saw-lights-out" if dark else "saw-lights-on"
        places = tuple(space_words(space) for space in before[seat])
        notice = draft.notice(code, "DARK-08", "SEQ-03", places=places)
        saw = dict.fromkeys(id for ids in before[seat].values() for id in ids)
        tell_onlookers(draft, seat, notice, tuple(saw))


def _in_view(draft: Draft, looking: Iterable[Eye], spaces: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Those of the spaces that a seat's eyes look into, dark or lit, each with whose eyes."""
    found = {}
    for space in spaces:
        squares = draft.book.plan.decks.spaces[space]
        if saw := tuple(e.figure.id for e in looking if (e.field.seen | e.unlit) & squares):
            found[space] = saw
    return found
