# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bookmarks as Apryse's apps keep them: an outline of their own in the catalog."""

from .canvas import Canvas
from .pdf import PDF, Ref

BOOKMARKS = [("The hill", 0), ("The island", 2), ("Nowhere any more", None), ("", 3)]


def make():
    pdf = PDF(title="A document with Apryse's bookmarks")
    for title in ("The hill", "The harbour", "The island", "The open sea"):
        pdf.page([0, 0, 300, 400], Canvas().text(40, 350, title, 24))
    root = pdf.reserve()
    items = [pdf.reserve() for _ in BOOKMARKS]
    # A page that is not in the page tree, as it stays where it was deleted.
    lost = pdf.add({"Type": "/Page", "Parent": Ref(2)})
    for index, (title, page) in enumerate(BOOKMARKS):
        target = lost if page is None else pdf.pages[page]
        action = {"S": "/GoTo", "D": [target, "/Fit"]}
        item = {"Title": title, "Parent": root, "A": action}
        if index > 0:
            item["Prev"] = items[index - 1]
        if index + 1 < len(items):
            item["Next"] = items[index + 1]
        pdf.put(items[index], item)
    pdf.put(root, {"First": items[0], "Last": items[-1], "Count": len(items)})
    pdf.catalog["pdftronUserBookmarks"] = root
    return pdf.bytes()
