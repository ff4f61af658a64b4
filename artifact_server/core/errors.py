"""The three ways in which an order can be turned down, each with a stable code and a sentence for a person."""

from artifact_server.core.words import Words


class Refusal(Exception):
    """An order was not taken; nothing has changed. `words.code` is stable and may be relied on."""

    kind = "refused"

    def __init__(self, code: str, *clauses: str, **args: "str | int | Words") -> None:
        super().__init__(code)
        self.words = Words(code=code, args=args)
        self.clauses = clauses

    @property
    def code(self) -> str:
        return self.words.code


class Malformed(Refusal):
    """It cannot be read: wrong shape, unknown kind, a value out of all bounds."""

    kind = "malformed"


class Rejected(Refusal):
    """It can be read but is not allowed, and the seat may know why."""

    kind = "rejected"


class Stale(Refusal):
    """It answers a prompt that is closed or asks something else by now: look again."""

    kind = "stale"
