"""Files: a whole game in lines, with a checksum that sees every change."""

import hashlib
from collections.abc import Callable

import orjson
import pytest

from artifact_server.core.errors import Malformed
from artifact_server.store import Saved, read_file, write_file
from tests.store.rows import decision, entry, game

SAVED = Saved(game(), [decision(1), decision(2, "auto", back=1)], [entry(1), entry(2, act_id="x")])
FILE = write_file(SAVED)


def sealed(*lines: object) -> bytes:
    """Lines with a checksum that fits them: the forger's file."""
    body = b"".join((line if isinstance(line, bytes) else orjson.dumps(line)) + b"\n" for line in lines)
    end = {"kind": "end", "lines": len(lines), "sha256": hashlib.sha256(body).hexdigest()}
    return body + orjson.dumps(end) + b"\n"


HEAD, FIRST, SECOND, *_ = [orjson.loads(line) for line in FILE.splitlines()]


def test_a_game_comes_back_as_it_left_but_for_the_secret() -> None:
    again = read_file(FILE, "another secret")
    assert (again.decisions, again.entries) == (SAVED.decisions, SAVED.entries)
    assert (again.game.id, again.game.secret) == ("g", "another secret")


def test_the_secret_of_the_dice_is_not_in_the_file() -> None:
    assert b"secret" not in FILE


def test_a_file_is_readable_lines() -> None:
    assert [orjson.loads(line)["kind"] for line in FILE.splitlines()] == [
        "game",
        "decision",
        "decision",
        "entry",
        "entry",
        "end",
    ]


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda data: b"", "file-empty"),
        (lambda data: b"\n \n", "file-empty"),
        (lambda data: data[: len(data) // 2], "file-truncated"),
        (lambda data: data[:-20], "file-truncated"),
        (lambda data: b"\n".join(data.splitlines()[:-1]), "file-truncated"),
        (lambda data: data.replace(b"beds", b"bugs"), "file-altered"),
        (lambda data: data.replace(b"\n", b"\n\n", 1), "file-altered"),
        (lambda data: b"\n".join(data.splitlines()[1:]), "file-altered"),
        (lambda data: data.replace(b"\n", b"\r\n"), "file-altered"),
        (lambda data: b"PK\x03\x04" + bytes(2000), "file-truncated"),
        (lambda data: b"[" * 100_000, "file-truncated"),
    ],
)
def test_a_damaged_file_is_said_to_be(damage: Callable[[bytes], bytes], code: str) -> None:
    with pytest.raises(Malformed) as fault:
        read_file(damage(FILE), "s")
    assert fault.value.code == code


@pytest.mark.parametrize(
    "lines",
    [
        [b""],
        [7],
        [HEAD, 7],
        [HEAD, {"kind": "decision"}],
        [HEAD, {**FIRST, "n": 2}],
        [HEAD, FIRST, FIRST],
        [HEAD, SECOND, FIRST],
        [HEAD, {**FIRST, "n": "1"}],
        [HEAD, {**FIRST, "n": True}],
        [HEAD, {**FIRST, "extra": 1}],
        [HEAD, {**FIRST, "seat": None}],
        [{**HEAD, "files": {"../x": 7}}],
        [{**HEAD, "created": "now"}],
        [{**HEAD, "extra": 1}],
        [HEAD, b"NaN"],
        [HEAD, b'{"kind":"decision","n":1e999}'],
        [HEAD, b"[" * 5000 + b"]" * 5000],
        [HEAD, HEAD],
    ],
)
def test_a_forged_file_is_broken(lines: list[object]) -> None:
    with pytest.raises(Malformed, match="file-broken"):
        read_file(sealed(*lines), "s")


def test_a_file_of_a_later_version_is_said_to_be() -> None:
    for head in ({**HEAD, "format": 2}, FIRST):
        with pytest.raises(Malformed, match="file-format"):
            read_file(sealed(head), "s")
