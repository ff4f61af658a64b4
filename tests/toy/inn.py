"""The Inn: guests bid unseen for the evening, knock at each other's doors, and some keep a knife. It never ends."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Literal

import orjson
from pydantic import ValidationError

from artifact_server.core.answers import Answers, Choice, Roll, Ruling
from artifact_server.core.errors import Malformed, Rejected
from artifact_server.core.facts import Fact, Order
from artifact_server.core.forms import Choose, Chosen, Form, Number, Option
from artifact_server.core.game import AnyState, State, Submitted, View
from artifact_server.core.prompts import Prompt
from artifact_server.core.seats import AUTO, JUDGE, Seat
from artifact_server.core.words import JSON, Words


class Act(Order):
    kind: Literal["bid", "knock", "open", "hide", "gift", "pass"]
    at: str = ""
    coins: int = 0
    yes: bool = False


class Happened(Fact):
    evening: tuple[str, int, str, str] | None = None
    seat: str = ""
    coins: int = 0
    knife: bool | None = None
    told: str = ""


def moved(stage: str, night: int, turn: str = "", door: str = "") -> Fact:
    return Happened(evening=(stage, night, turn, door))


def roll(purpose: str, seat: str, secret: bool = False) -> Roll:
    words, by = Words.of(purpose), ("INN-1",)
    return Roll(purpose=purpose, subject=seat, seat=seat, secret=secret, words=words, clauses=by)


@dataclass
class Inn:
    knives: str = ""  # who comes with one: two worlds may differ in that
    id: str = "inn"
    version: str = "1"

    def blank(self) -> AnyState:
        return State(("", 0, "", ""), {}, {"night": 0, "turn": ""})

    def begin(self, seats: Sequence[Seat], config: Mapping[str, JSON], answers: Answers) -> list[Fact]:
        purses = zip(seats, answers.rolls([roll("purse", seat.id) for seat in seats]), strict=True)
        guests = [Happened(seat=s.id, coins=face + 3, knife=s.id in self.knives) for s, (face,) in purses]
        return [*guests, moved("bid", 1)]

    def apply(self, state: AnyState, fact: Fact) -> AnyState:
        assert isinstance(fact, Happened)
        if new := fact.evening:
            return replace(state, truth=new, public={"night": new[1], "turn": new[2]})
        purse, knife, told = state.known.get(fact.seat, (0, False, []))
        knife, told = knife if fact.knife is None else fact.knife, [*told, fact.told] if fact.told else told
        return replace(state, known={**state.known, fact.seat: (purse + fact.coins, knife, told)})

    def awaiting(self, state: AnyState) -> Sequence[Prompt]:
        stage, night, turn, door = state.truth
        coats = [Prompt(f"coat-{seat}", seat, "coat", optional=True) for seat in state.known]
        prompts = [Prompt("ledger", JUDGE, "gift", optional=True), *coats]
        if stage == "bid":
            return prompts + [Prompt(f"bid-{night}", seat, "bid", group="bids") for seat in state.known]
        return [*prompts, Prompt(f"{stage}-{night}", {"knock": turn, "door": door}.get(stage, AUTO), stage)]

    def decide(
        self, state: AnyState, orders: Sequence[Submitted], prompt: Prompt, answers: Answers
    ) -> list[Fact]:
        _, night, turn, _ = state.truth
        acts = [(seat, order) for seat, order in orders if isinstance(order, Act)]
        if prompt.to == AUTO:
            return [*(Happened(seat=seat, coins=1) for seat in state.known), moved("bid", night + 1)]
        if prompt.group:
            most = max(bid.coins for _, bid in acts)
            ties = [roll("tie", seat) for seat, bid in acts if bid.coins == most]
            winner = max(zip(answers.rolls(ties), [tie.seat for tie in ties], strict=True))[1]
            return [Happened(seat=winner, told="yours", coins=-most), moved("knock", night, winner)]
        [(seat, act)] = acts
        if act.kind == "knock" and (act.at not in state.known or act.at == seat):
            raise Rejected("no-such-door")
        gift, hides = (
            Happened(seat=act.at, told="a gift", coins=act.coins),
            Happened(seat=seat, knife=act.yes),
        )
        if act.kind in (simple := {"gift": gift, "hide": hides, "knock": moved("door", night, turn, act.at)}):
            return [simple[act.kind]]
        visit = self.visit(turn, seat, state.known[seat][1], answers) if act.yes else []
        return [*visit, moved("dusk", night, turn)]

    def visit(self, guest: str, host: str, knife: bool, answers: Answers) -> list[Fact]:
        """The judge alone says how it went; of the roll for a knife to slip not even its owner hears."""
        slips = knife and answers.roll(roll("slip", host, secret=True)) == (6,)
        ways = tuple(Choice(value=way, words=Words.of(way)) for way in ("warmly", "coldly"))
        ask = {"purpose": "welcome", "subject": host, "seat": guest, "choices": ways, "default": "warmly"}
        how = Ruling.model_validate({**ask, "words": ways[0].words})
        told = Happened(seat=guest, told=f"received {answers.rule(how)}")
        return [told, *[Happened(seat=host, told="the knife is gone", knife=False)][: int(slips)]]

    def view(self, known: JSON, public: JSON, seat: str) -> View:
        purse, knife, told = known or (0, False, [])
        log = {f"log/{n}": {"n": n, "words": Words.of(t)} for n, t in enumerate(told, start=1)}
        return {"evening": public, "own": {"purse": purse, "knife": knife}, **log}

    def oversee(self, state: AnyState) -> View:
        return {"truth": state.truth, "guests": state.known}

    def options(self, known: JSON, public: JSON, seat: str, prompt: Prompt, chosen: Chosen) -> Form:
        kind = {"coat": "hide", "door": "open"}.get(prompt.kind, prompt.kind)
        name, values = ("at", [s for s in "ABC" if s != seat]) if kind == "knock" else ("yes", [True, False])
        choose = Choose(name, tuple(Option(value, Words.of(str(value))) for value in values))
        control = Number("coins", 0, min(3, known[0]), 0) if kind == "bid" else choose
        return Form(Words.of(f"ask-{kind}"), control, {"kind": kind, **chosen} if chosen else None)

    def ahead(self, known: JSON, public: JSON, prompt: Prompt) -> Iterator[None]:
        return iter(())

    def judge_options(self, state: AnyState, prompt: Prompt, chosen: Chosen) -> Form:
        return Form(Words.of("ask-gift"), Number("coins", 1, 9, 1), {"kind": "gift", "at": "A", **chosen})

    def outcome(self, state: AnyState) -> None:
        return None

    def hears(self, state: AnyState) -> Mapping[str, Sequence[str]]:
        free = [seat for seat in state.known if seat != state.public["turn"]]
        pairs = combinations(state.known, 2)
        return {"all": [*free, JUDGE]} | {f"{a}-{b}": [a, b] if {a, b} <= {*free} else [] for a, b in pairs}

    def skip(self, state: AnyState) -> Order | None:
        return Act(kind="pass") if state.truth[0] in ("knock", "door") else None

    def read_order(self, data: JSON) -> Order:
        try:
            return Act.model_validate(data, strict=True)
        except ValidationError:
            raise Malformed("order-unreadable") from None

    def read_fact(self, data: JSON) -> Fact:
        return Happened.model_validate(data)

    def write_state(self, state: AnyState) -> bytes:
        return orjson.dumps([state.truth, state.known, state.public])

    def read_state(self, data: bytes) -> AnyState:
        return State(*orjson.loads(data))
