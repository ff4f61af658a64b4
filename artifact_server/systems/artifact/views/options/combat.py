"""Forms of attacks: the way up, weapon, direction of a miss, last facing, with the sums (CLOSE, FIRE)."""

from collections.abc import Iterator

from artifact_server.core.errors import Rejected
from artifact_server.core.forms import Choose, Chosen, Control, Form, Option, Path
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import FACINGS, Facing, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Attack, EndMove, Move, Watch
from artifact_server.systems.artifact.rules.arms import Arm, arms, known_bearer
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.rules.hulls import HULL
from artifact_server.systems.artifact.views.ground import can_face, gait_bar, gait_points, ground
from artifact_server.systems.artifact.views.options.aims import (
    deed_options,
    shot_words,
    target_words,
)
from artifact_server.systems.artifact.views.permit import permit
from artifact_server.systems.artifact.views.permits.combat import usable
from artifact_server.systems.artifact.views.sights import Stand, Target, target_of
from artifact_server.systems.artifact.views.ways import along, rest


def deeds(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    """Attacks on what lies on the map, standing and after a walk or jog; and a square to watch."""
    return deed_options(book, known, own)


# --- attacks ------------------------------------------------------------------------------------
def attack_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """The way up to it, if one was declared; the weapon; where a miss flies; the last facing. Ready as soon as it can be."""
    target = target_of(book, known, own, own.doing.target)
    title = Words.of("form-attack", who=name_of(own), what=target_words(book, target))
    moves = own.doing.then == "attack"
    barred = moves and bool(
        gait_bar(book, known, own, own.doing.gait if own.doing.moving else own.doing.intent)
    )
    path = () if barred else _path(chosen)
    way = _way(book, known, own) if moves and not barred and "path" not in chosen else None
    ready = list(ready_orders(book, known, own, chosen, path)) if target is not None else []
    if way is not None or not ready:
        order: Attack | Move | EndMove = ready[0] if ready else _instead(own, chosen, path)
        expects = sums(book, known, own, ready[0]) if ready else (Words.of("no-attack-yet"),)
        return Form(title, way, order.model_dump(mode="json"), expects=expects, clauses=_by(own))
    return finished(book, known, own, chosen, ready, title)


def finished(
    book: Book, known: Known, own: OwnFigure, chosen: Chosen, ready: list[Attack], title: Words
) -> Form:
    order = _with_facing(book, known, own, chosen, _picked(chosen, ready))
    return Form(
        title,
        _next(book, known, own, chosen, ready),
        order.model_dump(mode="json"),
        expects=sums(book, known, own, order),
        clauses=_by(own),
    )


def _by(own: OwnFigure) -> tuple[str, ...]:
    """What an attack goes by; after a move, that too."""
    return ("FIRE-03", "FIRE-07", "CLOSE-02", *(("ACT-04", "FIRE-17") if own.doing.then == "attack" else ()))


def name_of(own: OwnFigure) -> Words:
    return figure_words(own.look, own.id)


def _path(chosen: Chosen) -> tuple[Square, ...]:
    given = chosen.get("path")
    return tuple(Square.parse(str(s)) for s in given) if isinstance(given, list) else ()


def _way(book: Book, known: Known, own: OwnFigure) -> Path | None:
    """The reach of the declared gait, or of what is left of it."""
    doing = own.doing
    gait = doing.gait if doing.moving else doing.intent
    allowed = doing.allowance if doing.moving else gait_points(book, known, own, gait)
    left = doing.points if doing.moving else allowed
    assert own.at is not None
    if rest(own) is not None:
        reach = {str(s): (n, str(before)) for s, n, before in along(book, known, own, (), allowed, left)}
    else:
        found = ground(book, known).ways(own, own.at, left, allowed, doing.steps == 0)
        reach = {str(s): (r.cost, str(r.before)) for s, r in found.items() if r.before is not None}
    return Path("path", str(own.at), left, reach) if reach else None


def _instead(own: OwnFigure, chosen: Chosen, path: tuple[Square, ...]) -> Move | EndMove:
    """What can be sent while there is nothing to strike or shoot at: the bare way, or nothing more."""
    if not path:
        return EndMove(figure=own.id)
    gait = own.doing.gait if own.doing.moving else own.doing.intent
    halt = chosen.get("halt") is not False
    return Move.model_validate({"figure": own.id, "gait": gait, "path": path, "halt": halt})


def ready_orders(
    book: Book, known: Known, own: OwnFigure, chosen: Chosen, path: tuple[Square, ...]
) -> Iterator[Attack]:
    """One order for each weapon that will do, with the turn it takes."""
    owes = bool(own.doing.owes)
    named = owes or own.doing.target == HULL
    fire = str(chosen.get("fire") or "single").partition(":")[0] if owes else own.doing.fire
    for arm in usable(book, known, own, fire, path[-1] if path else None):
        said = {
            "figure": own.id,
            "target": chosen.get("target") if named else own.doing.target,
            "weapon": arm.id,
            "fire": fire,
            "also": tuple(str(chosen.get("fire") or "").split(":")[1:]) if owes else (),
            "path": path,
            "halt": chosen.get("halt") is not False,
            "stray": chosen.get("stray") if chosen.get("stray") in FACINGS else None,
            "spoil": str(chosen.get("spoil") or ""),
        }
        for turn in (None, *(f for f in FACINGS if f != own.facing)):
            order = Attack.model_validate({**said, "turn": turn})
            if allowed(book, known, order):
                yield order
                break


def allowed(book: Book, known: Known, order: Attack | Watch) -> bool:
    """Whether the rules would take it from this seat now."""
    try:
        permit(book, known, order)
    except Rejected:
        return False
    return True


def _picked(chosen: Chosen, ready: list[Attack]) -> Attack:
    return next((o for o in ready if o.weapon == chosen.get("weapon")), ready[0])


def _with_facing(book: Book, known: Known, own: OwnFigure, chosen: Chosen, order: Attack) -> Attack:
    facing = chosen.get("facing")
    if facing not in FACINGS:
        return order
    turned = order.model_copy(update={"facing": facing})
    return turned if allowed(book, known, turned) else order


def _next(book: Book, known: Known, own: OwnFigure, chosen: Chosen, ready: list[Attack]) -> Control | None:
    """What may still be chosen, one control at a time."""
    if len(ready) > 1 and "weapon" not in chosen:
        return Choose("weapon", _weapons(book, known, own, ready), default=ready[0].weapon)
    order = _picked(chosen, ready)
    at = order.path[-1] if order.path else own.at
    target = target_of(book, known, own, order.target)
    arm = next(a for a in arms(book, known_bearer(book, known, own, at)) if a.id == order.weapon)
    if arm.gun and target is not None and target.at == at and "stray" not in chosen:
        options = tuple(Option(f, Words.of(f"facing-{f}"), hint={"facing": f}) for f in FACINGS)
        return Choose("stray", options, default=order.turn or own.facing)
    pulse = arm.gun and not book.weapons[arm.row].unarmored and "spoil" not in chosen
    if pulse and (spoils := _spoils(book, known, target)):
        return Choose("spoil", spoils, default=spoils[0].value)
    return _facings(book, known, own, chosen, order)


def _weapons(book: Book, known: Known, own: OwnFigure, ready: list[Attack]) -> tuple[Option, ...]:
    at = ready[0].path[-1] if ready[0].path else None
    named = {a.id: a for a in arms(book, known_bearer(book, known, own, at))}
    return tuple(
        Option(
            order.weapon,
            named[order.weapon].words,
            next(iter(sums(book, known, own, order)), None),
            hint={"icon": named[order.weapon].icon},
        )
        for order in ready
    )


def _spoils(book: Book, known: Known, target: Target | None) -> tuple[Option, ...]:
    """CS-G08: powered things that can be seen on him."""
    counter = known.counters.get(target.name) if target is not None else None
    seen = [*counter.holds, *counter.worn] if counter is not None else []
    powered = [t for t in seen if t in book.items and book.items[t].powered]
    if len(powered) < 2:
        return ()
    return tuple(Option(t, Words.of("item-" + t.replace("_", "-")), hint={"icon": t}) for t in powered)


def _facings(book: Book, known: Known, own: OwnFigure, chosen: Chosen, order: Attack) -> Control | None:
    """ACT-19: a facing at the end of it; after a move only where turning costs nothing."""
    before: Facing = order.turn or own.facing
    free = len(can_face(book, known, own, 0)) == len(FACINGS)
    if "facing" in chosen or (own.doing.then == "attack" and not free):
        return None
    open_to = [
        f for f in FACINGS if f == before or allowed(book, known, order.model_copy(update={"facing": f}))
    ]
    options = tuple(Option(f, Words.of(f"facing-{f}"), hint={"facing": f}) for f in open_to)
    return Choose("facing", options, default=before)


def sums(book: Book, known: Known, own: OwnFigure, order: Attack) -> tuple[Words, ...]:
    """What each shot needs and what is added to its dice, as the seat can reckon it."""
    at = order.path[-1] if order.path else own.at
    assert at is not None
    arm: Arm = next(a for a in arms(book, known_bearer(book, known, own, at)) if a.id == order.weapon)
    fire = order.fire if own.doing.owes else own.doing.fire
    also = order.also if own.doing.owes else own.doing.also
    moved = own.doing.then == "attack" and (order.path or order.turn or own.doing.steps)
    gait = (own.doing.gait or own.doing.intent) if moved else ""
    stand = Stand(book, known, own, at, order.turn or own.facing, ground(book, known).scene, gait)
    found = [target_of(book, known, own, name) for name in dict.fromkeys((order.target, *also))]
    return tuple(shot_words(stand, target, arm, fire) for target in found if target is not None)
