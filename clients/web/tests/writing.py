# SPDX-License-Identifier: MIT
"""Writes PDFs that are only of use to one test."""

from pathlib import Path
from typing import Sequence


def write_pdf(file: Path, objects: Sequence[bytes]) -> None:
    """Writes a PDF with objects, whose numbers begin with 1; the first one is the catalog."""
    text, places = bytearray(b"%PDF-1.7\n"), []
    for number, body in enumerate(objects, 1):
        places.append(len(text))
        text += b"%d 0 obj%b\nendobj\n" % (number, body)
    start = len(text)
    text += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    text += b"".join(b"%010d 00000 n \n" % place for place in places)
    text += b"trailer<</Size %d/Root 1 0 R>>startxref\n%d\n%%%%EOF" % (len(objects) + 1, start)
    file.write_bytes(text)


def write_page(file: Path, annotations: Sequence[str]) -> None:
    """Writes a PDF of one page with annotations; those that are widgets are fields too."""
    numbers = range(4, 4 + len(annotations))
    fields = [f"{number} 0 R" for number, each in zip(numbers, annotations) if "/Widget" in each]
    objects = [
        f"<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[{' '.join(fields)}]>>>>",
        "<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 300 400]>>",
        f"<</Type/Page/Parent 2 0 R/Annots[{' '.join(f'{number} 0 R' for number in numbers)}]>>",
        *(f"<</Type/Annot{each}>>" for each in annotations),
    ]
    write_pdf(file, [each.encode() for each in objects])
