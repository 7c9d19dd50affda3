#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Compares pictures of what hands make with those of poppler and pdfium.

    Tests/Oracle/hands.py [--keep FOLDER] [NAME…]

Each case drives a server as a user does, saves the file, and has each reader draw the page before and
after. What changed must lie where it was made, and each reader must show it where this server does.
``$RECTO`` is the server; readers that are not installed are left out.
"""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "Soak")]

from hands_of import cases, drawing, forms, placing, readers  # noqa: E402, F401
from hands_of.hand import Hand  # noqa: E402
from hands_of.ink import INKED, Ink  # noqa: E402
from server import FIXTURES, Server  # noqa: E402

# The greatest share of inked cells near which the other reader has none.
MISSING = 0.04
# How much more or less ink another reader may have in all.
RATIO = 1.5


def perform(name, server, folder):
    """Makes the file of a case: what must be shown, and our pictures before and after."""
    fixture, page, act = cases.CASES[name]
    before, after = folder / f"{name}-before.pdf", folder / f"{name}-after.pdf"
    shutil.copy(FIXTURES / fixture, before)
    shutil.copy(FIXTURES / fixture, after)
    hand = Hand(server, after, page)
    old = hand.picture(page)
    shown = act(hand)
    hand.save()
    new = hand.picture(page)
    hand.ask("document/close")
    return (before, after), page, shown, Ink(old, new)


def misfits(ink, shown):
    """How a change differs from what must be shown."""
    if beside := ink.beside(shown.within):
        yield f"changed beside its place, first at {beside[0]}, in {len(beside)} cells"
    for rect in shown.inked:
        if not any(ink.cells[y][x] > INKED for x, y in ink.around(rect)):
            yield f"nothing is shown in {rect}"
    for rect in shown.blank:
        if ink.share(rect) > 0:
            yield f"something is shown in {rect}"
    for rich, poor in shown.denser:
        if ink.amount(rich) < 2 * ink.amount(poor):
            yield f"{rich} has {ink.amount(rich):.1f} of ink, {poor} {ink.amount(poor):.1f}"


def same_places(found, wanted):
    """Whether all rectangles are found, to a tenth of a point."""
    return len(found) == len(wanted) and all(
        any(all(abs(a - b) < 0.1 for a, b in zip(rect, each)) for each in found) for rect in wanted)


def differences(ours, theirs):
    """How two readers differ."""
    if (share := ours.missing(theirs)) > MISSING:
        yield f"{share:.0%} of what we show is missing"
    if (share := theirs.missing(ours)) > MISSING:
        yield f"{share:.0%} of what it shows is missing here"
    if max(ours.total, theirs.total) > INKED and not (
        ours.total / RATIO < theirs.total < ours.total * RATIO
    ):
        yield f"we have {ours.total:.1f} of ink, it has {theirs.total:.1f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--keep", type=Path, help="a folder for the files and the pictures")
    parser.add_argument("names", nargs="*", metavar="NAME")
    given = parser.parse_args()
    names = given.names or list(cases.CASES)
    found = []
    with tempfile.TemporaryDirectory(prefix="recto-hands-") as temporary:
        folder = given.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        server = Server(state=Path(temporary) / "state", cache=Path(temporary) / "cache",
                        arguments=("--workers", "off"))
        done = {name: perform(name, server, folder) for name in names}
        server.quit()
        for name, (_, _, shown, ink) in done.items():
            found += [f"{name}, recto: {misfit}" for misfit in misfits(ink, shown)]
        others = readers.available()
        for reader, draw in others.items():
            pictures = {name: [path.with_suffix(f".{reader}.ppm") for path in job[0]]
                        for name, job in done.items()}
            links = draw([(path, done[name][1], picture) for name in names
                          for path, picture in zip(done[name][0], pictures[name])])
            for index, (name, (_, _, shown, ours)) in enumerate(done.items()):
                if links and shown.links and not same_places(links[2 * index + 1], shown.links):
                    found.append(f"{name}, {reader}: it has links at {links[2 * index + 1]}")
                theirs = Ink(*map(readers.read, pictures[name]))
                problems = [*misfits(theirs, shown), *differences(ours, theirs)]
                found += [f"{name}, {reader}: {problem}" for problem in problems]
    for name in {"poppler", "pdfium"} - set(others):
        print(f"{name} is not installed and is left out.")
    print("\n".join(found))
    print(f"{len(names)} things made by hand, {len(found)} problems.")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
