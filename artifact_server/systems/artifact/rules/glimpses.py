"""Glimpses: each step of a mover is held against every other seat's eyes; they hear of it at their own moment."""

from dataclasses import dataclass, field

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules.deceptions import as_seen
from artifact_server.systems.artifact.rules.draft import Draft, look_words
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

    @classmethod
    def of(cls, draft: Draft, mover: Figure) -> "Passing":
        passing = cls({})
        passing.refresh(draft)
        for seat in passing.looking:
            passing._look(draft, seat, mover)
        return passing

    def refresh(self, draft: Draft) -> None:
        """A hatch has opened: fields have changed."""
        fellows = draft.circle(draft.truth.seat)
        others = [seat for seat in draft.others if seat not in fellows]
        self.looking = {seat: eyes(draft, watchers(draft.truth, seat)) for seat in others}

    def note(self, draft: Draft, before: Square, mover: Figure) -> None:
        """One step more."""
        for seat in self.looking:
            self._look(draft, seat, mover)

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
            code = "saw-leave" if self.gone[seat] else "saw-move"
            code += "-within" if start == end else ""
            notice = draft.notice(
                code,
                "SEQ-03",
                what=look_words(draft.book, self.looks[seat]),
                start=start,
                end=end,
            )
            draft.owe(seat, notice, *sorted(self.by[seat]))
