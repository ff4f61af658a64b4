"""The command line: serve, demo, games, link, export, import, lint-map, referee, clauses, bench, audit, tournament."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import typer

from artifact_server import app as house_app
from artifact_server import logs
from artifact_server.core.errors import Refusal
from artifact_server.core.words import Words
from artifact_server.demo import alone, prepare
from artifact_server.house import PACKAGE, house
from artifact_server.kit.deckplan import lint
from artifact_server.referee.files import play_file, rewrite
from artifact_server.scenario import Shelf, read_card
from artifact_server.settings import EVERYWHERE, Settings, in_a_box
from artifact_server.store import back_up, restore
from artifact_server.systems import check_texts, open_system
from artifact_server.table import Hall, Table
from artifact_server.table.codes import read_code
from artifact_server.tournament.command import tournament
from artifact_server.web.qr import qr_terminal

DEMO = "feynman"

T = TypeVar("T")

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
    help="A judge-moderated server for games of hidden movement.",
)

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


@app.command()
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
        _greet(settings)

    house_app.serve(settings, ready)


@app.command()
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
    tokens = _in_hall(settings, lambda hall: alone(hall, bundle, solo) if solo else prepare(hall, bundle))

    async def ready() -> None:
        _greet(settings)
        _links(settings, tokens)

    house_app.serve(settings, ready)


@app.command()
def export(
    game: str, out: Annotated[Path, typer.Argument()], data: Data = Path("data"), url: Url = ""
) -> None:
    """Write a whole game (its id or join code) to one file: no links and no dice secret in it."""

    async def run(hall: Hall) -> bytes:
        return await hall.export((await _find(hall, game)).id)

    out.write_bytes(_in_hall(Settings(data, url), run))
    typer.echo(f"{out}")


@app.command("import")
def import_(file: File, data: Data = Path("data"), url: Url = "") -> None:
    """Take in an exported game, and print a new link for each of its seats."""

    async def run(hall: Hall) -> tuple[str, dict[str, str]]:
        table = await hall.import_game(file.read_bytes())
        return table.code, {str(seat["id"]): await table.issue(str(seat["id"])) for seat in table.seats()}

    settings = Settings(data, url)
    code, tokens = _in_hall(settings, run)
    typer.echo(code)
    _links(settings, tokens)


@app.command()
def backup(file: Annotated[Path, typer.Argument()], data: Data = Path("data")) -> None:
    """Copy all games to one file, with links and dice secrets, while a server may be writing. Keep it to yourself."""
    back_up(Settings(data).journal, file)
    typer.echo(f"{file}")


@app.command("restore")
def restore_(file: File, data: Data = Path("data")) -> None:
    """Put such a copy where a server looks for its games, if there are none there."""
    restore(file, Settings(data).journal)
    typer.echo(f"{Settings(data).journal}")


@app.command()
def link(game: str, seat: str, data: Data = Path("data"), url: Url = "", port: Port = 8000) -> None:
    """Print a new link for a seat of a game (its id or join code); the old ones end, and all are told."""

    async def run(hall: Hall) -> str:
        return await (await _find(hall, game)).issue(seat)

    settings = Settings(data, url, port=port)
    _links(settings, {seat: _in_hall(settings, run)})


@app.command()
def games(data: Data = Path("data"), url: Url = "") -> None:
    """List the games in the journal, newest first."""
    for line in _in_hall(Settings(data, url), Hall.games):
        typer.echo(f"{line.code}  {line.scenario}  {line.id}")


@app.command("lint-map")
def lint_map(folder: Annotated[Path, typer.Argument(exists=True, file_okay=False)]) -> None:
    """Check the drawn map of a scenario folder, and what its charts and sheets say."""
    bundle = Shelf(folder.resolve().parent).find(folder.resolve().name)
    findings = lint(bundle.files)
    for finding in findings:
        typer.echo(str(finding))
    if findings:
        raise typer.Exit(1)
    read_card(bundle)
    open_system(bundle)
    check_texts(bundle, [path.name for path in folder.iterdir()])


@app.command()
def referee(
    files: Annotated[list[Path], typer.Argument(exists=True, dir_okay=False)],
    update: Annotated[bool, typer.Option("--update", help="Write the told lines anew.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print faults only.")] = False,
) -> None:
    """Play transcripts and hold what each seat is told against what is written."""
    outcomes = [play_file(file) for file in files]
    for outcome in outcomes:
        changed = update and rewrite(outcome)
        faults = outcome.verdict.faults if outcome.verdict and not changed else []
        for line in (outcome.trouble, *faults):
            if line:
                typer.echo(line)
        if outcome.verdict and not quiet:
            state = "rewritten" if changed else "holds" if outcome.holds else f"{len(faults)} faults"
            typer.echo(f"{outcome.file}: {outcome.verdict.commands} orders, {state}")
    if not all(outcome.holds or update for outcome in outcomes):
        raise typer.Exit(1)


@app.command()
def clauses(
    section: Annotated[list[str] | None, typer.Option("--section", help="Only this one, say HATCH.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, with the places of the tests.")] = False,
    page: Annotated[
        Path | None, typer.Option("--page", help="Write all as a page to read, no tests.")
    ] = None,
) -> None:
    """List the rulebook's clauses: what the software does, which tests hold it to that."""
    from artifact_server import clauses as book

    sections = book.read_rulebook(house("static") / "words", house_app.catalogues().reader())
    if page is not None:
        page.write_text(book.as_page(sections), encoding="utf-8")
        return
    wanted = {name.upper() for name in section or ()}
    if unknown := sorted(wanted - {each.id for each in sections}):
        raise typer.BadParameter(f"{', '.join(unknown)} is none of {', '.join(each.id for each in sections)}")
    ledger = book.read_ledger(PACKAGE.parent / "tests")
    table = book.rows([each for each in sections if not wanted or each.id in wanted], ledger)
    for line in [book.as_json(table)] if json else book.as_lines(table):
        typer.echo(line)
    typer.echo(book.summary(table), err=True)
    if ledger is None:
        typer.echo("There are no tests beside an installed package: see a checkout for what holds.", err=True)


@app.command()
def bench(
    json: Annotated[Path | None, typer.Option("--json", help="Write the readings to this file too.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A few repetitions of everything.")] = False,
) -> None:
    """Measure how fast it is here: the rules, the journal, a server with a room of clients."""
    from artifact_server import bench

    size = bench.QUICK if quick else bench.Size()
    readings = bench.run(house_app.open_shelf(Settings()), size, lambda what: typer.echo(what, err=True))
    typer.echo(bench.as_table(readings))
    if json is not None:
        json.write_bytes(bench.as_json(readings))


@app.command()
def audit(
    games: Annotated[
        int, typer.Option("--games", min=0, help="So many pairs of worlds; 0: each one once.")
    ] = 0,
    seed: Annotated[str, typer.Option("--seed", help="Which ones, beyond those.")] = "1",
    keep: Annotated[
        Path | None,
        typer.Option("--keep", help="A file for what is found, to go on from when it was stopped."),
    ] = None,
) -> None:
    """Play pairs of worlds that differ in one secret; fail if anybody can tell them apart who may not know it."""
    from artifact_server.audit.keeping import Kept
    from artifact_server.audit.run import run

    report = run(games, seed, house_app.web_of, lambda what: typer.echo(what, err=True), Kept(keep))
    for line in report.lines():
        typer.echo(line)
    if report.faults:
        raise typer.Exit(1)


app.command()(tournament)


def main() -> None:
    """The command line. What cannot be done is said in a sentence."""
    try:
        app()
    except Refusal as refusal:
        wording = house_app.catalogues().reader()
        typer.echo(f"{wording.say(refusal.words)} ({refusal.code})", err=True)
        sys.exit(1)


def _in_hall(settings: Settings, act: Callable[[Hall], Awaitable[T]]) -> T:
    """Do something in a hall that serves nobody."""

    async def run() -> T:
        hall = house_app.open_hall(settings)
        await hall.start()
        try:
            return await act(hall)
        finally:
            await hall.close()

    return asyncio.run(run())


async def _find(hall: Hall, game: str) -> Table:
    code = read_code(game)
    return await hall.by_code(code) if code else await hall.open(game)


def _greet(settings: Settings) -> None:
    addresses = settings.addresses()
    unreachable = in_a_box() and settings.host in EVERYWHERE
    if unreachable and not settings.public and not settings.names:
        typer.echo(f"  {house_app.catalogues().reader().say(Words.of('in-a-box'))}")
    else:
        typer.echo(qr_terminal(f"{addresses[0]}/"))
    for address in (*addresses, *filter(None, [settings.in_the_room()])):
        typer.echo(f"  {address}/")
    typer.echo("  Ctrl-C stops the server; the games stay.\n")


def _links(settings: Settings, tokens: Mapping[str, str]) -> None:
    address = settings.addresses()[0]
    for seat, token in tokens.items():
        typer.echo(f"  {seat:3} {address}/s/{token}")


if __name__ == "__main__":
    main()
