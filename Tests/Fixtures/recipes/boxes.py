# SPDX-License-Identifier: AGPL-3.0-or-later
"""Pages whose user space is not what is shown: rotated, cropped, scaled, with another origin."""

from .annotation import square
from .canvas import Canvas
from .pdf import PDF


def rotated():
    pdf = PDF(title="Rotated pages")
    for angle in (0, 90, 180, 270):
        canvas = Canvas().text(20, 20, "Corner").centered(100, 150, "Middle")
        mark = square(pdf, [20, 100, 80, 140], f"square-{angle}")
        pdf.page([0, 0, 200, 300], canvas, [mark], Rotate=angle)
    return pdf.bytes()


def cropped():
    pdf = PDF(title="Cropped pages")
    crop = {"CropBox": [50, 60, 350, 460]}
    for number, entries in enumerate([crop, {**crop, "Rotate": 90}], 1):
        canvas = Canvas().text(70, 420, "Shown text").text(10, 20, "Outside")
        mark = square(pdf, [100, 200, 200, 260], f"square-{number}")
        pdf.page([0, 0, 400, 500], canvas, [mark], **entries)
    canvas = Canvas().text(-80, 370, "Shown text")
    mark = square(pdf, [-60, -40, 40, 20], "square-3")
    pdf.page([-100, -100, 300, 400], canvas, [mark])
    return pdf.bytes()


def user_unit():
    pdf = PDF(title="A page in double units")
    canvas = Canvas().text(20, 160, "Double unit")
    mark = square(pdf, [50, 50, 100, 100], "square-1")
    pdf.page([0, 0, 200, 200], canvas, [mark], UserUnit=2)
    return pdf.bytes()
