"""Vision: whose eyes count, what they see of figures and things (VIS-01 to VIS-16, FACE-04)."""

from collections.abc import Iterable
from dataclasses import dataclass

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.model.state import Truth
from artifact_server.systems.artifact.rules.draft import Draft


@dataclass(frozen=True, slots=True)
class Eye:
    """A figure that looks, and the squares in its field now."""

    figure: Figure
    field: frozenset[Square]


CAMERA = Figure(id="camera", kind="robot", look="none", home="", seat="")
"""The eye of the central computer: sees like a robot (VIS-14), but into every corner (VIS-12)."""


def conscious(figure: Figure) -> bool:
    """Sees and reports: active, or held (VIS-01), or Tough with a serious wound (X43)."""
    return figure.active or (figure.wound == "serious" and figure.tough and not figure.out)


def watchers(truth: Truth, seat: str, informants: bool = True) -> list[Figure]:
    """The figures whose eyes serve a seat: its own, the robots it drives, its informants (SEQ-06, INF-02, INF-08)."""
    own = [f for f in truth.of_seat(seat) if conscious(f) and f.at is not None]
    if informants:
        tied = [
            truth.figures[i] for i, tie in truth.informants.items() if tie.master == seat and not tie.active
        ]
        own += [f for f in tied if f.seat == f.home != seat and conscious(f) and f.at is not None]
    return own


def eyes(draft: Draft, figures: Iterable[Figure]) -> list[Eye]:
    """Their fields as the station stands now."""
    scene = draft.scene()
    return [
        Eye(f, lit(draft.truth, draft, f, scene.field(f.at, f.facing))) for f in figures if f.at is not None
    ]


def lit(truth: Truth, draft: Draft, figure: Figure, field: frozenset[Square]) -> frozenset[Square]:
    """What remains of a field where it is dark: the own square alone (DARK-02)."""
    if not truth.dark:
        return field
    cells = draft.book.plan.cells
    return frozenset(s for s in field if s == figure.at or s not in cells or cells[s].space not in truth.dark)


def perceives(draft: Draft, eye: Figure, target: Figure) -> bool:
    """Robots and androids do not perceive an active sneaksuit (VIS-15)."""
    return not (target.sneaking and draft.book.kinds[eye.kind].fooled_by_sneaksuit)


def sees_now(draft: Draft, eye: Figure, target: Figure) -> bool:
    """Whether one figure sees another where it stands: arc, line, light and sneaksuit."""
    return any(target.at in e.field and perceives(draft, eye, target) for e in eyes(draft, [eye]))


def notices(draft: Draft, eye: Eye, item: Item) -> bool:
    """A thing that lies in view: stowed kit and what is hidden only from within one square (CS-G04, VIS-12)."""
    if item.at is None or item.at not in eye.field or item.fixed_to:
        return False
    if item.type not in draft.book.items:
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
    """What others see in a figure's hands: held weapons and big loads (SEQ-07)."""
    held = [i for i in draft.truth.held(figure.id) if not i.worn and i.type in draft.book.items]
    return tuple(item_look(draft, i) for i in held if draft.book.items[i.type].look in ("held", "large"))


def worn(draft: Draft, figure: Figure) -> tuple[str, ...]:
    """What others see a figure wear."""
    return tuple(i.type for i in draft.truth.held(figure.id) if i.worn)
