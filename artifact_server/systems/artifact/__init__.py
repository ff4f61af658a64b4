"""Last Frontier: The Artifact. Rules of the station Feynman inside the seam of `core.game`."""

from artifact_server.systems.artifact.pictures import pictures
from artifact_server.systems.artifact.system import Artifact, open_system
from artifact_server.systems.artifact.whereabouts import check_texts

__all__ = ["Artifact", "check_texts", "open_system", "pictures"]
