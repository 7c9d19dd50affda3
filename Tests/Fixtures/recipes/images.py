# SPDX-License-Identifier: AGPL-3.0-or-later
"""Images of each kind and placement."""

from . import samples
from .canvas import Canvas
from .pdf import PDF

WIDTH, HEIGHT = 24, 16
QUARTERS = [[(220, 40, 30), (40, 160, 60)], [(40, 70, 200), (250, 220, 60)]]


def pixels(pixel):
    """The samples that `pixel` gives for each place, row by row."""
    return bytes(v for y in range(HEIGHT) for x in range(WIDTH) for v in pixel(x, y))


def quarter(x, y):
    return QUARTERS[y * 2 // HEIGHT][x * 2 // WIDTH]


def image(pdf, data, space="/DeviceRGB", bits=8, width=WIDTH, height=HEIGHT, **entries):
    base = {"Type": "/XObject", "Subtype": "/Image", "Width": width, "Height": height}
    if space:
        base["ColorSpace"] = space
    return pdf.add({**base, "BitsPerComponent": bits, **entries}, data)


def place(canvas, ref, *matrix, before=""):
    """Draws an image with its unit square put where `matrix` says."""
    name = canvas.images.setdefault(ref, f"I{len(canvas.images) + 1}")
    return canvas.raw("q", before, *matrix, "cm", f"/{name} Do Q")


def bits(rows):
    """Rows of `#` and other marks as a bitmap, one bit a mark, `#` as 0."""
    return b"".join(
        int("".join("0" if c == "#" else "1" for c in row), 2).to_bytes(len(row) // 8, "big")
        for row in rows
    )


CHECKS = ["########........", "########........", "........########", "........########"]


def kinds(pdf):
    """Twelve images of 60 by 40 points in rows of three, and more below."""
    jpeg = image(pdf, samples.RGB_JPEG, Filter="/DCTDecode")
    mask = image(pdf, pixels(lambda x, y: [x * 255 // (WIDTH - 1)]), "/DeviceGray")
    palette = b"".join(bytes(c) for row in QUARTERS for c in row)
    images = [
        jpeg,
        image(pdf, samples.GREY_JPEG, "/DeviceGray", Filter="/DCTDecode"),
        image(pdf, samples.CMYK_JPEG, "/DeviceCMYK", Filter="/DCTDecode",
              Decode=[1, 0, 1, 0, 1, 0, 1, 0]),
        image(pdf, pixels(lambda x, y: [255 - v for v in quarter(x, y)] + [0]), "/DeviceCMYK"),
        image(pdf, pixels(quarter), SMask=mask),
        image(pdf, bits(CHECKS), "/DeviceGray", 1, 16, 4),
        image(pdf, bits(CHECKS), None, 1, 16, 4, ImageMask=True),
        image(pdf, samples.JPX, None, Filter="/JPXDecode"),
        image(pdf, pixels(lambda x, y: [y * 2 // HEIGHT * 2 + x * 2 // WIDTH]),
              ["/Indexed", "/DeviceRGB", 3, palette]),
        image(pdf, pixels(quarter), Mask=[220, 220, 40, 40, 30, 30]),
        image(pdf, samples.RGB_JPEG, Filter="/DCTDecode", SMask=mask),
    ]  # fmt: skip
    canvas = Canvas().text(20, 370, "Images of each kind", 14)
    canvas.fill([0.8, 0.1, 0.1])
    for number, ref in enumerate(images):
        column, row = number % 3, number // 3
        place(canvas, ref, 60, 0, 0, 40, 20 + 80 * column, 310 - 55 * row)
    canvas.raw("q 60 0 0 40 180 145 cm")
    canvas.raw("BI /W 2 /H 2 /CS /G /BPC 8 /F /AHx ID 00 55 AA FF> EI Q")
    # Turned by a quarter, on a slant, mirrored, and half of it clipped away.
    place(canvas, jpeg, 0, 60, -40, 0, 60, 70)
    place(canvas, jpeg, 52, 30, -20, 34.6, 120, 70)
    place(canvas, jpeg, -60, 0, 0, 40, 260, 80)
    place(canvas, jpeg, 60, 0, 0, 40, 20, 15, before="20 15 30 40 re W n")
    place(canvas, jpeg, 100, 0, 0, 40, 100, 15)
    return canvas.text(105, 30, "Text on it", 14)


def scan(pdf):
    """A page that is nothing but an image, as a scanner makes it."""
    paper = image(pdf, bits(CHECKS * 8), "/DeviceGray", 1, 16, 32)
    return place(Canvas(), paper, 300, 0, 0, 400, 0, 0)


def layered(pdf):
    """A picture between paper and a stencil over the whole page."""
    paper = image(pdf, b"\xf0\xf0\xf0", width=1, height=1)
    jpeg = image(pdf, samples.RGB_JPEG, Filter="/DCTDecode")
    stencil = image(pdf, bits(CHECKS), None, 1, 16, 4, ImageMask=True)
    canvas = place(Canvas(), paper, 300, 0, 0, 400, 0, 0)
    place(canvas, jpeg, 120, 0, 0, 80, 90, 200)
    return place(canvas, stencil, 300, 0, 0, 400, 0, 0)


def make():
    pdf = PDF(title="Images")
    pdf.page([0, 0, 300, 400], kinds(pdf))
    pdf.page([0, 0, 300, 400], scan(pdf))
    turned = Canvas()
    place(turned, image(pdf, samples.RGB_JPEG, Filter="/DCTDecode"), 120, 0, 0, 80, 90, 200)
    pdf.page([0, 0, 300, 400], turned, Rotate=90)
    pdf.page([0, 0, 300, 400], layered(pdf))
    return pdf.bytes()
