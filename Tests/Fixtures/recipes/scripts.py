# SPDX-License-Identifier: AGPL-3.0-or-later
"""An order with scripts: two amounts, their product, a discount, a date, and buttons."""

from .canvas import Canvas
from .form import DA, PUSH_BUTTON, field, pushed, shown
from .pdf import PDF

READ_ONLY = 1

PRICE = "AFNumber_Format(2, 0, 1, 0, \"$\", true);"
PRICE_KEYS = "AFNumber_Keystroke(2, 0, 1, 0, \"$\", true);"
GREETING = "function priced(name) { return AFMakeNumber(this.getField(name).value); }"
TOTAL = "event.value = priced('price') * priced('quantity') * (1 - priced('discount'));"

ACTIONS = {
    "Order": "if (app.alert('Order now?', 2, 2) == 4) this.submitForm('https://example.com/order');",
    "Name": "getField('notes').value = app.response('Who are you?', 'Name', 'Ann');"
            "console.println('asked'); app.popUpMenu(); "
            "app.setTimeOut(\"console.println('later')\", 1000);",
    "Mail": "this.mailForm(true, 'ann@example.com', '', '', 'An order'); pageNum = 0; nothing();",
}  # fmt: skip


def make():
    pdf = PDF(title="An order", author="Ann Author")
    page = pdf.reserve()
    labels = ["Price", "Quantity", "Discount", "Total", "Date", "Notes"]
    canvas = Canvas().text(40, 385, "An order", 24)
    for place, label in enumerate(labels):
        canvas.text(40, 335 - 35 * place, label)
    rows = [[120, 330 - 35 * place, 300, 350 - 35 * place] for place in range(len(labels))]
    text = [
        field(pdf, page, rows[0], shown("$1.50"), FT="/Tx", T="price", V="1.5",
              AA={"F": script(PRICE), "K": script(PRICE_KEYS)}),
        field(pdf, page, rows[1], shown("2"), FT="/Tx", T="quantity", V="2",
              AA={"V": script("AFRange_Validate(true, 1, true, 100);"),
                  "K": script("AFNumber_Keystroke(0, 1, 0, 0, \"\", true);")}),
        field(pdf, page, rows[2], shown("0%"), FT="/Tx", T="discount", V="0",
              AA={"F": script("AFPercent_Format(0, 1);")}),
        field(pdf, page, rows[3], shown("$3.00"), FT="/Tx", T="total", V="3", Ff=READ_ONLY,
              AA={"F": script(PRICE), "C": script(TOTAL)}),
        field(pdf, page, rows[4], shown(""), FT="/Tx", T="date",
              AA={"F": script("AFDate_FormatEx(\"d mmm yyyy\");"),
                  "K": script("AFDate_KeystrokeEx(\"d mmm yyyy\");")}),
        field(pdf, page, rows[5], shown(""), FT="/Tx", T="notes",
              AA={"V": script("while (event.value == \"forever\");")}),
    ]  # fmt: skip
    buttons = []
    for place, (name, action) in enumerate(ACTIONS.items()):
        rect = [120 + 65 * place, 95, 180 + 65 * place, 115]
        mark = {"CA": name, "BG": [0.85, 0.85, 0.85]}
        buttons.append(field(pdf, page, rect, pushed(name), FT="/Btn", T=name.lower(),
                             Ff=PUSH_BUTTON, MK=mark, A=script(action)))  # fmt: skip
    pdf.page([0, 0, 340, 420], canvas, [*text, *buttons], ref=page)
    fonts = {"Helv": pdf.font("Helvetica"), "ZaDb": pdf.font("ZapfDingbats")}
    pdf.catalog["AcroForm"] = {"Fields": [*text, *buttons], "CO": [text[3]], "DR": {"Font": fonts},
                               "DA": DA}  # fmt: skip
    pdf.catalog["Names"] = {"JavaScript": {"Names": ["functions", script(GREETING)]}}
    return pdf.bytes()


def script(source):
    return {"S": "/JavaScript", "JS": source}
