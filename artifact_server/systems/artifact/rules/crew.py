"""The ship's crew: those of the fifteen who are still aboard, dead (SET-13)."""

from dataclasses import replace

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.model.facts import FigureJoined
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.newcomers import figure_of


def lay_body(draft: Draft, name: str, at: Square) -> None:
    """One of the scenario's crew lies dead on a square. He is nobody's, and looks like any of the crew."""
    figure = figure_of(draft, name, "", draft.book.figures[name].kind)
    draft.add(FigureJoined(figure=replace(figure, at=at, wound="dead")))
