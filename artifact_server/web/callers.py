"""Who calls, as far as can be told: an address; or the word of a proxy that is not believed, and the proxy itself."""

import ipaddress
import logging
from typing import NamedTuple

from starlette.requests import HTTPConnection

log = logging.getLogger(__name__)

SAID = "x-forwarded-for"
MOST_SAID = 60
UNHEARD = (
    "callers come by %s, whose word on who they are is not believed, so that they get in one another's way at the "
    "door: if that is your proxy, set FORWARDED_ALLOW_IPS=%s"
)


class Caller(NamedTuple):
    """For counting how often somebody knocks."""

    address: str
    through: str = ""
    """A machine of our own networks that says it calls for that address, and may say what it likes."""


class Callers:
    """Tells callers apart, and notices a proxy that `FORWARDED_ALLOW_IPS` does not name."""

    unheard = ""
    """The first such proxy."""

    def of(self, connection: HTTPConnection) -> Caller:
        """Who this is. The last of the addresses that a request has gathered is the one that its proxy itself has seen."""
        peer = connection.client.host if connection.client else ""
        said = [each.strip() for line in connection.headers.getlist(SAID) for each in line.split(",")]
        # Where it is believed, the server has put it in the place of the peer.
        if not said or peer in said or not _in_our_networks(peer):
            return Caller(peer)
        self._notice(peer)
        return Caller(said[-1][:MOST_SAID], peer)

    def _notice(self, peer: str) -> None:
        if not self.unheard:
            self.unheard = peer
            log.warning(UNHEARD, peer, peer)


def _in_our_networks(address: str) -> bool:
    """Nobody calls from far away as one of these."""
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False
