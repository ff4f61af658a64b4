"""Victory levels as text: what is understood, and how anything else is refused when the scenario is loaded (CS-V04)."""

from dataclasses import replace

import pytest

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed
from artifact_server.house import house
from artifact_server.kit.expressions import BadExpression, Named, Vocabulary, Word, read_expression
from artifact_server.systems.artifact import open_system
from artifact_server.systems.artifact.model.public import Edit
from artifact_server.systems.artifact.reading import read_book
from artifact_server.words import Catalogues
from tests.artifact.table import bundle

VOCABULARY = Vocabulary(
    words={
        "has": Word(("seat", "thing"), "truth"),
        "count": Word((), "number"),
        "all_of": Word(("seat",), "list:thing"),
    },
    names={"S": "seat"},
    quoted={"thing": ("loot", "disk")},
)
MEANS: dict[str, Named] = {
    "has": lambda seat, thing: thing == "loot",
    "count": lambda: 3,
    "all_of": lambda seat: ["loot", "disk"],
}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("has(S,'loot')", True),
        ("not has(S,'loot')", False),
        ("has(S,'disk') or count() >= 3", True),
        ("has(S,'loot') and count() > 3", False),
        ("(has(S,'disk') or has(S,'loot')) and count() != 4", True),
        ("sum(has(S,x) for x in all_of(S)) == 1", True),
        ("any(has(S,x) for x in ('disk','loot'))", True),
        ("all(has(S,x) for x in ('disk','loot'))", False),
        ("len(all_of(S)) == 2", True),
        ("any(all(has(S,y) for y in ('loot','loot')) for x in all_of(S))", True),
    ],
)
def test_what_is_understood(text: str, value: bool) -> None:
    assert read_expression(text, VOCABULARY).work(MEANS, {"S": "P"}) is value


HOSTILE = [
    ("", "no-expression"),
    ("has(S,'loot'", "no-expression"),
    ("has(S,'loot')\x00", "strange-sign"),
    ("has(S,'loot').real", "strange-sign"),
    ("all_of(S)[0]", "strange-sign"),
    ("(lambda: 1)()", "strange-sign"),
    ("{1}", "strange-sign"),
    ("2**9", "strange-sign"),
    ("has(S,'loot') == True", "unknown-form"),
    ("__import__('os')", "unknown-word"),
    ("eval('1')", "unknown-word"),
    ("open('loot')", "unknown-word"),
    ("has(P,'loot')", "unknown-name"),
    ("has", "unknown-name"),
    ("has(S)", "wrong-number"),
    ("has(S,'loot','disk')", "wrong-number"),
    ("has(S,thing='loot')", "unknown-form"),
    ("has(S,'lute')", "unknown-quoted"),
    ("has('loot','loot')", "unknown-quoted"),
    ("has(S,count())", "wrong-sort"),
    ("count()", "wrong-sort"),
    ("has(S,'loot') and 1", "wrong-sort"),
    ("has(S,'loot') > has(S,'disk')", "wrong-sort"),
    ("count() == 'loot'", "unknown-quoted"),
    ("1 < count() < 3", "unknown-form"),
    ("count() in (1,2)", "unknown-form"),
    ("count() is 3", "unknown-form"),
    ("has(S,'loot') if 1 else 2", "unknown-form"),
    ("any(has(S,x) for x in all_of(S) if has(S,x))", "unknown-form"),
    ("any(has(S,x) for x in all_of(S) for y in all_of(S))", "unknown-form"),
    ("any(has(S,S) for S in all_of(S))", "name-taken"),
    ("any(has(S,x) for x in 'loot')", "unknown-form"),
    ("any(has(S,x) for x in ('loot','lute'))", "unknown-quoted"),
    ("any(all_of(S))", "unknown-form"),
    ("has(S,x)", "unknown-name"),
    ("len('loot') == 4", "unknown-form"),
    ("f'loot' == 'loot'", "unknown-form"),
    ("b'loot' == 'loot'", "unknown-form"),
    ("not " * 20 + "has(S,'loot')", "too-deep"),
    ("not " * 140 + "has(S,'loot')", "too-deep"),
    ("(" * 250 + "count()" + ")" * 250 + " > 1", "no-expression"),
    ("any(any(any(has(S,z) for z in all_of(S)) for y in all_of(S)) for x in all_of(S))", "too-deep"),
    ("has(S,'loot') or " * 40 + "has(S,'loot')", "too-long"),
]


@pytest.mark.clause("VICT-01")
@pytest.mark.parametrize(("text", "code"), HOSTILE, ids=[repr(text[:30]) for text, _ in HOSTILE])
def test_everything_else_is_refused_before_it_is_worked_out(text: str, code: str) -> None:
    with pytest.raises(BadExpression) as fault:
        read_expression(text, VOCABULARY)
    assert fault.value.code == code
    assert Catalogues(house("static") / "words").reader("en").knows(f"fault-{code}")


def edited(old: str, new: str) -> Bundle:
    files = dict(bundle("feynman").files)
    assert old in files["sheets.toml"]
    files["sheets.toml"] = files["sheets.toml"].replace(old, new)
    return replace(bundle("feynman"), files=files)


def test_a_broken_level_is_refused_with_file_line_and_reason() -> None:
    broken = edited("alive('koch')\"", "alive('cook')\"")
    with pytest.raises(Malformed) as fault:
        open_system(broken)
    lines = broken.files["sheets.toml"].splitlines()
    args = fault.value.words.args
    number, column = args["line"], args["column"]
    assert isinstance(number, int)
    assert isinstance(column, int)
    assert lines[number - 1][column - 1 :].startswith("'cook'")
    said = Catalogues(house("static") / "words").reader("en").say(fault.value.words)
    assert said.startswith(
        f"sheets.toml, line {number}, column {column}: level 4 of koch cannot be understood."
    )
    assert said.endswith('"cook" is nothing that can stand here.')


@pytest.mark.clause("VICT-01")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('  "gate_open()",', '  "gate_open()", "nest() >= 1",'),
        ("bugs = [", "bugs = 4\nbugged = ["),
        ("bugs = [", "bugs = ['seeded()', 'nest() >= 1']\nbugged = ["),
    ],
)
def test_a_list_has_three_or_four_levels(old: str, new: str) -> None:
    with pytest.raises(Malformed, match="levels-wrong-number"):
        open_system(edited(old, new))


def test_an_owner_may_write_his_own() -> None:
    open_system(edited('"nest() >= 5"', "\"nest() >= 6 and not off('artifact')\""))


def test_a_judge_may_write_one_too_but_no_broken_one() -> None:
    path = ("levels", "bugs", 0)
    book = read_book(bundle("feynman"), [Edit("sheets.toml", path, "nest() >= 2")])
    assert book.levels["bugs"][0].text == "nest() >= 2"
    with pytest.raises(Malformed) as fault:
        read_book(bundle("feynman"), [Edit("sheets.toml", path, "nests() >= 2")])
    assert fault.value.words.args["line"] == 1 + bundle("feynman").files["sheets.toml"].splitlines().index(
        "bugs = ["
    )
