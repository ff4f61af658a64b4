"""Set-up: from the seats and the scenario to the first turn (SET-01 to SET-30)."""

from collections.abc import Mapping, Sequence

from artifact_server.core.errors import Rejected
from artifact_server.core.seats import Seat
from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Pose
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model import orders as o
from artifact_server.systems.artifact.model.facts import GameOpened, SaidReady, StageBegan
from artifact_server.systems.artifact.rules import sequence
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.situation import lay_out


def open_game(draft: Draft, seats: Sequence[Seat], config: Mapping[str, JSON]) -> None:
    """Lay the table. A scenario with a situation of its own starts in it; any other with set-up."""
    book = draft.book
    options = {k: v for k, v in config.items() if k not in ("encryption", "situation")}
    draft.add(
        GameOpened(
            seats=tuple(seats),
            encryption=bool(config.get("encryption", True)),
            options=options,
            hatches=tuple(book.plan.hatches),
            poses={id: Pose() for id in book.plan.crafts},
            lifts=lifts(book),
        )
    )
    situation = config.get("situation") or book.situation
    if situation:
        lay_out(draft, situation)
    else:
        draft.add(StageBegan(stage="setup", seat="", round=0))


def lifts(book: Book) -> dict[str, str]:
    """SET-20: the cars start at the hub ends."""
    return {id: "hub" for id, s in book.plan.segments.items() if s.section == "shaft" or s.kind == "shaft"}


def prepare(draft: Draft, seat: str, order: o.SetupOrder) -> None:
    if draft.truth.stage != "setup":
        raise Rejected("setup-is-over", "SET-25")
    match order:
        case o.Ready():
            draft.add(SaidReady(seat=seat, ready=order.ready))
            if set(draft.state.public.ready) == set(draft.state.public.players):
                draft.add(StageBegan(stage="opening", seat="", round=0))
        case _:
            raise Rejected("not-now", "SET-15")


def begin_play(draft: Draft) -> None:
    """SET-25: the first seat begins."""
    sequence.enter(draft, "SU", draft.state.public.players[0], 1)
