# SPDX-License-Identifier: AGPL-3.0-or-later
"""What TeX would have noted of two fixtures: their pages are as if set line by line."""

import gzip

UNIT = 65781.76  # scaled points in 1/72 inch


def simple():
    """Beside `simple.pdf`, which has a heading and four lines a page: relative names."""
    sheets = []
    for page in range(3):
        tag = 1 if page == 0 else 2
        boxes = [(tag, 10 * page + 1, 40, 50, 80, 17)]
        boxes += [(tag, 10 * page + 3 + row, 40, 90 + 20 * row, 220, 9) for row in range(4)]
        sheets.append((tag, boxes))
    return record(["./simple.tex", "parts/second.tex"], sheets).encode()


def cropped():
    """Beside `cropped.pdf`, whose pages are cut to a part of the sheet: absolute names, compressed."""
    sheets = [(1, [(1, 7, 100, 150, 120, 10)])]
    return gzip.compress(record(["/home/ann/thesis/main.tex"], sheets).encode(), mtime=0)


def record(sources, sheets):
    """The text: sources, and of each sheet its lines as (tag, line, left, baseline, width, height)."""
    head = ["SyncTeX Version:1"]
    head += [f"Input:{tag}:{name}" for tag, name in enumerate(sources, 1)]
    head += ["Output:pdf", "Magnification:1000", "Unit:1", "X Offset:0", "Y Offset:0", "Content:"]
    body = []
    for number, (tag, boxes) in enumerate(sheets, 1):
        body += [f"!{len(body)}", f"{{{number}"]
        body.append(f"[{tag},1:{sp(20)},{sp(380)}:{sp(260)},{sp(360)},0")
        for tag, line, left, baseline, width, height in boxes:
            place = f"{sp(left)},{sp(baseline)}"
            body.append(f"({tag},{line}:{place}:{sp(width)},{sp(height)},{sp(3)}")
            body += [f"x{tag},{line}:{place}", f"x{tag},{line}:{sp(left + width)},{sp(baseline)}"]
            body.append(")")
        body += ["]", f"!{len(body)}", f"}}{number}"]
    return "\n".join(head + body + ["Postamble:", "Count:1", "!0", "Post scriptum:", ""])


def sp(points):
    return round(points * UNIT)
