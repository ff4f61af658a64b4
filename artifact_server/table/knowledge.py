"""What a judge looks up: who learned what from which decisions, what seats know of one thing, the line further back."""

from collections.abc import Sequence

from artifact_server.core.errors import Malformed
from artifact_server.core.lessons import Tracing
from artifact_server.core.seats import OBSERVER
from artifact_server.core.words import JSON
from artifact_server.store import Decision, Heading
from artifact_server.table.difference import changed, differs_of
from artifact_server.table.ledger import Ledger
from artifact_server.table.pending import line_card
from artifact_server.table.standing import Standing
from artifact_server.table.threads import abandoned, standing_of

PAGE = 50
MOST_TRACES = 200


class Knowledge:
    """Looks things up in one game's journal. Nothing of it changes anything."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    async def learned(self, first: int, last: int | None) -> JSON:
        """Who learned and rolled what by decision `first`, or by all up to `last`, as the maps then differ."""
        n = self.ledger.standing.n
        last = first if last is None else last
        if not 1 <= first <= last <= n:
            raise Malformed("no-such-decision")
        archive = self.ledger.archive
        before, after = await archive.at(first - 1), await archive.at(last)
        rows = await self.ledger.store.decisions(self.ledger.game.id, first - 1, last)
        return {"first": first, "last": last, "seats": self._differ(before, after), "rolls": _rolls(rows)}

    async def traces(self, subject: str) -> list[JSON]:
        """What each seat was told of somebody or something, by which decision, oldest first."""
        system, game = self.ledger.system, self.ledger.game.id
        if not isinstance(system, Tracing):
            return []
        rows = await self.ledger.store.decisions(game)
        stand = {heading.n for heading in standing_of([_heading(row) for row in rows])}
        found: list[JSON] = []
        state = self.ledger.standing.state
        for row in rows:
            if row.n not in stand or subject not in str(row.facts):
                continue
            facts = [system.read_fact(fact) for fact in row.facts]
            when = row.order.get("prompt", "")
            found += [
                {"n": row.n, "when": when, "seat": lesson.seat, "words": lesson.words, "how": lesson.how}
                for lesson in system.traces(state, facts, subject)
            ]
        return found[-MOST_TRACES:]

    async def asked(self, seat: str, before: int | None) -> list[JSON]:
        """What the game asks of a seat, now or before a decision, each with its first form; what must be answered first."""
        system, n = self.ledger.system, self.ledger.standing.n
        if before is not None and not 1 <= before <= n + 1:
            raise Malformed("no-such-decision")
        state = (self.ledger.standing if before is None else await self.ledger.archive.at(before - 1)).state
        if (known := state.known.get(seat)) is None:
            raise Malformed("no-such-seat", seat=seat[:40])
        return [
            {
                "prompt": prompt.id,
                "optional": prompt.optional,
                "form": system.options(known, state.public, seat, prompt, {}),
            }
            for prompt in sorted(system.awaiting(state), key=lambda prompt: prompt.optional)
            if prompt.to == seat
        ]

    async def line(self, before: int | None) -> JSON:
        """A page of the line, newest first, and which of it was abandoned."""
        headings = await self.ledger.store.headings(self.ledger.game.id, self.ledger.standing.n)
        older = [h for h in headings if before is None or h.n < before][-PAGE:]
        gone = [n for n in abandoned(headings) if older and older[0].n <= n <= older[-1].n]
        return {"line": [line_card(h, self.ledger.system) for h in reversed(older)], "gone": gone}

    def _differ(self, before: Standing, after: Standing) -> dict[str, JSON]:
        system, found = self.ledger.system, dict[str, JSON]()
        for seat in (*self.ledger.setup.players, OBSERVER):
            old, new = (
                system.view(each.state.known.get(seat), each.state.public, seat) for each in (before, after)
            )
            if differs := changed(old, new, (), differs_of(system)):
                found[seat] = differs
        return found


def _rolls(rows: Sequence[Decision]) -> list[JSON]:
    """Dice of which their seat knows: they are not unknown to it by going back."""
    return [
        {"seat": given["answer"]["seat"], "faces": given["answer"]["faces"], "words": given["words"]}
        for row in rows
        for given in row.answers
        if given["answer"]["faces"] and not given["secret"]
    ]


def _heading(row: Decision) -> Heading:
    return Heading(row.n, row.seat, row.order_id, row.order, row.answers, row.time, row.back)
