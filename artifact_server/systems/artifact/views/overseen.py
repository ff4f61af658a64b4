"""Parts of the judge's view, each made from a few records of the truth and nothing else."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, NamedTuple

from artifact_server.core.words import JSON
from artifact_server.kit.deckplan import Plan, Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.computer import Countdown, Hal
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.model.known import Counter, Doing, Gear, Thing
from artifact_server.systems.artifact.rules.draft import figure_words
from artifact_server.systems.artifact.rules.lifts import cars
from artifact_server.systems.artifact.views.seat import flat, gear_part, text, thing_words

Seen = tuple[str, Counter | Thing]
"""A seat, and what it has of somebody on its map."""


class Ties(NamedTuple):
    """What the truth has of a figure beside its own record."""

    doing: Doing | None
    control: bool
    lost: bool
    informant: str
    """Whom it secretly serves."""
    thrall: str
    mask: str


class Station(NamedTuple):
    """The station's own state, by the names of the truth's fields."""

    control: str
    lifts: Mapping[str, str]
    spinning: bool
    computer: bool
    phantoms: tuple[Any, ...]
    trophies: tuple[Any, ...]
    shields: bool
    life_support: bool
    fouled: Mapping[str, str]
    strained: Mapping[str, str]
    markers: Mapping[str, Any]
    traps: Mapping[str, Any]
    mines: Mapping[str, Any]
    attempts: tuple[Any, ...]
    hal: Hal | None
    countdown: Countdown
    voices: Mapping[str, str]
    eggs: Mapping[str, Any]
    stances: Mapping[str, Mapping[str, str]]


def figure_part(
    book: Book, figure: Figure, carried: tuple[Item, ...], seen: tuple[Seen, ...], *ties: Any
) -> JSON:
    """A figure with its seat, its state and all that it carries; and who has it on his map."""
    doing, control, lost, informant, thrall, mask = Ties(*ties)
    marks = [
        m
        for m, on in (
            ("out", figure.out),
            ("held", bool(figure.held_by)),
            ("emp", figure.emp),
            ("asleep", figure.asleep),
            ("sneaking", figure.sneaking),
            ("capsule", figure.capsuled),
        )
        if on
    ]
    return {
        "id": figure.id,
        "words": figure_words(figure.look, figure.id),
        "looks": figure.look,
        "kind": figure.kind,
        "seat": figure.seat,
        "home": figure.home,
        "at": text(figure.at),
        "facing": figure.facing,
        "state": ([figure.wound] if figure.wound != "none" else []) + marks,
        "gear": [gear_part(book, gear_of(i)) for i in carried],
        "skills": list(figure.skills),
        "built": list(figure.built),
        "tough": figure.tough,
        "slots": figure.slots,
        "acted": doing.acted if doing else False,
        "intent": doing.intent if doing else "",
        "control": control,
        "lost": lost,
        "pan": figure.pan,
        "shape": figure.shape,
        "known_to": list(figure.known_to),
        "informant": informant,
        "thrall": thrall,
        "mask": mask,
        "known": [seen_part(*each) for each in seen],
    }


def seen_part(seat: str, counter: Counter | Thing) -> JSON:
    """Where somebody is on a seat's map, since when or last when, by whose eyes."""
    return {
        "seat": seat,
        "counter": counter.id,
        "at": text(counter.at),
        "live": counter.live,
        "when": counter.when,
        "by": list(counter.by),
    }


def item_part(item: Item, seen: tuple[Seen, ...]) -> JSON:
    """A thing that lies somewhere."""
    looks = {"looks": item.type, "words": thing_words(item.type)}
    known = [seen_part(*each) for each in seen]
    return {**flat(item), "at": text(item.at), "live": True, **looks, "known": known}


def station_part(plan: Plan, hosts: tuple[Square | None, ...], *fields: Any) -> JSON:
    """The station's own state in one part. `hosts`: where the bodies are that have eggs in them."""
    now = Station(*fields)
    return {
        "control": now.control,
        "lifts": dict(now.lifts),
        "cars": cars(plan, now.lifts),
        "spinning": now.spinning,
        "computer": now.computer,
        "phantoms": [{**asdict(p), "at": text(p.at), "to": text(p.to)} for p in now.phantoms],
        "trophies": [asdict(t) for t in now.trophies],
        "shields": now.shields,
        "life_support": now.life_support,
        "cannons": dict(now.fouled),
        "strained": dict(now.strained),
        "markers": [{**asdict(m), "at": text(m.at)} for m in now.markers.values()],
        "traps": [{**asdict(t), "at": text(t.at)} for t in now.traps.values()],
        "mines": [{**asdict(m), "at": text(m.at)} for m in now.mines.values()],
        "attempts": [{**asdict(a), "terminal": text(a.terminal)} for a in now.attempts],
        "ram": text(now.hal.ram) if now.hal else None,
        "hal": hal_part(now.hal) if now.hal else None,
        "countdown": asdict(now.countdown),
        "voices": dict(now.voices),
        "eggs": [
            {**asdict(egg), "host": host, "at": text(at)}
            for (host, egg), at in zip(now.eggs.items(), hosts, strict=True)
        ],
        "stances": {k: dict(v) for k, v in now.stances.items()},
    }


def hal_part(hal: Hal) -> JSON:
    """HAL as it is, its lists included."""
    return {
        **asdict(hal),
        "ram": text(hal.ram),
        "insert": [{**asdict(entry), "at": text(entry.at)} for entry in hal.insert],
    }


def gear_of(item: Item) -> Gear:
    """A thing as it truly is."""
    return Gear(
        id=item.id,
        type=item.type,
        worn=item.worn,
        jammed=item.jammed,
        breached=item.breached,
        broken=item.broken,
        uses=item.uses,
    )
