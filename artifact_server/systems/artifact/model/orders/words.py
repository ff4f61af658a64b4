"""What orders are made of: names, typed text, gaits, deeds."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from artifact_server.core.typed import can_be_shown, without_turning

Name = Annotated[str, Field(max_length=60)]


def _typed(text: str) -> str:
    """What a person typed for others to read: something to be seen, without signs that would disturb its neighbours."""
    kept = without_turning(text).strip()
    if not kept:
        raise ValueError("it says nothing")
    if any(sign != "\n" and not can_be_shown(sign) for sign in kept):
        raise ValueError("it has signs in it that cannot be shown")
    return kept


Typed = AfterValidator(_typed)
Remarked = AfterValidator(lambda text: _typed(text) if text.strip() else "")
"""The same of what may be left out."""
Gait = Literal["walk", "jog", "run"]
Fire = Literal["single", "double", "panic"]
Stance = Literal["hostile", "neutral"]
Deed = Literal[
    "walk", "jog", "run", "attack", "mark", "exchange", "skill", "security", "pilot", "special", "hold"
]
