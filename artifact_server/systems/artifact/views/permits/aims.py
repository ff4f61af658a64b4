"""Refusals by what a use is aimed at: hatches, things, squares, own traps and charges (SKILL-13, SHIELD-03)."""

from artifact_server.core.errors import Rejected
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Gear, Known, OwnFigure, SpaceKnown
from artifact_server.systems.artifact.model.orders import Use
from artifact_server.systems.artifact.rules.arms import CANNON, turret
from artifact_server.systems.artifact.rules.charge_spots import charge_spots
from artifact_server.systems.artifact.rules.load import fits
from artifact_server.systems.artifact.rules.natures import has_double
from artifact_server.systems.artifact.rules.terminals import wired
from artifact_server.systems.artifact.rules.uses import UseRule
from artifact_server.systems.artifact.views.ground import ground
from artifact_server.systems.artifact.views.permits.computer import desk
from artifact_server.systems.artifact.views.permits.people import here, permit_person
from artifact_server.systems.artifact.views.permits.suits import SUITS, name


def permit_aim(book: Book, known: Known, own: OwnFigure, rule: UseRule, order: Use) -> None:
    """Raise Rejected if this cannot be the target."""
    match rule.aim:
        case "hatch":
            _hatch(book, known, own, rule, order.target)
        case "figure":
            permit_person(book, known, own, rule, order)
        case "thing":
            if order.target not in doubles_here(book, known, own):
                raise Rejected("nothing-to-inspect", "SKILL-14", who=name(own))
        case "worn" | "unworn":
            _gear(book, own, rule, order.item)
        case "square":
            _square(book, known, own, rule, order.target)
        case "terminal":
            if not desk(book, known, own):
                raise Rejected("no-terminal", *rule.clauses, who=name(own))
        case "trap":
            if order.target not in marks_here(book, known, own, "trap"):
                raise Rejected("no-trap-known", "TRAP-02", who=name(own))
        case "mine":
            _mine(book, known, own, rule, order.target)
        case "placed":
            if order.target not in spots(book, known, own):
                raise Rejected("no-spot", *rule.clauses, who=name(own))
        case "charged":
            if order.target not in spots_for_charge(book, known, own):
                raise Rejected("no-spot", *rule.clauses, who=name(own))
        case "jammed":
            if order.item not in jammed_here(book, known, own):
                raise Rejected("nothing-jammed", "JAM-03", who=name(own))
        case "":
            _nothing(book, known, own, rule, order)


# --- the station --------------------------------------------------------------------------------
def hatches_here(book: Book, known: Known, own: OwnFigure) -> tuple[str, ...]:
    """Hatches that touch a figure's square, as its seat knows the craft to lie."""
    return ground(book, known).scene.hatches_at(own.at) if own.at else ()


def _hatch(book: Book, known: Known, own: OwnFigure, rule: UseRule, hatch: str) -> None:
    if hatch not in hatches_here(book, known, own):
        raise Rejected("not-at-that-hatch", *rule.clauses, who=name(own))
    if rule.item == "key" and not _stations(book, known, hatch):
        raise Rejected("not-the-stations", "HATCH-12", "SHIP-07", who=name(own))
    if rule.item == "key" and not known.computer:
        raise Rejected("no-power", "HATCH-15", who=name(own))


def _stations(book: Book, known: Known, hatch: str) -> bool:
    """A shuttle's own hatches know nothing of the station's codes."""
    sides = book.plan.hatches[hatch].segments if hatch in book.plan.hatches else ()
    return any(s in book.plan.segments and wired(book.plan, s, known.poses) for s in sides)


def spots(book: Book, known: Known, own: OwnFigure) -> list[str]:
    """Where a trap may sit: a hatch in reach, or the square itself."""
    return [*hatches_here(book, known, own), str(own.at)]


def spots_for_charge(book: Book, known: Known, own: OwnFigure) -> tuple[str, ...]:
    """Where a charge may sit, as far as the seat knows (HOLE-44)."""
    return charge_spots(ground(book, known).scene, own.at, known.panes) if own.at else ()


def marks_here(book: Book, known: Known, own: OwnFigure, kind: str) -> list[str]:
    """Own marks of a kind that lie within reach."""
    near = spots(book, known, own) if kind == "trap" else spots_for_charge(book, known, own)
    return [m.id for m in known.marks.values() if m.kind == kind and m.at in near]


def _mine(book: Book, known: Known, own: OwnFigure, rule: UseRule, target: str) -> None:
    mark = known.marks.get(target)
    if mark is None or mark.kind != "mine":
        raise Rejected("no-mine-known", "TRAP-08", who=name(own))
    if rule.what == "lift_mine":
        if target not in marks_here(book, known, own, "mine"):
            raise Rejected("no-mine-known", "SKILL-21", who=name(own))
        if not fits(book, [*own.gear, Gear(target, "thermite")], own.slots):
            raise Rejected("hands-full", "CS-G01", who=name(own))
    elif "plasma" not in own.skills and not target.startswith(f"charge-{own.id}-"):
        raise Rejected("no-plasma", "SKILL-21", who=name(own))


def _nothing(book: Book, known: Known, own: OwnFigure, rule: UseRule, order: Use) -> None:
    """Uses that are aimed at nothing but want a certain place."""
    match rule.what:
        case "struggle":
            if not own.held:
                raise Rejected("not-held", "CS-G12", who=name(own))
        case "raise_shields" | "lower_shields" | "burn_shields":
            _beside_generator(book, known, own, rule)
        case "wreck_controls":
            craft = next((c for c in book.plan.crafts.values() if own.at in c.seats), None)
            if craft is None:
                raise Rejected("not-at-controls", "SKILL-16", who=name(own))
            if known.secrets.get(f"wrecked:{craft.id}"):
                raise Rejected("controls-are-wrecked", "SHIP-16", who=name(own))
        case "seal":
            cell = book.plan.cells.get(own.at) if own.at else None
            if cell is None or not known.spaces.get(cell.space, SpaceKnown()).airless:
                raise Rejected("air-enough", "DECO-15", who=name(own))
        case "set_down":
            if not own.load:
                raise Rejected("carries-nobody", "CAS-02", who=name(own))
        case "recharge":
            gear = next(g for g in own.gear if g.id == order.item)
            if gear.uses == book.items[gear.type].uses:
                raise Rejected("thing-full", "AREA-09", who=name(own))
        case _:
            return


def _beside_generator(book: Book, known: Known, own: OwnFigure, rule: UseRule) -> None:
    permit_generator(book, known, own)
    if rule.item == "key" and not known.computer:
        raise Rejected("no-power", "SHIELD-05", who=name(own))


def permit_generator(book: Book, known: Known, own: OwnFigure) -> None:
    """Beside the telescope, which is whole as far as the seat knows."""
    squares = book.plan.feature_squares("telescope")
    if own.at is None or all(book.plan.distance(own.at, s) > 1 for s in squares):
        raise Rejected("not-at-generator", "SHIELD-03", who=name(own))
    if any(s in known.wrecks for s in squares):
        raise Rejected("generator-is-destroyed", "SHIELD-04", who=name(own))


# --- things -------------------------------------------------------------------------------------
def doubles_here(book: Book, known: Known, own: OwnFigure) -> list[str]:
    """Things in the square that may be an imitation: lying, in own hands, in somebody else's (SKILL-13)."""
    lying = [t.id for t in known.things.values() if t.at == own.at and has_double(book, t.look)]
    mates = [f for f in known.roster.values() if f.at == own.at and not f.lost]
    held = [g.id for f in mates for g in f.gear if has_double(book, g.type)]
    seen = [c.id for c in here(known, own) if any(has_double(book, look) for look in c.holds)]
    return lying + held + seen


def _gear(book: Book, own: OwnFigure, rule: UseRule, item: str) -> None:
    gear = next((g for g in own.gear if g.id == item), None)
    if gear is None or gear.worn != (rule.aim == "worn"):
        raise Rejected("not-carried", *rule.clauses, who=name(own))
    if rule.what == "repair_thing":
        if not gear.broken:
            raise Rejected("thing-whole", "SKILL-12", who=name(own))
        return
    if book.items[gear.type].look != "worn":
        raise Rejected("not-to-be-worn", "ACT-13", who=name(own))
    if rule.what == "wear":
        suited = gear.type in SUITS and any(g.worn and g.type in SUITS for g in own.gear)
        if suited or any(g.worn and g.type == gear.type for g in own.gear):
            raise Rejected("wears-one", "ACT-13", who=name(own))
    elif not fits(book, [*(g for g in own.gear if g.id != item), Gear(gear.id, gear.type)], own.slots):
        raise Rejected("hands-full", "CS-G01", "SET-16", who=name(own))


def jammed_here(book: Book, known: Known, own: OwnFigure) -> list[str]:
    """JAM-03 to JAM-05, JAM-09, SKILL-09: one's own; for a mechanic friends' and the turret's; plasma guns in the shop only."""
    found = [f"built:{d}" for d in own.skills if own.jammed and d in book.devices and book.devices[d].weapon]
    mechanic = "mechanic" in own.skills
    craft = turret(book.plan, own.at)
    if mechanic and known.secrets.get(CANNON + craft) == "jammed":
        found.append(CANNON + craft)
    mates = [
        f for f in known.roster.values() if f.id == own.id or (mechanic and f.at == own.at and not f.lost)
    ]
    cell = book.plan.cells.get(own.at) if own.at else None
    shop = cell is not None and cell.space == book.sheets.get("rooms", {}).get("machine_shop")
    for gear in (g for f in mates for g in f.gear if g.jammed):
        row = book.items[gear.type]
        if row.weapon and (book.weapons[row.weapon].jam != "shop" or (mechanic and shop)):
            found.append(gear.id)
    return found


def throw_range(book: Book, rule: UseRule) -> tuple[int, int]:
    """How near and how far a thing is thrown, or a shell lobbed."""
    if rule.load:
        return book.items[rule.item].gas_range
    return 0, (book.items[rule.item] if rule.item else book.devices[rule.device]).throw


def _square(book: Book, known: Known, own: OwnFigure, rule: UseRule, target: str) -> None:
    square = Square.parse(target)
    least, most = throw_range(book, rule)
    scene = ground(book, known).scene
    if own.at is None or square not in book.plan.cells or scene.distance(own.at, square) > most:
        raise Rejected("too-far-to-throw", *rule.clauses, who=name(own))
    if scene.distance(own.at, square) < least:
        raise Rejected("too-near-to-throw", *rule.clauses, who=name(own))
    if not scene.sees(own.at, square):
        raise Rejected("no-line-to-throw", *rule.clauses, who=name(own))
    if rule.device and own.charges <= 0:
        raise Rejected("thing-empty", *rule.clauses, who=name(own))
