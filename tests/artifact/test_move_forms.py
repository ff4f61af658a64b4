"""Forms of movement: whatever they offer is taken, and nothing else is (MOV, HATCH-07, FACE, DARK-03)."""

from collections.abc import Iterator
from typing import Any

import pytest

from artifact_server.core.answers import Answer, Answers, Roll, Unanswered
from artifact_server.core.forms import Path
from tests.artifact.table import Game, fig

GAMES: dict[str, tuple[str, list[dict[str, Any]], dict[str, Any]]] = {
    "hall": ("FX-HALL", [fig("P.H1", "4,1"), fig("M.H9", "6,1", "W", gear=["pistol"])], {}),
    "locked": ("FX-HALLZ", [fig("P.H1", "3,1"), fig("P.HS2", "4,1")], {"locked": ["h"]}),
    "dark": ("FX-DOOR", [fig("P.R1", "1,1"), fig("P.H2", "2,1", gear=["flashlight"])], {"dark": ["p", "q"]}),
    "crowd": (
        "FX-STRIP",
        [*(fig(f"M.H{n}", "2,0") for n in range(4)), fig("P.H5", "0,0"), fig("P.N6", "4,0")],
        {},
    ),
    "hurt": (
        "FX-STRIPZ",
        [fig("P.H1", "1,0", wound="light"), fig("P.H2", "2,0", wound="serious", tough=True)],
        {},
    ),
    "lock": ("FX-LOCK", [fig("P.HS1", "5,0"), fig("P.H2", "3,0"), fig("P.HS3", "EVA(6,0)", "W")], {}),
    "things": ("FX-LINE", [fig("P.H1", "0,0", gear=["rpp7"])], {"item": [{"type": "torch", "at": "X(1,0)"}]}),
}


@pytest.mark.clause("MOV-01", "MOV-04", "HATCH-07", "FACE-03", "DARK-03", "ACT-08")
@pytest.mark.parametrize("name", GAMES)
def test_every_move_that_is_offered_is_taken(name: str) -> None:
    map, figures, situation = GAMES[name]
    tried = 0
    for who, deed in _deeds(Game(map, *figures, **situation)):
        game = Game(map, *figures, **situation)
        game.declare(**{who: deed})
        for order in _orders(game, who):
            _take(game, order)
            tried += 1
    assert tried > 15


def _deeds(game: Game) -> list[tuple[str, str]]:
    """Every figure with every gait that the declaration offers it, alone or with something to follow."""
    control = game.form("declare").control
    assert control is not None
    gaits = ("walk", "jog", "run")
    rows = [(row.id, str(o.value)) for row in control.rows for o in row.options]  # type: ignore[union-attr]
    return [(who, deed) for who, deed in rows if deed.partition("+")[0] in gaits and "attack" not in deed]


def _orders(game: Game, who: str) -> Iterator[dict[str, Any]]:
    """The orders that a form makes of ends of the way, and of what may be chosen there."""
    control = game.form("act", figure=who).control
    ends = list(_ways(control)) if isinstance(control, Path) else []
    for path in [[], *ends[:: 1 + len(ends) // 6]]:
        chosen: dict[str, Any] = {"figure": who, **({"path": path} if path else {})}
        yield _made(game, chosen)
        for facing in sorted(game.offers(who, "facing", path=path))[::2]:
            yield from _turned(game, {**chosen, "facing": facing})


def _turned(game: Game, chosen: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield _made(game, chosen)
    for beside in ("hold_open", "examine"):
        offered = game.offers(chosen["figure"], beside, **_but(chosen)) - {""}
        for value in sorted(offered)[:2]:
            yield _made(game, {**chosen, beside: value})


def _made(game: Game, chosen: dict[str, Any]) -> dict[str, Any]:
    form = game.form("act", **chosen)
    assert form.order is not None
    return dict(form.order)


def _but(chosen: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in chosen.items() if key != "figure"}


def _ways(control: Path) -> Iterator[list[str]]:
    """From the start to each square of the reach, by the squares before."""
    for end in control.reach:
        path = [end]
        while control.reach[path[0]][1] != control.start:
            path.insert(0, control.reach[path[0]][1])
        yield path


def _take(game: Game, order: dict[str, Any]) -> None:
    """Decide it without keeping it. Raises what the system raises."""
    read = game.system.read_order(order)
    given: dict[str, Answer] = {}
    while True:
        try:
            game.system.decide(
                game.state, [(game.truth.seat, read)], game.prompt(game.truth.seat), Answers(given)
            )
        except Unanswered as wanting:
            for key, ask in wanting.asks:
                faces = (1,) * ask.dice if isinstance(ask, Roll) else ()
                given[key] = Answer(key=key, seat=ask.seat, faces=faces)
            continue
        return


HIDDEN: list[tuple[list[dict[str, Any]], dict[str, Any]]] = [
    ([fig("M.H9", "8,1", "W")], {}),
    ([*(fig(f"M.H{n}", "5,1", "W") for n in range(4))], {}),
    ([], {"locked": ["h"]}),
    ([], {"welded": ["h"]}),
    ([], {"trap": [{"seat": "M", "hatch": "h"}]}),
    ([], {"dark": ["b"]}),
    ([], {"gas": ["b"]}),
    ([], {"stance": {"M": {"P": "neutral"}}}),
]


@pytest.mark.clause("MOV-09", "STACK-06", "INT-05", "RUL-16", "RUL-19")
@pytest.mark.parametrize(("figures", "situation"), HIDDEN)
def test_what_the_seat_cannot_know_changes_nothing_that_it_is_offered(
    figures: list[dict[str, Any]], situation: dict[str, Any]
) -> None:
    """Law 2: the same map, the same forms, the same prices, whatever waits behind the hatch."""
    plain = Game("FX-HALL", fig("P.H1", "2,1"))
    other = Game("FX-HALL", fig("P.H1", "2,1"), *figures, **situation)
    for game in (plain, other):
        game.declare(P_H1="run")
    assert plain.sent("P") == other.sent("P")
    for path in ([], ["X(3,1)"], ["X(3,1)", "X(4,1)"], ["X(3,1)", "X(4,1)", "X(5,1)"]):
        chosen: dict[str, Any] = {"figure": "P.H1", "path": path}
        assert plain.form("act", **chosen) == other.form("act", **chosen)


@pytest.mark.clause("MOV-09")
@pytest.mark.parametrize("toward", ["P", "J", "Q", "A2"])
def test_a_stance_is_taken_toward_another_who_plays(toward: str) -> None:
    game = Game("FX-LINE", fig("P.H1", "3,0"), seats="PM")
    assert game.refused("set_stance", seat=toward, stance="neutral") == "no-such-seat"
