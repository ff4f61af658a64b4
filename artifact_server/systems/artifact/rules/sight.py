"""Vision: whose eyes count, what they see of figures and things (VIS-01 to VIS-16, FACE-04)."""

from collections.abc import Iterable
from dataclasses import dataclass

from artifact_server.kit.deckplan import Field, Mask
from artifact_server.systems.artifact.model.figures import CLOSED, Figure, Item
from artifact_server.systems.artifact.model.known import CAPSULE
from artifact_server.systems.artifact.model.set_up import Spot
from artifact_server.systems.artifact.model.state import Truth
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.illusions import beheld, blinded, discerns
from artifact_server.systems.artifact.rules.natures import look_of


@dataclass(frozen=True, slots=True)
class Eye:
    """A figure that looks, and its field now; `unlit` are the deck squares in line with it where it is dark."""

    figure: Figure
    field: Field
    unlit: Mask = 0
    pictures: frozenset[str] = frozenset()
    """Phantoms where it looks, whether or not it can be fooled (CS-K03)."""


CAMERA = Figure(id="camera", kind="robot", look="none", home="", seat="")
"""The eye of the central computer: sees like a robot (VIS-14), but into every corner (VIS-12)."""


def conscious(figure: Figure) -> bool:
    """Sees and reports: active, or held (VIS-01), or Tough with a serious wound (X43)."""
    return figure.active or (figure.wound == "serious" and figure.tough and not figure.out)


def posture(figure: Figure) -> str:
    """What is plain to see of a figure: on its feet or standing, lying there, in a capsule (VIS-07, AREA-06)."""
    if figure.capsuled:
        return CAPSULE
    return "up" if figure.active or figure.asleep or figure.emp else "down"


def watchers(truth: Truth, seat: str, informants: bool = True) -> list[Figure]:
    """The figures whose eyes serve a seat: its own, the robots it drives, its informants (SEQ-06, INF-02, INF-08)."""
    own = [f for f in truth.of_seat(seat) if conscious(f) and f.at is not None]
    if informants:
        tied = [
            truth.figures[i] for i, tie in truth.informants.items() if tie.master == seat and not tie.active
        ]
        own += [f for f in tied if f.seat == f.home != seat and conscious(f) and f.at is not None]
    return own


def bodies(draft: Draft, seat: str) -> list[Figure]:
    """Whose eyes serve the map that a seat shares: own people of all its seats, without those driven or bribed (RUL-18)."""
    truth = draft.truth
    own = (f for each in draft.circle(seat) for f in truth.of_seat(each))
    return [f for f in own if conscious(f) and f.at is not None and bodily(draft, f)]


def bodily(draft: Draft, figure: Figure) -> bool:
    """A body on the shared map: nobody's by remote, and of two aliens no face, thing or mind (SET-05, SET-06)."""
    truth = draft.truth
    alone = len(draft.circle(figure.seat)) < 2 or not figure.seat.startswith("A")
    return figure.id not in truth.commanded and (alone or figure.kind in draft.book.on_board)


def recluses(draft: Draft, seat: str) -> list[Figure]:
    """Own people that no other seat of the map knows of: what they see is for their own seat alone (RUL-18)."""
    own = draft.truth.of_seat(seat)
    kept = [f for f in own if f.id not in draft.truth.commanded and not bodily(draft, f)]
    return [f for f in kept if conscious(f) and f.at is not None]


def eyes(draft: Draft, figures: Iterable[Figure]) -> list[Eye]:
    """Their fields as the station stands now."""
    scene = draft.scene()
    return [eye(draft, f, scene.field(f.at, f.facing)) for f in figures if f.at is not None]


def eye(draft: Draft, figure: Figure, line: Field) -> Eye:
    """What a figure sees of the squares in line with it: of dark ones its own and what is made out (DARK-02 to DARK-07)."""
    unlit = _unlit(draft, figure, line)
    if not draft.truth.phantoms:
        return Eye(figure, line.but(unlit), unlit)
    left = blinded(draft, figure, line)
    return Eye(
        figure,
        left.but(unlit),
        left.seen & unlit,
        beheld(draft.truth, line.but(unlit), left.but(unlit)),
    )


def _unlit(draft: Draft, figure: Figure, line: Field) -> Mask:
    truth, decks = draft.truth, draft.book.plan.decks
    if not truth.dark:
        return 0
    shown = [spot.at for spot in spots(truth, figure)] + ([figure.at] if figure.at is not None else [])
    return line.seen & decks.dark(truth.dark) & ~decks.mask(shown)


def spots(truth: Truth, figure: Figure) -> list[Spot]:
    """Dark squares that show themselves to this figure: its own, and wherever somebody's light falls (DARK-04)."""
    return [
        spot
        for id, spot in truth.spots.items()
        if (spot.light or id == figure.id) and conscious(truth.figures[id])
    ]


def perceives(draft: Draft, eye: Figure, target: Figure) -> bool:
    """Robots and androids do not perceive an active sneaksuit (VIS-15), fooled minds no unseen mask (CS-K01).

    A thing is a piece of furniture to who does not know it (CS-N04).
    """
    if target.shape == "thing" and eye.seat not in target.known_to:
        return False
    if target.sneaking and draft.book.kinds[eye.kind].fooled_by_sneaksuit:
        return False
    return not draft.truth.masks or discerns(draft, eye, target)


def takes_room(figure: Figure) -> bool:
    """Stands in the way, in a line of fire, among the four of a square: no mind, and no thing (STACK-03, CS-N04)."""
    return figure.look not in ("none", "artifact") and figure.shape != "thing"


def sees_now(draft: Draft, eye: Figure, target: Figure) -> bool:
    """Whether one figure sees another where it stands: arc, line, light and sneaksuit."""
    return any(target.at in e.field and perceives(draft, eye, target) for e in eyes(draft, [eye]))


def notices(draft: Draft, eye: Eye, item: Item) -> bool:
    """A thing that lies in view: stowed kit and what is hidden only from within one square (CS-G04, VIS-12)."""
    if item.at is None or item.at not in eye.field or item.fixed_to:
        return False
    if item.type not in draft.book.items or eye.figure.look == "artifact":
        return False
    if eye.figure is CAMERA:
        return True
    plain = draft.book.items[item.type].look in ("held", "large", "worn") and not item.hidden
    return plain or (eye.figure.at is not None and draft.book.plan.distance(eye.figure.at, item.at) <= 1)


def seers(draft: Draft, looking: Iterable[Eye], target: Figure) -> tuple[str, ...]:
    """The figures that see a figure where it stands."""
    return tuple(
        e.figure.id
        for e in looking
        if e.figure.id != target.id and target.at in e.field and perceives(draft, e.figure, target)
    )


def item_look(draft: Draft, item: Item) -> str:
    """What a thing passes for (VIS-08)."""
    row = draft.book.items[item.type]
    return row.shown_as or item.type


def shown(draft: Draft, figure: Figure) -> tuple[str, ...]:
    """What others see in a figure's hands: held weapons and big loads (SEQ-07); nothing that Pan has inside (CS-N04)."""
    if figure.shape in CLOSED:
        return ()
    held = [i for i in draft.truth.held(figure.id) if not i.worn and i.type in draft.book.items]
    return tuple(
        sorted(item_look(draft, i) for i in held if draft.book.items[i.type].look in ("held", "large"))
    )


def worn(draft: Draft, figure: Figure) -> tuple[str, ...]:
    """What others see a figure wear."""
    return tuple(sorted(look_of(draft.book, i.type) for i in draft.truth.held(figure.id) if i.worn))
