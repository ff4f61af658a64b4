"""The referee's board: one game played headless, with loaded dice, and what each seat was sent."""

from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from artifact_server.core.answers import Answer, Answers, Ask, Roll, Unanswered
from artifact_server.core.errors import Malformed
from artifact_server.core.forms import Form
from artifact_server.core.game import GameSystem, View
from artifact_server.core.prompts import Prompt
from artifact_server.core.seats import AUTO, JUDGE
from artifact_server.core.words import JSON
from artifact_server.referee.stage import Stage
from artifact_server.words import Wording


class Board:
    """Orders in, what each seat is told and shown out."""

    def __init__(self, system: GameSystem, stage: Stage, wording: Wording) -> None:
        self.system, self.wording = system, wording
        self.state: Any = system.blank()
        self.loaded: list[tuple[str, int]] = []
        self.rulings: dict[str, str] = {}
        self.sent: dict[str, bytes] = {}
        self._views: dict[str, dict[str, JSON]] = {}
        self._stage = stage

    def open(self) -> None:
        self._run(lambda answers: self.system.begin(self._stage.seats, self._stage.config, answers))
        self.flow()

    # --- orders ---------------------------------------------------------------------------------
    def order(self, seat: str, order: Mapping[str, JSON]) -> None:
        """Give an order and let the sequence move on. Raises what the system raises."""
        read = self.system.read_order(dict(order))
        prompt = self.prompt(seat, str(order.get("kind", "")))
        self._run(lambda answers: self.system.decide(self.state, [(seat, read)], prompt, answers))
        self.flow()

    def filled(self, seat: str, kind: str, chosen: Mapping[str, JSON]) -> Mapping[str, JSON]:
        """The order that a form makes of what is chosen. Raises Malformed if something is still to be chosen."""
        form = self._form(seat, kind, chosen)
        if form.order is None:
            raise Malformed("script-form-open", wants=getattr(form.control, "name", ""))
        return form.order

    def _form(self, seat: str, kind: str, chosen: Mapping[str, JSON]) -> Form:
        prompt = self.prompt(seat, kind)
        if seat == JUDGE:
            return self.system.judge_options(self.state, prompt, chosen)
        if seat not in self.state.known:
            raise Malformed("no-such-seat", seat=seat)
        return self.system.options(self.state.known[seat], self.state.public, seat, prompt, chosen)

    def prompt(self, seat: str, kind: str = "") -> Prompt:
        """The prompt this seat must answer; else one that it may."""
        open_now = [p for p in self.system.awaiting(self.state) if p.to == seat]
        fitting = [p for p in open_now if p.kind == kind] or open_now
        return min(fitting, key=lambda p: p.optional) if fitting else Prompt("none", seat, "none")

    def flow(self) -> None:
        """Answer each prompt that needs nobody."""
        for _ in range(1000):
            waiting = next((p for p in self.system.awaiting(self.state) if p.to == AUTO), None)
            if waiting is None:
                return
            prompt = waiting
            self._run(lambda answers, p=prompt: self.system.decide(self.state, [], p, answers))
        raise Malformed("script-goes-round")

    def _run(self, decide: Any) -> None:
        given: dict[str, Answer] = {}
        loaded = list(self.loaded)
        while True:
            try:
                facts = decide(Answers(given))
            except Unanswered as wanting:
                given |= {key: self._answer(key, ask, loaded) for key, ask in wanting.asks}
                continue
            break
        self.loaded = loaded
        for fact in facts:
            stored = self.system.read_fact(orjson.loads(orjson.dumps(fact.model_dump(mode="json"))))
            self.state = self.system.apply(self.state, stored)

    def _answer(self, key: str, ask: Ask, loaded: list[tuple[str, int]]) -> Answer:
        if not isinstance(ask, Roll):
            choice = self.rulings.get(ask.purpose, ask.default)
            return Answer(key=key, seat=ask.seat, choice=choice, by="judge")
        faces = []
        for _ in range(ask.dice):
            match = next((d for d in loaded if not d[0] or key.startswith(d[0])), None)
            if match is None:
                raise Malformed("script-wants-die", key=key)
            loaded.remove(match)
            faces.append(match[1])
        return Answer(key=key, seat=ask.seat, faces=tuple(faces), by="loaded")

    # --- looking --------------------------------------------------------------------------------
    @property
    def players(self) -> list[str]:
        return list(self.state.known)

    def view(self, seat: str) -> View:
        if seat == JUDGE:
            return self.system.oversee(self.state)
        if seat not in self.state.known:
            raise Malformed("no-such-seat", seat=seat)
        return self.system.view(self.state.known[seat], self.state.public, seat)

    def news(self) -> list[str]:
        """What has changed at each seat since the last look, in words: one line for each notice and each counter."""
        lines: list[str] = []
        for seat in self.players:
            now = dict(self.view(seat))
            lines += _difference(seat, self._views.get(seat, {}), now, self.wording)
            self._views[seat] = now
            self.sent[seat] = self.sent.get(seat, b"") + orjson.dumps(now)
        return lines

    def offered(self, seat: str, chosen: Mapping[str, JSON], kind: str) -> list[str]:
        """What a form offers: the values of its control."""
        return offers(self._form(seat, kind, chosen).control)


def offers(control: Any) -> list[str]:
    """The values of a control, as text."""
    if control is None:
        return []
    match control.kind:
        case "choose":
            return [str(o.value) for o in control.options if o.off is None]
        case "path":
            return list(control.reach)
        case "endpoint":
            return list(control.places)
        case "assign":
            return [f"{row.id}:{o.value}" for row in control.rows for o in row.options if o.off is None]
        case "budget":
            return [line.id for line in control.lines]
        case _:
            return [control.kind]


def _difference(
    seat: str, before: Mapping[str, JSON], now: Mapping[str, JSON], wording: Wording
) -> list[str]:
    """Notices in words; counters and things that came, changed, faded or went."""
    told = [now[k] for k in _sorted_log(now) if k not in before]
    lines = [f"{seat} {n['when']} {wording.say(n['words'])}".rstrip() for n in told]
    for key in sorted(set(before) | set(now)):
        if not key.startswith(("ctr/", "item/")) or before.get(key) == now.get(key):
            continue
        lines.append(f"{seat} {_change(key, before.get(key), now.get(key))}")
    return lines


def _sorted_log(view: Mapping[str, JSON]) -> Sequence[str]:
    return sorted((k for k in view if k.startswith("log/")), key=lambda k: int(k.split("/")[1]))


def _change(key: str, before: JSON, now: JSON) -> str:
    name = key.split("/", 1)[1]
    if now is None:
        return f"- {name}"
    if not now.get("live", True):
        return f"~ {name} {now['at']}"
    signs = [
        now.get("facing", ""),
        "" if now.get("posture", "up") == "up" else now["posture"],
        *now.get("holds", []),
    ]
    return f"+ {name} {now['at']} {' '.join(s for s in signs if s)}".rstrip()
