"""What HAL tries: look on, hide where it sits, drive robots to what must not leave without it, and get away in the pod."""

from collections.abc import Iterator

from artifact_server.bots.steady import hunting, leaving, seeking, shields
from artifact_server.bots.steady.asides import Aside
from artifact_server.bots.steady.deck import FAR
from artifact_server.bots.steady.errand import Errand, room
from artifact_server.bots.steady.picture import Own, place
from artifact_server.bots.steady.situation import Situation
from artifact_server.core.words import Words
from artifact_server.kit.deckplan import Square

POD = "pod"
PRIZES = ("artifact", "disk")
BRING, ANEW = 60.0, 5
"""What it is worth to bring a prize to the pod; rounds after which others are told something else."""


def errands(now: Situation) -> Iterator[Errand]:
    """Of its robots: one with hands brings prizes to the pod, one with a torch lowers the shields, one shoots."""
    robots = now.picture.active
    handy = [own for own in robots if own.id == "handler"]
    for type in PRIZES:
        yield from seeking.fetch(now, handy, type, BRING)
    for own in handy:
        if own.has(*PRIZES):
            yield Errand(own.id, now.deck.aboard(POD), BRING + 5, "board", about=leaving.cabin(now, POD))
    yield from shields.lower(now, robots, 30)
    yield from seeking.search(now, handy)
    yield from hunting.hunt(now, [own for own in robots if own.can("bot_gun")], 14)


def asides(now: Situation) -> Iterator[Aside]:
    """The memory first, then robots that have something to do, then cameras."""
    hal = now.picture.secrets.get("hal") or {}
    ram = place(hal.get("ram"))
    if ram is None:
        return
    yield from _memory(now, ram)
    if not hal.get("away"):
        yield from _lists(now, ram)
    for robot in ROBOTS:
        if robot not in now.memory.silent and _has_work(now, now.picture.own.get(robot)):
            yield Aside("free:hal:command", "command", {"robot": (robot,)}, robot)
    for segment in _unwatched(now):
        name = Words.of("segment-" + segment.lower())
        yield Aside("free:hal:snoop", "watch", {"segment": (segment,), "toggle": ("",)}, about=name)


def _lists(now: Situation, ram: Square) -> Iterator[Aside]:
    """Others' screens show nothing of where it sits nor of its robots; and, anew every few rounds, somebody whom all look
    for and a hack where neither is."""
    hidden = str(ram) in (now.picture.secrets.get("hal_hides") or ())
    if hidden and now.picture.round % ANEW:
        return
    lures = [look for look in now.customs.rivals if look not in now.memory.felled]
    elsewhere = _elsewhere(now, ram)
    desks = now.deck.fitting("terminal") & elsewhere
    picks = {
        "hide": (str(ram), *ROBOTS),
        "insert": tuple(f"hack:{desk}:1" for desk in sorted(map(str, desks))[:1]),
        "phantom": tuple(lures[now.picture.round // ANEW % len(lures) :]) if lures else (),
        "phantom_at": tuple(sorted(map(str, elsewhere))),
    }
    yield Aside("free:hal:lists", "mislead", picks)


def _elsewhere(now: Situation, ram: Square) -> frozenset[Square]:
    """A segment with terminals in which it does not sit, another each time."""
    cells = now.deck.plan.cells
    segments = sorted({cells[desk].segment for desk in now.deck.fitting("terminal")} - {cells[ram].segment})
    if not segments:
        return frozenset()
    chosen = segments[now.picture.round // ANEW % len(segments)]
    return frozenset(now.deck.plan.segments[chosen].squares)


ROBOTS = ("handler", "tech", "recon_m", "securi")
"""In this order they are called: hands, torches, a gun."""


def _has_work(now: Situation, own: Own | None) -> bool:
    """One that has never answered, or one that has something to do. Without shields a torch is not wanted."""
    if own is None:
        return True
    return any(errand.who == own.id for errand in errands(now))


def _memory(now: Situation, ram: Square) -> Iterator[Aside]:
    """Off in the pod with what it wants; else away from whoever stands by its terminal."""
    prize = any(own.has(*PRIZES) for own in now.aboard(POD))
    docked = POD in now.picture.crafts and now.picture.crafts[POD].docked
    home = now.deck.craft_of(ram) == POD
    if home and (not docked or (prize and now.memory.shields is False)):
        yield Aside("free:hal:fly", "leave", {"course": ("coal_sack",)})
    if prize and now.memory.shields is False and not home:
        yield Aside("free:hal:ram", "flee", {"to": tuple(map(str, now.deck.aboard(POD)))})
    crowd = [o.at for o in now.picture.others if o.up and hunting.human(o)]
    steered = now.deck.fitting("major_terminal")
    if ram in steered or any(now.deck.space(at) == now.deck.space(ram) for at in crowd):
        desks = now.deck.fitting("terminal") - {ram}
        lonely = sorted(desks, key=lambda s: (-_alone(s, crowd), str(s)))
        yield Aside(
            "free:hal:ram", "flee", {"to": tuple(map(str, lonely))}, about=room(now.deck.space(lonely[0]))
        )


def _alone(desk: Square, crowd: list[Square]) -> int:
    """Squares to the nearest of them."""
    near = [max(abs(desk.x - at.x), abs(desk.y - at.y)) for at in crowd if at.level == desk.level]
    return min(near, default=FAR)


def _unwatched(now: Situation) -> list[str]:
    """Segments, those not looked into for longest first."""
    plan, watched = now.deck.plan, now.memory.watched
    return sorted(
        (id for id, s in plan.segments.items() if s.spaces), key=lambda id: (watched.get(id, 0), id)
    )
