"""Scenario folders, read into bundles."""

from pathlib import Path

from artifact_server.core import toml
from artifact_server.core.bundle import Bundle
from artifact_server.core.errors import Malformed, Refusal

CARD = "scenario.toml"
OWN = frozenset({CARD, "plan.toml", "situation.toml"})
"""What a scenario never lends."""
TEXTS = frozenset({".toml", ".txt", ".csv", ".json", ".ftl", ".md"})
MOST_FILES = 300
MOST_BYTES = 8_000_000


Sign = tuple[tuple[str, int, int], ...]


class Shelf:
    """A folder of scenario folders. What was read is kept until a file on the shelf changes."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._sign: Sign = ()
        self._kept: dict[str, Bundle] = {}

    def names(self) -> list[str]:
        """The folders that hold a scenario, whether or not it can be read."""
        if not self.root.is_dir():
            return []
        return sorted(path.parent.name for path in self.root.glob(f"*/{CARD}"))

    def find(self, name: str) -> Bundle:
        """The scenario in the folder of that name. Raises Malformed."""
        if name not in self.names():
            raise Malformed("no-such-scenario", scenario=name)
        if (sign := _sign(self.root)) != self._sign:
            self._sign, self._kept = sign, {}
        if name not in self._kept:
            self._kept[name] = read_folder(self.root / name, self)
        return self._kept[name]

    def lend(self, name: str) -> dict[str, str]:
        """The charts that a scenario holds itself, for another that is played by the same ones."""
        if name not in self.names():
            raise Malformed("no-such-scenario", scenario=name)
        files = _texts(self.root / name)
        return {file: text for file, text in files.items() if file.endswith(".toml") and file not in OWN}

    def readable(self) -> tuple[list[Bundle], list[Refusal]]:
        """All that can be read, and what is wrong with the others."""
        found: list[Bundle] = []
        faults: list[Refusal] = []
        for name in self.names():
            try:
                found.append(self.find(name))
            except Malformed as fault:
                faults.append(fault)
        return found, faults


def read_folder(folder: Path, lender: Shelf | None = None) -> Bundle:
    """The texts of a scenario folder. What is no text file (pictures, backups) is left alone.

    A card may name another scenario of the lender's as its `charts`: then every chart that the folder does not hold
    itself is that one's.
    """
    if not (folder / CARD).is_file():
        raise Malformed("no-such-scenario", scenario=folder.name)
    files = _texts(folder)
    head = read_toml(files[CARD], CARD, folder.name)
    if not isinstance(system := head.get("system"), str):
        raise Malformed("scenario-lacks", scenario=folder.name, file=CARD, name="system")
    if isinstance(charts := head.get("charts"), str):
        if lender is None or charts == folder.name:
            raise Malformed("no-such-scenario", scenario=charts)
        files = {**lender.lend(charts), **files}
    return Bundle(system=system, id=folder.name, files=files)


def read_toml(text: str, file: str, scenario: str) -> dict[str, object]:
    try:
        return toml.read_toml(text)
    except toml.NotToml as fault:
        raise Malformed("scenario-bad-toml", scenario=scenario, file=file, fault=str(fault)) from None


def _sign(root: Path) -> Sign:
    """Changes when a file does."""
    stats = [(path.as_posix(), path.lstat()) for path in root.rglob("*")]
    return tuple(sorted((name, stat.st_mtime_ns, stat.st_size) for name, stat in stats))


def _texts(folder: Path) -> dict[str, str]:
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in TEXTS and _inside(path, folder)]
    if len(paths) > MOST_FILES or sum(path.stat().st_size for path in paths) > MOST_BYTES:
        raise Malformed("scenario-too-big", scenario=folder.name)
    return {path.relative_to(folder).as_posix(): _text(path, folder) for path in paths}


def _inside(path: Path, folder: Path) -> bool:
    """A link that leads out of the folder is not followed, nor is a hidden file read."""
    hidden = any(part.startswith(".") for part in path.relative_to(folder).parts)
    return path.is_file() and not hidden and path.resolve().is_relative_to(folder.resolve())


def _text(path: Path, folder: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (UnicodeDecodeError, OSError):
        name = path.relative_to(folder).as_posix()
        raise Malformed("scenario-unreadable", scenario=folder.name, file=name) from None
