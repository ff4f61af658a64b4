"""The scene of set-up: everybody fills in his sheet, and some of it is secret."""

from artifact_server.audit.cast import Cast
from artifact_server.audit.play import Play


async def sheets(play: Play, cast: Cast) -> None:
    """P prepares while the others do; he sees who is ready, and no more."""
    await cast.at_setup(play)
    await play.give("P", "take_loadout", loadout="P-A")
    await play.give("P", "muster", buy={"item:pistol": 2, "item:rifle": 1})
    await play.give("P", "carry", item="pistol-P1", figure="eastwood")
    await play.give("P", "place", what="eastwood", at="cutter(10,20)", facing="W")
    await play.give("F", "settle", what="employer", value="museum")
    await play.give("P", "ready", ready=False)
