"""Ramming: a ship that is driven into the hull over the drive (DRIVE-05, CON-02)."""

from artifact_server.core.answers import Choice, Ruling
from artifact_server.core.words import Words
from artifact_server.systems.artifact.rules.detonation import hit_drive
from artifact_server.systems.artifact.rules.draft import Draft


def ram_drive(draft: Draft, craft: str) -> None:
    """DRIVE-05: manoeuvring thrusters do the drive no harm, unless the judge says so."""
    ask = Ruling(
        purpose="ramming",
        subject=craft,
        seat=draft.truth.seat,
        choices=(
            Choice(value="nothing", words=Words.of("ruling-bounces-off")),
            Choice(value="detonation", words=Words.of("ruling-drive-goes-up")),
        ),
        default="nothing",
        words=Words.of("ruling-ship-rams-drive", craft=draft.craft(craft)),
        clauses=("DRIVE-05", "SHIP-06"),
    )
    if draft.answers.rule(ask) == "detonation":
        hit_drive(draft)
