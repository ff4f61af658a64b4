"""The sheets: what each faction, employer and species tries, by the list of its levels."""

from collections.abc import Callable, Iterator, Mapping

from artifact_server.bots.steady.errand import Errand
from artifact_server.bots.steady.sheets import aliens, company, pirates, scientist
from artifact_server.bots.steady.situation import Situation

Sheet = Callable[[Situation], Iterator[Errand]]
SHEETS: Mapping[str, Sheet] = {
    "p": pirates.errands,
    "m": scientist.errands,
    "gmen": company.errands,
    "technicians": company.errands,
    "museum": company.errands,
    "visitors": company.errands,
}


def sheet(role: str) -> Sheet:
    """By the name of its list of levels; whoever has none goes about like an alien."""
    return SHEETS.get(role, aliens.errands)
