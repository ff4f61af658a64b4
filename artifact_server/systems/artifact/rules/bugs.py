"""Bugs: sting (CS-B01). What becomes of them when they fall is in damage and rising."""

from artifact_server.core.words import Words
from artifact_server.systems.artifact.model.figures import Figure
from artifact_server.systems.artifact.model.orders import Special
from artifact_server.systems.artifact.rules.assault import Assault
from artifact_server.systems.artifact.rules.draft import Draft, look_words
from artifact_server.systems.artifact.rules.exchange import body
from artifact_server.systems.artifact.rules.sight import perceives
from artifact_server.systems.artifact.rules.specials import species_of
from artifact_server.systems.artifact.rules.wrecking import aftermath

HOSTS = ("human", "beast")
"""Kinds whose flesh a sting or an egg takes to."""


def sting(draft: Draft, who: Figure, order: Special) -> None:
    """CS-B01: in its own square, no roll to hit; through flesh only, and through armour less well."""
    victim = body(draft, who.seat, order.target)
    if victim is None or victim.at != who.at or not perceives(draft, who, victim):
        draft.tell(
            who.seat, "nobody-there", "CS-B01", "RUL-16", who=draft.name(who.id), what=Words.of("a-sting")
        )
        return
    if victim.kind not in HOSTS:
        whom = look_words(draft.book, victim.look)
        draft.tell(who.seat, "no-effect", "CS-B01", "RUL-16", who=draft.name(who.id), whom=whom)
        return
    assault = Assault(draft, str(species_of(draft.book, who.kind)["sting_row"]), who.id)
    assault.hit(victim.id, "blow-landed")
    aftermath(assault)
