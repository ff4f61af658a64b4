"""Printed maps: the pictures of a scenario's plans by digest, and the drawing for the lobby's wall."""

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any

import orjson
from markupsafe import Markup

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed
from artifact_server.core.words import JSON
from artifact_server.systems import pictures
from artifact_server.web.drawing import general_plan
from artifact_server.web.naming import lettering
from artifact_server.words import Wording

MOST_KEPT = 64


class Plans:
    """Kept once drawn: a plan never changes under its digest."""

    def __init__(self) -> None:
        self._pictures: dict[str, bytes] = {}
        self._drawn: dict[tuple[str, str], Markup] = {}
        """By digest and language: what is lettered on a plan is read by somebody."""

    def picture(self, digest: str) -> bytes | None:
        """The picture as JSON, if a game or scenario that has it was looked at since the start."""
        return self._pictures.get(digest)

    async def drawing(self, bundle: Bundle, wording: Wording) -> Markup:
        """The general plan of a scenario, or nothing if it has no map. Learns its pictures on the way."""
        key = (bundle.digest, wording.language)
        if key not in self._drawn:
            found, drawn = await asyncio.to_thread(_draw, bundle, wording)
            _keep(self._pictures, found)
            _keep(self._drawn, {key: drawn})
        return self._drawn[key]


def _draw(bundle: Bundle, wording: Wording) -> tuple[dict[str, bytes], Markup]:
    found = _pictures(bundle)
    lettered = partial(lettering, wording=wording)
    drawn = next((general_plan(picture, lettered) for picture in found.values()), Markup())
    return {digest: orjson.dumps(picture) for digest, picture in found.items()}, drawn


def _pictures(bundle: Bundle) -> Mapping[str, Mapping[str, JSON]]:
    try:
        return pictures(bundle)
    except Malformed:
        # A scenario that cannot be drawn says so when a game is to be opened with it; its card is shown bare.
        return {}


def _keep(kept: dict[Any, Any], more: Mapping[Any, Any]) -> None:
    kept.update(more)
    while len(kept) > MOST_KEPT:
        del kept[next(iter(kept))]
