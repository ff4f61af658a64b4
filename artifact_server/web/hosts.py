"""Which names this server answers to, and which pages may talk to it."""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

LOCAL_SUFFIXES = (".local", ".test")


class Hosts:
    """Knows pages of other sites by their names in Host (a rebound name) or in Origin (their scripts)."""

    def __init__(self, extra: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, own.split(".")[0], *(name.lower() for name in extra)}

    def known(self, host: str) -> bool:
        """Whether a Host header names this server: an address, a local name or a name it was told."""
        name = _name(host)
        return name in self._names or name.endswith(LOCAL_SUFFIXES) or _is_address(name)

    def same(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is one of ours, as seen by a browser that asked for `host`."""
        return urlsplit(origin).netloc.lower() == host.lower() != ""


def only_here(host: str) -> bool:
    """Whether a Host header names this machine in a way that means another one elsewhere."""
    name = _name(host)
    return name == "localhost" or (_is_address(name) and ipaddress.ip_address(name).is_loopback)


def _name(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
