"""The form of skills and tools: every use that is open to a figure where it stands (ACT-11, ACT-12, ACT-16)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from artifact_server.core.errors import Rejected
from artifact_server.core.forms import Choose, Chosen, Form, Option
from artifact_server.core.remembered import remembered
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Cell, Plan
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import CAPSULE, Known, OwnFigure
from artifact_server.systems.artifact.model.orders import EndMove, SendLift, Use
from artifact_server.systems.artifact.rules.arms import CANNON
from artifact_server.systems.artifact.rules.charge_spots import HULL, SYSTEMS, fittings
from artifact_server.systems.artifact.rules.draft import figure_words, look_words
from artifact_server.systems.artifact.rules.hatches import hatch_words, is_hatch
from artifact_server.systems.artifact.rules.panes import WINDOW
from artifact_server.systems.artifact.rules.terminals import segment_words
from artifact_server.systems.artifact.rules.uses import USES, UseRule, known_uses
from artifact_server.systems.artifact.views.ground import ground
from artifact_server.systems.artifact.views.options import computer
from artifact_server.systems.artifact.views.options.facing import faced, facing_form
from artifact_server.systems.artifact.views.permits.aims import (
    doubles_here,
    hatches_here,
    jammed_here,
    marks_here,
    spots,
    spots_for_charge,
    throw_range,
)
from artifact_server.systems.artifact.views.permits.craft import permit_lift
from artifact_server.systems.artifact.views.permits.people import hands_free, here
from artifact_server.systems.artifact.views.permits.things import in_room, permit_means, permit_use

USE, LIFT = "use:", "lift:"


def uses(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    """All that this figure could use its action for here and now."""
    if own.at is None:
        return ()
    own_uses = [_option(book, known, own, order) for order in open_uses(book, known, own)]
    if own.held:
        return tuple(own_uses)
    lifts = [
        Option(
            f"{LIFT}{shaft}",
            Words.of("use-lift", lift=Words.of(segment_words(shaft))),
            clauses=("ACT-16", "LIFT-02"),
        )
        for shaft in known.lifts
        if _may_send(book, known, own, shaft)
    ]
    return (*own_uses, *lifts, *computer.skills(book, known, own))


def good_for(book: Book, known: Known, own: OwnFigure) -> tuple[Words, ...]:
    """What a figure's skills and things are good for where it stands, each kind once: told before it is declared."""
    if own.at is None:
        return ()
    found = [kind_words(USES[what]) for what in kinds_open(book, known, own)]
    if own.held:
        return tuple(found)
    if any(_may_send(book, known, own, shaft) for shaft in known.lifts):
        found.append(Words.of("use-lift-car"))
    return (*found, *(option.words for option in computer.skills(book, known, own)))


def kind_words(rule: UseRule) -> Words:
    """A use without what it is used on."""
    aim = "thing" if rule.aim in ("", "worn", "unworn", "jammed") else rule.aim
    return Words.of("use-" + rule.what.replace("_", "-"), on=Words.of(f"any-{aim}"))


def kinds_open(book: Book, known: Known, own: OwnFigure) -> Sequence[str]:
    """Of which kinds something is open where it stands."""
    return [*dict.fromkeys(order.what for order in open_uses(book, known, own))]


@remembered(64)
def open_uses(book: Book, known: Known, own: OwnFigure) -> tuple[Use, ...]:
    """Uses that would not be refused: asked for what is open and for what is shut."""
    return tuple(order for rule in known_uses(book) for order in _uses_of(book, known, own, rule))


def _uses_of(book: Book, known: Known, own: OwnFigure, rule: UseRule) -> Iterator[Use]:
    # Whatever it is aimed at, away from its room or without the skill it would be refused.
    skilled = not rule.skill or rule.skill in own.skills or rule.device in own.skills
    if own.at is not None and skilled and (not rule.room or in_room(book, own, rule.room)):
        for item in items_for(known, own, rule):
            try:
                permit_means(book, own, rule, item)
            except Rejected:
                continue
            for target in aims_of(book, known, own, rule):
                order = Use(
                    figure=own.id, what=rule.what, item=item or _aimed_item(rule, target), target=target
                )
                if _permitted(book, known, own, order):
                    yield order


def _permitted(book: Book, known: Known, own: OwnFigure, order: Use) -> bool:
    try:
        permit_use(book, known, own, order)
    except Rejected:
        return False
    return True


def _may_send(book: Book, known: Known, own: OwnFigure, shaft: str) -> bool:
    try:
        permit_lift(book, known, own, SendLift(figure=own.id, shaft=shaft))
    except Rejected:
        return False
    return True


# --- what a use might take and be aimed at ----------------------------------------------------------
def items_for(known: Known, own: OwnFigure, rule: UseRule) -> list[str]:
    """The things in hand that would serve; "" for a built-in device or none."""
    if rule.what == "take_up":
        return ["", *hands_free(known, own)]
    if rule.device and rule.device in own.skills:
        return [""]
    if not rule.item:
        return [""]
    return [g.id for g in own.gear if g.type == rule.item][:1]


def _aimed_item(rule: UseRule, target: str) -> str:
    return target if rule.aim in ("worn", "unworn", "jammed") else ""


def aims_of(book: Book, known: Known, own: OwnFigure, rule: UseRule) -> list[str]:
    match rule.aim:
        case "hatch":
            return list(hatches_here(book, known, own))
        case "figure":
            return _people(known, own, rule)
        case "thing":
            return doubles_here(book, known, own)
        case "worn" | "unworn":
            return [g.id for g in own.gear if g.worn == (rule.aim == "worn")]
        case "square":
            return _throws(book, known, own, rule)
        case "trap":
            return marks_here(book, known, own, "trap")
        case "mine":
            return [m.id for m in known.marks.values() if m.kind == "mine"]
        case "placed":
            return spots(book, known, own)
        case "charged":
            return list(spots_for_charge(book, known, own))
        case "jammed":
            return jammed_here(book, known, own)
        case _:
            return [""]


def _people(known: Known, own: OwnFigure, rule: UseRule) -> list[str]:
    """Own figures in the square; of others those who plainly need it. A bill reaches one square farther (CS-F12)."""
    mates = [f.id for f in known.roster.values() if f.at == own.at]
    if rule.what == "serve":
        return [c.id for c in known.counters.values() if c.live]
    if rule.what == "release":
        return [c.id for c in here(known, own) if c.posture == CAPSULE]
    if rule.what in ("check", "medic", "medkit", "medlab", "take_up", "encapsulate"):
        return mates + [c.id for c in here(known, own) if c.posture == "down"]
    if rule.what in ("mend", "patch"):
        return mates + [c.id for c in here(known, own) if set(c.worn) & {"spacesuit", "sneaksuit"}]
    if rule.what == "grapple":
        return [c.id for c in here(known, own) if c.posture == "up"]
    if rule.what == "jam":
        return mates + [c.id for c in here(known, own) if c.holds]
    return mates + [c.id for c in here(known, own)]


def _throws(book: Book, known: Known, own: OwnFigure, rule: UseRule) -> list[str]:
    """One square of each space in reach: the gas fills the whole of it (GAS-01)."""
    assert own.at is not None
    least, most = throw_range(book, rule)
    scene = ground(book, known).scene
    seen = [(scene.distance(own.at, s), s.reading_order, s) for s in scene.around(own.at)]
    first: dict[str, str] = {}
    for _, _, square in sorted(place for place in seen if least <= place[0] <= most):
        first.setdefault(book.plan.cells[square].space, str(square))
    return list(first.values())


# --- words --------------------------------------------------------------------------------------
def _option(book: Book, known: Known, own: OwnFigure, order: Use) -> Option:
    rule = USES[order.what]
    words = Words.of("use-" + order.what.replace("_", "-"), on=_on(book, known, own, rule, order))
    if order.what == "take_up" and order.item:
        mate = known.counters.get(order.item)
        who = look_words(book, mate.look) if mate else figure_words(order.item, order.item)
        words = Words.of("use-take-up-with", on=words.args["on"], who=who)
    value = f"{USE}{order.what}|{order.item}|{order.target}"
    return Option(value, words, clauses=rule.clauses, hint={"icon": rule.item or rule.device or order.what})


def _on(book: Book, known: Known, own: OwnFigure, rule: UseRule, order: Use) -> Words:
    """What it is aimed at, in words."""
    target = order.target or order.item
    if target.startswith(CANNON):
        return Words.of("weapon-cannon-anti-personnel")
    gear = next((g for f in known.roster.values() for g in f.gear if g.id == target), None)
    if gear is not None:
        return Words.of("item-" + gear.type.replace("_", "-"))
    if target in known.things:
        return Words.of("item-" + known.things[target].look.replace("_", "-"))
    mate = known.roster.get(target)
    if mate is not None and not mate.lost:
        return figure_words(mate.look, mate.id)
    if target in known.counters:
        return look_words(book, known.counters[target].look)
    if target in known.marks:
        return place_words(book, known.marks[target].at)
    return _charge_words(book, target) if rule.aim == "charged" else place_words(book, target)


def _charge_words(book: Book, target: str) -> Words:
    """A terminal or system of the ship, a window, the hull; else a hatch or the floor of a room."""
    if target.startswith((WINDOW, HULL)):
        return Words.of("spot-window" if target.startswith(WINDOW) else "spot-hull")
    square = _written(book.plan).get(target)
    if square is not None and square.square in fittings(book.plan):
        systems = [f.kind for f in book.plan.features_at(square.square) if f.kind in SYSTEMS]
        return Words.of("system-" + systems[0].replace("_", "-") if systems else "spot-terminal")
    return place_words(book, target)


def place_words(book: Book, where: str) -> Words:
    """A hatch or a square by its name."""
    if is_hatch(book.plan, where):
        return hatch_words(where)
    cell = _written(book.plan).get(where)
    return Words.of("place-" + cell.space.replace("_", "-")) if cell else Words.of("place-outside")


@lru_cache(maxsize=8)
def _written(plan: Plan) -> Mapping[str, Cell]:
    """All squares inside, as an order names them."""
    return {str(square): cell for square, cell in plan.cells.items()}


# --- the form -----------------------------------------------------------------------------------
def skill_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """Which use → the facing. Where none is left there is only letting it be."""
    title = Words.of("form-skill", who=figure_words(own.look, own.id))
    options = uses(book, known, own)
    let_be = EndMove(figure=own.id).model_dump(mode="json")
    use = chosen.get("use")
    if use not in [option.value for option in options]:
        return Form(title, Choose("use", options) if options else None, let_be, clauses=("ACT-11", "ACT-12"))
    kind, _, rest = str(use).partition(":")
    facing = faced(book, known, own, chosen)
    if kind == "lift":
        lift = SendLift(figure=own.id, shaft=rest, facing=facing)
        return facing_form(book, known, own, title, lift, "ACT-16", "LIFT-02")
    if kind != "use":
        return computer.hack_form(book, known, own, chosen)
    what, item, target = rest.split("|")
    order = Use(figure=own.id, what=what, item=item, target=target, facing=facing)
    if what == "set_trap":
        return _trap_form(book, known, own, title, order, chosen)
    return facing_form(book, known, own, title, order, *USES[what].clauses)


def _trap_form(book: Book, known: Known, own: OwnFigure, title: Words, order: Use, chosen: Chosen) -> Form:
    """TRAP-07: whom else the trap lets pass may be said as it is set."""
    said = chosen.get("spare")
    spared = tuple(seat for seat in known.others if isinstance(said, list) and seat in said)
    seats = tuple(Option(seat, Words.of(f"seat-{seat}"), hint={"seat": seat}) for seat in known.others)
    form = facing_form(
        book,
        known,
        own,
        title,
        order.model_copy(update={"spare": spared}),
        *USES["set_trap"].clauses,
        "TRAP-07",
    )
    return replace(form, also=(*form.also, Choose("spare", seats, default=[], many=True)))
