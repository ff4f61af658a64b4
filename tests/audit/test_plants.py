"""Leaks on purpose, one in each channel: the audit finds every one of them."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from artifact_server.app import web_of
from artifact_server.audit.cast import Cast
from artifact_server.audit.hidden import SECRETS, Ground, Secret
from artifact_server.audit.pairs import Pair
from artifact_server.audit.play import Play
from artifact_server.audit.scenes import IN_THE_VAULT, VAULT, Scene, somebody, the_turn_of_m
from artifact_server.core.errors import Refusal, Rejected
from artifact_server.core.forms import Choose, Form, Option
from artifact_server.core.game import AnyState, View
from artifact_server.core.seats import JUDGE
from artifact_server.core.words import JSON, Words
from artifact_server.systems.artifact.model.apply import public
from artifact_server.table import Table
from artifact_server.table.library import Library
from artifact_server.table.loop import Loop
from artifact_server.table.outbox import Outbox
from artifact_server.table.parts import TableParts
from artifact_server.web import screens

pytestmark = pytest.mark.anyio

Patch = pytest.MonkeyPatch


async def a_short_turn(play: Play, cast: Cast) -> None:
    await the_turn_of_m(play, cast)
    await play.give("P", "declare", intents={"P.H1": {"do": "walk"}})
    await cast.aside(play)
    await play.give("P", "move", figure="P.H1", gait="walk", path=["X(2,1)"], halt=False, facing="E")
    for path in ("~/log", "~/export"):
        await play.room.look("P", path)
    await play.end("P")
    await play.give("F", "set_stance", seat="P", stance="neutral")


PEOPLE = (
    somebody("P.H1", "X(2,0)"),
    somebody("F.H1", "X(4,0)", "S"),
    somebody("M.H1", "X(3,2)", "N"),
    *IN_THE_VAULT,
)
SCENE = Scene("a short turn", "halls", "MPF", a_short_turn, Ground(VAULT), PEOPLE)


def _one_fewer(base: dict[str, Any], ground: Ground, lots: object) -> tuple[dict[str, Any], dict[str, Any]]:
    return base, {**base, "figure": [f for f in base["figure"] if f["id"] != "M.H9"]}


A_MAN = Secret("position", "MJ", _one_fewer)
A_CARD = next(secret for secret in SECRETS if secret.name == "pending card")
A_NOTE = next(secret for secret in SECRETS if secret.name == "plan")


async def told_apart(secret: Secret, folder: Path) -> dict[str, str]:
    found = await Pair(SCENE, secret).verdict(web_of, folder)
    assert not found.could_know
    return found.apart


def figures(table_or_ledger: Any) -> int:
    """The secret that is given away: how many there are."""
    return len(table_or_ledger.standing.state.truth.figures)


@pytest.mark.parametrize("secret", [A_MAN, A_CARD, A_NOTE], ids=lambda secret: secret.name)
async def test_without_a_leak_there_is_nothing_to_find(secret: Secret, tmp_path: Path) -> None:
    assert not await told_apart(secret, tmp_path)


def in_the_view(monkeypatch: Patch, change: Any) -> None:
    """Change the parts of every seat's view but the judge's, with the truth at hand."""
    build = Outbox.game_view

    def leaky(self: Outbox, seat: str, state: AnyState) -> View:
        parts = build(self, seat, state)
        return parts if seat == JUDGE else dict(change(parts, len(state.truth.figures)))

    monkeypatch.setattr(Outbox, "game_view", leaky)


async def test_a_part_of_the_view(monkeypatch: Patch, tmp_path: Path) -> None:
    in_the_view(monkeypatch, lambda parts, n: {**parts, "figures": n})
    assert {"P", "F", "O"} <= (await told_apart(A_MAN, tmp_path)).keys()


async def test_the_id_of_a_counter(monkeypatch: Patch, tmp_path: Path) -> None:
    def numbered(parts: View, n: int) -> View:
        return {f"{key}-{n}" if key.startswith("ctr/") else key: part for key, part in parts.items()}

    in_the_view(monkeypatch, numbered)
    assert "ctr/" in (await told_apart(A_MAN, tmp_path))["P"]


async def test_the_order_of_a_list(monkeypatch: Patch, tmp_path: Path) -> None:
    seats = TableParts.seats

    def turned(self: TableParts) -> list[dict[str, JSON]]:
        return seats(self)[:: 1 if figures(self.ledger) % 2 else -1]

    monkeypatch.setattr(TableParts, "seats", turned)
    assert {"P", "F", "O"} <= (await told_apart(A_MAN, tmp_path)).keys()


async def test_a_lamp(monkeypatch: Patch, tmp_path: Path) -> None:
    """M's goes out while something of his waits for the judge."""
    seats = TableParts.seats

    def dim(self: TableParts) -> list[dict[str, JSON]]:
        out = {"M"} if self.ledger.record.waiting else set()
        return [{**seat, "here": seat["id"] not in out} for seat in seats(self)]

    monkeypatch.setattr(TableParts, "seats", dim)
    assert {"P", "F", "O"} <= (await told_apart(A_CARD, tmp_path)).keys()


def in_a_form(monkeypatch: Patch, option: Any) -> None:
    ask = Table.form

    async def leaky(self: Table, seat: str, prompt_id: str, chosen: Mapping[str, JSON]) -> Form:
        form = await ask(self, seat, prompt_id, chosen)
        more = Choose("more", (option(figures(self.ledger)),))
        return replace(form, also=(*form.also, more))

    monkeypatch.setattr(Table, "form", leaky)


async def test_an_option(monkeypatch: Patch, tmp_path: Path) -> None:
    in_a_form(monkeypatch, lambda n: Option(f"shoot-{n}", Words.of("more")))
    found = await told_apart(A_MAN, tmp_path)
    assert ", forms:" in found["P"]
    assert "O" not in found


async def test_a_cost(monkeypatch: Patch, tmp_path: Path) -> None:
    in_a_form(monkeypatch, lambda n: Option("shoot", Words.of("more"), cost=n))
    assert '"cost":' in (await told_apart(A_MAN, tmp_path))["P"]


async def test_the_code_of_a_refusal(monkeypatch: Patch, tmp_path: Path) -> None:
    submit = Loop.submit

    async def leaky(self: Loop, seat: str, order_id: str, prompt_id: str, data: JSON) -> Any:
        try:
            return await submit(self, seat, order_id, prompt_id, data)
        except Refusal:
            raise Rejected(f"refused-for-{figures(self.ledger)}") from None

    monkeypatch.setattr(Loop, "submit", leaky)
    assert "refused-for-5" in (await told_apart(A_MAN, tmp_path))["P"]


async def test_the_number_of_frames(monkeypatch: Patch, tmp_path: Path) -> None:
    """Whatever anybody does, all are sent an empty frame."""
    renew = Outbox._renew

    def eager(self: Outbox, seat: str) -> None:
        renew(self, seat)
        self._sheets[seat].n += 1
        for screen in self._screens[seat]:
            screen.renew()

    monkeypatch.setattr(Outbox, "_renew", eager)
    assert {"P", "F", "O"} <= (await told_apart(A_NOTE, tmp_path)).keys()


async def test_the_moment_of_a_frame(monkeypatch: Patch, tmp_path: Path) -> None:
    """With five on the station, P has to wait for its own until somebody else has acted."""
    post = Outbox.post
    last: list[object] = []

    def late(self: Outbox) -> None:
        own = [line.seat for line in self.ledger.line][-1:] == ["P"]
        waits = figures(self.ledger) == 5 and own and last != [self.ledger.standing.n]
        last[:] = [self.ledger.standing.n]
        screens = self._screens.pop("P", []) if waits else []
        post(self)
        if screens:
            self._screens["P"] = screens

    monkeypatch.setattr(Outbox, "post", late)
    assert "P" in await told_apart(A_MAN, tmp_path)


async def test_a_page(monkeypatch: Patch, tmp_path: Path) -> None:
    def log(self: Library, seat: str, before: int | None = None) -> list[JSON]:
        return [figures(self.ledger)]

    monkeypatch.setattr(Library, "log", log)
    assert ", pages:" in (await told_apart(A_MAN, tmp_path))["P"]


async def test_an_export(monkeypatch: Patch, tmp_path: Path) -> None:
    """Anybody may have the judge's."""
    judged = screens.judged

    async def anybody(request: Request, game: str, seat: str) -> None:
        if not request.url.path.endswith("/export"):
            await judged(request, game, seat)

    monkeypatch.setattr(screens, "judged", anybody)
    assert "application/jsonl" in (await told_apart(A_MAN, tmp_path))["P"]


async def test_work_that_nobody_sees(monkeypatch: Patch, tmp_path: Path) -> None:
    """Others' views are built anew when M gives a hidden order, and come out the same."""
    monkeypatch.setattr("artifact_server.systems.artifact.model.apply.fold_public", public._fold)
    found = await told_apart(A_CARD, tmp_path)
    assert ", work:" in found["F"]
