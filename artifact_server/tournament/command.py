"""The command: plays the games, prints what came of them, writes the page."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from artifact_server.core.errors import Rejected
from artifact_server.house import house
from artifact_server.scenario import Shelf, read_card
from artifact_server.tournament.cells import TALK, Mix
from artifact_server.tournament.duel import duels, fight, score_page
from artifact_server.tournament.page import page
from artifact_server.tournament.players import PLAYERS, USUAL
from artifact_server.tournament.run import Tournament

SCENARIO = "feynman"
KEPT = Path(".tournament")


def tournament(
    games: Annotated[int, typer.Option("--games", min=1, help="So many games.")] = 10,
    seed: Annotated[str, typer.Option("--seed", help="Which ones.")] = "1",
    mix: Annotated[str, typer.Option("--mix", help="Seats that play.")] = "P,F,M,A",
    players: Annotated[str, typer.Option("--players", help=f"Who plays: {', '.join(PLAYERS)}.")] = USUAL,
    talk: Annotated[list[str] | None, typer.Option("--talk", help=f"Only this: {', '.join(TALK)}.")] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=0, help="The last round, if not the usual one.")] = 0,
    processes: Annotated[int, typer.Option("--processes", min=1, help="So many at once.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Lines of JSON, one a game; those in it are not played again."),
    ] = None,
    page_: Annotated[
        Path | None, typer.Option("--page", help="Write what is printed to this page too.")
    ] = None,
    duel: Annotated[
        bool,
        typer.Option("--duel", help="Each seat and species in turn against wanderers, so many games each."),
    ] = False,
) -> None:
    """Have bots play whole games, and hold what comes of them against the bands that it should lie in."""
    seats, bundle = tuple(mix.split(",")), Shelf(house("scenarios")).find(SCENARIO)
    read_card(bundle).opening(seats, {})
    _must_be(players, PLAYERS, "players")
    for each in talk or ():
        _must_be(each, TALK, "talk")
    played = Mix(dict.fromkeys(seats, players), tuple(talk or TALK), rounds)
    kept, command = out or KEPT / f"{seed}.jsonl", " ".join(["artifact-server", *sys.argv[1:]])
    if duel:
        scores = fight([*duels(bundle, played, games, seed)], kept, processes, _aside)
        lines, well = [*score_page(scores, command)], all(score.holds for score in scores)
    else:
        records = Tournament(bundle, played, games, seed).run(kept, processes, _aside)
        lines, well = [*page(records, command)], not any("broke" in record for record in records)
    _print(lines, page_)
    if not well:
        raise typer.Exit(1)


def _aside(what: str) -> None:
    typer.echo(what, err=True)


def _print(lines: Sequence[str], page_: Path | None) -> None:
    text = "\n".join(lines)
    typer.echo(text)
    if page_ is not None:
        page_.write_text(text + "\n", encoding="utf-8")


def _must_be(name: str, among: Sequence[str], option: str) -> None:
    if name not in among:
        raise Rejected("no-such-choice", option=option, choice=name)
