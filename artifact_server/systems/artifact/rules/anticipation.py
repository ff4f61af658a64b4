"""Anticipation: what a mover says that it expects, and whether that counts (INT-05, X08, JUDGE-04)."""

from artifact_server.core.answers import Choice, Ruling
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules.deceptions import TRUST
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.hatches import is_hatch

ALLOW, DENY = "allow", "deny"


def heeded(draft: Draft, mover: Figure, expects: str) -> str:
    """JUDGE-04: asked whether there is a trap or not; unless the judge says otherwise, what the seat has on its map counts."""
    if not expects or expects == TRUST:
        return expects
    noted = any(m.kind == "trap" and m.at == expects for m in draft.known(mover.seat).marks.values())
    where = (
        Words.of("hatch-named", hatch=expects.partition("@")[0])
        if is_hatch(draft.book.plan, expects)
        else _square(draft, expects)
    )
    ask = Ruling(
        purpose="expects",
        subject=mover.id,
        seat=mover.seat,
        choices=(
            Choice(value=ALLOW, words=Words.of("ruling-heeded")),
            Choice(value=DENY, words=Words.of("ruling-unheeded")),
        ),
        default=ALLOW if noted else DENY,
        words=Words.of(
            "ruling-expects-noted" if noted else "ruling-expects", who=draft.name(mover.id), where=where
        ),
        clauses=("JUDGE-04", "INT-05"),
    )
    return expects if draft.answers.rule(ask) == ALLOW else ""


def _square(draft: Draft, text: str) -> Words:
    square = Square.parse(text)
    return Words.of("square-in", square=str(square), place=draft.place(square))
