"""What every page and socket needs at hand, and how a page is drawn."""

import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse

from artifact_server.core.errors import Malformed, Refusal, Rejected, Stale
from artifact_server.core.words import Words
from artifact_server.scenario import Shelf
from artifact_server.table import Hall
from artifact_server.web.assets import Assets
from artifact_server.web.callers import Callers
from artifact_server.web.hosts import Hosts, only_here
from artifact_server.web.pace import Knocks, Paces
from artifact_server.web.plans import Plans
from artifact_server.words import Catalogues, Wording

log = logging.getLogger(__name__)

LANGUAGE = "language"
"""The cookie of who has chosen a language."""

STATUS = {Malformed: 400, Rejected: 409, Stale: 409}


@dataclass(frozen=True)
class Front:
    """Made once by the composition root, found at `app.state.front`."""

    hall: Hall
    shelf: Shelf
    catalogues: Catalogues
    assets: Assets
    hosts: Hosts
    templates: Environment
    host: str = ""
    """The name or address by which others in the room find this server, if it knows."""
    plans: Plans = field(default_factory=Plans)
    callers: Callers = field(default_factory=Callers)
    knocks: Knocks = field(default_factory=lambda: Knocks(12, 0.2))
    """Wrong codes and links."""
    laid: Knocks = field(default_factory=lambda: Knocks(40, 0.1))
    """Tables: each is kept, so nobody lays them without end."""
    sat: Knocks = field(default_factory=lambda: Knocks(120, 1.0))
    """Who sat down or came to watch: all at that table are told."""
    paces: Paces = field(default_factory=Paces)
    """Who says too much at once."""
    public: str = ""
    """Where others reach this server, if it was told."""
    metrics: str = ""
    """The word that opens /metrics, if any does."""

    def page(self, request: Request, template: str, *, status: int = 200, **context: Any) -> HTMLResponse:
        """A page in the reader's language."""
        wording = self.wording(request)
        text = self.templates.get_template(template).render(
            say=wording.say,
            asset=self.assets.url,
            language=wording.language,
            languages=self.languages(request, wording),
            **context,
        )
        return HTMLResponse(text, status_code=status)

    def languages(self, request: Request, wording: Wording) -> list[tuple[str, str]]:
        """The other languages that a page can be read in: (tag, what it calls itself)."""
        others = (each for each in self.catalogues.languages() if each != wording.language)
        return [(each, self.catalogues.reader(each).say("language-name")) for each in others]

    def refused(self, request: Request, refusal: Refusal, *, status: int | None = None) -> HTMLResponse:
        """A page that says why not."""
        shown = said(self.wording(request), refusal.words)
        code = status or STATUS.get(type(refusal), 400)
        return self.page(request, "error.html", status=code, refusal=shown, back=None, advice="")

    def broken(self, request: Request, fault: Exception) -> HTMLResponse:
        """A page for a bug of ours: a mark to find it by, never a trace."""
        return self.refused(request, bug(fault), status=500)

    async def picture(self, digest: str) -> bytes | None:
        """A printed map by its digest, of a game that was looked at or of a scenario on the shelf."""
        if self.plans.picture(digest) is None:
            for bundle in (*self.shelf.readable()[0], *self.hall.bundles()):
                await self.plans.drawing(bundle, self.catalogues.reader())
        return self.plans.picture(digest)

    def wording(self, request: HTTPConnection) -> Wording:
        """In the language that this reader has chosen, else in one that his browser asks for."""
        chosen = request.cookies.get(LANGUAGE, "")
        wanted = (
            chosen if chosen in self.catalogues.languages() else request.headers.get("accept-language", "")
        )
        return self.catalogues.reader(wanted)


def bug(fault: Exception) -> Refusal:
    """What is said of a bug of ours: a mark, under which the log tells the rest."""
    mark = secrets.token_hex(4)
    log.error("fault %s", mark, exc_info=fault)
    return Rejected("broken", mark=mark)


def front_of(request: HTTPConnection) -> Front:
    front = request.app.state.front
    assert isinstance(front, Front)
    return front


def templates_in(folder: Path) -> Environment:
    return Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


def said(wording: Wording, words: Words) -> Mapping[str, str]:
    return {"code": words.code, "text": wording.say(words)}


def shared_url(request: HTTPConnection) -> str:
    """What a reader can hand on to others: where he reached us, unless that means his own machine only."""
    if public := front_of(request).public:
        return public
    base, host = urlsplit(base_url(request)), front_of(request).host
    if not host or not only_here(base.netloc):
        return base.geturl()
    return base._replace(netloc=f"{host}:{base.port}" if base.port else host).geturl()


def unreachable(request: HTTPConnection) -> bool:
    """Whether even that leads nowhere from another machine."""
    return only_here(urlsplit(shared_url(request)).netloc)


def base_url(request: HTTPConnection) -> str:
    """Where this reader reached us."""
    scheme = {"ws": "http", "wss": "https"}.get(request.url.scheme, request.url.scheme)
    return f"{scheme}://{request.headers.get('host', '')}"
