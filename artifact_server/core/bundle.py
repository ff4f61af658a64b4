"""A scenario as it is pinned to a game: its files, as text, so that later edits leave running games alone."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

import orjson


@dataclass(frozen=True, slots=True)
class Bundle:
    """The texts of a scenario folder. `system` names the rules it is for; `files` maps file name → text."""

    system: str
    id: str
    files: Mapping[str, str]

    @property
    def digest(self) -> str:
        return hashlib.sha256(orjson.dumps(dict(self.files), option=orjson.OPT_SORT_KEYS)).hexdigest()
