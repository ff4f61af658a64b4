"""Refusals of exchanges and uses: what hands, slots, skills and the own map forbid (ACT-07 to ACT-13, CS-G01 to CS-G05)."""

from artifact_server.core.errors import Rejected
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import CAPSULE, Gear, Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Exchange, Use
from artifact_server.systems.artifact.rules.load import fits
from artifact_server.systems.artifact.rules.uses import USES, UseRule, known_uses
from artifact_server.systems.artifact.views.ground import able
from artifact_server.systems.artifact.views.permits.aims import permit_aim
from artifact_server.systems.artifact.views.permits.suits import name


# --- exchanges ----------------------------------------------------------------------------------
def permit_exchange(
    book: Book, known: Known, own: OwnFigure, order: Exchange, after: Square | None = None
) -> None:
    """In one's own square, or in the one where a walk or jog ends (`after`)."""
    at = after or own.at
    if not own.hands:
        raise Rejected("no-hands", "ACT-07", "SKILL-02", who=name(own))
    if order.frisk:
        _permit_search(known, own, order, at)
        return
    if not (order.take or order.drop or order.give or own.doing.searching):
        raise Rejected("nothing-to-exchange", "ACT-07", who=name(own))
    _permit_down(own, order)
    for thing in order.take:
        _permit_take(known, own, thing, at)
    for receiver in order.give.values():
        if receiver not in receivers(known, own, at):
            raise Rejected("nobody-to-give", "CS-G02", who=name(own))
    if order.hide and not hiding_place(book, at):
        raise Rejected("nowhere-to-hide", "CS-G05", who=name(own))
    if not fits(book, after_exchange(known, own, order), own.slots):
        raise Rejected("hands-full", "CS-G01", "SKILL-02", who=name(own))
    _permit_own_receivers(book, known, own, order)


def _permit_search(known: Known, own: OwnFigure, order: Exchange, at: Square | None) -> None:
    if order.take or order.drop or order.give:
        raise Rejected("search-first", "CS-G03", who=name(own))
    if order.frisk not in bodies(known, own, at):
        raise Rejected("no-body-there", "CS-G03", who=name(own))


def _permit_down(own: OwnFigure, order: Exchange) -> None:
    """Things that are put down or given: carried, not worn, each once."""
    leaving = [*order.drop, *order.give]
    carried = {g.id: g for g in own.gear}
    if len(set(leaving)) < len(leaving):
        raise Rejected("thing-twice", "ACT-07", who=name(own))
    for id in leaving:
        if id not in carried:
            raise Rejected("not-carried", "ACT-07", who=name(own))
        if carried[id].worn:
            raise Rejected("still-worn", "ACT-13", who=name(own))


def _permit_take(known: Known, own: OwnFigure, thing: str, at: Square | None) -> None:
    lying = known.things.get(thing)
    if lying is None or lying.at != at or (lying.on and lying.on != own.doing.searching):
        raise Rejected("nothing-of-that-here", "ACT-07", who=name(own))


def _permit_own_receivers(book: Book, known: Known, own: OwnFigure, order: Exchange) -> None:
    """What an own receiver can hold is known; another's hands are not (CS-G02)."""
    for receiver in sorted(set(order.give.values()) & set(known.roster)):
        given = [g for g in own.gear if order.give.get(g.id) == receiver]
        if not fits(book, [*known.roster[receiver].gear, *given], known.roster[receiver].slots):
            raise Rejected("hands-full", "CS-G01", who=name(known.roster[receiver]))


def after_exchange(known: Known, own: OwnFigure, order: Exchange) -> list[Gear]:
    """What hands and pack will hold."""
    leaving = {*order.drop, *order.give}
    kept = [g for g in own.gear if g.id not in leaving]
    return kept + [Gear(id=t, type=known.things[t].look) for t in order.take if t in known.things]


def receivers(known: Known, own: OwnFigure, at: Square | None) -> list[str]:
    """Own figures and counters in a square that could be given something."""
    mates = [f.id for f in known.roster.values() if f.at == at and f.id != own.id and able(f) and f.hands]
    return mates + [c.id for c in known.counters.values() if c.live and c.at == at and c.posture == "up"]


def bodies(known: Known, own: OwnFigure, at: Square | None) -> list[str]:
    """Whoever lies, or stands switched off, in a square."""
    mates = [f.id for f in known.roster.values() if f.at == at and f.id != own.id and not able(f)]
    return mates + [c.id for c in known.counters.values() if c.live and c.at == at and c.posture != CAPSULE]


def hiding_place(book: Book, at: Square | None) -> bool:
    """CS-G05: among furniture or right beside it."""
    if at is None or at not in book.plan.cells:
        return False
    near = (Square(at.level, at.x + dx, at.y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    return any(
        s in book.plan.cells and book.plan.cells[s].terrain in ("cluttered", "obstructed") for s in near
    )


# --- uses ---------------------------------------------------------------------------------------
def permit_use(book: Book, known: Known, own: OwnFigure, order: Use) -> None:
    """Hands, skill and thing first, then what it is aimed at."""
    rule = USES.get(order.what)
    if rule is None or rule not in known_uses(book):
        raise Rejected("no-such-use", "SKILL-25", what=order.what)
    if own.held and rule.what != "struggle":
        raise Rejected("held-fast", "CS-G12", who=name(own))
    permit_means(book, own, rule, order.item)
    if rule.room and not in_room(book, own, rule.room):
        raise Rejected("not-in-room", *rule.clauses, who=name(own), room=_room_words(book, rule.room))
    permit_aim(book, known, own, rule, order)


def permit_means(book: Book, own: OwnFigure, rule: UseRule, item: str) -> None:
    """A built-in device needs neither hands nor skill (ROBOT-08); all else what its row says."""
    if rule.device and rule.device in own.skills and not item:
        return
    if rule.aim == "jammed" and item.startswith("built:"):
        return
    if not (rule.item or rule.skill or rule.hands) and rule.device:
        raise Rejected("no-device", "ROBOT-08", who=name(own))
    if rule.hands and not (own.hands and book.kinds[own.kind].tools):
        raise Rejected("no-hands", "SKILL-02", who=name(own))
    if rule.room and not book.kinds[own.kind].tools:
        raise Rejected("no-hands", *rule.clauses, who=name(own))
    if rule.skill and rule.skill not in own.skills:
        raise Rejected(f"no-{rule.skill}", *rule.clauses, who=name(own))
    if rule.item:
        permit_item(own, rule, item)


def permit_item(own: OwnFigure, rule: UseRule, item: str) -> None:
    gear = next((g for g in own.gear if g.id == item), None)
    if gear is None or gear.type != rule.item:
        thing = Words.of("item-" + rule.item.replace("_", "-"))
        raise Rejected("lacks-the-thing", *rule.clauses, who=name(own), thing=thing)
    if gear.broken:
        raise Rejected("thing-broken", "CS-G08", who=name(own))
    if gear.uses == 0 and rule.what != "recharge":
        raise Rejected("thing-empty", "HOLE-52", who=name(own))
    if rule.load and gear.jammed:
        raise Rejected("weapon-jammed", "JAM-01", who=name(own))
    if rule.load and all(g.type != rule.load for g in own.gear):
        raise Rejected("weapon-empty", *rule.clauses, who=name(own))


def _room_words(book: Book, room: str) -> Words:
    """A room that the sheets name, by the name on the plan."""
    space = str(book.sheets.get("rooms", {}).get(room, room))
    return Words.of("place-" + space.replace("_", "-"))


def in_room(book: Book, own: OwnFigure, room: str) -> bool:
    """Whether it stands in a room that the sheets name."""
    cell = book.plan.cells.get(own.at) if own.at else None
    return cell is not None and cell.space == book.sheets.get("rooms", {}).get(room)
