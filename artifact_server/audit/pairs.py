"""A pair of worlds: one scene, one secret, played twice; what the walker says of it, and what differed."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from artifact_server.audit.cast import Cast
from artifact_server.audit.ground import bundle_of, items_of
from artifact_server.audit.hidden import Secret, Situation, nothing
from artifact_server.audit.play import Play
from artifact_server.audit.room import VISITOR, Entry, WebMaker, opened
from artifact_server.audit.scenes import Scene, Script
from artifact_server.audit.slow_sight import Drawing, drawing
from artifact_server.audit.wandering import Wandering
from artifact_server.audit.watching import Watch
from artifact_server.core.seats import Seat
from artifact_server.table import NewGame

WORLDS = ("one", "other")
FACTIONS = {"P": "pirates", "F": "phone", "M": "scientist", "A": "alien"}
AUTOMATIC = {"*": "automatic"}
MOST_SHOWN = 2000
NOWHERE = Drawing(frozenset(), {}, {}, frozenset())
"""At set-up nobody looks at the station."""


@dataclass
class Played:
    """What came of a script in one world."""

    tapes: dict[str, list[Entry]]
    play: Play


@dataclass
class Verdict:
    """How a pair went."""

    could_know: dict[str, str]
    apart: dict[str, str]
    """Seat → the first difference on its tape, of those who cannot know."""
    seats: int
    """How many cannot know, visitors and observers too."""
    shows: bool
    """Whether those who know can tell the worlds apart: else there is no secret."""
    cells: Counter[tuple[str, str]]
    givers: dict[str, set[str]]


@dataclass(frozen=True)
class Pair:
    """One scene and one secret; `lots` varies what may vary."""

    scene: Scene
    secret: Secret
    lots: str = ""
    wandering: bool = False
    """Whether bots make the script up."""

    @property
    def name(self) -> str:
        """Another for each pair."""
        return " × ".join(filter(None, (self.scene.name, self.secret.name, self.lots)))

    def worlds(self) -> dict[str, Situation]:
        """The situation in each of the two."""
        if not self.scene.figures:
            return {world: {} for world in WORLDS}
        lots = Random(f"{self.scene.name} {self.secret.name} {self.lots}")
        base = self.scene.situation(lots if self.lots else None)
        return dict(zip(WORLDS, self.secret.change(base, self.scene.ground, lots), strict=True))

    @property
    def knowing(self) -> str:
        """Who knows: as the secret says; of the marker, whose people have it."""
        return f"{self.scene.ground.holder}J" if self.secret.name == "marker" else self.secret.knowing

    async def verdict(self, make_web: WebMaker, folder: Path) -> Verdict:
        """Play both worlds; hold what each seat got against what it could have known."""
        one, other = await self._both(make_web, folder)
        unknowing = [s for s in {**one.tapes, **other.tapes} if s not in self.knowing]
        bundle = bundle_of(self.scene.map)
        drawn = drawing(bundle.files) if self.scene.figures else NOWHERE
        watch = Watch(drawn, items_of(bundle))
        could = {
            s: why
            for s in unknowing
            if s != VISITOR and (why := watch.known(s, one.play.moments, other.play.moments))
        }
        found = {
            s: difference(one.tapes.get(s, []), other.tapes.get(s, [])) for s in {**one.tapes, **other.tapes}
        }
        apart = {s: found[s] for s in unknowing if found[s] and s not in could}
        shows = any(found[s] for s in found if s in self.knowing)
        return Verdict(
            could, apart, len(unknowing), shows, one.play.cells & other.play.cells, one.play.givers
        )

    async def moment(self, make_web: WebMaker, folder: Path) -> str:
        """Play a scene in which it comes out: what is wrong with the moment at which P comes to know; "" if nothing is."""
        one, other = await self._both(make_web, folder)
        step = one.play.known_from
        if step is None or step != other.play.known_from:
            return "the worlds have no moment in common"
        before = [[e for e in played.tapes["P"] if e.step < step] for played in (one, other)]
        if early := difference(*before):
            return f"P can tell too early: {early}"
        return "" if difference(one.tapes["P"], other.tapes["P"]) else "P can not even tell afterwards"

    async def _both(self, make_web: WebMaker, folder: Path) -> list[Played]:
        script = (
            Wandering(f"{self.scene.name} {self.secret.name} {self.lots}")
            if self.wandering
            else self.scene.script
        )
        return [await self.played(world, script, make_web, folder / world) for world in WORLDS]

    async def played(self, world: str, script: Script, make_web: WebMaker, folder: Path) -> Played:
        """One of the two, played."""
        situation = self.worlds()[world]
        async with opened(self._new(situation, world), self.secret.dice(world), make_web, folder) as room:
            play = Play(room, self.scene.seats, self.knowing, world)
            for seat in room.cookies:
                await room.sit(seat)
            play.note()
            await script(play, self._cast(situation))
            for path in ("/join?code=K7MX4", "/"):
                await room.look(VISITOR, path)
            return Played(room.tapes, play)

    def _cast(self, situation: Situation) -> Cast:
        secret = self.secret
        return Cast(secret.in_turn, secret.aside, secret.at_setup or nothing, situation.get("control", ""))

    def _new(self, situation: Situation, world: str) -> NewGame:
        seats = tuple(Seat(id=s, faction=FACTIONS[s], group=s) for s in self.scene.seats)
        config: dict[str, Any] = {"situation": situation} if situation else dict(self.secret.agreed(world))
        modes = self.secret.modes or AUTOMATIC
        config |= dict(self.scene.rulings)
        return NewGame(bundle_of(self.scene.map), seats, config, judge=True, modes=modes)


def difference(one: list[Entry], other: list[Entry]) -> str:
    """The first place at which two tapes part, in words; empty if they are the same."""
    for a, b in zip(one, other, strict=False):
        if a != b:
            return f"{_shown(a)}\n{_shown(b)}"
    if len(one) != len(other):
        longer = max(one, other, key=len)[min(len(one), len(other))]
        return f"{len(one)} entries and {len(other)}; the first of the rest: {_shown(longer)}"
    return ""


def _shown(entry: Entry) -> str:
    return f"step {entry.step}, {entry.channel}: {entry.data.decode()[:MOST_SHOWN]}"
