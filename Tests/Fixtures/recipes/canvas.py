# SPDX-License-Identifier: AGPL-3.0-or-later
"""What is drawn on a page or in an appearance: operators, and the fonts and images they use."""

from .metrics import width
from .pdf import number

SOFT_HYPHEN = "\u00ad"


def encode(text):
    """Text as codes of the fixtures' font encoding, as a hexadecimal or a literal string."""
    codes = text.replace("\ufb01", "\x01").replace("\ufb02", "\x02").encode("cp1252")
    if all(32 <= code < 127 and code not in b"()\\" for code in codes):
        return "(" + codes.decode() + ")"
    return "<" + codes.hex() + ">"


class Canvas:
    """Collects operators; the names of the resources are chosen here."""

    def __init__(self):
        self.operators = []
        self.font_names = {}
        self.images = {}
        self.states = {}
        self.properties = {}

    def raw(self, *parts):
        """One line of operators and operands; numbers are formatted, the rest is text."""
        self.operators.append(" ".join(p if isinstance(p, str) else number(p) for p in parts))
        return self

    def fill(self, color):
        return self.raw(*color, "rg")

    def stroke(self, color, line_width=1):
        return self.raw(*color, "RG", line_width, "w")

    def rectangle(self, box, paint):
        """`box` is [x0, y0, x1, y1]; `paint` an operator such as `f`, `S` or `B`."""
        x0, y0, x1, y1 = box
        return self.raw(x0, y0, x1 - x0, y1 - y0, "re", paint)

    def line(self, points, paint="S"):
        """A line through `points`, a flat list."""
        self.raw(points[0], points[1], "m")
        for index in range(2, len(points), 2):
            self.raw(points[index], points[index + 1], "l")
        return self.raw(paint)

    def ellipse(self, box, paint):
        x0, y0, x1, y1 = map(float, box)
        x, y, rx, ry = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
        k = 0.5523
        self.raw(x + rx, y, "m")
        self.raw(x + rx, y + k * ry, x + k * rx, y + ry, x, y + ry, "c")
        self.raw(x - k * rx, y + ry, x - rx, y + k * ry, x - rx, y, "c")
        self.raw(x - rx, y - k * ry, x - k * rx, y - ry, x, y - ry, "c")
        self.raw(x + k * rx, y - ry, x + rx, y - k * ry, x + rx, y, "c")
        return self.raw(paint)

    def font_name(self, font):
        return self.font_names.setdefault(font, f"F{len(self.font_names) + 1}")

    def text(self, x, y, text, size=12, font="Helvetica", word_spacing=0.0):
        """One line of text with its baseline's start at (x, y)."""
        self.raw("BT", f"/{self.font_name(font)}", size, "Tf", x, y, "Td")
        if word_spacing:
            self.raw(float(word_spacing), "Tw")
        self.raw(encode(text), "Tj")
        if word_spacing:
            self.raw("0 Tw")
        return self.raw("ET")

    def centered(self, x, y, text, size=12, font="Helvetica"):
        return self.text(x - width(text, font, size) / 2, y, text, size, font)

    def paragraph(self, x, y, measure, text, size=11, font="Times-Roman", leading=None):
        """Justified text from baseline `y` down; returns the baseline that would come next."""
        lines = broken(text, measure, size, font)
        for index, line in enumerate(lines):
            spaces = line.count(" ")
            slack = measure - width(line, font, size)
            last = index == len(lines) - 1
            self.text(x, y, line, size, font, 0 if last or not spaces else slack / spaces)
            y -= leading or size * 1.3
        return y

    def image(self, ref, box):
        name = self.images.setdefault(ref, f"I{len(self.images) + 1}")
        x0, y0, x1, y1 = box
        return self.raw("q", x1 - x0, "0 0", y1 - y0, x0, y0, "cm", f"/{name} Do Q")

    def blend(self, mode):
        name = self.states.setdefault(mode, f"G{len(self.states) + 1}")
        return self.raw(f"/{name} gs")

    def begin_layer(self, ref):
        """What follows, up to `end_layer`, belongs to a layer."""
        name = self.properties.setdefault(ref, f"P{len(self.properties) + 1}")
        return self.raw(f"/OC /{name} BDC")

    def end_layer(self):
        return self.raw("EMC")

    def content(self):
        return "\n".join(self.operators).encode("ascii")

    def resources(self, pdf):
        """The resource dictionary for what was drawn."""
        found = {
            "Font": {name: pdf.font(font) for font, name in self.font_names.items()},
            "XObject": {name: ref for ref, name in self.images.items()},
            "ExtGState": {name: {"BM": "/" + mode} for mode, name in self.states.items()},
            "Properties": {name: ref for ref, name in self.properties.items()},
        }
        return {key: value for key, value in found.items() if value}


def broken(text, measure, size, font):
    """`text` broken into lines no wider than `measure`, at spaces and soft hyphens."""
    lines, line = [], ""
    for word in text.replace("fi", "\ufb01").replace("fl", "\ufb02").split():
        head = line + " " if line else ""
        if width(head + word.replace(SOFT_HYPHEN, ""), font, size) <= measure:
            line = head + word.replace(SOFT_HYPHEN, "")
            continue
        parts = word.split(SOFT_HYPHEN)
        fitting = [
            n
            for n in range(1, len(parts))
            if width(head + "".join(parts[:n]) + "-", font, size) <= measure
        ]
        cut = fitting[-1] if fitting else 0
        lines.append(head + "".join(parts[:cut]) + "-" if cut else line)
        line = "".join(parts[cut:])
    return lines + [line]
