"""A short run of the audit: each secret once, in one scene or another, and each one's moment."""

from pathlib import Path
from typing import Any

import pytest

from artifact_server.app import web_of
from artifact_server.audit.grid import Grid
from artifact_server.audit.hidden import SECRETS, Secret
from artifact_server.audit.keeping import Finding, Kept
from artifact_server.audit.lawful import NEVER, lawful_scene
from artifact_server.audit.pairs import Pair
from artifact_server.audit.play import CHANNELS, KINDS
from artifact_server.audit.run import Report, all_pairs, pairs, play_pair, run
from artifact_server.audit.scenes import SCENES

pytestmark = pytest.mark.anyio

PLAYED = [scene for scene in SCENES if scene.figures]
COMING_OUT = [secret for secret in SECRETS if secret.name not in NEVER]


@pytest.mark.parametrize("number", range(len(SECRETS)), ids=lambda number: SECRETS[number].name)
@pytest.mark.fault("R6", "R20")
async def test_nobody_can_tell_who_may_not_know(number: int) -> None:
    report = Report()
    report.add(await play_pair(Pair(PLAYED[number % len(PLAYED)], SECRETS[number]), web_of))
    assert not report.leaks
    assert not report.discarded
    compared = {channel for _, _, channel in report.grid.cells}
    assert {"frames", "presence", "work", "pages"} <= compared


async def test_set_up_gives_nothing_away() -> None:
    report = Report()
    report.add(await play_pair(Pair(SCENES[-1], SECRETS[-1]), web_of))
    assert not report.faults_of_pairs()


async def test_every_kind_of_order_is_given_in_one_scene_or_another() -> None:
    """A new kind that no script gives would leave its row of the grid empty, which only the long run would tell."""
    report, note = Report(), next(secret for secret in SECRETS if secret.name == "judge's note")
    for scene in SCENES:
        report.add(await play_pair(Pair(scene, note), web_of))
    assert not set(KINDS) - report.grid.givers.keys()


@pytest.mark.parametrize("number", [1, 12])
async def test_what_bots_make_up_gives_nothing_away(number: int) -> None:
    report = Report()
    secret = SECRETS[number % len(SECRETS)]
    report.add(await play_pair(Pair(PLAYED[number % len(PLAYED)], secret, f"short {number}", True), web_of))
    assert not report.faults_of_pairs()


async def test_others_are_held_to_all_that_they_get_also_after_one_has_come_to_know() -> None:
    """F opens the vault and stands in it or before it; what it orders next is taken in one world alone."""
    report = Report()
    position = next(secret for secret in SECRETS if secret.name == "position")
    report.add(await play_pair(Pair(PLAYED[3], position, "1 161", True), web_of))
    assert any("F on" in who for who in report.discarded)
    assert not report.leaks


@pytest.mark.parametrize("secret", COMING_OUT, ids=lambda secret: secret.name)
@pytest.mark.fault("R60")
async def test_it_comes_out_at_its_moment_and_not_before(secret: Secret, tmp_path: Path) -> None:
    assert not await Pair(lawful_scene(secret), secret).moment(web_of, tmp_path)


# --- the audit itself -------------------------------------------------------------------------------
def test_every_secret_is_played_in_every_scene_that_it_can_be_in() -> None:
    played = {(pair.scene.name, pair.secret.name) for pair in all_pairs()}
    assert len(played) == len(PLAYED) * len(SECRETS) + sum(secret.at_setup is not None for secret in SECRETS)
    longer = list(pairs(len(played) + 10, "x"))
    assert [pair.lots != "" for pair in longer] == [False] * len(played) + [True] * 10
    assert any(pair.wandering for pair in longer)


def test_an_empty_cell_is_a_fault_and_one_that_cannot_be_is_none() -> None:
    grid = Grid()
    assert len(grid.empty()) > 1000
    for kind in KINDS:
        grid.givers[kind] = {"P"}
        for secret in SECRETS:
            for channel in CHANNELS:
                grid.cells[kind, secret.name, channel] = 1
    assert not grid.empty()
    del grid.cells["move", "lock", "forms"]
    del grid.cells["muster", "trap", "forms"]
    assert grid.empty() == ["move × lock × forms"]


def test_too_many_who_could_know_are_a_fault() -> None:
    report = Report(seats=10, discarded=["P saw it"] * 3)
    assert not report.faults_of_pairs()
    report.discarded.append("F saw it")
    assert report.faults_of_pairs() == ["4 of 10 seats could have come to know"]


def a_finding(pair: Pair, **more: Any) -> Finding:
    """That nothing was found."""
    about = {"secret": pair.secret.name, "knowing": pair.knowing, "by_lot": bool(pair.lots), "seats": 4}
    nothing: dict[str, Any] = {"discarded": [], "leaks": [], "cells": [], "givers": {}}
    return Finding(**{"pair": pair.name, **about, **nothing, **more})


def test_cells_are_empty_only_when_all_that_is_written_was_played() -> None:
    *most, last = all_pairs()
    report = Report()
    for pair in most:
        report.add(a_finding(pair))
    assert not report.faults
    assert "1 of the" in "\n".join(report.lines())
    report.add(a_finding(last))
    assert len(report.faults) > 1000


def test_what_was_found_before_a_stop_is_not_played_again(tmp_path: Path) -> None:
    """One pair was found, with a leak; of the next, half a line was written when the machine was switched off."""
    file, (one, other) = tmp_path / "findings", all_pairs()[:2]
    Kept(file).add(a_finding(one, leaks=["P can tell"], cells=[("move", "frames", 2)]))
    with file.open("ab") as half:
        half.write(b'{"pair":"deeds')
    played: list[str] = []
    report = run(2, "x", web_of, played.append, kept := Kept(file))
    assert "P can tell" in report.leaks
    assert report.pairs == 2
    assert kept.findings().keys() == {one.name, other.name}
