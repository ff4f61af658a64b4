"""A headless game on a drawn map: figures set out, dice loaded, orders given, what each seat has been told looked up."""

import json
import pathlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from functools import cache
from typing import Any

import orjson
import pytest

from artifact_server.core.answers import Answer, Answers, Roll, Ruling, Unanswered
from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Refusal
from artifact_server.core.forms import Choose, Form, Path
from artifact_server.core.prompts import Prompt
from artifact_server.core.seats import AUTO, JUDGE, Seat
from artifact_server.systems.artifact import Artifact, open_system
from artifact_server.systems.artifact.model.facts import AnyFact
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.state import State, Truth
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.views.ground import declarers
from artifact_server.table.frames import encode

ROOT = pathlib.Path(__file__).parents[2]
CHARTS = ("charts.toml", "figures.toml", "items.toml", "sheets.toml", "loadouts.toml")
FACTIONS = {"P": "pirates", "F": "phone", "M": "scientist", "A": "alien"}


@cache
def bundle(name: str) -> Bundle:
    """A drawn map of tests/maps with the Feynman's charts, or a scenario as it is."""
    folder = ROOT / "tests" / "maps" / name
    lent = {c: (ROOT / "scenarios" / "feynman" / c).read_text() for c in CHARTS}
    if not folder.is_dir():
        folder, lent = ROOT / "scenarios" / name, {}
    own = {p.name: p.read_text() for p in folder.iterdir() if p.suffix in (".toml", ".txt")}
    return Bundle("artifact", name, {**lent, **own})


def as_sent(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view as a screen gets it."""
    sent: dict[str, Any] = orjson.loads(encode(view))
    return sent


def fig(id: str, at: str, facing: str = "E", **more: Any) -> dict[str, Any]:
    """A figure of a situation. "P.H1" is a human of P; a letter before the number gives the kind, as in the rules' tests.

    H human, HS human in a spacesuit, R robot, N android, B bug, X human in a sneaksuit that is on.
    """
    seat, _, name = id.partition(".")
    kinds = {"HS": "human", "H": "human", "R": "robot", "N": "android", "B": "bug", "X": "human"}
    letters = name.rstrip("0123456789")
    gear = list(more.pop("gear", ()))
    if letters == "HS":
        gear.append("spacesuit")
    if letters == "X":
        gear.append("sneaksuit")
        more.setdefault("sneaking", True)
    more.setdefault("kind", kinds.get(letters, ""))
    if letters in kinds:
        more.setdefault("look", {"human": name.lower()}.get(kinds[letters], kinds[letters]))
    ident = f"{seat}.{name}" if letters in kinds else name
    return {"id": ident, "seat": seat, "at": square(at), "facing": facing, "gear": gear, **more}


def square(text: str) -> str:
    """ "4,1" is a square of a map with one level."""
    return text if "(" in text else f"X({text})"


class Game:
    """One game. `order` gives an order of the seat whose turn it is; the sequence moves on by itself.

    Each decision is held against the third law: it has changed nothing at the seats of another map.
    """

    def __init__(
        self, map: str, *figures: Mapping[str, Any], seats: Sequence[str] = "PFMA", **situation: Any
    ) -> None:
        """`reads`: what this table has agreed on of the open points of the rules."""
        agreed = {"encryption": situation.pop("encryption", True), **situation.pop("reads", {})}
        situation.setdefault("turn", seats[0])
        self._open(map, seats, {**agreed, "situation": {"figure": list(figures), **situation}})

    @classmethod
    def opening(cls, map: str | Artifact, seats: Sequence[str] = "PFMA", *dice: int, **config: Any) -> "Game":
        """A game that starts with set-up; the lobby's choices are `config`."""
        game = cls.__new__(cls)
        game._open(map, seats, config, dice)
        return game

    def _open(
        self, map: str | Artifact, seats: Sequence[str], config: Mapping[str, Any], dice: Sequence[int] = ()
    ) -> None:
        self.system = open_system(bundle(map)) if isinstance(map, str) else map
        self.dice: list[int] = list(dice)
        self.rulings: dict[str, str] = {}
        self.rolled: list[str] = []
        self.ruled: list[Ruling] = []
        self.last: list[AnyFact] = []
        self.state: State = self.system.blank()
        config = {"judge": True, **config}
        players = [Seat(id=s, faction=FACTIONS[s[0]], group=s[0]) for s in seats]
        self._settle(lambda answers: self.system.begin(players, config, answers))
        self.flow()

    # --- giving orders --------------------------------------------------------------------------
    def order(self, kind: str, by: str = "", **fields: Any) -> list[AnyFact]:
        """An order of a seat (whose turn it is, if not named). Raises what the system raises."""
        order = self.system.read_order({"kind": kind, **fields})
        seat = by or self.truth.seat
        facts = self._decide([(seat, order)], self.prompt(seat))
        self.flow()
        return facts

    def declare(self, **intents: str) -> None:
        """declare(P_H1="jog", kyoshi="attack:yee"): "_" stands for "." in the figures of the rules' tests."""
        named = {
            k.replace("_", ".", 1) if k.replace("_", ".", 1) in self.truth.figures else k: v
            for k, v in intents.items()
        }
        form = self.form("declare", intents=named)
        assert form.order is not None
        self.order(**dict(form.order))

    def declares(self, **intents: Mapping[str, Any]) -> None:
        """The same with whole intents, whether or not a form would offer them."""
        named = {
            k.replace("_", ".", 1) if k.replace("_", ".", 1) in self.truth.figures else k: v
            for k, v in intents.items()
        }
        self.order("declare", intents=named)

    def move(self, figure: str, *path: str, gait: str = "", halt: bool = False, **more: Any) -> list[AnyFact]:
        """A move in one piece, as declared; the halt on sight is off unless it is asked for."""
        gait = gait or self.truth.doings[figure].intent
        return self.order("move", figure=figure, gait=gait, path=[square(p) for p in path], halt=halt, **more)

    def go(self, figure: str, gait: str, *path: str, **more: Any) -> list[AnyFact]:
        """Declare for this figure alone and move it."""
        self.declares(**{figure: {"do": gait}})
        return self.move(figure, *path, gait=gait, **more)

    def stance(self, seat: str, toward: str, stance: str) -> None:
        """How a seat stands to another from now on; at any time."""
        order = self.system.read_order({"kind": "set_stance", "seat": toward, "stance": stance})
        self._decide([(seat, order)], self.prompt(seat))

    def end(self) -> None:
        """The seat whose turn it is ends its actions (declaring nothing if it has not declared)."""
        if self.truth.stage == "declare":
            self.order("declare", intents={})
        self.order("end_actions")

    def until(self, seat: str, round: int = 0) -> None:
        """Play empty turns until it is this seat's (in that round)."""
        for _ in range(60):
            if self.truth.seat == seat and self.truth.round >= round and self._begins():
                return
            self.end()
        raise AssertionError(f"never became {seat}'s turn")

    def _begins(self) -> bool:
        """Whether the turn is at its declaration, or at its actions because nobody is there who could declare."""
        nobody = self.truth.seat and not declarers(self.state.known[self.truth.seat])
        return self.truth.stage == "declare" or bool(self.truth.stage == "act" and nobody)

    def refused(self, kind: str, by: str = "", **fields: Any) -> str:
        """The code of the refusal; fails if the order is taken. Nothing may have changed."""
        before = self.state
        with pytest.raises(Refusal) as refusal:
            self.order(kind, by, **fields)
        assert self.state is before
        return refusal.value.code

    def happen(self, rule: Callable[[Draft], None]) -> None:
        """Something that nobody has ordered."""

        def decide(answers: Answers) -> Sequence[AnyFact]:
            draft = Draft(self.system.book, self.state, answers)
            rule(draft)
            return draft.facts

        self._settle(decide)

    def roll(self, *faces: int) -> None:
        """Load the next dice, in the order in which they will fall due."""
        self.dice += faces

    # --- looking --------------------------------------------------------------------------------
    @property
    def truth(self) -> Truth:
        return self.state.truth

    def figure(self, id: str) -> Figure:
        return self.truth.figures[id]

    def at(self, id: str) -> str:
        """Where a figure truly is, as "x,y"."""
        where = self.figure(id).at
        return "" if where is None else f"{where.x},{where.y}"

    def view(self, seat: str) -> Mapping[str, Any]:
        """What lies before a seat, as it goes out."""
        if seat == JUDGE:
            return as_sent(self.system.oversee(self.state))
        return as_sent(self.system.view(self.state.known.get(seat), self.state.public, seat))

    def heard(self, seat: str) -> list[str]:
        """Codes of all notices of a seat, oldest first."""
        return [n.words.code for n in self.state.known[seat].log]

    def sent(self, seat: str) -> str:
        """All that lies before a seat, notices of long ago too, as one text to search in."""
        log = [asdict(n) for n in self.state.known[seat].log]
        return json.dumps([self.view(seat), log], default=str)

    def nobody_heard(self, word: str, but: str = "") -> None:
        """No seat but these has a word before it, neither on its map nor among its notices."""
        for seat in self.state.known:
            if seat not in but:
                assert word not in self.sent(seat), f"{seat} has {word!r} before it"

    def in_sight(self, seat: str) -> dict[str, Any]:
        """The squares that its figures see: level → row → runs of columns."""
        return {k.removeprefix("sees/"): rows for k, rows in self.view(seat).items() if k.startswith("sees/")}

    def counters(self, seat: str) -> dict[str, str]:
        """Live counters on a seat's map: id → "x,y"."""
        return {i: f"{c.at.x},{c.at.y}" for i, c in self.state.known[seat].counters.items() if c.live}

    def ghosts(self, seat: str) -> dict[str, str]:
        return {i: f"{c.at.x},{c.at.y}" for i, c in self.state.known[seat].counters.items() if not c.live}

    def prompt(self, seat: str) -> Prompt:
        """The first prompt that this seat must answer, else any that it may."""
        prompts = [p for p in self.system.awaiting(self.state) if p.to == seat]
        return min(prompts, key=lambda p: p.optional) if prompts else Prompt("none", seat, "none")

    def form(self, prompt_kind: str = "", seat: str = "", **chosen: Any) -> Form:
        """The form a seat would be shown."""
        seat = seat or self.truth.seat
        prompts = [
            p for p in self.system.awaiting(self.state) if p.to == seat and prompt_kind in ("", p.kind)
        ]
        prompt = min(prompts, key=lambda p: p.optional)
        return self.system.options(self.state.known[seat], self.state.public, seat, prompt, chosen)

    def offers(self, figure: str, name: str, **chosen: Any) -> set[str]:
        """What one control of a figure's form offers, the main one or one beside it; nothing if it is not there."""
        form = self.form("act", figure=figure, **chosen)
        for control in (form.control, *form.also):
            if control is not None and control.name == name:
                if isinstance(control, Choose):
                    return {str(o.value) for o in control.options if o.off is None}
                return set(control.reach if isinstance(control, Path) else getattr(control, "places", ()))
        return set()

    # --- the loop -------------------------------------------------------------------------------
    def flow(self) -> None:
        """Answer every prompt that needs nobody."""
        for _ in range(100):
            prompts = [p for p in self.system.awaiting(self.state) if p.to == AUTO]
            if not prompts:
                return
            self._decide([], prompts[0])
        raise AssertionError("the sequence of play goes round by itself")

    def _decide(self, orders: Sequence[tuple[str, Any]], prompt: Prompt) -> list[AnyFact]:
        before = self.state
        self._settle(lambda answers: self.system.decide(before, orders, prompt, answers))
        actor = orders[0][0] if orders else before.truth.seat
        if before.truth.stage not in ("opening", "G") and self.truth.stage != "over" and actor != JUDGE:
            self._nobody_else_heard(before, actor)
        return self.last

    def _settle(self, decide: Callable[[Answers], Sequence[Any]]) -> None:
        given: dict[str, Answer] = {}
        dice = list(self.dice)
        while True:
            try:
                facts = decide(Answers(given))
            except Unanswered as wanting:
                given |= {key: self._answer(key, ask, dice) for key, ask in wanting.asks}
                continue
            self.dice = dice
            self.rolled += given
            self._fold(facts)
            return

    def _nobody_else_heard(self, before: State, actor: str) -> None:
        groups = {s.id: s.group for s in before.public.seats}
        for seat, known in before.known.items():
            if groups[seat] != groups[actor]:
                now = self.state.known[seat]
                assert replace(now, step="") == replace(known, step=""), f"{seat} learns of what {actor} does"
            elif seat != before.truth.seat and before.truth.stage != "setup":
                assert self.state.known[seat].roster == known.roster, (
                    f"{seat} hears of its own in another's turn"
                )

    def _answer(self, key: str, ask: Roll | Ruling, dice: list[int]) -> Answer:
        if isinstance(ask, Ruling):
            self.ruled.append(ask)
            return Answer(key=key, seat=ask.seat, choice=self.rulings.get(ask.purpose, ask.default))
        assert len(dice) >= ask.dice, f"no die is loaded for {key}"
        faces = tuple(dice.pop(0) for _ in range(ask.dice))
        return Answer(key=key, seat=ask.seat, faces=faces, by="loaded")

    def _fold(self, facts: Sequence[Any]) -> None:
        self.last = list(facts)
        for fact in self.last:
            again = self.system.read_fact(fact.model_dump(mode="json"))
            assert again == fact, f"{fact.kind} does not come back as it was stored"
            self.state = self.system.apply(self.state, fact)
