"""Asides: what is done beside the figures' own actions, and what is settled of oneself in one's turn."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from artifact_server.core.forms import Choose
from artifact_server.core.words import Words


@dataclass(frozen=True, slots=True)
class Aside:
    """Each is tried once a round."""

    act: str
    """Begins the value that is offered: "mask:koch", "free:hal:snoop", "activate"."""
    why: str
    """Ends the code of its reason."""
    picks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What is wanted of its controls, as of an errand's."""
    who: str = ""
    about: Words | None = None

    @property
    def key(self) -> str:
        """What it is known by for the rest of the round."""
        return " ".join((self.act, *(f"{name}={'/'.join(value)}" for name, value in self.picks.items())))


def offered(control: Choose, asides: Iterable[Aside], tried: Mapping[str, int]) -> tuple[str, Aside] | None:
    """The first that is open and has not been tried in this round, with its value."""
    values = [str(option.value) for option in control.options if option.off is None]
    for aside in asides:
        value = next((v for v in values if v.startswith(aside.act)), None)
        if value is not None and not tried.get(aside.key):
            return value, aside
    return None
