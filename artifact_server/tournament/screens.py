"""What each seat's screen would show, for who plays it: the game's parts, what it is asked, what is said to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import orjson

from artifact_server.core.game import View
from artifact_server.core.words import JSON
from artifact_server.table.frames import encode
from artifact_server.tournament.headless import Headless


@dataclass
class _Screen:
    """What lay there last, and what that was made of: a part that is the same is not put into bytes again."""

    of: tuple[object, ...] = ()
    raw: View = field(default_factory=dict)
    shown: dict[str, JSON] = field(default_factory=dict)


class Screens:
    """The screens of one game. `beside` lays what the table would lay beside the game."""

    def __init__(self, game: Headless[Any], beside: Callable[[str], Mapping[str, JSON]]) -> None:
        self._game, self._beside = game, beside
        self._screens: dict[str, _Screen] = {}

    def view(self, seat: str) -> dict[str, JSON]:
        """All that lies before a seat now."""
        return {**self._of_the_game(seat), **self._prompts(seat), **self._beside(seat)}

    def _of_the_game(self, seat: str) -> dict[str, JSON]:
        state, last = self._game.state, self._screens.get(seat, _Screen())
        of = (state.known[seat], state.public)
        if len(last.of) == len(of) and all(old is new for old, new in zip(last.of, of, strict=True)):
            return last.shown
        raw = self._game.system.view(*of, seat)
        shown = {
            key: last.shown[key] if last.raw.get(key) is value else orjson.loads(encode(value))
            for key, value in raw.items()
        }
        self._screens[seat] = _Screen(of, raw, shown)
        return shown

    def _prompts(self, seat: str) -> dict[str, JSON]:
        return {
            f"prompt/{prompt.id}": {
                "id": prompt.id,
                "kind": prompt.kind,
                "optional": prompt.optional,
                "args": dict(prompt.args),
                "waiting": False,
            }
            for prompt in self._game.asked()
            if prompt.to == seat
        }
