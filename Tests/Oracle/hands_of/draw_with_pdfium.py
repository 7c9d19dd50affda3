# SPDX-License-Identifier: AGPL-3.0-or-later
"""Draws pages with pdfium: draw_with_pdfium FOLDER-OF-PDFIUM [[FILE, PAGE, PICTURE], …]

Prints the rectangles of the pages' links with an address, page by page, in points from the upper left.
"""

import json
import sys

from .ink import SCALE

sys.path.insert(0, sys.argv[1])

import ctypes  # noqa: E402

import pypdfium2  # noqa: E402
import pypdfium2.raw as pdfium  # noqa: E402


def links(page):
    place, link, found = ctypes.c_int(0), pdfium.FPDF_LINK(), []
    while pdfium.FPDFLink_Enumerate(page, place, link):
        box = pdfium.FS_RECTF()
        pdfium.FPDFLink_GetAnnotRect(link, box)
        if pdfium.FPDFLink_GetAction(link):
            top = page.get_height()
            found.append([box.left, top - box.top, box.right, top - box.bottom])
    return found


places = []
for file, page, picture in json.loads(sys.argv[2]):
    document = pypdfium2.PdfDocument(file)
    document.init_forms()
    bitmap = document[page].render(scale=SCALE, rev_byteorder=True, prefer_bgrx=False)
    data, stride, width = bytes(bitmap.buffer), bitmap.stride, bitmap.width
    rows = [data[start:start + 3 * width] for start in range(0, stride * bitmap.height, stride)]
    with open(picture, "wb") as out:
        out.write(b"P6\n%d %d\n255\n" % (width, bitmap.height) + b"".join(rows))
    places.append(links(document[page]))
    document.close()
print(json.dumps(places))
