"""Serve games: an empty house, or one with a prepared game."""

from pathlib import Path
from typing import Annotated

import typer

from artifact_server import app as house_app
from artifact_server import logs
from artifact_server.commands.greeting import greet, print_links
from artifact_server.commands.halls import in_hall
from artifact_server.commands.options import (
    Data,
    Dice,
    Host,
    Log,
    Metrics,
    Names,
    Port,
    Public,
    Scenarios,
    Tls,
    Url,
)
from artifact_server.demo import alone, prepare
from artifact_server.settings import Settings

DEMO = "feynman"


def serve(
    data: Data = Path("data"),
    url: Url = "",
    host: Host = "0.0.0.0",
    port: Port = 8000,
    dice: Dice = None,
    name: Names = None,
    scenarios: Scenarios = None,
    public: Public = "",
    tls: Tls = None,
    metrics: Metrics = "",
    log: Log = "text",
) -> None:
    """Serve games to the room until Ctrl-C."""
    settings = Settings(data, url, host, port, dice, tuple(name or ()), scenarios, public, tls, metrics)
    if log == "json":
        logs.as_lines_of_json()

    async def ready() -> None:
        greet(settings)

    house_app.serve(settings, ready)


def demo(
    data: Data = Path("data"),
    url: Url = "",
    host: Host = "0.0.0.0",
    port: Port = 8000,
    scenario: str = DEMO,
    solo: Annotated[
        str,
        typer.Option("--solo", help="Play this seat alone against bots: pirates, phone, scientist, alien."),
    ] = "",
) -> None:
    """Serve a prepared game, with a link for each seat and for the judge; or, solo, a whole evening against bots."""
    settings = Settings(data, url, host, port)
    shelf = house_app.open_shelf(settings)
    bundle = shelf.find(scenario)
    tokens = in_hall(settings, lambda hall: alone(hall, bundle, solo) if solo else prepare(hall, bundle))

    async def ready() -> None:
        greet(settings)
        print_links(settings, tokens)

    house_app.serve(settings, ready)
