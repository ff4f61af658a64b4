"""One scene for each way the station can stand, so that what a scene has once looked up is kept."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from artifact_server.kit.deckplan import Plan, Pose, Scene


def scene_of(
    plan: Plan,
    opened: frozenset[str],
    poses: Mapping[str, Pose],
    spinning: bool = True,
    heights: frozenset[int] | None = None,
) -> Scene:
    """The deck plan with these hatches open and the craft in these poses; `heights`: where outside one looks at all."""
    return _scene(plan, opened, tuple(sorted(poses.items())), spinning, heights)


@lru_cache(maxsize=512)
def _scene(
    plan: Plan,
    opened: frozenset[str],
    poses: tuple[tuple[str, Pose], ...],
    spinning: bool,
    heights: frozenset[int] | None,
) -> Scene:
    return Scene(plan, opened, dict(poses), spinning, heights)


def heights_of(levels: Iterable[str], poses: Mapping[str, Pose]) -> frozenset[int]:
    """The heights outside where there is anything to see: whoever and whatever floats, and craft that have left."""
    floating = {int(level.removeprefix("EVA") or 0) for level in levels if level.startswith("EVA")}
    return frozenset(floating | {pose.z for pose in poses.values() if not pose.docked})
