"""Rising: bugs that were only stunned, and whatever else gets up again (BUG-03 to BUG-06, CS-D01 to CS-D03)."""

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import Hurt, Switched
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.specials import species_of


def rise(draft: Draft, seat: str) -> None:
    """In their own seat's Situation Update a die for each that is down, a scratch of some heals; nobody else hears (BUG-06)."""
    chart = draft.book.chart("rising")
    for figure in draft.truth.of_seat(seat):
        if figure.wound == "light" and species_of(draft.book, figure.kind).get("heals"):
            draft.add(Hurt(figure=figure.id, wound="none", out=figure.out))
        if figure.wound == "down" and figure.kind in chart:
            try_to_rise(draft, figure)


def try_to_rise(draft: Draft, figure: Figure) -> None:
    """BUG-03: up, wounded or not, or dead for good."""
    chart = draft.book.chart("rising")
    roll = Roll(
        purpose="rise",
        subject=figure.id,
        seat=figure.seat,
        words=Words.of("roll-rise", who=draft.name(figure.id)),
        clauses=("BUG-03",),
    )
    if draft.answers.roll(roll)[0] not in chart[figure.kind]:
        draft.add(Hurt(figure=figure.id, wound="dead", out=figure.out))
        return
    wound = "light" if figure.kind in chart["wounded"] else "none"
    draft.add(
        Hurt(figure=figure.id, wound=wound, out=False), Switched(figure=figure.id, what="risen", on=True)
    )
