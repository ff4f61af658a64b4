"""The alien seat's set-up: species, opening, and the station's loose robots (SET-04, SET-21, CS-H01)."""

from collections.abc import Mapping
from dataclasses import replace

from artifact_server.core.errors import Rejected
from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import FigureJoined, SecretTold, Sighted
from artifact_server.systems.artifact.rules import hal
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.employers import draw
from artifact_server.systems.artifact.rules.knowledge import counter_of
from artifact_server.systems.artifact.rules.marking import counter_id
from artifact_server.systems.artifact.rules.situation import figure_of

PLAYABLE = ("hal",)
"""Species whose rules are in this edition."""


def deal(draft: Draft, seat: str, wished: str) -> None:
    """SET-04, SET-09: the judge's choice, or by lot; no species twice. Told to that seat alone."""
    if wished and wished not in PLAYABLE:
        raise Rejected("no-such-species", "SET-04", species=wished)
    taken = {k.secrets.get("species") for k in draft.state.known.values()}
    free = [s for s in PLAYABLE if s not in taken]
    if not free:
        raise Rejected("no-other-species", "SET-04")
    lot = [wished] if wished in free else free
    species = lot[0] if len(lot) == 1 else draw(draft, seat, "species", lot)
    draft.add(SecretTold(seat=seat, what="species", value=species))


def choose_opening(draft: Draft, seat: str, id: str) -> None:
    """One of the species' openings: where it begins."""
    row = draft.book.openings.get(id)
    if row is None or row["species"] != draft.known(seat).secrets.get("species"):
        raise Rejected("no-such-opening", "SET-18", opening=id)
    draft.add(SecretTold(seat=seat, what="opening", value=id))
    if "ram" in row:
        hal.wake(draft, seat, draft.book.plan.read(row["ram"], draft.truth.poses))


def place_robots(draft: Draft) -> None:
    """SET-21: the station's robots that nobody bought stand about in the ring, on the alien's map only."""
    seats = [s for s in draft.state.public.players if "species" in draft.known(s).secrets]
    pool = [
        n
        for n in draft.book.sheets.get("seat", {}).get("M", {}).get("buyable_figures", ())
        if n not in draft.truth.figures
    ]
    openings = [draft.book.openings.get(draft.known(s).secrets.get("opening", ""), {}) for s in seats]
    chosen: Mapping[str, str] = next((row["robots"] for row in openings if "robots" in row), {})
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
            id = counter_id(draft, seat, figure.look, figure.at, draft.known(seat).counters)
            draft.add(Sighted(seat=seat, counter=counter_of(draft, id, figure, ()), figure=name))


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
