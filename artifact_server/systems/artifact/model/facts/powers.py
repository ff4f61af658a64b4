"""Facts about what the alien species have going: eggs."""

from typing import Literal

from artifact_server.core.facts import Fact
from artifact_server.systems.artifact.model.powers import Egg


class EggChanged(Fact):
    """An egg is laid in a body, ticks, or is gone: hatched or cut out (`egg` None)."""

    kind: Literal["egg_changed"] = "egg_changed"
    host: str
    egg: Egg | None
