"""Those who only watch read what all are told at once, and nothing that one seat is told (GLOB-01, JUDGE-11, TRAP-08)."""

import pytest

from artifact_server.core.seats import OBSERVER
from tests.artifact.table import Game, fig


def game_of_three() -> Game:
    return Game(
        "feynman",
        fig("P.yee", "MH(16,15)"),
        fig("F.osorio", "MH(9,20)"),
        fig("M.slavin", "RL(9,20)"),
        turn="P",
    )


def watched(game: Game) -> list[str]:
    """The codes of what an observer has read so far."""
    view = game.view(OBSERVER)
    return [part["words"]["code"] for key, part in view.items() if key.startswith("log/")]


@pytest.mark.clause("GLOB-01", "JUDGE-11")
def test_a_loudspeaker_is_heard_by_those_who_watch_when_all_hear_it() -> None:
    game = game_of_three()
    game.order("tell", "J", to=[], text="Attention.", loudspeaker=True)
    assert watched(game) == []
    game.until("P", 2)
    assert watched(game).count("loudspeaker") == game.heard("F").count("loudspeaker") == 1


@pytest.mark.clause("JUDGE-11")
def test_what_the_judge_tells_all_is_public_and_what_he_tells_one_is_not() -> None:
    game = game_of_three()
    game.order("tell", "J", to=["P", "F"], text="For two.")
    game.order("tell", "J", to=[], text="For all.")
    view = game.view(OBSERVER)
    assert [p["words"]["args"]["text"] for k, p in view.items() if k.startswith("log/")] == ["For all."]


def test_all_that_is_announced_is_told_to_every_seat_too_and_changes_no_other_view() -> None:
    """An announcement is one fact more for those who watch; what lies before a seat has the notice once."""
    game = game_of_three()
    game.order("tell", "J", to=[], text="Attention.", loudspeaker=True)
    game.until("P", 3)
    for notice in game.state.public.announced:
        for seat in game.state.public.players:
            assert game.state.known[seat].log.count(notice) == 1
    assert "announced" not in game.system.view(game.state.known["P"], game.state.public, "P")["public"]


@pytest.mark.clause("JUDGE-11")
def test_those_who_watch_read_on_to_the_first_announcement_and_nothing_but_announcements() -> None:
    game = game_of_three()
    for n in range(60):
        game.order("tell", "J", to=[], text=f"Line {n}.")
    game.order("tell", "J", to=["P"], text="For one.")
    newest = sorted(int(key[4:]) for key in game.view(OBSERVER) if key.startswith("log/"))
    before, read = newest[0], []
    while page := game.system.log(None, game.state.public, before):
        read += [notice["words"].args["text"] for notice in page]
        before = page[-1]["n"]
    assert read == [f"Line {n}." for n in reversed(range(60 - len(newest)))]
