"""Tools and tricks: Geiger counter, access code key, inspection, jamming, wrecked controls, the Phone Company's errands."""

from dataclasses import replace

from artifact_server.core.words import Words
from artifact_server.kit.deckplan import FAR, Square
from artifact_server.systems.artifact.model.facts import (
    CallMade,
    ControlsWrecked,
    HatchChanged,
    HatchLearned,
    ItemCame,
    SecretTold,
    StationChanged,
)
from artifact_server.systems.artifact.model.figures import Figure, Item
from artifact_server.systems.artifact.model.known import HatchKnown
from artifact_server.systems.artifact.model.orders import Use
from artifact_server.systems.artifact.rules import computer, consoles
from artifact_server.systems.artifact.rules.arrangement import things_in_order
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.exchange import look_down, words_for
from artifact_server.systems.artifact.rules.hatches import bar, hatch_words, open_hatch
from artifact_server.systems.artifact.rules.meant import figure_meant
from artifact_server.systems.artifact.rules.natures import (
    has_double,
    item_behind,
    learn_nature,
    nature,
)
from artifact_server.systems.artifact.rules.rosters import report
from artifact_server.systems.artifact.rules.terminals import wired
from artifact_server.systems.artifact.rules.willing import willing


def place_of(draft: Draft, item: Item) -> Square | None:
    """Where a thing is, lying or carried."""
    holder = draft.truth.figures.get(item.holder)
    return holder.at if holder is not None else item.at


# --- Geiger counter -----------------------------------------------------------------------------
def geiger(draft: Draft, who: Figure, order: Use) -> None:
    """SKILL-15, CON-25: of the nearest source, real or fake, whether it is in this segment and on which side; no count."""
    assert who.at is not None
    scene, plan = draft.scene(), draft.book.plan
    here = plan.segment_of(who.at)
    found: list[tuple[bool, int, tuple[str, int, int], Square]] = []
    for item in draft.truth.items.values():
        row, at = draft.book.items.get(item.type), place_of(draft, item)
        if row is None or not row.radiates or at is None or not _radiates_to(draft, who.at, at):
            continue
        same = here is not None and plan.segment_of(at) == here
        found.append((not same, scene.distance(who.at, at), at.reading_order, at))
    if not found:
        draft.tell(who.seat, "geiger-silent", "SKILL-15", who=draft.name(who.id))
        return
    elsewhere, far, _, at = min(found)
    side = "none" if far >= FAR else "ahead" if scene.in_arc(who.at, who.facing, at) else "behind"
    segment = "no" if elsewhere else "yes"
    draft.tell(who.seat, "geiger-reads", "SKILL-15", who=draft.name(who.id), segment=segment, side=side)


def _radiates_to(draft: Draft, here: Square, there: Square) -> bool:
    """The hull of a shuttle keeps to itself what is in it."""
    segment = draft.book.plan.segment_of(there)
    if segment is None or wired(draft.book.plan, segment.id, draft.truth.poses):
        return True
    own = draft.book.plan.segment_of(here)
    return own is not None and own.craft == segment.craft


# --- access code key ----------------------------------------------------------------------------
def turn_key(draft: Draft, who: Figure, order: Use) -> None:
    """HATCH-12: lock or unlock a hatch that touches one's square, by hand; without the computer no lock holds (HATCH-15)."""
    hatch, lock = order.target, order.what == "lock"
    state = draft.truth.hatches.get(hatch)
    if state is None or not touches(draft, who, hatch):
        draft.tell(who.seat, "no-hatch-there", "HATCH-12", "RUL-16", who=draft.name(who.id))
        return
    if state.blown or not draft.truth.computer:
        code = "key-hatch-blown" if state.blown else "stopped-no-power"
        draft.tell(who.seat, code, "HATCH-14", "HATCH-15", who=draft.name(who.id))
        return
    if not lock and bar(draft.book.plan, draft.truth, hatch) == "pressure":
        _against_pressure(draft, who, hatch)
        return
    draft.add(HatchChanged(hatch=hatch, what="locked", on=lock))
    before = draft.known(who.seat).hatches.get(hatch, HatchKnown())
    draft.add(HatchLearned(seat=who.seat, hatch=hatch, known=replace(before, locked=lock, when=draft.when())))
    draft.tell(who.seat, f"key-{order.what}", "HATCH-12", who=draft.name(who.id), hatch=hatch_words(hatch))


def _against_pressure(draft: Draft, who: Figure, hatch: str) -> None:
    """DECO-06, X93: by hand it opens all the same, and the air goes through it; unless the table has it hold."""
    if draft.book.ruled("pressure-key") == "holds":
        draft.tell(
            who.seat, "key-pressure-holds", "DECO-06", who=draft.name(who.id), hatch=hatch_words(hatch)
        )
        return
    draft.tell(who.seat, "key-pressure", "DECO-06", who=draft.name(who.id), hatch=hatch_words(hatch))
    open_hatch(draft, who.seat, hatch)


def touches(draft: Draft, who: Figure, hatch: str) -> bool:
    """Whether a hatch is within arm's reach as the station stands."""
    return who.at is not None and hatch in draft.scene().hatches_at(who.at)


def switch_shields(draft: Draft, who: Figure, order: Use) -> None:
    """SHIELD-03 to SHIELD-06: by hand, beside the generator; all hear at Global Updates, nobody hears who."""
    up = order.what == "raise_shields"
    if generator_gone(draft):
        draft.tell(who.seat, "generator-destroyed", "SHIELD-04", "RUL-16", who=draft.name(who.id))
    elif not draft.truth.computer:
        draft.tell(who.seat, "stopped-no-power", "SHIELD-05", "RUL-16", who=draft.name(who.id))
        consoles.learn_power(draft, who.seat)
    else:
        set_shields(draft, up)
        draft.tell(
            who.seat, "shields-raised" if up else "shields-lowered", "SHIELD-03", who=draft.name(who.id)
        )


def set_shields(draft: Draft, up: bool) -> None:
    """SHIELD-06: the new state is announced at the next Global Updates, without an author."""
    if draft.truth.shields != up:
        draft.add(StationChanged(what="shields", on=up))
        draft.add(CallMade(notice=draft.notice("shields-are-up" if up else "shields-are-down", "SHIELD-06")))


def generator_gone(draft: Draft) -> bool:
    """SHIELD-04: torch, thermite, EMP or needle beam have destroyed it for good."""
    return any(s in draft.truth.wrecked for s in draft.book.plan.feature_squares("telescope"))


# --- the mechanic's eye and hand ------------------------------------------------------------------
def inspect(draft: Draft, who: Figure, order: Use) -> None:
    """SKILL-13, SKILL-14: real or fake, always right, told to this seat alone."""
    item = _inspected(draft, who, order.target)
    if item is None or place_of(draft, item) != who.at:
        draft.tell(who.seat, "thing-gone", "SKILL-14", "RUL-16", who=draft.name(who.id))
        return
    learn_nature(draft, who.seat, item)
    code = f"inspect-{nature(draft, who.seat, item)}"
    draft.tell(who.seat, code, "SKILL-14", who=draft.name(who.id), what=words_for(draft, item))
    look_down(draft, who)
    report(draft, who.seat)


def _inspected(draft: Draft, who: Figure, target: str) -> Item | None:
    item = item_behind(draft, who.seat, target)
    if item is not None:
        return item
    carrier = figure_meant(draft, who.seat, target)
    held = draft.truth.held(carrier.id) if carrier is not None else []
    return next((i for i in things_in_order(draft, who.seat, held) if has_double(draft.book, i.type)), None)


def jam(draft: Draft, who: Figure, order: Use) -> None:
    """SKILL-10: a weapon of one who lets him, without a die."""
    target = figure_meant(draft, who.seat, order.target)
    if target is None or target.at != who.at:
        draft.tell(
            who.seat, "nobody-there", "SKILL-10", "RUL-16", who=draft.name(who.id), what=Words.of("a-gun")
        )
        return
    gun = next((i for i in draft.truth.held(target.id) if _is_gun(draft, i, order.item)), None)
    if gun is None or not willing(draft.truth, target, who.seat, "jam"):
        code = "no-gun-there" if gun is None else "not-willing"
        draft.tell(who.seat, code, "SKILL-10", "RUL-16", who=draft.name(who.id), what=Words.of("a-gun"))
        return
    draft.add(ItemCame(item=replace(gun, jammed=True)))
    draft.tell(who.seat, "jams-gun", "SKILL-10", who=draft.name(who.id), what=words_for(draft, gun))
    if target.seat == who.seat:
        report(draft, who.seat, target.id)
    else:
        notice = draft.notice(
            "gun-jammed-by", "SKILL-10", who=draft.name(target.id), what=words_for(draft, gun)
        )
        draft.owe(target.seat, notice, target.id)


def _is_gun(draft: Draft, item: Item, wanted: str) -> bool:
    row = draft.book.items.get(item.type)
    gun = row is not None and row.weapon in draft.book.weapons and draft.book.weapons[row.weapon].jam != ""
    return gun and wanted in ("", item.id)


def wreck_controls(draft: Draft, who: Figure, order: Use) -> None:
    """SKILL-16: from a control seat, for good; nobody else hears of it (SHIP-16)."""
    craft = next((c for c in draft.book.plan.crafts.values() if who.at in c.seats), None)
    if craft is None:
        return
    draft.add(ControlsWrecked(craft=craft.id))
    learn_wrecked_controls(draft, who.seat, craft.id)
    draft.tell(who.seat, "controls-wrecked", "SKILL-16", who=draft.name(who.id), craft=draft.craft(craft.id))


def learn_wrecked_controls(draft: Draft, seat: str, craft: str) -> None:
    """From now on this seat knows, and is refused (SHIP-16)."""
    if seat in draft.state.known and not draft.known(seat).secrets.get(f"wrecked:{craft}"):
        draft.add(SecretTold(seat=seat, what=f"wrecked:{craft}", value=True))


# --- the Phone Company ------------------------------------------------------------------------------
def line_test(draft: Draft, who: Figure, order: Use) -> None:
    """CS-F02, CS-F11: always works where the terminal does; it stands in the records, and on the technicians' ticket once."""
    if consoles.stopped(draft, who):
        return
    computer.log_line_test(draft, who)
    draft.tell(who.seat, "line-tested", "CS-F02", who=draft.name(who.id), place=draft.place(who.at))
    ticket = draft.book.sheets.get("employer", {}).get("technicians", {}).get("lines", ())
    done = list(draft.known(who.seat).secrets.get("lines", ()))
    on_ticket = str(who.at) in ticket
    if _technicians(draft, who.seat) and on_ticket and str(who.at) not in done:
        draft.add(SecretTold(seat=who.seat, what="lines", value=[*done, str(who.at)]))


def _technicians(draft: Draft, seat: str) -> bool:
    return bool(draft.known(seat).secrets.get("employer") == "technicians")


def serve(draft: Draft, who: Figure, order: Use) -> None:
    """CS-F12, CS-F50: the bill is put before McCray, awake or not; his seat hears of it; the first server alone scores."""
    target = figure_meant(draft, who.seat, order.target)
    scene = draft.scene()
    near = target is not None and target.at is not None and who.at is not None
    if not near or scene.distance(who.at, target.at) > 1 or not scene.sees(who.at, target.at):  # type: ignore[union-attr,arg-type]
        draft.tell(
            who.seat, "nobody-there", "CS-F12", "RUL-16", who=draft.name(who.id), what=Words.of("a-bill")
        )
        return
    assert target is not None
    draft.tell(who.seat, "has-served", "CS-F12", who=draft.name(who.id))
    if not any(s.get("served") for s in draft.truth.secrets.values()):
        draft.add(SecretTold(seat=who.seat, what="served", value=True))
    draft.owe(target.seat, draft.notice("been-served", "CS-F12", who=draft.name(target.id)))


def break_disk(draft: Draft, who: Figure, order: Use) -> None:
    """The film is gone, and only who broke it knows."""
    item = draft.truth.items.get(order.item)
    if item is None or item.holder != who.id:
        return
    draft.add(ItemCame(item=replace(item, holder="", at=None)))
    draft.tell(who.seat, "disk-broken", "CS-G06", who=draft.name(who.id))


def play_disk(draft: Draft, who: Figure, order: Use) -> None:
    """CS-G06, where a table reads it so: the film shows its seat whether the alien in play has a body of its own on board."""
    item = draft.truth.items.get(order.item)
    if item is None or item.holder != who.id or consoles.stopped(draft, who):
        return
    species = (known.secrets.get("species") for known in draft.state.known.values())
    found = {bool(draft.book.sheets["species"][each]["on_board"]) for each in species if each}
    for on_board in sorted(found):
        draft.tell(who.seat, "film-on-board" if on_board else "film-unseen", "CS-G06", who=draft.name(who.id))
    if not found:
        draft.tell(who.seat, "film-nobody", "CS-G06", who=draft.name(who.id))
