"""What is begun is finished, though whoever asked for it may go away meanwhile."""

import asyncio
import logging
from typing import TypeVar

from artifact_server.core.errors import Refusal

T = TypeVar("T")
log = logging.getLogger(__name__)


async def finished(task: asyncio.Task[T]) -> T:
    """What comes of it. If the caller is cancelled the task goes on, and what comes of it is `unheard`."""
    try:
        await asyncio.wait([task])
    except asyncio.CancelledError:
        task.add_done_callback(unheard)
        raise
    return task.result()


def unheard(done: asyncio.Task[T]) -> None:
    """Nobody waits for this any more: a refusal has nobody left to be told, a fault goes into the log."""
    fault = None if done.cancelled() else done.exception()
    if fault is not None and not isinstance(fault, Refusal):
        log.error("what somebody had asked for who is gone went wrong", exc_info=fault)
