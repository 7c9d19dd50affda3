# SPDX-License-Identifier: AGPL-3.0-or-later
"""A field, and a button whose script fills it in from a menu."""

from .canvas import Canvas
from .form import DA, PUSH_BUTTON, field, pushed, shown
from .pdf import PDF

CHOOSE = (
    "var chosen = app.popUpMenuEx({cName: 'Red', bMarked: true}, "
    "{cName: 'Green', bEnabled: false}, {cName: '-'}, "
    "{cName: 'Blue', oSubMenu: [{cName: 'Sky', cReturn: 'sky blue'}, {cName: 'Navy'}]}); "
    "if (chosen !== null) getField('colour').value = chosen;"
)


def make():
    pdf = PDF(title="A choice", author="Ann Author")
    page = pdf.reserve()
    canvas = Canvas().text(40, 385, "A choice", 24).text(40, 335, "Colour")
    fields = [
        field(pdf, page, [120, 330, 300, 350], shown(""), FT="/Tx", T="colour"),
        field(pdf, page, [120, 295, 180, 315], pushed("Choose"), FT="/Btn", T="choose",
              Ff=PUSH_BUTTON, MK={"CA": "Choose", "BG": [0.85, 0.85, 0.85]},
              A={"S": "/JavaScript", "JS": CHOOSE}),
    ]  # fmt: skip
    pdf.page([0, 0, 340, 420], canvas, fields, ref=page)
    fonts = {"Helv": pdf.font("Helvetica"), "ZaDb": pdf.font("ZapfDingbats")}
    pdf.catalog["AcroForm"] = {"Fields": fields, "DR": {"Font": fonts}, "DA": DA}
    return pdf.bytes()
