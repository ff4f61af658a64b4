"""The alien seat's set-up: species, opening, its bodies, the station's loose robots (SET-04, SET-21, CS-A01, CS-H01)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from artifact_server.core.errors import Rejected
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import (
    FigureJoined,
    FigureLeft,
    ItemCame,
    ItemWent,
    RosterCut,
    SecretTold,
    Sighted,
)
from artifact_server.systems.artifact.rules import hal, muster, pan, powers
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.employers import draw
from artifact_server.systems.artifact.rules.knowledge import counter_of
from artifact_server.systems.artifact.rules.marking import mark_one
from artifact_server.systems.artifact.rules.newcomers import figure_of, item_of

PLAYABLE: tuple[str, ...] = ("hal", "bugs", "zombies", "koch", "pan", "mind_control")
"""Species whose rules are in this edition."""


def deal(draft: Draft, seat: str, wished: str) -> None:
    """SET-04, SET-09: the judge's choice, or by lot; no species twice. Told to that seat alone."""
    if wished and wished not in PLAYABLE:
        raise Rejected("no-such-species", "SET-04", species=wished)
    taken = {k.secrets.get("species") for k in draft.state.known.values()}
    free = [s for s in PLAYABLE if s not in taken]
    lot = [wished] if wished in free else free
    species = lot[0] if len(lot) == 1 else draw(draft, seat, "species", lot)
    draft.add(SecretTold(seat=seat, what="species", value=species))


def choose_opening(draft: Draft, seat: str, id: str) -> None:
    """SET-18, CS-A01: one of the species' openings: which bodies there are this time, where, and with what."""
    row = draft.book.openings.get(id)
    if row is None or row["species"] != draft.known(seat).secrets.get("species"):
        raise Rejected("no-such-opening", "SET-18", opening=id)
    draft.add(SecretTold(seat=seat, what="opening", value=id))
    if "ram" in row:
        hal.wake(draft, seat, draft.book.plan.read(row["ram"], draft.truth.poses))
    _dismiss(draft, seat)
    for name, at in row.get("where", {}).items():
        _bring(draft, seat, name, row, draft.book.plan.read(at, draft.truth.poses))
    pan.opened(draft, seat, row)
    muster.settle(draft, seat)


def _dismiss(draft: Draft, seat: str) -> None:
    """What another opening had brought goes again."""
    for name in [f.id for f in draft.truth.of_seat(seat)]:
        draft.add(*(ItemWent(item=item.id) for item in draft.truth.held(name)))
        draft.add(FigureLeft(figure=name), RosterCut(seat=seat, figures=(name,)))


def _bring(draft: Draft, seat: str, name: str, row: Mapping[str, Any], at: Square) -> None:
    figure = figure_of(draft, name, seat, draft.book.figures[name].kind)
    skills = (*figure.skills, *row.get("skills", {}).get(name, ()))
    draft.add(FigureJoined(figure=replace(figure, at=at, skills=skills)))
    for number, type in enumerate(row.get("carry", {}).get(name, ()), 1):
        draft.add(ItemCame(item=item_of(draft, f"{type}-{seat}{number}", type, seat, holder=name)))


def begin(draft: Draft) -> None:
    """SET-21: what lies and stands about the ship as the game begins, by the openings that were chosen."""
    for seat, row in _openings(draft):
        powers.begin(draft, seat, row)
    place_robots(draft)


def _openings(draft: Draft) -> list[tuple[str, Mapping[str, Any]]]:
    """The alien seats with their openings."""
    secrets = {s: draft.known(s).secrets for s in draft.state.public.players}
    return [
        (s, draft.book.openings.get(k.get("opening", ""), {})) for s, k in secrets.items() if "species" in k
    ]


def place_robots(draft: Draft) -> None:
    """SET-21: the station's robots that nobody bought stand about in the ring, on the alien's map only."""
    seats = [seat for seat, _ in _openings(draft)]
    pool = [
        n
        for n in draft.book.sheets.get("seat", {}).get("M", {}).get("buyable_figures", ())
        if n not in draft.truth.figures
    ]
    chosen: Mapping[str, str] = next((row["robots"] for _, row in _openings(draft) if "robots" in row), {})
    for name in pool:
        at = (
            draft.book.plan.read(chosen[name], draft.truth.poses)
            if name in chosen
            else _anywhere(draft, name)
        )
        figure = figure_of(draft, name, "", draft.book.figures[name].kind)
        draft.add(FigureJoined(figure=replace(figure, at=at, asleep=True)))
    for seat in seats:
        for name in pool:
            figure = draft.truth.figures[name]
            assert figure.at is not None
            counter = counter_of(draft, "", figure, ())
            marked = mark_one(draft, seat, draft.known(seat).counters, name, counter)
            draft.add(Sighted(seat=seat, counter=marked, figure=name))


def _anywhere(draft: Draft, name: str) -> Square:
    """A ring space that nobody is in, by lot; the first free square of it."""
    plan = draft.book.plan
    taken = {
        plan.cells[f.at].space
        for f in draft.truth.figures.values()
        if f.at in plan.cells and f.at is not None
    }
    free = [
        s
        for s, space in plan.spaces.items()
        if plan.segments[space.segment].section == "ring" and s not in taken
    ]
    space = draw(draft, "J", f"robot-{name}", free[:36])
    return next(s for s in plan.spaces[space].squares if plan.cells[s].terrain != "blocked")
