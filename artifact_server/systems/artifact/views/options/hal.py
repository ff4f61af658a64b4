"""HAL's forms: its memory's step, its security actions, what it hides and invents (CS-H02 to CS-H05)."""

from dataclasses import replace

from artifact_server.core.errors import Rejected
from artifact_server.core.facts import Order
from artifact_server.core.forms import Choose, Chosen, Endpoint, Form, Option
from artifact_server.core.words import JSON, Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known
from artifact_server.systems.artifact.model.orders import Distort, HalAct, Pilot, StepRam
from artifact_server.systems.artifact.rules.draft import figure_words, look_words
from artifact_server.systems.artifact.rules.terminals import segment_words, stations
from artifact_server.systems.artifact.views.options.craft import pilot_form
from artifact_server.systems.artifact.views.permits import computer as permits

TOGGLES = ("", "lights", "locks")
TOGGLING = Choose("toggle", tuple(Option(t, Words.of(f"toggle-{t or 'none'}")) for t in TOGGLES), default="")
NOBODY = ""
MOST_HIDDEN = 40


def segment_options(book: Book, known: Known) -> tuple[Option, ...]:
    """Segments with cameras."""
    return tuple(
        Option(s, Words.of(segment_words(s)), hint={"elsewhere": s}) for s in permits.watched(book, known)
    )


def robot_options(book: Book, known: Known) -> tuple[Option, ...]:
    """Robots by name; where one has been seen, its counter is shown (SEC-06)."""
    seen = {c.look: c.id for c in known.counters.values()}
    looks = {id: book.figures[id].looks for id in permits.robots(book, known)}
    return tuple(
        Option(
            id,
            figure_words(id, id),
            hint={"elsewhere": id, **({"figure": seen[look]} if look in seen else {})},
        )
        for id, look in looks.items()
    )


def free_acts(book: Book, known: Known, prefix: str) -> tuple[Option, ...]:
    """What HAL can still do in this turn; nothing for any other seat."""
    mind = permits.hal(known)
    if mind is None or not mind["alive"]:
        return ()
    tries: list[tuple[str, StepRam | HalAct | Distort | Pilot]] = [
        *(("snoop", HalAct(act="snoop", segment=s)) for s in permits.watched(book, known)[:1]),
        *(("command", HalAct(act="command", robot=r)) for r in permits.robots(book, known)[:1]),
        *(("lift", HalAct(act="lift", shaft=s)) for s in list(known.lifts)[:1]),
        ("cancel", HalAct(act="cancel")),
        *(("fly", Pilot(figure=permits.HAL, craft=c)) for c in _craft(book, known)),
        *(("ram", StepRam(to=s)) for s in permits.ram_places(book, known)[:1]),
        ("lists", Distort()),
    ]
    return tuple(
        Option(f"{prefix}hal:{what}", Words.of(f"hal-{what}", left=mind["actions"]), clauses=("CS-H02",))
        for what, order in tries
        if _may(book, known, order)
    )


def _craft(book: Book, known: Known) -> list[str]:
    """The craft that its memory sits in."""
    helm = permits.helmsman(book, known)
    return [c.id for c in book.plan.crafts.values() if helm is not None and helm.at in c.seats]


def _may(book: Book, known: Known, order: StepRam | HalAct | Distort | Pilot) -> bool:
    try:
        permits.permit_hal(book, known, order)
    except Rejected:
        return False
    return True


def hal_form(book: Book, known: Known, what: str, chosen: Chosen) -> Form:
    """What is still open about one of them."""
    title = Words.of(f"form-hal-{what}")
    match what:
        case "snoop":
            return _snoop_form(book, known, title, chosen)
        case "command":
            if (robot := chosen.get("robot")) not in permits.robots(book, known):
                return Form(title, Choose("robot", robot_options(book, known)), clauses=("SEC-06",))
            return _ready(title, HalAct(act="command", robot=str(robot)))
        case "lift":
            if (shaft := chosen.get("shaft")) not in list(known.lifts):
                cars = tuple(Option(s, Words.of(segment_words(s))) for s in known.lifts)
                return Form(title, Choose("shaft", cars), clauses=("LIFT-04",))
            return _ready(title, HalAct(act="lift", shaft=str(shaft)))
        case "ram":
            places = tuple(str(s) for s in permits.ram_places(book, known))
            if (to := chosen.get("to")) not in places:
                return Form(title, Endpoint("to", places), clauses=("CS-H02",))
            return _ready(title, StepRam(to=Square.parse(str(to))))
        case "fly":
            return _fly_form(book, known, chosen)
        case "lists":
            return _lists_form(book, known, title, chosen)
        case _:
            return _ready(title, HalAct(act="cancel"))


def _fly_form(book: Book, known: Known, chosen: Chosen) -> Form:
    """CS-H09: the pilot's own form, without a face to turn."""
    helm = permits.helmsman(book, known)
    assert helm is not None
    form = pilot_form(book, known, helm, chosen)
    faces = isinstance(form.control, Choose) and form.control.name == "facing"
    return replace(form, control=None) if faces else form


def _ready(title: Words, order: Order) -> Form:
    return Form(title, order=order.model_dump(mode="json"), clauses=("CS-H03",))


def _snoop_form(book: Book, known: Known, title: Words, chosen: Chosen) -> Form:
    segment, toggle = chosen.get("segment"), chosen.get("toggle")
    if segment not in permits.watched(book, known):
        return Form(title, Choose("segment", segment_options(book, known)), clauses=("SEC-02",))
    order = HalAct.model_validate(
        {"act": "snoop", "segment": segment, "toggle": toggle if toggle in TOGGLES else ""}
    )
    control = None if toggle in TOGGLES else TOGGLING
    return Form(title, control, order.model_dump(mode="json"), clauses=("SEC-03", "SEC-04"))


# --- the lists --------------------------------------------------------------------------------------
def _lists_form(book: Book, known: Known, title: Words, chosen: Chosen) -> Form:
    """What to hide → what to invent → whom to show, and where. The order is ready from the first on."""
    hide, invent = _several(chosen, "hide"), _several(chosen, "insert")
    most = int(book.sheets["species"]["hal"]["false_entries"])
    look, at = chosen.get("phantom"), chosen.get("phantom_at")
    offered = [option.value for option in _inventions(book, known)]
    entries = [_entry(str(value)) for value in invent if value in offered]
    if look and at:
        entries.append({"what": "figure", "look": look, "at": at})
    order = Distort.model_validate({"hide": hide, "insert": entries[:most]}).model_dump(mode="json")
    if "hide" not in chosen:
        before = known.secrets.get("hal_hides") or []
        control: Choose | Endpoint | None = Choose(
            "hide", _hidable(book, known), default=before, many=True, most=MOST_HIDDEN
        )
    elif "insert" not in chosen:
        control = Choose("insert", _inventions(book, known), many=True, most=most)
    elif look is None and len(invent) < most:
        control = Choose("phantom", _phantoms(book, known), default=NOBODY)
    elif look and not at:
        control = Endpoint("phantom_at", _floor(book, known))
    else:
        control = None
    return Form(title, control, order, clauses=("CS-H05",))


def _several(chosen: Chosen, name: str) -> list[JSON]:
    given = chosen.get(name)
    return given if isinstance(given, list) else []


def _terminal_words(book: Book, square: Square, code: str) -> Words:
    place = Words.of("place-" + book.plan.cell(square).space.replace("_", "-"))
    return Words.of(code, place=place, square=str(square))


def _hidable(book: Book, known: Known) -> tuple[Option, ...]:
    """Terminals, everybody by name, and kinds of things."""
    terminals = [
        Option(str(s), _terminal_words(book, s, "terminal-at"), hint={"square": str(s)})
        for s in stations(book.plan)
    ]
    people = [Option(id, figure_words(id, id)) for id, row in book.figures.items() if row.pick != "species"]
    plain = [id for id, row in book.items.items() if not row.shown_as]
    things = [Option(id, Words.of("item-" + id.replace("_", "-")), hint={"icon": id}) for id in plain]
    return (*terminals, *people, *things)


def _inventions(book: Book, known: Known) -> tuple[Option, ...]:
    """A hack that failed or won, a car at its other end."""
    hacks = [
        Option(f"hack:{square}:{won}", _terminal_words(book, square, f"data-hack-{how}"))
        for square in stations(book.plan)
        for won, how in ((0, "failed"), (1, "won"))
    ]
    cars = [
        Option(f"lift:{shaft}:{end}", Words.of(f"car-at-{end}", lift=Words.of(segment_words(shaft))))
        for shaft in known.lifts
        for end in ("hub", "ring")
    ]
    return (*hacks, *cars)


def _entry(value: str) -> dict[str, JSON]:
    what, subject, how = value.split(":")
    if what == "hack":
        return {"what": "hack", "at": subject, "success": how == "1"}
    return {"what": "lift", "shaft": subject, "end": how}


def _phantoms(book: Book, known: Known) -> tuple[Option, ...]:
    """Looks that a camera might show."""
    looks = [row.looks or id for id, row in book.figures.items() if row.pick != "species"]
    return (Option(NOBODY, Words.of("hal-nobody")), *(Option(x, look_words(book, x)) for x in looks))


def _floor(book: Book, known: Known) -> tuple[str, ...]:
    """Squares under cameras where somebody can stand."""
    cells = book.plan.cells
    return tuple(
        str(s)
        for segment in permits.watched(book, known)
        for s in book.plan.segments[segment].squares
        if cells[s].terrain != "blocked"
    )
