"""Global Updates: what was done without a name is announced and happens, in a fixed order (GLOB-01 to GLOB-07)."""

from dataclasses import replace

from artifact_server.systems.artifact.model.facts import CallsGiven, CraftMissed, VoiceHeld
from artifact_server.systems.artifact.rules import (
    charges,
    computer,
    decompression,
    hazards,
    outside,
    self_destruct,
    way,
)
from artifact_server.systems.artifact.rules.draft import Draft


def give(draft: Draft) -> None:
    """GLOB-05: cancels; announcements; what was ordered from afar, and is heard of; warnings; the clock, and its end."""
    self_destruct.cancel(draft)
    _loudspeakers(draft)
    self_destruct.announce(draft)
    _calls(draft)
    _craft_that_left(draft)
    outside.drift_things(draft)
    charges.blow(draft)
    _calls(draft)
    hazards.foul_air(draft)
    decompression.warn(draft)
    way.open_up(draft)
    if draft.truth.stage == "G":
        self_destruct.tick(draft)


def _loudspeakers(draft: Draft) -> None:
    """GLOB-01, GLOB-02, CS-M03, CS-H10: to every seat, without an author."""
    for text in computer.voices(draft):
        draft.announce("loudspeaker", "GLOB-01", text=text)
    for seat in list(draft.truth.voices):
        draft.add(VoiceHeld(seat=seat, text=""))


def _calls(draft: Draft) -> None:
    """What other chapters and the judge have had announced, without the moment they were ordered in (GLOB-02, SHIELD-06)."""
    calls = draft.truth.calls
    for call in calls:
        draft.call_out(replace(call, when=draft.when()))
    if calls:
        draft.add(CallsGiven())


def _craft_that_left(draft: Draft) -> None:
    """RUL-24: which craft, never who or what was aboard."""
    for craft, pose in draft.truth.poses.items():
        if pose.gone and craft not in draft.state.public.left:
            draft.add(CraftMissed(craft=craft))
            draft.announce("craft-has-left", "CS-V02", craft=draft.craft(craft))
