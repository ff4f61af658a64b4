"""The theatre's door: shut to everybody until the end; behind it all, but what others said in private."""

import orjson
import pytest

from artifact_server.core.errors import Malformed, Refusal, Rejected
from artifact_server.core.words import Words
from artifact_server.store import read_file
from artifact_server.table import Hall, NewGame, Table
from artifact_server.table.ledger import Act
from artifact_server.table.tablefacts import Explained, Reason
from tests.table.evening import evening, seated, to_the_door

pytestmark = pytest.mark.anyio

ROLES = "ABCJO"


def judged() -> NewGame:
    """An evening with a judge who is asked nothing."""
    return evening(judge=True, modes={"*": "automatic"})


async def shut(table: Table) -> None:
    """Every way in is refused, to every role alike."""
    for seat in ROLES:
        for way in (
            table.theatre.index(seat),
            table.theatre.reel(seat, 0),
            table.theatre.reel("J", 0),
            table.theatre.journal(seat),
        ):
            with pytest.raises(Rejected, match="theatre-shut"):
                await way
    with pytest.raises(Rejected, match="theatre-shut"):
        await table.desk("J", f"unlock{table.ledger.record.entry}", {"unlock": True})


async def test_the_door_opens_with_the_end_and_shuts_when_the_end_is_taken_back(hall: Hall) -> None:
    table = await hall.create(judged())
    await shut(table)
    await to_the_door(table)
    a, observer = await seated(table, "AO")
    assert "theatre" not in a.view["table"]
    await table.desk("J", "end", {"end": True})
    for seat in ROLES:
        assert orjson.loads(await table.theatre.index(seat))["n"] == table.ledger.standing.n
        assert orjson.loads(await table.theatre.reel("J", 0))
    for guest in (a, observer):
        await guest.read()
        assert guest.view["table"]["theatre"]
    await table.desk("J", "go-on", {"end": False})
    await shut(table)


async def test_an_end_that_was_rewound_opens_nothing(hall: Hall) -> None:
    """What lies on a line that the judge has abandoned is no secret less."""
    table = await hall.create(judged())
    await to_the_door(table)
    await table.desk("J", "back", {"rewind": 2})
    await shut(table)


async def test_an_end_by_everyones_consent_opens_the_door_for_good(hall: Hall) -> None:
    table = await hall.create(evening())
    await table.join("A", "Ann", host=True)
    await table.join("B", "Ben")
    await table.desk("A", "propose", {"agree": True})
    with pytest.raises(Rejected, match="theatre-shut"):
        await table.theatre.index("A")
    await table.desk("B", "agree", {"agree": True})
    assert orjson.loads(await table.theatre.index("B"))["n"] == table.ledger.standing.n
    with pytest.raises(Rejected, match="table-over"):
        await table.desk("A", "open", {"end": False})


async def test_there_are_reels_of_the_truth_and_of_each_player_alone(hall: Hall) -> None:
    table = await hall.create(judged())
    await table.desk("J", "end", {"end": True})
    assert table.theatre.tracks == ("J", "A", "B", "C")
    for track, number in (("O", 0), ("X", 0), ("A", 1), ("A", -1)):
        with pytest.raises(Malformed, match="no-such-reel"):
            await table.theatre.reel(track, number)


@pytest.mark.fault("R44")
async def test_private_talk_stays_its_members_until_the_judge_unlocks_it(hall: Hall) -> None:
    table = await hall.create(judged())
    await table.say("A", "say1", "all", "good evening")
    await table.say("A", "say2", "A-B", "the canary sings")
    await table.keep("A", "note1", "note", {"id": "1", "value": "a canary of my own"})
    await table.desk("J", "tell", {"tell": {"to": ["C"], "text": "for your ears"}})
    await table.desk("J", "end", {"end": True})
    assert await heard(table) == {"A": 2, "B": 2, "C": 2, "J": 3, "O": 1}
    for seat in ROLES:
        journal = await table.theatre.journal(seat)
        assert (b"the canary sings" in journal) == (seat in "ABJ")
        assert (b"a canary of my own" in journal) == (seat == "A")
        assert len(read_file(journal, "another secret").entries) == table.ledger.record.entry
    with pytest.raises(Refusal):
        await table.desk("A", "mine", {"unlock": True})
    await table.desk("J", "unlock", {"unlock": True})
    assert await heard(table) == dict.fromkeys("ABCJO", 3)
    assert b"the canary sings" in await table.theatre.journal("C")
    assert b"a canary of my own" not in await table.theatre.journal("C")
    await table.desk("J", "lock", {"unlock": False})
    assert (await heard(table))["O"] == 1


async def test_how_well_a_bot_played_and_why_it_acted_so_stays_the_judges(hall: Hall) -> None:
    table = await hall.create(judged())
    await table.desk("J", "bot", {"bot": "B", "on": True, "strength": "sharp"})
    why = Reason(round=1, figure="b", words=Words.of("why-canary"))
    await table.ledger.note(Act(Explained(seat="B", reasons=(why,)), "B"))
    await table.desk("J", "end", {"end": True})
    for seat in ROLES:
        journal = await table.theatre.journal(seat)
        assert (b"why-canary" in journal, b"sharp" in journal) == (seat == "J", seat == "J")
        read_file(journal, "another secret")


async def heard(table: Table) -> dict[str, int]:
    """How many lines each role may read."""
    return {seat: len(orjson.loads(await table.theatre.index(seat))["talk"]) for seat in ROLES}


async def test_no_secret_of_the_dice_and_no_link_is_behind_the_door(hall: Hall) -> None:
    table = await hall.create(judged())
    token = await table.join("A", "Ann")
    await to_the_door(table)
    await table.desk("J", "end", {"end": True})
    for seat in ROLES:
        shown = await table.theatre.index(seat) + await table.theatre.journal(seat)
        for track in table.theatre.tracks:
            shown += await table.theatre.reel(track, 0)
        assert b"the secret of the dice" not in shown
        assert token.encode() not in shown


async def test_what_was_taken_back_is_shown_as_such_and_counted_nowhere(hall: Hall) -> None:
    table = await hall.create(judged())
    await to_the_door(table)
    n = table.ledger.standing.n
    await table.desk("J", "back", {"rewind": n})
    await table.desk("J", "end", {"end": True})
    line = orjson.loads(await table.theatre.index("A"))["story"]["line"]
    assert [card["n"] for card in line if card.get("gone")] == [n]
    assert line[-1]["words"]["code"] == "line-rewound"
