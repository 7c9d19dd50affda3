#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes right-to-left.pdf, which needs shaped text and subset fonts.

Wants the engine's Python binding (`pip install pymupdf`), which `make.py` does without.
"""

from pathlib import Path

import pymupdf

HEBREW = "שלום עולם, זהו מסמך קצר בעברית."
ARABIC = "هذا مستند قصير، وفيه سطر واحد."
MIXED = "המילה PDF באמצע משפט."

HTML = f"""
<p dir="rtl" lang="he">{HEBREW}</p>
<p dir="rtl" lang="ar">{ARABIC}</p>
<p dir="rtl" lang="he">{MIXED}</p>
<p>And a line in English.</p>
"""


def main():
    document = pymupdf.open()
    page = document.new_page(width=300, height=400)
    style = "p { font-size: 18px; margin: 0 0 14px 0; }"
    page.insert_htmlbox(pymupdf.Rect(40, 40, 260, 360), HTML, css=style)
    document.subset_fonts()
    document.set_metadata({"title": "Right to left", "author": "Ann Author"})
    target = Path(__file__).parent / "right-to-left.pdf"
    document.save(target, garbage=4, deflate=True, no_new_id=True)


if __name__ == "__main__":
    main()
