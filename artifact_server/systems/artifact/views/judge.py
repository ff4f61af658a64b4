"""The judge's forms: what he may change, one control at a time. Given the truth through the judge's view alone."""

from typing import get_args

from pydantic import ValidationError

from artifact_server.core.errors import Malformed
from artifact_server.core.forms import Choose, Chosen, Form, Option, Text
from artifact_server.core.words import JSON, Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.orders import Change, Correct
from artifact_server.systems.artifact.views.oversee import oversee

WHATS = get_args(Change)
VALUES: dict[str, tuple[str, ...]] = {
    "facing": ("N", "E", "S", "W"),
    "wound": ("none", "light", "serious", "down", "dead"),
    "out": ("yes", "no"),
    "lock": ("yes", "no"),
    "weld": ("yes", "no"),
    "blow": ("yes", "no"),
    "dark": ("yes", "no"),
    "gas": ("yes", "no"),
}


def judge_form(book: Book, state: object, chosen: Chosen) -> Form:
    """What to change → of whom → to what."""
    title = Words.of("form-judge")
    what = chosen.get("what")
    if what not in WHATS:
        options = tuple(Option(w, Words.of(f"correct-{w}")) for w in WHATS if _subjects(book, state, w))
        return Form(title, Choose("what", options))
    subject = chosen.get("subject")
    if not isinstance(subject, str) or not subject:
        return Form(title, Choose("subject", _subjects(book, state, str(what))))
    value = chosen.get("value")
    if value is None and what != "control":
        if what in VALUES:
            return Form(
                title, Choose("value", tuple(Option(v, Words.of(f"value-{v}")) for v in VALUES[str(what)]))
            )
        return Form(title, Text("value", 60))
    try:
        order = Correct(what=what, subject=subject, value=str(value or ""))
    except ValidationError:
        raise Malformed("choice-unreadable") from None
    return Form(title, order=order.model_dump(mode="json"))


def _subjects(book: Book, state: object, what: str) -> tuple[Option, ...]:
    parts = oversee(book, state)  # type: ignore[arg-type]
    if what in ("lock", "weld", "blow"):
        return tuple(Option(h, Words.of("hatch-named", hatch=h)) for h in book.plan.hatches)
    if what in ("dark", "gas"):
        return tuple(Option(s, Words.of("place-" + s.replace("_", "-"))) for s in book.plan.spaces)
    if what in ("give", "lay"):
        return tuple(
            _option(gear["id"], Words.of("item-" + gear["type"].replace("_", "-"))) for gear in _gear(parts)
        )
    return tuple(_option(v["id"], Words(**v["words"])) for k, v in parts.items() if k.startswith("fig/"))


def _gear(parts: "JSON") -> list[JSON]:
    carried = [g for k, v in parts.items() if k.startswith("fig/") for g in v["gear"]]
    return carried + [{"id": v["id"], "type": v["type"]} for k, v in parts.items() if k.startswith("item/")]


def _option(value: str, words: Words) -> Option:
    return Option(value, words, hint={"id": value})
