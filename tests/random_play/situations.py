"""Games to be played at random: the drawn maps with all kinds of figures and gear strewn about, and whole set-ups."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from artifact_server.core.bundle import Bundle
from artifact_server.core.seats import Seat
from artifact_server.kit.deckplan import FACINGS, Plan
from artifact_server.scenario import Shelf
from artifact_server.systems.artifact import Artifact, open_system
from tests.artifact.table import FACTIONS, ROOT, bundle

MAPS = sorted(path.name for path in (ROOT / "tests" / "maps").iterdir() if path.is_dir())
EMPLOYERS = ("technicians", "gmen", "museum", "visitors")
TERMINALS = ("terminal", "major_terminal")
KINDS = ("human", "human", "human", "android", "robot", "bug", "zombie", "koch", "pan", "beast")
SKILLS = ("plasma", "mechanic", "medic", "hacker", "pilot")
CARRIED = 3
FITTED = 0.25
"""How often somebody stands at a terminal, a hatch, a helm or the like."""


@dataclass(frozen=True)
class Deal:
    """What one game starts from, and how long it is played."""

    name: str
    bundle: Bundle
    seats: tuple[Seat, ...]
    config: dict[str, Any] = field(default_factory=dict)
    decisions: int = 35
    rounds: int = 3


@cache
def scenario(name: str) -> Bundle:
    return Shelf(ROOT / "scenarios").find(name)


def deal(number: int, seed: str = "") -> Deal:
    """The game of this number: mostly fights on small maps, some on the station, some from set-up on."""
    lots = Random(f"deal {seed} {number}")
    match number % 30:
        case 0:
            return _opening(lots, number)
        case 1 | 16:
            return strewn(lots, "corridor", scenario("corridor"), ("red", "blue"))
        case 2 | 13 | 24:
            return strewn(lots, "feynman", scenario("feynman"), some_seats(lots))
        case _:
            name = lots.choice(MAPS)
            return strewn(lots, name, bundle(name), some_seats(lots))


def some_seats(lots: Random) -> tuple[str, ...]:
    return tuple(lots.choice((("P", "M"), ("P", "F", "M"), ("P", "F", "M", "A"), ("F", "A"))))


def seats_of(ids: tuple[str, ...]) -> tuple[Seat, ...]:
    factions = {**FACTIONS, "r": "pirates", "b": "phone"}
    return tuple(Seat(id=s, faction=factions[s[0]], group=s if len(s) > 2 else s[0]) for s in ids)


def species_game(species: str) -> Deal:
    """The scientist and an alien of this species, from set-up through many rounds."""
    seats = seats_of(("M", "A"))
    return Deal(f"set-up {species}", scenario("feynman"), seats, {"species": species}, 120, 20)


def mix_game(seats: tuple[str, ...], species: str) -> Deal:
    """A mix of seats from set-up through some turns of play, the first alien of this species."""
    config = {"species": species} if species else {}
    return Deal(f"mix {seats} {species}", scenario("feynman"), seats_of(seats), config, 45, 3)


def _opening(lots: Random, number: int) -> Deal:
    """The Feynman from set-up through the first rounds; every third time with second seats."""
    ids = ("P", "P2", "F", "F2", "M", "A") if number % 90 == 30 else some_seats(lots)
    return Deal(
        f"{number} set-up {ids}",
        scenario("feynman"),
        seats_of(ids),
        {"encryption": lots.random() < 0.5},
        140 if len(ids) > 4 else 80,
        1,
    )


# --- situations ---------------------------------------------------------------------------------
def strewn(lots: Random, name: str, texts: Bundle, ids: tuple[str, ...], **more: Any) -> Deal:
    system = open_system(texts)
    laid = Strewing(lots, system, ids, **more)
    situation = {
        "figure": laid.people(),
        "item": laid.things(),
        **laid.station(),
        **laid.minds(),
        **laid.illusions(),
        **laid.held(),
    }
    return Deal(f"{name} {ids}", texts, seats_of(ids), {"situation": situation})


class Strewing:
    """Lays out one situation by lot."""

    def __init__(
        self,
        lots: Random,
        system: Artifact,
        ids: tuple[str, ...],
        post: bool = False,
    ) -> None:
        self.lots, self.book, self.ids, self.post = lots, system.book, ids, post
        plan: Plan = self.book.plan
        free = [s for s, c in plan.cells.items() if c.terrain != "blocked"]
        # On a great station nobody would ever meet: all start about one spot, or about two.
        spots = lots.sample(free, min(2, len(free)))
        near = [s for s in free if any(plan.distance(s, spot) <= 6 for spot in spots)]
        self.squares = near if len(free) > 200 else free
        fitted = {s for f in plan.features.values() for s in f.squares} | set(plan.hatch_ways)
        fitted |= {s for h in plan.hatches.values() for s in h.squares} | {
            s for c in plan.crafts.values() for s in (*c.seats, *([c.turret] if c.turret else []))
        }
        if post:
            shafts = {s for h in plan.hatches.values() if "SH" in h.segments for s in h.squares}
            fitted = {s for kind in TERMINALS for s in plan.feature_squares(kind)} | shafts
        self.fitted = [s for s in free if s in fitted] or free
        self.full: Counter[str] = Counter()
        self.figures: list[dict[str, Any]] = []
        self.lying: list[dict[str, Any]] = []

    def people(self) -> list[dict[str, Any]]:
        """One to four of each seat, of all kinds, and sometimes a robot that nobody has."""
        for seat in self.ids:
            for number in range(1, self.lots.randint(2, 5)):
                self.figures.append(self._somebody(seat, number))
        if self.lots.random() < 0.4:
            self.figures.append(self._handler())
        if self.lots.random() < 0.4:
            self.figures.append(self._named("mccray", self.ids[-1]))
        return self.figures

    def _handler(self) -> dict[str, Any]:
        """Nobody's; or the first seat's, and then beside one of the last seat's, whom it could seize."""
        idle, victim = self._named("handler", "", asleep=True), self.figures[-1]
        if len(self.figures) % 2 or self.full[victim["at"]] >= 4:
            return idle
        self.full[victim["at"]] += 1
        return {**idle, "seat": self.ids[0], "asleep": False, "at": victim["at"]}

    def _somebody(self, seat: str, number: int) -> dict[str, Any]:
        kind = self.lots.choice(KINDS)
        looks = self.book.kinds[kind].looks
        skills = self.lots.sample(SKILLS, self.lots.randint(0, 3))
        if self.post:
            skills = list(SKILLS)
        gear = (
            [*(("key",) if self.post else ()), *self.lots.sample(self._gear(), self.lots.randint(0, CARRIED))]
            if self.book.kinds[kind].hands
            else []
        )
        wounds = ["none"] * 8 + ["light", "serious", "down", "dead"]
        built = self.lots.sample(list(self.book.devices), 2) if kind == "robot" else []
        return {
            "id": f"{seat}.{kind[0].upper()}{number}",
            "seat": seat,
            "kind": kind,
            "look": f"{seat.lower()}{number}" if looks == "human" else looks,
            "at": self._at(),
            "facing": self.lots.choice(FACINGS),
            "skills": skills,
            "built": built,
            "tough": self.lots.random() < 0.3,
            "gear": gear,
            "wound": self.lots.choice(wounds) if kind in ("human", "android", "beast") else "none",
            "out": self.lots.random() < 0.05 and kind == "human",
            "sneaking": "sneaksuit" in gear and self.lots.random() < 0.5,
        }

    def _named(self, id: str, seat: str, **more: Any) -> dict[str, Any]:
        kind = self.book.figures[id].kind
        return {
            "id": id,
            "kind": kind,
            "seat": seat,
            "at": self._at(),
            "facing": self.lots.choice(FACINGS),
            **more,
        }

    def _gear(self) -> list[str]:
        return [i for i, row in self.book.items.items() if row.look != "none" and i not in ("thruster_pack",)]

    def _at(self) -> str:
        """Some square that is not full; often one with something to use."""
        among = self.fitted if self.lots.random() < (1.0 if self.post else FITTED) else self.squares
        open_squares = [str(s) for s in among if self.full[str(s)] < 4] or [str(s) for s in self.squares]
        at = self.lots.choice(open_squares)
        self.full[at] += 1
        return at

    def things(self) -> list[dict[str, Any]]:
        self.lying = [
            {
                "type": self.lots.choice(self._gear()),
                "at": str(self.lots.choice(self.squares)),
                "hidden": self.lots.random() < 0.3,
            }
            for _ in range(self.lots.randint(0, 4))
        ]
        return self.lying

    def station(self) -> dict[str, Any]:
        """Locks, lights, gas, air, a trap, what is down."""
        plan, lots = self.book.plan, self.lots
        hatches, spaces, segments = list(plan.hatches), list(plan.spaces), list(plan.segments)
        traps = (
            [{"seat": lots.choice(self.ids), "at": str(lots.choice(self.squares))}]
            if lots.random() < 0.5
            else []
        )
        if hatches and lots.random() < 0.3:
            traps.append({"seat": lots.choice(self.ids), "hatch": lots.choice(hatches)})
        armed = [c.id for c in plan.crafts.values() if c.turret]
        return {
            "cannon": dict.fromkeys(self._few(armed, 0.15), "jammed"),
            "locked": list(self._few(hatches, 0.25)),
            "welded": list(self._few(hatches, 0.08)),
            "blown": list(self._few(hatches, 0.08)),
            "dark": list(self._few(spaces, 0.2)),
            "gas": list(self._few(spaces, 0.1)),
            "airless": list(self._few(segments, 0.05)),
            "trap": traps,
            "stopped_ring": lots.random() < 0.15,
            "computer_down": lots.random() < 0.1,
            "shields_down": lots.random() < 0.3,
        }

    def minds(self) -> dict[str, Any]:
        """Who has the marker, who serves whom, how seats stand to each other, HAL on the station."""
        lots, seats = self.lots, list(self.ids)
        hands = [
            f["id"] for f in self.figures if f["seat"] and f.get("kind", "human") in ("human", "android")
        ]
        found: dict[str, Any] = {"turn": lots.choice(seats)}
        if hands and lots.random() < 0.7:
            found["control"] = lots.choice(hands)
        traitors = [f for f in self.figures if f["seat"] and f.get("kind") == "human"]
        if traitors and lots.random() < 0.5:
            traitor = lots.choice(traitors)
            traitor["pan"] = "A" in seats and traitor["seat"] != "A" and lots.random() < 0.5
            masters = ["A"] if traitor["pan"] else [s for s in seats if s != traitor["seat"]]
            found["informant"] = {traitor["id"]: lots.choice(masters)}
        flesh = [f["id"] for f in self.figures if f["seat"] and f.get("kind") in ("human", "beast")]
        if flesh and lots.random() < 0.3:
            hosts = lots.sample(flesh, min(2, len(flesh)))
            found["egg"] = [{"host": h, "seat": seats[-1], "left": lots.randint(1, 3)} for h in hosts]
        if "A" in seats and lots.random() < 0.7:
            found["secret"] = {"A": {"species": "pan"}}
        if lots.random() < 0.4:
            found["stance"] = {seats[0]: {seats[1]: "neutral"}, seats[1]: {seats[0]: "neutral"}}
        terminals = [s for kind in TERMINALS for s in self.book.plan.feature_squares(kind)]
        if terminals and "A" in seats and lots.random() < 0.6:
            found["hal"] = {"A": str(lots.choice(terminals))}
        return found

    def illusions(self) -> dict[str, Any]:
        """Masks on those that wear them, and pictures in everybody's mind, by lots of their own."""
        lots = Random(self.lots.random())
        masked = [f for f in self.figures if f["kind"] == "koch" and f["seat"] and lots.random() < 0.6]
        faces = ["unseen", *(f.get("look", f["id"]) for f in self.figures if f["kind"] == "human")]
        masks = {f["id"]: lots.choice(faces) for f in masked}
        own = {s: {f["id"]: masks[f["id"]] for f in masked if f["seat"] == s} for s in self.ids}
        looks = ["yee", "zombie", "securi", *faces[1:]]
        painted = [
            {
                "seat": self.ids[-1],
                "what": what,
                "at": str(lots.choice(self.squares)),
                "look": lots.choice(looks) if what == "figure" else "",
            }
            for what in ("figure", "wall", "gas")
            if lots.random() < 0.2
        ]
        return {"mask": masks, "phantom": painted, "secret": {s: {"masks": worn} for s, worn in own.items()}}

    def held(self) -> dict[str, Any]:
        """The mind in the Artifact, and whom it has seized already, by lots of their own."""
        lots, master = Random(self.lots.random()), self.ids[-1]
        if lots.random() < 0.6:
            return {}
        people = [f for f in self.figures if f["kind"] == "human" and f["seat"] not in ("", master)]
        sound = [f["id"] for f in people if not f.get("tough") and not f.get("out") and f["id"] != "mccray"]
        whole = [i for i in sound if next(f for f in people if f["id"] == i).get("wound", "none") == "none"]
        self.lying.append({"type": "artifact", "at": str(lots.choice(self.squares)), "owner": self.ids[0]})
        return {"mind": master, "thrall": dict.fromkeys(whole[:2], master)}

    def _few(self, names: list[str], share: float) -> Iterator[str]:
        for name in names:
            if self.lots.random() < share:
                yield name
