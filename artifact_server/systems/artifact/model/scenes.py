"""One scene for each way the station can stand, so that what a scene has once looked up is kept."""

from collections.abc import Mapping
from functools import lru_cache

from artifact_server.kit.deckplan import Plan, Pose, Scene


def scene_of(plan: Plan, opened: frozenset[str], poses: Mapping[str, Pose], spinning: bool = True) -> Scene:
    """The deck plan with these hatches open and the craft in these poses."""
    return _scene(plan, opened, tuple(sorted(poses.items())), spinning)


@lru_cache(maxsize=512)
def _scene(plan: Plan, opened: frozenset[str], poses: tuple[tuple[str, Pose], ...], spinning: bool) -> Scene:
    return Scene(plan, opened, dict(poses), spinning)
