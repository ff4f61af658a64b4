"""How fast somebody may knock: a bucket of tokens for each address, and one for each socket."""

import time
from collections.abc import Callable

from artifact_server.core.errors import Rejected

Clock = Callable[[], float]
MOST_CALLERS = 4096


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


class Knocks:
    """What each address has tried: so much at once, then one every so often."""

    def __init__(self, most: int, per_second: float, clock: Clock = time.monotonic) -> None:
        self._most = most
        self._rate = per_second
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def spent(self, caller: str) -> bool:
        """Whether this address has to wait."""
        bucket = self._buckets.get(caller)
        return bucket is not None and bucket.empty

    def once_more(self, caller: str) -> None:
        """Note another try. Raises Rejected for whoever has to wait."""
        if self.spent(caller):
            raise Rejected("too-fast")
        self.note(caller)

    def note(self, caller: str) -> None:
        """One more."""
        if caller not in self._buckets and len(self._buckets) >= MOST_CALLERS:
            self._buckets = {name: kept for name, kept in self._buckets.items() if not kept.full}
        bucket = self._buckets.setdefault(caller, Bucket(self._most, self._rate, self._clock))
        bucket.take()
