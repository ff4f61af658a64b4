"""What was declared and cannot be done any more: his gun jams, the marker is lost, the thing is gone (SEQ-08, ACT-01)."""

from dataclasses import replace

import pytest

from artifact_server.core.forms import Form
from artifact_server.systems.artifact.model.orders import EndMove
from artifact_server.systems.artifact.rules.hulls import HULL
from artifact_server.systems.artifact.views.options.deeds import deed_form, read_intent
from artifact_server.systems.artifact.views.permit import permit
from tests.artifact.table import Game, fig

DEEDS = (
    "attack:M.H9:single",
    f"attack:{HULL}:single",
    "walk+attack:M.H9:single",
    "jog+attack:M.H9:double",
    "walk+exchange",
    "mark",
    "exchange",
    "security",
    "pilot",
    "skill",
    "special",
)


def asked(deed: str, owed: tuple[str, ...] = ()) -> tuple[Game, Form]:
    """What a man is asked who has nothing in his hands and no room to go anywhere, and has declared this."""
    game = Game("FX-COMP", fig("P.H1", "1,4", "E"), fig("M.H1", "6,3", "W"), seats="PM")
    known, intent = game.state.known["P"], read_intent(deed)
    own = known.roster["P.H1"]
    doing = replace(
        own.doing, intent=intent.do, then=intent.then, target=intent.target, fire=intent.fire, owed=owed
    )
    if owed:
        doing = replace(doing, owes="mark-1")
    own = replace(own, doing=doing)
    known = replace(known, roster={**known.roster, own.id: own})
    form = deed_form(game.system.book, known, own, {"figure": own.id})
    if form.control is None:
        permit(game.system.book, known, EndMove.model_validate(form.order))
    return game, form


@pytest.mark.parametrize("deed", DEEDS)
def test_whoever_cannot_do_what_he_declared_lets_it_be(deed: str) -> None:
    _, form = asked(deed)
    assert form.order is not None, f"{deed}: nothing to send"
    assert form.control is None or "path" in form.control.name, (
        f"{deed}: {form.control} has nothing to choose"
    )


def test_whoever_owes_a_shot_at_nobody_who_is_there_any_more_lets_it_be() -> None:
    """OPP-15."""
    _, form = asked("hold", owed=("gone",))
    assert (form.control, form.order and form.order["kind"]) == (None, "end_move")
