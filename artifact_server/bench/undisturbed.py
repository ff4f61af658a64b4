"""Whoever asks must not be what is measured: no collector of garbage in between, and it is told how busy he is."""

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass
class Asker:
    """The process of all clients."""

    computed: float = 0.0
    """Seconds that it has computed."""


@contextmanager
def undisturbed() -> Iterator[Asker]:
    """Among thousands of views a look for garbage takes longer than a second, and every answer would wait for it."""
    asker = Asker()
    gc.collect()
    gc.freeze()
    gc.disable()
    began = time.process_time()
    try:
        yield asker
    finally:
        asker.computed = time.process_time() - began
        gc.enable()
        gc.unfreeze()
