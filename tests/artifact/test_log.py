"""What a seat has been told reads like a list, however long it is; full sheets are looked into only when somebody asks."""

import pytest
from pydantic import TypeAdapter

from artifact_server.core import log as logs
from artifact_server.core.log import SHEET, Log
from artifact_server.core.words import Notice, Words

LOGS: TypeAdapter[Log] = TypeAdapter(Log)
LENGTHS = (0, 1, SHEET - 1, SHEET, SHEET + 1, 3 * SHEET, 3 * SHEET + 7)


def told(many: int) -> list[Notice]:
    return [
        Notice(Words.of("told", n=n, who=Words.of("eastwood")), f"P{n}c", ("SITU-01",)) for n in range(many)
    ]


def log_of(notices: list[Notice]) -> Log:
    log = Log()
    for notice in notices:
        log = log.and_then(notice)
    return log


@pytest.mark.parametrize("many", LENGTHS)
def test_it_reads_like_the_list_of_what_was_told(many: int) -> None:
    notices = told(many)
    log = log_of(notices)
    assert len(log) == many
    assert list(log) == [log[n] for n in range(many)] == notices
    assert [log[-n] for n in range(1, many + 1)] == notices[::-1]
    assert list(log[5:40]) == notices[5:40]
    assert list(log[-3:]) == notices[-3:]
    with pytest.raises(IndexError):
        log[many]


@pytest.mark.parametrize("many", LENGTHS)
def test_what_is_written_and_read_is_the_same_to_the_byte_looked_into_or_not(many: int) -> None:
    log = log_of(told(many))
    written = LOGS.dump_json(log)
    again = LOGS.validate_json(written)
    assert LOGS.dump_json(again) == written
    assert again == log
    assert LOGS.dump_json(again) == written
    assert LOGS.dump_json(again.and_then(told(1)[0])) == LOGS.dump_json(log.and_then(told(1)[0]))
    assert again.and_then(told(1)[0]) != log


def test_a_long_log_is_loaded_kept_and_gone_on_with_without_a_look_at_its_full_sheets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    notices = told(20 * SHEET + 3)
    written = LOGS.dump_json(log_of(notices))
    with monkeypatch.context() as shut:
        shut.setattr(logs, "_SHEETS", None)
        log = LOGS.validate_json(written)
        assert (len(log), log[-1]) == (len(notices), notices[-1])
        assert LOGS.dump_json(log) == written
        log = log.and_then(notices[0])
        with pytest.raises(AttributeError):
            log[0]
    assert log[0] == notices[0]
    assert log[0] is log[0]


def test_logs_that_say_something_else_are_not_the_same() -> None:
    one, other = told(SHEET + 1), told(SHEET + 1)
    other[3] = Notice(Words.of("told", n=-1))
    assert log_of(one) != log_of(other)
    assert log_of(one) != one
