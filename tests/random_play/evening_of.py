"""Games by number; and from the command line the digests of several, for a run under another hash seed."""

import sys

from tests.random_play.evening import Evening
from tests.random_play.situations import deal


class Broke(AssertionError):
    """What went wrong in a game, with what had been played until then."""


def played(number: int, seed: str = "") -> Evening:
    """The game of this number, played to its end and held against the laws."""
    dealt = deal(number, seed)
    game = Evening(dealt.bundle, dealt.seats, dealt.config, f"{seed} {number}")
    try:
        game.play(dealt.decisions, dealt.rounds)
        game.laws.kept(game.state)
    except Exception as fault:
        last = "\n".join(game.played[-12:])
        raise Broke(f"game {number} {seed!r} ({dealt.name}): {fault}\n{last}") from fault
    return game


def main() -> None:
    """Digests of the games named on the command line, one a line."""
    for number in sys.argv[1:]:
        print(played(int(number)).journal.hexdigest())


if __name__ == "__main__":
    main()
