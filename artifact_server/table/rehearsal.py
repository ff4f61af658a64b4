"""Reading a whole saved game through, before anything of it is taken in."""

from dataclasses import replace

from artifact_server.core.game import GameSystem
from artifact_server.store import Saved
from artifact_server.table.record import Record
from artifact_server.table.setup import Setup
from artifact_server.table.standing import Standing, throws_anew
from artifact_server.table.tablefacts import TABLE_FACTS


def rehearse(system: GameSystem, saved: Saved) -> None:
    """Fold every row. Raises whatever a row has that cannot be read."""
    Setup.model_validate(saved.game.setup)
    standings = [Standing(0, system.blank())]
    for row in saved.decisions:
        before = standings[-1]
        if row.back is None:
            facts = [system.read_fact(fact) for fact in row.facts]
            standings.append(before.after(system, row.n, facts, row.answers))
        else:
            then = standings[row.back - 1]
            standings.append(replace(then, n=row.n, rewinds=before.rewinds + throws_anew(row)))
    system.awaiting(standings[-1].state)
    record = Record()
    for entry in saved.entries:
        record.fold(entry.n, TABLE_FACTS.validate_python(entry.fact), entry.time)
