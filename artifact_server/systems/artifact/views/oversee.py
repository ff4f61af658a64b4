"""The judge's view: the truth. The only view that is given it."""

from collections.abc import Mapping
from dataclasses import asdict

from artifact_server.core.words import JSON, Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.model.known import Gear
from artifact_server.systems.artifact.model.state import PLANTED, Hal, State, Truth, scene
from artifact_server.systems.artifact.rules.draft import figure_words, look_words, space_words
from artifact_server.systems.artifact.rules.lifts import cars
from artifact_server.systems.artifact.rules.readiness import LEAVE
from artifact_server.systems.artifact.rules.victory import standings
from artifact_server.systems.artifact.views.checks import checks
from artifact_server.systems.artifact.views.result import goals, result_part, role_words
from artifact_server.systems.artifact.views.seat import flat, gear_part, public_part, text, thing_words


def oversee(book: Book, state: State) -> Mapping[str, JSON]:
    """Everything, in the same kinds of parts as a seat's view."""
    truth = state.truth
    parts: dict[str, JSON] = {
        "public": public_part(book, state.public),
        "me": {"seat": "J", "faction": "judge", "step": "", "stage": truth.stage, "acting": truth.seat},
    }
    if state.public.edits:
        parts["edits"] = [asdict(edit) for edit in state.public.edits]
    if truth.stage == "setup":
        look = scene(book.plan, truth)
        parts["checks"] = [
            checks(book, state.known[seat], state.public, truth.of_seat(seat), look)
            for seat in state.public.players
        ]
    if clashes := _clashes(state):
        parts["clashes"] = clashes
    whereabouts = _whereabouts(state)
    for figure in truth.figures.values():
        known = whereabouts.get(figure.id, [])
        parts[f"fig/{figure.id}"] = {**figure_part(book, truth, figure), "known": known}
    for item in truth.items.values():
        if item.at is not None or item.fixed_to:
            looks = {"looks": item.type, "words": thing_words(item.type)}
            lies = {**flat(item), "at": text(item.at), "live": True, **looks}
            parts[f"item/{item.id}"] = {**lies, "known": whereabouts.get(item.id, [])}
    for id, hatch in truth.hatches.items():
        if hatch.locked or hatch.welded or hatch.blown or id in truth.opened:
            parts[f"edge/{id}"] = {"id": id, **flat(hatch), "open": id in truth.opened}
    for id in book.plan.spaces:
        space = {
            "dark": id in truth.dark,
            "gas": id in truth.gas,
            "airless": book.plan.spaces[id].segment in truth.airless,
        }
        if any(space.values()):
            parts[f"space/{id}"] = {"id": id, **space}
    for id, pose in truth.poses.items():
        parts[f"craft/{id}"] = {"id": id, **flat(pose)}
    parts["dues"] = [
        {
            "id": d.id,
            "seat": d.seat,
            "moment": d.moment,
            "until": d.until,
            "words": d.notice.words,
            "clauses": list(d.notice.clauses),
        }
        for d in truth.dues
    ]
    parts["planted"] = _planted(book, state, whereabouts.get(PLANTED, []))
    parts["station"] = station_part(book, truth)
    parts["levels"] = levels_part(book, state)
    if state.public.result is not None:
        parts["result"] = result_part(book, state.public)
    return parts


def levels_part(book: Book, state: State) -> JSON:
    """CS-V04: how every seat stands now, by the rules and by his own word; and what would end the game."""
    truth = state.truth
    rows = [] if truth.stage in ("setup", "opening") else standings(book, truth, state.public.players)
    return {
        "proposed": [Words.of(f"why-{why}") for why in truth.proposed],
        "declared": truth.stage == "over",
        "seats": [
            {
                "seat": row.seat,
                "role": role_words(book, row.list),
                "level": row.level,
                "rules": row.by_rules,
                "goals": goals(book, row.list),
                "met": list(row.met),
                "reason": row.ruling.reason if row.ruling is not None else None,
            }
            for row in rows
            if row.list
        ],
        "exhibits": list(truth.exhibits),
    }


def _clashes(state: State) -> list[JSON]:
    """JUDGE-09: spaces in which two seats wanted to begin, and whom of them that keeps from being ready (SET-19)."""
    seats: dict[str, list[JSON]] = {}
    for seat, known in state.known.items():
        for space in known.secrets.get(LEAVE, ()):
            seats.setdefault(space, []).append(seat)
    return [{"words": space_words(space), "seats": asked} for space, asked in seats.items()]


def _whereabouts(state: State) -> dict[str, list[JSON]]:
    """Who has whom on his map: where, since when or last when, by whose eyes."""
    found: dict[str, list[JSON]] = {}
    for seat, contacts in state.truth.contacts.items():
        for id, behind in contacts.items():
            known = state.known[seat]
            if (counter := known.counters.get(id) or known.things.get(id)) is not None:
                told = {
                    "counter": id,
                    "at": text(counter.at),
                    "live": counter.live,
                    "when": counter.when,
                    "by": list(counter.by),
                }
                found.setdefault(behind, []).append({"seat": seat, **told})
    return found


def _planted(book: Book, state: State, laid: list[JSON]) -> list[JSON]:
    """Counters on seats' maps behind which there is nobody: he has put them there."""
    looks = [(each, state.known[each["seat"]].counters[each["counter"]].look) for each in laid]
    return [{**each, "looks": look, "words": look_words(book, look)} for each, look in looks]


def figure_part(book: Book, truth: Truth, figure: Figure) -> JSON:
    """A figure with its seat, its state and all that it carries."""
    doing = truth.doings.get(figure.id)
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
        "gear": [gear_part(book, gear_of(i)) for i in truth.held(figure.id)],
        "skills": list(figure.skills),
        "built": list(figure.built),
        "tough": figure.tough,
        "slots": figure.slots,
        "acted": doing.acted if doing else False,
        "intent": doing.intent if doing else "",
        "control": truth.control == figure.id,
        "lost": figure.id in truth.lost,
        "pan": figure.pan,
        "shape": figure.shape,
        "known_to": list(figure.known_to),
        "informant": truth.informants[figure.id].master if figure.id in truth.informants else "",
        "thrall": truth.thralls.get(figure.id, ""),
        "mask": truth.masks.get(figure.id, ""),
    }


def station_part(book: Book, truth: Truth) -> JSON:
    """The station's own state in one part."""
    return {
        "control": truth.control,
        "lifts": dict(truth.lifts),
        "cars": cars(book.plan, truth.lifts),
        "spinning": truth.spinning,
        "computer": truth.computer,
        "phantoms": [{**asdict(p), "at": text(p.at), "to": text(p.to)} for p in truth.phantoms],
        "trophies": [asdict(t) for t in truth.trophies],
        "shields": truth.shields,
        "life_support": truth.life_support,
        "cannons": dict(truth.fouled),
        "strained": dict(truth.strained),
        "markers": [{**asdict(m), "at": text(m.at)} for m in truth.markers.values()],
        "traps": [{**asdict(t), "at": text(t.at)} for t in truth.traps.values()],
        "mines": [{**asdict(m), "at": text(m.at)} for m in truth.mines.values()],
        "attempts": [{**asdict(a), "terminal": text(a.terminal)} for a in truth.attempts],
        "ram": text(truth.hal.ram) if truth.hal else None,
        "hal": hal_part(truth.hal) if truth.hal else None,
        "countdown": asdict(truth.countdown),
        "voices": dict(truth.voices),
        "eggs": [
            {**asdict(egg), "host": host, "at": text(truth.figures[host].at)}
            for host, egg in truth.eggs.items()
        ],
        "stances": {k: dict(v) for k, v in truth.stances.items()},
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
