"""The steady bot: one seat's player, with what it remembers and the reasons of its answers."""

from collections import Counter, deque
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from random import Random

from artifact_server.bots.customs import NONE, Atlas
from artifact_server.bots.dealing import PASSAGE, STRANDED, Bargain, Dealer, Line
from artifact_server.bots.player import DeadEnd, Order, Reason, Walk
from artifact_server.bots.steady import acting, declaring, looking, passage, tending, trading
from artifact_server.bots.steady.asides import Aside, offered
from artifact_server.bots.steady.choosing import sent
from artifact_server.bots.steady.deck import Deck
from artifact_server.bots.steady.errand import Errand, reason
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.picture import Own, View, read
from artifact_server.bots.steady.rows import GAITS, HOLD, Step
from artifact_server.bots.steady.setting_up import SettingUp
from artifact_server.bots.steady.sheets import sheet
from artifact_server.bots.steady.situation import STRENGTHS, Situation
from artifact_server.bots.wanderer import FORMS, Wanderer
from artifact_server.core.forms import Assign, Choose, Control, Form, Row
from artifact_server.core.words import JSON, Words
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
        deals: str = "none",
    ) -> None:
        self.strength = STRENGTHS[strength]
        self.reasons: deque[Reason] = deque(maxlen=KEPT)
        """The newest last; for the judge alone."""
        self._atlas = atlas
        self._deck: Deck | None = None
        self._lots, self._wanderer = Random(f"steady {seed}"), Wanderer(f"steady {seed}")
        self._memory = Memory()
        self._set_up = SettingUp(self._lots, begins or {})
        self._steps: dict[str, Step] = {}
        self._aside: Aside | None = None
        """What it is about beside its figures' actions."""
        self._matter: Aside | None = None
        """What it is about to settle in its own time."""
        self._round = 0
        self._stowed: trading.Stowed = {}
        self._dealer, self._bargains = Dealer(deals, f"deals {seed}"), list[Bargain]()
        self._passages: list[Bargain] = []
        self._tries = Counter[str]()

    def prompt(self, view: View) -> str | None:
        """What the game waits for; before it acts, what its sheet has to settle of itself."""
        prompts = [part for key, part in view.items() if key.startswith("prompt/") and not part["waiting"]]
        asked = next((p for p in prompts if not p["optional"]), None)
        own_time = next((p for p in prompts if p["kind"] == "standing"), None)
        self._matter = None
        if asked is not None and asked["kind"] == "act" and own_time is not None:
            self._matter = self._unsettled(view)
        chosen = own_time if self._matter is not None else asked
        return None if chosen is None else str(chosen["id"])

    def _unsettled(self, view: View) -> Aside | None:
        now = self._moment(view)
        matters = sheet(now.picture.role).matters(now) if now is not None else ()
        return next((matter for matter in matters if not self._tries[matter.key]), None)

    def say(self, view: View) -> Line | None:
        """What it says in its own time: an offer, or an answer to one."""
        now = self._moment(view)
        if now is None:
            return None
        holds = trading.holds(now, self._stowed)
        rides = {PASSAGE: passage.carries(now), STRANDED: passage.stranded(now)}
        return self._dealer.say(view, now.picture.role, {**holds, **rides})

    def walk(self, view: View) -> Walk:
        """One answer, form by form."""
        now = self._moment(view)
        if now is None:
            return (yield from self._wanderer.walk(view))
        if self._matter is not None:
            self._begin(now, self._matter)
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
            guide = self._atlas(picture.plan)
            self._deck = deck_of(guide.plan) if guide is not None else None
            self._dealer.customs = guide.customs if guide is not None else NONE
        if self._memory.is_ahead_of(picture):
            self._memory = Memory()
        self._memory.take_in(picture, self._deck)
        if self._round != picture.round:
            self._round, self._steps = picture.round, {}
            self._tries.clear()
        if self._deck is None:
            return None
        customs = self._dealer.customs
        spared = trading.names(customs, self._dealer.at_peace(view)) | picture.sleepers
        now = Situation(picture, self._deck, self._memory, self.strength, self._lots, spared, customs)
        self._bargains, self._stowed = self._agreed(now, view), trading.stowed(view)
        self._passages = self._dealer.passages(view)
        guests = passage.guests(customs, self._passages)
        mine = sheet(picture.role)
        let_be = mine.lets_be(now)
        return replace(
            now, trades=bool(self._bargains), guests=guests, spared=spared | let_be, wary=mine.wary
        )

    def _agreed(self, now: Situation, view: View) -> list[Bargain]:
        """What it has agreed to and has still to do."""
        agreed = self._dealer.bargains(view)
        for bargain in agreed:
            if trading.over(now, bargain):
                self._dealer.done(bargain)
        return [bargain for bargain in agreed if not trading.over(now, bargain)]

    def _errands(self, now: Situation) -> Iterator[Errand]:
        given = {*self._dealer.given, *(bargain.gives for bargain in self._bargains)}
        yield from trading.errands(now, self._bargains, self._stowed)
        yield from passage.errands(now, self._passages)
        yield from tending.tend(now)
        yield from trading.but(sheet(now.picture.role).errands(now), given)

    # --- one control ------------------------------------------------------------------------------
    def _said(self, now: Situation, form: Form, chosen: Mapping[str, JSON]) -> tuple[str, JSON] | None:
        """The next control and what is chosen of it; None: the order is sent as it stands."""
        control = form.control
        if control is None:
            return None
        if (look := self._looked(now, form, chosen)) is not None:
            return look
        if now.picture.phase == "setup":
            value = self._set_up.answer(form, control, chosen)
        elif self._matter is not None:
            value = self._settled(form, control, chosen, self._matter)
        elif isinstance(control, Assign) and control.name == "intents":
            value = None if "intents" in chosen else self._declared(now, control)
        elif isinstance(control, Choose) and control.name == "figure" and "figure" not in chosen:
            value = self._next_one(now, control)
        else:
            value = self._deed(now, form, control, chosen)
        if value is None and form.order is None:
            value = self._wanderer.pick(control, chosen.get(control.name), form.words.code)
        return None if value is None else (control.name, value)

    def _looked(self, now: Situation, form: Form, chosen: Mapping[str, JSON]) -> tuple[str, JSON] | None:
        """Where a figure looks that has come somewhere."""
        own = now.picture.own.get(str(chosen.get("figure")))
        if own is None or not sheet(now.picture.role).looks:
            return None
        return looking.looked(now, form, chosen, own, self._errand(now, own))

    def _declared(self, now: Situation, control: Assign) -> JSON:
        ranked = sent(now, self._errands(now))
        rows = trading.peaceful(now, control.rows)
        self._steps = {**declaring.declared(now, rows, ranked)}
        for id, step in self._steps.items():
            self._explain(now, id, step)
        return {id: step.deed for id, step in self._steps.items()}

    def _explain(self, now: Situation, id: str, step: Step) -> None:
        errand = step.errand
        self.reasons.append(reason(now.picture.round, id, errand.why, errand.about))
        now.memory.tried(id, errand.name)
        if step.deed == "special" or errand.why == trading.LAY_DOWN:
            now.memory.used.add(errand.alone)
        if step.deed in GAITS:
            now.memory.set_out(now.picture.own[id], errand.to, now.picture.round)
        else:
            now.memory.stay(id)

    def _next_one(self, now: Situation, control: Choose) -> JSON:
        """What the sheet wants done beside the figures' actions, then who acts next."""
        self._aside = None
        if found := offered(control, sheet(now.picture.role).asides(now), self._tries):
            value, self._aside = found
            self._begin(now, self._aside)
            return value
        chosen = acting.next_one(now, control)
        self._tries[str(chosen)] += 1
        return chosen

    def _begin(self, now: Situation, aside: Aside) -> None:
        self._tries[aside.key] += 1
        self.reasons.append(reason(now.picture.round, aside.who, aside.why, aside.about))

    def _settled(self, form: Form, control: Control, chosen: Mapping[str, JSON], matter: Aside) -> JSON:
        """Of what is settled in its own time: which matter, then what about it."""
        if control.name in chosen:
            return None
        return acting.picked(form, control, {"matter": (matter.act,), **matter.picks})

    def _deed(self, now: Situation, form: Form, control: Control, chosen: Mapping[str, JSON]) -> JSON:
        """A control of a figure's deed. What comes again, or after too many tries, is left as it is."""
        if control.name in chosen:
            return None
        own = now.picture.own.get(str(chosen.get("figure")))
        if own is None:
            return acting.aside(now, form, control, self._aside.picks) if self._aside is not None else None
        if self._tries[own.id] > TRIES:
            return None
        if control.name == "deed" and isinstance(control, Choose):
            return self._driven(now, control, own)
        return acting.answered(now, form, control, self._errand(now, own), own)

    def _driven(self, now: Situation, control: Choose, own: Own) -> JSON:
        """What a robot does that answers to a command: as if it declared it now."""
        row = Row(own.id, Words.of("figure-" + own.id.replace("_", "-")), control.options, default=HOLD)
        ranked = sent(now, self._errands(now))
        step = self._steps[own.id] = declaring.declared(now, trading.peaceful(now, [row]), ranked)[own.id]
        self._explain(now, own.id, step)
        return step.deed if step.deed != HOLD else None

    def _errand(self, now: Situation, own: Own) -> Errand:
        """What it was sent for in this turn; if that is forgotten, what it would be sent for now."""
        step = self._steps.get(own.id)
        if step is not None:
            return step.errand
        ranked = sent(now, self._errands(now)).get(own.id)
        return ranked[0][1] if ranked else Errand(own.id, frozenset(), 0.0, "hold")


@lru_cache(maxsize=8)
def deck_of(plan: Plan) -> Deck:
    """One for each map: all bots of a house walk on it."""
    return Deck(plan)
