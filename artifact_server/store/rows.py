"""What the journal keeps, as plain records."""

from dataclasses import dataclass, field

from artifact_server.core.words import JSON


@dataclass(frozen=True, slots=True)
class Game:
    """One game as it was made. `setup` is the table's affair; `secret` feeds the dice and never leaves."""

    id: str
    code: str
    system: str
    scenario: str
    files: dict[str, str]
    setup: JSON
    secret: str
    created: int


@dataclass(frozen=True, slots=True)
class GameLine:
    """One line of a list of games; `created` in seconds since 1970."""

    id: str
    code: str
    system: str
    scenario: str
    created: int


@dataclass(frozen=True, slots=True)
class Decision:
    """One order (or several sealed ones) and all that came of it. `back` = rewound to before that decision."""

    n: int
    seat: str
    order_id: str
    order: JSON
    answers: JSON
    facts: JSON
    version: str
    time: int
    back: int | None = None


@dataclass(frozen=True, slots=True)
class Heading:
    """A decision without what came of it: enough for a time line."""

    n: int
    seat: str
    order_id: str
    order: JSON
    answers: JSON
    time: int
    back: int | None


@dataclass(frozen=True, slots=True)
class Entry:
    """One fact of the table's own stream: people, talk, plans, clocks, what waits. `act_id` as chosen by a client."""

    n: int
    seat: str
    act_id: str | None
    fact: JSON
    time: int


@dataclass(frozen=True, slots=True)
class Link:
    """A token's hash and the seat it opens."""

    hash: str
    seat: str


@dataclass(frozen=True, slots=True)
class Batch:
    """What is saved together or not at all, for one game: decisions one upon the other, facts of the table, a link.

    `ended`: the seat whose older links end.
    """

    game: str
    decisions: tuple[Decision, ...] = ()
    entries: tuple[Entry, ...] = ()
    link: Link | None = None
    ended: str | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A cache: the state after decision `n` and stream entry `entry`. Thrown away when `tag` is not today's."""

    game: str
    n: int
    entry: int
    tag: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Saved:
    """A whole game as it leaves or enters in a file."""

    game: Game
    decisions: list[Decision] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
