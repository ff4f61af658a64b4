"""Outer faces of decks: sides, above and below, the ring's floor and rims (for what is done to a hull from outside)."""

import pytest

from artifact_server.kit.deckplan import Plan, Scene
from tests.deckplan.maps import flown, sq


def outers(scene: Scene, square: str) -> set[str]:
    """The open squares before the faces of a deck square."""
    return {str(face.outer) for face in scene.faces(sq(square))}


@pytest.mark.clause("CANNON-05")
@pytest.mark.parametrize(
    ("square", "expected"),
    [
        ("H(5,4)", {"EVA(5,3)", "EVA+1(5,4)", "EVA-1(5,4)"}),
        ("H(9,3)", {"EVA(8,3)", "EVA(10,3)", "EVA+1(9,3)", "EVA-1(9,3)"}),  # not where its hatch is
        ("H(7,5)", {"EVA+1(7,5)", "EVA-1(7,5)"}),  # deck on all sides
        ("S(3,8)", {"EVA(3,7)", "EVA+1(3,8)", "EVA-1(3,8)"}),  # not where its glass is
        ("U(12,3)", {"EVA(12,2)", "EVA(11,3)", "EVA+1(12,3)"}),  # there is a deck under it
        ("D(12,3)", {"EVA-1(12,3)"}),  # and that one has its keel alone
        ("R(1,1)", {"SKIN-R(1,1)"}),
        ("R(0,1)", {"SKIN-R(0,1)", "SKIN-R(-1,1)"}),
        ("R(3,0)", {"SKIN-R(3,0)", "SKIN-R(4,0)"}),
        ("EVA(0,0)", set()),
    ],
)
def test_where_open_space_lies_against_a_deck(docked: Scene, square: str, expected: set[str]) -> None:
    assert outers(docked, square) == expected


@pytest.mark.clause("CANNON-05")
def test_a_craft_takes_its_faces_along(outpost: Plan) -> None:
    away = flown(outpost, dx=-2, dy=2, z=1)
    assert outers(away, "S(4,9)") == {"EVA+1(2,12)", "EVA(2,11)"}
    assert "EVA+1(4,10)" not in outers(away, "S(4,9)")


@pytest.mark.clause("CANNON-05")
@pytest.mark.parametrize(
    ("eye", "fronts"),
    [
        ("EVA(5,0)", {"EVA(5,3)"}),
        ("EVA+1(5,0)", {"EVA(5,3)", "EVA+1(5,4)"}),
        ("EVA-1(5,9)", {"EVA-1(5,4)"}),
        ("EVA(5,9)", set()),
    ],
)
def test_one_sees_a_face_from_its_outer_side_only(docked: Scene, eye: str, fronts: set[str]) -> None:
    faces = docked.faces(sq("H(5,4)"))
    assert {str(face.outer) for face in faces if docked.fronts(sq(eye), face)} == fronts


@pytest.mark.clause("CANNON-05")
def test_whoever_sees_the_skin_is_on_its_outer_side(docked: Scene) -> None:
    face = docked.faces(sq("R(1,1)"))[0]
    assert face.way is None
    assert docked.fronts(sq("EVA(8,0)"), face)
