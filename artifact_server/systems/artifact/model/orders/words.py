"""What orders are made of: names, typed text, gaits, deeds."""

from typing import Annotated, Literal
from unicodedata import category

from pydantic import AfterValidator, Field

Name = Annotated[str, Field(max_length=60)]


BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the direction of writing: what stands after them would be turned too."""


def _typed(text: str) -> str:
    """What a person typed for others to read: something to be seen, without signs that would disturb its neighbours."""
    kept = "".join(sign for sign in text if sign not in BIDI).strip()
    if not kept:
        raise ValueError("it says nothing")
    if any(category(sign) in ("Cc", "Cs", "Zl", "Zp") and sign != "\n" for sign in kept):
        raise ValueError("it has signs in it that cannot be shown")
    return kept


Typed = AfterValidator(_typed)
Gait = Literal["walk", "jog", "run"]
Fire = Literal["single", "double", "panic"]
Stance = Literal["hostile", "neutral"]
Deed = Literal[
    "walk", "jog", "run", "attack", "mark", "exchange", "skill", "security", "pilot", "special", "hold"
]
