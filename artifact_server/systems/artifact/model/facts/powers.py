"""Facts about what the alien species have going: eggs, bodies that will rise, the Way."""

from typing import Literal

from artifact_server.core.facts import Fact
from artifact_server.systems.artifact.model.powers import Egg, Raising, Way


class EggChanged(Fact):
    """An egg is laid in a body, ticks, or is gone: hatched or cut out (`egg` None)."""

    kind: Literal["egg_changed"] = "egg_changed"
    host: str
    egg: Egg | None


class RaisingChanged(Fact):
    """A body is to rise, or not any more (`raising` None)."""

    kind: Literal["raising_changed"] = "raising_changed"
    body: str
    raising: Raising | None


class WayChanged(Fact):
    """A turn nearer to the Way, begun anew, or open."""

    kind: Literal["way_changed"] = "way_changed"
    way: Way
