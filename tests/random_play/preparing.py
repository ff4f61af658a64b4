"""Set-up of a whole table in as few orders as may be."""

from tests.random_play.evening import Evening
from tests.random_play.situations import EMPLOYERS

SHEETS = {"P": "P-C", "M": "M-A", "F": "F-A", "F2": "F-A"}
COMPANY = ("osorio", "dubois")


def prepare_all(game: Evening, turn: int) -> None:
    """Whoever is not ready yet; `turn` chooses among what there is to choose."""
    for seat, known in game.state.known.items():
        if not known.ready:
            prepare(game, seat, turn)
    for seat, known in game.state.known.items():
        if known.secrets.get("leave"):
            game.order(seat, kind="settle", what="leave", value=known.secrets["leave"][0])
            game.order(seat, kind="ready")


def prepare(game: Evening, seat: str, turn: int) -> None:
    secrets = game.state.known[seat].secrets
    if seat[0] == "A":
        openings = [i for i, row in game.system.book.openings.items() if row["species"] == secrets["species"]]  # type: ignore[attr-defined]
        game.order(seat, kind="settle", what="opening", value=openings[turn % len(openings)])
    elif seat == "P2":
        game.order(seat, kind="settle", what="crew", value=",".join(secrets["pool"][:4]))
    else:
        if seat[0] == "F":
            choose_employer(game, seat, turn)
        game.order(seat, kind="take_loadout", loadout=SHEETS[seat])
    if seat[0] == "F":
        place_the_rest(game, seat)
    game.order(seat, kind="ready")


def choose_employer(game: Evening, seat: str, turn: int) -> None:
    hand = game.state.known[seat].secrets.get("employers", EMPLOYERS)
    game.order(seat, kind="settle", what="employer", value=hand[turn % len(hand)])


def place_the_rest(game: Evening, seat: str) -> None:
    """What an employer adds to a ready-made sheet: a robot beside an agent, a bond in her hands."""
    known = game.state.known[seat]
    agent = next(own for own in known.roster.values() if own.id in COMPANY)
    for own in known.roster.values():
        if own.at is None:
            game.order(seat, kind="place", what=own.id, at=str(agent.at))
    for item, type in known.secrets["stock"].items():
        if type == "bond" and not any(g.id == item for own in known.roster.values() for g in own.gear):
            game.order(seat, kind="carry", item=item, figure=agent.id)
