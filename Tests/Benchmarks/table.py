# SPDX-License-Identifier: AGPL-3.0-or-later
"""Prints what was measured."""

import statistics

from rows import ROWS


def number(value):
    return f"{value:.3f}" if value < 1 else f"{value:.2f}" if value < 100 else f"{value:.0f}"


def median(values):
    return statistics.median(values) if values else None


def print_table(path, recto, epdfinfo, rounds):
    """Prints one file's table; how many rows miss their aim."""
    missed = 0
    print(f"\n{path.name}: medians of {rounds} rounds\n")
    print("| | recto | epdfinfo | ratio | aim | |")
    print("|---|--:|--:|--:|--:|---|")
    for key, row in ROWS.items():
        ours = median(recto.get(key))
        theirs = median(epdfinfo.get(row.against or key))
        ratio = ours / theirs if ours is not None and theirs else None
        late = row.aim is not None and (ratio is None or ratio > row.aim)
        missed += late
        cells = [
            f"{row.title}, {row.unit}" if row.unit != "ms" else row.title,
            "–" if ours is None else number(ours),
            "–" if theirs is None else number(theirs),
            "–" if ratio is None else f"{ratio:.3f}" if ratio < 0.1 else f"{ratio:.2f}",
            "" if row.aim is None else f"≤ {row.aim}",
            "**misses**" if late else "",
        ]
        print("| " + " | ".join(cells) + " |", flush=True)
    return missed
