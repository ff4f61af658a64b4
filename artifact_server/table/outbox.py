"""What goes out: the newest view of each seat to its screens, if it differs from the last; answers to who asked."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from artifact_server.core.errors import Rejected
from artifact_server.core.game import AnyState, View
from artifact_server.core.seats import JUDGES, OBSERVER
from artifact_server.core.words import JSON, Words
from artifact_server.store import Unwritable
from artifact_server.table import frames
from artifact_server.table.frames import Parts
from artifact_server.table.ledger import Act, Ledger
from artifact_server.table.mailbox import Screen, Sheet
from artifact_server.table.tablefacts import Numbered

MOST_SCREENS = 100
"""So many windows may be open at one seat; there the oldest makes room for a further one. So many people may watch."""
BLOCK = 1_000_000
"""View numbers of different lives of a table must never meet: a client could take one view for another."""


@dataclass(frozen=True, slots=True)
class _Laid:
    """What was last laid before a seat, by the game or by the table, what that was built from, and its bytes."""

    of: Sequence[object] = ()
    view: View = field(default_factory=dict)
    parts: Parts = field(default_factory=dict)

    def built_from(self, of: Sequence[object]) -> bool:
        return len(self.of) == len(of) and all(old is new for old, new in zip(self.of, of, strict=True))


_NOTHING = _Laid()


class Crowded(Rejected):
    """There is no place for one more who watches."""


class Outbox:
    """The screens of one table and what lies before them. The views of each seat are numbered on their own."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.table_parts: Callable[[str], Mapping[str, JSON]] = lambda seat: {}
        self.block: int | None = None
        """After which number the views of this life are numbered; None until the first screen opens."""
        self.elsewhere: frozenset[str] = frozenset()
        """The seats that have a screen open at another process."""
        self._screens: defaultdict[str, list[Screen]] = defaultdict(list)
        self._sheets: dict[str, Sheet] = {}
        self._farewells: dict[str, str] = {}
        self._game: dict[str, _Laid] = {}
        self._table: dict[str, _Laid] = {}
        self._both: dict[str, tuple[_Laid, _Laid, Parts]] = {}

    async def number_views(self) -> None:
        """The views of this life get numbers of their own, also on a disk that cannot be written."""
        if self.block is not None:
            return
        try:
            await self.ledger.note(Act(Numbered(), ""))
            self.block = (self.ledger.record.lives - 1) * BLOCK
        except Unwritable:
            self.block = self.ledger.now() * BLOCK // 1000

    def open(self, seat: str) -> Screen:
        """A screen for a seat. Its own windows make room for one another; of those who only watch nobody makes room.

        Raises Crowded for whoever comes to watch when all places are taken.
        """
        if seat == OBSERVER and sum(screen.open for screen in self._screens[seat]) >= MOST_SCREENS:
            raise Crowded("gallery-full", most=MOST_SCREENS)
        sheet = self._sheets.setdefault(seat, Sheet(n=self.block or 0))
        screen = Screen(seat, sheet)
        while len(self._screens[seat]) >= MOST_SCREENS:
            self._screens[seat].pop(0).close()
        self._screens[seat].append(screen)
        return screen

    def shut(self, screen: Screen) -> None:
        """A screen is gone."""
        screen.close()
        if screen in self._screens[screen.seat]:
            self._screens[screen.seat].remove(screen)

    def here(self, seat: str) -> bool:
        """Whether a screen of the seat is open here."""
        return any(screen.open for screen in self._screens.get(seat, ()))

    def seats_here(self) -> list[str]:
        """The seats that have a screen open here."""
        return [seat for seat in self._screens if self.here(seat)]

    def anywhere(self, seat: str) -> bool:
        """Whether a screen of the seat is open here or at another process: its lamp."""
        return seat in self.elsewhere or self.here(seat)

    def open_screens(self) -> int:
        """How many look at this table."""
        return sum(screen.open for screens in self._screens.values() for screen in screens)

    def empty(self) -> bool:
        """Whether nobody looks at this table."""
        return not self.open_screens()

    def post(self) -> None:
        """Give each seat that is there its newest view, if that is another than it has.

        A view that cannot be built is a fault of ours, but no other seat's affair.
        """
        faults = []
        for seat in self.seats_here():
            try:
                self._renew(seat)
            except Exception as fault:
                faults.append(fault)
        if faults:
            raise faults[0]

    def _renew(self, seat: str) -> None:
        sheet, newest = self._sheets[seat], self.view(seat)
        if newest is not sheet.parts and newest != sheet.parts:
            sheet.n, sheet.parts = sheet.n + 1, newest
            for screen in self._screens[seat]:
                screen.renew()

    def view(self, seat: str) -> Parts:
        """What lies before a seat now. What the game says to it changes only with what it is built from."""
        state = self.ledger.standing.state
        of = (state,) if seat in JUDGES else (state.known.get(seat), state.public)
        held = self._game.get(seat, _NOTHING)
        if not held.built_from(of):
            view = self.game_view(seat, state)
            held = self._game[seat] = _Laid(of, view, frames.parts(view, held.view, held.parts))
        table, lay = self.table_parts(seat), self._table.get(seat, _NOTHING)
        if table is not lay.view:
            lay = self._table[seat] = _Laid((), table, frames.parts(table, lay.view, lay.parts))
        both = self._both.get(seat)
        if both is None or both[0] is not held or both[1] is not lay:
            both = self._both[seat] = (held, lay, {**held.parts, **lay.parts})
        return both[2]

    def game_parts(self, seat: str, state: AnyState) -> dict[str, bytes]:
        """What the game lays before a seat in a state, in bytes."""
        return frames.parts(self.game_view(seat, state))

    def game_view(self, seat: str, state: AnyState) -> View:
        """For all but the judge built from what the seat knows."""
        system = self.ledger.system
        if seat in JUDGES:
            return system.oversee(state)
        return system.view(state.known.get(seat), state.public, seat)

    def whole(self, seat: str) -> bytes:
        """What a screen of this seat would be sent if it asked for a whole view."""
        sheet = self._sheets.get(seat)
        n = sheet.n if sheet is not None else self.block or 0
        return frames.whole(n, self.view(seat))

    def settled(self, seat: str, order_id: str) -> None:
        """An order that waited is done."""
        self._tell(seat, {"kind": "done", "id": order_id})

    def dropped(self, seat: str, order_id: str, words: Words) -> None:
        """An order that waited cannot be done any more."""
        refused = {"kind": "refused", "id": order_id, "error": "stale", "words": words, "clauses": []}
        self._tell(seat, refused)

    def barred(self, seat: str) -> None:
        """The links of a seat have ended, and with them the right of its screens."""
        away: dict[str, JSON] = {"kind": "away"}
        if (token := self._farewells.pop(seat, None)) is not None:
            away["link"] = token
        for screen in self._screens.pop(seat, []):
            screen.answer(away)
            screen.close()

    def farewell(self, seat: str, token: str) -> None:
        """Where whoever sits there goes when its links end next."""
        self._farewells[seat] = token

    def close(self) -> None:
        """The table leaves memory."""
        for screens in self._screens.values():
            for screen in screens:
                screen.close()
        self._screens.clear()

    def _tell(self, seat: str, message: JSON) -> None:
        for screen in self._screens.get(seat, ()):
            screen.answer(message)
