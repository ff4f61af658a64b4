"""A scenario's own texts in the reader's language: its card, and what is lettered on the lobby's wall."""

from collections.abc import Mapping
from typing import Any

from artifact_server.scenario import Card
from artifact_server.words import Wording


def in_words(card: Card, scenario: str, wording: Wording) -> Card:
    """The card as this reader has it; what no catalogue knows stays as it was written."""

    def word(code: str, written: str) -> str:
        return wording.say(code) if wording.knows(code) else written

    head = f"drawn-{scenario}"
    plate = tuple(
        (word(f"{head}-plate-{n}", name), word(f"{head}-plate-{n}-value", value))
        for n, (name, value) in enumerate(card.plate, 1)
    )
    told = {"title": word(f"{head}-title", card.title), "summary": word(f"{head}-summary", card.summary)}
    return card.model_copy(update={**told, "plate": plate})


def lettering(segment: Mapping[str, Any], wording: Wording) -> str:
    """What is written on a segment of the wall's plan."""
    label = str(segment.get("label") or "")
    code = f"drawn-segment-{str(segment.get('id', '')).lower()}"
    return wording.say(code) if label and wording.knows(code) else label
