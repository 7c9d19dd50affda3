# SPDX-License-Identifier: AGPL-3.0-or-later
"""A form that says what its scripts are told: calculations that are validated, and choices."""

from .canvas import Canvas
from .form import COMBO, DA, MULTI_SELECT, field, listed, shown
from .pdf import PDF
from .scripts import script

FRUITS = [["a", "Apple"], ["b", "Banana"], ["c", "Cherry"]]
TELL = """console.println(["{name}", event.willCommit, event.value, event.change, event.changeEx]
  .join(":"));"""
REFUSE = "if (event.changeEx === 'c') event.rc = false;"
# A large tax shows a part of the form; one above 100 is refused.
TAXED = """getField("surcharge").display = event.value > 10 ? display.visible : display.hidden;
if (event.value > 100) event.rc = false;"""


def make():
    pdf = PDF(title="A calculated form", author="Ann Author; Bob Author")
    page = pdf.reserve()
    rows = [[40, 360 - 30 * place, 200, 380 - 30 * place] for place in range(6)]
    tell = {name: TELL.replace("{name}", name) for name in ("fruit", "list", "many")}
    up = "console.println(\"up:\" + getField(\"list\").value + \":\" + event.value);"
    widgets = [
        field(pdf, page, rows[0], shown("4"), FT="/Tx", T="income", V="4"),
        field(pdf, page, rows[1], shown("2"), FT="/Tx", T="tax", V="2",
              AA={"C": script("event.value = getField('income').value / 2;"), "V": script(TAXED),
                  "F": script("event.value = 'EUR ' + event.value;")}),
        field(pdf, page, rows[2], shown(""), FT="/Tx", T="surcharge", F=2),
        field(pdf, page, rows[3], shown(""), FT="/Tx", T="self", MaxLen=0,
              AA={"C": script("getField('self').value = getField('income').value + 1;")}),
        field(pdf, page, rows[4], shown("Apple"), FT="/Ch", T="fruit", Ff=COMBO, Opt=FRUITS, V="a",
              AA={"K": script(tell["fruit"] + REFUSE), "V": script("console.println(event.value);")}),
        field(pdf, page, [40, 160, 200, 210], listed([title for _, title in FRUITS], 0), FT="/Ch",
              T="list", Opt=FRUITS, V="a", I=[0],
              AA={"K": script(tell["list"] + REFUSE), "U": script(up)}),
        field(pdf, page, [40, 90, 200, 140], listed([title for _, title in FRUITS], 0), FT="/Ch",
              T="many", Ff=MULTI_SELECT, Opt=FRUITS, V="a", I=[0],
              AA={"K": script(tell["many"])}),
    ]  # fmt: skip
    pdf.page([0, 0, 240, 420], Canvas(), widgets, ref=page)
    fonts = {"Helv": pdf.font("Helvetica"), "ZaDb": pdf.font("ZapfDingbats")}
    pdf.catalog["AcroForm"] = {"Fields": widgets, "CO": [widgets[1], widgets[3]],
                               "DR": {"Font": fonts}, "DA": DA}  # fmt: skip
    pdf.catalog["Names"] = {"Templates": {"Names": ["more", page]}}
    return pdf.bytes()
