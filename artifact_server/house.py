"""Where templates, static files and scenarios lie, in a checkout and in an installed wheel."""

from pathlib import Path
from typing import Literal

PACKAGE = Path(__file__).resolve().parent


def house(part: Literal["web_templates", "static", "scenarios"]) -> Path:
    """The folder of that name: inside the installed package, or beside it in a checkout."""
    installed = PACKAGE / "_house" / part
    return installed if installed.is_dir() else PACKAGE.parent / part
