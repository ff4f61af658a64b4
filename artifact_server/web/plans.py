"""Printed maps: the pictures of a scenario's plans by digest, and the drawing for the lobby's wall."""

import asyncio
from collections.abc import Mapping
from typing import Any

import orjson
from markupsafe import Markup

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed
from artifact_server.core.words import JSON
from artifact_server.systems import pictures
from artifact_server.web.drawing import general_plan

MOST_KEPT = 64


class Plans:
    """Kept once drawn: a plan never changes under its digest."""

    def __init__(self) -> None:
        self._pictures: dict[str, bytes] = {}
        self._drawn: dict[str, Markup] = {}

    def picture(self, digest: str) -> bytes | None:
        """The picture as JSON, if a game or scenario that has it was looked at since the start."""
        return self._pictures.get(digest)

    async def drawing(self, bundle: Bundle) -> Markup:
        """The general plan of a scenario, or nothing if it has no map. Learns its pictures on the way."""
        if bundle.digest not in self._drawn:
            found, drawn = await asyncio.to_thread(_draw, bundle)
            _keep(self._pictures, found)
            _keep(self._drawn, {bundle.digest: drawn})
        return self._drawn[bundle.digest]


def _draw(bundle: Bundle) -> tuple[dict[str, bytes], Markup]:
    found = _pictures(bundle)
    drawn = next((general_plan(picture) for picture in found.values()), Markup())
    return {digest: orjson.dumps(picture) for digest, picture in found.items()}, drawn


def _pictures(bundle: Bundle) -> Mapping[str, Mapping[str, JSON]]:
    try:
        return pictures(bundle)
    except Malformed:
        # A scenario that cannot be drawn says so when a game is to be opened with it; its card is shown bare.
        return {}


def _keep(kept: dict[str, Any], more: Mapping[str, Any]) -> None:
    kept.update(more)
    while len(kept) > MOST_KEPT:
        del kept[next(iter(kept))]
