"""The grid: kind of order × secret × channel. What was compared; what cannot be, and why; what is empty."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from artifact_server.audit.hidden import SECRETS, Secret
from artifact_server.audit.keeping import Finding
from artifact_server.audit.play import CHANNELS, KINDS, OWN, SETUP

SIGNS = {
    "frames": "f",
    "presence": "l",
    "work": "w",
    "pages": "p",
    "answers": "a",
    "forms": "o",
    "refusals": "r",
}
"""A letter for each channel: frames, lamps, work, pages, answers, options, refusals."""
EMPTY, EXCUSED, UNPLAYED = "!", "·", "?"


@dataclass
class Grid:
    """Cells of all pairs that were played."""

    cells: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    givers: dict[str, set[str]] = field(default_factory=dict)
    """Kind → who gives an order of it in the written scenes."""
    knowing: dict[tuple[str, str], set[str]] = field(default_factory=dict)
    """(kind, secret) → who knew it wherever such an order was given."""

    def add(self, found: Finding) -> None:
        """What one pair has compared."""
        for kind, channel, times in found.cells:
            self.cells[kind, found.secret, channel] += times
        for kind, seats in () if found.by_lot else found.givers.items():
            self.givers.setdefault(kind, set()).update(seats)
            self.knowing.setdefault((kind, found.secret), set(found.knowing)).intersection_update(
                found.knowing
            )

    def excuse(self, kind: str, secret: Secret, channel: str) -> str:
        """Why a cell cannot be; "" if it can."""
        if kind in SETUP and secret.at_setup is None:
            return "there is no such secret before play"
        if kind == "end_game" and secret.knowing != "J":
            return "at the end all is told"
        if channel in OWN and self.givers.get(kind, set()) <= self.knowing.get((kind, secret.name), set()):
            return "nobody gives such an order who does not know"
        return ""

    def empty(self) -> list[str]:
        """Cells in which nothing was compared, though it could be."""
        return [
            f"{kind} × {secret.name} × {channel}"
            for kind in KINDS
            for secret in SECRETS
            for channel in CHANNELS
            if not self.cells[kind, secret.name, channel] and not self.excuse(kind, secret, channel)
        ]

    def lines(self, *, whole: bool) -> Iterator[str]:
        """For people: a row for each kind of order, a column for each secret, a letter for each channel.

        Whole: every written pair is in it, so that a cell with nothing in it is a fault.
        """
        empty = EMPTY if whole else UNPLAYED
        wide = max(map(len, KINDS))
        names = _upright([secret.name for secret in SECRETS])
        yield from (f"{'':{wide}}  {line}" for line in names)
        for kind in KINDS:
            yield f"{kind:{wide}}  " + " ".join(self._cell(kind, secret, empty) for secret in SECRETS)
        yield ""
        yield "  ".join(f"{sign} {channel}" for channel, sign in SIGNS.items())
        yield f"{EMPTY} is empty" if whole else f"{UNPLAYED} is still to be played"
        yield f"{EXCUSED} cannot be: " + "; ".join(sorted(self._excuses()))

    def _cell(self, kind: str, secret: Secret, empty: str) -> str:
        return "".join(self._sign(kind, secret, channel) or empty for channel in CHANNELS)

    def _sign(self, kind: str, secret: Secret, channel: str) -> str:
        if self.cells[kind, secret.name, channel]:
            return SIGNS[channel]
        return EXCUSED if self.excuse(kind, secret, channel) else ""

    def _excuses(self) -> set[str]:
        every = {self.excuse(k, s, c) for k in KINDS for s in SECRETS for c in CHANNELS}
        return every - {""}


def _upright(names: Sequence[str]) -> list[str]:
    """Names above their columns, cut to the width of one, in as many lines as it takes."""
    width = len(CHANNELS)
    tall = max(-(-len(name) // width) for name in names)
    return [" ".join(f"{name[n * width : (n + 1) * width]:{width}}" for name in names) for n in range(tall)]
