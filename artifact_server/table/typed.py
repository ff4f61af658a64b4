"""What people type: names, lines of talk, and the ids that clients choose."""

import unicodedata

from artifact_server.core.errors import Malformed
from artifact_server.core.typed import can_be_shown, without_turning

LONGEST_NAME = 40
LONGEST_ID = 40

_UNSEEN = ("Cf", "Mn", "Me", "Zs")


def clean_name(name: object) -> str:
    """A name as it is shown to all. Raises Malformed."""
    if not isinstance(name, str):
        raise Malformed("name-unreadable")
    text = " ".join(clean_text(name).split())
    if all(unicodedata.category(sign) in _UNSEEN for sign in text):
        raise Malformed("name-empty")
    if len(text) > LONGEST_NAME:
        raise Malformed("name-too-long", most=LONGEST_NAME)
    return text


def clean_text(text: str, *, lines: bool = False) -> str:
    """What a person typed, without signs that would disturb its neighbours. Raises Malformed."""
    kept = without_turning(text)
    for sign in kept:
        if not can_be_shown(sign) and not (lines and sign == "\n"):
            raise Malformed("text-control-sign")
    return unicodedata.normalize("NFC", kept)


def check_id(id: object) -> str:
    """An id that a client chose for what it wants. Raises Malformed."""
    if not isinstance(id, str) or not 1 <= len(id) <= LONGEST_ID or not id.isprintable():
        raise Malformed("bad-id", most=LONGEST_ID)
    return id
