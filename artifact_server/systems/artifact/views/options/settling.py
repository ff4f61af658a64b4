"""Forms of what a seat has to settle before play: employer, shape, crew, who holds the marker (SET-08, SET-13, SET-28)."""

from artifact_server.core.facts import Order
from artifact_server.core.forms import Choose, Chosen, Form, Option
from artifact_server.core.words import JSON, Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known
from artifact_server.systems.artifact.model.orders import Settle
from artifact_server.systems.artifact.rules import muster
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.rules.placing import to_leave
from artifact_server.systems.artifact.rules.readiness import BACKGROUND

TITLE = Words.of("form-setup")


def matters(book: Book, known: Known) -> list[str]:
    """Secret matters that this seat has to settle."""
    own = muster.sheet(book, known.seat)
    found = ["background"] if BACKGROUND in known.secrets else []
    found += ["employer"] if own.get("levels") == "employer" else []
    found += ["shape"] if "shape" in known.secrets and known.roster else []
    found += ["leave"] if to_leave(book, known) else []
    found += ["crew"] if known.secrets.get("pool") else []
    found += ["veto"] if known.secrets.get("dear") else []
    return found + (["control"] if own.get("cc_holder") else [])


def settled(known: Known, matter: str) -> Words | None:
    """What has been settled so far."""
    if matter == BACKGROUND and known.secrets.get(BACKGROUND) == "read":
        return Words.of("background-is-read")
    if matter == "employer" and known.secrets.get("employer"):
        return Words.of(f"employer-{known.secrets['employer']}")
    holder = next((own for own in known.roster.values() if own.control), None)
    return figure_words(holder.look, holder.id) if matter == "control" and holder else None


def told_with(book: Book, known: Known, matter: str) -> dict[str, JSON]:
    """What is to be read, where the matter is that it has been read, and how one says so: the screen shows it at once."""
    if matter != BACKGROUND:
        return {"sure": True} if sole(_values(book, known, matter), matter) is not None else {}
    return {"reading": Words.of("background-points"), "says": Words.of("background-read")}


def settle_form(book: Book, known: Known, what: str, chosen: Chosen) -> Form:
    if what == BACKGROUND:
        return done(Settle(what=BACKGROUND, value="read"))
    values = _values(book, known, what)
    if (only := sole(values, what)) is not None:
        return done(Settle(what=what, value=only))
    if what == "crew":
        return _crew(book, known, values, chosen)
    value = str(chosen.get("value") or "")
    if value in {o.value for o in values}:
        return done(Settle(what=what, value=value))
    return Form(Words.of(f"settle-{what}"), Choose("value", values), clauses=("SET-10",))


def sole(values: tuple[Option, ...], what: str) -> str | None:
    """The one room that a seat was asked to leave: nothing is left to choose."""
    return str(values[0].value) if what == "leave" and len(values) == 1 else None


def _crew(book: Book, known: Known, values: tuple[Option, ...], chosen: Chosen) -> Form:
    """SET-08: so many names out of the first crew."""
    most = int(muster.sheet(book, known.seat).get("takes", 0))
    given = chosen.get("value")
    wanted = [str(o.value) for o in values if isinstance(given, list) and o.value in given]
    control = Choose("value", values, default=list(known.secrets.get("crew", ())), many=True, most=most)
    ready = Settle(what="crew", value=",".join(wanted)) if len(wanted) == most else None
    order = ready.model_dump(mode="json") if ready else None
    return Form(Words.of("settle-crew"), control, order, clauses=("SET-08",))


def _values(book: Book, known: Known, what: str) -> tuple[Option, ...]:
    match what:
        case "employer":
            names = known.secrets.get("employers") or book.sheets.get("employer", {})
            return tuple(Option(n, Words.of(f"employer-{n}"), Words.of(f"about-employer-{n}")) for n in names)
        case "shape":
            row = book.openings.get(known.secrets.get("opening", ""), {})
            shapes = dict.fromkeys((str(row.get("shape", "true")), "true", "thing"))
            return tuple(Option(s, Words.of(f"shape-{s if ':' not in s else 'stranger'}")) for s in shapes)
        case "leave":
            return tuple(Option(s, Words.of("place-" + s.replace("_", "-"))) for s in to_leave(book, known))
        case "veto":
            return tuple(Option(t, item_words(t), hint={"icon": t}) for t in known.secrets.get("dear", ()))
        case "crew":
            return tuple(Option(n, Words.of(f"figure-{n}")) for n in known.secrets.get("pool", ()))
        case "control":
            holders = muster.sheet(book, known.seat).get("cc_holder", ())
            return tuple(Option(h, Words.of(f"figure-{h}")) for h in holders)
        case _:
            return ()


# --- what all forms of set-up share ----------------------------------------------------------------
def done(order: Order) -> Form:
    return Form(TITLE, order=order.model_dump(mode="json"), clauses=("SET-18", "SET-19"))


def item_words(type: str) -> Words:
    return Words.of("item-" + type.replace("_", "-"))
