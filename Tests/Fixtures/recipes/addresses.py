# SPDX-License-Identifier: AGPL-3.0-or-later
"""Text with web and e-mail addresses, none of which is a link annotation."""

from .canvas import Canvas
from .pdf import PDF

LINES = [
    "See https://example.org/a_(b)?q=1#top, or",
    "(www.example.com/start). Write to",
    "ann.author+pdf@mail.example.org; not to ann@home",
    "nor to http:// and version 1.2.3 of it.",
]


def make():
    pdf = PDF(title="Addresses", author="Ann Author")
    canvas = Canvas()
    for index, line in enumerate(LINES):
        canvas.text(40, 300 - 40 * index, line)
    pdf.page([0, 0, 400, 340], canvas)
    return pdf.bytes()
