"""The judge's view: the truth. The only view that is given it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from operator import attrgetter

from artifact_server.core.sharing import Alike, Made, Shares
from artifact_server.core.words import JSON, Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.figures import Item
from artifact_server.systems.artifact.model.known import Counter, Thing
from artifact_server.systems.artifact.model.public import Edit
from artifact_server.systems.artifact.model.state import PLANTED, Due, Hatch, State, Truth, scene
from artifact_server.systems.artifact.rules.draft import look_words, space_words
from artifact_server.systems.artifact.rules.readiness import LEAVE
from artifact_server.systems.artifact.rules.reckoned import placed, reckoned
from artifact_server.systems.artifact.rules.victory import standings
from artifact_server.systems.artifact.views.checks import checks
from artifact_server.systems.artifact.views.overseen import (
    Seen,
    Station,
    Ties,
    figure_part,
    item_part,
    seen_part,
    station_part,
)
from artifact_server.systems.artifact.views.result import goals, result_part, role_words
from artifact_server.systems.artifact.views.seat import place_part, public_part


def oversee(book: Book, state: State, last: Shares | None = None) -> Mapping[str, JSON]:
    """Everything, in the same kinds of parts as a seat's view. What has not changed since `last` is taken over."""
    shares = last or Shares()
    parts = shares.parts(_shared(book, state, shares))
    setting_up: dict[str, JSON] = {"checks": _checks(book, state)} if state.truth.stage == "setup" else {}
    if clashes := _clashes(state):
        setting_up["clashes"] = clashes
    return {**parts, **setting_up} if setting_up else parts


def _shared(book: Book, state: State, shares: Shares) -> Iterator[Made]:
    """All parts, each with what it is made from."""
    truth, public = state.truth, state.public
    known = [state.known[seat] for seat in truth.contacts]
    laid = [each for k in known for each in (k.counters, k.things)]
    whereabouts = shares.between("whereabouts", _whereabouts, truth.contacts, *laid)
    carried = shares.between("carried", _carried, truth.items)
    figures = {id: shares.between(f"placed/{id}", placed, book, f) for id, f in truth.figures.items()}
    yield "public", public_part, (book, public)
    yield "me", _me, (truth.stage, truth.seat)
    if public.edits:
        yield "edits", _edits, public.edits
    yield from _movables(book, truth, whereabouts, carried)
    yield from _places(book, truth)
    yield "dues", _dues, truth.dues
    yield "planted", _planted, (book, *whereabouts.get(PLANTED, ()))
    hosts = tuple(truth.figures[host].at for host in truth.eggs)
    yield "station", station_part, (book.plan, hosts, *_station(truth))
    yield "levels", levels_part, (book, Alike(reckoned(truth, figures)), public.players)
    if public.result is not None:
        yield "result", result_part, (book, public)


def _movables(
    book: Book,
    truth: Truth,
    whereabouts: Mapping[str, tuple[Seen, ...]],
    carried: Mapping[str, tuple[Item, ...]],
) -> Iterator[Made]:
    """Figures with all that they carry, and what lies somewhere."""
    for id, figure in truth.figures.items():
        known, gear = whereabouts.get(id, ()), carried.get(id, ())
        yield f"fig/{id}", figure_part, (book, figure, gear, known, *_ties(truth, id))
    for item in truth.items.values():
        if item.at is not None or item.fixed_to:
            yield f"item/{item.id}", item_part, (item, whereabouts.get(item.id, ()))


def _carried(items: Mapping[str, Item]) -> Mapping[str, tuple[Item, ...]]:
    """Who carries what."""
    found: dict[str, tuple[Item, ...]] = {}
    for item in items.values():
        if item.holder:
            found[item.holder] = (*found.get(item.holder, ()), item)
    return found


def _places(book: Book, truth: Truth) -> Iterator[Made]:
    """Hatches and spaces that are not as usual, and craft."""
    for id, hatch in truth.hatches.items():
        if hatch.locked or hatch.welded or hatch.blown or id in truth.opened:
            yield f"edge/{id}", _hatch, (id, hatch, id in truth.opened)
    for id, space in book.plan.spaces.items():
        state = (id in truth.dark, id in truth.gas, space.segment in truth.airless)
        if any(state):
            yield f"space/{id}", _space, (id, *state)
    for id, pose in truth.poses.items():
        yield f"craft/{id}", place_part, (id, pose)


def _me(stage: str, acting: str) -> JSON:
    return {"seat": "J", "faction": "judge", "step": "", "stage": stage, "acting": acting}


def _edits(*edits: Edit) -> JSON:
    return [asdict(edit) for edit in edits]


def _hatch(id: str, hatch: Hatch, open: bool) -> JSON:
    return {**place_part(id, hatch), "open": open}


def _space(id: str, dark: bool, gas: bool, airless: bool) -> JSON:
    return {"id": id, "dark": dark, "gas": gas, "airless": airless}


def _dues(*dues: Due) -> JSON:
    return [
        {
            "id": d.id,
            "seat": d.seat,
            "moment": d.moment,
            "until": d.until,
            "words": d.notice.words,
            "clauses": list(d.notice.clauses),
        }
        for d in dues
    ]


def _ties(truth: Truth, id: str) -> Ties:
    tie = truth.informants.get(id)
    return Ties(
        doing=truth.doings.get(id),
        control=truth.control == id,
        lost=id in truth.lost,
        informant=tie.master if tie is not None else "",
        thrall=truth.thralls.get(id, ""),
        mask=truth.masks.get(id, ""),
    )


_station = attrgetter(*Station._fields)


def _checks(book: Book, state: State) -> list[JSON]:
    truth = state.truth
    look = scene(book.plan, truth)
    return [
        checks(book, state.known[seat], state.public, truth.of_seat(seat), look)
        for seat in state.public.players
    ]


def levels_part(book: Book, now: Alike[Truth], players: Sequence[str]) -> JSON:
    """CS-V04: how every seat stands now, by the rules and by his own word; and what would end the game."""
    truth = now.value
    rows = [] if truth.stage in ("setup", "opening") else standings(book, truth, players)
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


def _whereabouts(
    contacts: Mapping[str, Mapping[str, str]], *maps: Mapping[str, Counter | Thing]
) -> Mapping[str, tuple[Seen, ...]]:
    """Who has whom on his map. `maps`: the counters and the things of each seat that has contacts, in their order."""
    found: dict[str, tuple[Seen, ...]] = {}
    for (seat, behind), counters, things in zip(contacts.items(), maps[::2], maps[1::2], strict=True):
        for id, whom in behind.items():
            if (seen := counters.get(id) or things.get(id)) is not None:
                found[whom] = (*found.get(whom, ()), (seat, seen))
    return found


def _planted(book: Book, *laid: Seen) -> list[JSON]:
    """Counters on seats' maps behind which there is nobody: he has put them there."""
    return [
        {**seen_part(seat, counter), "looks": counter.look, "words": look_words(book, counter.look)}
        for seat, counter in laid
    ]
