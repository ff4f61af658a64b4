"""Things and skills in use: finds the use that was ordered; then the action is spent (ACT-07 to ACT-15)."""

from collections.abc import Callable

from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Use
from artifact_server.systems.artifact.rules import (
    capsules,
    casualties,
    charges,
    eggs,
    etching,
    gases,
    grapple,
    healing,
    jams,
    sealing,
    shapes,
    suits,
    tools,
    torch,
    traps,
)
from artifact_server.systems.artifact.rules.acting import acted
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.exchange import exchange
from artifact_server.systems.artifact.rules.meant import figure_meant
from artifact_server.systems.artifact.rules.thralls import tended
from artifact_server.systems.artifact.rules.uses import USES

HANDLERS: dict[str, Callable[[Draft, Figure, Use], None]] = {
    "look_over": lambda draft, who, order: None,
    "geiger": tools.geiger,
    "lock": tools.turn_key,
    "unlock": tools.turn_key,
    "raise_shields": tools.switch_shields,
    "lower_shields": tools.switch_shields,
    "inspect": tools.inspect,
    "wear": suits.wear,
    "take_off": suits.take_off,
    "mend": suits.mend,
    "patch": suits.patch,
    "medic": healing.medic,
    "medkit": healing.medkit,
    "examine": healing.examine,
    "examine_medlab": healing.examine,
    "remove_egg": eggs.remove,
    "medlab": healing.medlab,
    "encapsulate": capsules.put_in,
    "release": capsules.let_out,
    "recharge": healing.recharge,
    "check": healing.check,
    "repair": healing.repair,
    "repair_thing": healing.repair_thing,
    "unjam": lambda draft, who, order: jams.unjam(draft, order),
    "weld": torch.weld,
    "cut": torch.cut,
    "etch": etching.etch,
    "burn": torch.burn,
    "burn_shields": torch.burn_shields,
    "seal": sealing.seal,
    "jam": tools.jam,
    "take_up": lambda draft, who, order: casualties.take_up(
        draft, who, figure_meant(draft, who.seat, order.target), order.item
    ),
    "set_down": lambda draft, who, order: casualties.set_down(draft, who),
    "wreck_controls": tools.wreck_controls,
    "line_test": tools.line_test,
    "serve": tools.serve,
    "break_disk": tools.break_disk,
    "play_disk": tools.play_disk,
    "throw_gas": gases.throw,
    "lob_gas": gases.lob,
    "spray_gas": gases.spray,
    "sedate": gases.sedate,
    "grapple": grapple.seize,
    "struggle": grapple.struggle,
    "set_trap": traps.set_trap,
    "inspect_hatch": traps.inspect_hatch,
    "disarm": traps.disarm,
    "set_mine": charges.set_mine,
    "lift_mine": charges.lift_mine,
    "fire_mine": charges.fire_mine,
}


def use(draft: Draft, order: Use) -> None:
    """One use, one action; what it brought is told first, then how its user is now."""
    who = draft.truth.figures[order.figure]
    found = figure_meant(draft, who.seat, order.target) if USES[order.what].aim == "figure" else None
    if found is not None and found.capsuled and order.what != "release":
        draft.tell(who.seat, "in-capsule", "AREA-06", "RUL-16", who=look_words(draft.book, found.look))
    else:
        HANDLERS[order.what](draft, who, order)
        tended(draft, who, found)
    if USES[order.what].skill == "mechanic":
        shapes.look_over(draft, order.figure, order.what == "look_over")
    acted(draft, order.figure, order.facing)


__all__ = ["HANDLERS", "exchange", "use"]
