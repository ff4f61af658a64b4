"""A player who only walks: everybody declares a walk, takes one step, and the turn ends. Knows forms and nothing else."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from artifact_server.core.words import JSON

Ask = Callable[[Mapping[str, JSON]], Awaitable[Mapping[str, JSON]]]
"""Asks for the form that belongs to what is chosen so far."""
WALK, STAY, END = "walk", "hold", "end"


@dataclass
class Walker:
    """Answers the prompts of one seat, order by order."""

    gone: set[str] = field(default_factory=set)
    """Who has had his step in this turn."""

    async def order(self, kind: str, ask: Ask) -> Mapping[str, JSON]:
        """The next order to a prompt of this kind."""
        if kind == "declare":
            self.gone.clear()
            return await self._declare(ask)
        return await self._act(ask)

    async def _declare(self, ask: Ask) -> Mapping[str, JSON]:
        form = await ask({})
        control = form["control"] or {"rows": ()}
        return await self._ready(ask, {"intents": {row["id"]: _deed(row) for row in control["rows"]}})

    async def _act(self, ask: Ask) -> Mapping[str, JSON]:
        form = await ask({})
        figures = [o["hint"]["figure"] for o in form["control"]["options"] if "figure" in o["hint"]]
        if not figures:
            return await self._ready(ask, {"figure": END})
        chosen: dict[str, JSON] = {"figure": figures[0]}
        form = await ask(chosen)
        control = form["control"] or {}
        if figures[0] not in self.gone and control.get("kind") == "path":
            self.gone.add(figures[0])
            steps = [at for at, (_, before) in control["reach"].items() if before == control["start"]]
            chosen["path"] = sorted(steps)[:1]
        return await self._ready(ask, chosen)

    async def _ready(self, ask: Ask, chosen: Mapping[str, JSON]) -> Mapping[str, JSON]:
        order: Mapping[str, JSON] = (await ask(chosen))["order"]
        return order


def _deed(row: Mapping[str, JSON]) -> str:
    return WALK if any(option["value"] == WALK for option in row["options"]) else STAY
