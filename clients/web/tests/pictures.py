# SPDX-License-Identifier: MIT
"""Compares what the viewer draws with reference pictures, which ``PICTURES=record`` makes anew."""

import base64
import os
import time
from pathlib import Path
from typing import Any, Callable, NamedTuple

from playwright.sync_api import BrowserContext

FOLDER = Path(__file__).parent / "pictures"
RECORDS = os.environ.get("PICTURES") == "record"
#: How long a browser may take to draw what it has, in seconds.
PATIENCE = 5.0


class Tolerance(NamedTuple):
    """How like its reference a picture has to be."""

    #: How many points of the picture, in a row, are one point of the comparison: edges may be drawn a
    #: little softer or harder.
    points: int
    #: By how much of 255 a point may differ without counting.
    apart: int
    #: The share of points that may differ.
    share: float


#: For pages and what lies over them, with the fonts that the server brings.
PAGES = Tolerance(2, 40, 0.003)
#: For the interface, whose letters each machine draws in its own way.
LAYOUT = Tolerance(4, 24, 0.006)
DIFFERENT = PAGES.share

COMPARE = """async ([one, other, points, tolerance]) => {
  const read = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const size = [Math.floor(picture.width / points), Math.floor(picture.height / points)];
    const context = new OffscreenCanvas(...size).getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, ...size);
    return { size: [picture.width, picture.height], points: context.getImageData(0, 0, ...size).data };
  };
  const [left, right] = [await read(one), await read(other)];
  if (`${left.size}` !== `${right.size}`) return 1;
  let different = 0;
  for (let at = 0; at < left.points.length; at += 4) {
    const apart = (part) => Math.abs(left.points[at + part] - right.points[at + part]) > tolerance;
    if (apart(0) || apart(1) || apart(2)) different += 1;
  }
  return different / (left.points.length / 4);
}"""


def difference(
    context: BrowserContext, one: bytes, other: bytes, tolerance: Tolerance = PAGES
) -> float:
    """The share of points in which two PNGs differ, from 0 to 1."""
    page = context.new_page()
    pictures = [base64.b64encode(picture).decode() for picture in (one, other)]
    share: float = page.evaluate(COMPARE, [*pictures, tolerance.points, tolerance.apart])
    page.close()
    return share


def check_layout(test: Any, name: str, shoot: Callable[[], bytes]) -> None:
    """Fails a test if the interface does not come to be like its reference."""
    check(test, name, shoot, LAYOUT)


def check(test: Any, name: str, shoot: Callable[[], bytes], tolerance: Tolerance = PAGES) -> None:
    """Fails a test if the page does not come to be like its reference.

    The last picture is kept beside the reference then. A busy browser draws late what it has.
    """
    reference = FOLDER / f"{name}.png"
    seen = FOLDER / f"{name}.seen.png"
    if RECORDS:
        test.page.wait_for_timeout(500)
        reference.write_bytes(shoot())
        return
    test.assertTrue(reference.exists(), f"There is no picture {name}: PICTURES=record makes it.")
    end = time.monotonic() + PATIENCE
    while True:
        picture = shoot()
        share = difference(test.context, reference.read_bytes(), picture, tolerance)
        if share <= tolerance.share or time.monotonic() > end:
            break
    if share > tolerance.share:
        seen.write_bytes(picture)
        test.fail(f"{share:.1%} of {name} is different: compare {seen} with {reference.name}.")
    seen.unlink(missing_ok=True)
