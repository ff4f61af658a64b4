"""For whoever runs the server: whether it is well, and numbers that tell nobody who plays what goes on."""

import hmac
import time

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from artifact_server.core.errors import Refusal
from artifact_server.web.front import Front, front_of

router = APIRouter()
STARTED = time.time()


@router.get("/health")
async def health(request: Request) -> Response:
    """200 while games can be read and saved, else 503 and the code of what is wrong; below, of what might be better."""
    front = front_of(request)
    front.callers.of(request)
    code = await _ails(front)
    advice = "\nproxy-unheard" if front.callers.unheard else ""
    return PlainTextResponse((code or "ok") + advice, status_code=503 if code else 200)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Numbers for Prometheus, for who has the word: how much is saved would tell a player that others act."""
    front = front_of(request)
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not front.metrics or not hmac.compare_digest(given.encode(), front.metrics.encode()):
        raise HTTPException(404)
    hall = front.hall
    tables, screens = hall.busy()
    lines = {
        "artifact_up": ("gauge", "whether games can be read and saved", int(not await _ails(front))),
        "artifact_started_seconds": ("gauge", "when the server started", int(STARTED)),
        "artifact_tables": ("gauge", "games in memory", tables),
        "artifact_screens": ("gauge", "screens that are open", screens),
        "artifact_saved_total": ("counter", "batches saved in the journal", hall.store.saved),
        "artifact_unsaved_total": ("counter", "batches that could not be saved", hall.store.unsaved),
        "artifact_faults": ("gauge", "games that cannot go on by themselves", len(hall.faults())),
    }
    text = "".join(
        f"# HELP {n} {said}\n# TYPE {n} {kind}\n{n} {value}\n" for n, (kind, said, value) in lines.items()
    )
    return Response(text, media_type="text/plain; version=0.0.4")


async def _ails(front: Front) -> str:
    if code := front.hall.store.failing:
        return code
    try:
        await front.hall.store.heads([])
    except Refusal as refusal:
        return refusal.code
    return ""
