"""A second language is whole: every message, the same variables, no stray English; and each reader has the one he wants."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from artifact_server.core.words import Words
from artifact_server.house import house
from artifact_server.words import CASES, Catalogues
from tests.web.people import join, make_table, words
from tests.web.serving import Server

WORDS = house("static") / "words"
OTHERS = sorted(path.name for path in WORDS.iterdir() if path.is_dir() and path.name != "en")
OWN = "drawn-"
"""Names on a plan or card that are English in the scenario's own files: only other languages need messages for them."""
STRAY = re.compile(
    r"\b(the|and|of|with|is|are|has|have|you|your|for|not|nothing|nobody|who|what|there|this|that|seat|judge|turn|round)\b",
    re.I,
)
"""Words that no German sentence has. Those of code that are quoted in one stand in ALIKE."""
ALIKE = {"fault-unknown-form", "port-taken", "lobby-over"}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(re.sub(rf"-({'|'.join(CASES)})$", "", node.id.name))


def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language but those of the clauses. Whatever cannot be read is a fault."""
    found: dict[str, ast.Message] = {}
    for path in sorted((WORDS / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice, again in {path.name}"
                found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


def texts(node: object) -> Iterator[str]:
    """What a reader reads of a message: its texts, not the names in it."""
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from texts(value)
    elif isinstance(node, list):
        for each in node:
            yield from texts(each)


@pytest.mark.parametrize("language", OTHERS)
def test_it_has_every_message_with_the_same_variables(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert sorted(english.keys() - other.keys()) == [], "a new message needs every language"
    assert [code for code in sorted(other.keys() - english.keys()) if not code.startswith(OWN)] == []
    for code, message in english.items():
        assert variables(other[code]) == variables(message), code


@pytest.mark.parametrize("language", OTHERS)
def test_its_files_are_those_of_english(language: str) -> None:
    """A screen reads the same files in its language and in the one that it falls back on."""
    catalogues = Catalogues(WORDS)
    assert catalogues.files(language) == catalogues.files("en")


def test_no_german_sentence_has_english_in_it() -> None:
    stray = {
        code: found[0]
        for code, message in messages("de").items()
        if code not in ALIKE and (found := STRAY.search(" ".join(texts(message))))
    }
    assert stray == {}


def test_hardly_anything_is_the_same_in_german_as_in_english() -> None:
    """Names of people, codes and signs are; a long sentence never."""
    english, german = messages("en"), messages("de")
    same = [code for code in english if "".join(texts(english[code])) == "".join(texts(german[code]))]
    long = {code for code in same if len("".join(texts(english[code])).split()) > 3}
    assert long <= ALIKE


@pytest.mark.parametrize("language", OTHERS)
def test_names_bend_where_a_sentence_bends_them(language: str) -> None:
    """Every attribute is a case, and every case that is asked for is known."""
    for code, message in messages(language).items():
        assert {attribute.id.name for attribute in message.attributes} <= {*CASES}, code


def test_a_name_stands_in_the_case_of_its_sentence() -> None:
    german = Catalogues(WORDS).reader("de")
    hit = Words.of(
        "shot-hit", who=Words.of("figure-crew1"), what=Words.of("look-bug"), seems=Words.of("seems-falls")
    )
    assert german.say(hit) == "Ein Mann der Besatzung trifft einen Käfer: geht zu Boden und bleibt liegen."
    struck = Words.of("bumped-into", who=Words.of("figure-yee"), what=Words.of("look-bug"))
    assert german.say(struck) == "ein Käfer ist in Yee hineingelaufen."
    numbered = Words.of("target-numbered", look=Words.of("look-human"), number=2)
    assert german.say(Words.of("shot-missed", who="Yee", what=numbered)) == "Yee verfehlt einen Menschen (2)."
    many = german.say("hold-them", who=(Words.of("figure-yee"), Words.of("figure-sarma")))
    assert many == "Ohne Befehl hält man: Yee und Sarma."


# --- who reads what -----------------------------------------------------------------------------
def test_the_browser_asks_and_the_reader_chooses(server: Server) -> None:
    browser = server.browser()
    assert "Come aboard" in words(browser.get("/"))
    assert "An Bord kommen" in words(browser.get("/", headers={"accept-language": "de-CH,de;q=0.9"}))
    answer = browser.post("/language", data={"to": "de"}, headers={"referer": f"{server.base}/join?code=X"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/join?code=X")
    assert "An Bord kommen" in words(browser.get("/", headers={"accept-language": "en"}))
    browser.post("/language", data={"to": "en"})
    assert "Come aboard" in words(browser.get("/", headers={"accept-language": "de"}))


@pytest.mark.parametrize(
    "referer", ["", "http://elsewhere.example/x", "//elsewhere.example/", "http://[", "nonsense"]
)
def test_choosing_leads_nowhere_but_here(server: Server, referer: str) -> None:
    answer = server.browser().post("/language", data={"to": "de"}, headers={"referer": referer})
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


@pytest.mark.parametrize("to", ["", "xx", "../en", "de\r\nX: y"])
def test_a_language_that_is_not_there_changes_nothing(server: Server, to: str) -> None:
    browser = server.browser()
    browser.post("/language", data={"to": to})
    assert not browser.cookies


def test_each_at_a_table_reads_his_own_language(server: Server) -> None:
    ruth = make_table(server)
    ann = join(server, ruth.code, "A", "Ann")
    ann.browser.post("/language", data={"to": "de"})
    for address in ("", "/paper"):
        assert 'data-lang="de"' in ann.browser.get(ann.path + address).text
        assert 'data-lang="en"' in ruth.browser.get(ruth.path + address).text
    assert "Dein Platz" in words(ann.browser.get(f"{ann.path}/link"))
