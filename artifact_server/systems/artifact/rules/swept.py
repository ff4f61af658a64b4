"""Whoever is moved by no step of his own, and before whose eyes: air, the ring's stop, a ship, drifting (SEQ-03)."""

from collections.abc import Iterable

from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.rules.deceptions import as_seen
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.sight import item_look, notices, seers
from artifact_server.systems.artifact.rules.witnesses import Looking, tell_onlookers


def saw_swept(draft: Draft, looking: Looking, before: Figure, how: str) -> None:
    """Those who saw him where he was, or where he is now, tell so: `looking` are eyes from before."""
    after = draft.truth.figures[before.id]
    for seat, opened in looking.items():
        was = seers(draft, opened, before)
        now = seers(draft, opened, after) if after.at is not None else ()
        by = tuple(dict.fromkeys((*was, *now)))
        if not by or seat == before.seat:
            continue
        code = "saw-swept" if was and now else "saw-swept-away" if was else "saw-swept-here"
        what = look_words(draft.book, as_seen(draft, seat, before, opened, by).look)
        start, end = draft.place(before.at), draft.place(after.at)
        code += "-within" if code == "saw-swept" and start == end else ""
        notice = draft.notice(code, "SEQ-03", what=what, how=how, start=start, end=end)
        tell_onlookers(draft, seat, notice, by)


def saw_things_swept(draft: Draft, looking: Looking, things: Iterable[Item]) -> None:
    """What the air carries off of that which lay there, in one sentence for each seat."""
    moved = list(things)
    for seat, opened in looking.items():
        seen = [(item, [e.figure.id for e in opened if notices(draft, e, item)]) for item in moved]
        seen = [(item, by) for item, by in seen if by]
        if seen:
            looks = dict.fromkeys(sorted(item_look(draft, item) for item, _ in seen))
            what = tuple(Words.of("item-" + look.replace("_", "-")) for look in looks)
            notice = draft.notice("saw-things-swept", "SEQ-03", what=what)
            tell_onlookers(draft, seat, notice, tuple(dict.fromkeys(id for _, by in seen for id in by)))
