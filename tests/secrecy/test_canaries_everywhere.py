"""Canaries in all that leaves the server: frames, answers, every page by every role, errors, logs, the judge's file."""

import html
import logging
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from artifact_server.app import web_of
from artifact_server.audit.pairs import FACTIONS
from artifact_server.audit.play import Play
from artifact_server.audit.room import VISITOR, Room, opened
from artifact_server.core.seats import JUDGE, OBSERVER, Seat
from artifact_server.table import NewGame, Table
from artifact_server.table.hall import hashed_dice
from artifact_server.table.library import Library
from tests.artifact.table import bundle
from tests.secrecy.canaries import SEATS, Aviary
from tests.secrecy.everywhere import Asked, asked

pytestmark = pytest.mark.anyio

SECRET_OF_THE_DICE = "the secret of the dice"
DESK = ("/g/{game}/{seat}/export", "/g/{game}/{seat}/as/{other}", "/g/{game}/{seat}/charts/{file}")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def sung(room: Room, aviary: Aviary) -> None:
    """Everybody keeps, plans, says, orders and asks for something that is his own."""
    play, word = Play(room, SEATS, "", "one"), aviary.canaries.word
    for seat in room.cookies:
        await room.sit(seat)
    for seat in SEATS:
        await play.ask(seat, "keep", what="note", value={"id": "n", "value": word(seat)})
        await play.ask(seat, "keep", what="plan", value={"path": [word(seat)]})
        await play.ask(seat, "say", room=f"J-{seat}", text=word(seat))
        await play.ask(seat, "form", prompt=play.asked(seat), chosen={"figure": word(seat)})
        await play.ask(
            seat, "order", prompt=play.asked(seat), order={"kind": word(seat), word(seat): word(seat)}
        )
        await play.ask(JUDGE, "desk", do={"tell": {"to": [seat], "text": word(seat)}})
    await play.ask(JUDGE, "keep", what="note", value={"id": "n", "value": word(JUDGE)})
    await play.ask(JUDGE, "desk", do={"order": {"kind": "tell", "to": ["M"], "text": word("M")}})
    for seat in SEATS:
        await play.end(seat)


def new_game(aviary: Aviary) -> NewGame:
    seats = tuple(Seat(id=s, faction=FACTIONS[s], group=s) for s in SEATS)
    config: dict[str, Any] = {"situation": aviary.situation()}
    return NewGame(bundle("FX-CROSS"), seats, config, judge=True, modes={"*": "automatic"})


def text_of(answer: Asked) -> str:
    """Headers and body, and both as a person or a script would unfold them."""
    raw = b"\n".join([*(name + value for name, value in answer.page.headers), answer.page.body]).decode()
    return "\n".join((raw, html.unescape(raw), unquote(raw), raw.encode().decode("unicode_escape", "ignore")))


@pytest.mark.fault("R3", "R4")
async def test_no_secret_word_leaves_by_any_way(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """R1 R2 R3 R4 R7 R8 R26 R31 R44: frames, answers, pages, errors, the log of the server."""
    caplog.set_level(logging.DEBUG)
    aviary = Aviary("everywhere", apart=True)
    async with opened(new_game(aviary), hashed_dice, web_of, tmp_path / "game") as room:
        await sung(room, aviary)
        answers = await asked(room, ("P", "F", OBSERVER, VISITOR, JUDGE))
        tapes = {seat: [(e.step, e.data) for e in tape] for seat, tape in room.tapes.items()}
        tokens = {seat: cookie.removeprefix("seat=") for seat, cookie in room.cookies.items()}
    assert not aviary.canaries.heard(tapes)
    words = {**aviary.canaries.whose, SECRET_OF_THE_DICE: "nobody"}
    for answer in answers:
        text = text_of(answer)
        strange = [w for w, owner in words.items() if owner != answer.by and answer.by != JUDGE and w in text]
        assert not strange, f"{answer.by} reads {strange} in {answer.path}"
        assert not [s for s, token in tokens.items() if s != answer.by and token in text], answer.path
        assert SECRET_OF_THE_DICE not in text
    heard = "\n".join(record.getMessage() for record in caplog.records if record.name != "asyncio")
    assert not [secret for secret in (*words, *tokens.values()) if secret in heard]
    file = next(
        a for a in answers if a.by == JUDGE and a.route == DESK[0] and a.of == JUDGE and a.page.status == 200
    )
    assert not [secret for secret in (SECRET_OF_THE_DICE, *tokens.values()) if secret in text_of(file)]
    assert aviary.canaries.whose.keys() & set(text_of(file).split('"')), "the judge's file has nothing in it"


@pytest.mark.fault("R8")
async def test_every_role_at_every_address(tmp_path: Path) -> None:
    """R8 R82 R88: a seat's pages open to its own cookie alone, the judge's to the judge's."""
    aviary = Aviary("roles", apart=True)
    async with opened(new_game(aviary), hashed_dice, web_of, tmp_path / "game") as room:
        found = await asked(room, ("P", OBSERVER, VISITOR, JUDGE))
        for answer in found:
            assert answer.page.status < 500, (answer.by, answer.path)
            if answer.of and answer.of != answer.by:
                assert answer.page.status == 403, (answer.by, answer.path)
            if answer.route in DESK and JUDGE not in (answer.by, answer.of):
                assert answer.page.status == 403, (answer.by, answer.path)
        own = [a for a in found if a.of == a.by and a.route == "/g/{game}/{seat}"]
        assert {a.page.status for a in own} == {200}
        assert len(own) == 3


@pytest.mark.fault("R26")
async def test_a_fault_of_ours_tells_the_log_a_mark_and_nobody_a_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R26: what broke is not said to whoever was there when it broke."""
    aviary = Aviary("a fault", apart=True)
    word = aviary.canaries.word("M")

    def broken(*asked: object) -> None:
        raise RuntimeError(f"it broke over {word}")

    async with opened(new_game(aviary), hashed_dice, web_of, tmp_path / "game") as room:
        for seat in room.cookies:
            await room.sit(seat)
        play = Play(room, SEATS, "", "one")
        for room_of, name in ((Table, "form"), (Table, "submit"), (Library, "log")):
            monkeypatch.setattr(room_of, name, broken)
        await play.ask("P", "form", prompt=play.asked("P"), chosen={})
        await play.ask("P", "order", prompt=play.asked("P"), order={"kind": "end_actions"})
        await room.look("P", "~/log")
        told = b"\n".join(entry.data for entry in room.tapes["P"]).decode()
    assert word not in told
    assert told.count('"broken"') >= 2
    assert "Traceback" not in told


@pytest.mark.fault("R1")
async def test_who_sees_no_seat_sees_the_table_only(tmp_path: Path) -> None:
    """R1: a visitor's pages and an observer's frames name none of the figures."""
    aviary = Aviary("strangers", apart=True)
    async with opened(new_game(aviary), hashed_dice, web_of, tmp_path / "game") as room:
        await sung(room, aviary)
        for path in ("/", "/join?code=K7MX4", "/new"):
            await room.look(VISITOR, path)
        text = b"\n".join(e.data for seat in (VISITOR, OBSERVER) for e in room.tapes[seat]).decode()
    assert not [word for word in aviary.canaries.whose if word in text]
    assert "Somebody at P" in text
