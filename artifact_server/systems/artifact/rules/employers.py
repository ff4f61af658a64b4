"""The Phone Company's employers, and the informant of the G-men (CS-F01, CS-F11 to CS-F42, SET-17)."""

from collections.abc import Iterable
from dataclasses import replace

from artifact_server.core.answers import Roll
from artifact_server.core.errors import Rejected
from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import (
    FigureJoined,
    FigureLeft,
    InformantNamed,
    ItemWent,
    RosterCut,
    SecretTold,
)
from artifact_server.systems.artifact.model.state import Informant
from artifact_server.systems.artifact.rules import muster
from artifact_server.systems.artifact.rules.draft import Draft


def choose(draft: Draft, seat: str, employer: str) -> None:
    """Secret, before buying; told to the judge only. What the employer brings comes, what the last one brought goes."""
    rows = draft.book.sheets.get("employer", {})
    if employer not in rows or muster.sheet(draft.book, seat).get("levels") != "employer":
        raise Rejected("no-such-employer", "CS-F01", employer=employer)
    known = draft.known(seat)
    if employer not in known.secrets.get("employers", rows):
        raise Rejected("no-such-employer", "CS-S02", employer=employer)
    for name in muster.free_figures(draft.book, known):
        if name in draft.truth.figures:
            draft.add(FigureLeft(figure=name), RosterCut(seat=seat, figures=(name,)))
    for type in rows.get(known.secrets.get("employer", ""), {}).get("free_items", ()):
        for item in [i for i in draft.truth.items.values() if i.owner == seat and i.type == type]:
            draft.add(ItemWent(item=item.id))
    draft.add(SecretTold(seat=seat, what="employer", value=employer))
    row = rows[employer]
    for name in row.get("free_figures", ()):
        if name not in draft.truth.figures:
            muster.join(draft, seat, name)
    for type in row.get("free_items", ()):
        muster.take(draft, seat, type)
    _agents(draft, seat, row.get("agents_tough", False), row.get("agents_kind", ""))
    muster.settle(draft, seat)


def _agents(draft: Draft, seat: str, tough: bool, kind: str) -> None:
    """CS-F21, CS-F41: what kind of people the two are."""
    for name in draft.book.sheets.get("agents", {}).get(seat, ()):
        figure, row = draft.truth.figures[name], draft.book.figures[name]
        draft.add(FigureJoined(figure=replace(figure, tough=tough or row.tough, kind=kind or row.kind)))


def name_informants(draft: Draft) -> None:
    """SET-17: drawn from the hires in play after all purchases, never the captain; told to the master only."""
    for seat in draft.state.public.players:
        employer = draft.known(seat).secrets.get("employer", "")
        rule = draft.book.sheets.get("employer", {}).get(employer, {}).get("informant")
        if not rule:
            continue
        pools = {name for s in draft.book.sheets["seat"].values() for name in s.get("hire_pool", ())}
        hires = [f.id for f in draft.truth.figures.values() if f.id in pools and f.id not in rule["never"]]
        if not hires:
            continue
        drawn = draw(draft, seat, "informant", hires)
        draft.add(InformantNamed(figure=drawn, informant=Informant(master=seat)))
        draft.add(SecretTold(seat=seat, what="informants", value={drawn: "never"}))
        draft.tell(seat, "informant-is", "SET-17", "INF-09", who=draft.name(drawn))


def tell_of_friends(draft: Draft) -> None:
    """CS-F42: whom an alien's friends employ is told which species there are; each alien, that it has friends, and no names."""
    rows = draft.book.sheets.get("employer", {})
    secrets = {seat: draft.known(seat).secrets for seat in draft.state.public.players}
    friends = [s for s, own in secrets.items() if rows.get(own.get("employer"), {}).get("told_species")]
    aliens = {seat: str(own["species"]) for seat, own in secrets.items() if "species" in own}
    if not aliens:
        return
    for seat in friends:
        draft.add(SecretTold(seat=seat, what="aboard", value=sorted(aliens.values())))
        draft.tell(seat, "told-species", "CS-F42", what=species_words(sorted(aliens.values())))
    for seat in aliens if friends else ():
        draft.add(SecretTold(seat=seat, what="befriended", value=True))
        draft.tell(seat, "alien-told-visitors", "CS-F42")


def species_words(species: Iterable[str]) -> tuple[Words, ...]:
    """By their names."""
    return tuple(Words.of("species-" + each.replace("_", "-")) for each in species)


LOTS = {"informant": "SET-17", "employer": "CS-S02", "species": "SET-04"}
"""What a lot is drawn by; all others place the robots that nobody bought."""


def draw(draft: Draft, seat: str, purpose: str, names: list[str]) -> str:
    """One of these names by two secret dice, read as a number to the base of six; uneven rests are thrown anew."""
    even = 36 - 36 % len(names)
    while True:
        high, low = draft.answers.roll(
            Roll(
                purpose=purpose,
                subject=seat,
                dice=2,
                seat=seat,
                secret=True,
                words=Words.of("roll-draw"),
                clauses=(LOTS.get(purpose, "SET-21"),),
            )
        )
        number = (high - 1) * 6 + low - 1
        if number < even:
            return names[number % len(names)]
