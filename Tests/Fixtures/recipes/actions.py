# SPDX-License-Identifier: AGPL-3.0-or-later
"""Links with every kind of action on the first page; what pages, annotations, fields and the document
do by themselves on the others."""

from .annotation import HIDDEN, annotation, link, square, uri
from .canvas import Canvas
from .form import appearance, pushed, shown, widget
from .pdf import PDF, Ref

SIZE = [0, 0, 300, 640]
ROW = 20
PUSH_BUTTON = 1 << 16


def make():
    pdf = PDF(title="Actions")
    pages = [pdf.reserve() for _ in range(3)]
    things = Things(pdf, pages)
    rows = kinds(pdf, pages, things)
    canvas = Canvas()
    for index, (title, _) in enumerate(rows):
        canvas.text(40, 620 - ROW * index, title, 10)
    links = [
        link(pdf, [40, 616 - ROW * index, 160, 632 - ROW * index], title, A=action)
        for index, (title, action) in enumerate(rows)
    ]
    pdf.page(SIZE, canvas, links + things.first, ref=pages[0])
    pdf.page(SIZE, Canvas().text(40, 600, "Second", 24), things.second, ref=pages[1],
             AA={"O": {"S": "/Trans", "Trans": {"S": "/Wipe", "D": 2, "Di": 90, "M": "/O"}},
                 "C": named("Find")})  # fmt: skip
    pdf.page(SIZE, Canvas().text(40, 600, "Third", 24), ref=pages[2])
    pdf.catalog |= {
        "URI": {"Base": "https://example.org/docs/"},
        "OpenAction": [pages[0], "/FitH", 640],
        "AA": {"WP": named("NoSuchName"), "WC": named("LastPage")},
        "Names": {"Dests": {"Names": ["here", [pages[1], "/XYZ", 0, 500, None]]},
                  "EmbeddedFiles": {"Names": ["child.pdf", things.child]}},
        "Threads": [things.thread],
        "StructTreeRoot": things.structure,
        "AcroForm": {"Fields": things.fields, "DA": "0 g /Helv 12 Tf",
                     "DR": {"Font": {"Helv": pdf.font("Helvetica")}}},
        "OCProperties": {"OCGs": things.layers, "D": {"Order": things.layers}},
    }  # fmt: skip
    return pdf.bytes()


def kinds(pdf, pages, things):
    """A title and an action for each row; the last is a chain that comes back to its beginning."""
    chain, third = pdf.reserve(), pdf.reserve()
    pdf.put(third, {**named("PrevPage"), "Next": chain})
    pdf.put(chain, {**uri("one"), "Next": [named("NextPage"), third]})
    file = {"Type": "/Filespec", "F": "other.pdf", "UF": "other.pdf"}
    child = {"R": "/C", "N": "child.pdf"}
    return [
        ("goTo", {"S": "/GoTo", "D": [pages[1], "/XYZ", 10, 500, 2]}),
        ("named destination", {"S": "/GoTo", "D": "here"}),
        ("structure", {"S": "/GoTo", "SD": [things.section, "/Fit"]}),
        ("goToRemote", {"S": "/GoToR", "F": file, "D": [3, "/FitR", 1, 2, 3, 4],
                        "NewWindow": True}),
        ("goToEmbedded", {"S": "/GoToE", "T": child, "D": [0, "/Fit"], "NewWindow": False}),
        ("parent", {"S": "/GoToE", "T": {"R": "/P", "T": child}, "D": "there"}),
        ("uri", {**uri("map"), "IsMap": True}),
        ("script uri", uri("javascript:alert(1)")),
        ("www", uri("www.example.org/a b")),
        ("launch", {"S": "/Launch", "F": file, "NewWindow": True, "Win": {"F": "a.exe", "P": "-x"}}),
        ("named", named("NextPage")),
        ("save as", named("SaveAs")),
        ("thread", {"S": "/Thread", "D": things.thread, "B": 1}),
        ("sound", {"S": "/Sound", "Sound": things.sound, "Volume": 0.5, "Mix": True}),
        ("movie", {"S": "/Movie", "T": "The movie", "Operation": "/Play"}),
        ("hide", {"S": "/Hide", "T": [things.square, "name"], "H": True}),
        ("show", {"S": "/Hide", "T": things.secret, "H": False}),
        ("submitForm", {"S": "/SubmitForm", "F": {"FS": "/URL", "F": "https://example.org/form"},
                        "Fields": ["name"], "Flags": 36}),
        ("resetForm", {"S": "/ResetForm", "Fields": [things.fields[0]], "Flags": 1}),
        ("importData", {"S": "/ImportData", "F": "values.fdf"}),
        ("javaScript", {"S": "/JavaScript", "JS": "app.alert('Hello');"}),
        ("setLayers", {"S": "/SetOCGState", "PreserveRB": False,
                       "State": ["/OFF", things.layers[0], "/Toggle", things.layers[1]]}),
        ("rendition", {"S": "/Rendition", "OP": 0, "AN": things.screen, "R": things.rendition}),
        ("transition", {"S": "/Trans", "Trans": {"S": "/Split", "Dm": "/V", "M": "/I"}}),
        ("goTo3DView", {"S": "/GoTo3DView", "TA": things.rich, "V": "/F"}),
        ("richMediaExecute", {"S": "/RichMediaExecute", "TA": things.rich,
                              "CMD": {"Type": "/RichMediaCommand", "C": "go", "A": ["now", 3]}}),
        ("unknown", {"S": "/GoToDp", "Dp": 1}),
        ("chain", chain),
    ]  # fmt: skip


def named(name):
    return {"S": "/Named", "N": "/" + name}


class Things:
    """What the actions are about."""

    def __init__(self, pdf, pages):
        self.layers = [pdf.add({"Type": "/OCG", "Name": name}) for name in ["One", "Two"]]
        self.sound = pdf.add({"Type": "/Sound", "R": 8000, "B": 8}, bytes(range(16)))
        embedded = pdf.add({"Type": "/EmbeddedFile"}, b"%PDF-1.7 a child")
        self.child = pdf.add(
            {"Type": "/Filespec", "F": "child.pdf", "UF": "child.pdf", "EF": {"F": embedded}})
        self.structure = pdf.reserve()
        self.section = pdf.add({"Type": "/StructElem", "S": "/Sect", "P": self.structure,
                                "K": [{"Type": "/MCR", "Pg": pages[2], "MCID": 0}]})  # fmt: skip
        pdf.put(self.structure, {"Type": "/StructTreeRoot", "K": [self.section]})
        self.thread, beads = pdf.reserve(), [pdf.reserve(), pdf.reserve()]
        for index, bead in enumerate(beads):
            pdf.put(bead, {"T": self.thread, "N": beads[1 - index], "V": beads[1 - index],
                           "P": pages[index], "R": [20, 300, 280, 400]})  # fmt: skip
        pdf.put(self.thread, {"F": beads[0], "I": {"Title": "An article"}})
        clip = {"S": "/MCD", "D": {"F": "film.mp4"}, "CT": "video/mp4"}
        self.rendition = pdf.add({"S": "/MR", "C": clip})
        self.make_annotations(pdf, pages)

    def make_annotations(self, pdf, pages):
        add = pdf.add
        page = {"P": pages[0]}
        self.square = add(square(pdf, [200, 600, 240, 630], "square", **page))
        self.secret = add(square(pdf, [250, 600, 290, 630], "secret", flags=HIDDEN, **page))
        self.screen = add(annotation(pdf, "Screen", [200, 400, 280, 460], "screen", **page,
                                     A={"S": "/Rendition", "OP": 0, "R": self.rendition}))
        movie = annotation(pdf, "Movie", [200, 320, 280, 380], "movie", **page,
                           T="The movie", Movie={"F": "film.mov"})  # fmt: skip
        self.rich = add(annotation(pdf, "RichMedia", [200, 240, 280, 300], "rich", **page))
        popping = annotation(pdf, "Link", [200, 160, 280, 220], "popping", **page, Border=[0, 0, 0],
                             AA={"E": hide(self.secret, False), "X": hide(self.secret, True),
                                 "U": named("NextPage")})  # fmt: skip
        self.fields = [
            self.field(pdf, pages[0], [200, 540, 280, 560], shown("Ann"), "name", FT="/Tx",
                       V="Ann", AA={"E": named("Enter"), "X": named("Exit"), "Fo": named("Focus"),
                                    "Bl": named("Blur"), "D": named("Down"), "U": named("Up")}),
            self.field(pdf, pages[0], [200, 500, 280, 520], pushed("Go"), "go", FT="/Btn",
                       Ff=PUSH_BUTTON, A=named("NextPage")),
        ]  # fmt: skip
        self.first = [self.square, self.secret, self.screen, movie, self.rich, popping, *self.fields]
        self.second = [
            square(pdf, [20, 20, 60, 60], "opened", AA={"PO": named("Opened"),
                                                        "PC": named("Closed"),
                                                        "PV": named("Visible"),
                                                        "PI": named("Invisible")}),
        ]  # fmt: skip

    def field(self, pdf, page, rect, draw, name, **entries):
        look = appearance(pdf, rect, draw)
        return pdf.add(widget(page, rect, look, T=name, NM=name, **entries))


def hide(target: Ref, is_hidden):
    return {"S": "/Hide", "T": target, "H": is_hidden}
