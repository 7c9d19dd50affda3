# SPDX-License-Identifier: AGPL-3.0-or-later
"""Files that the document carries: in its list, with a name that wants out, and in an annotation."""

from .annotation import markup
from .canvas import Canvas
from .pdf import DATE, PDF

SIZE = [0, 0, 300, 200]


def make():
    pdf = PDF(title="A document with attachments")
    table = specification(pdf, "table.csv", b"a,b\n1,2\n", "/text#2Fcsv", Desc="The figures")
    note = specification(pdf, "note.txt", b"A note.\n", "/text#2Fplain")
    clip = markup(pdf, "FileAttachment", [40, 40, 60, 60], "clip", FS=note, Name="/PushPin")
    pdf.page(SIZE, Canvas().text(40, 150, "See the files."), [clip])
    evil = specification(pdf, "../../up\\and\u202eaway.txt", b"", None)
    absent = pdf.add({"Type": "/Filespec", "F": "elsewhere.txt", "UF": "elsewhere.txt"})
    names = ["absent", absent, "evil", evil, "table", table]
    leaf = pdf.add({"Limits": ["absent", "table"], "Names": names})
    pdf.catalog["Names"] = {"EmbeddedFiles": {"Kids": [leaf]}}
    pdf.catalog["AF"] = [table]
    return pdf.bytes()


def specification(pdf, name, content, subtype, **entries):
    """A file specification with its file."""
    file = {"Type": "/EmbeddedFile", "Params": {"Size": len(content), "ModDate": DATE}}
    if subtype:
        file["Subtype"] = subtype
    stream = pdf.add(file, content)
    return pdf.add({
        "Type": "/Filespec", "F": name, "UF": name, "EF": {"F": stream, "UF": stream}, **entries,
    })  # fmt: skip
