# SPDX-License-Identifier: MIT
"""Compares what the viewer draws with reference pictures, which ``PICTURES=record`` makes anew."""

import base64
import os
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext

FOLDER = Path(__file__).parent / "pictures"
RECORDS = os.environ.get("PICTURES") == "record"
#: The share of points that may differ, and by how much of 255 a point may without counting.
DIFFERENT = 0.003
TOLERANCE = 40

#: The share of points that differ. Pictures are compared at half their size: edges may be drawn a little
#: softer or harder.
COMPARE = """async ([one, other, tolerance]) => {
  const read = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const size = [picture.width >> 1, picture.height >> 1];
    const context = new OffscreenCanvas(...size).getContext("2d");
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


def difference(context: BrowserContext, one: bytes, other: bytes) -> float:
    """The share of points in which two PNGs differ, from 0 to 1."""
    page = context.new_page()
    pictures = [base64.b64encode(picture).decode() for picture in (one, other)]
    share: float = page.evaluate(COMPARE, [*pictures, TOLERANCE])
    page.close()
    return share


def check(test: Any, name: str, picture: bytes) -> None:
    """Fails a test if a picture is not like its reference; keeps it beside the reference then."""
    reference = FOLDER / f"{name}.png"
    seen = FOLDER / f"{name}.seen.png"
    if RECORDS:
        reference.write_bytes(picture)
        return
    test.assertTrue(reference.exists(), f"There is no picture {name}: PICTURES=record makes it.")
    share = difference(test.context, reference.read_bytes(), picture)
    if share > DIFFERENT:
        seen.write_bytes(picture)
        test.fail(f"{share:.1%} of {name} is different: compare {seen} with {reference.name}.")
    seen.unlink(missing_ok=True)
