"""A scenario's card: what the lobby must know of it to open a game (scenario.toml)."""

from collections.abc import Iterable, Mapping
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed, Rejected
from artifact_server.core.seats import AUTO, JUDGES, OBSERVER, Seat
from artifact_server.core.words import JSON
from artifact_server.scenario.folders import CARD, read_toml

Name = Annotated[str, StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,31}$")]
Line = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Value = str | int | bool


class _Part(BaseModel):
    # A system may keep more in its card: keys unknown here are its own affair.
    model_config = ConfigDict(frozen=True, extra="ignore")


class PlayerSeat(_Part):
    """A seat that may be put at the table. One that `needs` another is no use without it."""

    id: Name
    faction: Name
    group: str = ""
    needs: tuple[Name, ...] = ()


class Mix(_Part):
    """Seats that make a good game for so many persons, with or without a judge of their own."""

    players: Annotated[int, Field(ge=1, le=20)]
    seats: Annotated[tuple[Name, ...], Field(min_length=1)]
    judge: bool = True


class Option(_Part):
    """Something the table agrees on before the game. Words: `option-<id>` and `option-<id>-<value>`."""

    id: Name
    choices: Annotated[tuple[Value, ...], Field(min_length=2)]
    default: Value
    secret: bool = False
    """For the judge alone to choose: not asked where the software judges, told to nobody."""
    ruling: bool = False
    """A point of the rules that few tables read otherwise: folded away on the page."""


class Kind(_Part):
    """A kind of prompt that the judge may run his own way, and how it runs if he says nothing."""

    id: Name
    mode: Annotated[str, StringConstraints(pattern="^(automatic|assisted|hand)$")] = "assisted"


class Card(_Part):
    """The head of a scenario."""

    system: Name
    title: Line
    summary: str = ""
    plate: tuple[tuple[Line, Line], ...] = ()
    seats: Annotated[tuple[PlayerSeat, ...], Field(alias="seat", min_length=1)]
    mixes: Annotated[tuple[Mix, ...], Field(alias="mix", min_length=1)]
    options: Annotated[tuple[Option, ...], Field(alias="option")] = ()
    kinds: Annotated[tuple[Kind, ...], Field(alias="kind")] = ()

    def unjudged(self, seat: str = "") -> tuple[str, ...]:
        """The seats of the largest ready-made table without a judge, or of any with this seat if none has it; else none."""
        mixes = [mix for mix in self.mixes if seat in ("", *mix.seats)]
        largest = max(mixes, key=lambda mix: (not mix.judge, len(mix.seats)), default=None)
        return largest.seats if largest is not None else ()

    def opening(self, seats: Iterable[str], options: Mapping[str, str], *, judge: bool = True) -> "Opening":
        """The seats and options of a game to be; secret options only where a person judges. Raises Malformed or Rejected."""
        known = {seat.id: seat for seat in self.seats}
        wanted = set(seats)
        if unknown := sorted(wanted - known.keys()):
            raise Malformed("no-such-seat", seat=unknown[0])
        if not wanted:
            raise Rejected("game-needs-seats")
        for seat in self.seats:
            if seat.id in wanted and (missing := [name for name in seat.needs if name not in wanted]):
                raise Rejected("seat-needs-seat", seat=seat.id, needs=missing[0])
        chosen = tuple(
            Seat(id=seat.id, faction=seat.faction, group=seat.group or seat.id)
            for seat in self.seats
            if seat.id in wanted
        )
        config = {
            o.id: _choice(o, options.get(o.id) if judge or not o.secret else None) for o in self.options
        }
        return Opening(seats=chosen, config=config)


class Opening(_Part):
    """What a game is opened with: its seats and what the table agreed on."""

    seats: tuple[Seat, ...]
    config: Mapping[str, JSON]


def read_card(bundle: Bundle) -> Card:
    """The card of a scenario. Raises Malformed."""
    try:
        card = Card.model_validate(read_toml(bundle.files[CARD], CARD, bundle.id))
    except ValidationError as fault:
        first = fault.errors()[0]
        where = ".".join(str(part) for part in first["loc"]) or CARD
        raise Malformed("scenario-bad-card", scenario=bundle.id, where=where, fault=first["msg"]) from None
    _check(card, bundle.id)
    return card


def _check(card: Card, scenario: str) -> None:
    names = [seat.id for seat in card.seats]
    for name in names:
        if names.count(name) > 1 or name in (*JUDGES, AUTO, OBSERVER):
            raise Malformed(
                "scenario-bad-card",
                scenario=scenario,
                where="seat",
                fault=f"{name} stands twice, or is no name for a seat",
            )
    pointed = {name for mix in card.mixes for name in mix.seats}
    pointed |= {name for seat in card.seats for name in seat.needs}
    if unknown := sorted(pointed - set(names)):
        raise Malformed(
            "scenario-bad-card", scenario=scenario, where="mix", fault=f"there is no seat {unknown[0]}"
        )
    for option in card.options:
        if option.default not in option.choices:
            fault = f"its default {option.default} is none of its choices"
            raise Malformed("scenario-bad-card", scenario=scenario, where=option.id, fault=fault)


def _choice(option: Option, given: str | None) -> Value:
    if given is None:
        return option.default
    for choice in option.choices:
        if written(choice) == given:
            return choice
    raise Malformed("no-such-choice", option=option.id, choice=given)


def written(value: Value) -> str:
    """A choice as forms and Words codes write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
