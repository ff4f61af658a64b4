"""docker-compose.yml as Compose reads it, with the values of its .env put in."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
VALUE = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")


def services(given: Mapping[str, str]) -> dict[str, Any]:
    """Each service by its name. A value that is needed and not given is an error, as it is there."""

    def put_in(found: re.Match[str]) -> str:
        name, kind, otherwise = found.groups()
        if given.get(name):
            return given[name]
        if kind == "?":
            raise KeyError(f"{name} {otherwise}")
        return otherwise or ""

    text = (ROOT / "docker-compose.yml").read_text(encoding="utf-8")
    return dict(yaml.safe_load(VALUE.sub(put_in, text))["services"])
