"""Bad input: whatever is sent, there is a sentence with a stable code, nothing has changed, and nothing breaks."""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from artifact_server.bots.player import DeadEnd
from artifact_server.bots.wanderer import Wanderer
from artifact_server.core.answers import Answer, Answers, Roll, Unanswered
from artifact_server.core.errors import Malformed, Refusal, Rejected, Stale
from artifact_server.core.facts import Fact
from artifact_server.core.forms import Form
from artifact_server.core.game import AnyState, Submitted
from artifact_server.core.prompts import Prompt
from artifact_server.core.seats import AUTO, JUDGE
from artifact_server.systems import open_system
from artifact_server.systems.artifact import Artifact
from artifact_server.systems.artifact.model.orders import AnyOrder
from artifact_server.table import Table
from artifact_server.table.frames import encode
from tests.artifact.table import ROOT, Game, fig
from tests.random_play.saying import faults, wording
from tests.secrecy.junk import JUNK, SAMPLES, UNREADABLE, Order, wrongs
from tests.secrecy.playing import new_game
from tests.two_worlds import World, sitting

KINDS = {get_args(order.model_fields["kind"].annotation)[0] for order in get_args(get_args(AnyOrder)[0])}
HANDY = fig(
    "P.H1",
    "1,1",
    "E",
    gear=("pistol", "gas_grenade", "key"),
    skills=("hacker", "pilot", "plasma", "mechanic"),
)
MEN = (HANDY, fig("P.H2", "1,2", "E", gear=("sneaksuit",)), fig("M.H1", "3,1", "W", look="mh1"))
MORE: dict[str, Any] = {
    "control": "P.H1",
    "informant": {"M.H1": "P"},
    "item": [{"type": "pistol", "at": "X(1,1)"}],
    "trap": [{"seat": "P", "at": "X(2,2)"}],
}


INTENTS: dict[str, dict[str, Any]] = {
    "walk": {"do": "walk", "then": "exchange"},
    "attack": {"do": "attack", "target": "mh1"},
}


def _hall() -> Game:
    return Game("FX-CONTROL", *MEN, seats="PFMA", **MORE)


def situations() -> dict[str, tuple[Game, str]]:
    """Moments at which somebody is asked something, and who is."""
    found: dict[str, tuple[Game, str]] = {
        "setup": (Game.opening("feynman", "PFMA", species="hal"), "P"),
        "declare": (_hall(), "P"),
    }
    for deed in ("walk", "attack", "mark", "exchange", "skill", "security"):
        game = _hall()
        game.declares(P_H1=INTENTS.get(deed, {"do": deed}))
        found[deed] = (game, "P")
    awake = Game("FX-CONTROL", *MEN, seats="APFM", hal={"A": "X(6,1)"})
    awake.declares()
    return {**found, "hal": (awake, "A"), "judge": (_hall(), JUDGE)}


SITUATIONS = situations()


def test_there_is_a_sample_of_each_kind_of_order() -> None:
    assert {sample["kind"] for sample in SAMPLES} == KINDS


# --- orders -------------------------------------------------------------------------------------
@pytest.mark.parametrize("moment", SITUATIONS)
def test_every_wrong_order_has_its_sentence(moment: str) -> None:
    game, seat = SITUATIONS[moment]
    prompt = game.prompt(seat)
    answers: Counter[str] = Counter()
    unsayable: set[str] = set()
    for order in (*UNREADABLE, *(wrong for sample in SAMPLES for wrong in wrongs(sample))):
        try:
            facts = _decided(game.system, game.state, [(seat, order)], prompt)
        except Refusal as refusal:
            answers[refusal.code] += 1
            if answers[refusal.code] < 20:
                unsayable |= set(faults(asdict(refusal.words)))
            continue
        answers["taken"] += 1
        _goes_on(game.system, game.state, facts)
    assert not unsayable
    assert answers["order-unreadable"] > 1000
    assert len(answers) > 3, answers


def _decided(system: Artifact, state: AnyState, said: list[tuple[str, Order]], prompt: Prompt) -> list[Fact]:
    """What comes of it, whatever is asked meanwhile."""
    orders: list[Submitted] = [(seat, system.read_order(order)) for seat, order in said]
    given: dict[str, Answer] = {}
    while True:
        try:
            return system.decide(state, orders, prompt, Answers(given))
        except Unanswered as wanting:
            for key, ask in wanting.asks:
                faces, choice = ((3,) * ask.dice, "") if isinstance(ask, Roll) else ((), ask.default)
                given[key] = Answer(key=key, seat=ask.seat, faces=faces, choice=choice)


def _goes_on(system: Artifact, state: AnyState, facts: list[Fact]) -> None:
    """What was taken after all leads to a state that can be looked at, stored, and played on."""
    for fact in facts:
        encode(fact.model_dump(mode="json"))
        state = system.apply(state, fact)
    for _ in range(12):
        prompt = next((p for p in system.awaiting(state) if p.to == AUTO), None)
        if prompt is None:
            break
        for fact in _decided(system, state, [], prompt):
            state = system.apply(state, fact)
    for seat, known in state.known.items():
        encode(dict(system.view(known, state.public, seat)))
    encode(dict(system.oversee(state)))
    for prompt in system.awaiting(state):
        if prompt.to in state.known:
            encode(system.options(state.known[prompt.to], state.public, prompt.to, prompt, {}))


# --- forms --------------------------------------------------------------------------------------
@pytest.mark.parametrize("moment", SITUATIONS)
def test_every_wrong_choice_has_its_sentence_or_is_passed_over(moment: str) -> None:
    game, seat = SITUATIONS[moment]
    lots, unsayable = Random(moment), list[str]()
    for prompt in [p for p in game.system.awaiting(game.state) if p.to == seat]:
        for number in range(60):
            for chosen in _chosen(game, prompt, number):
                for _ in range(6):
                    name = lots.choice((*chosen, *NAMES) if lots.random() < 0.5 else tuple(chosen) or NAMES)
                    wrong = {**chosen, name: lots.choice(JUNK)}
                    try:
                        encode(_form(game, prompt, wrong))
                    except Refusal as refusal:
                        unsayable += faults(asdict(refusal.words))
    assert not unsayable


NAMES = tuple(
    sorted(
        {name for sample in SAMPLES for name in sample}
        | {"matter", "do", "things", "turn", "deed", "buy", "phantom"}
    )
)


def _form(game: Game, prompt: Prompt, chosen: Mapping[str, Any]) -> Form:
    if prompt.to == JUDGE:
        return game.system.judge_options(game.state, prompt, chosen)
    return game.system.options(game.state.known[prompt.to], game.state.public, prompt.to, prompt, chosen)


def _chosen(game: Game, prompt: Prompt, seed: int) -> Iterator[dict[str, Any]]:
    """What a wanderer has chosen, step by step."""
    walk = Wanderer(seed).walk()
    chosen = next(walk)
    for _ in range(12):
        yield chosen
        try:
            chosen = walk.send(_form(game, prompt, chosen))
        except (StopIteration, DeadEnd):
            return


# --- at the table -------------------------------------------------------------------------------
@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_late_repeated_and_misplaced_orders_change_nothing(tmp_path: Path) -> None:
    """Each kind of order, to a prompt that is closed, to another's, to none, and twice under one id."""
    new = new_game("FX-CONTROL", "PFMA", {"situation": {"figure": [*MEN], "turn": "P", **MORE}}, judge=True)
    async with sitting(World(open_system, new), tmp_path) as game:
        table = game.table
        for seat in "PFMAJO":
            await game.sit(seat)
        for n, sample in enumerate(SAMPLES):
            places = [
                ("P", "P0c-act", Stale), ("P", "F1c-declare", Stale), ("M", "P1c-declare", Stale), ("P", "", Stale),
                ("O", "P1c-declare", Stale), ("P", "judge", Stale), ("Z", "P1c-declare", Stale), ("P", "x" * 9999, Stale),
            ]  # fmt: skip
            for m, (seat, prompt, error) in enumerate(places):
                await _refused(table, seat, f"a{n}-{m}", prompt, sample, error)
            for m, id in enumerate(("", "x" * 41, "\x00", 7, None)):
                await _refused(table, "P", id, "P1c-declare", sample, Malformed, m)
        await _refused(table, "P", "twice", "P1c-declare", {"kind": "move"}, Malformed)
        await _refused(table, "P", "twice", "P1c-declare", {"kind": "declare", "intents": {}}, Malformed)
        before = table.ledger.standing.n
        for _ in range(3):
            assert (
                await table.submit("P", "once", "P1c-declare", {"kind": "declare", "intents": {}}) == "done"
            )
        assert table.ledger.standing.n == before + 1
        await _refused(table, "P", "late", "P1c-declare", {"kind": "declare", "intents": {}}, Stale)


@pytest.mark.anyio
async def test_unreadable_talk_notes_and_acts_change_nothing(tmp_path: Path) -> None:
    new = new_game("FX-CONTROL", "PFMA", {"situation": {"figure": [*MEN], "turn": "P", **MORE}}, judge=True)
    async with sitting(World(open_system, new), tmp_path) as game:
        table, n = game.table, 0
        for junk in (*JUNK, *UNREADABLE):
            for room in ("J-P", "F-P", "", "nowhere", "P", "all" * 99):
                n += 1
                await _harmless(table.say("P", f"s{n}", room, junk))
            for what in ("plan", "note", "mark", "", "x"):
                n += 2
                await _harmless(table.keep("F", f"k{n}", what, junk))
                await _harmless(table.keep("F", f"l{n}", what, {"id": "a", "value": junk}))
            for act in ACTS:
                n += 1
                await _harmless(table.desk("J", f"d{n}", {act: junk}))
            n += 2
            await _harmless(table.desk("J", f"d{n}", {"order": {"kind": "tell", "to": ["P"], "text": junk}}))
            await _harmless(table.form("P", "P1c-declare", {"intents": junk}))
            await _harmless(table.desk("P", f"e{n}", {"order": {"kind": "skip"}}))
        assert table.fault is None
        asked = next(p for p in table.loop.awaiting() if p.to in "PFMA" and not p.optional)
        assert await table.submit(asked.to, "still", asked.id, {"kind": "declare", "intents": {}}) == "done"


ACTS = (
    "roll",
    "rule",
    "send",
    "again",
    "mode",
    "skip",
    "nudge",
    "tell",
    "order",
    "link",
    "rewind",
    "clock",
    "x",
)


async def _harmless(act: Any) -> None:
    """It is done, or refused with a sentence; nothing else may come of it."""
    wrong: list[str] = []
    try:
        await act
    except Refusal as refusal:
        wrong = faults(asdict(refusal.words))
    assert not wrong


async def _refused(
    table: Table, seat: str, id: Any, prompt: str, order: Any, error: type[Refusal], tag: int = 0
) -> None:
    """With a sentence, and nothing has changed."""
    before = table.ledger.standing
    with pytest.raises(error) as refusal:
        await table.submit(seat, id, prompt, order)
    assert not faults(asdict(refusal.value.words)), tag
    assert table.ledger.standing is before


# --- words --------------------------------------------------------------------------------------
def test_every_code_that_the_rules_refuse_with_has_a_sentence() -> None:
    """All codes that stand in the source as they are; those that are put together are met in play."""
    codes = {code for file in (ROOT / "artifact_server").rglob("*.py") for code in _codes(file)}
    assert len(codes) > 150
    assert sorted(code for code in codes if not wording().knows(code) and not code.startswith(FILES)) == []


FILES = ("script-", "map-", "plan-", "level-", "chart-", "scenario-", "situation-")
"""Faults of files say themselves where and why."""


def _codes(file: Path) -> Iterator[str]:
    errors = {error.__name__ for error in (Malformed, Rejected, Stale)}
    for node in ast.walk(ast.parse(file.read_text())):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in errors
            and node.args
        ):
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


@pytest.mark.parametrize(
    ("typed", "said"), [("\u202eabort", "abort"), (" one\ntwo ", "one\ntwo"), ("ok", "ok")]
)
def test_what_is_typed_for_all_to_read_disturbs_nothing(typed: str, said: str) -> None:
    game = _hall()
    for kind, more in (("call", {}), ("tell", {"to": ["P"]})):
        order = game.system.read_order({"kind": kind, "text": typed, **more})
        assert getattr(order, "text", "") == said
        for nothing in ("", " ", "\u202e", "a\x00b", "\x1b[2J"):
            with pytest.raises(Malformed):
                game.system.read_order({"kind": kind, "text": nothing, **more})


@pytest.mark.parametrize(
    ("typed", "said"), [("\u202eabort", "abort"), (" he fell ", "he fell"), ("", ""), (" ", "")]
)
def test_so_does_a_reason_that_may_be_left_out(typed: str, said: str) -> None:
    correct = {"kind": "correct", "what": "facing", "subject": "P.H1", "value": "N"}
    game = _hall()
    assert getattr(game.system.read_order({**correct, "reason": typed}), "reason", None) == said
    with pytest.raises(Malformed):
        game.system.read_order({**correct, "reason": "a\x00b"})
