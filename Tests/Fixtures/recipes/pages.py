# SPDX-License-Identifier: AGPL-3.0-or-later
"""Five pages in a tree of two levels, and all that can point to a page."""

from .annotation import link
from .canvas import Canvas
from .form import field, shown
from .outline import tree
from .pdf import PDF, Ref

SIZE = [0, 0, 200, 300]


def make():
    pdf = PDF(title="A document with pages", author="Ann Author")
    pages = [pdf.reserve() for _ in range(5)]
    upper, lower = pdf.reserve(), pdf.reserve()
    links = {
        0: link(pdf, [20, 200, 120, 220], "two-link", Dest=[pages[2], "/Fit"]),
        2: link(pdf, [20, 200, 120, 220], "named-link", A={"S": "/GoTo", "D": "end"}),
        3: link(pdf, [20, 200, 120, 220], "own-link", Dest=[pages[3], "/Fit"]),
    }
    widgets, fields = form(pdf, pages)
    beads = [pdf.reserve(), pdf.reserve()]
    elements = structure(pdf, pages[:2])
    for index, ref in enumerate(pages):
        canvas = Canvas()
        if index < len(elements):
            canvas.raw("/P <</MCID 0>> BDC").text(20, 250, f"PageNumber{index}").raw("EMC")
        else:
            canvas.text(20, 250, f"PageNumber{index}")
        annotations = [links[index]] if index in links else []
        extra = {"StructParents": index, "B": [beads[index]]} if index < 2 else {}
        pdf.page(SIZE, canvas, annotations + widgets.get(index, []), ref=ref,
                 Parent=upper if index < 2 else lower, **extra)  # fmt: skip
    node = {"Type": "/Pages", "Parent": Ref(2)}
    pdf.put(upper, {**node, "Kids": pages[:2], "Count": 2})
    pdf.put(lower, {**node, "Kids": pages[2:], "Count": 3, "CropBox": [0, 0, 200, 280],
                    "Rotate": 90})  # fmt: skip
    pdf.pages, pdf.count = [upper, lower], len(pages)
    thread(pdf, pages, beads)
    pdf.catalog["AcroForm"] = {"Fields": fields, "DR": {"Font": {"Helv": pdf.font("Helvetica")}}}
    pdf.catalog["PageLabels"] = {
        "Nums": [0, {"S": "/r"}, 2, {"S": "/D"}, 4, {"S": "/D", "P": "A-"}]
    }
    pdf.catalog["Names"] = {"Dests": {"Names": ["end", [pages[4], "/Fit"]]}}
    pdf.catalog["Outlines"] = tree(pdf, entries(pages))
    return pdf.bytes()


def entries(pages):
    below = [("Two.1", {"Dest": [pages[2], "/FitH", 100]}, True, [])]
    return [
        ("Front", {"Dest": [pages[0], "/Fit"]}, True, []),
        ("Two", {"Dest": [pages[2], "/Fit"]}, True, below),
        ("Four", {"A": {"S": "/GoTo", "D": [pages[3], "/Fit"]}}, True, []),
        ("Named", {"Dest": "end"}, True, []),
    ]


def form(pdf, pages):
    """A field on the second page, and one on the first two; the widgets by page, and the fields."""
    both, box = pdf.reserve(), [20, 100, 120, 120]
    kids = [field(pdf, page, box, shown("x"), Parent=both) for page in pages[:2]]
    alone = field(pdf, pages[1], [20, 60, 120, 80], shown("y"), FT="/Tx", T="alone", V="y")
    pdf.put(both, {"FT": "/Tx", "T": "both", "V": "x", "Kids": kids})
    return {0: [kids[0]], 1: [kids[1], alone]}, [both, alone]


def structure(pdf, pages):
    """A paragraph on each page."""
    root, document = pdf.reserve(), pdf.reserve()
    elements = [
        pdf.add({"Type": "/StructElem", "S": "/P", "P": document, "Pg": page, "K": 0})
        for page in pages
    ]
    pdf.put(document, {"Type": "/StructElem", "S": "/Document", "P": root, "K": elements})
    numbers = [part for index, e in enumerate(elements) for part in (index, [e])]
    pdf.put(root, {"Type": "/StructTreeRoot", "K": document, "ParentTree": {"Nums": numbers},
                   "ParentTreeNextKey": len(elements)})  # fmt: skip
    pdf.catalog["StructTreeRoot"] = root
    pdf.catalog["MarkInfo"] = {"Marked": True}
    return elements


def thread(pdf, pages, beads):
    """An article on the first two pages."""
    article = pdf.add({"Type": "/Thread", "F": beads[0], "I": {"Title": "An article"}})
    for index, bead in enumerate(beads):
        other = beads[1 - index]
        pdf.put(bead, {"Type": "/Bead", "T": article, "N": other, "V": other, "P": pages[index],
                       "R": [20, 240, 180, 270]})  # fmt: skip
    pdf.catalog["Threads"] = [article]
