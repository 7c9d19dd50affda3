# SPDX-License-Identifier: AGPL-3.0-or-later
"""Two columns with a hyphenated word and ligatures, then three paragraphs in one column."""

from .annotation import square
from .canvas import Canvas
from .pdf import PDF

SIZE = [0, 0, 400, 500]
LEFT = [
    "The first lighthouse on this coast was a fire of driftwood in an iron basket. A keeper fed "
    "it through the night, and ships that found it knew they were five miles from safety.",
    "Oil followed wood, and glass followed the open flame. A lens of stepped prisms gath\u00adered "
    "what had been lost to the sky and laid it flat upon the water, so that an "
    "or\u00addi\u00adnary lamp could be seen from beyond the hori\u00adzon.",
    "Each tower was given a rhythm of its own. A captain counted the seconds between two "
    "flashes and read from a table which headland he was looking at, without a single word.",
]
RIGHT = [
    "Fog was the real enemy. Light does not travel far in it, and so the keepers rang bells, "
    "fired cannon, and at last blew horns that were driven by com\u00adpressed air.",
    "Sound bends in strange ways over cold water. A horn that was heard clearly at nine miles "
    "could vanish at two, and nobody could explain why the silence moved.",
    "Today the towers are dark by day and automatic by night. The sta\u00adtions that remain are "
    "visited twice a year, by a mechanic with a box of filters and a fresh lamp.",
]
SINGLE = [
    "This page has one column and three paragraphs. The first of them is here to be selected "
    "as a whole, from its opening word to its final full stop.",
    "The second paragraph follows after a gap. It mentions a violin, an umbrella and a zebra, "
    "which occur nowhere else in the document, so a search for them finds one place each.",
    "The third paragraph ends the page. After it there is nothing but white paper down to the "
    "lower edge, which is a good place for a tap that should meet nothing at all.",
]


def column(canvas, x, y, measure, paragraphs):
    for text in paragraphs:
        y = canvas.paragraph(x, y, measure, text, 11, leading=14) - 8
    return canvas


def make():
    pdf = PDF(title="Two columns", author="Ann Author")
    canvas = column(Canvas(), 40, 450, 150, LEFT)
    column(canvas, 210, 450, 150, RIGHT)
    mark = square(pdf, [36, 444, 110, 464], "square-1", Contents="Look at the beginning")
    pdf.page(SIZE, canvas, [mark])
    pdf.page(SIZE, column(Canvas(), 40, 450, 320, SINGLE))
    return pdf.bytes()
