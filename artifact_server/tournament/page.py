"""The page that a tournament writes."""

from collections.abc import Iterator, Sequence
from math import inf

from artifact_server.tournament.figures import Figure, Record, figures

HEAD = """# How the game is balanced

Bots play whole games on the Feynman, from set-up to the end, by their own views and forms, with the software as judge. Species,
employers, load-outs, openings and whether they deal go round, each in an order of its own. What came of it stands here
beside the band that it should lie in; ± is what chance may do in nineteen of twenty such runs. *(high)* and *(low)* lie outside
by no more than that. A tie counts in parts. Who idles has neither moved nor done anything in his own turn. How well
one bot plays among wanderers stands in [duels.md](duels.md).
"""


def page(records: Sequence[Record], command: str) -> Iterator[str]:
    """Line by line. `command` plays the same games again."""
    ended, broken = [r for r in records if "broke" not in r], [r for r in records if "broke" in r]
    seconds = sorted(r["seconds"] for r in ended)
    yield HEAD
    yield f"    {command}\n"
    yield f"{len(ended)} games came to their end; {len(broken)} broke."
    if seconds:
        yield f"A game took {seconds[len(seconds) // 2]:.0f} seconds of one processor, the longest {seconds[-1]:.0f}.\n"
        yield from table(figures(ended))
    for record in broken:
        yield f"* game {record['number']} of seed {record['seed']}: {record['broke']}"


def table(lines: Sequence[Figure]) -> Iterator[str]:
    """The figures as a table."""
    yield "| figure | found | band | |\n|---|--:|---|---|"
    yield from (f"| {line.what} | {_found(line)} | {_band(line)} | {line.verdict} |" for line in lines)
    yield ""


def _found(line: Figure) -> str:
    if line.found == inf:
        return "never"
    error = f" ± {line.error:.0f}" if line.error >= 0.5 else ""
    return f"{line.found:.0f}{error} %" if line.unit == "%" else f"{line.found:.1f}".removesuffix(".0")


def _band(line: Figure) -> str:
    unit = f" {line.unit}".rstrip()
    if line.low > -inf and line.high < inf:
        return f"{line.low:g} to {line.high:g}{unit}"
    if line.low > -inf:
        return f"at least {line.low:g}{unit}"
    return f"at most {line.high:g}{unit}" if line.high < inf else ""
