# SPDX-License-Identifier: AGPL-3.0-or-later
"""Ink, coloured ink, a coloured area and a picture, for recolouring."""

from .canvas import Canvas
from .pdf import PDF

WIDTH, HEIGHT = 48, 32


def pixel(x, y):
    """A sky that darkens upwards, a sun, and a green hill."""
    if (x - 36) ** 2 + (y - 8) ** 2 <= 20:
        return (255, 225, 120)
    if y > 24 - (x - 16) ** 2 // 60:
        return (30 + x, 110 + 2 * (31 - y), 40)
    return (90 + 4 * y, 140 + 3 * y, 215 + y)


def make():
    pdf = PDF(title="Colours")
    picture = pdf.add(
        {"Type": "/XObject", "Subtype": "/Image", "Width": WIDTH, "Height": HEIGHT,
         "ColorSpace": "/DeviceRGB", "BitsPerComponent": 8, "Interpolate": True},
        bytes(v for y in range(HEIGHT) for x in range(WIDTH) for v in pixel(x, y)),
    )  # fmt: skip
    canvas = Canvas().text(40, 350, "Black text on white paper", 16)
    canvas.fill([0.8, 0, 0]).text(40, 320, "Red text", 16)
    canvas.fill([0, 0, 0.8]).text(140, 320, "Blue text", 16)
    canvas.fill([0.5, 0.5, 0.5]).text(40, 295, "Grey text", 16)
    canvas.fill([0.95, 0.75, 0.2]).rectangle([40, 200, 140, 270], "f")
    canvas.fill([0, 0.45, 0.35]).rectangle([160, 200, 260, 270], "f")
    canvas.fill([1, 1, 1]).text(170, 230, "White text", 16)
    canvas.image(picture, [40, 50, 220, 170])
    pdf.page([0, 0, 300, 400], canvas)
    return pdf.bytes()
