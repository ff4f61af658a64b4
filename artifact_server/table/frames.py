"""Views as bytes: canonical parts, and frames that carry what has changed."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import orjson
from pydantic import BaseModel

from artifact_server.core.words import JSON

Parts = Mapping[str, bytes]
"""A view in canonical bytes, part by part."""


def encode(value: object) -> bytes:
    """Canonical JSON: keys sorted, no spaces; Words, forms and other records as objects, in the order of their fields."""
    return orjson.dumps(value, default=_plain, option=orjson.OPT_SORT_KEYS)


def kept(value: object) -> bytes:
    """Canonical JSON that stays in memory: the encoder hands out bytes in pages of four kilobytes, these are copied."""
    return bytes(memoryview(encode(value)))


def parts(
    view: Mapping[str, JSON],
    last: Mapping[str, JSON] = MappingProxyType({}),
    held: Parts = MappingProxyType({}),
) -> dict[str, bytes]:
    """A view, part by part. `last` is an earlier one and `held` its bytes: those of a part that is the same are kept."""
    return {
        key: held[key] if key in last and last[key] is value else kept(value) for key, value in view.items()
    }


def frame(n: int, base: int | None, old: Parts, new: Parts) -> bytes:
    """What leads from one view to another; with no base, a whole view."""
    changed = {key: orjson.Fragment(data) for key, data in new.items() if old.get(key) != data}
    gone = sorted(key for key in old if key not in new)
    message = {"kind": "view", "n": n, "base": base, "set": changed, "drop": gone}
    return orjson.dumps(message, option=orjson.OPT_SORT_KEYS)


def whole(n: int, new: Parts) -> bytes:
    """A whole view."""
    return frame(n, None, {}, new)


def _plain(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, (set, frozenset)):
        raise TypeError("a set has no order and may not go out")
    raise TypeError(f"{type(value).__name__} is no JSON")
