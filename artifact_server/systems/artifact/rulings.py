"""Points that the rulebook leaves open and a table may settle otherwise, each with the reading that holds if it does not."""

from collections.abc import Mapping

from artifact_server.core.remembered import GAMES, remembered
from artifact_server.core.words import JSON

RULINGS: Mapping[str, str] = {
    "clash": "leave",  # SET-19: who meets another seat in a room at set-up has to leave it | stay
    "ways": "open",  # CON-03: way and order stay open while deeds are done | said: every way is said before anybody acts
    "hold-hatch": "may",  # HATCH-07: a hatch is held open from beside it | pass
    "turning": "quarter",  # FACE-05: without gravity, after an action | none | free
    "androids": "apart",  # AND-08: what is said of humans: status check, self-preservation, Medlab | included
    "volley": "whole",  # JAM-08: a natural 2 leaves the other shots of the attack | ends
    "own-traps": "spare",  # TRAP-07: one's own traps know one's own | trip
    "pressure-key": "vents",  # DECO-06: a code key against a pressure lock | holds
    "breach-turn": "free",  # HOLE-65: the turn of a breach is none of the turns that its maker has left | counts
    "holes": "stay",  # DECO-15: a hole in the hull stays open | close: a torch closes it, and the air comes back
    "film": "mute",  # CS-G06: the Evidence Disk is no help in play | shows: at a terminal, of which sort the alien is
    "cameras": "blind",  # SEC-05: cameras in the dark | see
    "robots": "lapse",  # SEC-09: a driven robot that is not driven again | stay
    "marker": "one",  # X63: security actions for the marker in a round | each: one for each who has it in hand
    "sneaksuit": "bars",  # STACK-07: whom a robot does not notice takes up room all the same | passes
    "ring-news": "present",  # RING-12: that the ring has stopped is told to who is in it | all
}


@remembered(GAMES)
def agreed(options: Mapping[str, JSON]) -> Mapping[str, str]:
    """What a table has settled otherwise."""
    return {
        point: str(options[point]) for point, usual in RULINGS.items() if options.get(point, usual) != usual
    }
