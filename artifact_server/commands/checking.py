"""Hold maps, transcripts, clauses, speed and secrecy against what they should be."""

from pathlib import Path
from typing import Annotated

import typer

from artifact_server import app as house_app
from artifact_server.house import PACKAGE, house
from artifact_server.kit.deckplan import lint
from artifact_server.referee.files import play_file, rewrite
from artifact_server.scenario import Shelf, read_card
from artifact_server.settings import Settings
from artifact_server.systems import check_texts, open_system


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


def bench(
    json: Annotated[Path | None, typer.Option("--json", help="Write the readings to this file too.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A few repetitions of everything.")] = False,
    postgres: Annotated[
        str, typer.Option("--postgres", help="An empty database, to measure the journal there too.")
    ] = "",
) -> None:
    """Measure how fast it is here: the rules, the journal, a server with a room of clients."""
    from artifact_server import bench

    size = bench.QUICK if quick else bench.Size()
    readings = bench.run(
        house_app.open_shelf(Settings()), size, lambda what: typer.echo(what, err=True), postgres
    )
    typer.echo(bench.as_table(readings))
    if json is not None:
        json.write_bytes(bench.as_json(readings))


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
