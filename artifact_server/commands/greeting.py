"""What the console says to whoever starts a server: where it is, and who opens which seat."""

from collections.abc import Mapping

import typer

from artifact_server import app as house_app
from artifact_server.core.words import Words
from artifact_server.settings import EVERYWHERE, Settings, in_a_box
from artifact_server.web.qr import qr_terminal


def greet(settings: Settings) -> None:
    """Where the server is to be found, as a picture for a phone too; in a container, what it has to be told."""
    addresses = settings.addresses()
    unreachable = in_a_box() and settings.host in EVERYWHERE
    if unreachable and not settings.public and not settings.names:
        typer.echo(f"  {house_app.catalogues().reader().say(Words.of('in-a-box'))}")
    else:
        typer.echo(qr_terminal(f"{addresses[0]}/"))
    for address in (*addresses, *filter(None, [settings.in_the_room()])):
        typer.echo(f"  {address}/")
    typer.echo("  Ctrl-C stops the server; the games stay.\n")


def print_links(settings: Settings, tokens: Mapping[str, str]) -> None:
    """A line for each seat, with the link that opens it."""
    address = settings.addresses()[0]
    for seat, token in tokens.items():
        typer.echo(f"  {seat:3} {address}/s/{token}")
