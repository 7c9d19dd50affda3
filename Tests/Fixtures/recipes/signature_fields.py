# SPDX-License-Identifier: AGPL-3.0-or-later
"""Signature fields: empty, locked, read-only, with a digital signature that is no real one, and one on
a page that is turned."""

from .annotation import LOCKED, PRINT
from .canvas import Canvas
from .form import DA
from .pdf import PDF

SIZE = [0, 0, 340, 420]


def make():
    pdf = PDF(title="Signature fields", author="Ann Author")
    first, second = pdf.reserve(), pdf.reserve()
    value = pdf.add({"Type": "/Sig", "Filter": "/Adobe.PPKLite", "SubFilter": "/adbe.pkcs7.detached",
                     "ByteRange": [0, 1, 2, 1], "Contents": bytes(8), "Name": "Ann Author"})  # fmt: skip
    fields = [
        field(pdf, first, [120, 320, 300, 370], "empty", TU="Your signature"),
        field(pdf, first, [120, 250, 300, 300], "locked", F=PRINT | LOCKED),
        field(pdf, first, [120, 180, 300, 230], "readOnly", Ff=1),
        field(pdf, first, [120, 110, 300, 160], "digital", V=value),
        field(pdf, second, [120, 320, 300, 370], "turned"),
    ]
    canvas = Canvas().text(40, 385, "Signature fields", 24)
    for label, top in zip(["Empty", "Locked", "Read-only", "Digital"], [350, 280, 210, 140]):
        canvas.text(40, top - 15, label)
    pdf.page(SIZE, canvas, fields[:4], ref=first)
    turned = Canvas().text(40, 385, "Turned", 24)
    pdf.page(SIZE, turned, fields[4:], ref=second, Rotate=90)
    pdf.catalog["AcroForm"] = {"Fields": fields, "DA": DA}
    return pdf.bytes()


def field(pdf, page, rect, name, **entries):
    box = [0, 0, rect[2] - rect[0], rect[3] - rect[1]]
    inner = [0.5, 0.5, box[2] - 0.5, box[3] - 0.5]
    canvas = Canvas().stroke([0.6, 0.6, 0.6], 1).rectangle(inner, "S")
    form = {"Type": "/XObject", "Subtype": "/Form", "BBox": box, "Resources": {}}
    return pdf.add({"Type": "/Annot", "Subtype": "/Widget", "FT": "/Sig", "T": name, "Rect": rect,
                    "NM": "field-" + name, "F": PRINT, "P": page,
                    "AP": {"N": pdf.add(form, canvas.content())}, **entries})  # fmt: skip
