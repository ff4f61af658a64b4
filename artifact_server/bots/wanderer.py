"""The wanderer: answers any prompt of any game by walking through its forms with seeded choices, as a client would."""

from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import assert_never

from artifact_server.bots.player import DeadEnd, Order, Reason, Walk
from artifact_server.core.forms import (
    Assign,
    Budget,
    Choose,
    Control,
    Endpoint,
    Form,
    Number,
    Option,
    Path,
    Text,
)
from artifact_server.core.game import View
from artifact_server.core.words import JSON

CONTENT = 0.25
"""How often it sends an order that is ready although something could still be chosen."""
BESIDE = 0.25
"""How often it uses a control that stands beside the form's own."""
IDLE = 0.2
"""How often it leaves a row or an optional matter as it is proposed."""
ALL = 0.1
"""How often it takes as many of several as it may."""
KEEN = 0.5
"""How often it takes a kind of thing that it is keen on, where there is one."""
FORMS = 60
"""So many forms for one answer are a way without an end."""
SIGNS = "abcdefghijklmnopqrstuvwxyz äß€😀\"'<>&{}$%\\/"


class Wanderer:
    """Knows no rule: it sees the prompts in its view and the controls of forms, and draws lots."""

    def __init__(self, seed: str | int, curious: float = 0.0, keen: Iterable[str] = ()) -> None:
        self.lots, self.curious, self.keen = Random(seed), curious, frozenset(keen)
        self.reasons = deque[Reason]()
        """It has none."""
        self.taken = Counter[tuple[str, str]]()
        """How often it has chosen what: the name of a control, and the kind of thing chosen."""
        self.given, self.led = Counter[str](), dict[tuple[str, str], str]()
        """How often it has given which kind of order, and to which of them a choice has led last."""
        self.been = Counter[str]()
        """How often it has gone where."""

    def prompt(self, view: View) -> str | None:
        """The prompt of its view that it answers next: one that the game waits for, if there is one."""
        prompts = [part for key, part in view.items() if key.startswith("prompt/") and not part["waiting"]]
        asked = [p for p in prompts if not p["optional"]] or prompts
        return str(self.lots.choice(asked)["id"]) if asked else None

    def say(self, view: View) -> None:
        """It does not deal."""

    def walk(self, view: View | None = None) -> Walk:
        """One answer, form by form, whatever it sees."""
        chosen: dict[str, JSON] = {}
        for _ in range(FORMS):
            form = yield dict(chosen)
            control = self._control(form, chosen)
            if form.order is not None and (control is None or self._content(control, chosen, form.order)):
                self._remember(chosen, str(form.order.get("kind")))
                return form.order
            if control is None:
                raise DeadEnd(f"{form.words.code}: nothing to choose and nothing to send")
            chosen[control.name] = self.pick(control, chosen.get(control.name), form.words.code)
        raise DeadEnd(f"no end to {list(chosen)}")

    def _control(self, form: Form, chosen: Mapping[str, JSON]) -> Control | None:
        """The form's own control, or now and then one that may be used beside it."""
        beside = [control for control in form.also if control.name not in chosen]
        if beside and (form.control is None or self.lots.random() < BESIDE):
            return self.lots.choice(beside)
        return form.control

    def _content(self, control: Control, chosen: Mapping[str, JSON], order: Order) -> bool:
        """A way may be gone on with; any other control that comes again for the same name wants nothing more."""
        if isinstance(control, Path) and not control.reach:
            return True
        if control.name in chosen and not isinstance(control, Path):
            return True
        if self.curious and self.given[str(order.get("kind"))] > sum(self.given.values()) / 10:
            return False  # it has done that often enough to see what else there is
        return self.lots.random() < CONTENT

    def pick(self, control: Control, before: JSON, where: str) -> JSON:
        match control:
            case Choose():
                return self._choose(control, where)
            case Number():
                return self.lots.choice((control.least, control.most, self._between(control)))
            case Budget():
                return self._spend(control)
            case Path():
                return [*(before or ()), *self._way(control, where)]
            case Endpoint():
                return self._one(control.places, where)
            case Assign():
                return {r.id: self._row(control.name, r.options, r.default, where) for r in control.rows}
            case Text():
                return self._typed(control.most)
            case _:
                assert_never(control)

    # --- controls ---------------------------------------------------------------------------------
    def _choose(self, control: Choose, where: str) -> JSON:
        values = _open(control.options)
        if not control.many:
            return self._one(self._kind(control.name, values), where)
        most = len(values) if control.most is None else min(control.most, len(values))
        few = self.lots.randint(0, min(most, 4))
        return self.lots.sample(values, most if self.lots.random() < ALL else few)

    def _one(self, values: Sequence[JSON], where: str) -> JSON:
        if not values:
            raise DeadEnd(f"{where}: nothing is open")
        return self.lots.choice(values)

    def _between(self, control: Number) -> int:
        return self.lots.randint(control.least, control.most)

    def _row(self, name: str, options: Sequence[Option], default: JSON, where: str) -> JSON:
        """A kind of deed first, so that a hundred ways to shoot do not drown a walk."""
        values = _open(options)
        if self.lots.random() < IDLE and default in values:
            return default
        kinds = _kinds(values)
        return self._one(
            kinds[self._seldom(name, kinds) or self.lots.choice(list(kinds))] if kinds else [], where
        )

    def _kind(self, name: str, values: list[JSON]) -> list[JSON]:
        """All of them; if it is curious, only those of one kind."""
        return (
            kinds[seldom] if (kinds := _kinds(values)) and (seldom := self._seldom(name, kinds)) else values
        )

    def _seldom(self, name: str, kinds: Iterable[str]) -> str:
        """A kind that it is keen on; or when it is curious, the one that leads to what it has done least often so far."""
        wanted = sorted(self.keen.intersection(kinds))
        if wanted and self.lots.random() < KEEN:
            return self.lots.choice(wanted)
        if not self.curious or self.lots.random() >= self.curious:
            return ""

        def often(kind: str) -> tuple[int, int]:
            return self.given[self.led.get((name, kind), "")], self.taken[name, kind]

        seldom = min(kinds, key=often)
        self.taken[name, seldom] += 1
        return seldom

    def _remember(self, chosen: Mapping[str, JSON], order: str) -> None:
        self.given[order] += 1
        self.led |= {(name, _kind_of(value)): order for name, value in chosen.items()}

    def _spend(self, control: Budget) -> dict[str, JSON]:
        """Things in any order as long as the purse lasts."""
        left, bought = control.purse, dict[str, JSON]()
        for line in self.lots.sample(control.lines, len(control.lines)):
            afford = line.most if line.price <= 0 else min(line.most, left // line.price)
            number = self.lots.randint(0, max(0, min(afford, 3)))
            if number:
                bought[line.id] = number
                left -= number * line.price
        return bought

    def _way(self, control: Path, where: str) -> list[str]:
        """To a place in reach, by the places before it."""
        at = self._one(self._new(list(control.reach)), where)
        way: list[str] = []
        while at != control.start:
            way.append(at)
            if at not in control.reach or len(way) > len(control.reach):
                raise DeadEnd(f"{where}: no way back from {way[0]} to {control.start}")
            at = control.reach[at][1]
        self.been.update(way)
        return way[::-1]

    def _new(self, places: list[JSON]) -> list[JSON]:
        """All of them; if it is curious, those where it has been least often."""
        if not self.curious or not places or self.lots.random() >= self.curious:
            return places
        least = min(self.been[str(place)] for place in places)
        return [place for place in places if self.been[str(place)] == least]

    def _typed(self, most: int) -> str:
        length = self.lots.choice((1, min(12, most), most))
        text = "".join(self.lots.choice(SIGNS) for _ in range(length - 1))
        return text + self.lots.choice("abc")


def _open(options: Sequence[Option]) -> list[JSON]:
    return [option.value for option in options if option.off is None]


def _kinds(values: Sequence[JSON]) -> dict[str, list[JSON]]:
    """Values by what stands before their colon."""
    kinds: dict[str, list[JSON]] = {}
    for value in values:
        kinds.setdefault(_kind_of(value), []).append(value)
    return kinds


def _kind_of(value: JSON) -> str:
    return str(value).partition(":")[0]
