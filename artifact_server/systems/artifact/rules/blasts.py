"""Blasts: a shell or charge on its square and round it (GREN-01 to GREN-08, DRIVE-06)."""

from dataclasses import replace

from artifact_server.kit.deckplan import Square
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.rules.assault import Assault, people
from artifact_server.systems.artifact.rules.detonation import blast_reaches, hit_drive
from artifact_server.systems.artifact.rules.draft import Draft
from artifact_server.systems.artifact.rules.panes import panes_of
from artifact_server.systems.artifact.rules.wrecking import BLAST, hit_pane, hit_terminal, whole_terminal


def bursting(book: Book, row: str) -> bool:
    """Whether what this weapon fires goes off where it ends."""
    return row in book.chart("blast", "shells")


def blast(assault: Assault, centre: Square | None) -> None:
    """GREN-03, GREN-05, GREN-08: all in reach, in reading order; then the terminals there, and the windows."""
    if centre is None:
        return
    draft = assault.draft
    if blast_reaches(draft, centre, int(draft.book.chart("blast", "squares"))):
        hit_drive(draft)
        return
    wave = replace(assault, row=BLAST, actor="")
    squares = reached(draft, centre)
    for victim in [f for square in squares for f in people(draft, square)]:
        wave.hit(victim.id, "blast-hit")
    for square in squares:
        wave.scorch(square)
        if whole_terminal(draft, square):
            hit_terminal(wave, square)
        for pane in panes_of(draft.book.plan, square):
            hit_pane(wave, pane)


def reached(draft: Draft, centre: Square) -> list[Square]:
    """The square struck and those round it that walls and shut hatches do not shield."""
    scene, radius = draft.scene(), int(draft.book.chart("blast", "squares"))
    near = (s for s in scene.visible(centre) if scene.distance(centre, s) <= radius)
    return sorted(near, key=lambda s: s.reading_order)
