# SPDX-License-Identifier: AGPL-3.0-or-later
"""Prints what was measured."""

import statistics

from rows import ROWS


def number(value):
    return f"{value:.3f}" if value < 1 else f"{value:.2f}" if value < 100 else f"{value:.0f}"


def cell(values):
    """The median, and between what the middle half of the rounds lies."""
    if not values:
        return "–"
    if len(values) < 4:
        low, high = min(values), max(values)
    else:
        low, _, high = statistics.quantiles(values, n=4)
    return f"{number(statistics.median(values))} ({number(low)}–{number(high)})"


def measured(results, name, key):
    """The values of a row; those of another row for who has no such row."""
    values = results.get(name, {})
    return values.get(key) or values.get(ROWS[key].against) or []


def ratio(results, wanted, key):
    """The median of one peer, or its ratio to another's, by a name such as `recto/engine`."""
    medians = []
    for name in wanted.split("/"):
        values = measured(results, name, key)
        if not values:
            return None
        medians.append(statistics.median(values))
    return medians[0] / medians[1] if len(medians) > 1 else medians[0]


def print_table(path, results, rounds):
    """Prints one file's table; how many rows miss what is wanted."""
    names = [name for name in results if name != "cat"]
    missed = 0
    print(f"\n{path.name}: medians of {rounds} rounds, and the middle half of them\n")
    print("| | " + " | ".join(names) + " | ratios | |")
    print("|---|" + "--:|" * len(names) + "---|---|")
    for key, row in ROWS.items():
        ratios = []
        late = False
        for wanted, limit in row.wanted.items():
            value = ratio(results, wanted, key)
            if value is None:
                continue
            late = late or value > limit
            ratios.append(f"{wanted} {value:.2f} (≤ {limit})")
        missed += late
        title = row.title if row.unit == "ms" else f"{row.title}, {row.unit}"
        cells = [cell(measured(results, name, key)) for name in names]
        print(
            "| " + " | ".join([title, *cells, "; ".join(ratios), "**misses**" if late else ""])
            + " |", flush=True)
    return missed
