"""Forms of the central computer: hacks, security actions, code keys, the marker; HAL's are beside (SKILL-05, SEC-01)."""

from collections.abc import Sequence

from artifact_server.core.errors import Rejected, Stale
from artifact_server.core.forms import Choose, Chosen, Form, Number, Option
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Destruct, EndMove, Hack, PassControl, Security
from artifact_server.systems.artifact.rules.draft import figure_words, look_words
from artifact_server.systems.artifact.rules.terminals import segment_words
from artifact_server.systems.artifact.views.options import hal
from artifact_server.systems.artifact.views.options.facing import faced, facing_form
from artifact_server.systems.artifact.views.permits.computer import (
    desk,
    permit_destruct,
    permit_hack,
    permit_security,
    robots,
    takers,
    watched,
)

FREE = "free:"
"""Begins the value of what is done beside the figures' actions: "free:pass:slavin", "free:hal:snoop"."""


# --- what may be declared -------------------------------------------------------------------------
def deeds(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    """A security action: for who has hands and a terminal, while his seat has the marker; it may yet be handed to him."""
    held = any(f.control for f in known.roster.values())
    if held and own.hands and known.computer and desk(book, known, own):
        return (Option("security", Words.of("deed-security"), clauses=("SEC-01",)),)
    return ()


def skills(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    """Uses of skill and key at this figure's terminal: "hack:control", "hack:lift:LS1", "destruct:start" …"""
    hacks = [
        Option(
            f"hack:{order.purpose}" + (f":{order.lift}" if order.lift else ""), words, clauses=("SKILL-05",)
        )
        for order, words in _purposes(known, own)
        if _may_hack(book, known, own, order)
    ]
    if not _may_destruct(book, known, own):
        return tuple(hacks)
    return (
        *hacks,
        Option("destruct:start", Words.of("use-destruct-start"), clauses=("SELF-01",)),
        Option("destruct:cancel", Words.of("use-destruct-cancel"), clauses=("SELF-03",)),
    )


def _purposes(known: Known, own: OwnFigure) -> list[tuple[Hack, Words]]:
    one_word = ("control", "modules", "self_destruct")
    plain = [(Hack(figure=own.id, purpose=p), Words.of("use-hack-" + p.replace("_", "-"))) for p in one_word]
    cars = [
        (
            Hack(figure=own.id, purpose="lift", lift=shaft),
            Words.of("use-hack-lift", lift=Words.of(segment_words(shaft))),
        )
        for shaft in known.lifts
    ]
    return plain + cars


def _may_hack(book: Book, known: Known, own: OwnFigure, order: Hack) -> bool:
    try:
        permit_hack(book, known, own, order)
    except Rejected:
        return False
    return True


def _may_destruct(book: Book, known: Known, own: OwnFigure) -> bool:
    try:
        permit_destruct(book, known, own, Destruct(figure=own.id))
    except Rejected:
        return False
    return True


# --- a figure's own actions -----------------------------------------------------------------------
def hack_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """A use of `skills`, chosen as "use": what is still open about it, then the facing."""
    use, _, rest = str(chosen.get("use", "")).partition(":")
    facing = faced(book, known, own, chosen)
    who = figure_words(own.look, own.id)
    if use == "hack":
        purpose, _, lift = rest.partition(":")
        hack = Hack.model_validate({"figure": own.id, "purpose": purpose, "lift": lift, "facing": facing})
        return facing_form(book, known, own, Words.of("form-hack", who=who), hack, "SKILL-04")
    title = Words.of("form-destruct", who=who)
    if rest != "start":
        stop = Destruct(figure=own.id, facing=facing)
        return facing_form(book, known, own, title, stop, "SELF-03")
    bounds = book.chart("self_destruct")
    delay = chosen.get("delay")
    if not isinstance(delay, int) or not bounds["least"] <= delay <= bounds["most"]:
        return Form(
            title, Number("delay", bounds["least"], bounds["most"], bounds["most"]), clauses=("SELF-02",)
        )
    return facing_form(
        book, known, own, title, Destruct(figure=own.id, delay=delay, facing=facing), "SELF-01"
    )


def security_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """Which act → where or whom → what to switch → the facing. Without the marker there is only letting it be."""
    title = Words.of("form-security", who=figure_words(own.look, own.id))
    acts = _acts(book, known, own)
    if not acts:
        return Form(title, order=EndMove(figure=own.id).model_dump(mode="json"), clauses=("SEC-01",))
    act = chosen.get("act")
    if act not in [a.value for a in acts]:
        return Form(title, Choose("act", acts), clauses=("SEC-01",))
    facing = faced(book, known, own, chosen)
    if act == "cancel":
        cancel = Security(figure=own.id, act="cancel", facing=facing)
        return facing_form(book, known, own, title, cancel, "SEC-10")
    if act == "command":
        robot = chosen.get("robot")
        if robot not in robots(book, known):
            return Form(title, Choose("robot", hal.robot_options(book, known)), clauses=("SEC-06",))
        drive = Security(figure=own.id, act="command", robot=str(robot), facing=facing)
        return facing_form(book, known, own, title, drive, "SEC-06")
    segment, toggle = chosen.get("segment"), chosen.get("toggle")
    if segment not in watched(book, known):
        return Form(title, Choose("segment", hal.segment_options(book, known)), clauses=("SEC-02",))
    snoop = Security.model_validate(
        {
            "figure": own.id,
            "act": "snoop",
            "segment": segment,
            "toggle": toggle if toggle in hal.TOGGLES else "",
            "facing": facing,
        }
    )
    if toggle not in hal.TOGGLES:
        return Form(title, hal.TOGGLING, snoop.model_dump(mode="json"), clauses=("SEC-03", "SEC-04"))
    return facing_form(book, known, own, title, snoop, "SEC-02")


def _acts(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    """Those that would not be refused."""
    tries: Sequence[Security] = (
        *(Security(figure=own.id, act="snoop", segment=s) for s in watched(book, known)[:1]),
        *(Security(figure=own.id, act="command", robot=r) for r in robots(book, known)[:1]),
        Security(figure=own.id, act="cancel"),
    )
    found = []
    for order in tries:
        try:
            permit_security(book, known, own, order)
        except Rejected:
            continue
        found.append(Option(order.act, Words.of(f"act-{order.act}"), Words.of(f"act-{order.act}-detail")))
    return tuple(found)


# --- beside the figures ---------------------------------------------------------------------------
def free_acts(book: Book, known: Known) -> tuple[Option, ...]:
    """The marker handed on, and HAL's turn: neither takes a figure's action (COMP-06, COMP-15)."""
    passing = [
        Option(
            f"{FREE}pass:{id}",
            Words.of(f"free-{_way(known)}", who=_name(book, known, id)),
            clauses=("COMP-06",),
        )
        for id in takers(book, known)
    ]
    return (*passing, *hal.free_acts(book, known, FREE))


def _way(known: Known) -> str:
    """Whether the marker is handed on or asked for."""
    return "pass" if any(own.control for own in known.roster.values()) else "take"


def _name(book: Book, known: Known, id: str) -> Words:
    own = known.roster.get(id)
    return figure_words(own.look, own.id) if own else look_words(book, known.counters[id].look)


def free_form(book: Book, known: Known, chosen: Chosen) -> Form:
    """What was chosen of these."""
    value = str(chosen.get("figure"))
    if value not in [option.value for option in free_acts(book, known)]:
        raise Stale("nothing-asked")
    what, _, rest = value.removeprefix(FREE).partition(":")
    if what == "hal":
        return hal.hal_form(book, known, rest, chosen)
    title = Words.of(f"form-{_way(known)}", who=_name(book, known, rest))
    return Form(title, order=PassControl(to=rest).model_dump(mode="json"), clauses=("COMP-06",))
