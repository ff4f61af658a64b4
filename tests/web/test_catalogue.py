"""Nothing that the house says lacks its words. (A game system's words are its own tests' affair.)"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from artifact_server.house import PACKAGE, house
from artifact_server.words import Catalogues

REFUSALS = {"Malformed", "Rejected", "Stale", "Unwritable", "Refusal"}
WORDINGS = Catalogues(house("static") / "words")


def calls(path: Path) -> Iterator[tuple[str, str]]:
    """(callee, first argument) of each call with a plain text first."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            callee = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if isinstance(node.args[0].value, str):
                yield callee, node.args[0].value


def said_in_code() -> set[str]:
    modules = [path for path in PACKAGE.rglob("*.py") if "artifact" not in path.relative_to(PACKAGE).parts]
    named = {code for path in modules for callee, code in calls(path) if callee in REFUSALS}
    spoken = {
        code for path in (PACKAGE / "web").glob("*.py") for callee, code in calls(path) if callee == "say"
    }
    return named | spoken


def said_in_templates() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in house("web_templates").glob("*.html")]
    return {code for text in texts for code in re.findall(r"""say\(["']([a-z-]+)["'][,)]""", text)}


@pytest.mark.parametrize("code", sorted(said_in_code() | said_in_templates()))
def test_every_code_has_its_english_sentence(code: str) -> None:
    assert WORDINGS.reader("en").knows(code)


def test_no_catalogue_says_a_thing_twice() -> None:
    messages: dict[str, str] = {}
    for path in sorted((house("static") / "words" / "en").rglob("*.ftl")):
        for code in re.findall(
            r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE
        ):
            assert code not in messages, f"{code} is in {messages[code]} and in {path.name}"
            messages[code] = path.name
