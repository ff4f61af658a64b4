"""The command line: its commands under their names."""

import sys
from collections.abc import Callable

import typer

from artifact_server.app import catalogues
from artifact_server.commands import checking, games, serving
from artifact_server.core.errors import Refusal
from artifact_server.tournament.command import tournament

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
    help="A judge-moderated server for games of hidden movement.",
)
COMMANDS: dict[str, Callable[..., None]] = {
    "serve": serving.serve,
    "demo": serving.demo,
    "export": games.export,
    "import": games.import_,
    "backup": games.backup,
    "restore": games.restore_,
    "link": games.link,
    "games": games.games,
    "lint-map": checking.lint_map,
    "referee": checking.referee,
    "clauses": checking.clauses,
    "bench": checking.bench,
    "audit": checking.audit,
    "tournament": tournament,
}
for name, command in COMMANDS.items():
    app.command(name)(command)


def main() -> None:
    """The command line. What cannot be done is said in a sentence."""
    try:
        app()
    except Refusal as refusal:
        wording = catalogues().reader()
        typer.echo(f"{wording.say(refusal.words)} ({refusal.code})", err=True)
        sys.exit(1)


if __name__ == "__main__":
    main()
