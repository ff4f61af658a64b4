"""Whatever the rules refuse, tell or ask carries the clauses that make it so, so that "why?" has an answer everywhere."""

import ast
from collections.abc import Iterator

import pytest

from artifact_server.house import PACKAGE
from tests.clauses.test_words import CITED

SYSTEM = PACKAGE / "systems" / "artifact"
TELLING = {"tell", "notice", "say_why"}
TYPED = {"judge-says"}
"""What a person says needs no reason."""
ELSEWHERE = {"shot-hit"}
"""Codes that are handed to what adds the clauses: the account of a hit (rules/accounts.py)."""


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """(place, callee, call) of every call in the rules and views."""
    for path in sorted(SYSTEM.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                callee = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                yield f"{path.name}:{node.lineno}", callee, node


CALLS = list(calls())


def code_at(call: ast.Call) -> int | None:
    """Where the code of what is said stands among the arguments, if it is written out."""
    said = [
        isinstance(given, ast.JoinedStr) or (isinstance(given, ast.Constant) and isinstance(given.value, str))
        for given in call.args
    ]
    return said.index(True) if True in said else None


def written(given: ast.expr) -> str:
    return str(given.value) if isinstance(given, ast.Constant) else ""


def test_every_refusal_says_by_which_clause() -> None:
    refusals = [(place, call) for place, callee, call in CALLS if callee == "Rejected"]
    assert len(refusals) > 200
    assert [place for place, call in refusals if len(call.args) < 2] == []


def test_every_roll_and_ruling_is_asked_by_a_clause() -> None:
    asks = [(place, call) for place, callee, call in CALLS if callee in ("Roll", "Ruling")]
    assert len(asks) > 10
    bare = [
        place
        for place, call in asks
        if not any(k.arg == "clauses" and not _empty(k.value) for k in call.keywords)
    ]
    assert bare == []


def _empty(value: ast.expr) -> bool:
    return isinstance(value, ast.Tuple) and not value.elts


def test_every_notice_says_by_which_clause() -> None:
    told = [
        (place, call, at)
        for place, callee, call in CALLS
        if callee in TELLING and (at := code_at(call)) is not None
    ]
    assert len(told) > 150
    bare = [
        f"{place} {written(call.args[at])}"
        for place, call, at in told
        if len(call.args) == at + 1
        and written(call.args[at]) not in ELSEWHERE
        and not CITED.fullmatch(written(call.args[at]))  # the code is not written out, the clause is
    ]
    assert bare == []


def test_a_notice_that_is_written_by_hand_says_so_too() -> None:
    by_hand = [(place, call) for place, callee, call in CALLS if callee == "Notice"]
    bare = [ast.unparse(call) for _, call in by_hand if not any(k.arg == "clauses" for k in call.keywords)]
    assert bare == ["Notice(words=words, when=_when(draft, seat))"], "only the judge's own words go without"


def test_every_form_of_a_seat_says_by_which_clause() -> None:
    """What is asked, what it would cost and what is needed to hit: the seat may ask why of these too."""
    forms = [
        (p, call)
        for p, callee, call in CALLS
        if callee == "Form" and not p.startswith(("judge.py", "about.py"))
    ]
    assert len(forms) > 60
    assert [place for place, call in forms if not any(k.arg == "clauses" for k in call.keywords)] == []


@pytest.mark.parametrize("code", sorted(ELSEWHERE | TYPED))
def test_what_is_let_off_is_still_said_somewhere(code: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in SYSTEM.rglob("*.py")]
    assert any(f'"{code}"' in text for text in texts)
