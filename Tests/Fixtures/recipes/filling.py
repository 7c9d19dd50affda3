# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fields with every way to take text, radio buttons that go off, and an order of tabs by structure."""

from .canvas import Canvas
from .form import COMBO, DA, MULTI_SELECT, RADIO, bordered, field, listed, radio, shown
from .pdf import PDF

READ_ONLY, MULTILINE, PASSWORD, EDITABLE = 1, 1 << 12, 1 << 13, 1 << 18
NO_SCROLL, COMB = 1 << 23, 1 << 24
TAGS = ["bird", "cat", "cow", "dog", "eel"]


def make():
    pdf = PDF(title="A form to fill in")
    first, second = pdf.reserve(), pdf.reserve()
    group = pdf.reserve()
    small = radio(pdf, first, group, [120, 100, 140, 120], "small", True)
    large = radio(pdf, first, group, [160, 100, 180, 120], "large", False)
    pdf.put(group, {"FT": "/Btn", "T": "size", "Ff": RADIO, "V": "/small",
                    "Kids": [small, large]})  # fmt: skip
    lines = [
        text(pdf, first, [120, 340, 300, 400], "notes", "One two", Ff=MULTILINE),
        text(pdf, first, [120, 300, 300, 330], "code", "AB", Ff=COMB, MaxLen=6),
        text(pdf, first, [120, 270, 300, 290], "secret", "pass", Ff=PASSWORD),
        text(pdf, first, [120, 240, 300, 260], "amount", "12", Q=2, DA="0 0 1 rg /Cour 0 Tf"),
        text(pdf, first, [120, 210, 160, 230], "short", "abc", Ff=NO_SCROLL),
        text(pdf, first, [170, 210, 300, 230], "fixed", "fixed", Ff=READ_ONLY),
        field(pdf, first, [120, 180, 300, 200], shown("Oslo"), FT="/Ch", T="city",
              Ff=COMBO | EDITABLE, Opt=["Oslo", "Rome"], V="Oslo"),
        field(pdf, first, [120, 130, 220, 170], listed(TAGS, 1), FT="/Ch", T="tags",
              Ff=MULTI_SELECT, Opt=TAGS, V="cat", I=[1]),
    ]  # fmt: skip
    ordered = [
        text(pdf, second, [40, 60 + 40 * at, 140, 80 + 40 * at], name, "", StructParent=at)
        for at, name in enumerate(["third", "first", "second"])
    ]
    turned = text(pdf, second, [200, 60, 220, 160], "turned", "up", MK={"R": 90})
    page(pdf, first, lines + [small, large], "Fill this in")
    page(pdf, second, ordered + [turned], "And this", Tabs="/S")
    structure(pdf, second, [ordered[1], ordered[2], ordered[0]], [2, 0, 1])
    fonts = {name: pdf.font(font) for name, font in
             [("Helv", "Helvetica"), ("Cour", "Courier"), ("ZaDb", "ZapfDingbats")]}  # fmt: skip
    fields = lines + [group] + ordered + [turned]
    pdf.catalog["AcroForm"] = {"Fields": fields, "DR": {"Font": fonts}, "DA": DA}
    return pdf.bytes()


def text(pdf, page, rect, name, value, **entries):
    draw = shown(value) if value else bordered
    return field(pdf, page, rect, draw, FT="/Tx", T=name, V=value, **entries)


def page(pdf, ref, widgets, title, **entries):
    pdf.page([0, 0, 340, 440], Canvas().text(40, 415, title), widgets, ref=ref, **entries)


def structure(pdf, page, widgets, places):
    """An element for each widget, in this order; `places` tells which is whose in the tree."""
    root, document = pdf.reserve(), pdf.reserve()
    forms = [
        pdf.add({"Type": "/StructElem", "S": "/Form", "P": document, "Pg": page,
                 "K": [{"Type": "/OBJR", "Obj": widget}]})
        for widget in widgets
    ]  # fmt: skip
    pdf.put(document, {"Type": "/StructElem", "S": "/Document", "P": root, "K": forms})
    numbers = [part for key, place in enumerate(places) for part in (key, forms[place])]
    pdf.put(root, {"Type": "/StructTreeRoot", "K": [document],
                   "ParentTree": pdf.add({"Nums": numbers})})  # fmt: skip
    pdf.catalog["StructTreeRoot"] = root
    pdf.catalog["MarkInfo"] = {"Marked": True}
