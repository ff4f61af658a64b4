"""What is not open to a figure now, each with the refusal that it would get: reckoned, like that, from what its seat knows."""

from collections.abc import Callable, Iterator

from artifact_server.core.errors import Rejected
from artifact_server.core.forms import Option
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known, OwnFigure
from artifact_server.systems.artifact.model.orders import Hack, Security
from artifact_server.systems.artifact.rules.arms import arms, known_bearer, unfit
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.rules.eva import steers
from artifact_server.systems.artifact.rules.presence import KIND as BODILESS
from artifact_server.systems.artifact.rules.specials import THING
from artifact_server.systems.artifact.views.ground import GAITS, gait_bar, ground, team_ready
from artifact_server.systems.artifact.views.options import craft, things
from artifact_server.systems.artifact.views.options.aims import Armed, armament, first_shot, target_words
from artifact_server.systems.artifact.views.options.unusable import refused_powers, refused_uses
from artifact_server.systems.artifact.views.permits.combat import permit_shot
from artifact_server.systems.artifact.views.permits.computer import permit_hack, permit_security
from artifact_server.systems.artifact.views.sights import Stand, Target, targets, unnoticed


def refused_deeds(book: Book, known: Known, own: OwnFigure) -> tuple[Option, ...]:
    """Deeds that this figure cannot declare now, chapter by chapter, and why."""
    if own.doing.owes or own.doing.acted or own.at is None:
        return ()
    if own.remote and not own.doing.driven:
        return (_shut("", Words.of("deed-anything"), Rejected("robot-not-driven", "SEC-09", who=_name(own))),)
    if own.held:
        return (_shut("", Words.of("deed-anything"), Rejected("held-fast", "CS-G12", who=_name(own))),)
    if own.kind in (BODILESS, THING):
        return tuple(refused_powers(book, known, own))
    return (
        *_gaits(book, known, own),
        *_fights(book, known, own),
        *_exchange(book, known, own),
        *refused_uses(book, known, own),
        *_terminal(book, known, own),
        *_helm(book, known, own),
        *refused_powers(book, known, own),
    )


def _name(own: OwnFigure) -> Words:
    return figure_words(own.look, own.id)


def _shut(value: str, words: Words, no: Rejected) -> Option:
    return Option(value, words, off=no.words, clauses=tuple(no.clauses))


# --- moving -------------------------------------------------------------------------------------
def _gaits(book: Book, known: Known, own: OwnFigure) -> Iterator[Option]:
    for gait in GAITS:
        if bar := gait_bar(book, known, own, gait):
            yield _shut(gait, Words.of(f"deed-{gait}"), _why_no_gait(book, known, own, gait, bar))


def _why_no_gait(book: Book, known: Known, own: OwnFigure, gait: str, bar: str) -> Rejected:
    if bar == "gait-not-open" and own.adrift and not steers(book, own.gear):
        return Rejected("gait-adrift", "EVA-08", who=_name(own))
    if bar == "gait-not-open" and not team_ready(known, own, gait):
        return Rejected("gait-team", "CAS-08", who=_name(own))
    return Rejected(bar, "MOV-02", "MOV-16", "MOV-18", who=_name(own), gait=gait)


# --- fighting -----------------------------------------------------------------------------------
def _fights(book: Book, known: Known, own: OwnFigure) -> Iterator[Option]:
    """Weapons that are none in his hands; whom he cannot attack from where he is; a square to watch without a gun."""
    assert own.at is not None
    bearer = known_bearer(book, known, own)
    for gear in own.gear:
        if (bar := unfit(book, bearer, gear)) not in ("", "no-weapon"):
            item = Words.of("item-" + gear.type.replace("_", "-"))
            yield _shut(gear.id, item, Rejected(bar, "SKILL-02", "JAM-01", who=_name(own)))
    ready = arms(book, bearer)
    there = targets(book, known, own)
    if not ready or not there:
        no = Rejected("nobody-to-attack" if ready else "no-gun", "FIRE-03", who=_name(own))
        yield _shut("attack", Words.of("deed-attack"), no)
    stand = Stand(book, known, own, own.at, own.facing, ground(book, known).scene)
    usable_now = armament(book, known, own)
    for target in there if ready else ():
        if no_shot := _why_not_at(stand, target, usable_now):
            words = Words.of("deed-attack-single", what=target_words(book, target))
            yield _shut(f"attack:{target.name}", words, no_shot)
    if not any(arm.at_people for arm in ready):
        yield _shut("mark", Words.of("deed-mark"), Rejected("no-gun", "OPP-01", who=_name(own)))


def _why_not_at(stand: Stand, target: Target, ready: Armed) -> Rejected | None:
    book, known, own = stand.book, stand.known, stand.own
    if unnoticed(book, known, own, target):
        return Rejected("not-noticed", "X13", "VIS-15", who=_name(own))
    if any(first_shot([stand], target, some) for some in ready.values()):
        return None
    guns = [arm for arm in ready["single"] if arm.at_people]
    if not guns:
        return Rejected("not-in-reach", "CLOSE-01", who=_name(own))
    return refusal(lambda: permit_shot(stand, target, guns[0]))


def refusal(ask: Callable[[], None]) -> Rejected | None:
    """What a permit says."""
    try:
        ask()
    except Rejected as no:
        return no
    return None


# --- hands, terminals, the helm -----------------------------------------------------------------
def _exchange(book: Book, known: Known, own: OwnFigure) -> Iterator[Option]:
    if things.has_to_deal(book, known, own):
        return
    code = "nothing-lies-here" if own.hands else "no-hands"
    yield _shut("exchange", Words.of("deed-exchange"), Rejected(code, "ACT-07", who=_name(own)))


def _terminal(book: Book, known: Known, own: OwnFigure) -> Iterator[Option]:
    """The marker's actions for who has hands, a hack for a hacker."""
    if not own.hands:
        return
    security = Security(figure=own.id, act="snoop", segment=next(iter(book.plan.segments)))
    if (no := refusal(lambda: permit_security(book, known, own, security))) and no.code in _AT_DESK:
        yield _shut("security", Words.of("deed-security"), no)
    hack = Hack(figure=own.id, purpose="control")
    no = refusal(lambda: permit_hack(book, known, own, hack))
    if no and "hacker" in own.skills:
        yield _shut("hack", Words.of("use-hack-control"), no)


_AT_DESK = ("no-control", "no-terminal", "no-power", "marker-spent")


def _helm(book: Book, known: Known, own: OwnFigure) -> Iterator[Option]:
    if "pilot" in own.skills and craft.helm(book, known, own) is None:
        no = Rejected("not-in-seat", "SHIP-02", "ACT-17", who=_name(own))
        yield _shut("pilot", Words.of("deed-pilot"), no)
