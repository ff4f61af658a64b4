"""QR codes as a camera reads them: from the markup of a page, or from a picture of the screen."""

import re
from collections.abc import Sequence

import zxingcpp
from playwright.sync_api import Page

SCALE = 6
"""Pixels of a module."""
RUN = re.compile(r"M(\d+) (\d+)h(\d+)v1H\1z")
GREY = """async (png) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height), ink = canvas.getContext('2d');
  ink.drawImage(image, 0, 0);
  const { data } = ink.getImageData(0, 0, image.width, image.height);
  return [image.width, Array.from({ length: data.length / 4 }, (_, n) => data[4 * n + 1])];
}"""


def codes_in(markup: str) -> list[str]:
    """What the QR codes of a page say."""
    return [
        text for svg in re.findall(r'<svg class="qr".*?</svg>', markup, re.S) for text in read(_drawn(svg))
    ]


def codes_on(blank: Page, png: str) -> list[str]:
    """What the QR codes of a picture (in base 64) say; it is unpacked on an empty page."""
    width, grey = blank.evaluate(GREY, png)
    return read([grey[n : n + width] for n in range(0, len(grey), width)])


def _drawn(svg: str) -> list[list[int]]:
    found = re.search(r'viewBox="0 0 (\d+) \1"', svg)
    assert found, svg[:200]
    size = int(found[1])
    rows = [[255] * size for _ in range(size)]
    for x, y, long in (map(int, run) for run in RUN.findall(svg)):
        rows[y][x : x + long] = [0] * long
    return enlarged(rows)


def enlarged(rows: Sequence[Sequence[int]]) -> list[list[int]]:
    """So that a module is some pixels wide."""
    return [[pixel for pixel in row for _ in range(SCALE)] for row in rows for _ in range(SCALE)]


def read(rows: Sequence[Sequence[int]]) -> list[str]:
    """What is written in a picture, given by rows of grey."""
    data = b"".join(map(bytes, rows))
    picture = memoryview(data).cast("B", (len(rows), len(rows[0])))
    return [found.text for found in zxingcpp.read_barcodes(picture)]
