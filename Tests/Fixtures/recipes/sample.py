# SPDX-License-Identifier: AGPL-3.0-or-later
"""The demonstration's document: three pages on the page, with pictures, links and notes."""

from . import outline, sample_text as prose
from .annotation import YELLOW, line_box, link, markup, over_text, uri
from .canvas import Canvas, broken
from .metrics import width
from .pdf import PDF

SIZE = [0, 0, 460, 620]
LEFT, RIGHT, TOP = 50, 410, 550
MEASURE = RIGHT - LEFT
INK, ACCENT = [0.13, 0.13, 0.16], [0.62, 0.16, 0.12]
PAPER, SHADE, LINES = [0.985, 0.97, 0.935], [0.88, 0.85, 0.79], [0.72, 0.69, 0.64]


def make():
    pdf = PDF(title="Recto & Verso", author="The Recto authors")
    pages = [pdf.reserve() for _ in range(3)]
    for draw, ref in zip((opening, parts, folding), pages):
        canvas = Canvas()
        annotations = draw(pdf, canvas, pages)
        label = str(pages.index(ref) + 1)
        canvas.fill(ACCENT).centered(SIZE[2] / 2, 36, label, 9, "Times-Roman")
        pdf.page(SIZE, canvas, annotations, ref=ref)
    first, second, third = pages
    pdf.catalog["PageMode"] = "/UseOutlines"
    pdf.catalog["Outlines"] = outline.tree(pdf, [
        ("Recto & Verso", {"Dest": [first, "/Fit"], "F": outline.BOLD}, True, [
            ("The two sides of a leaf", {"Dest": [first, "/XYZ", 0, 470, None]}, True, []),
        ]),
        ("The parts of a page", {"Dest": [second, "/Fit"]}, True, [
            ("Margins", {"Dest": [second, "/XYZ", 0, 520, None]}, True, []),
            ("The measure", {"Dest": [second, "/XYZ", 220, 520, None]}, True, []),
        ]),
        ("How a sheet folds", {"Dest": [third, "/Fit"]}, True, []),
    ])  # fmt: skip
    return pdf.bytes()


def heading(canvas, x, y, text, size=13):
    canvas.fill(ACCENT).text(x, y, text, size, "Helvetica-Bold").fill(INK)


def caption(canvas, y, text):
    canvas.fill(INK).centered(SIZE[2] / 2, y, text, 9.5, "Times-Italic")


def jump(pdf, canvas, y, text, target):
    """A line at the right that leads to another page."""
    x = RIGHT - width(text, "Times-Italic", 11)
    canvas.fill(ACCENT).text(x, y, text, 11, "Times-Italic").fill(INK)
    box = line_box(x, y, text, 11, "Times-Italic")
    return link(pdf, box, f"link-{text.split()[0].lower()}", A={"S": "/GoTo", "D": [target, "/Fit"]})


def opening(pdf, canvas, pages):
    canvas.fill(ACCENT).text(LEFT, TOP + 8, "A SMALL GUIDE TO THE PAGE", 8, "Helvetica-Bold")
    canvas.fill(INK).text(LEFT - 2, TOP - 34, "Recto & Verso", 40, "Times-Bold")
    canvas.text(LEFT, TOP - 58, prose.SUBTITLE, 13.5, "Times-Italic")
    canvas.stroke(ACCENT, 1.5).line([LEFT, TOP - 72, LEFT + 60, TOP - 72])
    heading(canvas, LEFT, 446, "The two sides of a leaf")
    y = canvas.paragraph(LEFT, 426, MEASURE, prose.SIDES, 11.5, leading=15.5)
    book(canvas, 230, y - 170)
    caption(canvas, y - 186, "An open book: verso on the left, recto on the right.")
    canvas.paragraph(LEFT, y - 212, MEASURE, prose.NUMBERS, 11.5, leading=15.5)
    note = Canvas().stroke(INK, 0.8).fill(YELLOW).rectangle([418.5, 428.5, 435.5, 445.5], "B")
    for line in (433, 437, 441):
        note.line([422, line, 432, line])
    return [
        markup(pdf, "Text", [418, 428, 436, 446], "note-1", note, C=YELLOW, Name="/Note",
               Contents="Latin: recto folio, on the right leaf; verso folio, on the turned leaf."),
        jump(pdf, canvas, 62, "Next: the parts of a page", pages[1]),
    ]  # fmt: skip


def book(canvas, x, y):
    """An open book, 240 wide and 150 high, with its gutter at `x` and its foot at `y`."""
    canvas.fill([0.93, 0.92, 0.9]).ellipse([x - 134, y - 8, x + 134, y + 10], "f")
    for side, label in ((-1, "verso"), (1, "recto")):
        for inset, color in ((0, SHADE), (3, PAPER)):
            leaf(canvas, x, y + inset, side * (122 - inset), 136, color)
        canvas.stroke(LINES, 1.4)
        inner, outer = (x + side * 22, x + side * 100)
        for row in range(8):
            end = outer if row < 7 else inner + (outer - inner) * (0.55 if side > 0 else 1)
            start = inner if side > 0 or row < 7 else inner + (outer - inner) * 0.45
            canvas.line([start, y + 96 - 9 * row, end, y + 96 - 9 * row])
        canvas.fill(ACCENT).centered((inner + outer) / 2, y + 110, label, 14, "Times-Italic")
    canvas.stroke(LINES, 0.8).line([x, y, x, y + 139])


def leaf(canvas, x, y, reach, height, color):
    """Half of an open book, its upper and lower edge curved."""
    canvas.fill(color).stroke(LINES, 0.8)
    canvas.raw(x, y, "m", x + reach * 0.25, y + 14, x + reach * 0.7, y + 10, x + reach, y + 5, "c")
    canvas.raw(x + reach, y + 5 + height, "l")
    canvas.raw(x + reach * 0.7, y + 10 + height, x + reach * 0.25, y + 14 + height)
    canvas.raw(x, y + height, "c b")


def parts(pdf, canvas, pages):
    heading(canvas, LEFT, TOP, "The parts of a page", 20)
    canvas.stroke(ACCENT, 1.5).line([LEFT, TOP - 14, LEFT + 60, TOP - 14])
    measure = (MEASURE - 24) / 2
    second = LEFT + measure + 24
    heading(canvas, LEFT, 508, "Margins")
    y = column(canvas, LEFT, 490, measure, prose.MARGINS)
    spread(canvas, LEFT, y - 130, measure)
    heading(canvas, second, 508, "The measure")
    foot = column(canvas, second, 490, measure, prose.LINES) + 6
    address = "https://example.org/typography"
    canvas.fill([0.1, 0.3, 0.7]).text(second, foot, address, 10, "Times-Roman").fill(INK)
    web = link(pdf, line_box(second, foot, address, 10, "Times-Roman"), "link-web", A=uri(address))
    line = broken(prose.MARGINS[0], measure, 10.5, "Times-Roman")[1]
    box = line_box(LEFT, 490 - 14, line, 10.5, "Times-Roman")
    box[2] = LEFT + measure
    marked = over_text(pdf, "Highlight", [box], "highlight-1", Contents="The rule in one line")
    return [web, marked, jump(pdf, canvas, 62, "Next: how a sheet folds", pages[2])]


def column(canvas, x, y, measure, paragraphs):
    for text in paragraphs:
        y = canvas.paragraph(x, y, measure, text, 10.5, leading=14) - 6
    return y


def spread(canvas, x, y, measure):
    """Two facing pages with the text areas of the classical margins, 2 : 3 : 4 : 6."""
    width, height, unit = 84, 118, 5.6
    middle = x + measure / 2
    canvas.stroke(LINES, 0.8)
    for side in (-1, 1):
        edges = sorted((middle, middle + side * width))
        canvas.fill(PAPER).rectangle([edges[0], y, edges[1], y + height], "B")
        text = sorted((middle + side * 2 * unit, middle + side * (width - 4 * unit)))
        box = [text[0], y + 6 * unit, text[1], y + height - 3 * unit]
        canvas.fill([0.86, 0.72, 0.66]).rectangle(box, "f")
    canvas.fill(INK).centered(middle, y - 14, "Inner, upper, outer, lower: 2 : 3 : 4 : 6", 9,
                              "Times-Italic")  # fmt: skip


def folding(pdf, canvas, pages):
    heading(canvas, LEFT, TOP, "How a sheet folds", 20)
    canvas.stroke(ACCENT, 1.5).line([LEFT, TOP - 14, LEFT + 60, TOP - 14])
    y = canvas.paragraph(LEFT, 508, MEASURE, prose.FOLDING, 11.5, leading=15.5)
    foot = y - 176
    forme(canvas, LEFT + 10, foot, [[5, 4], [8, 1]], "outer side")
    forme(canvas, LEFT + 190, foot, [[3, 6], [2, 7]], "inner side")
    caption(canvas, foot - 34, "Eight pages on one sheet: fold twice, cut, and read in order.")
    canvas.paragraph(LEFT, foot - 62, MEASURE, prose.CLOSING, 11.5, leading=15.5)
    return [jump(pdf, canvas, 62, "Back to the beginning", pages[0])]


def forme(canvas, x, y, rows, label):
    """One side of a sheet of eight pages; the upper row stands on its head."""
    width, height = 80, 84
    for row, numbers in enumerate(rows):
        for index, page in enumerate(numbers):
            left, low = x + width * index, y + height * (1 - row)
            canvas.fill(PAPER).stroke(LINES, 0.8)
            canvas.rectangle([left, low, left + width, low + height], "B")
            turn = "-1 0 0 -1" if row == 0 else "1 0 0 1"
            canvas.raw("q", turn, left + width / 2, low + height / 2, "cm")
            canvas.fill(ACCENT if page % 2 else INK)
            canvas.centered(0, -12, str(page), 34, "Times-Bold").raw("Q")
    canvas.raw("[4 3] 0 d").stroke(ACCENT, 0.8).line([x, y + height, x + 2 * width, y + height])
    canvas.line([x + width, y, x + width, y + 2 * height]).raw("[] 0 d")
    canvas.fill(INK).centered(x + width, y - 14, label, 9.5, "Times-Italic")
