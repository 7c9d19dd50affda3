# SPDX-License-Identifier: AGPL-3.0-or-later
"""A word, "Xanadu", in every place where a document can keep one besides what its page shows, and
pictures of colours and masks of all kinds.

The first page shows none of it: the word is outside of the crop box, clipped away, invisible, in a layer
that is off, and beneath the page's edge. The second page has the pictures.
"""

from .annotation import annotation, link, over_text, square, uri
from .canvas import Canvas
from .form import field, shown
from .pdf import PDF, Ref

BOX = [0, 0, 300, 300]
CROP = [50, 50, 250, 250]


def first_page(pdf, page):
    off = pdf.add({"Type": "/OCG", "Name": "Layer of Xanadu"})
    canvas = Canvas().text(70, 220, "Kept in view")
    canvas.text(5, 20, "Xanadu outside")
    canvas.text(70, -40, "Xanadu below the edge")
    canvas.raw("3 Tr").text(70, 200, "Xanadu unseen").raw("0 Tr")
    canvas.raw("q 60 60 5 5 re W n").text(70, 180, "Xanadu clipped").raw("Q")
    canvas.raw("/OC /Off BDC").text(70, 160, "Xanadu off").raw("EMC")
    canvas.raw("/Span <</ActualText (Say Xanadu)>> BDC").text(70, 140, "Kept glyphs").raw("EMC")
    resources = canvas.resources(pdf)
    resources["Properties"] = {"Off": off}
    pdf.catalog["OCProperties"] = {"OCGs": [off], "D": {"OFF": [off], "Order": [off]}}
    name = field(pdf, page, [60, 60, 160, 80], shown("Xanadu"), FT="/Tx", T="name", V="Xanadu",
                 DV="Old Xanadu")  # fmt: skip
    pdf.catalog["AcroForm"] = {"Fields": [name], "DA": "0 g /Helv 12 Tf",
                               "DR": {"Font": {"Helv": pdf.font("Helvetica")}}}  # fmt: skip
    notes = [
        name,
        square(pdf, [200, 60, 220, 80], "square-1", Contents="On Xanadu", Subj="Xanadu"),
        annotation(pdf, "FreeText", [60, 90, 160, 110], "text-1", Contents="Xanadu typed",
                   DA="0 g /Helv 12 Tf"),
        over_text(pdf, "Highlight", [[70, 217, 120, 230]], "highlight-1", Contents="Kept note"),
        link(pdf, [70, 217, 120, 230], "link-1", A=uri("https://xanadu.example/Xanadu")),
    ]  # fmt: skip
    entries = {"Type": "/Page", "Parent": Ref(2), "MediaBox": BOX, "CropBox": CROP,
               "Resources": resources, "Contents": pdf.add({}, canvas.content()),
               "PieceInfo": {"Recto": {"Private": "Xanadu"}}}  # fmt: skip
    entries["Annots"] = [n if isinstance(n, Ref) else pdf.add({**n, "P": page}) for n in notes]
    pdf.pages.append(pdf.put(page, entries))


def document(pdf, page):
    outlines, item = pdf.reserve(), pdf.reserve()
    pdf.put(item, {"Title": "Chapter of Xanadu", "Parent": outlines, "Dest": [page, "/Fit"]})
    pdf.put(outlines, {"Type": "/Outlines", "First": item, "Last": item, "Count": 1})
    xmp = (
        b'<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">'
        b'<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
        b'<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">'
        b"<dc:source>Xanadu palace</dc:source></rdf:Description></rdf:RDF></x:xmpmeta>"
        b'<?xpacket end="w"?>'
    )
    text = b"In Xanadu did Kubla Khan\n"
    embedded = pdf.add({"Type": "/EmbeddedFile", "Params": {"Size": len(text)}}, text)
    attached = pdf.add({"Type": "/Filespec", "F": "Xanadu.txt", "UF": "Xanadu.txt",
                        "Desc": "About Xanadu", "EF": {"F": embedded}})  # fmt: skip
    script = pdf.add({"S": "/JavaScript", "JS": 'app.alert("Xanadu");'})
    root = pdf.reserve()
    element = pdf.add({"Type": "/StructElem", "S": "/P", "P": root, "Alt": "View of Xanadu"})
    pdf.put(root, {"Type": "/StructTreeRoot", "K": element})
    pdf.catalog |= {
        "Outlines": outlines,
        "Metadata": pdf.add({"Type": "/Metadata", "Subtype": "/XML"}, xmp),
        "Names": {"EmbeddedFiles": {"Names": ["Xanadu.txt", attached]},
                  "JavaScript": {"Names": ["start", script]}},
        "PageLabels": {"Nums": [0, {"P": "Xanadu-"}]},
        "StructTreeRoot": root,
    }  # fmt: skip


def picture(pdf, space, samples, bits=8, **entries):
    base = {"Type": "/XObject", "Subtype": "/Image", "Width": 20, "Height": 20}
    if space:
        base["ColorSpace"] = space
    return pdf.add({**base, "BitsPerComponent": bits, **entries}, samples)


def second_page(pdf):
    """Each picture is 100 points wide; its lower left quarter is redacted by tests."""
    tint = pdf.add({"FunctionType": 4, "Domain": [0, 1], "Range": [0, 1, 0, 1, 0, 1]},
                   b"{dup 0.2 mul 1 exch sub exch dup 0.8 mul 1 exch sub exch 1 exch sub}")  # fmt: skip
    gray = bytes(range(0, 200, 10)) * 20
    rgb = b"".join(bytes((200, i * 12, 40)) for i in range(20)) * 20
    bars = b"\xf0\xf0\xf0" * 20
    stencil = pdf.add({"Type": "/XObject", "Subtype": "/Image", "Width": 20, "Height": 20,
                       "ImageMask": True, "BitsPerComponent": 1}, bars)  # fmt: skip
    soft = picture(pdf, "/DeviceGray", bytes(range(55, 255, 10)) * 20)
    lab = ["/Lab", {"WhitePoint": [0.9505, 1, 1.089], "Range": [-100, 100, -100, 100]}]
    indexed = ["/Indexed", "/DeviceRGB", 3, b"\xff\x00\x00\x00\xff\x00\x00\x00\xff\xff\xff\xff"]
    images = [
        picture(pdf, "/DeviceRGB", rgb, Mask=stencil),
        picture(pdf, "/DeviceGray", gray, Mask=[0, 60]),
        picture(pdf, "/DeviceRGB", rgb, SMask=soft),
        picture(pdf, lab, bytes((150, 160, 90)) * 400),
        picture(pdf, ["/Separation", "/Spot", "/DeviceRGB", tint], gray),
        picture(pdf, indexed, b"\x1b" * 5 * 20, bits=2),
        picture(pdf, "/DeviceGray", gray, Decode=[1, 0]),
        picture(pdf, "/DeviceCMYK", bytes((20, 90, 0, 10)) * 400),
        picture(pdf, None, bars, bits=1, ImageMask=True),
    ]
    canvas = Canvas().fill([0, 0.4, 0.8])
    resources = {"XObject": {f"Im{i}": image for i, image in enumerate(images)}}
    for index in range(len(images)):
        x, y = 20 + index % 3 * 120, 260 - index // 3 * 120
        canvas.raw("q 100 0 0 100", x, y, "cm", f"/Im{index}", "Do Q")
    pdf.pages.append(pdf.add({"Type": "/Page", "Parent": Ref(2), "MediaBox": [0, 0, 380, 380],
                              "Resources": resources,
                              "Contents": pdf.add({}, canvas.content())}))  # fmt: skip


def make():
    pdf = PDF(title="Plans of Xanadu", author="Ann Author")
    page = pdf.reserve()
    first_page(pdf, page)
    second_page(pdf)
    document(pdf, page)
    return pdf.bytes()
