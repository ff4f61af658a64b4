"""Deck plans: squares, drawn maps, sight, steps and ways, inside and outside, with craft that move."""

from artifact_server.kit.deckplan.decks import Decks, Mask
from artifact_server.kit.deckplan.drawn import read_plan
from artifact_server.kit.deckplan.faces import Face
from artifact_server.kit.deckplan.fields import Field
from artifact_server.kit.deckplan.findings import BadMap, Finding
from artifact_server.kit.deckplan.lint import lint
from artifact_server.kit.deckplan.parts import (
    OUTSIDE,
    SKIN,
    Cell,
    Craft,
    Edge,
    Feature,
    Hatch,
    Level,
    Outside,
    Pose,
    Ring,
    Segment,
    Space,
    Step,
    Terrain,
    height_of,
    outside_level,
)
from artifact_server.kit.deckplan.paths import Reached, reach, way
from artifact_server.kit.deckplan.picture import picture
from artifact_server.kit.deckplan.plan import FAR, Plan
from artifact_server.kit.deckplan.rays import Passed
from artifact_server.kit.deckplan.scene import Scene
from artifact_server.kit.deckplan.square import AHEAD, BACK, FACINGS, Facing, Square, turn, turned, turns
from artifact_server.kit.deckplan.views import prepare

__all__ = [
    "AHEAD",
    "BACK",
    "FACINGS",
    "FAR",
    "OUTSIDE",
    "SKIN",
    "BadMap",
    "Cell",
    "Craft",
    "Decks",
    "Edge",
    "Face",
    "Facing",
    "Feature",
    "Field",
    "Finding",
    "Hatch",
    "Level",
    "Mask",
    "Outside",
    "Passed",
    "Plan",
    "Pose",
    "Reached",
    "Ring",
    "Scene",
    "Segment",
    "Space",
    "Square",
    "Step",
    "Terrain",
    "height_of",
    "lint",
    "outside_level",
    "picture",
    "prepare",
    "reach",
    "read_plan",
    "turn",
    "turned",
    "turns",
    "way",
]
