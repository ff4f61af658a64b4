"""What an order says, in words: for the judge's line of decisions."""

from collections.abc import Mapping

from artifact_server.core.words import JSON, Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.rules.draft import figure_words, look_words, place_words
from artifact_server.systems.artifact.views.naming import named

JUDGED = ("correct", "overrule", "accept", "end_game")
"""Orders of the judge that stand on his line with his reasons (JUDGE-01)."""
NAMED = ("power", "craft", "segment", "robot", "shaft", "to", "purpose", "what", "target", "act")
"""Fields whose value says what an order without a path is about."""


STEPS = {"a": "su", "b": "imu", "d": "int", "e": "fmu"}


def says(book: Book, order: Mapping[str, JSON]) -> Words | None:
    """A short sentence for an order as it is stored; None where its kind says enough."""
    figure, kind = order.get("figure"), str(order.get("kind", ""))
    if kind == "update":
        return _step(str(order.get("prompt", "")))
    if kind == "edit_chart":
        place = ".".join(str(step) for step in (order.get("file"), *order.get("path", ())))
        return Words.of("says-edit-chart", place=place, value=str(order.get("value"))[:60])
    if kind == "decree":
        return Words.of("says-decree", name=str(order.get("name")))
    if kind == "tell":
        to = tuple(Words.of(f"seat-{seat}") for seat in order.get("to") or ())
        code = "says-tell-loud" if order.get("loudspeaker") else "says-tell-all" if not to else "says-tell"
        return Words.of(code, to=to, text=str(order.get("text")))
    if kind == "declare":
        return _declared(order.get("intents") or {})
    if kind in ("reveal", "plant"):
        return _shown(book, kind, order)
    if kind in JUDGED:
        return _judged(book, kind, order)
    if kind == "hal_act":
        return Words.of("says-hal_act", about=_about(book, kind, order))
    if not isinstance(figure, str) or not figure:
        return None
    who = figure_words(figure, figure)
    if kind == "move":
        path = order.get("path") or []
        if not path:
            return Words.of("says-turn", who=who)
        return Words.of(
            f"says-{order.get('gait')}", who=who, place=place_words(book, Square.parse(str(path[-1])))
        )
    return Words.of(f"says-{kind}", who=who, about=_about(book, kind, order))


def _about(book: Book, kind: str, order: Mapping[str, JSON]) -> Words | str:
    """What it is about, in the words of the form that offered it where there are any."""
    whom = named(book, str(order.get("target") or order.get("item") or ""))
    match kind, str(order.get("act", "")):
        case "hack", _:
            what = str(order.get("purpose")).replace("_", "-")
            return Words.of(f"use-hack-{what}", lift=named(book, str(order.get("lift", ""))))
        case "use", _:
            return Words.of(f"use-{order.get('what')}".replace("_", "-"), on=whom, who=whom, lift=whom)
        case "hal_act", "lift":
            return Words.of("use-lift", lift=named(book, str(order.get("shaft", ""))))
        case "security" | "hal_act", act:
            where = named(book, str(order.get("segment") or order.get("robot") or ""))
            return Words.of("says-act", act=Words.of(f"act-{act}"), where=where)
        case _:
            return named(book, next((str(order[name]) for name in NAMED if order.get(name)), ""))


def _declared(intents: Mapping[str, JSON]) -> Words:
    """Who will attempt what; who only holds is not named."""
    said = []
    for figure, intent in intents.items():
        deed = "-".join(filter(None, (str(intent.get("do", "")), str(intent.get("then", "")))))
        whom = str(intent.get("target", ""))
        if deed != "hold":
            said.append(
                Words.of(
                    "says-intent", who=figure_words(figure, figure), deed=deed, whom=figure_words(whom, whom)
                )
            )
    return Words.of("says-declare", all=tuple(said)) if said else Words.of("says-declare-hold")


def _step(prompt: str) -> Words | None:
    """A step of the sequence by the prompt that it answers: "P2a", "P2-1e", "G1"."""
    if prompt[:1] == "G":
        return Words.of("says-step-g")
    seat = prompt.partition("-")[0] if "-" in prompt else prompt.rstrip("abcde").rstrip("0123456789")
    step = STEPS.get(prompt[-1:])
    return Words.of(f"says-step-{step}", seat=Words.of(f"seat-{seat}")) if step else None


def _shown(book: Book, kind: str, order: Mapping[str, JSON]) -> Words:
    seat = Words.of(f"seat-{order['seat']}")
    if kind == "plant":
        return Words.of("says-plant", what=look_words(book, str(order["look"])), seat=seat)
    who = figure_words(str(order["subject"]), str(order["subject"]))
    return Words.of("says-reveal" if order.get("show", True) else "says-forget", who=who, seat=seat)


def _judged(book: Book, kind: str, order: Mapping[str, JSON]) -> Words:
    reason = str(order.get("reason", ""))
    match kind:
        case "end_game":
            return Words.of("says-end")
        case "accept":
            who, on = figure_words(str(order["figure"]), str(order["figure"])), order.get("on", True)
            return Words.of("says-accept", who=who, on="yes" if on else "no", reason=reason)
        case "overrule":
            seat, level = Words.of(f"seat-{order['seat']}"), order.get("level")
            if level is None:
                return Words.of("says-overrule-rules", seat=seat, reason=reason)
            return Words.of("says-overrule", seat=seat, level=int(level), reason=reason)
        case _:
            subject, value = str(order.get("subject", "")), str(order.get("value", ""))
            what = Words.of(f"correct-{str(order.get('what')).replace('_', '-')}")
            whom, now = named(book, subject), named(book, value)
            return Words.of("says-correct", who=whom, what=what, value=now, reason=reason)
