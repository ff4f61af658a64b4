"""Controls of a deed's forms: what the errand wants, else what is proposed."""

from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase

from artifact_server.bots.steady.picture import place
from artifact_server.core.forms import Assign, Choose, Control, Endpoint, Number, Option, Path, Row
from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Square

Picks = Mapping[str, Sequence[str]]
Far = Callable[[Square], float]
"""How far it still is from a square; less is better."""
STAY: list[str] = []


def wanted(control: Control, picks: Picks) -> JSON:
    """What the errand wants of this control; None if it says nothing, or nothing that is open."""
    wants = picks.get(control.name, ())
    match control:
        case Choose():
            options = [o for o in control.options if o.off is None]
            if control.many:
                fit = [o.value for o in options if any(_fits(o, want) for want in wants)]
                return fit[: control.most] or None
            return _first(options, wants)
        case Endpoint():
            return next((at for want in wants for at in control.places if at.startswith(want)), None)
        case Assign():
            return {row.id: _row(row, wants) for row in control.rows}
        case Number():
            number = next((int(want) for want in wants if want.isdigit()), None)
            return None if number is None else max(control.least, min(control.most, number))
        case _:
            return None


def proposed(control: Control) -> JSON:
    """What stands there if nobody chooses; the first that is open where nothing does."""
    match control:
        case Choose():
            values = [o.value for o in control.options if o.off is None]
            if control.many:
                return control.default if isinstance(control.default, list) else []
            return control.default if control.default in values else next(iter(values), None)
        case Assign():
            return {row.id: row.default for row in control.rows}
        case Number():
            return control.default
        case Endpoint():
            return next(iter(control.places), None)
        case _:
            return None


def _first(options: Sequence[Option], wants: Sequence[str]) -> JSON:
    return next((o.value for want in wants for o in options if _fits(o, want)), None)


def _fits(option: Option, want: str) -> bool:
    """By its whole value, its beginning, or a pattern with stars."""
    value = str(option.value)
    return option.value == want or bool(want and (value.startswith(want) or fnmatchcase(value, want)))


def _row(row: Row, wants: Sequence[str]) -> JSON:
    """Rows of an exchange are asked for by the type of the thing: "take:artifact", "give:loot:yee", "drop:fake"."""
    name = row.words.code.removeprefix("item-").replace("-", "_")
    values = [o.value for o in row.options if o.off is None]
    for want in wants:
        deed, _, rest = want.partition(":")
        type, _, to = rest.partition(":")
        value = f"give:{to}" if deed == "give" else deed
        if type in (name, "*") and value in values:
            return value
    return "search" if "search" in values and any(w.startswith("take:") for w in wants) else row.default


def way(control: Path, far: Far, least: float = 1) -> list[str]:
    """To the place in reach from which it is least far, by the places before it; nowhere, if that is no gain."""
    start = place(control.start)
    here = far(start) if start is not None else float("inf")
    ranked = [
        (far(at), cost, text) for text, (cost, _) in control.reach.items() if (at := place(text)) is not None
    ]
    best, _, text = min(ranked, default=(here, 0, ""))
    return back(control, text) if text and best <= here - least else STAY


def back(control: Path, text: str) -> list[str]:
    """The places from the start to this one."""
    found: list[str] = []
    while text != control.start and text in control.reach and len(found) <= len(control.reach):
        found.append(text)
        text = control.reach[text][1]
    return found[::-1] if text == control.start else STAY
