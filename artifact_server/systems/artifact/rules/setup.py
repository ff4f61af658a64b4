"""Set-up: from the seats and the scenario to the first turn (SET-01 to SET-30)."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from artifact_server.core.errors import Rejected
from artifact_server.core.game import SALT
from artifact_server.core.seats import Seat
from artifact_server.core.words import JSON, Words
from artifact_server.kit.deckplan import Pose, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.facts import GameOpened, SaidReady, SecretTold, StageBegan
from artifact_server.systems.artifact.rules import alien, employers, muster, pan, sequence, twins
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.loadout import take_loadout
from artifact_server.systems.artifact.rules.placing import clashes, move_on, place
from artifact_server.systems.artifact.rules.readiness import BACKGROUND, LEAVE, lacking
from artifact_server.systems.artifact.rules.situation import lay_out
from artifact_server.systems.artifact.rules.stores import lay_stores

APART = ("encryption", "situation", SALT)
SECRET = ("species",)
"""What the judge chose for himself to know: no public matter."""
BY_LOT = "lot"


def open_game(draft: Draft, seats: Sequence[Seat], config: Mapping[str, JSON]) -> None:
    """Lay the table. A scenario with a situation of its own starts in it; any other with set-up."""
    book = draft.book
    options = {k: v for k, v in config.items() if k not in (*APART, *SECRET)}
    draft.add(
        GameOpened(
            seats=tuple(seats),
            encryption=bool(config.get("encryption", True)),
            options=options,
            hatches=(*book.plan.hatches, *(craft.own_hatch for craft in book.plan.crafts.values())),
            poses={id: Pose() for id in book.plan.crafts},
            lifts=lifts(book),
            salt=str(config.get(SALT, "")),
        )
    )
    situation = config.get("situation") or book.situation
    if situation:
        lay_out(draft, situation)
        return
    draft.add(StageBegan(stage="setup", seat="", round=0))
    lay_stores(draft)
    for seat in draft.state.public.players:
        _deal(draft, seat, config)
    twins.deal(draft)


def lifts(book: Book) -> dict[str, str]:
    """SET-20: the cars start at the hub ends."""
    return {id: "hub" for id, s in book.plan.segments.items() if s.kind == "shaft"}


def _deal(draft: Draft, seat: str, config: Mapping[str, JSON]) -> None:
    """Each seat its own sheet: who must come, what comes free, the purse, the secret it has to settle (SET-10)."""
    own = muster.sheet(draft.book, seat)
    for name in own.get("must", ()):
        muster.join(draft, seat, name)
    for type in own.get("free_items", ()):
        if type != "cc":
            muster.take(draft, seat, type)
    if seat in ("A", "A2"):
        wished = str(config.get("species", BY_LOT))
        alien.deal(draft, seat, "" if wished == BY_LOT else wished)
    if own.get("levels") == "employer":
        draft.add(SecretTold(seat=seat, what="employer", value=str(config.get("employer", ""))))
    if config.get(BACKGROUND) == "read":
        draft.add(SecretTold(seat=seat, what=BACKGROUND, value="unread"))
    muster.settle(draft, seat)


def prepare(draft: Draft, seat: str, order: o.SetupOrder) -> None:
    """One step of a seat's set-up. Nothing of it reaches anybody else (SET-10, SET-18)."""
    if draft.truth.stage != "setup":
        raise Rejected("setup-is-over", "SET-25")
    if draft.known(seat).ready and not isinstance(order, o.Ready):
        raise Rejected("ready-already", "SET-18")
    match order:
        case o.TakeLoadout():
            take_loadout(draft, seat, order.loadout)
        case o.Muster():
            muster.muster(draft, seat, order.buy)
        case o.Carry():
            muster.carry(draft, seat, order.item, order.figure)
        case o.Place():
            place(draft, seat, order)
        case o.Settle():
            settle(draft, seat, order)
        case o.Ready():
            say_ready(draft, seat, order.ready)
        case _:
            assert_never(order)


def settle(draft: Draft, seat: str, order: o.Settle) -> None:
    """Employer, opening, holder of Computer Control, a second crew; a space that was to be left."""
    match order.what:
        case "employer":
            employers.choose(draft, seat, order.value)
        case "opening":
            alien.choose_opening(draft, seat, order.value)
        case "shape":
            pan.choose_shape(draft, seat, order.value)
        case "control":
            muster.carry(draft, seat, "cc", order.value)
        case "leave":
            move_on(draft, seat, order.value)
        case "crew":
            twins.take_crew(draft, seat, order.value)
        case "veto":
            twins.veto(draft, seat, order.value)
        case "background" if order.value == "read" and BACKGROUND in draft.known(seat).secrets:
            draft.add(SecretTold(seat=seat, what=BACKGROUND, value="read"))
        case _:
            raise Rejected("no-such-secret", "SET-10", what=order.what)


def say_ready(draft: Draft, seat: str, ready: bool) -> None:
    """SET-15, SET-18: nobody is ready whose people and choices are not all in place."""
    if ready and (lack := lacking(draft.book, draft.known(seat))):
        raise Rejected(lack.code, "SET-18", **lack.args)  # type: ignore[arg-type]
    draft.add(SaidReady(seat=seat, ready=ready))
    if ready:
        twins.show_pool(draft, seat)
    else:
        twins.take_back(draft, seat)
    if all(draft.known(s).ready for s in draft.state.public.players):
        draft.add(StageBegan(stage="opening", seat="", round=0))


def begin_play(draft: Draft) -> None:
    """SET-17, SET-19, SET-21, SET-25: clashes are put right first; then secrets are drawn and the first seat begins."""
    clashing = clashes(draft)
    if clashing:
        draft.add(StageBegan(stage="setup", seat="", round=0))
        for seat in sorted(clashing):
            draft.add(SaidReady(seat=seat, ready=False, quiet=True))
            draft.add(SecretTold(seat=seat, what=LEAVE, value=sorted(clashing[seat])))
            for space in sorted(clashing[seat]):
                draft.tell(seat, "choose-another-space", "SET-19", place=draft.place(_some(draft, space)))
        return
    for seat in [s for s in draft.state.public.players if draft.known(s).secrets.get(LEAVE)]:
        draft.add(SecretTold(seat=seat, what=LEAVE, value=[]))
    employers.name_informants(draft)
    employers.tell_of_friends(draft)
    alien.begin(draft)
    draft.announce("game-begins", "SET-25", first=Words.of(f"seat-{draft.state.public.players[0]}"))
    sequence.enter(draft, "SU", draft.state.public.players[0], 1)


def _some(draft: Draft, space: str) -> Square:
    return draft.book.plan.spaces[space].squares[0]
