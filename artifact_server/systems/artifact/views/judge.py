"""The judge's forms: what he may change, one control at a time. Given the truth through the judge's view alone."""

from collections.abc import Iterable, Mapping
from typing import get_args

from pydantic import ValidationError

from artifact_server.core.errors import Malformed
from artifact_server.core.forms import Choose, Chosen, Form, Option, Text
from artifact_server.core.words import JSON, Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.orders import Change, Correct
from artifact_server.systems.artifact.rules.draft import place_words
from artifact_server.systems.artifact.rules.terminals import segment_words, stations
from artifact_server.systems.artifact.views import harbour
from artifact_server.systems.artifact.views.about import about_form
from artifact_server.systems.artifact.views.oversee import oversee
from artifact_server.systems.artifact.views.verdicts import ENDING, ending_form

WHATS: tuple[str, ...] = get_args(Change)
OF: Mapping[str, tuple[str, ...]] = {
    "figure": ("at", "facing", "wound", "out", "emp", "held", "awake", "seat", "control"),
    "thing": ("give", "lay", "jam", "break"),
    "type": ("make",),
    "set": ("disarm",),
    "hatch": ("lock", "weld", "blow"),
    "space": ("dark", "gas"),
    "segment": ("air",),
    "terminal": ("wreck",),
    "shaft": ("lift",),
    "craft": harbour.CHANGES,
    "seat": ("turn",),
    "station": ("spinning", "computer", "shields", "life_support", "countdown"),
}
"""What each change is made of."""
KIND = {what: of for of, whats in OF.items() for what in whats}
NO_VALUE = ("control", "disarm", "wreck", "turn")
VALUES: Mapping[str, tuple[str, ...]] = {
    "facing": ("N", "E", "S", "W"),
    "wound": ("none", "light", "serious", "down", "dead"),
    "lift": ("hub", "ring"),
}
TYPED = ("at", "lay", "fly")


def judge_form(book: Book, state: object, chosen: Chosen) -> Form:
    """What to change → of whom → to what; or, of what he points at (`about`), what → to what."""
    title, parts = Words.of("form-judge"), oversee(book, state)  # type: ignore[arg-type]
    if chosen.get("about"):
        return about_form(book, parts, title, chosen)
    what, subject, value = (chosen.get(name) for name in ("what", "subject", "value"))
    if what in ENDING:
        return ending_form(parts, title, chosen)
    if not isinstance(what, str) or what not in WHATS:
        there = {of for of in OF if any(True for _ in _subjects(book, parts, of))}
        options = (
            Option(w, Words.of(f"correct-{w.replace('_', '-')}"), hint={"of": KIND[w]})
            for w in WHATS
            if KIND[w] in there
        )
        ending = (Option(w, Words.of(f"correct-{w}")) for w in ENDING if parts["levels"]["seats"])
        return Form(title, Choose("what", (*options, *ending)))
    if KIND[what] == "station":
        subject = "station"
    if not isinstance(subject, str) or not subject:
        return Form(title, Choose("subject", tuple(_subjects(book, parts, KIND[what]))))
    if value is None and what not in NO_VALUE:
        return Form(title, harbour.asked(book, parts, what, subject) or _values(parts, what))
    try:
        order = Correct.model_validate({"what": what, "subject": subject, "value": str(value or "")})
    except ValidationError:
        raise Malformed("choice-unreadable") from None
    return Form(title, order=order.model_dump(mode="json"))


def _values(parts: Mapping[str, JSON], what: str) -> Choose | Text:
    if what in TYPED:
        return Text("value", 60)
    if what in ("give", "make"):
        return Choose("value", tuple(_figures(parts)))
    if what == "seat":
        seats = (Option(seat, Words.of(f"seat-{seat}")) for seat in parts["public"]["order"])
        return Choose("value", (*seats, Option("", Words.of("nobody-orders"))))
    if what == "held":
        holders = [_option(v["id"], _words(v)) for v in parts.values() if "grapple" in _built(v)]
        return Choose("value", (*holders, Option("nobody", Words.of("nobody-holds-him"))))
    if what == "countdown":
        return Choose(
            "value",
            (
                Option("no", Words.of("value-no")),
                *(Option(str(n), Words.of("rounds-left", n=n)) for n in range(1, 11)),
            ),
        )
    return Choose("value", tuple(Option(v, Words.of(f"value-{v}")) for v in VALUES.get(what, ("yes", "no"))))


def _subjects(book: Book, parts: Mapping[str, JSON], of: str) -> Iterable[Option]:
    """Of whom or what it can be."""
    plan, station = book.plan, parts["station"]
    match of:
        case "figure":
            return _figures(parts)
        case "thing":
            return (_named(gear["id"], f"item-{gear['type']}") for gear in _gear(parts))
        case "type":
            return (_named(type, f"item-{type}") for type in book.items)
        case "set":
            sets = [each["item"] for kind in ("traps", "mines") for each in station[kind]]
            markers = (
                (each["figure"], _words(parts[f"fig/{each['figure']}"])) for each in station["markers"]
            )
            marked = (_option(id, Words.of("marker-of", who=who)) for id, who in markers)
            return (*(_option(id, Words.of("named", name=id)) for id in sets), *marked)
        case "hatch":
            return (Option(h, Words.of("hatch-named", hatch=h)) for h in plan.hatches)
        case "space":
            return (_named(s, f"place-{s}") for s in plan.spaces)
        case "segment":
            return (_option(s, Words.of(segment_words(s))) for s in plan.segments)
        case "terminal":
            return (
                Option(
                    str(at),
                    Words.of("terminal-at", place=place_words(book, at), square=str(at)),
                    hint={"square": str(at)},
                )
                for at in stations(plan)
            )
        case "shaft":
            return (Option(s, Words.of(segment_words(s))) for s in station["lifts"])
        case "craft":
            return (_named(c, f"craft-{c}") for c in (k[6:] for k in parts if k.startswith("craft/")))
        case "seat":
            return (Option(s, Words.of(f"seat-{s}")) for s in parts["public"]["order"])
        case _:
            return (Option("station", Words.of("the-station")),)


def _figures(parts: Mapping[str, JSON]) -> list[Option]:
    return [_option(v["id"], _words(v)) for k, v in parts.items() if k.startswith("fig/")]


def _built(part: JSON) -> tuple[str, ...]:
    return tuple(part.get("built", ())) if isinstance(part, Mapping) else ()


def _gear(parts: Mapping[str, JSON]) -> list[JSON]:
    carried = [g for k, v in parts.items() if k.startswith("fig/") for g in v["gear"]]
    return carried + [{"id": v["id"], "type": v["type"]} for k, v in parts.items() if k.startswith("item/")]


def _words(part: JSON) -> Words:
    words: Words = part["words"]
    return words


def _named(value: str, code: str) -> Option:
    return _option(value, Words.of(code.replace("_", "-")))


def _option(value: str, words: Words) -> Option:
    return Option(value, words, hint={"id": value})
