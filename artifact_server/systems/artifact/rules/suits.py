"""Suits: putting on, taking off, mending, and the switch of a sneaksuit (ACT-13, SKILL-11, HOLE-38, HOLE-49)."""

from dataclasses import replace

from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.facts import EffortMade, ItemCame, Switched
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Switch, Use
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.efforts import halfway
from artifact_server.systems.artifact.rules.exchange import be_seen, words_for
from artifact_server.systems.artifact.rules.meant import carried, figure_meant
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.sight import conscious
from artifact_server.systems.artifact.rules.willing import willing
from artifact_server.systems.artifact.views.permits.suits import permit_switch


def wear(draft: Draft, who: Figure, order: Use) -> None:
    """ACT-13: two consecutive turns in one square for a suit; a pack goes on in one."""
    item = carried(draft, who, order.item)
    if item is None:
        return
    what = words_for(draft, item)
    if draft.book.items[item.type].don > 1 and not halfway(draft, who, "wear", item.id):
        draft.tell(who.seat, "half-dressed", "ACT-13", who=draft.name(who.id), what=what)
        be_seen(draft, who, "saw-puts-on", item)
        return
    draft.add(EffortMade(figure=who.id, effort=None), ItemCame(item=replace(item, worn=True)))
    draft.tell(who.seat, "wears-now", "ACT-13", who=draft.name(who.id), what=what)
    be_seen(draft, who, "saw-wears", item)


def take_off(draft: Draft, who: Figure, order: Use) -> None:
    """HOLE-38: one action, and the suit is in the hand."""
    item = carried(draft, who, order.item)
    if item is None:
        return
    draft.add(ItemCame(item=replace(item, worn=False)))
    if item.type == "sneaksuit":
        _switched(draft, who, False)
    draft.tell(who.seat, "takes-off", "HOLE-38", who=draft.name(who.id), what=words_for(draft, item))
    be_seen(draft, who, "saw-takes-off", item)


# --- mending ------------------------------------------------------------------------------------
def mend(draft: Draft, who: Figure, order: Use) -> None:
    """SKILL-11, SKILL-13: a breach in a suit worn in this square, always, without a die."""
    _mend(draft, who, order.target)


def patch(draft: Draft, who: Figure, order: Use) -> None:
    """The same for whoever has a patch, which is used up where there is something to mend."""
    item = carried(draft, who, order.item)
    if item is not None and _mend(draft, who, order.target):
        draft.add(ItemCame(item=replace(item, holder="", at=None, uses=0)))


def _mend(draft: Draft, who: Figure, target: str) -> bool:
    wearer = figure_meant(draft, who.seat, target)
    what = Words.of("a-suit")
    if wearer is None or wearer.at != who.at:
        draft.tell(who.seat, "nobody-there", "SKILL-13", "RUL-16", who=draft.name(who.id), what=what)
        return False
    if conscious(wearer) and not willing(draft.truth, wearer, who.seat, "treat"):
        draft.tell(who.seat, "not-willing", "RUL-21", who=draft.name(who.id), what=what)
        return False
    torn = [i for i in draft.truth.held(wearer.id) if i.worn and i.breached]
    if not torn:
        draft.tell(who.seat, "nothing-to-mend", "SKILL-11", "RUL-16", who=draft.name(who.id))
        return False
    for suit in torn:
        draft.add(ItemCame(item=replace(suit, breached=False)))
    draft.tell(who.seat, "suit-mended", "SKILL-11", who=draft.name(who.id))
    if wearer.seat != who.seat:
        notice = draft.notice("suit-mended-for", "SKILL-11", who=draft.name(wearer.id))
        draft.owe(wearer.seat, notice, wearer.id)
    report(draft, who.seat)
    return True


# --- the sneaksuit ------------------------------------------------------------------------------
def switch(draft: Draft, seat: str, order: Switch) -> None:
    """HOLE-49: free, once the wearer has acted without a run or an attack; off at any time of his turn."""
    permit_switch(draft.book, draft.known(seat), order)
    figure = draft.truth.figures[order.figure]
    if figure.seat != seat or not conscious(figure):
        draft.tell(seat, "silent-now", "INF-06", "RUL-16", who=draft.name(figure.id))
        return
    suit = draft.truth.wears(figure.id, "sneaksuit")
    if order.on and (suit is None or suit.breached or suit.broken):
        draft.tell(seat, "sneaksuit-dead", "HOLE-49", who=draft.name(figure.id))
        return
    _switched(draft, figure, order.on)
    report(draft, seat, figure.id)


def _switched(draft: Draft, figure: Figure, on: bool) -> None:
    if figure.sneaking != on:
        draft.add(Switched(figure=figure.id, what="sneaking", on=on))
