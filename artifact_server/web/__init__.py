"""HTTP, sockets and pages."""

from artifact_server.web.application import create_web
from artifact_server.web.front import Front, templates_in

__all__ = ["Front", "create_web", "templates_in"]
