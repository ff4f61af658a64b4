"""The judge changes the scenario's charts and drawings for his game, before it starts or between turns (JUDGE-01)."""

from collections.abc import Sequence
from typing import Any

from artifact_server.core.errors import Malformed, Rejected
from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Plan
from artifact_server.systems.artifact.model.facts import ChartEdited
from artifact_server.systems.artifact.model.orders import EditChart
from artifact_server.systems.artifact.model.public import Edit
from artifact_server.systems.artifact.reading import CHARTS, FIGURES, ITEMS, Texts, read_book, within
from artifact_server.systems.artifact.rules.draft import Draft

FILES = (CHARTS, ITEMS, FIGURES, "sheets.toml", "loadouts.toml")
FIXED = ("id", "source")
"""By what others name a row, and whence it comes."""
BUSY = ("opening", "act", "over")


def editable(texts: Texts) -> tuple[str, ...]:
    """The files in which a judge may change something: charts, and the drawings of the levels."""
    drawn = tuple(dict.fromkeys(row["file"] for row in texts.table("plan.toml")["level"]))
    return (*(f for f in FILES if f in texts.bundle.files), *drawn)


def edit(draft: Draft, order: EditChart) -> None:
    """One value. What cannot be read with it is refused with file, line and reason, and nothing has changed."""
    if draft.truth.stage in BUSY or any(d.moving or d.acted for d in draft.truth.doings.values()):
        raise Rejected("charts-at-rest", "JUDGE-01")
    public = draft.state.public
    texts = Texts(draft.book.bundle, public.edits)
    if order.file not in editable(texts):
        raise Rejected("no-such-chart", "JUDGE-01", file=order.file)
    was = _value(texts, order)
    if not like(was, order.value):
        raise texts.fault(order.file, order.path, f"it must be like what stood there: {shown(was)}")
    change = Edit(order.file, order.path, order.value)
    others = (e for e in public.edits if (e.file, e.path) != (change.file, change.path))
    drawing = not order.file.endswith(".toml")
    book = read_book(draft.book.bundle, (*others, change), None if drawing else draft.book.plan)
    if drawing:
        _same_squares(draft.book.plan, book.plan, order)
    if was == order.value:
        return
    draft.add(ChartEdited(edit=change))
    place = texts.place(order.file, order.path)
    for seat in public.players:
        draft.tell(
            seat, "chart-changed", "JUDGE-01", place=place, before=shown(was), after=shown(order.value)
        )


def _value(texts: Texts, order: EditChart) -> Any:
    """What stands there now. Raises Rejected if nothing does, or nothing that may be changed."""
    data: Any = (
        texts.table(order.file) if order.file.endswith(".toml") else texts.files[order.file].split("\n")
    )
    for step in order.path:
        data = within(data, step)
    if data is None:
        raise Rejected("no-such-cell", "JUDGE-01", file=order.file)
    if isinstance(data, dict) or order.path[-1] in FIXED:
        raise Rejected("cell-fixed", "JUDGE-01", file=order.file)
    return data


def like(was: JSON, now: JSON) -> bool:
    """Whether a value is of the same make as another."""
    if isinstance(was, list):
        return isinstance(now, list) and all(like(was[0], each) if was else _plain(each) for each in now)
    if isinstance(was, bool) or isinstance(now, bool):
        return isinstance(was, bool) and isinstance(now, bool)
    if isinstance(was, float):
        return isinstance(now, int | float)
    return type(was) is type(now)


def _plain(value: JSON) -> bool:
    return isinstance(value, int | str)


def shown(value: JSON) -> str:
    """A value as the judge reads and types it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(shown(each) for each in value) if isinstance(value, list) else str(value)


def _same_squares(before: Plan, after: Plan, order: EditChart) -> None:
    """Walls, doors, glass and furniture may change; squares, spaces and hatches, by which the game goes, stay."""

    def shape(plan: Plan) -> Sequence[object]:
        spaces = {square: cell.space for square, cell in plan.cells.items()}
        return (spaces, {h.id: h.edges for h in plan.hatches.values()}, set(plan.features))

    if shape(before) != shape(after):
        line = int(order.path[0]) + 1
        why = "squares, spaces, hatches and fittings stay as they are while a game lasts"
        raise Malformed("chart-unreadable", file=order.file, line=line, place=str(line), why=why)
