"""What is done to games that lie in the journal: written out, taken in, copied, opened for a seat, listed."""

from pathlib import Path
from typing import Annotated

import typer

from artifact_server.commands.greeting import print_links
from artifact_server.commands.halls import find, in_hall
from artifact_server.commands.options import Data, File, Port, Url
from artifact_server.settings import Settings
from artifact_server.store import back_up, restore
from artifact_server.table import Hall


def export(
    game: str, out: Annotated[Path, typer.Argument()], data: Data = Path("data"), url: Url = ""
) -> None:
    """Write a whole game (its id or join code) to one file: no links and no dice secret in it."""

    async def run(hall: Hall) -> bytes:
        return await hall.export((await find(hall, game)).id)

    out.write_bytes(in_hall(Settings(data, url), run))
    typer.echo(f"{out}")


def import_(file: File, data: Data = Path("data"), url: Url = "") -> None:
    """Take in an exported game, and print a new link for each of its seats."""

    async def run(hall: Hall) -> tuple[str, dict[str, str]]:
        table = await hall.import_game(file.read_bytes())
        return table.code, {str(seat["id"]): await table.issue(str(seat["id"])) for seat in table.seats()}

    settings = Settings(data, url)
    code, tokens = in_hall(settings, run)
    typer.echo(code)
    print_links(settings, tokens)


def backup(file: Annotated[Path, typer.Argument()], data: Data = Path("data")) -> None:
    """Copy all games to one file, with links and dice secrets, while a server may be writing. Keep it to yourself."""
    back_up(Settings(data).journal, file)
    typer.echo(f"{file}")


def restore_(file: File, data: Data = Path("data")) -> None:
    """Put such a copy where a server looks for its games, if there are none there."""
    restore(file, Settings(data).journal)
    typer.echo(f"{Settings(data).journal}")


def link(game: str, seat: str, data: Data = Path("data"), url: Url = "", port: Port = 8000) -> None:
    """Print a new link for a seat of a game (its id or join code); the old ones end, and all are told."""

    async def run(hall: Hall) -> str:
        return await (await find(hall, game)).issue(seat)

    settings = Settings(data, url, port=port)
    print_links(settings, {seat: in_hall(settings, run)})


def games(data: Data = Path("data"), url: Url = "") -> None:
    """List the games in the journal, newest first."""
    for line in in_hall(Settings(data, url), Hall.games):
        typer.echo(f"{line.code}  {line.scenario}  {line.id}")
