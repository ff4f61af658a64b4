"""Whole games by number, from set-up to the end."""

from random import Random

from artifact_server.bots.wanderer import Wanderer
from artifact_server.core.seats import JUDGE
from artifact_server.core.words import JSON
from artifact_server.scenario.card import read_card
from artifact_server.systems.artifact.rules.alien import PLAYABLE
from tests.random_play.evening import Evening
from tests.random_play.evening_of import Broke
from tests.random_play.posts import at_posts
from tests.random_play.preparing import prepare_all
from tests.random_play.situations import mix_game, scenario

CARD = read_card(scenario("feynman"))
MIXES = CARD.mixes
LIMITS = (24, 24, 24, 30, 40)
"""Last rounds that a table may agree on."""
LONGEST = 8000
"""So many decisions, and still no end, are a fault: forty rounds of seven seats take two thousand."""
SET_UP = 60
"""So many decisions of set-up are drawn by lot in every other game before the rest is done for them."""
CURIOUS = 0.5
KEEN = ("skill", "destruct")
"""What is done oftener than anything else on small maps."""


def whole(number: int) -> Evening:
    """The game of this number, played to its end: every mix with every species and every employer in turn."""
    turn, mix = divmod(number, len(MIXES))
    seats = tuple(MIXES[mix].seats)
    species = PLAYABLE[turn % len(PLAYABLE)] if "A" in seats else ""
    dealt = mix_game(seats, species)
    last = LIMITS[turn % len(LIMITS)]
    config = {**dealt.config, "judge": MIXES[mix].judge, "round-limit": last, "encryption": turn % 2 == 0}
    if number % 4 == 3:
        config |= readings(f"whole {number}")
    bot = Wanderer(f"whole {number}", CURIOUS)
    game = Evening(dealt.bundle, dealt.seats, config, f"whole {number}", bot=bot, judges=False)
    try:
        if number % 2:
            game.play(SET_UP, 0)
        prepare_all(game, turn // len(PLAYABLE))
        _to_the_end(game)
    except Exception as fault:
        played = "\n".join(game.played[-12:])
        raise Broke(f"whole game {number} ({dealt.name}): {fault!r}\n{played}") from fault
    return game


def posted(number: int) -> Evening:
    """The game of this number in which all stand where what is rare comes up: some rounds of it."""
    dealt = at_posts(number)
    config = {**dealt.config, **readings(f"posts {number}")} if number % 2 else dealt.config
    bot = Wanderer(f"posts {number}", CURIOUS, KEEN)
    game = Evening(dealt.bundle, dealt.seats, config, f"posts {number}", bot=bot, judges=False)
    try:
        game.play(dealt.decisions, dealt.rounds)
        game.laws.kept(game.state)
    except Exception as fault:
        played = "\n".join(game.played[-12:])
        raise Broke(f"game at posts {number} ({dealt.name}): {fault!r}\n{played}") from fault
    return game


def readings(name: str) -> dict[str, JSON]:
    """How this table reads the open points of the rules, by lot."""
    lots = Random(name)
    return {option.id: lots.choice(option.choices) for option in CARD.options if option.ruling}


def _to_the_end(game: Evening) -> None:
    while game.system.outcome(game.state) is None:
        game.play(1)
        if game.state.truth.proposed and game.state.public.options.get("judge"):
            game.order(JUDGE, kind="end_game")
        assert len(game.played) < LONGEST, "it comes to no end"
    _reckoned(game)
    game.laws.kept(game.state)


def _reckoned(game: Evening) -> None:
    """Every seat has its level, and the lowest ones win."""
    public = game.state.public
    result = public.result
    assert set(result.reached) == set(public.players)
    least = min((level for level in result.reached.values() if level), default=None)
    assert result.winners == tuple(s for s in public.players if result.reached[s] == least)
