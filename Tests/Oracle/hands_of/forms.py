# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fields and links that a hand arranges."""

from .cases import Shown, case, grown


def field(hand, **members):
    made = {"type": "text", "pageIndex": hand.page, "color": "#000000", "font": {"size": 12}, **members}
    hand.ask("forms/create", field=made)


@case("simple.pdf")
def a_field_is_moved_and_resized(hand):
    field(hand, name="a", rect=[40, 200, 120, 222], value="Words")
    hand.tool("formEdit", returnToPan=False)
    hand.tap(80, 211)
    hand.drag(80, 211, 120, 291)
    hand.drag(160, 302, 220, 330)
    rect = hand.newest()["rect"]
    assert rect == [80, 280, 220, 330], rect
    edges = [[80, 282, 82, 328], [218, 282, 220, 328]]
    return Shown(within=[grown(rect)], inked=[*edges, [82, 294, 116, 316]], blank=[[40, 198, 130, 224]])


@case("simple.pdf")
def a_grid_of_fields(hand):
    field(hand, name="Item 1", rect=[40, 200, 120, 220])
    hand.tool("formEdit", returnToPan=False)
    hand.tap(80, 210)
    hand.command("duplicateInGrid")
    hand.answer({"columns": 2, "rows": 3, "columnGap": 10, "rowGap": 5})
    rects = [note["rect"] for note in hand.annotations()]
    assert len(rects) == 6, rects
    return Shown(within=[grown(rect) for rect in rects],
                 inked=[[x0, y0 + 1, x0 + 2, y1 - 1] for x0, y0, x1, y1 in rects])


@case("simple.pdf")
def a_comb_field(hand):
    field(hand, name="comb", rect=[40, 250, 240, 275], maxLength=10, flags=["comb"], value="WWWWW")
    cells = [[40 + 20 * index, 252, 60 + 20 * index, 273] for index in range(10)]
    middles = [[x0 + 6, 256, x0 + 14, 270] for x0, _, _, _ in cells]
    # Each letter is in the middle of its box, and the last five boxes are empty.
    return Shown(within=[grown([40, 250, 240, 275])], inked=middles[:5], blank=middles[5:])


@case("simple.pdf")
def a_link(hand):
    hand.add(id="l", type="link", rect=[60, 200, 160, 230], border={"width": 0},
             link={"kind": "uri", "uri": "https://example.org/"})
    hand.tool("linkEdit", returnToPan=False)
    hand.tap(100, 210)
    hand.drag(110, 215, 130, 295)
    rect = hand.newest()["rect"]
    assert rect == [80, 280, 180, 310], rect
    # A link without a border changes nothing on the page; it is where it was dragged.
    return Shown(within=[], links=[rect])
