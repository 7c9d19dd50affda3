# SPDX-License-Identifier: AGPL-3.0-or-later
"""Pages to find columns and pictures on: rows across columns, a title, a table, pictures."""

from .canvas import Canvas, broken
from .columns import LEFT, RIGHT, SINGLE
from .metrics import width
from .pdf import PDF

SIZE = [0, 0, 400, 500]
FONT, TEXT, LEADING = "Times-Roman", 10, 13
MEASURE = 153
# The gutter is 14 wide: less than one and a half of the size of the text.
COLUMNS = [40, 40 + MEASURE + 14]


def make():
    pdf = PDF(title="Blocks")
    pdf.page(SIZE, rows(Canvas(), 450))
    pdf.page(SIZE, titled())
    pdf.page(SIZE, table())
    pdf.page(SIZE, pictures(pdf))
    pdf.page(SIZE, rows(Canvas(), 450), Rotate=90)
    pdf.page(SIZE, margins())
    pdf.page(SIZE, Canvas().image(picture(pdf, 250), [0, 0, 400, 500]))
    return pdf.bytes()


def lines(paragraphs):
    return [line for text in paragraphs for line in broken(text, MEASURE, TEXT, FONT)]


def rows(canvas, y):
    """Both columns, a line of the one and then a line of the other."""
    for pair in zip(lines(LEFT), lines(RIGHT)):
        for x, line in zip(COLUMNS, pair):
            slack = (MEASURE - width(line, FONT, TEXT)) / max(line.count(" "), 1)
            canvas.text(x, y, line, TEXT, FONT, slack if slack < 4 else 0)
        y -= LEADING
    return canvas


def titled():
    """A title across both columns, and a note across both below them."""
    canvas = Canvas().centered(200, 460, "Lighthouses and the Sounds of Fog", 16, "Times-Bold")
    canvas.centered(200, 444, "Ann Author and Bob Builder", 10, "Times-Italic")
    rows(canvas, 424)
    note = "Printed for the friends of the coast. " * 4
    canvas.paragraph(40, 60, 320, note, 9, leading=11)
    return canvas


def table():
    """A paragraph, and beneath it a table of five columns."""
    canvas = Canvas()
    y = canvas.paragraph(40, 450, 320, SINGLE[0], TEXT, leading=LEADING) - 8
    for row in range(14):
        for column in range(5):
            cell = f"Tower {row + 1}" if column == 0 else str((row + 3) * column * 37 % 1000)
            canvas.text(40 + 68 * column, y, cell, TEXT, FONT)
        y -= LEADING
    return canvas


def picture(pdf, shade):
    """Four pixels."""
    image = {"Type": "/XObject", "Subtype": "/Image", "Width": 2, "Height": 2}
    image |= {"ColorSpace": "/DeviceGray", "BitsPerComponent": 8}
    return pdf.add(image, bytes([shade, shade // 2, shade // 2, shade]))


def pictures(pdf):
    """A picture in a column; one in three strips over both, and a label on it; an icon."""
    canvas = rows(Canvas(), 450)
    canvas.raw("1 g").rectangle([40, 300, 193, 420], "f").raw("0 g")
    canvas.image(picture(pdf, 200), [50, 310, 180, 410])
    for strip in range(3):
        canvas.image(picture(pdf, 180), [60, 60 + 20 * strip, 340, 80 + 20 * strip])
    canvas.text(190, 88, "A lens", 9, "Helvetica")
    canvas.image(picture(pdf, 90), [20, 440, 30, 450])
    return canvas


def margins():
    """One column, beside it a line that runs up; dots lead to the numbers of a contents list."""
    canvas = Canvas()
    canvas.raw("q 0 1 -1 0 30 120 cm").text(0, 0, "Drawn by the keeper of the north tower", 9, FONT)
    canvas.raw("Q")
    y = canvas.paragraph(60, 450, 300, SINGLE[1], TEXT, leading=LEADING) - 8
    for number, title in enumerate(["Fire", "Oil and glass", "Rhythm", "Fog", "Silence", "Filters"]):
        canvas.text(60, y, title, TEXT, FONT).text(345, y, str(11 * number + 3), TEXT, FONT)
        y -= LEADING
    return canvas
