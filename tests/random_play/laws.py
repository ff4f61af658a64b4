"""What holds after every decision: nobody vanishes or doubles, each due ends once, views carry only what they may."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from artifact_server.core.facts import Fact
from artifact_server.core.seats import JUDGE
from artifact_server.core.sharing import Alike
from artifact_server.systems.artifact import Artifact
from artifact_server.systems.artifact.model import facts as f
from artifact_server.systems.artifact.model.state import State, Truth, scene
from artifact_server.systems.artifact.views.oversee import levels_part
from artifact_server.table.frames import encode, parts
from tests.random_play.allowed import stray_keys
from tests.random_play.saying import faults, words_in

BODILESS = ("none", "artifact")
TYPED = ("judge-says",)
"""What a person says needs no clause."""


class Laws:
    """Held over one game, decision by decision."""

    def __init__(self, system: Artifact) -> None:
        self.system = system
        self.plan = system.book.plan
        self.stacking: Mapping[str, int] = system.book.chart("stacking")
        self.seen: set[tuple[str, bytes]] = set()
        self.said: set[bytes] = set()
        self.unsayable: set[str] = set()
        """What is wrong with sentences."""

    def after(self, before: State, now: State, facts: Sequence[Fact], actor: str) -> None:
        """All of them, after one decision of `actor` ("auto" and "" are the table)."""
        _nobody_vanishes(before.truth, now.truth, facts)
        _no_thing_vanishes(before.truth, now.truth, facts)
        _dues_end_once(before.truth, now.truth, facts)
        _says_why(facts)
        self._places(before.truth, now.truth, facts, actor)
        self._nobody_else_learns(before, now, actor)
        for seat, known in now.known.items():
            if before.known.get(seat) is not known or before.public.result is not now.public.result:
                self._view(now, seat)
        shown = self.system.oversee(now)
        encode(shown)
        assert shown["levels"] == levels_part(
            self.system.book_of(now.public), Alike(now.truth), now.public.players
        )

    def kept(self, state: State) -> None:
        """A snapshot comes back as it was."""
        again = self.system.read_state(self.system.write_state(state))
        assert again == state
        # Of what is read again nothing is shared with the views before.
        assert encode(self.system.oversee(state)) == encode(self.system.oversee(again))
        for seat in state.known:
            lies, anew = (self.system.view(each.known[seat], each.public, seat) for each in (state, again))
            assert encode(lies) == encode(anew)

    def sayable(self, value: Any) -> None:
        """Every code in it has a sentence, and the sentence gets all that it asks for."""
        for words in words_in(value):
            key = encode(words)
            if key not in self.said:
                self.said.add(key)
                self.unsayable |= set(faults(words))

    # --- places -----------------------------------------------------------------------------------
    def _places(self, before: Truth, now: Truth, facts: Sequence[Fact], actor: str) -> None:
        """Each body on one square that is there; no more active ones on it than it holds, but for what hatches or wakes."""
        standing: Counter[Any] = Counter()
        for figure in now.figures.values():
            if figure.at is None:
                continue
            if figure.active and figure.look not in BODILESS and figure.shape != "thing":
                standing[figure.at] += 1
            if before.figures.get(figure.id) is None or before.figures[figure.id].at != figure.at:
                gone = any(
                    now.poses[c.id].gone for c in self.plan.crafts.values() if c.level == figure.at.level
                )
                assert gone or scene(self.plan, now).exists(figure.at), f"{figure.id} is nowhere: {figure.at}"
        if now.stage in ("setup", "opening") or actor == JUDGE:
            return
        woken = [x for x in before.figures.values() if x.asleep and not now.figures[x.id].asleep]
        rose = {x.figure.at for x in facts if isinstance(x, f.FigureJoined)} | {x.at for x in woken}
        for square, number in standing.items():
            if square in rose:
                continue
            segment = self.plan.segment_of(square)
            car = segment is not None and segment.id in now.lifts
            most = self.stacking["lift_car" if car else "square"]
            already = sum(1 for x in before.figures.values() if x.at == square and x.active)
            assert number <= max(most, already), f"{number} stand on {square}"

    # --- what seats get ---------------------------------------------------------------------------
    def _nobody_else_learns(self, before: State, now: State, actor: str) -> None:
        """The third law, for what a seat or the table does in the middle of a turn."""
        ended = now.truth.stage == "over"  # the end is a public matter
        if actor == JUDGE or before.truth.stage in ("opening", "G") or ended or not before.known:
            return
        mover = before.truth.seat if actor not in before.known else actor
        groups = {s.id: s.group for s in before.public.seats}
        for seat, known in before.known.items():
            if mover in groups and groups[seat] != groups[mover]:
                was, is_ = (_but_step(k) for k in (known, now.known[seat]))
                assert was == is_, f"{seat} learns of what {mover} does: {_differing(was, is_)}"
            elif seat != before.truth.seat and before.truth.stage != "setup":
                assert now.known[seat].roster == known.roster, f"{seat} hears of its own in another's turn"

    def _view(self, now: State, seat: str) -> None:
        """Its view is JSON, carries nothing that is not on the list, and is the same built anew as from the last one."""
        view = parts(self.system.view(now.known[seat], now.public, seat))
        assert view == parts(Artifact(self.system.book).view(now.known[seat], now.public, seat)), seat
        for key, data in view.items():
            if (key, data) not in self.seen:
                self.seen.add((key, data))
                part = {key: orjson.loads(data)}
                assert not (stray := stray_keys(part)), f"{seat} is shown {stray}"
                self.sayable(part)


def _but_step(known: Any) -> dict[str, Any]:
    return {name: getattr(known, name) for name in known.__dataclass_fields__ if name != "step"}


def _differing(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    return [name for name in one if one[name] != other[name]]


def _says_why(facts: Sequence[Fact]) -> None:
    """Whatever a seat is told, now or later, carries its clauses."""
    for fact in facts:
        notice = fact.due.notice if isinstance(fact, f.DueMade) else getattr(fact, "notice", None)
        assert notice is None or notice.clauses or notice.words.code in TYPED, (
            f"no clause: {notice.words.code}"
        )


def _nobody_vanishes(before: Truth, now: Truth, facts: Sequence[Fact]) -> None:
    came = {x.figure.id for x in facts if isinstance(x, f.FigureJoined)}
    left = {x.figure for x in facts if isinstance(x, f.FigureLeft)}
    assert now.figures.keys() - before.figures.keys() <= came
    assert before.figures.keys() - now.figures.keys() <= left
    for id, figure in now.figures.items():
        assert figure.id == id
        assert not figure.held_by or figure.held_by in now.figures, f"{id} is held by nobody there is"


def _no_thing_vanishes(before: Truth, now: Truth, facts: Sequence[Fact]) -> None:
    """A thing is in one place: in hands, on a square, fixed to something, in stock at set-up, or used up by name."""
    came = {x.item.id for x in facts if isinstance(x, f.ItemCame)}
    went = {x.item for x in facts if isinstance(x, f.ItemWent)}
    assert now.items.keys() - before.items.keys() <= came
    assert before.items.keys() - now.items.keys() <= went
    for id, item in now.items.items():
        if before.items.get(id) is item:
            continue
        assert item.id == id
        assert not item.holder or item.holder in now.figures, f"{id} is in the hands of nobody: {item.holder}"
        places = [bool(item.holder), item.at is not None, bool(item.fixed_to)]
        assert sum(places) <= 1, f"{id} is in several places: {item}"
        assert not item.worn or item.holder, f"{id} is worn by nobody"
    for trap in now.traps:
        assert trap in now.items, f"the trap {trap} is no thing"
    for mine in now.mines:
        assert mine in now.items or mine.startswith("charge-"), f"the charge {mine} is no thing"


def _dues_end_once(before: Truth, now: Truth, facts: Sequence[Fact]) -> None:
    open_now = {due.id for due in before.dues}
    for fact in facts:
        if isinstance(fact, f.DueMade):
            assert fact.due.id not in open_now
            assert fact.due.id > before.due_count
            open_now.add(fact.due.id)
        if isinstance(fact, f.DueEnded):
            assert fact.due in open_now, f"due {fact.due} ends twice"
            assert fact.how != "void" or fact.rule, f"due {fact.due} is void by no rule"
            open_now.remove(fact.due)
    assert open_now == {due.id for due in now.dues}
