"""The form of the plasma drill: which square of the hull (CANNON-04, CANNON-05)."""

from artifact_server.core.forms import Chosen, Endpoint, Form
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import EndMove
from artifact_server.systems.artifact.rules.aiming import reach
from artifact_server.systems.artifact.rules.hulls import HULL, Gunner
from artifact_server.systems.artifact.views.ground import can_face, ground
from artifact_server.systems.artifact.views.options.combat import finished, name_of, ready_orders
from artifact_server.systems.artifact.views.permits.combat import usable


def drill_form(book: Book, known: Known, own: OwnFigure, chosen: Chosen) -> Form:
    """The square behind the hull, by the deck it lies on; then the facing."""
    title = Words.of("form-drill", who=name_of(own))
    places = drill_squares(book, known, own)
    let_be = EndMove(figure=own.id).model_dump(mode="json")
    if not places:
        return Form(title, order=let_be, expects=(Words.of("no-attack-yet"),), clauses=("CANNON-05",))
    if chosen.get("square") not in places:
        return Form(title, Endpoint("square", places), let_be, clauses=("CANNON-05",))
    named = {**chosen, "target": f"{HULL}{chosen['square']}"}
    return finished(book, known, own, named, list(ready_orders(book, known, own, named, ())), title)


def drill_squares(book: Book, known: Known, own: OwnFigure) -> tuple[str, ...]:
    """All deck squares with an outer face before him, however he can turn for nothing."""
    drills = [a for a in usable(book, known, own, "single") if a.fits("hull")]
    if own.at is None or not drills:
        return ()
    scene, most = ground(book, known).scene, max(reach(book, a.row) for a in drills)
    gunner = Gunner(scene, own.at, (own.facing, *can_face(book, known, own, 0)), most)
    found = (s for s in book.plan.cells if not gunner.open_line([s])[0])
    return tuple(str(s) for s in sorted(found, key=lambda s: s.reading_order))
