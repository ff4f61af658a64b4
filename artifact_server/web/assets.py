"""Static files under an address that names their content, so that browsers may keep them for ever."""

import hashlib
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
    """The static folder. Its digest is taken once, when the server starts."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self.digest = _digest(self.root)

    def url(self, name: str) -> str:
        return f"/static/{self.digest}/{name}"

    def response(self, digest: str, name: str) -> Response | None:
        """The file. A page of an older server gets what is there now, and may not keep it."""
        path = (self.root / name).resolve()
        if not path.is_relative_to(self.root) or path.suffix not in TYPES or not path.is_file():
            return None
        keep = FOR_EVER if digest == self.digest else "no-cache"
        return FileResponse(path, media_type=TYPES[path.suffix], headers={"Cache-Control": keep})


def _digest(root: Path) -> str:
    whole = hashlib.sha256()
    for path in sorted(root.rglob("*")):
        if path.is_file() and path.suffix in TYPES:
            whole.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()[:12]
