# SPDX-License-Identifier: AGPL-3.0-or-later
"""Pictures of pages by poppler and pdfium, each as its width and rows of RGB."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from .ink import SCALE

TIMEOUT = 60
PDFIUM = Path(__file__).resolve().parents[3] / ".pdfium"


def read(path):
    """A picture from a PPM file."""
    data = Path(path).read_bytes()
    kind, width, height, most = data.split(None, 4)[:4]
    if (kind, most) != (b"P6", b"255"):
        raise ValueError(f"{path} is no PPM file with a byte a sample")
    width, height = int(width), int(height)
    start = len(data) - 3 * width * height
    return width, [data[start + 3 * width * y:start + 3 * width * (y + 1)] for y in range(height)]


def poppler(jobs):
    """Draws pages: each job names a file, a page and the picture. Tells nothing of links."""
    for path, page, picture in jobs:
        number = str(page + 1)
        command = ["pdftoppm", "-r", str(72 * SCALE), "-cropbox", "-singlefile", "-f", number, "-l",
                   number, str(path), str(picture.with_suffix(""))]
        subprocess.run(command, check=True, capture_output=True, timeout=TIMEOUT)
    return None


def pdfium(jobs):
    """The same with pdfium, in a process of its own; the links of each page as well."""
    listed = json.dumps([[str(path), page, str(picture)] for path, page, picture in jobs])
    command = [sys.executable, "-m", "hands_of.draw_with_pdfium", str(PDFIUM), listed]
    run = subprocess.run(
        command, check=True, timeout=TIMEOUT, stdout=subprocess.PIPE,
        cwd=Path(__file__).resolve().parents[1])
    return json.loads(run.stdout)


def available():
    """The readers that are installed, by their names."""
    found = {}
    if shutil.which("pdftoppm"):
        found["poppler"] = poppler
    if (PDFIUM / "stamp").exists():
        found["pdfium"] = pdfium
    return found
