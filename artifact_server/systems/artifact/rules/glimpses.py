"""Glimpses: each step of a mover is held against every other seat's eyes; they hear of it at their own moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules.arrangement import bodies_in_order
from artifact_server.systems.artifact.rules.deceptions import as_seen
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.hatches import hatch_words
from artifact_server.systems.artifact.rules.sight import Eye, eyes, seers, watchers


@dataclass
class Passing:
    """What other seats' figures see of one mover from its first step to its last (SEQ-03, SEQ-13, INF-07, X03)."""

    looking: dict[str, list[Eye]]
    seen: dict[str, list[Square]] = field(default_factory=dict)
    by: dict[str, set[str]] = field(default_factory=dict)
    looks: dict[str, str] = field(default_factory=dict)
    """What it was taken for; who once sees through a mask has seen through it (CS-K01)."""
    gone: dict[str, bool] = field(default_factory=dict)
    train: dict[str, "Passing"] = field(default_factory=dict)
    """The same of whoever goes with it: those who carry with it, and what they carry (CAS-08)."""

    @classmethod
    def of(cls, draft: Draft, mover: Figure, *along: Figure) -> "Passing":
        passing = cls({}, train={figure.id: cls.of(draft, figure) for figure in along})
        passing.refresh(draft)
        for seat in passing.looking:
            passing._look(draft, seat, mover)
        return passing

    def refresh(self, draft: Draft) -> None:
        """A hatch has opened: fields have changed."""
        fellows = draft.circle(draft.truth.seat)
        others = [seat for seat in draft.others if seat not in fellows]
        self.looking = {seat: eyes(draft, watchers(draft.truth, seat)) for seat in others}
        for passing in self.train.values():
            passing.looking = self.looking

    def note(self, draft: Draft, before: Square, mover: Figure) -> None:
        """One step more."""
        for seat in self.looking:
            self._look(draft, seat, mover)
        for id, passing in self.train.items():
            passing.note(draft, before, draft.truth.figures[id])

    def _look(self, draft: Draft, seat: str, mover: Figure) -> None:
        by = seers(draft, self.looking[seat], mover) if mover.seat != seat else ()
        self.gone[seat] = not by
        if by and mover.at is not None:
            self.seen.setdefault(seat, []).append(mover.at)
            self.by.setdefault(seat, set()).update(by)
            look = as_seen(draft, seat, mover, self.looking[seat], by).look
            if self.looks.get(seat) != mover.look:
                self.looks[seat] = look

    def tell(self, draft: Draft, mover: Figure) -> None:
        """One sentence to each seat that saw it move: from where to where, and whether it went out of sight."""
        for seat, squares in self.seen.items():
            if squares[0] == mover.at:
                continue
            start, end = draft.place(squares[0]), draft.place(squares[-1])
            codes = ("saw-leave", "saw-taken-off") if self.gone[seat] else ("saw-move", "saw-taken")
            code = codes[bool(mover.carried_by)] + ("-within" if start == end else "")
            notice = draft.notice(
                code,
                "SEQ-03",
                what=look_words(draft.book, self.looks[seat]),
                start=start,
                end=end,
            )
            draft.owe(seat, notice, *sorted(self.by[seat]))
        for id, passing in self.train.items():
            passing.tell(draft, draft.truth.figures[id])


@dataclass(frozen=True)
class Gate:
    """A hatch that somebody has opened from a square, and what others saw before it and see now."""

    hatch: str
    at: Square | None
    before: Mapping[str, list[Eye]]
    now: Mapping[str, list[Eye]]


def seen_through(draft: Draft, gate: Gate, there: Sequence[Figure]) -> None:
    """HATCH-16, SEQ-03: whoever of these is seen only because the hatch stands open, till it shuts itself again."""
    for seat, looking in gate.now.items():
        saw: dict[str, None] = {}
        who = []
        for figure in bodies_in_order(draft, [f for f in there if f.at is not None and f.seat != seat]):
            by = seers(draft, looking, figure)
            if by and not seers(draft, gate.before.get(seat, ()), figure):
                saw |= dict.fromkeys(by)
                who.append(look_words(draft.book, as_seen(draft, seat, figure, looking, by).look))
        if who:
            hatch = hatch_words(gate.hatch)
            draft.owe(seat, draft.notice("saw-through-hatch", "HATCH-16", hatch=hatch, who=tuple(who)), *saw)
