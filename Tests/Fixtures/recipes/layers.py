# SPDX-License-Identifier: AGPL-3.0-or-later
"""Layers: nested, labelled, hidden, locked, in a radio group, unlisted, and on an annotation."""

from .annotation import link, square, uri
from .canvas import Canvas
from .pdf import PDF

SIZE = [0, 0, 300, 200]


def make():
    pdf = PDF(title="A document with layers")
    base, detail, english, german, locked, secret = (
        pdf.add({"Type": "/OCG", "Name": name, **extra})
        for name, extra in [
            ("Base", {}),
            ("Detail", {"Intent": ["/View", "/Design"]}),
            ("English", {}),
            ("German", {}),
            ("Copyright", {}),
            ("Secret", {}),
        ]
    )
    canvas = Canvas()
    for row, (layer, text) in enumerate([
        (base, "The base"),
        (detail, "A detail"),
        (english, "Good morning"),
        (german, "Guten Morgen"),
        (locked, "Mine"),
        (secret, "Not for you"),
    ]):
        canvas.begin_layer(layer).text(20, 160 - 25 * row, text).end_layer()
    canvas.text(150, 160, "Always")
    either = pdf.add({"Type": "/OCMD", "OCGs": [english, german], "P": "/AnyOn"})
    pdf.page(SIZE, canvas, [
        square(pdf, [150, 100, 180, 130], "on-detail", OC=detail),
        square(pdf, [200, 100, 230, 130], "on-either", OC=either),
        link(pdf, [150, 50, 200, 70], "link-on-german", OC=german, A=uri("https://example.org/")),
    ])  # fmt: skip
    pdf.catalog["OCProperties"] = {
        "OCGs": [base, detail, english, german, locked, secret],
        "D": {
            "Name": "Default",
            "Order": [base, [detail], ["Languages", english, german], locked],
            "OFF": [german, secret],
            "RBGroups": [[english, german]],
            "Locked": [locked],
        },
        # An alternative, which is not what the document is shown with.
        "Configs": [{"Name": "All", "BaseState": "/ON"}],
    }
    return pdf.bytes()
