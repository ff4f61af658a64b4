"""Refusals rest on what a seat knows: in two worlds it cannot tell apart an order is refused in the same words, or taken."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from artifact_server.core.answers import Answer, Answers, Roll, Unanswered
from artifact_server.core.errors import Refusal
from artifact_server.table.frames import encode
from tests.artifact.table import Game
from tests.secrecy.junk import SAMPLES
from tests.secrecy.playing import JUDGES
from tests.secrecy.random_pairs import Situation, pair
from tests.secrecy.random_worlds import HIDDEN, NAMING

PAIRS = 48
BATCHES = 4
PROBES = 200
DEEDS = ("walk", "jog", "run", "attack", "mark", "exchange", "skill", "security", "pilot")
AT_HAND = (
    "P.H1",
    "P.H2",
    "mh1",
    "fh1",
    "nobody",
    "doc",
    "terminal:X(1,1)",
    "terminal:X(6,1)",
    "set_trap",
    "X(5,1)",
)
LISTS = ("take", "also", "hostile", "hide", "drop")
LEFT_OUT: dict[str, Any] = {
    "then": None,
    "frisk": "",
    "rest": False,
    "expects": "",
    "hold_open": "",
    "give": {},
}


def game_of(map: str, seats: str, situation: Situation) -> Game:
    """A situation of a pair, with P to play."""
    more = {k: v for k, v in situation.items() if k not in ("figure", "turn")}
    return Game(map, *situation["figure"], seats=seats, turn="P", **more)


def probes(lots: Random) -> list[dict[str, Any]]:
    """Orders of every kind that feel for what only others can know of."""
    kinds = [s for s in SAMPLES if s["kind"] not in JUDGES]
    return [_probe(lots, dict(lots.choice(kinds))) for _ in range(PROBES)]


def _probe(lots: Random, order: dict[str, Any]) -> dict[str, Any]:
    for name in order:
        if name in LEFT_OUT and lots.random() < 0.6:
            order[name] = LEFT_OUT[name]
        elif name in NAMING and lots.random() < 0.6:
            order[name] = lots.choice(HIDDEN + AT_HAND)
        elif name in LISTS and lots.random() < 0.5:
            order[name] = [lots.choice(HIDDEN + AT_HAND)]
        elif name == "path" and lots.random() < 0.6:
            order[name] = [f"X({lots.randrange(10)},{lots.randrange(4)})" for _ in range(lots.randint(0, 2))]
        elif name == "figure" and order[name] not in ("P.H1", "P.H2"):
            order[name] = "P.H1"
    return order


def answer(game: Game, order: dict[str, Any]) -> bytes:
    """How P is answered: the whole refusal, or that it is taken."""
    given: dict[str, Answer] = {}
    while True:
        try:
            read = game.system.read_order(order)
            game.system.decide(game.state, [("P", read)], game.prompt("P"), Answers(given))
        except Unanswered as wanting:
            given |= {key: _any(key, ask) for key, ask in wanting.asks}
        except Refusal as refusal:
            return encode([refusal.kind, refusal.words, refusal.clauses])
        else:
            return b"taken"


def _any(key: str, ask: Any) -> Answer:
    if isinstance(ask, Roll):
        return Answer(key=key, seat=ask.seat, faces=(4,) * ask.dice)
    return Answer(key=key, seat=ask.seat, choice=ask.default)


def compared(one: Game, other: Game, orders: list[dict[str, Any]]) -> Counter[bytes]:
    """Both answer alike; how often each answer was given."""
    found: Counter[bytes] = Counter()
    for order in orders:
        first, second = answer(one, order), answer(other, order)
        assert first == second, order
        found[first] += 1
    return found


def declared(lots: Random) -> dict[str, Any]:
    deed = lots.choice(DEEDS)
    first = {"do": deed, "target": "mh1"} if deed == "attack" else {"do": deed}
    then = {"then": "exchange"} if deed in ("walk", "jog") else {}
    return {"P.H1": {**first, **then}, "P.H2": {"do": lots.choice(("exchange", "skill", "walk"))}}


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.fault("R11", "R14", "R19")
def test_an_order_is_refused_alike_where_its_seat_knows_no_difference(batch: int) -> None:
    answers: Counter[bytes] = Counter()
    compared_pairs = 0
    for number in range(batch, PAIRS, BATCHES):
        lots, dealt = Random(f"refusals {number}"), pair(number)
        one, other = (game_of(dealt.map, dealt.seats, s) for s in (dealt.one, dealt.other))
        if one.state.known["P"] != other.state.known["P"]:
            continue
        orders = probes(lots)
        answers += compared(one, other, orders)
        intents = declared(lots)
        if answer(one, {"kind": "declare", "intents": intents}) != b"taken":
            intents = {"P.H1": {"do": "walk"}}
        for world in (one, other):
            world.order("declare", "P", intents=intents)
        answers += compared(one, other, orders)
        compared_pairs += 1
    assert compared_pairs > PAIRS / BATCHES / 2
    assert answers[b"taken"] > 20
    assert len(answers) > 25, "hardly anything was refused"
