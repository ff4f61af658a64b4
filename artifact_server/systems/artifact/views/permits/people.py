"""Refusals by whom a use is aimed at: what is known of one's own, and what is plain to see of others (SKILL-13, ACT-09)."""

from artifact_server.core.errors import Rejected
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import CAPSULE, Counter, Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Use
from artifact_server.systems.artifact.rules.draft import look_words
from artifact_server.systems.artifact.rules.specials import FOUND_EGGS
from artifact_server.systems.artifact.rules.uses import UseRule
from artifact_server.systems.artifact.views.ground import able
from artifact_server.systems.artifact.views.permits.suits import name

"""The posture of one who lies in a capsule: seen, and out of reach (AREA-06)."""


def here(known: Known, own: OwnFigure) -> list[Counter]:
    """Counters in a figure's square."""
    return [c for c in known.counters.values() if c.live and c.at == own.at]


def looks_human(book: Book, look: str) -> bool:
    """What a viewer takes for a human being."""
    row = book.figures.get(look)
    if row is not None:
        return row.kind in ("human", "android")
    beasts = {kind.looks for kind in book.kinds.values()} - {"human"}
    machines = {
        r.looks or book.kinds[r.kind].looks
        for r in book.figures.values()
        if r.kind not in ("human", "android")
    }
    return look not in beasts | machines


def permit_person(book: Book, known: Known, own: OwnFigure, rule: UseRule, order: Use) -> None:
    target = order.target
    mate, counter = known.roster.get(target), known.counters.get(target)
    mate = mate if mate is not None and not mate.lost else None
    reach = 1 if rule.what == "serve" else 0
    at = mate.at if mate else counter.at if counter and counter.live else None
    if own.at is None or at is None or (book.plan.distance(own.at, at) > reach if reach else at != own.at):
        raise Rejected("nobody-of-that-here", *rule.clauses, who=name(own))
    if counter is not None and mate is None and counter.posture == CAPSULE and rule.what != "release":
        raise Rejected("in-capsule", "AREA-06", who=look_words(book, counter.look))
    called = {target, counter.look} if counter is not None and mate is None else {target}
    if rule.what == "remove_egg" and called.isdisjoint(known.secrets.get(FOUND_EGGS, ())):
        raise Rejected("no-egg-known", "CS-B03", who=name(own))
    if rule.what == "grapple" and own.load:
        raise Rejected("carries-somebody", *rule.clauses, who=name(own))
    if rule.what == "take_up":
        _permit_team(known, own, order.item)
    if mate is not None:
        _own_target(book, own, mate, rule)
    elif counter is not None:
        _other_target(book, known, own, counter, rule)


def _permit_team(known: Known, own: OwnFigure, second: str) -> None:
    """CAS-01, CAS-02: whoever carries already takes up nobody else; a second man is here and has not acted."""
    if own.load:
        raise Rejected("carries-somebody", "CAS-01", who=name(own))
    if second and second not in hands_free(known, own):
        raise Rejected("no-second-man", "CAS-02", who=name(own))


def hands_free(known: Known, own: OwnFigure) -> list[str]:
    """Who in the square could carry with him: own figures that have not acted, and others if their seat lets them (HOLE-40)."""
    beside = [f for f in known.roster.values() if f.id != own.id and f.at == own.at and able(f)]
    free = [f.id for f in beside if not f.load and not f.doing.acted and not f.doing.owes]
    return free + [c.id for c in here(known, own) if c.posture == "up"]


def _own_target(book: Book, own: OwnFigure, mate: OwnFigure, rule: UseRule) -> None:
    """How one's own figures are is known: what can do nothing for them is refused."""
    match rule.what:
        case "medic" | "medkit" | "medlab":
            kinds = book.medlab_kinds if rule.what == "medlab" else ("human", "android", "beast")
            if mate.kind not in kinds or not (mate.wound == "light" or (mate.out and mate.wound == "none")):
                raise Rejected("nothing-to-heal-known", *rule.clauses, who=name(mate))
        case "mend" | "patch":
            if not any(g.worn and g.breached for g in mate.gear):
                raise Rejected("suit-whole", "SKILL-11", who=name(mate))
        case "jam":
            if not any(
                book.items[g.type].weapon and book.weapons[book.items[g.type].weapon].jam for g in mate.gear
            ):
                raise Rejected("no-gun-known", "SKILL-10", who=name(mate))
        case "repair":
            if mate.kind != "robot" or mate.wound == "none":
                raise Rejected("nothing-to-repair-known", "SKILL-12", who=name(mate))
        case "take_up":
            if mate.id == own.id or not (mate.out or mate.wound in ("serious", "down", "dead")):
                raise Rejected("not-a-casualty", "CAS-02", who=name(own))
        case "check":
            _permit_check(book, own, mate.wound == "down" or mate.out)
        case "remove_egg":
            return
        case "encapsulate":
            if mate.kind not in book.medlab_kinds or not (
                mate.out or mate.wound in ("serious", "down", "dead")
            ):
                raise Rejected("not-a-casualty", "AREA-06", who=name(own))
        case "examine" | "examine_medlab":
            if mate.id == own.id:
                raise Rejected("not-oneself", "CS-G11", who=name(own))
        case _:
            raise Rejected("not-on-own", *rule.clauses, who=name(mate))


def _other_target(book: Book, known: Known, own: OwnFigure, counter: Counter, rule: UseRule) -> None:
    """Of others only what is plain to see counts: whether they lie there, and what they look like."""
    match rule.what:
        case "check":
            _permit_check(book, own, counter.posture == "down" and looks_human(book, counter.look))
        case "encapsulate":
            _permit_capsule(book, known, own, counter)
        case "release":
            if counter.posture != CAPSULE:
                raise Rejected("nobody-in-capsule", "AREA-06", who=name(own))
        case "take_up":
            if counter.posture != "down" and looks_human(book, counter.look):
                raise Rejected("not-a-casualty", "CAS-09", who=name(own))
        case "serve":
            _permit_bill(book, known, own, counter)
        case "grapple":
            _permit_grip(book, own, counter)
        case "repair":
            if looks_human(book, counter.look):
                raise Rejected("not-a-machine", "SKILL-12", who=name(own))
        case _:
            return


def _permit_capsule(book: Book, known: Known, own: OwnFigure, counter: Counter) -> None:
    """AREA-06, HOLE-37: one who lies there, while a capsule is free as far as can be seen."""
    if counter.posture != "down" or not looks_human(book, counter.look):
        raise Rejected("not-a-casualty", "AREA-06", who=name(own))
    full = sum(1 for c in known.counters.values() if c.live and c.posture == CAPSULE)
    if full >= int(book.sheets["care"]["capsules"]):
        raise Rejected("no-capsule-free", "AREA-06", "HOLE-37", who=name(own))


def _permit_grip(book: Book, own: OwnFigure, counter: Counter) -> None:
    """CS-G12: one who stands there, is in nobody's grip, and plainly no machine."""
    if counter.posture != "up":
        raise Rejected("grips-the-standing", "CS-G12", who=name(own))
    if counter.held:
        raise Rejected("held-already", "CS-G12", who=look_words(book, counter.look))
    row = book.figures.get(counter.look)
    if (row.kind if row else counter.look) == "robot":
        raise Rejected("grips-no-machine", "CS-G12", who=name(own))


def _permit_check(book: Book, own: OwnFigure, lies: bool) -> None:
    """Humans alone can tell, of humans who lie there (ACT-09, CON-20, X84)."""
    if not book.kinds[own.kind].checks:
        raise Rejected("humans-check", "ACT-09", "CON-20", who=name(own))
    if not lies:
        raise Rejected("nobody-to-check", "ACT-09", "X84", who=name(own))


def _permit_bill(book: Book, known: Known, own: OwnFigure, counter: Counter) -> None:
    """CS-F12: the technicians' two people, and the man whose bill it is."""
    if known.secrets.get("employer") != "technicians" or counter.look != "mccray":
        raise Rejected("no-bill", "CS-F12", who=name(own))
    if own.id not in book.sheets.get("agents", {}).get(known.seat, ()):
        raise Rejected("agents-only", "CS-F12", who=name(own))
    if known.secrets.get("served"):
        raise Rejected("served-already", "CS-F50", who=name(own))
