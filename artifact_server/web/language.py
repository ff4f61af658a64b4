"""Which language a reader wants: chosen on a page, kept in this browser, for all tables."""

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Form, Request
from starlette.responses import RedirectResponse, Response

from artifact_server.web.cookies import KEPT
from artifact_server.web.front import LANGUAGE, front_of

router = APIRouter()


@router.post("/language")
async def choose(request: Request, to: Annotated[str, Form()] = "") -> Response:
    """Back to where he was, in that language. One that is not there changes nothing."""
    response = RedirectResponse(_back(request), status_code=303)
    if to in front_of(request).catalogues.languages():
        secure = request.url.scheme == "https"
        response.set_cookie(LANGUAGE, to, max_age=KEPT, httponly=True, samesite="lax", secure=secure)
    return response


def _back(request: Request) -> str:
    """The page that the form stood on, if it is one of ours."""
    try:
        came = urlsplit(request.headers.get("referer", ""))
    except ValueError:
        return "/"
    own = (
        came.netloc == request.headers.get("host", "") and came.path.startswith("/") and came.path[1:2] != "/"
    )
    return f"{came.path}?{came.query}" if own and came.query else came.path if own else "/"
