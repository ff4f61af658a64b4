"""Accounts of a fight: the attacker's seat hears at once, others at their own moment (FIRE-01, FIRE-02, TEL-07)."""

from dataclasses import dataclass

from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.rules.damage import Harm
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.knowledge import refresh
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import Eye, conscious, eyes, perceives, seers, watchers
from artifact_server.systems.artifact.rules.telegrams import lose, strike_off
from artifact_server.systems.artifact.rules.witnesses import seen_as


@dataclass(frozen=True)
class Onlookers:
    """Whose eyes were open when a deed began. Taken before it: who falls by it has still seen what came."""

    draft: Draft
    looking: dict[str, list[Eye]]

    @classmethod
    def of(cls, draft: Draft) -> "Onlookers":
        """Runners of the acting seat see nothing before its next turn (SEQ-15)."""
        truth = draft.truth
        return cls(
            draft,
            {
                seat: eyes(
                    draft, [f for f in watchers(truth, seat) if f.id not in truth.ran or seat != truth.seat]
                )
                for seat in draft.state.public.players
            },
        )

    def see(self, seat: str, figure: Figure) -> tuple[str, ...]:
        """The figures that serve this seat's eyes and see that figure."""
        return seers(self.draft, self.looking.get(seat, ()), figure)


# --- words --------------------------------------------------------------------------------------
def seems(harm: Harm) -> Words:
    """A hit as an observer takes it. Who lies there lies there, whatever ails him (FIRE-01, DMG-02, VIS-07)."""
    if harm.result == "NE":
        return Words.of("seems-unhurt" if conscious(harm.before) else "seems-still")
    if not conscious(harm.before):
        return Words.of("seems-still")
    if harm.fell:
        return Words.of("seems-falls")
    return Words.of("seems-hurt" if harm.after.wound == "light" else "seems-badly-hurt")


def felt(harm: Harm) -> Words:
    """A hit as the victim's own seat is told of it, if he can tell."""
    if harm.result == "NE":
        return Words.of("felt-nothing")
    if harm.fell:
        return Words.of("felt-falls")
    code = "felt-light" if harm.after.wound == "light" else "felt-serious"
    return Words.of(code + "-breach" if harm.breached else code)


# --- one hit ------------------------------------------------------------------------------------
def tell_hit(
    draft: Draft, onlookers: Onlookers, harm: Harm, code: str, actor: Figure | None, shown: bool
) -> None:
    """One hit: to the acting seat what it sees, to the victim's what it feels, to others what they saw.

    `code` is the sentence to the acting seat: "shot-hit", "blow-landed", "stray-hit" …
    """
    victim, seat = harm.before, draft.truth.seat
    if victim.seat == seat:
        _tell_own(draft, onlookers, harm, code, actor)
    elif shown:
        draft.tell(
            seat,
            code,
            "FIRE-01",
            who=draft.name(actor.id) if actor else Words.of("somebody-unseen"),
            what=seen_as(draft, victim, seat),
            weapon=weapon_words(harm.row),
            seems=seems(harm),
        )
        refresh(draft, seat, draft.truth.figures[victim.id])
    for other in draft.others:
        if actor is not None and actor.seat == other:
            _owe_striker(draft, harm, actor)
        elif other == victim.seat:
            _owe_victim(draft, onlookers, harm, code, actor)
        else:
            _owe_witness(draft, onlookers, other, harm, actor)


def tell_spoke(draft: Draft, onlookers: Onlookers, harm: Harm, running: bool) -> None:
    """EVA-09: who floats is struck by the ring; of a runner his seat has no word, whatever it did to him (INT-04, X02)."""
    seat, victim = draft.truth.seat, harm.after
    notice = draft.notice("struck-by-spoke", "EVA-09", "INT-04", who=draft.name(victim.id), felt=felt(harm))
    if running:
        draft.owe(seat, notice, victim.id)
        if harm.fell:
            lose(draft, victim, seat)
    else:
        draft.say(seat, notice)
        _see_own(draft, harm)
    for other in draft.others:
        _owe_witness(draft, onlookers, other, harm, None)


def weapon_words(row: str) -> Words:
    return Words.of("weapon-" + row.replace("_", "-"))


def cause_words(code: str) -> Words:
    """What strikes where nobody has struck: a trap, a blast, acid."""
    return Words.of("cause-" + code.removesuffix("-hit"))


def _tell_own(draft: Draft, onlookers: Onlookers, harm: Harm, code: str, actor: Figure | None) -> None:
    """In its own turn a seat hears of its own at once; of one who falls it has no more word (HOST-03, CON-33)."""
    seat, victim = draft.truth.seat, harm.after
    if actor is None:
        caught = {"who": draft.name(victim.id), "by": cause_words(code), "felt": felt(harm)}
        draft.tell(seat, "own-caught", "SEQ-03", **caught)
        _see_own(draft, harm)
        return
    by = actor_words(draft, onlookers, seat, actor)
    if actor.seat == seat or perceives(draft, victim, actor):
        by = draft.name(actor.id) if actor.seat == seat else seen_as(draft, actor, seat)
    draft.tell(
        seat,
        "own-hit",
        "HOST-03",
        who=draft.name(victim.id),
        by=by,
        weapon=weapon_words(harm.row),
        felt=felt(harm),
    )
    _see_own(draft, harm)


def _see_own(draft: Draft, harm: Harm) -> None:
    """What is left of him, before the eyes of his own seat in its turn."""
    seat, victim = draft.truth.seat, harm.after
    if harm.fell and victim.id in draft.known(seat).roster:
        strike_off(draft, seat, victim.id)
        refresh(draft, seat, victim)
    else:
        report(draft, seat, victim.id)


def _owe_striker(draft: Draft, harm: Harm, actor: Figure) -> None:
    """HOST-03: the seat of one who struck out of turn hears of it from him."""
    notice = draft.notice(
        "struck-in-leaving",
        "HOST-03",
        who=draft.name(actor.id),
        whom=seen_as(draft, harm.before, actor.seat),
        weapon=weapon_words(harm.row),
        seems=seems(harm),
    )
    draft.owe(actor.seat, notice, actor.id)


def _owe_victim(draft: Draft, onlookers: Onlookers, harm: Harm, code: str, actor: Figure | None) -> None:
    """The victim himself reports, unless he cannot: then there is only the telegram (X02, X51). His friends saw it."""
    victim = harm.before
    if not conscious(harm.after):
        _owe_witness(draft, onlookers, victim.seat, harm, actor)
    elif actor is None:
        caught = {"who": draft.name(victim.id), "by": cause_words(code), "felt": felt(harm)}
        draft.owe(victim.seat, draft.notice("was-caught", "SEQ-03", **caught), victim.id)
    else:
        by = actor_words(draft, onlookers, victim.seat, actor)
        notice = draft.notice(
            "attacked",
            "SEQ-03",
            who=draft.name(victim.id),
            by=by,
            weapon=weapon_words(harm.row),
            felt=felt(harm),
        )
        draft.owe(victim.seat, notice, victim.id)


def _owe_witness(draft: Draft, onlookers: Onlookers, seat: str, harm: Harm, actor: Figure | None) -> None:
    """TEL-07: who saw both tells who struck whom; who saw the victim alone tells that; else there is nothing to tell."""
    victim = harm.before
    saw = tuple(id for id in onlookers.see(seat, victim) if id != victim.id)
    both = tuple(id for id in saw if actor is not None and id in (*onlookers.see(seat, actor), actor.id))
    whom = draft.name(victim.id) if victim.seat == seat else seen_as(draft, victim, seat)
    if actor is not None and both:
        notice = draft.notice(
            "saw-attack",
            "TEL-07",
            what=seen_as(draft, actor, seat),
            whom=whom,
            weapon=weapon_words(harm.row),
            seems=seems(harm),
        )
        draft.owe(seat, notice, *both)
    elif saw:
        draft.owe(seat, draft.notice("saw-struck", "TEL-07", whom=whom, seems=seems(harm)), *saw)


def actor_words(draft: Draft, onlookers: Onlookers, seat: str, actor: Figure | None) -> Words:
    """Whom a seat takes for the author of a blow."""
    if actor is not None and onlookers.see(seat, actor):
        return seen_as(draft, actor, seat)
    return Words.of("somebody-unseen")


# --- a miss -------------------------------------------------------------------------------------
def tell_miss(draft: Draft, onlookers: Onlookers, shooter: Figure, target: Figure, row: str) -> None:
    """A shot that hits nothing it was meant for: its seat knows; who was shot at and who looked on will tell."""
    seat = draft.truth.seat
    what = draft.name(target.id) if target.seat == seat else seen_as(draft, target, seat)
    draft.tell(
        seat, "shot-missed", "FIRE-01", who=draft.name(shooter.id), what=what, weapon=weapon_words(row)
    )
    for other in draft.others:
        if other == target.seat and conscious(target):
            by = actor_words(draft, onlookers, other, shooter)
            notice = draft.notice(
                "shot-at", "SEQ-03", who=draft.name(target.id), by=by, weapon=weapon_words(row)
            )
            draft.owe(other, notice, target.id)
        else:
            owe_shot(draft, onlookers, other, shooter, row)


def owe_shot(draft: Draft, onlookers: Onlookers, seat: str, shooter: Figure, row: str) -> None:
    """SEQ-03, TEL-07: who has the shooter in view will tell that he fired; at what, he does not say."""
    if saw := onlookers.see(seat, shooter):
        notice = draft.notice(
            "saw-shot", "TEL-07", what=seen_as(draft, shooter, seat), weapon=weapon_words(row)
        )
        draft.owe(seat, notice, *saw)
