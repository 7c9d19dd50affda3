# SPDX-License-Identifier: AGPL-3.0-or-later
"""A tagged page whose content is drawn in another order than its structure says."""

from .canvas import Canvas
from .pdf import PDF

SIZE = [0, 0, 300, 200]


def make():
    pdf = PDF(title="A tagged document")
    page = pdf.reserve()
    canvas = Canvas()
    drawn = [
        ("P", 20, 60, "It ends here."),
        ("LI", 30, 100, "First item"),
        ("LI", 30, 84, "Second item"),
        ("H1", 20, 170, "The Heading"),
        ("P", 20, 140, "A paragraph with"),
        ("Link", 114, 140, "a link"),
        ("P", 20, 124, "and some more words."),
    ]
    for mark, (role, x, y, text) in enumerate(drawn):
        canvas.raw(f"/{role} <</MCID {mark}>> BDC").text(x, y, text).raw("EMC")
    root = pdf.reserve()
    document = pdf.reserve()
    parents = [None] * len(drawn)

    def element(role, kids, parent=document):
        """An element; `kids` are marks, or functions that make elements below it."""
        ref = pdf.reserve()
        made = []
        for kid in kids:
            if callable(kid):
                made.append(kid(ref))
            else:
                parents[kid] = ref
                made.append(kid)
        return pdf.put(
            ref, {"Type": "/StructElem", "S": "/" + role, "P": parent, "Pg": page, "K": made}
        )

    elements = [
        element("H1", [3]),
        element("P", [4, lambda parent: element("Link", [5], parent), 6]),
        element("L", [
            lambda parent: element("LI", [1], parent), lambda parent: element("LI", [2], parent),
        ]),
        element("P", [0]),
    ]  # fmt: skip
    pdf.put(document, {"Type": "/StructElem", "S": "/Document", "P": root, "K": elements})
    tree = pdf.add({"Nums": [0, parents]})
    pdf.put(root, {"Type": "/StructTreeRoot", "K": [document], "ParentTree": tree})
    pdf.page(SIZE, canvas, ref=page, StructParents=0)
    pdf.catalog["StructTreeRoot"] = root
    pdf.catalog["MarkInfo"] = {"Marked": True}
    pdf.catalog["Lang"] = "en"
    return pdf.bytes()
