"""What the words of victory levels mean for the six species (CS-H07, CS-B02, CS-Z03, CS-K05, CS-N02, CS-C04)."""

from collections.abc import Mapping

from artifact_server.kit.expressions import Named
from artifact_server.systems.artifact.levels import RAM
from artifact_server.systems.artifact.rules.possession import Reckoning

HOME = "home"


def alien_meanings(game: Reckoning) -> Mapping[str, Named]:
    """The words of levels.WORDS that speak of aliens, as the game stands."""
    truth = game.truth
    return {
        "n_active": lambda seat, kind: n_active(game, seat, kind),
        "station_clear": lambda seat: station_clear(game, seat),
        "ram_alive": lambda: truth.hal is not None and truth.hal.alive,
        "ram_off": lambda: truth.hal is not None and truth.hal.alive and game.off(RAM),
        "nest": lambda: len(bugs(game)) + len(truth.eggs),
        "seeded": lambda: seeded(game),
        "gate_open": lambda: truth.way.open,
        "pans": lambda: pans(game),
        "pan_with": lambda id: sum(game.place(x) == game.place(id) for x in pans(game)),
        "trophies": lambda seat: sum(t.seat == seat for t in truth.trophies),
        "trophy_sides": lambda seat: len({t.side for t in truth.trophies if t.seat == seat}),
        "thralls": lambda seat: thralls(game, seat),
        "thralls_with": lambda seat, id: sum(game.place(x) == game.place(id) for x in thralls(game, seat)),
    }


def n_active(game: Reckoning, seat: str, kind: str) -> int:
    own = (f for f in game.truth.figures.values() if f.kind == kind and f.seat == seat)
    return sum(game.active(f.id) for f in own)


def station_clear(game: Reckoning, seat: str) -> bool:
    """Nobody of another side is on his feet anywhere but in a craft."""
    crafts = game.book.plan.crafts
    others = (f for f in game.truth.figures.values() if f.seat and game.side(f.seat) != game.side(seat))
    return not any(game.active(f.id) and game.place(f.id) not in crafts for f in others)


# --- bugs -----------------------------------------------------------------------------------------
def bugs(game: Reckoning) -> list[str]:
    """The places of all living bugs."""
    figures = game.truth.figures.values()
    return [game.place(f.id) for f in figures if f.kind == "bug" and game.alive(f.id)]


def seeded(game: Reckoning) -> bool:
    """A ship went home with a living human of another side aboard, and something of the bugs'."""
    home = {c for c, course in game.truth.courses.items() if course == HOME and game.left(c)}
    aliens = game.aliens()
    brood = {game.place(host) for host in game.truth.eggs if game.alive(host)} | set(bugs(game))
    people = (f for f in game.truth.figures.values() if f.kind == "human" and f.seat not in aliens)
    return any(game.alive(f.id) and game.place(f.id) in home & brood for f in people)


# --- Pan ------------------------------------------------------------------------------------------
def pans(game: Reckoning) -> list[str]:
    """CS-N02, CS-N03: all living bodies of Pan, asleep in somebody's man or awake."""
    return [f.id for f in game.truth.figures.values() if f.pan and game.alive(f.id)]


# --- mind control ---------------------------------------------------------------------------------
def thralls(game: Reckoning, seat: str) -> list[str]:
    """Whom a mind holds for this seat, as far as they are on their feet."""
    return [id for id, master in game.truth.thralls.items() if master == seat and game.active(id)]
