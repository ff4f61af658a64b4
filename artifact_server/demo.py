"""A prepared game to look at: everybody seated and linked, and, where the scenario brings a script, some turns played."""

from collections.abc import Mapping

from artifact_server.core.answers import Answer, Ask, Roll
from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed
from artifact_server.core.seats import JUDGE
from artifact_server.core.words import JSON
from artifact_server.referee.play import nested
from artifact_server.referee.script import Line, read_script
from artifact_server.scenario import read_card
from artifact_server.table import QUICK, Dice, Hall, NewGame, Table
from artifact_server.table.dice import Cast

SCENARIO = "feynman"
NAMES = ("Ines", "Tomas", "Priya", "Anselm", "Marit", "Kofi", "Lena", "Bram")
JUDGE_NAME = "Ruth"
SCRIPT = "demo.txt"


async def prepare(hall: Hall, bundle: Bundle) -> Mapping[str, str]:
    """A game of the first mix that has a judge; seat → token of its link."""
    card = read_card(bundle)
    mix = next((mix for mix in card.mixes if mix.judge), card.mixes[0])
    script = read_script(bundle.files.get(SCRIPT, ""))
    opening = card.opening(mix.seats, {})
    modes = {kind.id: kind.mode for kind in card.kinds}
    config = {**opening.config, **_agreed(script)}
    playing = dict.fromkeys((*modes, "*"), "automatic") if mix.judge else {}
    table = await hall.create(NewGame(bundle, opening.seats, config, mix.judge, playing))
    tokens = {JUDGE: await table.join(JUDGE, JUDGE_NAME)} if mix.judge else {}
    for number, seat in enumerate(opening.seats):
        host = number == 0 and not mix.judge
        tokens[seat.id] = await table.join(seat.id, NAMES[number % len(NAMES)], host=host)
    table.loop.dice = Scripted(script, otherwise := table.loop.dice)
    for line in script:
        if line.kind == "order":
            await _play(table, line)
    table.loop.dice = otherwise
    if mix.judge:
        await table.desk(JUDGE, "demo-modes", {"mode": {**modes, "*": "assisted"}})
    return tokens


async def alone(hall: Hall, bundle: Bundle, who: str) -> Mapping[str, str]:
    """A game from set-up on, one person at a seat (named by itself or its faction), bots at all others."""
    card = read_card(bundle)
    mine = next((seat.id for seat in card.seats if who.lower() in (seat.id.lower(), seat.faction)), "")
    if not mine or not (seats := card.unjudged(mine)):
        raise Malformed("no-such-seat", seat=who[:40])
    opening = card.opening(seats, {}, judge=False)
    table = await hall.create(NewGame(bundle, opening.seats, opening.config, slot=QUICK, deals="honest"))
    token = await table.join(mine, NAMES[0], host=True)
    await table.fill({seat.id: "steady" for seat in opening.seats if seat.id != mine})
    return {mine: token}


class Scripted:
    """The dice that the script lays down, by the beginning of what they are rolled for; all others fall freely."""

    def __init__(self, script: list[Line], otherwise: Dice) -> None:
        self._otherwise = otherwise
        self._loads = [
            (line.words[0], [int(face) for face in line.words[1:]]) for line in script if line.kind == "dice"
        ]

    def answer(self, key: str, ask: Ask, cast: Cast) -> Answer:
        """The next faces that are laid down for this, if there are enough of them."""
        for purpose, faces in self._loads:
            if isinstance(ask, Roll) and key.startswith(purpose) and len(faces) >= ask.dice:
                fallen = tuple(faces.pop(0) for _ in range(ask.dice))
                return Answer(key=key, seat=ask.seat, faces=fallen)
        return self._otherwise.answer(key, ask, cast)

    def salt(self) -> str:
        return self._otherwise.salt()


def _agreed(script: list[Line]) -> dict[str, JSON]:
    """What the script's head says that the table agreed on."""
    return {key: value for line in script if line.words[:1] == ("option",) for key, value in line.fields}


async def _play(table: Table, line: Line) -> None:
    """One order of the script, as its seat would send it."""
    seat, kind, *rest = line.words
    id = f"demo-{line.number}"
    if kind == "form":
        prompt = _prompt(table, seat, rest[0])
        form = await table.form(seat, prompt, nested(line.named))
        if form.order is None:
            raise Malformed("script-form-open", wants=rest[0])
        await table.submit(seat, id, prompt, dict(form.order))
    else:
        await table.submit(seat, id, _prompt(table, seat, ""), {"kind": kind, **nested(line.named)})


def _prompt(table: Table, seat: str, kind: str) -> str:
    """The prompt this seat must answer, of that kind if one is named."""
    mine = [p for p in table.loop.awaiting() if p.to == seat and kind in ("", p.kind)]
    if not mine:
        raise Malformed("no-such-prompt", prompt=kind)
    return min(mine, key=lambda p: p.optional).id
