"""The end: when it is proposed, the last dice, and the declaration (VICT-02, CS-V01 to CS-V04)."""

from collections.abc import Iterator

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.levels import RAM
from artifact_server.systems.artifact.model.ends import Why
from artifact_server.systems.artifact.model.facts import EndProposed, GameEnded, Hurt, RosterTold, StepShown
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.possession import NOWHERE, Reckoning
from artifact_server.systems.artifact.rules.presence import MIND
from artifact_server.systems.artifact.rules.rising import try_to_rise
from artifact_server.systems.artifact.rules.rosters import own_figure
from artifact_server.systems.artifact.rules.telegrams import last_news, uncover
from artifact_server.systems.artifact.rules.victory import standings, winners

PRIZES = ("artifact", "disk")
"""What there is nothing left to play for without."""


def judged(draft: Draft) -> bool:
    """Whether a person judges: then the end is his to declare."""
    return bool(draft.state.public.options.get("judge", False))


# --- proposed -----------------------------------------------------------------------------------
def look(draft: Draft) -> None:
    """At the end of Global Updates: last calls, and what would end the game now. Without a judge it does."""
    _last_call(draft)
    why = tuple(reasons(draft))
    if why != draft.truth.proposed:
        draft.add(EndProposed(why=why))
    if why and not judged(draft):
        draft.announce(f"end-{why[0]}", "VICT-02")
        declare(draft, why[0])


def last_round(book: Book, public: Public) -> int:
    """The agreed one; 0 in a scenario that has none."""
    return int(public.options.get("round-limit") or book.sheets.get("game", {}).get("round_limit", 0))


def limit(draft: Draft) -> int:
    return last_round(draft.book, draft.state.public)


def _last_call(draft: Draft) -> None:
    """CS-V01: in each of the last rounds all are told how many are left."""
    game, last = draft.book.sheets.get("game", {}), limit(draft)
    notice = int(game.get("round_limit", 0)) - int(game.get("last_call", 0))
    left = last - draft.truth.round
    if last and left <= notice and (left > 0 or judged(draft)):
        draft.announce("last-call", "VICT-02", rounds=max(0, left))


def reasons(draft: Draft) -> Iterator[Why]:
    """CS-V01: the triggers that hold now."""
    truth = draft.truth
    if truth.way.open:
        yield "gate"
    if 0 < limit(draft) <= truth.round:
        yield "rounds"
    game = Reckoning(draft.book, truth)
    if len(_played(game)) > 1 and len(_in_play(game)) <= 1:
        yield "alone"
    if all(game.off(prize) or game.gone(prize) for prize in PRIZES) and not _running(draft):
        yield "away"


def _played(game: Reckoning) -> set[str]:
    """Sides that have brought anybody."""
    hal = game.truth.hal
    homes = {game.side(f.home) for f in game.truth.figures.values() if f.home}
    return homes | ({game.side(hal.seat)} if hal is not None else set())


def _in_play(game: Reckoning) -> set[str]:
    """Sides with somebody on his feet on the map, be he asleep among others; two minds need no feet."""
    truth = game.truth
    there = [f for f in truth.figures.values() if game.active(f.id) and _on_map(game, f.id)]
    seats = {f.seat for f in there} | {
        truth.informants[f.id].master for f in there if f.id in truth.informants
    }
    if truth.hal is not None and truth.hal.alive and _on_map(game, RAM):
        seats.add(truth.hal.seat)
    if (mind := truth.figures.get(MIND)) is not None and _on_map(game, "artifact"):
        seats.add(mind.seat)
    return {game.side(seat) for seat in seats if seat}


def _on_map(game: Reckoning, id: str) -> bool:
    place = game.place(id)
    return place != NOWHERE and not game.left(place)


def _running(draft: Draft) -> bool:
    """A countdown goes on or has been ordered, something is about to hatch, or the telescope sings."""
    truth, clock = draft.truth, draft.truth.countdown
    singing = truth.way.turns > 0 and truth.way.round == truth.round
    return clock.left is not None or bool(clock.ordered) or bool(truth.eggs) or singing


def detonated(draft: Draft) -> None:
    """DRIVE-01, CS-V01: nothing is left to play for, so nobody is asked; a judge may still overrule what came of it."""
    declare(draft, "detonation")


# --- declared -----------------------------------------------------------------------------------
def declare(draft: Draft, why: Why) -> None:
    """VICT-02, CS-V03: the last dice, then every seat's level. Declared anew, only the levels are."""
    if draft.truth.stage != "over":
        last_news(draft)
        _fallen(draft)
        _last_rosters(draft)
    draft.add(*(StepShown(seat=s, step="") for s, known in draft.state.known.items() if known.step))
    found = standings(draft.book, draft.truth, draft.state.public.players)
    reached = {standing.seat: standing.level for standing in found}
    draft.add(
        GameEnded(
            winners=winners(reached),
            reached=reached,
            lists={standing.seat: standing.list for standing in found},
            why=why,
            overruled=tuple(standing.seat for standing in found if standing.ruling is not None),
        )
    )


def _fallen(draft: Draft) -> None:
    """CS-V03: who lies between life and death is rolled for; people as the doctor would, others as they rise."""
    chart = draft.book.sheets.get("game", {}).get("down_at_end", {})
    down = [f for f in draft.truth.figures.values() if f.wound == "down"]
    people = [f for f in down if f.kind in ("human", "android")]
    faces = draft.answers.rolls([_roll(draft, figure) for figure in people])
    for figure, (face,) in zip(people, faces, strict=True):
        wound = "dead" if face in chart.get("dead", ()) else "serious"
        draft.add(Hurt(figure=figure.id, wound=wound, out=figure.out))
    for figure in [f for f in down if f.kind in draft.book.chart("rising")]:
        try_to_rise(draft, figure)


def _last_rosters(draft: Draft) -> None:
    """VICT-02: every seat sees how its own have ended, also those from whom it has had no word."""
    for seat in draft.state.public.players:
        roster = draft.known(seat).roster
        own = [f for f in (draft.truth.figures.get(id) for id in roster) if f is not None and f.seat == seat]
        for figure in own:
            uncover(draft, seat, figure.id)
        told = tuple(own_figure(draft, f) for f in own)
        if changed := tuple(each for each in told if roster[each.id] != each):
            draft.add(RosterTold(seat=seat, figures=changed))


def _roll(draft: Draft, figure: Figure) -> Roll:
    return Roll(
        purpose="end-down",
        subject=figure.id,
        seat=figure.seat or figure.home or draft.state.public.players[0],
        words=Words.of("roll-end-down", who=draft.name(figure.id)),
        clauses=("CS-V03",),
    )
