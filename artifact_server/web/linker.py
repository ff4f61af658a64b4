"""Links the client's modules into one plain script, for a page that opens from a disk: a browser loads no module from there."""

import re
from functools import lru_cache
from pathlib import Path

IMPORT = re.compile(
    r'^import\s+(?:(?P<default>\w+)|\{(?P<names>[^}]*)\})\s+from\s+"(?P<path>[^"]+)";?$', re.M
)
PASSED_ON = re.compile(r'^export\s+\{(?P<names>[^}]*)\}\s+from\s+"(?P<path>[^"]+)";?$', re.M)
DECLARED = re.compile(r"^export\s+(?P<what>const|function\*?|async\s+function|class)\s+(?P<name>\w+)", re.M)
LISTED = re.compile(r"(?P<before>^|;)export\s*\{(?P<names>[^}]*)\};?", re.M)
DEFAULT = re.compile(r"(?P<before>^|;)export default ", re.M)
LEFT_OVER = re.compile(r"^(?:import|export)\s|^//# sourceMappingURL", re.M)


class Unlinked(ValueError):
    """A module that is written in a way that cannot be linked: a fault of ours."""


@lru_cache(maxsize=4)
def linked(root: Path, entry: str) -> str:
    """The modules that an entry needs as one script, each once and after those that it needs itself."""
    bodies: dict[str, str] = {}
    _link(root.resolve(), entry, bodies, ())
    return '"use strict";\nconst $ = {};\n' + "\n".join(bodies.values())


def _link(root: Path, name: str, bodies: dict[str, str], asking: tuple[str, ...]) -> None:
    if name in asking:
        raise Unlinked(f"modules in a circle: {' → '.join((*asking, name))}")
    if name in bodies:
        return
    text = (root / name).read_text(encoding="utf-8").replace("//# sourceMappingURL=", "// map: ")
    for found in (*IMPORT.finditer(text), *PASSED_ON.finditer(text)):
        _link(root, _path(root, name, found["path"]), bodies, (*asking, name))
    bodies[name] = _module(root, name, text)


def _module(root: Path, name: str, text: str) -> str:
    """A module as a function that is called at once; what it exports is kept under its name."""
    out: dict[str, str] = {}

    def imported(found: re.Match[str]) -> str:
        names = f"default: {found['default']}" if found["default"] else _pairs(found["names"], ": ")
        return f"const {{ {names} }} = $[{_path(root, name, found['path'])!r}];"

    def passed_on(found: re.Match[str]) -> str:
        path = _path(root, name, found["path"])
        out.update({new: f"$[{path!r}].{old}" for old, new in _named(found["names"])})
        return ""

    def declared(found: re.Match[str]) -> str:
        out[found["name"]] = found["name"]
        return f"{found['what']} {found['name']}"

    def listed(found: re.Match[str]) -> str:
        out.update({new: old for old, new in _named(found["names"])})
        return found["before"]

    def default(found: re.Match[str]) -> str:
        out["default"] = "$default"
        return f"{found['before']}const $default = "

    for pattern, change in (
        (IMPORT, imported),
        (PASSED_ON, passed_on),
        (DECLARED, declared),
        (LISTED, listed),
        (DEFAULT, default),
    ):
        text = pattern.sub(change, text)
    if left := LEFT_OVER.search(text):
        raise Unlinked(f"{name}: {text[left.start() : left.start() + 80]!r}")
    exports = ", ".join(f"{new}: {old}" for new, old in out.items())
    return f"$[{name!r}] = (() => {{\n{text}\nreturn {{ {exports} }};\n}})();"


def _named(names: str) -> list[tuple[str, str]]:
    """("old", "new") for each of `a, b as c`."""
    pairs = [part.split(" as ") for part in names.split(",") if part.strip()]
    return [(pair[0].strip(), pair[-1].strip()) for pair in pairs]


def _pairs(names: str, between: str) -> str:
    return ", ".join(old if old == new else f"{old}{between}{new}" for old, new in _named(names))


def _path(root: Path, name: str, path: str) -> str:
    return ((root / name).parent / path).resolve().relative_to(root).as_posix()
