"""The judge's form for the end: what a seat has reached by his word, what passes for an exhibit (CS-V04)."""

from collections.abc import Mapping

from pydantic import ValidationError

from artifact_server.core.errors import Malformed
from artifact_server.core.forms import Choose, Chosen, Form, Option, Text
from artifact_server.core.words import JSON, Words
from artifact_server.systems.artifact.model.orders import Accept, Overrule

ENDING = ("overrule", "accept")
CLAUSES = ("CS-V04", "JUDGE-01")
RULES = "rules"
"""In place of a level: what the rules say."""


def ending_form(parts: Mapping[str, JSON], title: Words, chosen: Chosen) -> Form:
    """Whose or who → what → why."""
    what, subject, value, reason = (chosen.get(name) for name in ("what", "subject", "value", "reason"))
    subjects = _seats(parts) if what == "overrule" else _figures(parts)
    if subject not in [option.value for option in subjects]:
        return Form(title, Choose("subject", subjects), clauses=CLAUSES)
    values = _levels(parts, str(subject)) if what == "overrule" else _yes_or_no()
    if value not in [option.value for option in values]:
        return Form(title, Choose("value", values), clauses=CLAUSES)
    if not reason:
        return Form(title, Text("reason", 200), clauses=CLAUSES)
    try:
        order = _order(str(what), str(subject), str(value), str(reason))
    except ValidationError:
        raise Malformed("choice-unreadable") from None
    return Form(title, order=order.model_dump(mode="json"), clauses=CLAUSES)


def _order(what: str, subject: str, value: str, reason: str) -> Overrule | Accept:
    if what == "accept":
        return Accept(figure=subject, on=value == "yes", reason=reason)
    return Overrule(seat=subject, level=None if value == RULES else int(value), reason=reason)


def _seats(parts: Mapping[str, JSON]) -> tuple[Option, ...]:
    return tuple(
        Option(row["seat"], Words.of(f"seat-{row['seat']}"), hint={"id": row["seat"]})
        for row in parts["levels"]["seats"]
    )


def _figures(parts: Mapping[str, JSON]) -> tuple[Option, ...]:
    figures = (part for key, part in parts.items() if key.startswith("fig/"))
    return tuple(Option(f["id"], f["words"], hint={"id": f["id"]}) for f in figures)


def _yes_or_no() -> tuple[Option, ...]:
    return tuple(Option(value, Words.of(f"value-{value}")) for value in ("yes", "no"))


def _levels(parts: Mapping[str, JSON], seat: str) -> tuple[Option, ...]:
    """Each level of its sheet, none, and what the rules say."""
    row = next(row for row in parts["levels"]["seats"] if row["seat"] == seat)
    levels = [Words.of("reached-level", level=n, goal=goal) for n, goal in enumerate(row["goals"], 1)]
    said = [*enumerate(levels, 1), (0, Words.of("reached-nothing")), (RULES, Words.of("value-rules"))]
    return tuple(Option(str(value), words) for value, words in said)
