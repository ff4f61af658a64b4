"""Transcripts from files: find the scenario or map that a script names, play it, write its told lines anew."""

from dataclasses import dataclass
from pathlib import Path

from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed, Refusal
from artifact_server.house import house
from artifact_server.referee.play import Verdict, referee
from artifact_server.scenario import Shelf, read_folder
from artifact_server.words import Catalogues, Wording


@dataclass(frozen=True, slots=True)
class Outcome:
    """One file: its verdict, or the sentence why it could not be played at all."""

    file: Path
    verdict: Verdict | None
    trouble: str = ""

    @property
    def holds(self) -> bool:
        return self.verdict is not None and not self.verdict.faults


def play_file(file: Path, language: str = "en") -> Outcome:
    """Play one transcript. Never raises for what is wrong in it."""
    wording = Catalogues(house("static") / "words").reader(language)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        return Outcome(file, None, f"{file}: {fault}")
    try:
        return Outcome(file, referee(text, lambda name: find(name, file), wording))
    except Refusal as refusal:
        return Outcome(file, None, f"{file}: {say(wording, refusal)}")


def find(name: str, script: Path) -> Bundle:
    """A scenario of the house by its name, or a folder: as given, or beside the script or the folder it is run in."""
    shelf = Shelf(house("scenarios"))
    if "/" not in name and name in shelf.names():
        return shelf.find(name)
    for folder in (Path(name), script.parent / name, Path.cwd() / name):
        if (folder / "scenario.toml").is_file():
            return read_folder(folder, shelf)
    raise Malformed("no-such-scenario", scenario=name)


def say(wording: Wording, refusal: Refusal) -> str:
    return f"{wording.say(refusal.words)} [{refusal.code}]"


def rewrite(outcome: Outcome) -> bool:
    """Write what really was told into the file. True if that changed it."""
    if outcome.verdict is None or outcome.file.read_text(encoding="utf-8") == outcome.verdict.text:
        return False
    outcome.file.write_text(outcome.verdict.text, encoding="utf-8")
    return True
