# SPDX-License-Identifier: AGPL-3.0-or-later
"""A word, "Xanadu", in every place where a page can keep one, and what must outlive its removal.

The first page says it under the redactions `area-1` (a rectangle), `word-1` (its text) and `picture-1`
(half an image). The second page shows the same form and image without a redaction; there the form
says "Ypsilon". The third and fourth are turned and cropped.
"""

from .annotation import annotation, link, markup, over_text, square, uri
from .canvas import Canvas
from .form import field, shown
from .pdf import PDF, Ref

BOX = [0, 0, 400, 500]
# What is under `area-1`, in user space.
AREA = [40, 300, 360, 440]


def form(pdf, canvas, box=(0, 0, 400, 500), **entries):
    entries = {"Type": "/XObject", "Subtype": "/Form", "BBox": list(box), **entries}
    return pdf.add({**entries, "Resources": canvas.resources(pdf)}, canvas.content())


def picture(pdf):
    """Red on the left, green on the right, 20 by 10 pixels."""
    row = b"\xdd\x22\x22" * 10 + b"\x22\xaa\x44" * 10
    base = {"Type": "/XObject", "Subtype": "/Image", "Width": 20, "Height": 10}
    return pdf.add({**base, "ColorSpace": "/DeviceRGB", "BitsPerComponent": 8}, row * 10)


def redaction(rect, name, quads=None, **entries):
    x0, y0, x1, y1 = rect
    corners = quads or [x0, y1, x1, y1, x0, y0, x1, y0]
    base = {"Type": "/Annot", "Subtype": "/Redact", "Rect": rect, "F": 4, "NM": name}
    return {**base, "QuadPoints": corners, "IC": [0, 0, 0], "C": [1, 0, 0], **entries}


def tiled(pdf):
    """A pattern whose cell says the word."""
    canvas = Canvas().text(2, 4, "Xanadu", 6)
    return pdf.add(
        {"Type": "/Pattern", "PatternType": 1, "PaintType": 1, "TilingType": 1,
         "BBox": [0, 0, 40, 12], "XStep": 40, "YStep": 12, "Resources": canvas.resources(pdf)},
        canvas.content(),
    )  # fmt: skip


def masked(pdf):
    """A graphics state with a soft mask that says the word."""
    canvas = Canvas().fill([1, 1, 1]).rectangle(BOX, "f").text(60, 350, "Xanadu")
    group = form(pdf, canvas, Group={"Type": "/Group", "S": "/Transparency", "CS": "/DeviceGray"})
    return pdf.add({"Type": "/ExtGState", "SMask": {"Type": "/Mask", "S": "/Luminosity", "G": group}})


def first_page(pdf, shared, image, resources):
    canvas = Canvas()
    canvas.fill([0.95, 0.95, 0.9]).rectangle([10, 10, 390, 490], "f")
    canvas.fill([0, 0, 0])
    canvas.text(40, 450, "The word below stays unsaid.")
    canvas.raw("/Span <</MCID 0>> BDC")
    canvas.text(50, 420, "Say Xanadu here")
    canvas.raw("EMC")
    canvas.raw("/Span <</MCID 1>> BDC").text(40, 470, "Kept and told").raw("EMC")
    canvas.raw("/Span <</ActualText (Xanadu)>> BDC").text(50, 400, "spelled out").raw("EMC")
    canvas.raw("/Span <</ActualText (Kept text)>> BDC").text(200, 470, "Kept too").raw("EMC")
    canvas.raw("3 Tr").text(50, 380, "Xanadu unseen").raw("0 Tr")
    canvas.raw("/Fm Do")
    # Lines: one within the area, one across it, a frame around it, and a tiled square beside it.
    canvas.stroke([0, 0, 1]).line([60, 310, 100, 330]).line([20, 320, 380, 321])
    canvas.rectangle([30, 290, 370, 460], "S")
    canvas.raw("/Pattern cs /P1 scn").rectangle([40, 20, 120, 60], "f")
    canvas.raw("q /Masked gs").fill([0, 0, 0]).rectangle([200, 20, 240, 60], "f").raw("Q")
    canvas.raw("q 200 0 0 100 40 150 cm /Im Do Q")
    canvas.raw("q 20 0 0 10 50 340 cm BI /W 2 /H 1 /CS /G /BPC 8 /F /AHx ID 10 30> EI Q")
    canvas.text(40, 120, "Beside Xanadu and on")
    entries = {
        "Resources": resources(canvas),
        "StructParents": 0,
        "Thumb": image,
        "PieceInfo": {"Recto": {"LastModified": "D:20240229120000Z", "Private": "Xanadu"}},
    }
    return canvas, entries


def annotations(pdf, page):
    note = pdf.reserve()
    popup = pdf.add({"Type": "/Annot", "Subtype": "/Popup", "Rect": [300, 20, 390, 80],
                     "Parent": note, "Contents": "Xanadu"})  # fmt: skip
    pdf.put(note, markup(pdf, "Text", [60, 360, 80, 380], "note-1", Contents="Xanadu it is",
                         Popup=popup))  # fmt: skip
    reply = markup(pdf, "Text", [300, 100, 320, 120], "reply-1", Contents="Not Xanadu", IRT=note)
    covered = field(pdf, page, [250, 310, 350, 330], shown("Xanadu"), FT="/Tx", T="covered",
                    V="Xanadu", DV="Xanadu")  # fmt: skip
    group = pdf.reserve()
    twice = [
        field(pdf, page, [250, y, 350, y + 20], shown("Twice"), Parent=group) for y in (340, 90)
    ]
    pdf.put(group, {"FT": "/Tx", "T": "twice", "V": "Twice", "Kids": twice})
    pdf.catalog["AcroForm"] = {"Fields": [covered, group], "CO": [covered],
                               "DR": {"Font": {"Helv": pdf.font("Helvetica")}},
                               "DA": "0 g /Helv 12 Tf", "XFA": pdf.add({}, b"<x>Xanadu</x>")}
    return [
        redaction(AREA, "area-1", OverlayText="Gone", DA="1 1 1 rg /Helv 12 Tf"),
        redaction([80, 117, 126, 130], "word-1"),
        redaction([140, 150, 250, 260], "picture-1"),
        note, popup, reply, covered, *twice,
        link(pdf, [50, 415, 150, 430], "link-1", A=uri("https://xanadu.example/Xanadu")),
        over_text(pdf, "Highlight", [[50, 397, 120, 410]], "highlight-1", Contents="Xanadu"),
        square(pdf, [300, 130, 380, 145], "square-1", Contents="Kept square"),
        annotation(pdf, "FreeText", [300, 390, 350, 410], "text-1", Contents="Xanadu",
                   DA="0 g /Helv 12 Tf"),
    ]  # fmt: skip


def structure(pdf, page):
    """Two paragraphs: one says the word in other words, one is to stay."""
    root, section = pdf.reserve(), pdf.reserve()
    said = pdf.add({"Type": "/StructElem", "S": "/P", "P": section, "Pg": page, "K": 0,
                    "ActualText": "Xanadu", "Alt": "Xanadu", "E": "Xanadu", "T": "Xanadu"})
    kept = pdf.add({"Type": "/StructElem", "S": "/P", "P": section, "Pg": page, "K": 1,
                    "ActualText": "Kept element"})
    pdf.put(section, {"Type": "/StructElem", "S": "/Sect", "P": root, "K": [said, kept],
                      "Alt": "On Xanadu"})
    pdf.put(root, {"Type": "/StructTreeRoot", "K": section,
                   "ParentTree": {"Nums": [0, [said, kept]]}})
    pdf.catalog |= {"StructTreeRoot": root, "MarkInfo": {"Marked": True}}  # fmt: skip


def make():
    pdf = PDF(title="Redactions")
    first, second = pdf.reserve(), pdf.reserve()
    hidden = form(pdf, Canvas().text(180, 400, "Form Xanadu"))
    outer = Canvas().text(180, 440, "Form kept").image(hidden, [0, 0, 1, 1])
    hidden_form = form(pdf, outer)
    shared = form(pdf, Canvas().text(180, 360, "Ypsilon shared"))
    image = picture(pdf)
    pattern, mask = tiled(pdf), masked(pdf)
    holder = pdf.reserve()

    def resources(canvas):
        fonts = canvas.resources(pdf)["Font"]
        everything = {"Font": fonts, "XObject": {"Fm": hidden_form, "Sh": shared, "Im": image},
                      "Pattern": {"P1": pattern}, "ExtGState": {"Masked": mask}}
        pdf.put(holder, everything)
        return holder

    canvas, entries = first_page(pdf, shared, image, resources)
    canvas.raw("/Sh Do")
    entries["Contents"] = pdf.add({}, canvas.content())
    page = {"Type": "/Page", "Parent": Ref(2), "MediaBox": BOX, **entries}
    page["Annots"] = [
        a if isinstance(a, Ref) else pdf.add({**a, "P": first}) for a in annotations(pdf, first)
    ]
    pdf.pages.append(pdf.put(first, page))
    structure(pdf, first)

    other = Canvas().raw("/Sh Do").raw("q 200 0 0 100 40 150 cm /Im Do Q")
    pdf.put(second, {"Type": "/Page", "Parent": Ref(2), "MediaBox": BOX, "Resources": holder,
                     "Contents": pdf.add({}, other.content())})
    pdf.pages.append(second)
    for number, turn in ((3, 90), (4, 270)):
        canvas = Canvas().text(70, 420, "Xanadu turned").text(70, 300, "Kept turned")
        word = redaction([68, 415, 120, 432], f"turned-{number}")
        pdf.page([0, 0, 400, 500], canvas, [word], CropBox=[50, 60, 350, 460], Rotate=turn)
    return pdf.bytes()
