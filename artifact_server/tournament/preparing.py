"""Set-up of a whole table in as few orders as may be."""

from collections.abc import Callable, Collection, Sequence

from artifact_server.systems.artifact import Artifact
from artifact_server.tournament.headless import Headless

Pick = Callable[[str, str, Sequence[str]], str]
"""A seat, what it settles ("employer", "loadout", "opening", …) and what is open to it: what it takes."""
CREW = 4
"""So many of the pool go with a second captain."""


def prepare_all(game: Headless[Artifact], pick: Pick, but: Collection[str] = ()) -> None:
    """Whoever is not ready yet settles, takes what is ready-made, and is; `but` for those who see to it themselves."""
    for seat, known in game.state.known.items():
        if not known.ready and seat not in but:
            _prepare(game, seat, pick)
    for seat, known in game.state.known.items():
        if leaves := known.secrets.get("leave"):
            game.order(seat, kind="settle", what="leave", value=pick(seat, "leave", leaves))
            game.order(seat, kind="ready")


def _prepare(game: Headless[Artifact], seat: str, pick: Pick) -> None:
    book, secrets = game.system.book, game.state.known[seat].secrets
    sheet = book.sheets["seat"][seat]
    if sheet["levels"] == "species":
        openings = [id for id, row in book.openings.items() if row["species"] == secrets["species"]]
        game.order(seat, kind="settle", what="opening", value=pick(seat, "opening", openings))
    elif pool := secrets.get("pool"):
        game.order(seat, kind="settle", what="crew", value=",".join(pool[:CREW]))
    else:
        if sheet["levels"] == "employer":
            hand = secrets.get("employers") or list(book.sheets["employer"])
            game.order(seat, kind="settle", what="employer", value=pick(seat, "employer", hand))
        ready_made = [id for id, row in book.loadouts.items() if row["seat"] == seat.rstrip("2")]
        game.order(seat, kind="take_loadout", loadout=pick(seat, "loadout", ready_made))
        _place_the_rest(game, seat)
    game.order(seat, kind="ready")


def _place_the_rest(game: Headless[Artifact], seat: str) -> None:
    """What an employer adds to a ready-made sheet: a robot beside an agent, a bond in her hands."""
    known = game.state.known[seat]
    agents = game.system.book.sheets.get("agents", {}).get(seat, ())
    agent = next((known.roster[id] for id in agents if id in known.roster), None)
    if agent is None:
        return
    for own in known.roster.values():
        if own.at is None:
            game.order(seat, kind="place", what=own.id, at=str(agent.at))
    for item, type in known.secrets["stock"].items():
        if type == "bond" and not any(g.id == item for own in known.roster.values() for g in own.gear):
            game.order(seat, kind="carry", item=item, figure=agent.id)
