"""What a bot remembers from view to view: the shields, where it has looked, what it was told, who makes no headway."""

from collections import Counter
from dataclasses import dataclass, field

from artifact_server.bots.steady.belief import Belief
from artifact_server.bots.steady.deck import Bars, Deck
from artifact_server.bots.steady.picture import Other, Own, Picture, Told
from artifact_server.kit.deckplan import Square

DOWN = ("shields-are-down", "shields-lowered", "burns-generator", "generator-destroyed")
UP = ("shields-are-up", "shields-raised")
LIT = ("destruct-set", "countdown-started", "countdown")
QUENCHED = ("destruct-cancel-set", "countdown-cancelled")
CLOSED = ("mind-closed", "mind-broken")
SCANS = ("scan-room", "scan-segment", "scan-nothing")
SNOOPED = ("snooped", "snooped-nobody", "snooped-dark", "stopped-no-cameras")
HELD_UP = ("stopped-by-trap", "stopped-interlock", "loses-phase")
STRUCK = ("attacked", "own-hit")
VENTED = "decompression-warning"
INTERLOCKED, THRICE = "stopped-interlock", 3
SEARCHED = ("found-nothing", "found-on-body")
SEALED = "stopped-pressure"
CARLESS = "stopped-no-car"
POWERLESS = "stopped-no-power"
POKED = 1
"""How near one must stand to what is tucked away."""
FORGOTTEN = 8
"""Rounds after which a lock that was met is tried again."""
VACUUM = 15
"""Rounds after which a hatch that was shut against a room without air is tried again: somebody may have closed the hole."""
VAIN = 6
"""Rounds after which he tries again what he tried in vain."""


@dataclass
class Memory:
    """Grows with each view; a bot that has lost it plays on with what its view holds."""

    shields: bool | None = None
    fuse: int = 0
    """The round in which the drive goes up; 0 while no countdown runs."""
    read: int = 0
    """The number of the last notice read."""
    seen: dict[str, int] = field(default_factory=dict)
    """Spaces by the round in which most of them was last in sight."""
    glanced: dict[Square, int] = field(default_factory=dict)
    """Squares by the round in which they were last in sight: in the dark one has been in a room and not seen it."""
    searched: set[Square] = field(default_factory=set)
    """Nooks that somebody has looked into from beside, or stood in; he cannot stand in some, and looks in passing."""
    traces: dict[str, int] = field(default_factory=dict)
    """Segments in which a counter ticked, by the round in which it did; those in which it was silent have 0."""
    stood: dict[str, Square] = field(default_factory=dict)
    """Counters by where they were first seen."""
    had: dict[str, tuple[Square, frozenset[str]]] = field(default_factory=dict)
    """Own figures by where they were last known to be, and what they had there."""
    since: dict[str, int] = field(default_factory=dict)
    """Counters by the round in which they were first seen."""
    stands: dict[str, tuple[Square, int]] = field(default_factory=dict)
    """Own figures by where they stand and the round since when."""
    stirred: set[str] = field(default_factory=set)
    """Counters that have been seen elsewhere since: whatever has not may be asleep."""
    belief: Belief = field(default_factory=Belief)
    bars: dict[str, tuple[str, int]] = field(default_factory=dict)
    """Hatches that are shut, by the moment of which that is known and the round in which it was learned."""
    sealed: dict[str, int] = field(default_factory=dict)
    """Hatches that somebody has found shut against a room without air, by the round of it."""
    vented: dict[str, int] = field(default_factory=dict)
    """Segments that have lost their air, by the round of it."""
    jammed: dict[str, set[int]] = field(default_factory=dict)
    """Hatches of locks whose other end was found open, by the rounds of it: at last it is taken to stand open for good."""
    carless: dict[str, int] = field(default_factory=dict)
    """Hatches behind which no lift car was, by the round in which somebody stood before the empty shaft."""
    dead: set[Square] = field(default_factory=set)
    """Where somebody stood when a terminal did not answer."""
    harmless: set[str] = field(default_factory=set)
    """Codes of the names of hatches that were looked at and hold no trap."""
    trapped: str = ""
    """The last that was looked at and holds one."""
    spotted: dict[str, tuple[Square, int]] = field(default_factory=dict)
    """Looks of people by where they were last seen on their feet, and in which round; also if they are gone from there."""
    struck: Counter[str] = field(default_factory=Counter)
    """How often somebody has been attacked since he stood up, or fell."""
    felled: set[str] = field(default_factory=set)
    """Looks of those who were last seen lying there; they may have been made away with since."""
    proof: set[str] = field(default_factory=set)
    """Codes of the names of those on whom a power has had no effect: they are not of flesh."""
    foes: set[str] = field(default_factory=set)
    """Looks of those who have been seen to attack its own."""
    frisked: set[str] = field(default_factory=set)
    """Codes of the names of those who have been searched since they fell."""
    tries: dict[str, tuple[Square, Counter[str]]] = field(default_factory=dict)
    """Own figures by where they stand, and how often each has tried there to do what."""
    bound: dict[str, tuple[Square, frozenset[Square]]] = field(default_factory=dict)
    """Own figures that set out, by where they stood and where they were bound for."""
    vain: dict[tuple[str, frozenset[Square]], int] = field(default_factory=dict)
    """Who set out for where and made no headway, by the round of it."""
    room: tuple[str, int] = ("", 0)
    """The space that the Artifact was last felt in, and when."""
    beyond: set[str] = field(default_factory=set)
    """Own figures whom nothing has brought round since they fell."""
    closed: set[str] = field(default_factory=set)
    """Codes of the names of people whose minds cannot be seized."""
    silent: set[str] = field(default_factory=set)
    """Robots that have not answered a command."""
    watched: dict[str, int] = field(default_factory=dict)
    """Segments by the round in which their cameras were last looked through, or tried."""
    used: set[str] = field(default_factory=set)
    """What a special action has been spent on: a body gives no second egg or trophy."""

    def is_ahead_of(self, picture: Picture) -> bool:
        """Whether it is of a time that a judge has taken back."""
        return self.read > max((told.n for told in picture.told), default=0)

    def take_in(self, picture: Picture, deck: Deck | None) -> None:
        """What this view tells that the one before did not."""
        for told in picture.told:
            if told.n > self.read:
                self._hear(told, picture, deck)
                if told.code in HELD_UP:
                    self.stay(_figure(told))
                self.read = told.n
        if deck is not None:
            self._look(picture, deck)
        for own in picture.active:
            self._stand(own)
        self._keep_in_mind(picture)
        for hatch, when in picture.shut.items():
            if self.bars.get(hatch, ("", 0))[0] != when:
                self.bars[hatch] = (when, picture.round)
        for other in picture.others:
            self.since.setdefault(other.id, picture.round)
            if self.stood.setdefault(other.id, other.at) != other.at:
                self.stirred.add(other.id)
            if other.live:
                self._note_posture(other)
                if other.up:
                    self.spotted[other.look] = (other.at, picture.round)
                else:
                    self.spotted.pop(other.look, None)
        if deck is not None:
            asleep = [
                o.id for o in picture.others if o.look.startswith("robot_") and o.id not in self.stirred
            ]
            self.belief.take_in(picture, deck, self.barred(picture), asleep)

    def _keep_in_mind(self, picture: Picture) -> None:
        """Who is not heard of any more lies where he was, until somebody has stood there."""
        for own in picture.own.values():
            if own.able:
                self.beyond.discard(own.id)
            if own.at is not None:
                if self.stands.get(own.id, (None, 0))[0] != own.at:
                    self.stands[own.id] = (own.at, picture.round)
                real = (held.type for held in own.gear if held.nature != "fake")
                self.had[own.id] = (own.at, frozenset(real))
            elif own.id in self.had and any(mate.at == self.had[own.id][0] for mate in picture.active):
                del self.had[own.id]

    def _note_posture(self, other: Other) -> None:
        """Blows at one who has fallen are counted anew."""
        if other.up:
            self.felled.discard(other.look)
            self.frisked.discard(other.words.code)
        elif other.look not in self.felled:
            self.felled.add(other.look)
            self.struck.pop(other.id, None)

    def _hear(self, told: Told, picture: Picture, deck: Deck | None) -> None:
        if told.code in DOWN:
            self.shields = False
        elif told.code in UP:
            self.shields = True
        elif told.code in LIT:
            self.fuse = picture.round + int(str(told.args.get("rounds", 0)))
        elif told.code in QUENCHED:
            self.fuse = 0
        elif told.code == SEALED:
            self.sealed[str(told.args["hatch"])] = picture.round
        elif told.code == VENTED:
            self.vented[_segment(told)] = picture.round
        elif told.code == INTERLOCKED:
            rounds = self.jammed.setdefault(str(told.args["hatch"]), set())
            rounds.add(picture.round)
            if len(rounds) >= THRICE:
                self.sealed[str(told.args["hatch"])] = picture.round
        elif told.code == CARLESS:
            self.carless[str(told.args["hatch"])] = picture.round
        elif told.code == POWERLESS and (own := picture.own.get(_figure(told))) and own.at is not None:
            self.dead.add(own.at)
        elif told.code == "hatch-trapped":
            self.trapped = str(told.args["hatch"]["code"])
        elif told.code in ("hatch-not-trapped", "trap-disarmed"):
            self.harmless.add(str(told.args["hatch"]["code"]) if "hatch" in told.args else self.trapped)
        elif told.code == "no-effect":
            self.proof.add(str((told.args.get("whom") or {}).get("code", "")))
        elif told.code in SEARCHED:
            self.frisked.add(str(told.args["whom"]["code"]))
        elif told.code in STRUCK:
            self.foes.add(_figure(told, "by"))
        elif told.code in CLOSED:
            self.closed.add(str((told.args.get("whom") or {}).get("code", "")))
        elif told.code in SNOOPED:
            self.watched[_segment(told)] = picture.round
        elif told.code == "does-not-come-round":
            self.beyond.add(_figure(told, "whom"))
        elif told.code == "robot-silent":
            self.silent.add(_figure(told))
        elif deck is not None and told.code in ("geiger-reads", "geiger-silent"):
            self._tick(told, picture, deck, told.args.get("segment") == "yes")
        elif deck is not None and told.code in SCANS:
            self._tick(told, picture, deck, told.code != "scan-nothing")
        elif deck is not None and told.code == "scent-segment":
            self.traces = dict.fromkeys(deck.plan.segments, 0) | {_segment(told): picture.round}

    def _tick(self, told: Told, picture: Picture, deck: Deck, here: bool) -> None:
        """What counter or scan says holds for the segment in which whoever held or felt it stands."""
        own = picture.own.get(_figure(told))
        cell = deck.plan.cells.get(own.at) if own is not None and own.at is not None else None
        if own is None or cell is None:
            return
        self.traces[cell.segment] = picture.round if here else 0
        if here and told.args.get("side") in ("ahead", "behind"):
            self._rule_out(own, cell.segment, deck, str(told.args["side"]))
        if told.code == "scan-room":
            self.room = (cell.space, picture.round)

    def _rule_out(self, own: Own, segment: str, deck: Deck, side: str) -> None:
        """Where the counter says it is not need nobody look."""
        assert own.at is not None
        for space in deck.plan.segments[segment].spaces:
            for nook in deck.nooks.get(space, ()):
                if deck.ahead(own.at, own.facing, nook) != (side == "ahead"):
                    self.searched.add(nook)

    def _look(self, picture: Picture, deck: Deck) -> None:
        in_sight = set(picture.squares)
        self.glanced |= dict.fromkeys(in_sight, picture.round)
        counts = Counter(deck.plan.cells[at].space for at in in_sight if at in deck.plan.cells)
        for space, count in counts.items():
            if 2 * count >= len(deck.plan.spaces[space].squares):
                self.seen[space] = picture.round
        for own in picture.active:
            at = own.at
            assert at is not None
            space = deck.space(at)
            self.seen[space] = picture.round
            near = {s for s in deck.nooks.get(space, ()) if max(abs(s.x - at.x), abs(s.y - at.y)) <= POKED}
            self.searched |= {
                s for s in near if s in in_sight or s == at or deck.plan.cells[s].terrain == "blocked"
            }

    def _stand(self, own: Own) -> None:
        assert own.at is not None
        if own.id not in self.tries or self.tries[own.id][0] != own.at:
            self.tries[own.id] = (own.at, Counter())

    def tried(self, who: str, what: str) -> None:
        """Whatever it is, he has set about it where he stands."""
        if who in self.tries:
            self.tries[who][1][what] += 1

    def times(self, own: Own, what: str) -> int:
        """How often he has set about it where he stands."""
        at, tried = self.tries.get(own.id, (None, Counter[str]()))
        return tried[what] if at == own.at else 0

    def barred(self, picture: Picture) -> Bars:
        """Hatches that are taken to be shut still; those that only air would open are of no use to anybody."""
        shut = frozenset(h for h in picture.shut if picture.round - self.bars[h][1] < FORGOTTEN)
        return Bars(shut, frozenset(h for h, since in self.sealed.items() if picture.round - since < VACUUM))

    def airless(self, now: int) -> frozenset[str]:
        """Segments that are taken to have no air still."""
        return frozenset(id for id, since in self.vented.items() if now - since < VACUUM)

    def set_out(self, own: Own, to: frozenset[Square], now: int) -> None:
        """Whoever stands where he stood when he last set out for there has been in vain."""
        assert own.at is not None
        if self.bound.get(own.id) == (own.at, to):
            self.vain[own.id, to] = now
        self.bound[own.id] = (own.at, to)

    def stay(self, who: str) -> None:
        """He does something else than to walk, or was held up once: who stands where he stood has then not been in vain."""
        self.bound.pop(who, None)

    def futile(self, who: str, to: frozenset[Square], now: int) -> bool:
        """Whether he has lately tried to come there in vain."""
        return now - self.vain.get((who, to), -VAIN) < VAIN


def _figure(told: Told, named: str = "who") -> str:
    """Whom a notice is about, by name."""
    who = told.args.get(named) or {}
    return str(who.get("code", "")).removeprefix("figure-").replace("-", "_")


def _segment(told: Told) -> str:
    """Which one a notice is about."""
    return str(told.args["segment"]["code"]).removeprefix("segment-").upper()
