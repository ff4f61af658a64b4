"""What a written pair of worlds is: two situations, one script, who cannot know; and how it is played."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from artifact_server.audit.slow_sight import Drawing, drawing
from artifact_server.audit.watching import Watch
from tests.artifact.table import bundle, fig
from tests.secrecy.playing import Played, Script, new_game, play
from tests.secrecy.random_worlds import items_of
from tests.two_worlds import difference

NOWHERE = Drawing(frozenset(), {}, {}, frozenset())
"""Where there is no drawing to walk on, nothing may look different anywhere."""


@dataclass(frozen=True)
class Written:
    """A pair by hand. What differs is in the situations, or in what the script does hidden in world "one"."""

    secret: str
    map: str
    seats: str
    unknowing: str
    script: Script
    figures: tuple[dict[str, Any], ...] = ()
    one: Mapping[str, Any] = field(default_factory=dict)
    other: Mapping[str, Any] = field(default_factory=dict)
    both: Mapping[str, Any] = field(default_factory=dict)
    new: Mapping[str, Any] = field(default_factory=dict)
    """How the table is set: judge, modes."""
    agreed: Mapping[str, Any] = field(default_factory=dict)
    """What the lobby settles."""
    knowing: str = ""
    """Seats that must be told apart: else the pair shows nothing."""

    def config(self, own: Mapping[str, Any]) -> dict[str, Any]:
        situation = {"figure": [*self.figures, *own.get("figure", ())], "turn": self.seats[0], **self.both}
        return (
            {**self.agreed, "situation": {**situation, **{k: v for k, v in own.items() if k != "figure"}}}
            if self.figures
            else dict(self.agreed)
        )


@dataclass
class Verdict:
    """How it went."""

    could_know: dict[str, str]
    apart: dict[str, str]
    taken: set[str]


async def judged(pair: Written, folder: Path) -> Verdict:
    """Play both worlds; hold what each seat was sent against what it could have known."""
    played: dict[str, Played] = {}
    for world, own in (("one", pair.one), ("other", pair.other)):
        new = new_game(pair.map, pair.seats, pair.config(own), **pair.new)
        played[world] = await play(new, pair.script, folder / world, world)
    first, other = played["one"], played["other"]
    drawn = drawing(bundle(pair.map).files) if pair.map.startswith("FX-") else NOWHERE
    watch = Watch(drawn, items_of(pair.map))
    could = {s: why for s in pair.unknowing if (why := watch.known(s, first.moments, other.moments))}
    seats = sorted({*first.tapes, *other.tapes})
    found = {s: difference(first.tapes.get(s, []), other.tapes.get(s, [])) for s in seats}
    return Verdict(could, {s: text for s, text in found.items() if text}, first.taken | other.taken)


def man(id: str, at: str, facing: str = "E", **more: Any) -> dict[str, Any]:
    """A human of a seat, or one of the catalogue by his name."""
    return fig(id, at, facing, **more)


def key_of(type: str, figure: str, number: int = 1) -> str:
    """The id of a thing that a figure of a situation carries."""
    return f"{type}-{figure}-{number}"
