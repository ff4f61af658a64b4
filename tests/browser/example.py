"""The Example of Play, read from its transcript: turns, each with its orders and with what every seat must know after it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from artifact_server.core.words import JSON, read_words
from artifact_server.referee.script import Line, read_script
from artifact_server.words import Wording

TRANSCRIPT = Path(__file__).parents[1] / "transcripts" / "example_of_play.txt"
HEAD = "# --- "


@dataclass
class Turn:
    """What stands between two heads of the transcript; what its last order brings stands under the next head."""

    title: str
    orders: list[Line] = field(default_factory=list)
    """Orders and the dice that fall for them."""
    checks: list[Line] = field(default_factory=list)


def read_example() -> list[Turn]:
    """All turns, in their order; the first one, without a title or orders, is the printed map."""
    turns = [Turn("")]
    title = ""
    for line in read_script(TRANSCRIPT.read_text(encoding="utf-8")):
        if line.text.startswith(HEAD):
            title = line.text.removeprefix(HEAD).rstrip("- ")
        if line.kind in ("order", "dice"):
            if turns[-1].title != title:
                turns.append(Turn(title))
            turns[-1].orders.append(line)
        elif line.kind in ("told", "holds", "never"):
            turns[-1].checks.append(line)
    return turns


class Learned:
    """What a seat has been told so far, and what lies on its map, by the transcript."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.lies: dict[str, str] = {}

    def hear(self, news: str) -> None:
        """A told line without its seat: "P1c Seen: …", "+ osorio RR(7,13) W pistol", "~ yee cutter(18,19)", "- yee"."""
        sign, _, rest = news.partition(" ")
        if sign not in ("+", "~", "-"):
            self.told.append(news)
            return
        name, _, how = rest.partition(" ")
        if sign == "-":
            del self.lies[name]
        else:
            self.lies[name] = f"{sign} {how}"


def lying(parts: Mapping[str, Any]) -> dict[str, str]:
    """The counters and things of a view, in the same words."""
    return {
        key.partition("/")[2]: _as_written(part)
        for key, part in parts.items()
        if key.startswith(("ctr/", "item/"))
    }


def _as_written(part: Mapping[str, Any]) -> str:
    if not part.get("live", True):
        return f"~ {part['at']}"
    down = "" if part.get("posture", "up") == "up" else part["posture"]
    signs = [part.get("facing", ""), down, *part.get("holds", [])]
    return " ".join(sign for sign in ("+", part["at"], *signs) if sign)


def told(parts: Mapping[str, Any], wording: Wording) -> list[str]:
    """The notices of a view, oldest first, as sentences with their moment."""
    log = sorted((part["n"], part) for key, part in parts.items() if key.startswith("log/"))
    return [f"{part['when']} {wording.say(read_words(part['words']))}".strip() for _, part in log]


def to_be_seen(parts: Mapping[str, Any], wording: Wording) -> tuple[list[str], list[str]]:
    """Who and what is somewhere by a view: names in their order. Who sends no word is seen by the judge alone."""
    judged = parts["table"]["seat"] == "J"
    people = [part for key, part in parts.items() if key.startswith(("fig/", "ctr/"))]
    seen = [part["words"] for part in people if part["at"] and (judged or not part.get("lost"))]
    things = [
        part["words"]
        for key, part in parts.items()
        if key.startswith("item/") and (part["at"] or part.get("fixed_to"))
    ]
    names, more = ([wording.say(read_words(words)) for words in each] for each in (seen, things))
    return sorted(names), sorted(more)


def differs(parts: Mapping[str, Any], line: Line) -> list[str]:
    """What is wrong with a line like `= P fig/kyoshi at=MH(19,16) facing=W` or `= F no ctr/yee`."""
    _, *rest = line.words
    part = parts.get(rest[-1])
    if rest[0] == "no":
        return [f"{line.text}: there is {part}"] if part is not None else []
    if part is None:
        return [f"{line.text}: it is not there"]
    return [
        f"{line.text}: {key} is {part.get(key)}"
        for key, value in line.fields
        if not _same(part.get(key), value)
    ]


def _same(got: JSON, wanted: JSON) -> bool:
    """What does not hold may be left out of a part."""
    return bool(got == wanted or str(got) == str(wanted) or (got is None and not wanted))
