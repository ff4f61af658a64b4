"""Pick up, drop, switch, hide, hand over, go through a body (ACT-07, ACT-08, CS-G01 to CS-G05, NEG-05)."""

from dataclasses import replace

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Field, Square
from artifact_server.systems.artifact.model.facts import (
    Cleared,
    Did,
    Drifted,
    EffortMade,
    ItemCame,
    ThingSighted,
)
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.model.known import Thing
from artifact_server.systems.artifact.model.orders import Exchange
from artifact_server.systems.artifact.rules.acting import acted
from artifact_server.systems.artifact.rules.arrangement import things_in_order
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.efforts import halfway
from artifact_server.systems.artifact.rules.knowledge import place_sightings
from artifact_server.systems.artifact.rules.load import fits
from artifact_server.systems.artifact.rules.meant import carried, figure_meant
from artifact_server.systems.artifact.rules.natures import item_behind, look_of, nature, pass_to
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import Eye, conscious
from artifact_server.systems.artifact.rules.willing import willing
from artifact_server.systems.artifact.rules.witnesses import seen_as, witness


def exchange(draft: Draft, figure: str, order: Exchange, spends: bool) -> None:
    """All of it in the figure's own square, as one action or as the end of a walk or jog."""
    who = draft.truth.figures[figure]
    if order.frisk:
        if search(draft, who, order.frisk):
            return
    else:
        deal(draft, who, order)
    if spends:
        acted(draft, figure, order.facing)
    else:
        report(draft, who.seat, figure)


def deal(draft: Draft, who: Figure, order: Exchange) -> None:
    """What is put down or given makes room for what is taken."""
    for item in order.drop:
        _drop(draft, who, item, order.hide)
    for item, receiver in order.give.items():
        _give(draft, who, item, receiver)
    for thing in order.take:
        _take(draft, who, thing)
    look_down(draft, who)


def look_down(draft: Draft, who: Figure) -> None:
    """What lies in one's own square now is on one's own map now."""
    if who.at is not None:
        here = Field.of(draft.book.plan.decks, frozenset({who.at}))
        place_sightings(draft, who.seat, [Eye(who, here)])


def words_for(draft: Draft, item: Item) -> Words:
    """What anybody would call a thing."""
    return Words.of("item-" + look_of(draft.book, item.type).replace("_", "-"))


# --- down and up --------------------------------------------------------------------------------
def _drop(draft: Draft, who: Figure, id: str, hide: bool) -> None:
    item = carried(draft, who, id)
    if item is None:
        return
    draft.add(ItemCame(item=replace(item, holder="", worn=False, at=who.at, hidden=hide)))
    be_seen(draft, who, "saw-drop", item)


def _take(draft: Draft, who: Figure, thing: str) -> None:
    item = item_behind(draft, who.seat, thing)
    if item is None or not _in_reach(draft, who, item):
        draft.tell(who.seat, "thing-gone", "ACT-07", "RUL-16", who=draft.name(who.id))
        return
    if not fits(draft.book, [*draft.truth.held(who.id), replace(item, worn=False)], who.slots):
        draft.tell(who.seat, "no-slot-left", "CS-G01", who=draft.name(who.id), what=words_for(draft, item))
        return
    if item.worn and item.holder and not _stripped(draft, who, item):
        return
    if item.id in draft.truth.drifting:
        draft.add(Drifted(what=item.id, way=None))
    taken = replace(item, holder=who.id, at=None, worn=False, hidden=False)
    draft.add(ItemCame(item=taken))
    draft.add(Cleared(seat=who.seat, ids=(thing,)))
    pass_to(draft, taken, who.seat)
    draft.tell(who.seat, "takes", "ACT-07", who=draft.name(who.id), what=words_for(draft, item))
    be_seen(draft, who, "saw-take", item)


def _in_reach(draft: Draft, who: Figure, item: Item) -> bool:
    """It lies in this square, or on the body that he has searched and that still lies there helpless."""
    if item.holder:
        owner = draft.truth.figures.get(item.holder)
        searched = figure_meant(draft, who.seat, draft.doing(who.id).searching)
        return owner is not None and owner == searched and owner.at == who.at and not conscious(owner)
    return item.at == who.at and not item.fixed_to


def _stripped(draft: Draft, who: Figure, item: Item) -> bool:
    """CS-G03: worn things come off a body in two consecutive actions."""
    if halfway(draft, who, "strip", item.id):
        draft.add(EffortMade(figure=who.id, effort=None))
        return True
    draft.tell(who.seat, "half-stripped", "CS-G03", who=draft.name(who.id), what=words_for(draft, item))
    return False


# --- over ---------------------------------------------------------------------------------------
def _give(draft: Draft, who: Figure, id: str, receiver: str) -> None:
    """CS-G02: to an active figure with hands in this square, an own one or one whose seat has permitted it."""
    item, to = carried(draft, who, id), figure_meant(draft, who.seat, receiver)
    if item is None:
        return
    if to is None or to.at != who.at:
        why = "nobody-there"
    elif not conscious(to) or not to.hands:
        why = "cannot-receive"
    elif not willing(draft.truth, to, who.seat, "hand_over"):
        why = "not-willing"
    elif not fits(draft.book, [*draft.truth.held(to.id), replace(item, worn=False)], to.slots):
        why = "receiver-full"
    else:
        _hand_over(draft, who, item, to)
        return
    draft.tell(who.seat, why, "CS-G02", "RUL-16", who=draft.name(who.id), what=words_for(draft, item))


def _hand_over(draft: Draft, who: Figure, item: Item, to: Figure) -> None:
    given = replace(item, holder=to.id, worn=False)
    draft.add(ItemCame(item=given))
    pass_to(draft, given, to.seat)
    if to.seat == who.seat:
        report(draft, to.seat, to.id)
    else:
        said = draft.notice(
            "was-handed",
            "CS-G02",
            who=draft.name(to.id),
            what=words_for(draft, item),
            by=seen_as(draft, who, to.seat),
        )
        draft.owe(to.seat, said, to.id)
    be_seen(draft, who, "saw-hand-over", item, to)


def be_seen(draft: Draft, who: Figure, code: str, item: Item, to: Figure | None = None) -> None:
    """Others see what is done with things that are held or large; the rest passes from hand to pocket unseen (CS-G04)."""
    row = draft.book.items.get(item.type)
    if who.at is None or row is None or row.look not in ("held", "large", "worn"):
        return
    notice = draft.notice(code, "SEQ-03", who=seen_as(draft, who), what=words_for(draft, item))
    witness(draft, who.at, notice, who.id, spare=(to.seat,) if to else ())


# --- searching ----------------------------------------------------------------------------------
def search(draft: Draft, who: Figure, counter: str) -> bool:
    """CS-G03: all that a helpless figure has on it comes before this seat's eyes; then something may be taken."""
    found = figure_meant(draft, who.seat, counter)
    if found is None or found.at != who.at or found.id == who.id:
        draft.tell(who.seat, "nobody-there", "CS-G03", "RUL-16", who=draft.name(who.id), what=_body_word())
        return False
    if conscious(found):
        draft.tell(who.seat, "not-helpless", "CS-G03", "RUL-16", who=draft.name(who.id))
        return False
    items = things_in_order(draft, who.seat, draft.truth.held(found.id))
    for item in items:
        _lay_out(draft, who, counter, item)
    _say_found(draft, who, found, items)
    doing = replace(draft.doing(who.id), searching=counter, acted=False, moving=False)
    draft.add(Did(figure=who.id, doing=doing))
    report(draft, who.seat, who.id)
    if who.at is not None:
        seen = draft.notice("saw-search", "SEQ-03", who=seen_as(draft, who), what=seen_as(draft, found))
        witness(draft, who.at, seen, who.id)
    return True


def _body_word() -> Words:
    return Words.of("a-body")


def _lay_out(draft: Draft, who: Figure, counter: str, item: Item) -> None:
    look = look_of(draft.book, item.type)
    number = draft.known(who.seat).numbered.get(look, 0) + 1
    at: Square | None = who.at
    assert at is not None
    thing = Thing(
        id=f"{look}-{number}",
        look=look,
        at=at,
        when=draft.when(),
        by=(who.id,),
        on=counter,
        worn=item.worn,
        nature=nature(draft, who.seat, item),
    )
    draft.add(ThingSighted(seat=who.seat, thing=thing, item=item.id))


def _say_found(draft: Draft, who: Figure, found: Figure, items: list[Item]) -> None:
    whom = look_words(draft.book, found.look)
    if not items:
        draft.tell(who.seat, "found-nothing", "CS-G03", who=draft.name(who.id), whom=whom)
        return
    things = tuple(words_for(draft, item) for item in items)
    draft.tell(who.seat, "found-on-body", "CS-G03", who=draft.name(who.id), whom=whom, things=things)
