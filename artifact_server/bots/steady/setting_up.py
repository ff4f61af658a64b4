"""Set-up: employer, load-out or opening, whatever is still missing, then ready."""

from collections.abc import Mapping, Sequence
from random import Random

from artifact_server.bots.steady.filling import wanted
from artifact_server.core.forms import Choose, Control, Form, Option
from artifact_server.core.words import JSON

READY = "ready"
LIKED = ("P-A", "P-B", "M-A", "M-B", "M-C", "F-A")
"""Ready-made forces that hold what brings down the shields: one of these, unless it was told another."""

Move = tuple[str, str, str]
"""What is done with whom or what, and where to: ("carry", "disk", "osorio")."""
BY_LOCK = "lorry(19,1"
"""In the lock of the lorry, or before it: half as far from the telescope as any stateroom."""
MOVES: Mapping[str, tuple[Move, ...]] = {
    "F-A": (
        ("carry", "disk", "osorio"),
        ("carry", "medkit", ""),
        ("carry", "geiger", "preuitt"),
        ("place", "osorio", BY_LOCK),
        ("place", "preuitt", BY_LOCK),
    )
}
"""What is put otherwise than it comes ready-made: what is to get home beside who flies, hands free, both near the shields."""
MORE: Mapping[str, tuple[Move, ...]] = {"museum": (("carry", "bond", "osorio"),)}
"""Then, by employer."""


class SettingUp:
    """What has been settled so far, and what a bot was told to begin with: "employer", "loadout", "opening"."""

    def __init__(self, lots: Random, begins: Mapping[str, str]) -> None:
        self._lots, self._begins = lots, begins
        self._tried: set[str] = set()
        self._employer = ""
        self._move: Move = ("", "", "")
        self._moved = 0

    def answer(self, form: Form, control: Control, chosen: Mapping[str, JSON]) -> JSON:
        """What is chosen of a control of set-up; None: the order as it stands, or whatever is open."""
        if control.name in chosen:
            return None
        if control.name != "do" and self._move[0]:
            _, what, to = self._move
            return wanted(control, {"item": (what,), "what": (what,), "to": (to,), "at": (to,)})
        if not isinstance(control, Choose):
            return None
        matter = str(chosen.get("do", "")).removeprefix("settle:")
        match control.name:
            case "do":
                return self.next_thing(control)
            case "what":
                return self.unplaced(control)
            case "item":
                return self.uncarried(control)
            case "value":
                return self.value(control, matter)
            case "hidden":
                return True
            case _:
                return None

    def next_thing(self, control: Choose) -> JSON:
        """The next matter: first the employer, then the ready-made force, then what must be, then ready."""
        options = [option for option in control.options if option.off is None]
        values = [str(option.value) for option in options]
        for matter in ("settle:employer", self._force(options)):
            if matter in values and matter not in self._tried:
                return self._try(matter)
        if (move := self._next_move(options)) in values:
            return move
        must = [str(o.value) for o in options if "must" in o.hint]
        if must:
            return must[0]
        return READY if READY in values else None

    def _next_move(self, options: Sequence[Option]) -> str:
        """What it puts otherwise in the ready-made force that it has taken; "" once all is done."""
        taken = [str(o.hint["loadout"]) for o in options if o.hint.get("taken")]
        moves = (*MOVES[taken[0]], *MORE.get(self._employer, ())) if taken and taken[0] in MOVES else ()
        self._move = moves[self._moved] if self._moved < len(moves) else ("", "", "")
        self._moved += bool(self._move[0])
        return self._move[0]

    def _try(self, matter: str) -> str:
        self._tried.add(matter)
        return matter

    def _force(self, options: Sequence[Option]) -> str:
        """The load-out or opening that it was told, or one by lot; none once one is taken."""
        ready_made = [o for o in options if "loadout" in o.hint]
        if not ready_made or any(o.hint.get("taken") for o in ready_made):
            return ""
        told = {self._begins.get("loadout"), self._begins.get("opening")}
        named = [str(o.value) for o in ready_made if o.hint["loadout"] in told]
        liked = [str(o.value) for o in ready_made if o.hint["loadout"] in LIKED]
        return named[0] if named else self._lots.choice(liked or [str(o.value) for o in ready_made])

    def value(self, control: Choose, matter: str) -> JSON:
        """What is settled of a matter."""
        values = [o.value for o in control.options if o.off is None]
        if control.many:
            return values[: control.most]
        told = self._begins.get(matter)
        value = told if told in values else self._lots.choice(values) if values else None
        if matter == "employer":
            self._employer = str(value)
        return value

    def unplaced(self, control: Choose) -> JSON:
        """Who or what has no place yet."""
        options = [o for o in control.options if o.off is None]
        without = [o.value for o in options if o.detail is not None and o.detail.code == "unplaced"]
        return next(iter(without or [o.value for o in options]), None)

    def uncarried(self, control: Choose) -> JSON:
        """A thing in nobody's hands; the likeliest to matter is the last bought."""
        without = [o.value for o in control.options if o.detail is None]
        return self._lots.choice(without) if without else next((o.value for o in control.options), None)
