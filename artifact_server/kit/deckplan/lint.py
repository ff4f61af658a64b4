"""What is wrong with a drawn map, with the line and the column where it is drawn.

Fatal findings come from reading it (see `drawn`); here are those that are only likely mistakes.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from artifact_server.kit.deckplan.drawn import draft
from artifact_server.kit.deckplan.findings import Finding
from artifact_server.kit.deckplan.frames import frames
from artifact_server.kit.deckplan.manifest import FILE, line_of
from artifact_server.kit.deckplan.parts import EdgeKind
from artifact_server.kit.deckplan.paths import reach
from artifact_server.kit.deckplan.plan import Plan
from artifact_server.kit.deckplan.square import BACK, FACINGS, Facing, Square

__all__ = ["Finding", "lint"]


def lint(files: Mapping[str, str]) -> list[Finding]:
    """All findings, in the order of the files and lines."""
    plan, findings = draft(files)
    if plan is not None and not any(finding.fatal for finding in findings):
        findings = [*findings, *_names(plan, files[FILE]), *_groups(plan, files[FILE])]
        findings += [*_unreachable(plan), *_one_way(plan)]
    order = {name: number for number, name in enumerate(files)}
    return sorted(findings, key=lambda found: (order.get(found.file, -1), found.line, found.column))


def _names(plan: Plan, text: str) -> Iterator[Finding]:
    """Names that are missing, and names that two spaces or two segments share."""
    for what, things in (("space", plan.spaces), ("segment", plan.segments), ("hatch", plan.hatches)):
        shared = Counter(thing.name for thing in things.values())
        for id, thing in things.items():
            if thing.name == id and (line := line_of(text, id)):
                yield Finding(FILE, line, 1, "name-missing", f"{what} {id} has no name", False)
            elif shared[thing.name] > 1 and what != "hatch":
                words = f"{what} {id} shares its name {thing.name} with another"
                yield Finding(FILE, line_of(text, id), 1, "name-twice", words, False)


def _groups(plan: Plan, text: str) -> Iterator[Finding]:
    """Interlock groups with a single hatch lock nothing."""
    members = Counter(group for hatch in plan.hatches.values() for group in hatch.interlock)
    for group, count in members.items():
        if count == 1:
            words = f"interlock group {group} has only one hatch"
            yield Finding(FILE, line_of(text, group), 1, "interlock-alone", words, False)


def _unreachable(plan: Plan) -> Iterator[Finding]:
    """Squares one cannot walk to from the largest part of the map; one finding for each cut-off part."""
    parts: list[set[Square]] = []
    for cell in plan.cells.values():
        if cell.terrain != "blocked" and not any(cell.square in part for part in parts):
            parts.append(set(reach(plan, cell.square, len(plan.cells), lambda _, step: 1)))
    for part in sorted(parts, key=len, reverse=True)[1:]:
        first = min(part, key=lambda square: square.reading_order)
        words = f"nothing leads to {first} ({len(part)} squares)"
        yield _at(plan, first, None, "unreachable", words)


def _one_way(plan: Plan) -> Iterator[Finding]:
    """Sides that differ where two decks lie side by side: glass or a hatch on one, a plain wall on the other."""
    hull = [id for id in plan.levels if id in frames(plan).hull or plan.levels[id].craft]
    at = {(s.x, s.y): s for id in hull for s in plan.cells if s.level == id}
    for square in at.values():
        for facing in FACINGS:
            other = at.get(square.beside(facing)[1:])
            if other is None or other.level == square.level:
                continue
            mine, yours = _kind(plan, square, facing), _kind(plan, other, BACK[facing])
            if yours == "wall" and mine != "wall":
                words = f"{mine} of {square} faces a wall of {other}: sight would be one-way"
                yield _at(plan, square, facing, "sides-differ", words)


def _kind(plan: Plan, square: Square, facing: Facing) -> EdgeKind:
    return plan.edges[square, facing].kind


def _at(plan: Plan, square: Square, facing: Facing | None, code: str, words: str) -> Finding:
    level = plan.levels[square.level]
    line, column = 2 * (square.y - level.origin[1]) + 2, 2 * (square.x - level.origin[0]) + 2
    dx, dy = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0), None: (0, 0)}[facing]
    return Finding(level.file, line + dy, column + dx, code, words, False)
