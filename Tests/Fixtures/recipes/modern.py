# SPDX-License-Identifier: AGPL-3.0-or-later
"""A form whose scripts are written in the language as it is now."""

from .canvas import Canvas
from .form import DA, field, shown
from .pdf import PDF
from .scripts import script

GREETING = """const {name, ...rest} = {name: getField("name").value, more: 1};
let words = [`Hello ${name}`, ...Object.keys(rest)];
event.value = words.map(word => word.toUpperCase()).join(" ");"""


def make():
    pdf = PDF(title="A greeting", author="Ann Author")
    page = pdf.reserve()
    widgets = [
        field(pdf, page, [40, 60, 200, 80], shown(""), FT="/Tx", T="name"),
        field(pdf, page, [40, 20, 200, 40], shown(""), FT="/Tx", T="greeting",
              AA={"C": script(GREETING)}),
    ]  # fmt: skip
    pdf.page([0, 0, 240, 100], Canvas(), widgets, ref=page)
    fonts = {"Helv": pdf.font("Helvetica"), "ZaDb": pdf.font("ZapfDingbats")}
    pdf.catalog["AcroForm"] = {"Fields": widgets, "CO": [widgets[1]], "DR": {"Font": fonts},
                               "DA": DA}  # fmt: skip
    return pdf.bytes()
