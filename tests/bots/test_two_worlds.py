"""Two worlds that differ only in what a seat cannot know: its bot gives the same orders in both, whatever it plays for."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import pytest

from artifact_server.bots.player import Order, Player, Walk
from artifact_server.bots.steady import Steady
from artifact_server.bots.wanderer import Wanderer
from artifact_server.core.game import View
from artifact_server.core.prompts import Prompt
from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Plan, Square
from artifact_server.systems.artifact.model.state import State
from tests.bots.game import Game
from tests.bots.measure import SPECIES, dealt

ROUNDS, ENOUGH = 3, 4
"""So long the worlds are played; so many answers at least are given before the seat learns what differs: HAL soon does."""
EMPLOYERS = ("gmen", "technicians", "museum", "visitors")
SHEETS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "pirates": ("P", {}),
    "scientist": ("M", {}),
    **{each: ("F", {"employer": each}) for each in EMPLOYERS},
    **{each: ("A", {"species": each}) for each in SPECIES},
}
Answer = tuple[View, JSON]
IDLE: Mapping[str, Order] = {
    "declare": {"kind": "declare", "intents": {}},
    "act": {"kind": "end_actions"},
}


class Sitter(Wanderer):
    """Sets up by lot, and does nothing in its turn."""

    def walk(self, view: View | None = None) -> Walk:
        asked = next(
            p["kind"] for k, p in (view or {}).items() if k.startswith("prompt/") and not p["optional"]
        )
        if asked not in IDLE:
            return (yield from super().walk(view))
        yield {}
        return IDLE[asked]


class World(Game):
    """A seat's bot among sitters. In the other world all that is far from it stands elsewhere."""

    def __init__(self, seat: str, begins: Mapping[str, str], *, other: bool, peeks: bool = False) -> None:
        self.seat, self.other, self.answers = seat, other, list[Answer]()
        deal = dealt(3, begins.get("species", "bugs"))

        def players(game: Game) -> dict[str, Player]:
            sitters: dict[str, Player] = {s.id: Sitter(f"sits {s.id}") for s in deal.seats}
            bot = Peeping("two", game) if peeks else Steady("two", "steady", game.atlas, begins)
            return sitters | {seat: bot}

        super().__init__(deal, "two worlds", players)

    def answer(self, prompt: Prompt) -> bool:
        if self.other and self.state.public.phase == "play":
            self.state, self.other = elsewhere(self.state, self.seat, self.system.plan), False
        view = self.screens.view(prompt.to)
        done = super().answer(prompt)
        if prompt.to == self.seat:
            self.answers.append((view, self.given[-1]))
        return done

    def played(self) -> Sequence[Answer]:
        self.play(until=lambda game: game.state.public.round > ROUNDS)
        return self.answers


class Peeping(Wanderer):
    """Chooses in play by where the Artifact truly lies."""

    def __init__(self, seed: str, game: Game) -> None:
        super().__init__(seed)
        self._game = game

    def walk(self, view: View | None = None) -> Walk:
        thing = next(item for item in self._game.state.truth.items.values() if item.type == "artifact")
        if self._game.state.public.phase == "play":
            self.lots.seed(f"{thing.at} {self._game.state.public.round}")
        return (yield from super().walk(view))


def elsewhere(state: State, seat: str, plan: Plan) -> State:
    """Whoever and whatever is in no segment where this seat has eyes stands or lies somewhere else in its room."""
    truth, spied = state.truth, state.known[seat].secrets.get("informants") or {}
    eyes = {f.at for f in truth.figures.values() if f.seat == seat or f.id in spied}
    if any(f.kind == "alien_mind" and f.seat == seat for f in truth.figures.values()):
        eyes |= {item.at for item in truth.items.values() if item.type == "artifact"}
    watched = {plan.cells[at].segment for at in eyes if at is not None}
    taken = {figure.at for figure in truth.figures.values()}

    def moved(at: Square | None) -> Square | None:
        if at is None or at not in plan.cells or plan.cells[at].segment in watched:
            return at
        squares = plan.spaces[plan.cells[at].space].squares
        return max((s for s in squares if s not in taken and plan.cells[s].terrain != "blocked"), default=at)

    figures = {id: replace(figure, at=moved(figure.at)) for id, figure in truth.figures.items()}
    items = {id: replace(item, at=moved(item.at)) for id, item in truth.items.items()}
    assert figures != truth.figures
    return replace(state, truth=replace(truth, figures=figures, items=items))


def alike(one: Sequence[Answer], other: Sequence[Answer]) -> Iterator[bool]:
    """Of answers to views that are the same, whether they are; until the seat has learned what differs."""
    for (view, order), (view_there, order_there) in zip(one, other, strict=False):
        if view != view_there:
            return
        yield order == order_there


def compared(seat: str, begins: Mapping[str, str], *, peeks: bool = False) -> list[bool]:
    here, there = (World(seat, begins, other=other, peeks=peeks).played() for other in (False, True))
    return [*alike(here, there)]


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_bot_plays_by_what_its_seat_can_know(sheet: str) -> None:
    answers = compared(*SHEETS[sheet])
    assert len(answers) >= ENOUGH
    assert all(answers)


def test_one_who_peeked_would_be_found_out() -> None:
    assert not all(compared("P", {}, peeks=True))
