# SPDX-License-Identifier: AGPL-3.0-or-later
"""Japanese set vertically, in a font that is not embedded."""

from .canvas import Canvas
from .pdf import PDF

COLUMNS = ["吾輩は猫である。", "名前はまだ無い。"]


def make():
    pdf = PDF(title="Vertical text")
    descriptor = pdf.add(
        {"Type": "/FontDescriptor", "FontName": "/Ryumin-Light", "Flags": 6, "ItalicAngle": 0,
         "FontBBox": [-170, -331, 1024, 903], "Ascent": 723, "Descent": -241, "CapHeight": 709,
         "StemV": 69}
    )  # fmt: skip
    descendant = pdf.add(
        {"Type": "/Font", "Subtype": "/CIDFontType0", "BaseFont": "/Ryumin-Light", "DW": 1000,
         "CIDSystemInfo": {"Registry": "Adobe", "Ordering": "Japan1", "Supplement": 6},
         "FontDescriptor": descriptor}
    )  # fmt: skip
    encoding = "UniJIS-UTF16-V"
    pdf.fonts["Vertical"] = pdf.add(
        {"Type": "/Font", "Subtype": "/Type0", "BaseFont": f"/Ryumin-Light-{encoding}",
         "Encoding": "/" + encoding, "DescendantFonts": [descendant]}
    )  # fmt: skip
    canvas = Canvas()
    name = canvas.font_name("Vertical")
    for index, text in enumerate(COLUMNS):
        codes = text.encode("utf-16-be").hex()
        canvas.raw(f"BT /{name} 24 Tf", 140 - 40 * index, f"260 Td <{codes}> Tj ET")
    pdf.page([0, 0, 200, 300], canvas)
    return pdf.bytes()
