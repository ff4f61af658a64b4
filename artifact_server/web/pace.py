"""How fast somebody may knock: a bucket of tokens for each caller, and one for each link of a seat."""

import time
from collections.abc import Callable, Iterator

from artifact_server.core.errors import Rejected
from artifact_server.web.callers import Caller

Clock = Callable[[], float]
MOST_CALLERS = 4096
BURST, PER_SECOND = 60, 20
CROWD = 10
"""All who come by a proxy that is not believed have so many times what one has, whoever it says they are."""


class Bucket:
    """Tokens that come back at a steady rate, up to so many at once."""

    def __init__(self, most: float, per_second: float, clock: Clock = time.monotonic) -> None:
        self._most = most
        self._rate = per_second
        self._clock = clock
        self._left = most
        self._at = clock()

    def take(self) -> bool:
        """One token, if there is one."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        self._refill()
        return self._left >= self._most

    @property
    def empty(self) -> bool:
        self._refill()
        return self._left < 1

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now


class Paces:
    """How much may be said by whoever holds a link, in however many windows he opens it."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def of(self, link: str) -> Bucket:
        if link not in self._buckets and len(self._buckets) >= MOST_CALLERS:
            self._buckets = {held: kept for held, kept in self._buckets.items() if not kept.full}
        return self._buckets.setdefault(link, Bucket(BURST, PER_SECOND, self._clock))


class Knocks:
    """What each caller has tried: so much at once, then one every so often."""

    def __init__(self, most: int, per_second: float, clock: Clock = time.monotonic) -> None:
        self._most = most
        self._rate = per_second
        self._clock = clock
        self._buckets: dict[Caller, Bucket] = {}

    def spent(self, caller: Caller) -> bool:
        """Whether he has to wait."""
        return any(self._buckets[each].empty for each, _ in _counted(caller) if each in self._buckets)

    def once_more(self, caller: Caller, code: str = "too-fast") -> None:
        """Note another try. Raises Rejected for whoever has to wait."""
        if self.spent(caller):
            raise Rejected(code)
        self.note(caller)

    def note(self, caller: Caller) -> None:
        """One more."""
        if caller not in self._buckets and len(self._buckets) >= MOST_CALLERS:
            self._buckets = {name: kept for name, kept in self._buckets.items() if not kept.full}
        for each, times in _counted(caller):
            new = Bucket(self._most * times, self._rate * times, self._clock)
            self._buckets.setdefault(each, new).take()


def _counted(caller: Caller) -> Iterator[tuple[Caller, int]]:
    """He himself, and the crowd that he comes with."""
    yield caller, 1
    if caller.through:
        yield caller._replace(address=""), CROWD
