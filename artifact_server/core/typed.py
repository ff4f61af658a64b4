"""Signs that a person may type, and those that would disturb what stands beside them."""

from unicodedata import category

BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the direction of writing: what stands after them would be turned too."""
_UNSHOWN = ("Cc", "Cs", "Zl", "Zp")


def without_turning(text: str) -> str:
    """The text without signs that turn the direction of writing."""
    return "".join(sign for sign in text if sign not in BIDI)


def can_be_shown(sign: str) -> bool:
    """Whether it may stand in a line of text at all."""
    return category(sign) not in _UNSHOWN
