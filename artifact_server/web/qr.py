"""QR codes as inline SVG, and as half blocks for a terminal."""

import io
from collections.abc import Iterable
from functools import lru_cache

import segno
from markupsafe import Markup


@lru_cache(maxsize=64)
def public_qr_svg(text: str, label: str) -> Markup:
    """The same for what is no secret: drawn once."""
    return qr_svg(text, label)


def qr_svg(text: str, label: str) -> Markup:
    """A picture of one path. Black on white in both themes, or cameras would not read it."""
    code = segno.make(text, error="m", micro=False)
    size = code.symbol_size(border=2)[0]
    path = "".join(
        f"M{start} {row}h{end - start}v1H{start}z"
        for row, line in enumerate(code.matrix_iter(border=2))
        for start, end in _runs(line)
    )
    return Markup(
        '<svg class="qr" viewBox="0 0 {size} {size}" role="img" aria-label="{label}">'
        '<path fill="#fff" d="M0 0H{size}V{size}H0z"/><path fill="#000" d="{path}"/></svg>'
    ).format(size=size, label=label, path=path)


def qr_terminal(text: str) -> str:
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out=out, border=2, compact=True)
    return out.getvalue()


def _runs(line: Iterable[int]) -> list[tuple[int, int]]:
    """The dark runs of a row, as (start, end)."""
    runs: list[tuple[int, int]] = []
    for column, dark in enumerate(line):
        if dark and runs and runs[-1][1] == column:
            runs[-1] = (runs[-1][0], column + 1)
        elif dark:
            runs.append((column, column + 1))
    return runs
