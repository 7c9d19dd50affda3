# SPDX-License-Identifier: AGPL-3.0-or-later
"""What a hand does, and where the page must show it."""

from dataclasses import dataclass, field

CASES = {}


@dataclass
class Shown:
    """What a page must show; rectangles in points of the page as it is shown."""

    # Everything that changed lies in these.
    within: list
    # Each of these has ink, and these have none.
    inked: list = field(default_factory=list)
    blank: list = field(default_factory=list)
    # The first of each pair has at least twice the ink of the second.
    denser: list = field(default_factory=list)
    # The places of links with an address.
    links: list = field(default_factory=list)
    page: int = 0


def case(fixture, page=0):
    """Marks a function as a case on a page of a fixture."""

    def note(function):
        CASES[function.__name__] = (fixture, page, function)
        return function

    return note


def grown(rect, margin=3):
    return [rect[0] - margin, rect[1] - margin, rect[2] + margin, rect[3] + margin]


def halves(rect):
    """The left, right, upper and lower half of a rectangle."""
    x0, y0, x1, y1 = rect
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    return [x0, y0, x, y1], [x, y0, x1, y1], [x0, y0, x1, y], [x0, y, x1, y1]
