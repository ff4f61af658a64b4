"""What the rules cost: sight, a decision, all views, all forms; and how large what goes out is."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import orjson

from artifact_server.bench.crowd import SCENARIO
from artifact_server.bench.readings import Reading, Watch, single
from artifact_server.bench.size import Size
from artifact_server.bench.walker import Walker
from artifact_server.core.answers import Answers
from artifact_server.core.bundle import Bundle
from artifact_server.core.game import AnyState
from artifact_server.core.prompts import Prompt
from artifact_server.core.seats import AUTO, JUDGE
from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Pose, Scene, prepare
from artifact_server.systems.artifact import Artifact
from artifact_server.systems.artifact.reading import read_book
from artifact_server.table import Table, frames

LOOKS = 100


def measure_sight(bundle: Bundle) -> Iterator[Reading]:
    """Reading a scenario, the tables of its sight, and single looks from squares all over the station."""
    read = Watch()
    with read.run():
        book = read_book(bundle)
    plan = book.plan
    yield read.reading("scenario", f"reading the scenario {SCENARIO}")
    tables = Watch().of(lambda: prepare(replace(plan)), 1)
    yield tables.reading("sight-tables", "sight of all its squares, once for each server")
    prepare(plan)
    craft = next(iter(plan.crafts))
    away = {craft: Pose(docked=False, dx=6)}
    for name, label, poses in (
        ("look", "a first look from a square", {}),
        ("look-away", "…, a craft away", away),
    ):
        scene, looks = Scene(plan, frozenset(plan.hatches), poses, heights=frozenset()), Watch()
        for square in list(plan.cells)[:: len(plan.cells) // LOOKS]:
            looks.of(partial(scene.field, square, "E"), 1)
        yield looks.reading(name, label)


@dataclass
class Moment:
    """A game at one moment, without a table."""

    system: Artifact
    state: AnyState

    @property
    def prompt(self) -> Prompt:
        """What the game waits for."""
        return next(p for p in self.system.awaiting(self.state) if not p.optional)

    def form(self, asked: Prompt, chosen: Mapping[str, JSON]) -> bytes:
        """A form as it goes out."""
        known, public = self.state.known[asked.to], self.state.public
        return frames.encode(self.system.options(known, public, asked.to, asked, chosen))

    async def order(self, walker: Walker) -> Mapping[str, JSON]:
        """What the walker would order now."""
        asked = self.prompt

        async def ask(chosen: Mapping[str, JSON]) -> Mapping[str, Any]:
            form: Mapping[str, Any] = orjson.loads(self.form(asked, chosen))
            return form

        return await walker.order(asked.kind, ask)

    def after(self, order: Mapping[str, JSON] | None) -> AnyState:
        """The state after an order, or after a step that the sequence takes by itself."""
        asked, state = self.prompt, self.state
        orders = [] if order is None else [(asked.to, self.system.read_order(order))]
        for fact in self.system.decide(state, orders, asked, Answers({})):
            state = self.system.apply(state, fact)
        return state

    def flow(self) -> None:
        """On to the next thing that a person decides."""
        while self.prompt.to == AUTO:
            self.state = self.after(None)

    def parts(self, seat: str, state: AnyState | None = None) -> dict[str, bytes]:
        """What lies before a seat, in bytes."""
        now = state or self.state
        if seat == JUDGE:
            return frames.parts(self.system.oversee(now))
        return frames.parts(self.system.view(now.known[seat], now.public, seat))


async def measure_rules(table: Table, size: Size) -> list[Reading]:
    """One turn of the first seat: its forms, a walk decided, the views that come of it."""
    system = table.ledger.system
    assert isinstance(system, Artifact)
    moment, walker = Moment(system, table.ledger.standing.state), Walker()
    moment.flow()
    forms = _forms(moment, size)
    moment.state = moment.after(await moment.order(walker))
    walk = await moment.order(walker)
    return [*forms, *_walking(moment, walk, size), *_views(moment, size), *_bytes(moment, walk)]


def _forms(moment: Moment, size: Size) -> list[Reading]:
    """The largest form there is, for each seat."""
    first, again = Watch(), Watch()
    for watch, times in ((first, 1), (again, size.times)):
        for seat in moment.state.known:
            watch.of(partial(moment.form, Prompt("declare", seat, "declare"), {}), times)
    return [
        first.reading("declare-first", "a seat's form of declaration, for the first time"),
        again.reading("declare", "a seat's form of declaration"),
    ]


def _walking(moment: Moment, walk: Mapping[str, JSON], size: Size) -> list[Reading]:
    asked = Watch().of(partial(moment.form, moment.prompt, {"figure": walk["figure"]}), size.times)
    decided = Watch().of(partial(moment.after, walk), size.times)
    return [
        asked.reading("reach", "the form of a walk, with its reach"),
        decided.reading("decide", "a walk decided and made true"),
    ]


def _views(moment: Moment, size: Size) -> list[Reading]:
    system, seats, all_seats = moment.system, list(moment.state.known), Watch()
    for seat in seats:
        all_seats.of(partial(moment.parts, seat), size.times)
    judge = Watch().of(partial(moment.parts, JUDGE), size.times)
    state = Watch().of(lambda: system.read_state(system.write_state(moment.state)), size.times)
    return [
        all_seats.reading("view", f"the view of a seat, one of {len(seats)}"),
        judge.reading("oversee", "the view of the judge"),
        state.reading("snapshot", "the whole state written and read"),
    ]


def _bytes(moment: Moment, walk: Mapping[str, JSON]) -> list[Reading]:
    """On the wire: whole views, and what one step of one figure changes in them."""
    seat, after = moment.prompt.to, moment.after(walk)
    whole = [len(frames.whole(1, moment.parts(other))) for other in moment.state.known]
    step, judge = (
        len(frames.frame(2, 1, moment.parts(one), moment.parts(one, after))) for one in (seat, JUDGE)
    )
    return [
        single("bytes-view", "a whole view, on average", "bytes", sum(whole) / len(whole)),
        single("bytes-judge", "the judge's whole view", "bytes", len(frames.whole(1, moment.parts(JUDGE)))),
        single("bytes-step", "a frame when one figure moves", "bytes", step),
        single("bytes-step-judge", "the judge's frame then", "bytes", judge),
        single("bytes-state", "a snapshot", "bytes", len(moment.system.write_state(moment.state))),
    ]
