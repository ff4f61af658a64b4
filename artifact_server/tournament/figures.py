"""What came of many games, figure by figure, each with the band that it should lie in."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import median
from typing import Any

Record = Mapping[str, Any]
SURE = 1.96
"""Of a share's standard error, for nineteen in twenty."""
EARLY_SHIELDS, SOON_FOUND, EARLY_END = 8, 15, 12
"""Rounds: shields down before, the Artifact found by, a seat wiped out before."""


@dataclass(frozen=True)
class Figure:
    """One line. `low` and `high` bound its band; without them it is only told."""

    what: str
    found: float
    low: float = -inf
    high: float = inf
    unit: str = "%"
    error: float = 0.0

    @property
    def banded(self) -> bool:
        return self.low > -inf or self.high < inf

    @property
    def verdict(self) -> str:
        """ "in", "low", "high"; in brackets if the band lies within what chance may do; "" where there is none."""
        if not self.banded:
            return ""
        if self.low <= self.found <= self.high:
            return "in"
        far = "low" if self.found < self.low else "high"
        reached = (
            self.low <= self.found + self.error if far == "low" else self.found - self.error <= self.high
        )
        return f"({far})" if reached else far


def figures(records: Sequence[Record]) -> list[Figure]:
    """All of them, of games that came to their end."""
    return [*_wins(records), *_ends(records), *_moments(records), *_lives(records), *_deals(records)]


# --- who wins -----------------------------------------------------------------------------------
def _wins(records: Sequence[Record]) -> Iterator[Figure]:
    seats = _seats(records)
    for seat in seats:
        yield _won(f"games won, {seat}", records, seat, 18, 32)
    aliens = [seat for seat in seats if seat.startswith("A")]
    yield from _spread("A", records, _list, aliens, 10, (18, 32))
    company = [seat for seat in seats if seat.startswith("F")]
    yield from _spread("F", records, _list, company, 8, (18, 32))
    for seat in seats:
        reached = [r["reached"][seat] for r in records if seat in r["reached"]]
        yield _share(f"{seat} reaches its level 1", [level == 1 for level in reached], 10, 22)
        yield _share(f"{seat} reaches level 1 or 2", [level in (1, 2) for level in reached], 35, 55)
    for seat in seats:
        most = None if seat in aliens else 8
        yield from _spread(seat, records, _taken, [seat], most)
    for talk in sorted({r["talk"] for r in records}):
        among = [r for r in records if r["talk"] == talk]
        for seat in seats:
            yield _won(f"games won, {seat}, talk: {talk}", among, seat)


def _list(record: Record, seat: str) -> str:
    """Whose goals it plays by."""
    return str(record["lists"].get(seat, ""))


def _taken(record: Record, seat: str) -> str:
    """How it began."""
    takes = record["takes"]
    return str(takes.get(f"{seat} loadout") or takes.get(f"{seat} opening", ""))


def _spread(
    seat: str,
    records: Sequence[Record],
    name: Callable[[Record, str], str],
    seats: Sequence[str],
    most: float | None,
    band: tuple[float, float] = (-inf, inf),
) -> Iterator[Figure]:
    """Games won by what a seat is or has taken, and how far those shares lie apart."""
    among: dict[str, list[float]] = defaultdict(list)
    for record in records:
        for each in seats:
            if each in record["reached"] and (named := name(record, each)):
                among[named].append(_part(record, each))
    shares = [_mean_share(f"games won, {seat}: {named}", among[named], *band) for named in sorted(among)]
    yield from shares
    if len(shares) > 1:
        found = [share.found for share in shares]
        error = max(share.error for share in shares)
        yield Figure(
            f"from best to worst of these ({seat})", max(found) - min(found), high=most or inf, error=error
        )


def _won(what: str, records: Sequence[Record], seat: str, low: float = -inf, high: float = inf) -> Figure:
    return _mean_share(what, [_part(r, seat) for r in records if seat in r["reached"]], low, high)


def _part(record: Record, seat: str) -> float:
    """A tie is split."""
    winners = record["winners"]
    return 1 / len(winners) if seat in winners else 0.0


# --- how it ends --------------------------------------------------------------------------------
def _ends(records: Sequence[Record]) -> Iterator[Figure]:
    yield _share("one winner alone", [len(r["winners"]) == 1 for r in records], low=55)
    yield _share("nobody wins", [not r["winners"] for r in records], high=8)
    bands = {"rounds": (0, 25), "detonation": (3, 10)}
    for why in sorted({*bands, *(r["why"] for r in records)}):
        low, high = bands.get(why, (-inf, inf))
        yield _share(f"ended by: {why}", [r["why"] == why for r in records], low, high)
    yield Figure("rounds of a game, median", _median([r["rounds"] for r in records]), unit="")


def _moments(records: Sequence[Record]) -> Iterator[Figure]:
    def rounds(what: str) -> list[float]:
        return [r["first"].get(what, inf) for r in records]

    yield Figure("first contact, median round", _median(rounds("contact")), 4, 8, "")
    yield Figure("shields first down, median round", _median(rounds("shields")), 14, 22, "")
    early = [first < EARLY_SHIELDS for first in rounds("shields")]
    yield _share(f"shields down before round {EARLY_SHIELDS}", early, high=10)
    yield _mean("Computer Control changes sides, a game", records, "control", 0.5, 2)
    yield _mean("the true Artifact changes sides, a game", records, "artifact", 1, 3)
    found = [first <= SOON_FOUND for first in rounds("found")]
    yield _share(f"it is found by another by round {SOON_FOUND}", found, low=60)
    yield _share("the Disk is destroyed", [r["disk"] for r in records], high=20)
    yield _mean("telegrams, a game", records, "telegrams", 6, 14)


def _lives(records: Sequence[Record]) -> Iterator[Figure]:
    fallen, people = (sum(r["people"][n] for r in records) for n in (0, 1))
    yield Figure("people put out of action", 100 * fallen / max(1, people), 40, 70)
    for seat in _seats(records):
        wiped = [r["first"].get(f"wiped {seat}", inf) < EARLY_END for r in records if seat in r["reached"]]
        yield _share(f"{seat} wiped out before round {EARLY_END}", wiped, high=8)
    idle, turns = (sum((Counter(r[name]) for r in records), Counter[str]()) for name in ("idle", "turns"))
    for seat in _seats(records):
        yield Figure(f"figures idle in a turn, {seat}", 100 * idle[seat] / max(1, turns[seat]), high=20)
        if seat.startswith("A"):
            early = f"early {seat}"
            yield Figure(
                f"figures idle in rounds 1 to 6, {seat}", 100 * idle[early] / max(1, turns[early]), high=25
            )


def _deals(records: Sequence[Record]) -> Iterator[Figure]:
    for what in ("offered", "agreed", "kept", "broken"):
        for talk in sorted({r["talk"] for r in records if r.get("deals")}):
            among = [r["deals"].get(what, 0) for r in records if r["talk"] == talk]
            yield Figure(f"deals {what}, a game, talk: {talk}", sum(among) / len(among), unit="")


# --- reckoning ----------------------------------------------------------------------------------
def _seats(records: Sequence[Record]) -> list[str]:
    return list(dict.fromkeys(seat for record in records for seat in record["reached"]))


def _share(what: str, held: Sequence[bool], low: float = -inf, high: float = inf) -> Figure:
    return _mean_share(what, [float(each) for each in held], low, high)


def _mean_share(what: str, parts: Sequence[float], low: float = -inf, high: float = inf) -> Figure:
    share = sum(parts) / max(1, len(parts))
    error = SURE * sqrt(share * (1 - share) / max(1, len(parts)))
    return Figure(what, 100 * share, low, high, error=100 * error)


def _mean(what: str, records: Sequence[Record], counted: str, low: float, high: float) -> Figure:
    found = [r["times"].get(counted, 0) for r in records]
    return Figure(what, sum(found) / max(1, len(found)), low, high, "")


def _median(values: Sequence[float]) -> float:
    return median(values) if values else inf
