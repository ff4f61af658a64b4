"""What somebody has been told, the oldest first: full sheets stay as they are written until they are turned up again."""

from collections.abc import Iterator, Sequence
from typing import Any, overload

from pydantic import GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema

from artifact_server.core.words import Notice

SHEET = 32
"""Notices on a sheet."""
_SHEETS: TypeAdapter[tuple[Notice, ...]] = TypeAdapter(tuple[Notice, ...])
_Written = tuple[tuple[str, ...], tuple[Notice, ...]]


class _Sheet:
    """A full sheet: written, read, or both. It never changes."""

    __slots__ = ("_notices", "_text")

    def __init__(self, notices: tuple[Notice, ...] = (), text: str = "") -> None:
        self._notices, self._text = notices, text

    @property
    def notices(self) -> tuple[Notice, ...]:
        if not self._notices:
            self._notices = _SHEETS.validate_json(self._text)
        return self._notices

    @property
    def text(self) -> str:
        if not self._text:
            self._text = _SHEETS.dump_json(self._notices).decode()
        return self._text


class Log(Sequence[Notice]):
    """Notices, of which more come and none ever changes. To load and to keep a long one costs hardly more than a short one."""

    __slots__ = ("_last", "_sheets")

    def __init__(self, sheets: tuple[_Sheet, ...] = (), last: tuple[Notice, ...] = ()) -> None:
        self._sheets, self._last = sheets, last

    def and_then(self, notice: Notice) -> "Log":
        """With one more."""
        last = (*self._last, notice)
        return Log((*self._sheets, _Sheet(last))) if len(last) == SHEET else Log(self._sheets, last)

    def __len__(self) -> int:
        return SHEET * len(self._sheets) + len(self._last)

    @overload
    def __getitem__(self, at: int) -> Notice: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Notice, ...]: ...
    def __getitem__(self, at: int | slice) -> Notice | tuple[Notice, ...]:
        if isinstance(at, slice):
            return tuple(self[n] for n in range(*at.indices(len(self))))
        sheet, n = divmod(range(len(self))[at], SHEET)
        return self._sheets[sheet].notices[n] if sheet < len(self._sheets) else self._last[n]

    def __iter__(self) -> Iterator[Notice]:
        for sheet in self._sheets:
            yield from sheet.notices
        yield from self._last

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and len(self) == len(other) and all(map(Notice.__eq__, self, other))

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Texts of full sheets, and what stands on the last."""
        written = handler.generate_schema(_Written)
        return core_schema.no_info_after_validator_function(
            lambda read: cls(tuple(_Sheet(text=text) for text in read[0]), read[1]),
            written,
            serialization=core_schema.plain_serializer_function_ser_schema(
                lambda log: (tuple(sheet.text for sheet in log._sheets), log._last), return_schema=written
            ),
        )
