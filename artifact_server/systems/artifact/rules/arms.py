"""Arms: what a figure can strike or shoot with. One reckoning for truth and for what a seat knows."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Plan, Square
from artifact_server.systems.artifact.book import Book, ItemRow, Weapon
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.model.known import Gear, Known, OwnFigure

BUILT = "built:"
"""Before the name of a built-in device, where an item would have its id."""
CANNON = "cannon:"
"""Before a mode of the cannon, where an item would have its id; before its craft, where it is mended."""
BEHIND_HULL = ("hull", "system")
GRADES = ("NE", "L", "KO", "S", "D", "K")
"""Results of the charts, the mildest first."""


@dataclass(frozen=True, slots=True)
class Arm:
    """Something to attack with: its id, its row of the weapon chart, and what it is called."""

    id: str
    row: str
    gun: bool
    modes: tuple[str, ...] = ()
    aims: tuple[str, ...] = ()
    """What alone it can be aimed at (CANNON-04, CANNON-06)."""

    @property
    def icon(self) -> str:
        """What it is drawn as: the cannon like the plasma gun that it is."""
        return "rpp7" if self.id.startswith(CANNON) else self.row

    @property
    def at_people(self) -> bool:
        """A gun that can be fired at whoever comes into its sights."""
        return self.gun and not self.aims

    def fits(self, kind: str) -> bool:
        """Whether it can be aimed at such a thing at all: the hull and what lies behind it are for the cannon alone."""
        return kind in self.aims if self.aims else kind not in BEHIND_HULL

    @property
    def words(self) -> Words:
        return Words.of("weapon-" + self.row.replace("_", "-"))


@dataclass(frozen=True, slots=True)
class Bearer:
    """What the choice of arms asks of a figure, whoever asks."""

    kind: str
    hands: bool
    skills: tuple[str, ...]
    built: tuple[str, ...]
    gear: tuple[Gear, ...]
    jammed: bool
    at: Square | None = None
    fouled: Mapping[str, str] = field(default_factory=dict)
    """Craft whose cannon is jammed or broken (JAM-09)."""


def true_bearer(figure: Figure, items: Iterable[Item], fouled: Mapping[str, str] | None = None) -> Bearer:
    """A figure as it is."""
    gear = tuple(
        Gear(id=i.id, type=i.type, worn=i.worn, jammed=i.jammed, broken=i.broken, uses=i.uses) for i in items
    )
    return Bearer(
        figure.kind, figure.hands, figure.skills, figure.built, gear, figure.jammed, figure.at, fouled or {}
    )


def known_bearer(book: Book, known: Known, own: OwnFigure, at: Square | None = None) -> Bearer:
    """A figure as its own seat knows it, on the square where it will be."""
    row = book.figures.get(own.id)
    hands = book.kinds[own.kind].hands if row is None or row.hands is None else row.hands
    built = tuple(s for s in own.skills if s in book.devices)
    heads = {k: v for k, v in known.secrets.items() if k.startswith(CANNON)}
    fouled = {k.removeprefix(CANNON): str(v) for k, v in heads.items() if v}
    return Bearer(own.kind, hands, own.skills, built, own.gear, own.jammed, at or own.at, fouled)


def arms(book: Book, bearer: Bearer) -> list[Arm]:
    """All that it can attack with now: guns first, bare hands last."""
    ready = [_arm(book, g.id, book.items[g.type].weapon) for g in bearer.gear if not unfit(book, bearer, g)]
    for device in bearer.built:
        row = _row_of_device(book, device)
        if row and not (bearer.jammed and book.weapons[row].kind == "gun"):
            ready.append(_arm(book, BUILT + device, row))
    ready += _cannon(book, bearer)
    if bare := book.kinds[bearer.kind].close:
        ready.append(_arm(book, "", bare))
    return sorted(ready, key=lambda arm: not arm.gun)


def turret(plan: Plan, at: Square | None) -> str:
    """The craft in whose turret one sits there; "" elsewhere."""
    return next((c.id for c in plan.crafts.values() if at is not None and c.turret == at), "")


def _cannon(book: Book, bearer: Bearer) -> list[Arm]:
    """CANNON-01, CANNON-11, SHIELD-07: for whoever sits in the turret and knows plasma; it needs no hands."""
    if why_no_cannon(book, bearer):
        return []
    rows = (row for row in book.weapons if row.startswith("cannon_"))
    return [_arm(book, CANNON + row.removeprefix("cannon_"), row) for row in rows]


def why_no_cannon(book: Book, bearer: Bearer) -> str:
    """Why he cannot fire it from where he is; "" if he can."""
    craft = turret(book.plan, bearer.at)
    if not craft:
        return "not-in-turret"
    if "plasma" not in bearer.skills:
        return "weapon-needs-skill"
    state = bearer.fouled.get(craft, "")
    return f"cannon-{state}" if state else ""


def unfit(book: Book, bearer: Bearer, gear: Gear) -> str:
    """Why a carried thing is no weapon in this figure's hands (SKILL-02, SKILL-19, CLOSE-08, JAM-01); "" if it is one."""
    row = book.items.get(gear.type)
    if row is None or row.weapon not in book.weapons or book.weapons[row.weapon].kind not in ("gun", "close"):
        return "no-weapon"
    if gear.broken:
        return "weapon-broken"
    if gear.jammed:
        return "weapon-jammed"
    if row.uses == 0 or gear.uses == 0:
        return "weapon-empty"
    return _unable(book, bearer, row)


def _unable(book: Book, bearer: Bearer, row: ItemRow) -> str:
    if "hands" in row.needs and not (bearer.hands and book.kinds[bearer.kind].tools):
        return "weapon-needs-hands"
    if any(need not in bearer.skills for need in row.needs if need != "hands"):
        return "weapon-needs-skill"
    if row.gives and not shells(bearer.gear, row.gives):
        return "weapon-empty"
    return ""


def shells(gear: Iterable[Gear], kinds: Iterable[str]) -> tuple[Gear, ...]:
    """What a launcher can fire from its holder's pouch."""
    return tuple(g for g in gear if g.type in kinds and g.uses != 0)


def why_not(book: Book, bearer: Bearer, id: str) -> str:
    """Why this figure cannot attack with what is named so; "" if it can."""
    if any(arm.id == id for arm in arms(book, bearer)):
        return ""
    if id.startswith(CANNON):
        return why_no_cannon(book, bearer) or "no-weapon"
    gear = next((g for g in bearer.gear if g.id == id), None)
    if gear is not None:
        return unfit(book, bearer, gear)
    return "weapon-jammed" if id.removeprefix(BUILT) in bearer.built and bearer.jammed else "no-weapon"


def find(book: Book, bearer: Bearer, id: str) -> Arm | None:
    """The arm of this id, if it can be used."""
    return next((arm for arm in arms(book, bearer) if arm.id == id), None)


def best_close(book: Book, bearer: Bearer, armored: bool) -> Arm | None:
    """The close attack that does most harm on such armour (HOST-03)."""
    close = [arm for arm in arms(book, bearer) if not arm.gun]
    return max(close, key=lambda arm: weight(results(book.weapons[arm.row], armored)), default=None)


def results(row: Weapon, armored: bool) -> Sequence[str]:
    return row.armored if armored else row.unarmored


def weight(faces: Iterable[str]) -> int:
    """How much harm a row of results does over all faces."""
    return sum(GRADES.index(face) for face in faces)


def _row_of_device(book: Book, device: str) -> str:
    """The weapon row of a built-in device, its own or that of the item it works like."""
    row = book.devices.get(device)
    if row is None:
        return ""
    weapon = row.weapon or (book.items[row.like].weapon if row.like in book.items else "")
    return weapon if weapon in book.weapons and book.weapons[weapon].kind in ("gun", "close") else ""


def _arm(book: Book, id: str, row: str) -> Arm:
    weapon = book.weapons[row]
    return Arm(id, row, weapon.kind == "gun", tuple(weapon.modes), tuple(weapon.aims))
