# SPDX-License-Identifier: AGPL-3.0-or-later
"""One field of each kind, with appearances."""

from .annotation import PRINT
from .canvas import Canvas, encode
from .metrics import width
from .pdf import PDF

REQUIRED, PUSH_BUTTON, RADIO, NO_TOGGLE_OFF = 2, 1 << 16, 1 << 15, 1 << 14
COMBO, MULTI_SELECT = 1 << 17, 1 << 21
DA = "0 g /Helv 12 Tf"
LANGUAGES = ["Danish", "English", "Finnish", "German"]


def make():
    pdf = PDF(title="A form", author="Ann Author")
    page, group = pdf.reserve(), pdf.reserve()
    labels = ["Name", "Agree", "Colour", "Country", "Languages", "Form", "Signature"]
    tops = [350, 315, 280, 245, 210, 115, 80]
    canvas = Canvas().text(40, 385, "A form", 24)
    for label, top in zip(labels, tops):
        canvas.text(40, top - 15, label)
    red = radio(pdf, page, group, [120, 260, 140, 280], "red", True)
    blue = radio(pdf, page, group, [160, 260, 180, 280], "blue", False)
    pdf.put(group, {"FT": "/Btn", "T": "colour", "Ff": RADIO | NO_TOGGLE_OFF, "V": "/red",
                    "Kids": [red, blue]})
    widgets = [
        field(pdf, page, [120, 330, 300, 350], shown("Ann"), FT="/Tx", T="name", V="Ann",
              DV="Nobody", MaxLen=40, Ff=REQUIRED, TU="Your full name"),
        button(pdf, page, [120, 295, 140, 315], "Yes", False, "4", FT="/Btn", T="agree",
               V="/Off"),
        red,
        blue,
        field(pdf, page, [120, 225, 300, 245], shown("Norway"), FT="/Ch", T="country", Ff=COMBO,
              Opt=[["is", "Iceland"], ["no", "Norway"], ["se", "Sweden"]], V="no"),
        field(pdf, page, [120, 130, 300, 210], listed(LANGUAGES, 1), FT="/Ch", T="languages",
              Ff=MULTI_SELECT, Opt=LANGUAGES, V="English", I=[1]),
        field(pdf, page, [120, 95, 200, 115], pushed("Clear"), FT="/Btn", T="clear",
              Ff=PUSH_BUTTON, MK={"CA": "Clear", "BG": [0.85, 0.85, 0.85]}, A={"S": "/ResetForm"}),
        field(pdf, page, [120, 40, 300, 80], bordered, FT="/Sig", T="signature"),
    ]  # fmt: skip
    pdf.page([0, 0, 340, 420], canvas, widgets, ref=page)
    fields = [w for w in widgets if w not in (red, blue)]
    fields.insert(2, group)
    fonts = {"Helv": pdf.font("Helvetica"), "ZaDb": pdf.font("ZapfDingbats")}
    pdf.catalog["AcroForm"] = {"Fields": fields, "DR": {"Font": fonts}, "DA": DA}
    return pdf.bytes()


def appearance(pdf, rect, draw):
    """A form XObject with its origin at the widget's lower left."""
    box = [0, 0, rect[2] - rect[0], rect[3] - rect[1]]
    canvas = draw(box)
    fonts = {"Helv": pdf.font("Helvetica"), "ZaDb": pdf.font("ZapfDingbats")}
    form = {"Type": "/XObject", "Subtype": "/Form", "BBox": box, "Resources": {"Font": fonts}}
    return pdf.add(form, canvas.content())


def widget(page, rect, normal, **entries):
    mark = {"BC": [0, 0, 0], **entries.pop("MK", {})}
    return {"Type": "/Annot", "Subtype": "/Widget", "Rect": rect, "F": PRINT, "P": page,
            "DA": DA, "MK": mark, "AP": {"N": normal}, **entries}  # fmt: skip


def field(pdf, page, rect, draw, **entries):
    """A field that is its own and only widget."""
    return pdf.add(widget(page, rect, appearance(pdf, rect, draw), **entries))


def button(pdf, page, rect, state, is_on, symbol, **entries):
    """A check box or radio button: an appearance for `state` and one for `Off`."""

    def marked(box):
        return bordered(box).raw(f"BT 0 g /ZaDb 14 Tf 4 5 Td ({symbol}) Tj ET")

    normal = {state: appearance(pdf, rect, marked), "Off": appearance(pdf, rect, bordered)}
    shown_state = "/" + (state if is_on else "Off")
    return pdf.add(widget(page, rect, normal, AS=shown_state, MK={"CA": symbol}, **entries))


def radio(pdf, page, group, rect, state, is_on):
    return button(pdf, page, rect, state, is_on, "l", Parent=group)


def bordered(box, interior=(1, 1, 1)):
    x0, y0, x1, y1 = box
    canvas = Canvas().fill(interior).stroke([0, 0, 0], 1)
    return canvas.rectangle([x0 + 0.5, y0 + 0.5, x1 - 0.5, y1 - 0.5], "B")


def shown(text):
    """A bordered line of variable text."""
    line = f"/Tx BMC q BT 0 g /Helv 12 Tf 4 6 Td {encode(text)} Tj ET Q EMC"
    return lambda box: bordered(box).raw(line)


def listed(options, selected):
    """A list with one row selected."""

    def draw(box):
        canvas = bordered(box).raw("/Tx BMC q")
        for index, option in enumerate(options):
            y = box[3] - 16 - 16 * index
            if index == selected:
                canvas.fill([0.6, 0.75, 0.85]).rectangle([1, y - 4, box[2] - 1, y + 11], "f")
            canvas.raw(f"BT 0 g /Helv 12 Tf 4 {y} Td {encode(option)} Tj ET")
        return canvas.raw("Q EMC")

    return draw


def pushed(caption):
    """A grey button with its caption in the middle."""

    def draw(box):
        x = (box[2] - width(caption, "Helvetica", 12)) / 2
        canvas = bordered(box, (0.85, 0.85, 0.85))
        return canvas.raw("BT 0 g /Helv 12 Tf", x, "6 Td", encode(caption), "Tj ET")

    return draw
