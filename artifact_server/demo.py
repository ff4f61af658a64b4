"""A prepared game to look at: everybody seated, every seat with a link."""

from collections.abc import Mapping

from artifact_server.core.bundle import Bundle
from artifact_server.core.seats import JUDGE
from artifact_server.scenario import read_card
from artifact_server.table import Hall, NewGame

SCENARIO = "feynman"
NAMES = ("Ines", "Tomas", "Priya", "Anselm", "Marit", "Kofi", "Lena", "Bram")
JUDGE_NAME = "Ruth"


async def prepare(hall: Hall, bundle: Bundle) -> Mapping[str, str]:
    """A game of the first mix that has a judge; seat → token of its link."""
    card = read_card(bundle)
    mix = next((mix for mix in card.mixes if mix.judge), card.mixes[0])
    opening = card.opening(mix.seats, {})
    modes = {kind.id: kind.mode for kind in card.kinds}
    new = NewGame(bundle=bundle, seats=opening.seats, config=opening.config, judge=mix.judge, modes=modes)
    table = await hall.create(new)
    tokens = {JUDGE: await table.join(JUDGE, JUDGE_NAME)} if mix.judge else {}
    for number, seat in enumerate(opening.seats):
        host = number == 0 and not mix.judge
        tokens[seat.id] = await table.join(seat.id, NAMES[number % len(NAMES)], host=host)
    return tokens
