"""Whether what is said can be put into words: each code has its sentence, and gets all that the sentence asks for."""

import logging
from functools import cache
from typing import Any

from artifact_server.core.words import read_words
from artifact_server.words import Catalogues, Wording
from tests.artifact.table import ROOT


@cache
def wording() -> Wording:
    return Catalogues(ROOT / "static" / "words").reader("en")


class _Faults(logging.Handler):
    """What the wording complains of."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


def faults(value: Any) -> list[str]:
    """What is wrong with all the words in something that was sent."""
    log, handler = logging.getLogger("artifact_server.words"), _Faults()
    log.addHandler(handler)
    spread, log.propagate = log.propagate, False
    try:
        for words in words_in(value):
            if not wording().say(read_words(words)).strip():
                handler.heard.append(f"{words['code']} says nothing")
    finally:
        log.removeHandler(handler)
        log.propagate = spread
    return handler.heard


def words_in(value: Any) -> list[dict[str, Any]]:
    """Every sentence to be in a piece of JSON, those that are arguments of others left to them."""
    if isinstance(value, dict):
        if value.keys() == {"code", "args"}:
            return [value]
        return [w for part in value.values() for w in words_in(part)]
    if isinstance(value, list):
        return [w for part in value for w in words_in(part)]
    return []
