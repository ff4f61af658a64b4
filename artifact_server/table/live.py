"""One live game: what people at the table can do."""

from collections.abc import Mapping
from typing import Literal

from artifact_server.core.forms import Form
from artifact_server.core.words import JSON
from artifact_server.table.mailbox import Screen

Reply = Literal["done", "judging"]
"""How an order was taken: done, or waiting for the judge (then `{"kind": "done", "id"}` follows on the seat's screens)."""


class Table:
    """A game in play. All refusals are core.errors.Refusal (also a disk that cannot be written)."""

    id: str
    code: str

    async def submit(self, seat: str, order_id: str, prompt_id: str, order: JSON) -> Reply:
        """An answer to a prompt. Raises Malformed, Rejected or Stale; a repeat is answered again, done once."""
        raise NotImplementedError

    async def form(self, seat: str, prompt_id: str, chosen: Mapping[str, JSON]) -> Form:
        """The next control of an answer, for what is chosen so far. Changes nothing."""
        raise NotImplementedError

    async def say(self, seat: str, say_id: str, room: str, text: str) -> None:
        """Talk in a room."""
        raise NotImplementedError

    async def keep(self, seat: str, keep_id: str, what: str, value: JSON) -> None:
        """For this seat alone. what = "plan": value replaces the plan; "note" / "mark": value = {"id", "value"}.

        The mark "room/<id>" holds the number of the last line read there.
        """
        raise NotImplementedError

    async def desk(self, seat: str, act_id: str, do: Mapping[str, JSON]) -> dict[str, JSON]:
        """An act of the judge (or of the host, where nobody judges). Returns what `done` carries beside its id.

        {"link": SEAT} returns {"link": token}; everything else returns {}.
        """
        raise NotImplementedError

    async def attach(self, seat: str) -> Screen:
        """A screen opens. Its first view is whole unless `screen.hello(n)` says otherwise before `next`."""
        raise NotImplementedError

    async def detach(self, screen: Screen) -> None:
        """A screen is gone (idempotent)."""
        raise NotImplementedError

    async def join(self, seat: str, name: str, *, host: bool = False) -> str:
        """Sit down at a free seat ("O" is always free) and get the token of its link. Of parallel claims one wins."""
        raise NotImplementedError

    async def leave(self, seat: str) -> None:
        """Stand up: the seat is free and its links end."""
        raise NotImplementedError

    async def issue(self, seat: str) -> str:
        """A new link for a seat; the old ones end, their screens go away, all are told."""
        raise NotImplementedError

    def seats(self) -> list[dict[str, JSON]]:
        """[{id, faction, role, name, here}]: for the lobby; the same as in the `table` part."""
        raise NotImplementedError

    async def seen(self, seat: str, before: int | None = None) -> bytes:
        """The assembled view of a seat as a whole frame, byte for byte; or the game's parts before decision n."""
        raise NotImplementedError
