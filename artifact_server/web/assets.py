"""Static files under an address that names their content, so that browsers may keep them for ever."""

import hashlib
from collections.abc import Mapping
from pathlib import Path

from starlette.responses import FileResponse, Response

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
    ".mp4": "video/mp4",
    ".webm": "video/webm",
    ".webmanifest": "application/manifest+json",
}
FOR_EVER = "public, max-age=31536000, immutable"


class Assets:
    """The static folder. What is in it is looked up once, when the server starts: no name that is asked for is a path."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self._files = {path.relative_to(self.root).as_posix(): path for path in _inside(self.root)}
        self.digest = _digest(self._files)

    def url(self, name: str) -> str:
        return f"/static/{self.digest}/{name}"

    def response(self, digest: str, name: str) -> Response | None:
        """The file. A page of an older server gets what is there now, and may not keep it."""
        if (path := self._files.get(name)) is None:
            return None
        keep = FOR_EVER if digest == self.digest else "no-cache"
        return FileResponse(path, media_type=TYPES[path.suffix], headers={"Cache-Control": keep})


def _inside(root: Path) -> list[Path]:
    """The files of the kinds that are served; a link that leads out of the folder is not followed."""
    found = (path for path in sorted(root.rglob("*")) if path.suffix in TYPES and path.is_file())
    return [path for path in found if path.resolve().is_relative_to(root)]


def _digest(files: Mapping[str, Path]) -> str:
    whole = hashlib.sha256()
    for name, path in files.items():
        whole.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()[:12]
