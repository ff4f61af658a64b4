"""What whoever starts the server may choose, and the addresses that he can then give away."""

import socket
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from artifact_server.core.errors import Malformed

BOXES = ("/.dockerenv", "/run/.containerenv")
EVERYWHERE = frozenset({"0.0.0.0", "::", ""})
# Never called: only asked which of this machine's own addresses would lead there.
ELSEWHERE = ("192.0.2.1", "10.255.255.255", "192.168.255.255")


@dataclass(frozen=True)
class Settings:
    """One server. Without a database URL the games lie in a SQLite file in the data folder."""

    data: Path = Path("data")
    url: str = ""
    host: str = "0.0.0.0"
    port: int = 8000
    dice: Path | None = None
    names: tuple[str, ...] = ()
    """Further names that the server answers to, as behind a proxy."""
    scenarios: Path | None = None
    """A folder of scenarios to use in place of those that come with the server."""
    public: str = ""
    """Where others reach it, if the server cannot know that: "https://games.example.org"."""
    tls: tuple[Path, Path] | None = None
    """A certificate and its key, to be served encrypted."""
    metrics: str = ""
    """The word that opens /metrics; without one there is none."""

    def __post_init__(self) -> None:
        if self.public and not (
            urlsplit(self.public).scheme in ("http", "https") and urlsplit(self.public).hostname
        ):
            raise Malformed("public-url", url=self.public)

    @property
    def database(self) -> str:
        return self.url or f"sqlite:///{self.journal.absolute()}"

    @property
    def journal(self) -> Path:
        """The file that the games lie in, without a database URL."""
        return self.data / "games.db"

    @property
    def shared(self) -> bool:
        """Whether other processes serve the same games."""
        return self.url.startswith("postgres")

    def addresses(self) -> list[str]:
        """Where this server can be reached, the one that others in the room can use first."""
        scheme = "https" if self.tls else "http"
        found = [f"{scheme}://{host}:{self.port}" for host in self.hosts()]
        return [self.public.rstrip("/"), *found] if self.public else found

    def known_as(self) -> tuple[str, ...]:
        """All names that it answers to beside its own."""
        return (*self.names, *filter(None, [urlsplit(self.public).hostname]))

    def in_the_room(self) -> str:
        """The address by which machines that know names without a server of names find it; "" if it listens elsewhere."""
        name = socket.gethostname().partition(".")[0].lower()
        scheme = "https" if self.tls else "http"
        return (
            f"{scheme}://{name}.local:{self.port}"
            if name and self.host in EVERYWHERE and not in_a_box()
            else ""
        )

    def hosts(self) -> list[str]:
        """Those addresses without the port, as they stand in a link."""
        hosts = [*self.names, *(lan_hosts() if self.host in EVERYWHERE else [self.host])]
        return [_bracketed(host) for host in hosts]


def in_a_box() -> bool:
    """Whether this runs in a container, whose own addresses mean nothing outside it."""
    return any(Path(sign).exists() for sign in BOXES)


def lan_hosts() -> list[str]:
    """The addresses of this machine in its networks; the loopback address if it is in none."""
    found = dict.fromkeys(filter(None, (_towards(target) for target in ELSEWHERE)))
    with suppress(OSError):
        found |= dict.fromkeys(str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None))
    # Addresses that need a scope or change daily help nobody who must type them.
    plain = [host for host in found if not host.startswith("127.") and ":" not in host]
    return plain or ["127.0.0.1"]


def _towards(target: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
