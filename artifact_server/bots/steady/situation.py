"""All that a sheet decides by: the picture, the deck, what is remembered, how strong a player this is."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random

from artifact_server.bots.customs import NONE, Customs
from artifact_server.bots.steady.deck import A_ROUND, FAR, Bars, Deck
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.picture import Other, Own, Picture
from artifact_server.kit.deckplan import Square


@dataclass(frozen=True)
class Strength:
    """How well a bot plays: how much chance is in its judgement, whether it reckons where others may be."""

    name: str
    noise: float
    believes: bool


STRENGTHS = {
    s.name: s
    for s in (Strength("easy", 0.6, False), Strength("steady", 0.1, True), Strength("sharp", 0.0, True))
}
ENDLESS = 99
RIVAL = "mccray"
"""Who steers the ship from the start, and stands best as long as he is let be."""
WEAPONS = ("pistol", "rifle", "rpp7", "emp", "torch", "launcher")
BY_KEY, BY_FIRE = 5, 15
"""What it costs to unlock a hatch, or to cut or etch it, in squares on foot."""


@dataclass(frozen=True)
class Situation:
    """One moment of one seat."""

    picture: Picture
    deck: Deck
    memory: Memory
    strength: Strength
    lots: Random
    spared: frozenset[str] = frozenset()
    """Looks of people whom it has promised to let be, and of those who secretly are its own."""
    customs: Customs = NONE
    guests: tuple[frozenset[str], ...] = ()
    """Names of the people of each party that it has promised to carry home."""
    wary: bool = False
    """Whether its people are too few to be struck as they pass by others."""
    trades: bool = False
    """Whether things are to be exchanged as agreed."""

    @property
    def rounds_left(self) -> int:
        """Until the last round is over, or the drive goes up."""
        last = min(self.picture.last or ENDLESS, self.memory.fuse or ENDLESS)
        return last - self.picture.round

    def field(self, own: Own, to: frozenset[Square]) -> Mapping[Square, int]:
        """How far it is for this figure from anywhere to there, by ways that it can take or open."""
        native = "native" in own.skills or own.kind in ("bug", "koch", "pan")
        bars, opening = self.bars_for(own), self.opening(own)
        if self._meek(own):
            round = self.deck.field(to, Bars(bars.shut, bars.gone | self.dens), native, opening)
            if own.at in round:
                return round
        return self.deck.field(to, bars, native, opening)

    def _meek(self, own: Own) -> bool:
        """With nothing in his hands he rather goes another way than through a den of whom he need not look for."""
        gone = RIVAL in self.memory.felled or RIVAL in self.spared or RIVAL in self.picture.own
        return own.person and not own.has(*WEAPONS) and not gone

    @cached_property
    def dens(self) -> frozenset[str]:
        """Hatches of the segments from which the ship can be steered, craft aside: who does sits there, behind traps."""
        plan = self.deck.plan
        desks = {plan.cells[at].segment for at in self.deck.fitting("major_terminal")}
        dens = {segment for segment in desks if not plan.segments[segment].craft}
        return frozenset(h.id for h in plan.hatches.values() if dens & set(h.segments))

    def bars_for(self, own: Own) -> Bars:
        """A lock's hatch is never cut: open for good, it would bar the other one for good."""
        if self.opening(own) == BY_KEY:
            return self.bars
        locks = {hatch for hatch in self.bars.shut if self.deck.of_lock(hatch)}
        return Bars(self.bars.shut - locks, self.bars.gone | locks)

    @cached_property
    def bars(self) -> Bars:
        """What it knows to be in the way."""
        known = self.memory.barred(self.picture)
        return Bars(known.shut, known.gone | self._cast_off)

    @cached_property
    def menace(self) -> Mapping[Square, float]:
        """How many others are to be expected on each square; nowhere, for who does not reckon with that."""
        awake = [o for o in self.picture.others if o.up and not o.mate and not self.asleep(o)]
        return self.memory.belief.weights(awake) if self.strength.believes else {}

    def whereabouts(self, other: Other) -> frozenset[Square]:
        """Where to look for him: where he was last seen, until that is seen to be empty; then wherever he may be, but for
        where its own people stand."""
        may = self.memory.belief.where(other) if self.strength.believes else frozenset()
        may -= {own.at for own in self.picture.active}
        return frozenset({other.at}) if other.at in may or not may else may

    @cached_property
    def foul(self) -> frozenset[Square]:
        """Where there is gas, or no air, as far as it knows."""
        plan = self.deck.plan
        airless = self.memory.airless(self.picture.round) & plan.segments.keys()
        spaces = {id for segment in airless for id in plan.segments[segment].spaces}
        return frozenset(s for id in spaces | self.picture.gassed for s in plan.spaces[id].squares)

    def asleep(self, other: Other) -> bool:
        """A machine that has never been seen to stir."""
        return other.look.startswith("robot_") and other.id not in self.memory.stirred

    def opening(self, own: Own) -> int:
        """What it costs this figure to open a hatch that is shut, in squares; 0 if it cannot."""
        if own.has("key") and self.picture.computer:
            return BY_KEY
        if own.can("torch") or (own.has("torch") and own.can("mechanic")) or own.can("acid_sprayer"):
            return BY_FIRE
        return 0

    @property
    def cars(self) -> frozenset[Square]:
        """Where lift cars are taken to stand: not behind a hatch that somebody has just found an empty shaft behind."""
        lately = self.picture.round - 1
        empty = (h for h, since in self.memory.carless.items() if since >= lately)
        return self.picture.cars - {at for hatch in empty for at in self.deck.plan.hatches[hatch].squares}

    @property
    def _cast_off(self) -> frozenset[str]:
        """Hatches that lead nowhere since their craft is away."""
        away = (id for id, berth in self.picture.crafts.items() if not berth.docked or berth.gone)
        return frozenset(self.deck.plan.crafts[id].port for id in away if id in self.deck.plan.crafts)

    def far(self, own: Own, to: frozenset[Square]) -> int:
        """Squares on foot to the nearest of these; FAR if there is no way."""
        if own.at is None or not to:
            return FAR
        return 0 if own.at in to else self.field(own, to).get(own.at, FAR)

    def rounds(self, own: Own, to: frozenset[Square]) -> float:
        return self.far(own, to) / A_ROUND

    def nearest(self, people: Iterable[Own], to: frozenset[Square]) -> Own | None:
        """Who is there first, if anybody can be."""
        ways = [(self.far(own, to), own.id, own) for own in people]
        far, _, own = min(ways, default=(FAR, "", None))
        return own if far < FAR else None

    def aboard(self, craft: str) -> list[Own]:
        """Own active figures in a craft."""
        return [own for own in self.picture.active if self.deck.craft_of(own.at) == craft]

    def crafts(self) -> list[str]:
        """Craft that have not left the map."""
        return [id for id, berth in self.picture.crafts.items() if not berth.gone]
