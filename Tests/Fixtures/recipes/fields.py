# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fields of the less simple kinds: most without an appearance, some of one name, one on no list."""

from .annotation import PRINT
from .canvas import Canvas
from .form import MULTI_SELECT, NO_TOGGLE_OFF, RADIO, button
from .pdf import PDF

READ_ONLY, MULTILINE, PASSWORD = 1, 1 << 12, 1 << 13
COMBO, EDITABLE, COMB, IN_UNISON = 1 << 17, 1 << 18, 1 << 24, 1 << 25
DA = "0 g /Helv 12 Tf"


def make():
    pdf = PDF(title="Fields", author="Ann Author")
    first, second, order, size = (pdf.reserve() for _ in range(4))

    def widget(page, rect, **entries):
        return pdf.add({"Type": "/Annot", "Subtype": "/Widget", "Rect": rect, "F": PRINT, "P": page,
                        "DA": DA, "MK": {"BC": [0, 0, 0]}, **entries})  # fmt: skip

    def text(page, rect, name, **entries):
        return widget(page, rect, FT="/Tx", T=name, **entries)

    def formatted(call, keystroke):
        return {"F": {"S": "/JavaScript", "JS": call}, "K": {"S": "/JavaScript", "JS": keystroke}}

    notes = text(first, [40, 300, 200, 380], "notes", Ff=MULTILINE, V="First line\rSecond line")
    code = text(first, [40, 260, 200, 280], "code", Ff=COMB, MaxLen=10, V="A1")
    secret = text(first, [40, 220, 200, 240], "secret", Ff=PASSWORD)
    middle = text(first, [220, 260, 300, 280], "middle", Q=1, V="middle")
    auto = text(first, [220, 220, 300, 250], "auto", DA="0 0 1 rg /Helv 0 Tf", V="fits")
    fixed = text(first, [220, 180, 300, 200], "fixed", Ff=READ_ONLY, V="stays")
    person = text(first, [40, 180, 200, 200], "person", V="Ann")
    again = text(second, [40, 180, 200, 200], "person", V="Ann")
    total = text(first, [40, 140, 200, 160], "total", Parent=order, AA=formatted(
        'AFNumber_Format(2, 0, 0, 0, "$", true);', 'AFNumber_Keystroke(2, 0, 0, 0, "$", true);'))  # fmt: skip
    due = text(first, [220, 140, 300, 160], "due", Parent=order, AA=formatted(
        "AFDate_FormatEx('yyyy-mm-dd')", "AFDate_KeystrokeEx('yyyy-mm-dd')"))  # fmt: skip
    pdf.put(order, {"T": "order", "Kids": [total, due]})
    other = widget(first, [40, 100, 200, 120], FT="/Ch", T="other", Ff=COMBO | EDITABLE,
                   Opt=["one", "two"], V="three")  # fmt: skip
    many = widget(first, [220, 60, 300, 120], FT="/Ch", T="many", Ff=MULTI_SELECT,
                  Opt=["a", "b", "c", "d"], V=["a", "c"], I=[0, 2])  # fmt: skip
    sizes = [radio_button(pdf, page, size, rect, state) for page, rect, state in [
        (first, [40, 60, 60, 80], "S"), (first, [80, 60, 100, 80], "L"),
        (second, [40, 60, 60, 80], "S"), (second, [80, 60, 100, 80], "L")]]  # fmt: skip
    flags = RADIO | NO_TOGGLE_OFF | IN_UNISON
    pdf.put(size, {"FT": "/Btn", "T": "size", "Ff": flags, "V": "/S", "Kids": sizes})
    orphan = text(second, [40, 300, 200, 320], "orphan", V="on no list")

    on_first = [notes, code, secret, middle, auto, fixed, person, total, due, other, many]
    pdf.page([0, 0, 340, 420], Canvas().text(40, 390, "Fields", 20), on_first + sizes[:2], ref=first)
    pdf.page([0, 0, 340, 420], Canvas(), [again, orphan, *sizes[2:]], ref=second)
    fields = [notes, code, secret, middle, auto, fixed, person, again, order, other, many, size]
    fonts = {"Helv": pdf.font("Helvetica"), "ZaDb": pdf.font("ZapfDingbats")}
    pdf.catalog["AcroForm"] = {"Fields": fields, "DR": {"Font": fonts}, "DA": DA,
                               "NeedAppearances": True}  # fmt: skip
    return pdf.bytes()


def radio_button(pdf, page, group, rect, state):
    return button(pdf, page, rect, state, state == "S", "l", Parent=group)
