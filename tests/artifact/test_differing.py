"""The judge reads what of a counter or figure would be otherwise, also where it has not moved (JUDGE-01)."""

from typing import Any

import pytest

from artifact_server.core.words import Words
from artifact_server.house import house
from artifact_server.systems.artifact.views.differing import differs
from artifact_server.words import Catalogues

YEE: dict[str, Any] = {
    "at": "MH(9,15)",
    "facing": "N",
    "state": ["light"],
    "gear": [{"id": "pistol-1", "type": "pistol"}],
    "control": False,
    "intent": "",
}
PREUITT: dict[str, Any] = {
    "at": "MH(9,18)",
    "facing": "S",
    "posture": "up",
    "holds": ["rifle"],
    "worn": [],
    "live": True,
    "when": "P1a",
}


def said(before: dict[str, Any], **after: Any) -> str:
    """As the judge reads it."""
    how = tuple(differs("fig/yee", before, {**before, **after}))
    words = Words.of("part-differs", what="Yee", how=how)
    return Catalogues(house("static") / "words").reader("en").say(words)


@pytest.mark.clause("JUDGE-01")
@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        (
            YEE,
            {"state": ["serious", "out"]},
            "now seriously wounded, now out cold, and no longer lightly wounded",
        ),
        (YEE, {"facing": "E"}, "facing east"),
        (YEE, {"gear": []}, "no longer has M135 pistol"),
        (YEE, {"gear": [{**YEE["gear"][0], "jammed": True}]}, "M135 pistol: jammed"),
        (YEE, {"gear": [*YEE["gear"], {"id": "medkit-1", "type": "medkit"}]}, "has Medkit"),
        (YEE, {"control": True}, "holds Computer Control"),
        (YEE, {"intent": "walk"}, "has declared something else"),
        (PREUITT, {"posture": "down"}, "now down"),
        (PREUITT, {"posture": "capsule"}, "now in a capsule"),
        (PREUITT, {"live": False}, "out of view, a ghost"),
        (
            PREUITT,
            {"facing": "W", "holds": ["pistol"]},
            "facing west, has M135 pistol, and no longer has G71 rifle",
        ),
        (PREUITT, {"worn": ["spacesuit"]}, "has Spacesuit"),
        (PREUITT, {"when": "P1d"}, "otherwise in some detail"),
        ({"locked": False}, {"locked": True}, "locked"),
        ({"dark": True, "gas": False}, {"dark": False, "gas": True}, "lit and full of gas"),
    ],
)
def test_it_is_said_in_words(before: dict[str, Any], after: dict[str, Any], words: str) -> None:
    assert said(before, **after).lower() == f"yee: {words}".lower()


@pytest.mark.clause("JUDGE-01")
def test_who_has_only_moved_is_not_said_to_be_otherwise() -> None:
    assert differs("ctr/preuitt", PREUITT, {**PREUITT, "at": "MH(9,19)", "when": "P1d"}) == []
