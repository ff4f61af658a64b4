"""The referee: plays a transcript without a server and holds what each seat is told against what is written."""

from artifact_server.referee.play import Verdict, referee

__all__ = ["Verdict", "referee"]
