"""What happened, as the theatre tells it: a decision's facts as events with seat, figures, words. For games that are over."""

from collections.abc import Iterator, Mapping

from artifact_server.core.retelling import Event, Moment, Scene
from artifact_server.core.words import Notice, Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model import facts as f
from artifact_server.systems.artifact.model.figures import Figure, Wound
from artifact_server.systems.artifact.model.state import State, Truth
from artifact_server.systems.artifact.rules.draft import figure_words, look_words

WORSE: tuple[Wound, ...] = ("none", "light", "serious", "down", "dead")
COUNTED: Mapping[str, str] = {"shot": "shot", "hack": "hack"}
"""Rolls by their purpose → what they are counted as, for whose figure threw them."""
HITS = frozenset({"shot-hit", "stray-hit", "blast-hit"})
STOPPED = "stopped-"
"""How the codes of all notices of an interdiction begin."""
STEPS: Mapping[str, str] = {"SU": "a", "IMU": "b", "declare": "c", "act": "c", "INT": "d", "FMU": "e"}


def moment(state: State) -> Moment:
    """Where the game stands in the sequence of play."""
    public = state.public
    return Moment(public.round, public.turn, STEPS.get(state.truth.stage, "") if public.turn != "G" else "")


def happened(book: Book, scene: Scene) -> list[Event]:
    """The events of one decision."""
    return [*_rolled(scene), *(event for fact in scene.facts for event in _events(book, scene, fact))]


def _rolled(scene: Scene) -> Iterator[Event]:
    for key in scene.rolls:
        purpose, subject, _ = key.split("/", 2)
        if purpose in COUNTED:
            who = _figure(scene, subject)
            words = Words.of(f"event-{COUNTED[purpose]}", who=_name(scene, subject))
            yield Event(COUNTED[purpose], who.seat if who else scene.seat, (subject,), words)


def _events(book: Book, scene: Scene, fact: object) -> Iterator[Event]:
    match fact:
        case f.Stepped():
            yield Event("step", _seat(scene, fact.figure), (fact.figure,))
        case f.Sighted():
            yield from _sighted(book, scene, fact)
        case f.Hurt():
            yield from _hurt(scene, fact)
        case f.Told():
            yield from _told(scene, fact)
        case f.DueMade():
            yield from _stopped(fact.due.seat, fact.due.notice)
        case f.HatchOpened():
            yield Event("hatch", scene.after.public.turn)
        case f.ControllerChanged():
            yield _about("controller", scene, fact.figure, seat=fact.seat, to=Words.of(f"seat-{fact.seat}"))
        case f.ControlPassed():
            yield _about("control", scene, fact.to or "") if fact.to else Event("control")
        case f.Enthralled():
            yield _about("thrall" if fact.seat else "freed", scene, fact.figure, seat=fact.seat)
        case f.PaneBroken():
            yield Event("breach", scene.after.public.turn, words=Words.of("event-pane"))
        case f.GameEnded():
            yield Event("end", words=Words.of(f"why-{fact.why}"))
        case _:
            pass


def _sighted(book: Book, scene: Scene, fact: f.Sighted) -> Iterator[Event]:
    """A new sighting, or one of somebody who had been lost from view."""
    known = scene.before.known.get(fact.seat)
    lain = known.counters.get(fact.counter.id) if known is not None else None
    if lain is None or not lain.live:
        seat, what = Words.of(f"seat-{fact.seat}"), look_words(book, fact.counter.look)
        words = Words.of("event-sighting", seat=seat, what=what)
        yield Event("sighting", fact.seat, (fact.figure,) if fact.figure else (), words)


def _hurt(scene: Scene, fact: f.Hurt) -> Iterator[Event]:
    before = _figure(scene, fact.figure)
    if before is None:
        return
    worse = WORSE.index(fact.wound) - WORSE.index(before.wound)
    if fact.wound == "dead" and worse:
        yield _about("death", scene, fact.figure)
    elif worse > 0:
        yield _about("wound", scene, fact.figure)
    elif fact.out and not before.out:
        yield _about("knockout", scene, fact.figure)
    elif worse < 0 or (before.out and not fact.out):
        yield _about("cure", scene, fact.figure)


def _told(scene: Scene, fact: f.Told) -> Iterator[Event]:
    if fact.notice.words.code in HITS and fact.seat == scene.before.public.turn:
        yield Event("hit", fact.seat)
    late = any(due.seat == fact.seat and due.notice == fact.notice for due in scene.before.truth.dues)
    if not late:
        yield from _stopped(fact.seat, fact.notice)


def _stopped(seat: str, notice: Notice) -> Iterator[Event]:
    if notice.words.code.startswith(STOPPED):
        yield Event("interdiction", seat, words=notice.words)


def _about(kind: str, scene: Scene, figure: str, seat: str = "", **more: Words) -> Event:
    words = Words.of(f"event-{kind}", who=_name(scene, figure), **more)
    return Event(kind, seat or _seat(scene, figure), (figure,), words)


def _figure(scene: Scene, id: str) -> Figure | None:
    before: Truth = scene.before.truth
    after: Truth = scene.after.truth
    return before.figures.get(id) or after.figures.get(id)


def _seat(scene: Scene, figure: str) -> str:
    found = _figure(scene, figure)
    return found.seat if found is not None else ""


def _name(scene: Scene, figure: str) -> Words:
    found = _figure(scene, figure)
    return figure_words(found.look if found is not None else figure, figure)
