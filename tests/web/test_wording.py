"""Words become sentences in the reader's language."""

from pathlib import Path

import pytest

from artifact_server.core.words import Words
from artifact_server.house import house
from artifact_server.words import Catalogues

ENGLISH = """
moved = { $who } goes to { $place }
hall = the long hall
shots = { $count ->
    [one] one shot
   *[other] { $count } shots
  }
seen = In sight: { $what }
only-here = English only
"""
GERMAN = """
moved = { $who } geht nach: { $place }
hall = der lange Gang
seen = In Sicht: { $what }
"""


@pytest.fixture
def catalogues(tmp_path: Path) -> Catalogues:
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "play.ftl").write_text(text, encoding="utf-8")
    return Catalogues(tmp_path)


def test_an_argument_that_is_words_is_put_into_words_first(catalogues: Catalogues) -> None:
    goes = Words.of("moved", who="Kyoshi", place=Words.of("hall"))
    assert catalogues.reader().say(goes) == "Kyoshi goes to the long hall"
    assert catalogues.reader("de").say(goes) == "Kyoshi geht nach: der lange Gang"


def test_numbers_choose_their_plural(catalogues: Catalogues) -> None:
    assert [catalogues.reader().say("shots", count=n) for n in (1, 3)] == ["one shot", "3 shots"]


def test_a_list_is_joined_as_the_language_does_it(catalogues: Catalogues) -> None:
    three = Words.of("seen", what=("a robot", Words.of("hall"), "a case"))
    assert catalogues.reader("en").say(three) == "In sight: a robot, the long hall, and a case"
    assert catalogues.reader("de").say(three) == "In Sicht: a robot, der lange Gang und a case"


def test_what_a_language_lacks_is_said_in_english_and_what_both_lack_by_its_code(
    catalogues: Catalogues, caplog: pytest.LogCaptureFixture
) -> None:
    german = catalogues.reader("de")
    assert german.say("only-here") == "English only"
    assert german.say("no-such-thing") == "no-such-thing"
    assert "no words for no-such-thing" in caplog.text
    assert german.knows("only-here")
    assert not german.knows("no-such-thing")


def test_a_fault_in_a_file_says_itself_where_and_why() -> None:
    fault = Words.of("map-leak", file="MH.txt", line=3, column=7, why="two rooms are one")
    said = Catalogues(house("static") / "words").reader().say(fault)
    assert said == "MH.txt, line 3, column 7: two rooms are one."


@pytest.mark.parametrize(
    ("accepts", "language"),
    [
        ("", "en"),
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("fr,en;q=0.4,de;q=0.8", "de"),
        ("fr", "en"),
        ("de;q=much, en", "en"),
        ("*", "en"),
        ("\x00,;;q=,de;q=0.1", "de"),
    ],
)
def test_the_browser_says_which_language_it_wants(
    catalogues: Catalogues, accepts: str, language: str
) -> None:
    assert catalogues.reader(accepts).language == language


def test_the_house_speaks_english_without_a_fault() -> None:
    english = Catalogues(house("static") / "words").reader()
    assert english.say("lobby-judged", seats=4) == "4 seats and a judge"
    assert english.say("new-clock-minutes", minutes=0) == "no clock"
