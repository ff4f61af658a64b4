"""Errands: for each kind of order a small situation, and a way through the forms to it, found by trying what is offered."""

import asyncio
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, assert_never

from artifact_server.app import open_hall
from artifact_server.core.bundle import Bundle
from artifact_server.core.forms import Assign, Budget, Choose, Control, Endpoint, Form, Number, Text
from artifact_server.core.forms import Path as Way
from artifact_server.core.seats import Seat
from artifact_server.core.words import JSON
from artifact_server.settings import Settings
from artifact_server.systems.artifact.views.options.deeds import read_intent
from artifact_server.table import NewGame
from tests.artifact.table import FACTIONS, Game, bundle, fig

Step = tuple[str, JSON]
FORMS = 400
"""So many forms are tried for one way in."""
FEW = 14
"""Of so many options each is tried."""
MAIN = "RL(9,20)"
ALL = ["hacker", "mechanic", "medic", "pilot", "plasma"]


@dataclass(frozen=True)
class Place:
    """Where an errand begins: a map, and who stands there; a map alone begins with set-up."""

    map: str
    seat: str
    figures: tuple[Mapping[str, Any], ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)
    seats: str = "PFMA"
    reads: Mapping[str, str] = field(default_factory=dict)

    def config(self) -> dict[str, Any]:
        if not self.figures:
            return {"encryption": True, **self.more}
        standing = {"figure": [dict(f) for f in self.figures], "turn": self.seat, **self.more}
        return {"encryption": True, "situation": standing, **self.reads}

    def game(self) -> Game:
        if not self.figures:
            return Game.opening(self.map, self.seats, **self.more)
        return Game(self.map, *self.figures, seats=self.seats, turn=self.seat, reads=self.reads, **self.more)


@dataclass(frozen=True)
class Errand:
    """An order to be given: what is declared for it, and the choices that lead there."""

    kind: str
    place: Place
    prompt: str
    deed: Mapping[str, str] = field(default_factory=dict)
    steps: Sequence[Step] = ()


HALL = Place(
    "FX-HALL", "P", (fig("P.H1", "3,1", gear=["pistol"]), fig("P.H2", "3,1"), fig("M.H9", "4,1", "W"))
)
DESK = Place(
    "feynman",
    "M",
    (fig("M.mccray", MAIN, "N", skills=ALL, gear=["key", "sneaksuit"]), fig("M.slavin", MAIN, "N")),
    {"control": "mccray"},
)
HELM = Place(
    "feynman", "P", (fig("P.orlov", "cutter(9,21)", "W", skills=ALL), fig("F.preuitt", "RR(1,25)", "W"))
)
NEST = Place("FX-HALL", "A", (fig("A.B1", "4,1"), fig("M.H9", "4,1", "W", wound="down")))
MUSTER = Place("feynman", "P", more={"species": "hal"})
MASKS = Place("FX-LINE", "A", (fig("A.koch", "4,0", "W"), fig("P.yee", "2,0", kind="human", look="yee")))
MOLE = Place("FX-LINE", "F", (fig("P.orlov", "3,0"), fig("F.H1", "0,0")), {"informant": {"orlov": "F"}})
AWAKE = Place(
    "feynman",
    "A",
    (fig("M.mccray", MAIN, "N"), {**fig("M.doc", "RL(8,31)", "W"), "seat": "", "asleep": True}),
    {"control": "mccray", "hal": {"A": MAIN}},
)
WANTED: Mapping[str, Place] = {
    "take_loadout": MUSTER,
    "muster": MUSTER,
    "place": MUSTER,
    "move": HALL,
    "attack": HALL,
    "watch": HALL,
    "exchange": HALL,
    "end_move": HALL,
    "say_way": replace(HALL, reads={"ways": "said"}),
    "end_actions": HALL,
    "set_stance": HALL,
    "permit": HALL,
    "hack": DESK,
    "destruct": DESK,
    "security": DESK,
    "use": DESK,
    "pass_control": DESK,
    "call": DESK,
    "pilot": HELM,
    "special": NEST,
    "send_lift": Place("feynman", "P", (fig("P.H1", "MH(26,19)"), fig("M.H2", "RR(1,25)"))),
    "switch": Place("FX-LINE", "M", (fig("M.X1", "0,0"), fig("M.H2", "1,0"), fig("P.H1", "5,0"))),
    "carry": MUSTER,
    "settle": Place("feynman", "F", more={"species": "hal"}),
    "set_mask": MASKS,
    "set_condition": MOLE,
    "activate": MOLE,
    "hal_act": AWAKE,
    "step_ram": AWAKE,
    "distort": AWAKE,
}
"""Kinds of orders, each with a place where it can be given. Whoever gives one declares, and is ready, on his way there."""
STANDING = ("set_stance", "permit", "call", "set_condition", "activate")


def errands() -> Iterator[Errand]:
    """A way to each of them."""
    for kind, place in WANTED.items():
        found = next((e for e in _ways(place, kind) if e.kind == kind), None)
        assert found is not None, f"no way to {kind}"
        yield found


def _ways(place: Place, wanted: str) -> Iterator[Errand]:
    game = place.game()
    if not place.figures:
        yield from _through(place, game, "setup", {})
        return
    if wanted in STANDING:
        yield from _through(place, game, "standing", {})
        return
    if game.prompt(place.seat).kind == "act":
        yield from _through(place, game, "act", {})
        return
    control = game.form("declare").control
    assert isinstance(control, Assign)
    for deed in ({row.id: str(option.value)} for row in control.rows for option in row.options):
        if any(("+" in d) for d in deed.values()):
            continue
        declared = place.game()
        intents = {k: read_intent(v).model_dump() for k, v in deed.items()}
        declared.order("declare", intents=intents)
        yield from _through(place, declared, "act", deed)


def _through(place: Place, game: Game, prompt: str, deed: Mapping[str, str]) -> Iterator[Errand]:
    """Every order that the forms lead to, the shortest way to each first."""
    queue: deque[list[Step]] = deque([[]])
    for _ in range(FORMS):
        if not queue:
            return
        steps = queue.popleft()
        form = _form(game, place.seat, prompt, dict(steps))
        if form.order is not None:
            yield Errand(str(form.order["kind"]), place, prompt, deed, steps)
        for control in _open(form, steps):
            queue.extend([[*steps, (control.name, value)] for value in _values(control)])


def _form(game: Game, seat: str, kind: str, chosen: Mapping[str, JSON]) -> Form:
    asked = next(p for p in game.system.awaiting(game.state) if p.to == seat and p.kind == kind)
    return game.system.options(game.state.known[seat], game.state.public, seat, asked, chosen)


def _open(form: Form, steps: Sequence[Step]) -> list[Control]:
    chosen = {name for name, _ in steps}
    return [c for c in (form.control, *form.also) if c is not None and c.name not in chosen]


def _values(control: Control) -> list[JSON]:
    match control:
        case Choose():
            values = [o.value for o in control.options if o.off is None][:FEW]
            return [values[:1]] if control.many else values
        case Way():
            return [[at] for at, (_, before) in control.reach.items() if before == control.start][:1]
        case Endpoint():
            return list(control.places[:1])
        case Assign():
            return [{r.id: o.value} for r in control.rows for o in r.options if o.value != r.default][:3]
        case Number():
            return [control.default]
        case Budget():
            return [{line.id: line.have + 1} for line in control.lines if 0 < line.price <= control.purse][:1]
        case Text():
            return ["Is anybody there?"[: control.most]]
        case _:
            assert_never(control)


def lay(folder: Path, sent: Sequence[Errand]) -> list[str]:
    """A game for each of them, in the data folder of a server to come; the token of its seat's link."""
    # The browser's own event loop runs in this thread.
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, _lay(folder / "data", sent)).result()


def _carded(map: str) -> Bundle:
    """A drawn map with the head that a lobby reads."""
    found = bundle(map)
    return replace(found, files={**found.files, "scenario.toml": bundle("feynman").files["scenario.toml"]})


async def _lay(data: Path, sent: Sequence[Errand]) -> list[str]:
    hall = open_hall(Settings(data))
    tokens = []
    for errand in sent:
        place = errand.place
        seats = tuple(Seat(id=s, faction=FACTIONS[s[0]], group=s) for s in place.seats)
        table = await hall.create(
            NewGame(_carded(place.map), seats, place.config(), False, {"*": "automatic"})
        )
        tokens.append(await table.join(place.seat, "Ines"))
    await hall.close()
    return tokens
