"""What is looked up at a table and never pushed: charts, the guide, older notices, the scenario as it is played."""

from collections.abc import Mapping
from dataclasses import dataclass

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed
from artifact_server.core.words import JSON
from artifact_server.table.ledger import Ledger


@dataclass(frozen=True, slots=True)
class Library:
    """The shelf of one table."""

    ledger: Ledger

    @property
    def printed(self) -> Bundle:
        """The scenario's texts as the game was made from them."""
        game = self.ledger.game
        return Bundle(game.system, game.scenario, game.files)

    @property
    def bundle(self) -> Bundle:
        """The scenario's texts, with drawings as they are played now."""
        now = getattr(self.ledger.system, "bundle_of", None)
        return self.printed if now is None else now(self.ledger.standing.state)

    def charts(self, file: str) -> Mapping[str, JSON]:
        """A file of the scenario as tables, for the judge, if the system shows them."""
        show = getattr(self.ledger.system, "charts", None)
        if show is None:
            raise Malformed("no-charts")
        found: Mapping[str, JSON] = show(self.ledger.standing.state, file)
        return found

    def guide(self, seat: str) -> JSON:
        """What is printed for a player beside his sheet, if the system has it."""
        show = getattr(self.ledger.system, "guide", None)
        return None if show is None else show(self.ledger.standing.state, seat)

    def log(self, seat: str, before: int | None = None) -> list[JSON]:
        """A page of a seat's notices, newest first, older than `before`, as far as the system keeps them."""
        page = getattr(self.ledger.system, "log", None)
        state = self.ledger.standing.state
        return [] if page is None else list(page(state.known.get(seat), state.public, before))
