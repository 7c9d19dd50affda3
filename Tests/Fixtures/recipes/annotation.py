# SPDX-License-Identifier: AGPL-3.0-or-later
"""Annotation dictionaries with their appearances, drawn in the page's own coordinates."""

from .canvas import Canvas
from .metrics import width
from .pdf import DATE

HIDDEN, PRINT, NO_VIEW, LOCKED = 2, 4, 32, 128
BLUE, RED, GREEN, YELLOW = [0.1, 0.3, 0.8], [0.8, 0.1, 0.1], [0.1, 0.5, 0.2], [1, 0.95, 0.4]


def annotation(pdf, subtype, rect, name=None, drawing=None, flags=PRINT, **entries):
    """An annotation; `drawing` is a Canvas whose operators become its normal appearance."""
    result = {"Type": "/Annot", "Subtype": "/" + subtype, "Rect": list(rect), "F": flags}
    if name:
        result["NM"] = name
    if drawing:
        form = {"Type": "/XObject", "Subtype": "/Form", "BBox": list(rect)}
        form["Resources"] = drawing.resources(pdf)
        result["AP"] = {"N": pdf.add(form, drawing.content())}
    return {**result, **entries}


def markup(pdf, subtype, rect, name=None, drawing=None, **entries):
    """A markup annotation by Ann."""
    entries = {"T": "Ann", "M": DATE, "CreationDate": DATE, **entries}
    return annotation(pdf, subtype, rect, name, drawing, **entries)


def square(pdf, rect, name=None, color=BLUE, interior=None, subtype="Square", **entries):
    """A square, or with `subtype` a circle, with a border of two points."""
    x0, y0, x1, y1 = rect
    drawing = Canvas().stroke(color, 2)
    if interior:
        drawing.fill(interior)
        entries["IC"] = interior
    shape = drawing.rectangle if subtype == "Square" else drawing.ellipse
    shape([x0 + 1, y0 + 1, x1 - 1, y1 - 1], "B" if interior else "S")
    entries = {"C": color, "BS": {"Type": "/Border", "W": 2, "S": "/S"}, **entries}
    return markup(pdf, subtype, rect, name, drawing, **entries)


def circle(pdf, rect, name=None, **entries):
    return square(pdf, rect, name, subtype="Circle", **entries)


def line_box(x, y, text, size, font="Helvetica"):
    """The box of a line of text with its baseline's start at (x, y)."""
    return [x, y - 0.22 * size, x + width(text, font, size), y + 0.78 * size]


def over_text(pdf, subtype, boxes, name=None, color=None, **entries):
    """A highlight, underline or strike-out over `boxes`."""
    drawing = Canvas()
    color = color or (YELLOW if subtype == "Highlight" else RED)
    for x0, y0, x1, y1 in boxes:
        if subtype == "Highlight":
            drawing.blend("Multiply").fill(color).rectangle([x0, y0, x1, y1], "f")
        else:
            y = y0 + 1 if subtype == "Underline" else (y0 + y1) / 2
            drawing.stroke(color, 1).line([x0, y, x1, y])
    rect = [min(b[0] for b in boxes), min(b[1] for b in boxes)]
    rect += [max(b[2] for b in boxes), max(b[3] for b in boxes)]
    quads = [v for x0, y0, x1, y1 in boxes for v in (x0, y1, x1, y1, x0, y0, x1, y0)]
    return markup(pdf, subtype, rect, name, drawing, C=color, QuadPoints=quads, **entries)


def link(pdf, rect, name=None, **entries):
    """A link without a border."""
    return annotation(pdf, "Link", rect, name, Border=[0, 0, 0], **entries)


def uri(address):
    return {"S": "/URI", "URI": address}
