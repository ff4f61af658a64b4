"""Whom Pan and the mind let be, where they look first, and what shape goes where."""

from collections.abc import Mapping
from dataclasses import replace

from artifact_server.bots.customs import Customs, read_customs
from artifact_server.bots.steady import approaching
from artifact_server.bots.steady.errand import Errand, item, room
from artifact_server.bots.steady.memory import Memory
from artifact_server.bots.steady.sheets import mind_control, pan
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.words import JSON
from tests.bots.views import at, gear, other, own, picture, situation, told
from tests.random_play.situations import scenario

AWAY = "RL(5,16)"


def customs() -> Customs:
    bundle = scenario("feynman")
    return read_customs(bundle.files, bundle.id)


def alien(*parts: Mapping[str, JSON], memory: Memory | None = None, **secrets: JSON) -> Situation:
    me = {"me": {"seat": "A", "faction": "alien", "secrets": secrets}}
    return replace(situation(picture(me, *parts), memory), customs=customs())


def whys(errands: list[Errand], id: str) -> set[str]:
    return {errand.why for errand in errands if errand.who == id}


def test_pan_lets_those_be_among_whom_its_sleepers_lie_until_one_strikes_it() -> None:
    face = own("yee", AWAY, kind="pan_face")
    assert {"eastwood", "kyoshi"} <= pan.lets_be(alien(face))
    assert "mccray" not in pan.lets_be(alien(face))
    by = {"code": "figure-kyoshi", "args": {}}
    for code in ("attacked", "own-hit"):
        struck = pan.lets_be(alien(face, told(1, code, by=by), memory=Memory()))
        assert "kyoshi" not in struck
        assert "eastwood" in struck


def test_pan_with_much_to_do_goes_unseen_in_the_shape_that_is_fast() -> None:
    face = own("yee", AWAY, kind="pan_face")
    assert "change" in whys([*pan.errands(alien(face, befriended=True))], "yee")
    assert "change" not in whys([*pan.errands(alien(face))], "yee")
    beside = other("slavin", "RL(5,17)")
    assert "change" not in whys([*pan.errands(alien(face, beside, befriended=True))], "yee")


def test_a_gun_inside_a_shape_without_hands_is_none() -> None:
    for kind, armed in (("pan_face", True), ("pan", False)):
        body = picture(own("yee", AWAY, kind=kind, gear=gear("rifle"))).own["yee"]
        assert approaching.armed(body) is armed


def test_the_last_sleeper_is_called_once_there_is_nobody_else() -> None:
    ties = {"yee": "never", "orlov": "never"}

    def called(*parts: Mapping[str, JSON]) -> list[str]:
        now = alien(*parts, informants=ties)
        return [aside.who for aside in pan.matters(replace(now, picture=replace(now.picture, round=2)))]

    assert called(own("pan_free", AWAY, kind="pan")) == ["yee"]
    assert called() == ["yee", "orlov"]


def test_the_mind_does_not_send_for_what_only_looks_like_it() -> None:
    lies: JSON = {"at": "RL(9,27)", "holder": ""}
    for seen in ("RL(9,27)", "RR(9,29)"):
        thing = {"id": "x", "looks": "artifact", "at": seen, "on": "", "nature": ""}
        now = alien(own("survivor", AWAY), {"item/x": thing}, artifact=lies)
        sent_for = {errand.to for errand in mind_control.errands(now) if errand.about == item("artifact")}
        assert sent_for == {at("RL(9,27)")}


def test_whoever_bears_the_mind_picks_no_quarrel_but_with_friends_of_the_visitors() -> None:
    people = (other("slavin", "RL(5,17)"), other("osorio", "RL(5,15)"))
    bearer = own("survivor", AWAY, gear=gear("artifact"))
    lies = {"at": AWAY, "holder": "survivor"}
    assert mind_control.lets_be(alien(bearer, *people, artifact=lies)) == {"slavin", "osorio"}
    assert mind_control.lets_be(alien(bearer, *people, artifact=lies, befriended=True)) == {"slavin"}
    assert not mind_control.lets_be(
        alien(own("survivor", AWAY), *people, artifact={"at": AWAY, "holder": ""})
    )


def test_both_look_first_where_guests_sleep() -> None:
    def first(errands: list[Errand]) -> set[str]:
        best = max(errand.worth for errand in errands if errand.why == "roam")
        return {str(errand.about) for errand in errands if errand.why == "roam" and errand.worth == best}

    rooms = {str(room(space)) for space in customs().lodgings}
    seeking = alien(own("survivor", AWAY), artifact={"at": AWAY, "holder": ""})
    assert first([*mind_control.errands(seeking)]) == rooms
    memory = Memory()
    memory.felled.add("mccray")
    assert (
        first([*pan.errands(alien(own("pan_free", AWAY, kind="pan"), memory=memory, befriended=True))])
        == rooms
    )
