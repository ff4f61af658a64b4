"""The desk's acts that take decisions back: to before any of them, or the judge's own last word alone."""

from collections.abc import Awaitable, Callable, Mapping

from artifact_server.core.errors import Malformed, Stale
from artifact_server.core.words import JSON
from artifact_server.table.ledger import By, Ledger
from artifact_server.table.threads import last_word, standing_of

Do = Mapping[str, JSON]


async def rewind(ledger: Ledger, by: By, do: Do) -> None:
    """The set-up itself stands: a game that has not begun is no game."""
    to = do["rewind"]
    if type(to) is not int or not 2 <= to <= ledger.standing.n + 1:
        raise Malformed("bad-rewind")
    await ledger.rewind(ledger.row(by.seat, by.id, {}, back=to))


async def take_back(ledger: Ledger, by: By, do: Do) -> None:
    """The judge's last order is undone, as if it had never been: quietly, and what waits waits on.

    Only where the game has gone on by itself since do other dice fall, as after any rewind.
    """
    last = last_word(ledger.line)
    if last is None or do["take_back"] != last.n:
        raise Stale("not-the-last")
    alone = standing_of(ledger.line)[-1].n == last.n
    await ledger.rewind(ledger.row(by.seat, by.id, {"taken_back": True, "alone": alone}, back=last.n))


ACTS: Mapping[str, Callable[[Ledger, By, Do], Awaitable[None]]] = {"rewind": rewind, "take_back": take_back}
