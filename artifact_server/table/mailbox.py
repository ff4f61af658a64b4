"""A screen's mailbox: one place for the newest view, and a short queue for answers that are never dropped."""


class Screen:
    """One browser window at one seat. The web layer runs `while (data := await screen.next()): send(data)`."""

    seat: str

    async def next(self) -> bytes | None:
        """The next message as JSON bytes, answers before views; None once the screen is closed."""
        raise NotImplementedError

    def answer(self, message: object) -> None:
        """Queue an answer (a dict; Words and forms inside are encoded). A screen that reads nothing is cut."""
        raise NotImplementedError

    def hello(self, n: int | None) -> None:
        """The client says which view it holds: nothing follows if that is the newest, else a whole view."""
        raise NotImplementedError

    def close(self) -> None:
        """No more messages; `next` returns None when the queue is empty."""
        raise NotImplementedError
