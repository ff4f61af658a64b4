"""Whether a seat could have come to know: two truths of one script, step by step, watched by its people in every direction.

At each step all squares at which the two truths look different are held against all squares from which the seat's people
look out. Where they see themselves fare differently, they know; where no line runs from any of them to any difference,
the secret is kept from them, whatever the engine makes of it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from artifact_server.audit.slow_sight import Drawing, place

Part = Mapping[str, Any]
OUTSIDE = "EVA(0,0)"
PLAIN = frozenset({"held", "large", "worn"})
"""How a thing is carried that all can see; what is stowed is seen from beside alone, and only where it lies."""


@dataclass
class Moment:
    """The truth at the end of a step, and all that happened in it, as the journal has it."""

    truth: Part = field(default_factory=dict)
    facts: list[Part] = field(default_factory=list)
    _of: Part | None = None
    _figures: dict[str, Part] = field(default_factory=dict)

    def figures(self) -> dict[str, Part]:
        """All that stand on the station, by name; sorted out once for each truth."""
        if self._of is not self.truth:
            found = {key[4:]: part for key, part in self.truth.items() if key.startswith("fig/")}
            self._of, self._figures = self.truth, found
        return self._figures

    def listens(self, seat: str) -> bool:
        """Whether the seat had a moment of its own in this step: its turn, or Global Updates."""
        me = self.truth.get("me", {})
        began = [f for f in self.facts if f["kind"] == "stage_began"]
        return me.get("acting") == seat or any(f["seat"] == seat or f["stage"] == "G" for f in began)

    def opened(self) -> set[str]:
        """Hatches that stood open at some time of this step."""
        now = {k[5:] for k, p in self.truth.items() if k.startswith("edge/") and (p["open"] or p["blown"])}
        return now | {f["hatch"] for f in self.facts if f["kind"] == "hatch_opened"}


@dataclass(frozen=True)
class Difference:
    """Something that is otherwise in the other world, where somebody could see it; `near` = only from one square off."""

    at: str
    what: str
    near: bool = False


@dataclass(frozen=True)
class Watch:
    """Holds two truths against each other for one scenario's things."""

    map: Drawing
    items: Mapping[str, Part]
    """Rows of the items' chart by type."""

    def known(self, seat: str, one: Mapping[int, Moment], other: Mapping[int, Moment]) -> str:
        """How the seat could come to know, in words; "" if it cannot."""
        seen = ""
        for step in sorted({*one, *other}):
            a, b = one.get(step, Moment()), other.get(step, Moment())
            seen = seen or self._seen_at(step, seat, one, other)
            if seen and (a.listens(seat) or b.listens(seat)):
                return seen
        return ""

    def _seen_at(self, step: int, seat: str, one: Mapping[int, Moment], other: Mapping[int, Moment]) -> str:
        a, b = one.get(step, Moment()), other.get(step, Moment())
        opened = a.opened() | b.opened() | self._lasting(one, step) | self._lasting(other, step)
        eyes = {*self._eyes(seat, a), *self._eyes(seat, b)}
        for gone in self.differences(seat, a, b):
            for eye in sorted(eyes):
                if self._seen(eye, gone, opened):
                    return f"step {step}: {seat} on {eye} could see {gone.what} on {gone.at}"
        return ""

    def _lasting(self, moments: Mapping[int, Moment], step: int) -> set[str]:
        """What stood open as the step began."""
        before = max((n for n in moments if n < step), default=None)
        return moments[before].opened() if before is not None else set()

    def _seen(self, eye: str, gone: Difference, opened: set[str]) -> bool:
        here, there = place(eye), place(gone.at)
        if gone.near and here and there and max(abs(here[0] - there[0]), abs(here[1] - there[1])) > 1:
            return False
        return self.map.clear(eye, gone.at, opened)

    def _eyes(self, seat: str, moment: Moment) -> Iterator[str]:
        """Squares where its people, its informants and the robots it drives have been in this step."""
        for id, figure in moment.figures().items():
            if seat in (figure["seat"], figure["informant"]):
                yield from (square for square in _route(moment, id) if square)

    # --- what differs -----------------------------------------------------------------------------
    def differences(self, seat: str, a: Moment, b: Moment) -> Iterator[Difference]:
        """All that looks different in the two worlds to whoever could see it."""
        for id in sorted({*a.figures(), *b.figures()}):
            if (what := self._looks(seat, a, id)) != (other := self._looks(seat, b, id)):
                squares = {*_route(a, id), *_route(b, id)}
                yield from (Difference(s, f"{id}: {what} or {other}") for s in sorted(squares) if s)
        yield from self._things(a, b)
        yield from self._hatches(a, b)
        yield from self._spaces(a, b)
        for key in sorted(k for k in {*a.truth, *b.truth} if k.startswith("craft/")):
            if a.truth.get(key) != b.truth.get(key):
                yield Difference(OUTSIDE, f"{key} lies elsewhere")

    def _looks(self, seat: str, moment: Moment, id: str) -> Any:
        figure = moment.figures().get(id)
        if figure is None or (
            figure["shape"] == "thing" and seat not in (figure["seat"], *figure["known_to"])
        ):
            return None
        gear = sorted(
            (self._look(g["type"]), bool(g.get("worn")))
            for g in figure["gear"]
            if self._plain(seat, figure, g)
        )
        # Whose it is shows to nobody; how its own people are, their seat feels.
        felt = (figure["state"], figure["seat"]) if seat == figure["seat"] else ()
        # A bad wound fells all but the tough.
        falls = {"down", "dead", "out"} | (set() if figure["tough"] else {"serious"})
        down = bool(falls & {*figure["state"]})
        hits = [(f["wound"], f["out"], f["wound"] in falls) for f in moment.facts if _hits(f, id)]
        return (_route(moment, id), figure["facing"], figure["looks"], down, hits, gear, felt)

    def _plain(self, seat: str, figure: Part, gear: Part) -> bool:
        carried = self.items[gear["type"]]["look"] in PLAIN or bool(gear.get("worn"))
        return carried or figure["seat"] == seat

    def _look(self, type: str) -> str:
        return str(self.items[type].get("shown_as") or type)

    def _things(self, a: Moment, b: Moment) -> Iterator[Difference]:
        """Things that lie about; stowed and hidden ones are seen from beside."""
        for id in sorted(
            {k for m in (a, b) for k in m.truth if k.startswith("item/")} | _dropped(a) | _dropped(b)
        ):
            here, there = (self._lies(m, id) for m in (a, b))
            if here == there:
                continue
            for at, look, hidden in {*here, *there}:
                plain = self.items[look]["look"] in PLAIN and not hidden
                yield Difference(at, f"{look} lies there or not", near=not plain)

    def _lies(self, moment: Moment, id: str) -> set[tuple[str, str, bool]]:
        """Where it lay at some time of the step, as what."""
        found = {
            (f["item"]["at"], self._look(f["item"]["type"]), f["item"]["hidden"])
            for f in moment.facts
            if f["kind"] == "item_came" and f"item/{f['item']['id']}" == id and f["item"]["at"]
        }
        part = moment.truth.get(id)
        if part is not None and part["at"] and not part["fixed_to"]:
            found.add((part["at"], self._look(part["type"]), part["hidden"]))
        return found

    def _hatches(self, a: Moment, b: Moment) -> Iterator[Difference]:
        for hatch in sorted(a.opened() ^ b.opened()):
            for side, name in self.map.hatches.items():
                if name == hatch:
                    yield from (Difference(f"X({x},{y})", f"{hatch} open or shut") for x, y in side)

    def _spaces(self, a: Moment, b: Moment) -> Iterator[Difference]:
        """Light, gas and air."""
        for id, squares in self.map.spaces.items():
            if a.truth.get(f"space/{id}") != b.truth.get(f"space/{id}"):
                yield from (
                    Difference(s, f"{id} is dark or not, full of gas or not") for s in sorted(squares)
                )


def _hits(fact: Part, id: str) -> bool:
    """What a blow does to somebody is seen blow by blow."""
    return bool(fact["kind"] == "hurt" and fact["figure"] == id)


def _route(moment: Moment, id: str) -> tuple[str, ...]:
    """Squares where a figure has been in this step, in order, and where it is at the end."""
    moves = (f for f in moment.facts if f["kind"] in ("stepped", "shifted") and f["figure"] == id)
    steps = [f["to"] for f in moves if f["to"]]
    figure = moment.figures().get(id)
    end = figure["at"] if figure is not None else None
    return (*steps, end or "")


def _dropped(moment: Moment) -> set[str]:
    return {f"item/{f['item']['id']}" for f in moment.facts if f["kind"] == "item_came" and f["item"]["at"]}
