"""What the game waits for, read off the truth's stage; and who may talk with whom (NEG, ENCR)."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from artifact_server.core.prompts import Prompt
from artifact_server.core.remembered import GAMES, remembered
from artifact_server.core.seats import AUTO, JUDGE
from artifact_server.systems.artifact.model.public import Public
from artifact_server.systems.artifact.model.state import State
from artifact_server.systems.artifact.rules.draft import turn_name
from artifact_server.systems.artifact.views.ground import declarers

LETTER = {"SU": "a", "IMU": "b", "INT": "d", "FMU": "e"}


def awaiting(state: State) -> Sequence[Prompt]:
    """One question that holds the game up, and standing orders and the judge's hand beside it."""
    truth, public = state.truth, state.public
    if truth.stage == "over":
        return [Prompt("over", JUDGE, "judge", optional=True)]
    prompts = [Prompt("judge", JUDGE, "judge", optional=True)]
    if truth.stage == "setup":
        return prompts + [
            Prompt(f"setup-{seat}", seat, "setup", optional=state.known[seat].ready)
            for seat in public.players
        ]
    prompts += [Prompt(f"standing-{seat}", seat, "standing", optional=True) for seat in public.players]
    turn = turn_name(truth.seat, truth.round)
    match truth.stage:
        case "opening":
            again = f"-{truth.openings}" if truth.openings > 1 else ""
            prompts.append(Prompt(f"opening{again}", AUTO, "opening"))
        case "G":
            prompts.append(Prompt(f"G{truth.round}", AUTO, "update"))
        case "declare" if not declarers(state.known[truth.seat]):
            prompts.append(Prompt(f"{turn}c-declare", AUTO, "update"))
        case "declare" | "act":
            prompts.append(Prompt(f"{turn}c-{truth.stage}", truth.seat, truth.stage))
        case stage:
            prompts.append(Prompt(f"{turn}{LETTER[stage]}", AUTO, "update"))
    return prompts


@remembered(GAMES)
def rooms(public: Public) -> Mapping[str, Sequence[str]]:
    """Talk rooms → who may send there now: not the seat whose turn it is (NEG-01, NEG-02, ENCR-01, ENCR-02, RUL-17)."""
    free = [s for s in public.players if s != public.turn]
    open_rooms: dict[str, Sequence[str]] = {"all": [*free, JUDGE]}
    if public.encryption:
        for one, other in combinations(public.players, 2):
            both = one in free and other in free
            open_rooms[f"{one}-{other}"] = [one, other] if both else []
    for seat in public.players:
        open_rooms[f"{JUDGE}-{seat}"] = [JUDGE, seat] if seat in free else [JUDGE]
    return open_rooms
