"""The steady bot: one seat's player, with what it remembers and the reasons of its answers."""

from collections import Counter, deque
from collections.abc import Mapping
from functools import lru_cache
from random import Random

from artifact_server.bots.player import DeadEnd, Order, Reason, Walk
from artifact_server.bots.steady import acting, declaring
from artifact_server.bots.steady.choosing import sent
from artifact_server.bots.steady.deck import Atlas, Deck
from artifact_server.bots.steady.errand import Errand, reason
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.picture import Own, View, read
from artifact_server.bots.steady.rows import Step
from artifact_server.bots.steady.setting_up import SettingUp
from artifact_server.bots.steady.sheets import sheet
from artifact_server.bots.steady.situation import STRENGTHS, Situation
from artifact_server.bots.wanderer import FORMS, Wanderer
from artifact_server.core.forms import Assign, Choose, Control, Form
from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Plan

KEPT = 60
"""Reasons that are kept."""
TRIES = 4
"""So many answers for one figure in one turn without an end to it, and it is let be."""


class Steady:
    """Plays from view and forms and the printed map; of the same seed and the same views come the same answers."""

    def __init__(
        self,
        seed: str | int,
        strength: str = "steady",
        atlas: Atlas = lambda _: None,
        begins: Mapping[str, str] | None = None,
    ) -> None:
        self.strength = STRENGTHS[strength]
        self.reasons: deque[Reason] = deque(maxlen=KEPT)
        """The newest last; for the judge alone."""
        self._atlas = atlas
        self._deck: Deck | None = None
        self._lots, self._wanderer = Random(f"steady {seed}"), Wanderer(f"steady {seed}")
        self._memory = Memory()
        self._set_up = SettingUp(self._lots, begins or {})
        self._steps: Mapping[str, Step] = {}
        self._round = 0
        self._tries = Counter[str]()

    def prompt(self, view: View) -> str | None:
        """What the game waits for; in its own time it says nothing."""
        prompts = [part for key, part in view.items() if key.startswith("prompt/")]
        return next((str(p["id"]) for p in prompts if not p["optional"] and not p["waiting"]), None)

    def walk(self, view: View) -> Walk:
        """One answer, form by form."""
        now = self._moment(view)
        if now is None:
            return (yield from self._wanderer.walk(view))
        chosen: dict[str, JSON] = {}
        for _ in range(FORMS):
            form = yield dict(chosen)
            said = self._said(now, form, chosen)
            if said is None:
                return self._sent(form)
            chosen[said[0]] = said[1]
        raise DeadEnd(f"no end to {list(chosen)}")

    def _sent(self, form: Form) -> Order:
        if form.order is None:
            raise DeadEnd(f"{form.words.code}: nothing to choose and nothing to send")
        return form.order

    def _moment(self, view: View) -> Situation | None:
        """What lies before it now, and what it remembers; None without a map of the place."""
        picture = read(view)
        if self._deck is None or self._deck.plan.digest != picture.plan:
            plan = self._atlas(picture.plan)
            self._deck = deck_of(plan) if plan is not None else None
        self._memory.take_in(picture, self._deck)
        if self._round != picture.round:
            self._round, self._steps = picture.round, {}
            self._tries.clear()
        if self._deck is None:
            return None
        return Situation(picture, self._deck, self._memory, self.strength, self._lots)

    # --- one control ------------------------------------------------------------------------------
    def _said(self, now: Situation, form: Form, chosen: Mapping[str, JSON]) -> tuple[str, JSON] | None:
        """The next control and what is chosen of it; None: the order is sent as it stands."""
        control = form.control
        if control is None:
            return None
        if now.picture.phase == "setup":
            value = self._set_up.answer(form, control, chosen)
        elif isinstance(control, Assign) and control.name == "intents":
            value = None if "intents" in chosen else self._declared(now, control)
        elif isinstance(control, Choose) and control.name == "figure" and "figure" not in chosen:
            value = self._next_one(now, control)
        else:
            value = self._deed(now, form, control, chosen)
        if value is None and form.order is None:
            value = self._wanderer.pick(control, chosen.get(control.name), form.words.code)
        return None if value is None else (control.name, value)

    def _declared(self, now: Situation, control: Assign) -> JSON:
        ranked = sent(now, sheet(now.picture.role)(now))
        self._steps = declaring.declared(now, control.rows, ranked)
        for id, step in self._steps.items():
            self.reasons.append(reason(now.picture.round, id, step.errand.why, step.errand.about))
        return {id: step.deed for id, step in self._steps.items()}

    def _next_one(self, now: Situation, control: Choose) -> JSON:
        value = acting.next_one(now, control, ())
        self._tries[str(value)] += 1
        return value

    def _deed(self, now: Situation, form: Form, control: Control, chosen: Mapping[str, JSON]) -> JSON:
        """A control of a figure's deed. What comes again, or after too many tries, is left as it is."""
        own = now.picture.own.get(str(chosen.get("figure")))
        if own is None or control.name in chosen or self._tries[own.id] > TRIES:
            return None
        return acting.answered(now, form, control, self._errand(now, own), own)

    def _errand(self, now: Situation, own: Own) -> Errand:
        """What it was sent for in this turn; if that is forgotten, what it would be sent for now."""
        step = self._steps.get(own.id)
        if step is not None:
            return step.errand
        ranked = sent(now, sheet(now.picture.role)(now)).get(own.id)
        return ranked[0][1] if ranked else Errand(own.id, frozenset(), 0.0, "hold")


@lru_cache(maxsize=8)
def deck_of(plan: Plan) -> Deck:
    """One for each map: all bots of a house walk on it."""
    return Deck(plan)
