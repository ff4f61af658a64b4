"""The command: plays the games, prints what came of them, writes the page."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from artifact_server.core.errors import Rejected
from artifact_server.house import house
from artifact_server.scenario import Shelf
from artifact_server.tournament.cells import TALK, Mix
from artifact_server.tournament.page import page
from artifact_server.tournament.players import PLAYERS
from artifact_server.tournament.run import Tournament

SCENARIO = "feynman"
KEPT = Path(".tournament")


def tournament(
    games: Annotated[int, typer.Option("--games", min=1, help="So many games.")] = 10,
    seed: Annotated[str, typer.Option("--seed", help="Which ones.")] = "1",
    mix: Annotated[str, typer.Option("--mix", help="Seats that play.")] = "P,F,M,A",
    players: Annotated[str, typer.Option("--players", help=f"Who plays: {', '.join(PLAYERS)}.")] = PLAYERS[0],
    talk: Annotated[list[str] | None, typer.Option("--talk", help=f"Only this: {', '.join(TALK)}.")] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=0, help="The last round, if not the usual one.")] = 0,
    processes: Annotated[int, typer.Option("--processes", min=1, help="So many at once.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Lines of JSON, one a game; those in it are not played again."),
    ] = None,
    page_: Annotated[Path | None, typer.Option("--page", help="Write the figures to this page too.")] = None,
) -> None:
    """Have bots play whole games, and hold what comes of them against the bands that it should lie in."""
    seats = tuple(mix.split(","))
    _must_be(players, PLAYERS, "players")
    for each in talk or ():
        _must_be(each, TALK, "talk")
    bundle = Shelf(house("scenarios")).find(SCENARIO)
    played = Tournament(bundle, Mix(dict.fromkeys(seats, players), tuple(talk or TALK), rounds), games, seed)
    records = played.run(out or KEPT / f"{seed}.jsonl", processes, lambda what: typer.echo(what, err=True))
    text = "\n".join(page(records, _again(sys.argv)))
    typer.echo(text)
    if page_ is not None:
        page_.write_text(text + "\n", encoding="utf-8")
    if any("broke" in record for record in records):
        raise typer.Exit(1)


def _must_be(name: str, among: Sequence[str], option: str) -> None:
    if name not in among:
        raise Rejected("no-such-choice", option=option, choice=name)


def _again(words: Sequence[str]) -> str:
    """What was typed."""
    return " ".join(["artifact-server", *words[1:]])
