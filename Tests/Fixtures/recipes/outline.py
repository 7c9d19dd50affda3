# SPDX-License-Identifier: AGPL-3.0-or-later
"""Six labelled pages, an outline of three levels, and every kind of destination and link."""

from .annotation import line_box, link, uri
from .canvas import Canvas
from .pdf import PDF

SIZE = [0, 0, 300, 400]
TITLES = ["Preface", "Contents", "Remarks", "Chapter One", "A Detail", "Chapter Two"]
ITALIC, BOLD = 1, 2


def make():
    pdf = PDF(title="A document with an outline", author="Ann Author")
    pages = [pdf.reserve() for _ in TITLES]
    links = [
        ("Named destination", {"Dest": "chapter-one"}),
        ("Old named destination", {"Dest": "/chapterTwo"}),
        ("Another document", {"A": remote()}),
        ("A program", {"A": {"S": "/Launch", "F": "program.txt"}}),
        ("The next page", {"A": {"S": "/Named", "N": "/NextPage"}}),
        ("A script", {"A": {"S": "/JavaScript", "JS": "app.alert('Hello');"}}),
        ("A web page", {"A": uri("https://example.org/")}),
        ("An explicit destination", {"A": {"S": "/GoTo", "D": [pages[4], "/FitH", 250]}}),
    ]
    for index, title in enumerate(TITLES):
        canvas = Canvas().text(40, 350, title, 24)
        annotations = []
        for row, (text, target) in enumerate(links if index == 0 else []):
            y = 310 - 24 * row
            canvas.text(40, y, text)
            annotations.append(link(pdf, line_box(40, y, text, 12), f"link-{row + 1}", **target))
        pdf.page(SIZE, canvas, annotations, ref=pages[index])

    pdf.catalog["PageLabels"] = {"Nums": [0, {"S": "/r"}, 3, {"S": "/D"}]}
    pdf.catalog["Dests"] = {"chapterTwo": [pages[5], "/Fit"]}
    names = [
        "chapter-one", [pages[3], "/XYZ", 40, 380, None],
        "detail", {"D": [pages[4], "/XYZ", 0, 360, 2]},
        "third-section", [pages[5], "/FitR", 20, 200, 280, 380],
    ]  # fmt: skip
    leaf = {"Limits": ["chapter-one", "third-section"], "Names": names}
    pdf.catalog["Names"] = {"Dests": {"Kids": [pdf.add(leaf)]}}
    pdf.catalog["PageMode"] = "/UseOutlines"
    pdf.catalog["Outlines"] = tree(pdf, entries(pages))
    return pdf.bytes()


def remote():
    return {"S": "/GoToR", "F": "other.pdf", "D": [1, "/Fit"]}


def entries(pages):
    """The outline: (title, entries of the item, open, children)."""
    section = ("First Section", {"Dest": [pages[3], "/XYZ", 40, 300, None], "F": ITALIC}, True, [
        ("A Detail", {"A": {"S": "/GoTo", "D": "detail"}, "C": [0.8, 0, 0]}, True, []),
    ])  # fmt: skip
    closed = ("Third Section", {"Dest": "third-section"}, False, [
        ("A Deep Detail", {"Dest": [pages[5], "/FitH", 200], "F": ITALIC | BOLD}, True, []),
    ])  # fmt: skip
    return [
        ("Preface", {"Dest": [pages[0], "/Fit"], "F": BOLD}, True, []),
        ("Chapter One", {"Dest": "chapter-one"}, True, [
            section,
            ("Second Section", {"A": {"S": "/GoTo", "D": [pages[4], "/FitH", 250]}}, True, []),
        ]),
        ("Chapter Two", {"Dest": "/chapterTwo", "C": [0, 0, 1]}, False, [closed]),
        ("Another Document", {"A": remote()}, True, []),
        ("A Web Page", {"A": uri("https://example.org/")}, True, []),
    ]  # fmt: skip


def tree(pdf, items):
    """Writes the outline; returns its root."""
    root = pdf.reserve()
    first, last, shown = siblings(pdf, items, root)
    return pdf.put(root, {"Type": "/Outlines", "First": first, "Last": last, "Count": shown})


def siblings(pdf, items, parent):
    """Writes one level; returns the first, the last, and how many are shown when it is open."""
    refs = [pdf.reserve() for _ in items]
    shown = len(items)
    for index, (title, extra, is_open, children) in enumerate(items):
        item = {"Title": title, "Parent": parent, **extra}
        if index > 0:
            item["Prev"] = refs[index - 1]
        if index + 1 < len(refs):
            item["Next"] = refs[index + 1]
        if children:
            item["First"], item["Last"], below = siblings(pdf, children, refs[index])
            item["Count"] = below if is_open else -below
            shown += below if is_open else 0
        pdf.put(refs[index], item)
    return refs[0], refs[-1], shown
