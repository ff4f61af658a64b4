"""A finished game as one HTML page: script, styles, symbols, words and reels inside, nothing fetched, opened from a disk."""

import base64
import gzip
import re
from collections.abc import AsyncIterator
from html import escape
from pathlib import Path

import orjson

from artifact_server.core.seats import JUDGE
from artifact_server.scenario import read_card
from artifact_server.table import Table
from artifact_server.web.front import Front
from artifact_server.web.linker import linked
from artifact_server.words import FALLBACK, Wording

STYLES = ("look/tokens.css", "look/look.css", "look/plan.css", "look/theatre.css")
IMPORTED = re.compile(r'@import url\("([^"]+)"\);\n?')
POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"
"""Whatever stood in the data: a page with this policy asks nobody for anything."""


async def one_file(front: Front, wording: Wording, table: Table, seat: str) -> AsyncIterator[str]:
    """The page, piece by piece, each reel as soon as it is wound."""
    root = front.assets.root
    index = await table.theatre.index(seat)
    yield _head(root, wording, read_card(table.new.bundle).title, seat)
    yield _packed("words", orjson.dumps(_catalogues(front, wording.language)))
    yield _packed("index", index)
    shape = orjson.loads(index)
    digest = ""
    for track in shape["tracks"]:
        for number in range(-(-shape["n"] // shape["size"])):
            reel = await table.theatre.reel(track, number)
            yield _packed(f"reel-{track}-{number}", reel)
            digest = digest or _plan_of(reel) if track == JUDGE else digest
    picture = await front.picture(digest)
    yield _packed("plan", picture or b"null")
    yield f"<script>{_harmless(linked(root, 'theatre/entry.js'))}</script>\n</body>\n</html>\n"


def _head(root: Path, wording: Wording, title: str, seat: str) -> str:
    say = wording.say
    sprite = (root / "look" / "counters.svg").read_text(encoding="utf-8")
    sprite = sprite.replace("<svg", '<svg class="vh" aria-hidden="true"', 1)
    styles = "".join(_style(root, name) for name in STYLES)
    theme = (root / "theme.js").read_text(encoding="utf-8")
    language, title = escape(wording.language), escape(title)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(say('theatre'))} · {title}</title>\n"
        f"<style>{styles}</style>\n<script>{_harmless(theme)}</script>\n</head>\n"
        f'<body class="screen" data-lang="{language}" data-title="{title}" data-seat="{escape(seat)}">\n{sprite}\n'
        f'<div id="app" data-lost="{escape(say("theatre-lost"))}">'
        f'<p class="loading">{escape(say("theatre-loading"))}</p></div>\n'
    )


def _style(root: Path, name: str) -> str:
    """A style sheet with those that it imports in their places."""
    text = (root / name).read_text(encoding="utf-8")
    return IMPORTED.sub(lambda found: _style(root, f"{name.rpartition('/')[0]}/{found[1]}"), text)


def _catalogues(front: Front, language: str) -> list[str]:
    folder = front.assets.root / "words"
    wanted = dict.fromkeys((language, FALLBACK))
    return [
        (folder / each / name).read_text(encoding="utf-8")
        for each in wanted
        for name in front.catalogues.files(each)
    ]


def _packed(id: str, data: bytes) -> str:
    """Data as base64 of gzip: small, and no sign in it means anything to a page, whoever typed what it holds."""
    text = base64.b64encode(gzip.compress(data, 6, mtime=0)).decode()
    return f'<script type="text/plain" id="{escape(id)}">{text}</script>\n'


def _plan_of(reel: bytes) -> str:
    frames = orjson.loads(reel)
    return str(frames[0]["set"].get("public", {}).get("plan", "")) if frames else ""


def _harmless(script: str) -> str:
    """A script that ends its own element, or opens a comment, would be cut short."""
    if "</script" in script.lower() or "<!--" in script:
        raise ValueError("this script cannot stand in a page")
    return script
