"""The console for machines: one line of JSON for each record. What a game keeps secret is in no record."""

import logging
import traceback
from datetime import UTC, datetime

import orjson


class Lines(logging.Formatter):
    """When, how grave, who says it, what, and the trace of a fault."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            # Where it broke, never with what: the values of a game are in the words of its errors.
            fault = record.exc_info[1]
            said["fault"] = type(fault).__name__
            said["trace"] = [
                f"{f.filename}:{f.lineno} {f.name}" for f in traceback.extract_tb(fault.__traceback__)
            ]
        return orjson.dumps(said).decode()


def as_lines_of_json() -> None:
    """From now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
