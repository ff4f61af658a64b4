"""When the journal cannot be read or written: a sentence for a person, with a code."""

from artifact_server.core.errors import Refusal

_SIGNS = (
    ("disk is full", "store-full"),
    ("no space left", "store-full"),
    ("could not extend file", "store-full"),
    ("readonly database", "store-read-only"),
    ("read-only transaction", "store-read-only"),
    ("unable to open database file", "store-cannot-open"),
    ("database is locked", "store-busy"),
    ("malformed", "store-damaged"),
    ("not a database", "store-damaged"),
    ("connection", "store-unreachable"),
)


class Unwritable(Refusal):
    """Nothing was saved and so nothing has happened; the game stands as it was."""

    kind = "rejected"


def unwritable(error: BaseException) -> Unwritable:
    """What a database error means for whoever waits."""
    text = f"{error} {getattr(error, 'orig', '')}".lower()
    code = next((code for sign, code in _SIGNS if sign in text), "store-failed")
    return Unwritable(code)
