"""HTTP, sockets and pages."""

from artifact_server.web.application import create_web
from artifact_server.web.assets import Assets
from artifact_server.web.front import Front, templates_in
from artifact_server.web.hosts import Hosts

__all__ = ["Assets", "Front", "Hosts", "create_web", "templates_in"]
