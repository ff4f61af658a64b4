"""An attack while it lasts: its dice, its hits, the acid of what bursts; shared by blows, shots, traps and blasts."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from artifact_server.core.answers import Roll
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import ItemCame
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.rules.accounts import Onlookers, tell_hit
from artifact_server.systems.artifact.rules.arrangement import bodies_in_order
from artifact_server.systems.artifact.rules.damage import Harm, harm
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.natures import type_for
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import conscious

BODILESS = ("none", "artifact")
"""Looks of what has no body to hit."""


@dataclass
class Assault:
    """Who attacks with what, who looks on, and what waits for the end of it (X78).

    All its dice belong to the seat whose turn it is: a roll of another's would be heard in the wrong turn.
    """

    draft: Draft
    row: str
    actor: str = ""
    """The attacking figure; "" for a trap or a blast."""
    knows: bool = False
    """Its seat learns every result, seen or not: the owner of a trap."""
    onlookers: Onlookers = field(init=False)
    splashed: list[tuple[str, Square]] = field(default_factory=list)
    """Weapon rows that have gone over a square, whose terminal is still to be rolled for (BUG-01)."""
    gone: list[Square] = field(default_factory=list)
    """Terminals destroyed so far: what that does to the computer is still to come (X79)."""
    panes: list[str] = field(default_factory=list)
    """Windows broken so far: the air goes when the attack is over."""

    def __post_init__(self) -> None:
        self.onlookers = Onlookers.of(self.draft)

    @property
    def attacker(self) -> Figure | None:
        """As it is now."""
        return self.draft.truth.figures.get(self.actor)

    def roll(self, purpose: str, *clauses: str, secret: bool = False, on: str = "") -> int:
        """One die of this attack, or of what it does to the figure it falls `on`."""
        who = self.draft.name(self.actor) if self.actor else Words.of("somebody-unseen")
        named = {"who": who, "on": self.draft.name(on)} if on else {"who": who}
        ask = Roll(
            purpose=purpose,
            subject=self.actor or "blast",
            seat=self.draft.truth.seat,
            secret=secret,
            words=Words.of("roll-" + purpose, **named),
            clauses=clauses,
        )
        return self.draft.answers.roll(ask)[0]

    def shown(self, victim: Figure) -> bool:
        """Whether the acting seat sees what befalls this figure; its dice are secret if not."""
        seat, actor = self.draft.truth.seat, self.attacker
        beside = actor is not None and actor.at == victim.at
        return self.knows or beside or victim.seat == seat or bool(self.onlookers.see(seat, victim))

    def hit(self, victim: str, code: str, bonus: int = 0) -> Harm:
        """The damage die, what it does, who hears of it, and the acid if the victim bursts (DMG-01, BUG-01)."""
        before = self.draft.truth.figures[victim]
        face = self.roll("damage", "DMG-01", secret=not self.shown(before), on=victim)
        done = harm(self.draft, victim, self.row, face + bonus)
        self.tell(done, code)
        if done.after.wound == "dead" != done.before.wound:
            self._scorch(self.draft.truth.held(victim))
        if done.bursts:
            self.spray(done.before)
        return done

    def tell(self, done: Harm, code: str) -> None:
        """The account of one hit."""
        tell_hit(self.draft, self.onlookers, done, code, self.attacker, self.shown(done.before))

    def spray(self, burst: Figure) -> None:
        """BUG-01: what a killed bug, or a sprayer's tank, throws over everybody in its square."""
        row = spray_row(self.draft, burst)
        if not row or burst.at is None:
            return
        if self.shown(burst):
            self.draft.tell(self.draft.truth.seat, "bursts", "BUG-01", place=self.draft.place(burst.at))
        acid = replace(self, row=row, actor="")
        self.splashed.append((row, burst.at))
        acid.scorch(burst.at)
        for victim in people(self.draft, burst.at, burst.id):
            acid.hit(victim.id, "acid-hit")

    def scorch(self, square: Square) -> None:
        """CS-G06: what lies in a square that fire or acid goes over."""
        self._scorch([i for i in self.draft.truth.items.values() if i.at == square])

    def burn_artifact(self, square: Square) -> None:
        """CANNON-04, CS-G06: the Artifact stands all but drill and thermite, and these on most faces; nobody is told."""
        for item in things_on(self.draft, square, "artifact"):
            face = self.roll("artifact", "CS-G06", secret=True)
            if face in self.draft.book.sheets["game"]["artifact_destroyed_on"]:
                burn(self.draft, item)

    def _scorch(self, items: Iterable[Item]) -> None:
        """CS-G06: disk and bond may be lost, where their carrier is killed so or where they lie; nobody is told."""
        game = self.draft.book.sheets.get("game", {})
        if self.row not in game.get("blast_rows", ()):
            return
        for item in [i for i in items if f"{i.type}_lost_in_blast" in game]:
            if self.roll("item", "CS-G06", secret=True) in game[f"{item.type}_lost_in_blast"]:
                self.draft.add(ItemCame(item=replace(item, holder="", at=None)))


def people(draft: Draft, square: Square, *spared: str) -> list[Figure]:
    """Everybody on a square who can still be hurt, standing or not (GREN-07); nobody in a capsule (X90)."""
    there = bodies_in_order(draft, draft.truth.on(square))
    there = [f for f in there if f.look not in BODILESS and not f.capsuled]
    return [f for f in there if f.id not in spared and f.wound != "dead"]


def things_on(draft: Draft, square: Square, *types: str) -> list[Item]:
    """HOLE-42: things of these types on a square, lying or in somebody's keeping; a closed capsule keeps them safe."""
    keepers = {f.id for f in draft.truth.on(square) if not f.capsuled}
    found = [i for i in draft.truth.items.values() if i.type in types]
    return [i for i in found if i.at == square or i.holder in keepers]


def burn(draft: Draft, item: Item) -> None:
    """It is no more; who carried it, if he can still tell, says so in his seat's own time."""
    keeper = draft.truth.figures.get(item.holder)
    draft.add(ItemCame(item=replace(item, holder="", at=None)))
    if keeper is None or not conscious(keeper):
        return
    notice = draft.notice(
        "burnt-in-hands",
        "HOLE-42",
        who=draft.name(keeper.id),
        what=Words.of("item-" + type_for(draft, keeper.seat, item).replace("_", "-")),
    )
    if keeper.seat == draft.truth.seat:
        draft.say(keeper.seat, notice)
        report(draft, keeper.seat, keeper.id)
    else:
        draft.owe(keeper.seat, notice, keeper.id)


def spray_row(draft: Draft, burst: Figure) -> str:
    """The weapon row of what is in it; "" for what does not burst."""
    devices = [draft.book.devices[d] for d in burst.built if d in draft.book.devices]
    tank = next((d.row_when_killed for d in devices if d.row_when_killed), "")
    row: str = draft.book.chart("rising", "sprays").get(burst.kind, tank)
    return row
