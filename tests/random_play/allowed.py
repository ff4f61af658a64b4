"""The allow-list: what a seat's view may carry, part by part and key by key. Everything else is a leak until it is put here."""

from collections.abc import Iterator, Mapping
from typing import Any


def _keys(text: str) -> frozenset[str]:
    return frozenset(text.split())


PARTS: dict[str, frozenset[str]] = {
    "public": _keys("phase round last turn order encryption ready left plan title"),
    "me": _keys("seat faction step ready secrets stances permits lifts cars computer wrecks security_spent"),
    "result": _keys("why winners seats"),
    "sheet": _keys("goals employer species advice knows background"),
    "fig/": _keys(
        "id words looks kind at facing state gear skills tough acted intent target then moving way load points control"
        " lost able remote"
    ),
    "ctr/": _keys("id looks words at facing posture holds worn held live when by mate"),
    "item/": _keys("id look looks words at live when by on worn nature"),
    "edge/": _keys("id locked welded blown open when"),
    "space/": _keys("id dark gas airless when"),
    "craft/": _keys("id docked dx dy z facing gone turn heading"),
    "mark/": _keys("id kind at words to"),
    "log/": _keys("n when words clauses"),
}
GEAR = _keys("id type worn held jammed breached broken uses nature")
SECRETS = _keys(
    "employer employers robots crew pool stock credits loadout species opening informants hal hal_hides presence lines"
    " served spinning computer_data eggs found_eggs masks trophies faces shape thralls artifact dear vetoed leave"
    " aboard befriended"
)
SECRET_HEADS = ("wrecked:", "cannon:", "dead:", "effort", "courses")


def stray_keys(view: Mapping[str, Any]) -> list[str]:
    """Paths of a view that are not on the list."""
    return list(_stray(view))


def _stray(view: Mapping[str, Any]) -> Iterator[str]:
    for key, part in view.items():
        if key.startswith("sees/"):
            continue
        head = key.partition("/")[0] + ("/" if "/" in key else "")
        if head not in PARTS:
            yield key
            continue
        yield from (f"{key}.{name}" for name in part if name not in PARTS[head])
        if head == "fig/":
            yield from (f"{key}.gear.{name}" for gear in part["gear"] for name in gear if name not in GEAR)
        if head == "me":
            for name in part["secrets"]:
                if name not in SECRETS and not name.startswith(SECRET_HEADS):
                    yield f"me.secrets.{name}"
