"""The judge's form for one thing that he points at: all that can be otherwise about it, each in one choice.

A choice is written "what|whom|value"; one without its value asks for it. Given the truth through the judge's view alone.
"""

from collections.abc import Iterator, Mapping

from artifact_server.core.errors import Malformed
from artifact_server.core.forms import Choose, Chosen, Form, Option, Text
from artifact_server.core.words import JSON, Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Gear
from artifact_server.systems.artifact.model.orders import Correct, Reveal
from artifact_server.systems.artifact.rules.draft import space_words
from artifact_server.systems.artifact.rules.load import slots_used
from artifact_server.systems.artifact.rules.terminals import segment_words, stations
from artifact_server.systems.artifact.views import harbour
from artifact_server.systems.artifact.views.planting import planting_form

Parts = Mapping[str, JSON]

FACINGS = ("N", "E", "S", "W")
WOUNDS = ("none", "light", "serious", "down", "dead")
RUNNING = ("spinning", "computer", "shields", "life_support")
LONGEST_COUNTDOWN = 10


def about_form(book: Book, parts: Parts, title: Words, chosen: Chosen) -> Form:
    """What can be changed of it, then to what."""
    options = tuple(_options(book, parts, str(chosen["about"])))
    change = chosen.get("change")
    if change not in [option.value for option in options]:
        return Form(title, Choose("change", options))
    what, subject, value = str(change).split("|")
    if what == "plant":
        return planting_form(book, parts, title, chosen, subject)
    values = _types(book, parts, subject) if what == "make" else _values(parts, what)
    values = harbour.asked(book, parts, what, subject) or values
    if not value and values is not None:
        wanted = chosen.get("value")
        if not isinstance(wanted, str) or not wanted:
            return Form(title, values)
        value = wanted
    order = _order(what, subject, value)
    return Form(title, order=order.model_dump(mode="json"))


def _order(what: str, subject: str, value: str) -> Correct | Reveal:
    if what in ("show", "hide"):
        return Reveal(seat=value, subject=subject, show=what == "show")
    if what == "make":
        subject, value = value, subject
    nobody = "" if value == "nobody" else value
    try:
        return Correct.model_validate({"what": what, "subject": subject, "value": nobody})
    except ValueError:
        raise Malformed("choice-unreadable") from None


def _values(parts: Parts, what: str) -> Choose | Text | None:
    """What is still to be said; None where nothing is."""
    match what:
        case "at" | "lay":
            return Text("value", 60)
        case "give":
            return Choose("value", tuple(Option(f["id"], f["words"]) for f in _figures(parts)))
        case "seat":
            seats = (Option(seat, Words.of(f"seat-{seat}")) for seat in parts["public"]["order"])
            return Choose("value", (*seats, Option("nobody", Words.of("nobody-orders"))))
        case "countdown":
            rounds = (Option(str(n), Words.of("rounds-left", n=n)) for n in range(1, LONGEST_COUNTDOWN + 1))
            return Choose("value", (Option("no", Words.of("value-no")), *rounds))
        case _:
            return None


def _types(book: Book, parts: Parts, whom: str) -> Choose:
    """Whatever the equipment guide has; what is more than he can carry says so (SET-16)."""
    figure = parts.get(f"fig/{whom}")
    held = [Gear(g["id"], g["type"], g.get("worn", False)) for g in figure["gear"]] if figure else []

    def warned(type: str) -> Words | None:
        worn = book.items[type].look == "worn"
        over = figure and slots_used(book, [*held, Gear("", type, worn)]) > figure["slots"]
        return Words.of("hands-full", who=figure["words"]) if figure and over else None

    named = {type: Words.of(f"item-{type}".replace("_", "-")) for type in book.items}
    return Choose("value", tuple(Option(type, words, warned(type)) for type, words in named.items()))


def _options(book: Book, parts: Parts, about: str) -> Iterator[Option]:
    """By what it is that was pointed at: the station, a seat, somebody, a thing, a square."""
    if about == "station":
        yield from _station(parts)
    elif about in parts["public"]["order"]:
        yield _option("turn", about, "", Words.of("change-turn"))
    elif (figure := parts.get(f"fig/{about}")) is not None:
        yield from _figure(parts, figure)
    elif thing := next((each for each in _things(parts) if each["id"] == about), None):
        yield from _thing(parts, thing)
    elif "(" in about:
        yield from _place(book, parts, Square.parse(about))


def _figure(parts: Parts, figure: JSON) -> Iterator[Option]:
    id, state = figure["id"], figure["state"]
    yield _option("at", id, "", Words.of("change-at"))
    wound = next((each for each in WOUNDS if each in state), "none")
    yield from (_to("wound", id, each) for each in WOUNDS if each != wound)
    yield from (_to("facing", id, each) for each in FACINGS if each != figure["facing"])
    yield _turned("out", id, on="out" in state)
    yield _turned("emp", id, on="emp" in state)
    yield from _grips(parts, figure)
    if figure["kind"] == "robot" or "asleep" in state:
        yield _turned("awake", id, on="asleep" not in state)
    yield _option("seat", id, "", Words.of("change-seat"))
    if not figure["control"]:
        yield _option("control", id, "", Words.of("change-control"))
    yield _option("make", id, "", Words.of("change-make"))
    yield from _maps(parts, figure, but=figure["seat"])


def _grips(parts: Parts, figure: JSON) -> Iterator[Option]:
    """CS-G12: out of a grip, or into that of a robot beside him."""
    if "held" in figure["state"]:
        yield _option("held", figure["id"], "nobody", Words.of("change-held-no"))
        return
    for other in _figures(parts):
        beside = other["at"] == figure["at"] and other["id"] != figure["id"]
        if beside and "grapple" in other["built"]:
            yield _option("held", figure["id"], other["id"], Words.of("change-held-yes", who=other["words"]))


def _maps(parts: Parts, part: JSON, but: str = "") -> Iterator[Option]:
    """Whose map it is on, and whose it could be on."""
    known = {each["seat"]: each["counter"] for each in part["known"]}
    for seat in parts["public"]["order"]:
        shown, named = known.get(seat), Words.of(f"seat-{seat}")
        if shown is not None:
            yield _option("hide", shown, seat, Words.of("change-hide", seat=named))
        elif part["at"] and seat != but:
            yield _option("show", part["id"], seat, Words.of("change-show", seat=named))


def _thing(parts: Parts, thing: JSON) -> Iterator[Option]:
    yield _option("give", thing["id"], "", Words.of("correct-give"))
    yield _option("lay", thing["id"], "", Words.of("correct-lay"))
    yield _turned("jam", thing["id"], on=bool(thing.get("jammed")))
    yield _turned("break", thing["id"], on=bool(thing.get("broken")))
    if "known" in thing:
        yield from _maps(parts, thing)


def _place(book: Book, parts: Parts, square: Square) -> Iterator[Option]:
    plan = book.plan
    for id in plan.hatches_at(square):
        bars, name = parts.get(f"edge/{id}", {}), Words.of("named", name=plan.hatches[id].name or id)
        for what, bar in (("lock", "locked"), ("weld", "welded"), ("blow", "blown")):
            yield _turned(what, id, on=bool(bars.get(bar)), name=name)
    if space := plan.space_of(square):
        now, name = parts.get(f"space/{space.id}", {}), space_words(space.id)
        yield _turned("dark", space.id, on=bool(now.get("dark")), name=name)
        yield _turned("gas", space.id, on=bool(now.get("gas")), name=name)
        yield from _segment(parts, space.segment, airless=bool(now.get("airless")))
    if square in stations(plan):
        yield _option("wreck", str(square), "", Words.of("correct-wreck"))
    yield from harbour.at(book, parts, square)
    yield _option("make", str(square), "", Words.of("change-make-here"))
    yield from _set_there(parts, str(square))
    yield from _planted(parts, str(square))


def _segment(parts: Parts, segment: str, *, airless: bool) -> Iterator[Option]:
    yield _turned("air", segment, on=not airless, name=Words.of(segment_words(segment)))
    if (end := parts["station"]["lifts"].get(segment)) is not None:
        yield _to("lift", segment, "hub" if end == "ring" else "ring")


def _planted(parts: Parts, at: str) -> Iterator[Option]:
    """Counters behind which there is nobody."""
    for each in parts["planted"]:
        if each["at"] == at:
            named, what = Words.of(f"seat-{each['seat']}"), each["words"]
            yield _option(
                "hide", each["counter"], each["seat"], Words.of("change-unplant", what=what, seat=named)
            )
    yield _option("plant", at, "", Words.of("change-plant"))


def _set_there(parts: Parts, at: str) -> Iterator[Option]:
    """Traps, charges and markers for fire."""
    station = parts["station"]
    for each in (*station["traps"], *station["mines"]):
        if each["at"] == at:
            yield _option("disarm", each["item"], "", Words.of("change-disarm"))
    for each in station["markers"]:
        if each["at"] == at:
            who = parts[f"fig/{each['figure']}"]["words"]
            yield _option("disarm", each["figure"], "", Words.of("change-unmark", who=who))


def _station(parts: Parts) -> Iterator[Option]:
    station = parts["station"]
    yield from (_turned(what, "station", on=bool(station[what])) for what in RUNNING)
    yield _option("countdown", "station", "", Words.of("correct-countdown"))
    if station["control"]:
        yield _option("control", "", "", Words.of("change-control-nobody"))
    yield from harbour.away(parts)


def _turned(what: str, subject: str, *, on: bool, name: Words | None = None) -> Option:
    """What is on goes off, and the other way round."""
    value = "no" if on else "yes"
    code = f"change-{what.replace('_', '-')}-{value}"
    return _option(what, subject, value, Words.of(code, name=name) if name else Words.of(code))


def _to(what: str, subject: str, value: str) -> Option:
    return _option(
        what,
        subject,
        value,
        Words.of("change-to", what=Words.of(f"correct-{what}"), value=Words.of(f"value-{value}")),
    )


def _option(what: str, subject: str, value: str, words: Words) -> Option:
    return Option(f"{what}|{subject}|{value}", words)


def _figures(parts: Parts) -> list[JSON]:
    return [part for key, part in parts.items() if key.startswith("fig/")]


def _things(parts: Parts) -> Iterator[JSON]:
    for key, part in parts.items():
        if key.startswith("fig/"):
            yield from part["gear"]
        elif key.startswith("item/"):
            yield part
