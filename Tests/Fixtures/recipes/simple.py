# SPDX-License-Identifier: AGPL-3.0-or-later
"""Three pages of plain prose."""

from .canvas import Canvas
from .pdf import PDF

SIZE = [0, 0, 300, 400]
PROSE = [
    [
        "The quick brown fox jumps over the lazy dog.",
        "A gardener waters nine yellow tulips.",
        "Copper kettles whistle in the kitchen.",
        "Every morning begins with marmalade.",
    ],
    [
        "Sailors mend their nets beside the harbour.",
        "Two lanterns swing above the wooden pier.",
        "The lighthouse keeper counts the waves.",
        "At dusk a heron lands on the breakwater.",
    ],
    [
        "Snow covers the silent mountain village.",
        "A baker carries bread across the square.",
        "The quick river freezes under the bridge.",
        "Children build a castle with frozen towers.",
    ],
]


def make():
    pdf = PDF(title="A simple document", author="Ann Author")
    for index, lines in enumerate(PROSE):
        canvas = Canvas().text(40, 350, f"Page {index + 1}", 24)
        for row, line in enumerate(lines):
            canvas.text(40, 310 - 20 * row, line, 12)
        pdf.page(SIZE, canvas)
    return pdf.bytes()
