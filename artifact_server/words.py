"""Wording: Words put into a reader's language, from the catalogues static/words/<language>/*.ftl."""

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError, negotiate_locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from artifact_server.core.words import Words

log = logging.getLogger(__name__)

FALLBACK = "en"
IN_A_FILE = "fault-in-file"
"""Words for any fault of a file that somebody writes by hand: it says itself where it is and why."""
CASES = ("acc", "dat")
"""Attributes of a message that is a name: how it stands where something is done to it, or for it."""
Argument = str | int | Words | Sequence["str | Words"]


class Wording:
    """One language. What it lacks is said in the fallback language; what that lacks, by its bare code."""

    def __init__(self, language: str, bundle: FluentBundle, fallback: "Wording | None" = None) -> None:
        self.language = language
        self._bundle = bundle
        self._fallback = fallback

    def say(self, words: Words | str, /, **args: Argument) -> str:
        """The sentence. A plain code may be given with its arguments beside it."""
        code, given = (words, args) if isinstance(words, str) else (words.code, words.args)
        if self._bundle.has_message(code) and (value := self._bundle.get_message(code).value) is not None:
            text, faults = self._bundle.format_pattern(value, self._filled(given))
            for fault in faults:
                log.warning("%s in %s: %s", code, self.language, fault)
            return str(text)
        if self._fallback is not None:
            return self._fallback.say(code, **given)
        if code != IN_A_FILE and {"file", "line", "why"} <= given.keys():
            return self.say(IN_A_FILE, **given)
        log.warning("no words for %s", code)
        return code

    def knows(self, code: str) -> bool:
        return self._bundle.has_message(code) or (self._fallback is not None and self._fallback.knows(code))

    def _filled(self, args: Mapping[str, Argument]) -> dict[str, Any]:
        """Each argument as it is, and bent: `$who`, and in a language that needs it `$who-acc` and `$who-dat`."""
        filled: dict[str, Any] = {name: self._argument(value) for name, value in args.items()}
        if self._fallback is not None:
            bent = ((f"{name}-{case}", value, case) for name, value in args.items() for case in CASES)
            filled |= {name: self._argument(value, case) for name, value, case in bent}
        return filled

    def _argument(self, value: Argument, case: str = "") -> str | int:
        if isinstance(value, (str, int)):
            return value
        if isinstance(value, Words):
            return self._bent(value, case)
        return format_list([str(self._argument(part, case)) for part in value], locale=self.language)

    def _bent(self, words: Words, case: str) -> str:
        """A name in one of its cases, where the catalogue bends it; else as it is."""
        message = self._bundle.get_message(words.code) if self._bundle.has_message(words.code) else None
        form = message.attributes.get(case) if message is not None and case else None
        if form is None:
            return self.say(words)
        text, _ = self._bundle.format_pattern(form, self._filled(words.args))
        return str(text)


class Catalogues:
    """All languages that there are words for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._languages: dict[str, Wording] = {}
        names = sorted(path.name for path in folder.iterdir() if path.is_dir())
        for name in sorted(names, key=lambda name: name != FALLBACK):
            fallback = self._languages.get(FALLBACK)
            self._languages[name] = Wording(name, _bundle(folder / name), fallback)

    def files(self, language: str) -> list[str]:
        """The names of the catalogues that a screen reads at once; those of the clauses it reads when asked why."""
        return sorted(path.name for path in (self._folder / language).glob("*.ftl"))

    def languages(self) -> Sequence[str]:
        """All there are, the fallback first."""
        return list(self._languages)

    def reader(self, accepts: str = "") -> Wording:
        """The language for a reader whose browser sends this Accept-Language."""
        return self._languages[negotiate_locale(_wanted(accepts), list(self._languages), sep="-") or FALLBACK]


def _bundle(folder: Path) -> FluentBundle:
    bundle = FluentBundle([_locale(folder.name)], use_isolating=False)
    for path in sorted(folder.rglob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _locale(name: str) -> str:
    try:
        return str(Locale.parse(name, sep="-"))
    except (ValueError, UnknownLocaleError):
        return FALLBACK


def _wanted(accepts: str) -> list[str]:
    """Language tags of an Accept-Language header, the most wanted first."""
    weighed: list[tuple[float, str]] = []
    for part in accepts.split(","):
        tag, _, rest = part.strip().partition(";")
        try:
            weight = float(rest.strip().removeprefix("q=")) if rest else 1.0
        except ValueError:
            continue
        if tag:
            weighed.append((weight, tag.strip()))
    return [tag for _, tag in sorted(weighed, key=lambda pair: -pair[0])]
