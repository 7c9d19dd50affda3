# SPDX-License-Identifier: AGPL-3.0-or-later
"""Files that are damaged, more and less, or are no PDF at all."""

from . import simple


def broken():
    """The cross-reference table is garbled and `startxref` points nowhere."""
    whole = simple.make()
    table = whole.rindex(b"\nxref\n")
    trailer = whole.index(b"trailer", table)
    garbled = whole[:table] + b"\nxrfe\n0 1\n????????\n" + whole[trailer:]
    start = garbled.rindex(b"startxref")
    return garbled[:start] + b"startxref\n99999999\n%%EOF\n"


def truncated():
    """Cut off in the middle of the last page's content stream."""
    whole = simple.make()
    return whole[: whole.rindex(b"(Children build")]


def hopeless():
    """Begins like a PDF and holds nothing."""
    return b"%PDF-1.7\n" + b"This file was once a document, but nothing of it is left.\n" * 20


def text():
    return b"This is a plain text file, whatever its name says.\n" * 10


def rootless():
    """The trailer names a catalog that is not there."""
    return (b"%PDF-1.7\n1 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n"
            b"trailer\n<< /Size 2 /Root 9 0 R >>\nstartxref\n9\n%%EOF\n")


def misfits():
    """The second page is not there, and the catalog's names are a number."""
    return (b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Names 7 >>\nendobj\n"
            b"2 0 obj\n<< /Type /Pages /Kids [3 0 R 9 0 R] /Count 2 /MediaBox [0 0 200 100] >>\n"
            b"endobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n"
            b"trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n")


def layers_in_a_circle():
    """The list of layers holds itself three times."""
    return (b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [4 0 R] "
            b"/D << /Order 5 0 R >> >> >>\nendobj\n"
            b"2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 100] >>\nendobj\n"
            b"3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n"
            b"4 0 obj\n<< /Type /OCG /Name (Roads) >>\nendobj\n"
            b"5 0 obj\n[5 0 R [5 0 R 5 0 R] 4 0 R]\nendobj\n"
            b"trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n")


def trees_in_a_circle():
    """Nodes of the trees of names and of the structure are twice their own kids."""
    return (b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Names << /Dests 5 0 R >> "
            b"/MarkInfo << /Marked true >> /StructTreeRoot << /ParentTree 6 0 R >> >>\nendobj\n"
            b"2 0 obj\n<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 200 100] >>\n"
            b"endobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /StructParents 0 >>\nendobj\n"
            b"4 0 obj\n<< /Type /Page /Parent 2 0 R /StructParents 1 >>\nendobj\n"
            b"5 0 obj\n<< /Kids [5 0 R 5 0 R] >>\nendobj\n"
            b"6 0 obj\n<< /Kids [6 0 R 6 0 R] >>\nendobj\n"
            b"trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n")


def replaced_twice():
    """A picture and more replacement text within replacement text, and no font before them."""
    picture = b"q 9 0 0 9 50 50 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q\n"
    span = b"/Span <</ActualText (%s)>> BDC\n%sEMC\n"
    content = span % (b"Outer", picture + span % (b"Inner", picture))
    return (b"%%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n"
            b"2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 100] >>\nendobj\n"
            b"3 0 obj\n<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>\nendobj\n"
            b"4 0 obj\n<< /Length %d >>\nstream\n%s\nendstream\nendobj\n"
            b"trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n9\n%%%%EOF\n" % (len(content), content))
