# SPDX-License-Identifier: AGPL-3.0-or-later
"""One annotation of each common kind; only the two overlapping squares touch another one."""

from .annotation import BLUE, GREEN, HIDDEN, LOCKED, NO_VIEW, PRINT, RED, YELLOW
from .annotation import annotation, circle, line_box, link, markup, over_text, square, uri
from .canvas import Canvas
from .pdf import PDF

SIZE = [0, 0, 400, 500]


def make():
    pdf = PDF(title="Annotations", author="Ann Author")
    first, second = pdf.reserve(), pdf.reserve()
    canvas = Canvas().text(40, 450, "Annotations", 24)
    canvas.text(40, 415, "These words are highlighted by Ann.")
    canvas.text(40, 395, "Nothing lies over these words.")
    canvas.text(40, 370, "Go to the second page").text(220, 370, "Visit example.org")
    pdf.page(SIZE, canvas, shapes(pdf, second), ref=first)

    canvas = Canvas().text(40, 450, "Second page", 24)
    canvas.text(40, 415, "These words are underlined.")
    canvas.text(40, 395, "These words are struck out.")
    pdf.page(
        SIZE,
        canvas,
        [
            over_text(
                pdf,
                "Underline",
                [line_box(40, 415, "These words are underlined.", 12)],
                "underline-1",
            ),
            over_text(
                pdf,
                "StrikeOut",
                [line_box(40, 395, "These words are struck out.", 12)],
                "strikeOut-1",
            ),
            square(pdf, [40, 250, 140, 330], "square-2", color=GREEN),
        ],
        ref=second,
    )
    return pdf.bytes()


def shapes(pdf, second):
    """The first page's annotations, bottom up."""
    stroke = [250, 280, 262, 320, 275, 295, 288, 332, 300, 300, 310, 318]
    ink = Canvas().stroke(RED, 3).line(stroke)
    line = Canvas().stroke(BLUE, 2).line([40, 70, 180, 120])
    text = Canvas().stroke(GREEN, 1).rectangle([40.5, 190.5, 179.5, 239.5], "S")
    text.fill([0, 0, 0]).text(46, 222, "Free text on", 12).text(46, 206, "two lines", 12)
    highlighted = line_box(40, 415, "These words are highlighted by Ann.", 12)
    note, popup = note_with_popup(pdf)
    return [
        over_text(pdf, "Highlight", [highlighted], "highlight-1", Contents="Worth a second look"),
        link(
            pdf,
            line_box(40, 370, "Go to the second page", 12),
            "link-1",
            A={"S": "/GoTo", "D": [second, "/Fit"]},
        ),
        link(pdf, line_box(220, 370, "Visit example.org", 12), A=uri("https://example.org/")),
        square(pdf, [40, 270, 120, 340], "square-1", interior=YELLOW, Contents="A square"),
        circle(pdf, [140, 270, 220, 340], "circle-1", color=RED),
        markup(pdf, "Ink", [240, 270, 320, 340], "ink-1", ink, InkList=[stroke], C=RED,
               BS={"Type": "/Border", "W": 3}),
        note,
        popup,
        markup(pdf, "FreeText", [40, 190, 180, 240], "freeText-1", text, C=GREEN,
               DA="0 0 0 rg /Helv 12 Tf", Contents="Free text on\ntwo lines"),
        square(pdf, [200, 200, 240, 240], "hidden-1", flags=PRINT | HIDDEN),
        square(pdf, [250, 200, 290, 240], "noView-1", flags=PRINT | NO_VIEW),
        square(pdf, [300, 200, 340, 240], "locked-1", color=RED, flags=PRINT | LOCKED),
        markup(pdf, "Line", [38, 68, 182, 122], None, line, L=[40, 70, 180, 120], C=BLUE,
               BS={"Type": "/Border", "W": 2}),
        square(pdf, [220, 50, 360, 170], "large-1", interior=[0.9, 0.9, 0.9]),
        square(pdf, [270, 90, 310, 130], "small-1", color=RED, interior=YELLOW),
    ]


def note_with_popup(pdf):
    """A text note and its closed pop-up, which name each other."""
    note, popup = pdf.reserve(), pdf.reserve()
    icon = Canvas().stroke([0, 0, 0], 1).fill(YELLOW)
    icon.rectangle([340.5, 320.5, 359.5, 339.5], "B")
    for y in (326, 330, 334):
        icon.line([344, y, 356, y])
    flags = PRINT | 8 | 16  # NoZoom and NoRotate, as a note has them
    pdf.put(note, markup(pdf, "Text", [340, 320, 360, 340], "note-1", icon, flags=flags,
                         C=YELLOW, Name="/Note", Contents="A note to the reader", Popup=popup))
    rect = [330, 250, 395, 310]
    pdf.put(popup, annotation(pdf, "Popup", rect, "popup-1", Parent=note, Open=False, flags=0))
    return note, popup
