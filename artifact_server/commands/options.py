"""What may be said to several commands."""

from pathlib import Path
from typing import Annotated, Literal

import typer

Data = Annotated[Path, typer.Option("--data", envvar="ARTIFACT_DATA", help="Folder that the games lie in.")]
Url = Annotated[
    str,
    typer.Option("--url", envvar="ARTIFACT_URL", help="Database in place of SQLite: postgresql+psycopg://…"),
]
Host = Annotated[str, typer.Option("--host", envvar="ARTIFACT_HOST", help="Address to listen at.")]
Port = Annotated[
    int, typer.Option("--port", envvar="ARTIFACT_PORT", min=1, max=65535, help="Port to listen at.")
]
Dice = Annotated[
    Path | None, typer.Option("--dice", help="Loaded dice, for tests.", exists=True, dir_okay=False)
]
Names = Annotated[
    list[str] | None,
    typer.Option("--name", envvar="ARTIFACT_NAMES", help="A further name that this server goes by."),
]
Scenarios = Annotated[
    Path | None, typer.Option("--scenarios", help="Folder of scenarios.", exists=True, file_okay=False)
]
Public = Annotated[
    str,
    typer.Option(
        "--public-url", envvar="PUBLIC_URL", help="Where others reach it, if it cannot know: https://…"
    ),
]
Tls = Annotated[
    tuple[Path, Path] | None,
    typer.Option("--tls", metavar="CERT KEY", help="Serve encrypted, with these two files."),
]
Metrics = Annotated[
    str,
    typer.Option(
        "--metrics", envvar="ARTIFACT_METRICS", help="A word that opens /metrics; else there is none."
    ),
]
Log = Annotated[
    Literal["text", "json"], typer.Option("--log", envvar="ARTIFACT_LOG", help="How the console is written.")
]
File = Annotated[Path, typer.Argument(exists=True, dir_okay=False)]
