# SPDX-License-Identifier: AGPL-3.0-or-later
"""Things that are drawn: lines with heads, strokes of a pen, groups."""

from .cases import Shown, case, grown

DASHED = {"color": "#000000", "border": {"width": 2, "style": "dashed", "dash": [2, 14]}}


@case("simple.pdf")
def a_dashed_arrow(hand):
    hand.tool("arrow", style=DASHED)
    hand.drag(60, 300, 200, 300)
    rect = hand.newest()["rect"]
    # The sides of the head are whole although dashes are far apart, and nothing is beyond the tip.
    sides = [[188, 292, 191, 295], [192, 294, 195, 297], [188, 305, 191, 308], [192, 303, 195, 306]]
    return Shown(within=[grown(rect)], inked=sides, blank=[[206, 290, 230, 310]])


@case("simple.pdf")
def a_line_ends_at_its_heads(hand):
    hand.add(type="line", line=[60, 300, 200, 300], color="#000000", border={"width": 4},
             lineEndings=["circle", "square"])
    rect = hand.newest()["rect"]
    # The circle and the square are hollow: the line stops at their edges.
    hollow = [[57, 297, 62, 302], [197, 297, 202, 302]]
    return Shown(within=[grown(rect)], inked=[[120, 298, 140, 302]], blank=hollow)


def is_beside(caption, mark):
    """Whether a caption begins within a few points of a mark's right side, at its height."""
    return abs(caption[0] - mark[2]) < 12 and caption[1] < mark[3] and caption[3] > mark[1]


@case("simple.pdf")
def counts(hand):
    hand.tool("count", returnToPan=False, countGroup="Doors")
    hand.tap(100, 200)
    shown = hand.tap(200, 300)
    captions = [item for item in shown["overlay"]["items"] if item["role"] == "caption"]
    marks = [note["rect"] for note in hand.annotations()]
    assert len(captions) == len(marks) == 2, captions
    for mark in marks:
        beside = [each for each in captions if is_beside(each["rect"], mark)]
        assert len(beside) == 1, (mark, captions)
    return Shown(within=[grown(mark) for mark in marks], inked=marks)


@case("simple.pdf")
def a_pen_with_coalesced_samples(hand):
    hand.tool("freehand", style={"color": "#000000", "border": {"width": 3}})
    pen = {"pointerId": 5, "pointerType": "pen"}
    hand.pointer("down", 60, 250, pressure=0.5, buttons=1, time=0, **pen)
    # A detour that only the samples between two events tell.
    between = [{"point": [100, 300], "pressure": 0.5, "time": 8}]
    hand.pointer("move", 140, 250, pressure=0.5, buttons=1, time=16, coalesced=between, **pen)
    hand.pointer("up", 140, 250, time=20, **pen)
    rect = hand.newest()["rect"]
    return Shown(within=[grown(rect)], inked=[[95, 292, 105, 302], [56, 246, 66, 256]],
                 blank=[[90, 250, 110, 270]])


@case("simple.pdf")
def the_other_end_of_the_pen(hand):
    hand.tool("freehand", style={"color": "#000000", "border": {"width": 4}}, returnToPan=False)
    hand.drag(40, 300, 240, 300, pointerType="pen")
    pen = {"pointerId": 5, "pointerType": "pen"}
    hand.pointer("down", 140, 280, buttons=32, time=1000, **pen)
    hand.pointer("move", 140, 320, buttons=32, time=1020, **pen)
    hand.pointer("up", 140, 320, time=1030, **pen)
    assert len(hand.newest()["strokes"]) == 2, hand.newest()
    return Shown(within=[[34, 294, 246, 306]], inked=[[60, 298, 100, 302], [180, 298, 220, 302]],
                 blank=[[134, 290, 146, 310]])


@case("pages.pdf", 1)
def a_stroke_over_two_pages(hand):
    hand.ask("view/update", size=[200, 620], offset=[40, 0])
    hand.tool("freehand", style={"color": "#000000", "border": {"width": 4}})
    hand.drag(150, 250, 150, 400, space="view")
    for page in (0, 1):
        assert [note["type"] for note in hand.annotations(page)].count("ink") == 1
    rect = hand.newest()["rect"]
    middle = (rect[0] + rect[2]) / 2
    return Shown(within=[grown(rect)], inked=[[middle - 1, 0, middle + 1, 88]], page=1)


@case("simple.pdf")
def a_group_moves_as_one(hand):
    first = hand.add(type="square", rect=[40, 250, 80, 290], interiorColor="#000000")
    second = hand.add(type="square", rect=[100, 250, 140, 290], interiorColor="#000000")
    hand.ask("annotations/group", ids=[first["id"], second["id"]])
    hand.tap(60, 270)
    hand.drag(60, 270, 110, 320)
    rects = [note["rect"] for note in hand.annotations()]
    assert rects == [[90, 300, 130, 340], [150, 300, 190, 340]], rects
    return Shown(within=[grown(rect) for rect in rects], inked=rects, blank=[[40, 250, 88, 290]])


@case("simple.pdf")
def merged_ink(hand):
    for name, x in (("one", 60), ("two", 140)):
        hand.add(id=name, type="ink", strokes=[[x, 250, x + 40, 290]], border={"width": 4})
    hand.ask("annotations/merge", ids=["one", "two"])
    assert len(hand.annotations()) == 1
    rect = hand.newest()["rect"]
    return Shown(within=[grown(rect)], inked=[[78, 268, 82, 272], [158, 268, 162, 272]],
                 blank=[[110, 256, 130, 284]])


@case("simple.pdf")
def merged_highlights(hand):
    for name, x in (("one", 40), ("two", 140)):
        quad = [x, 250, x + 60, 250, x, 264, x + 60, 264]
        hand.add(id=name, type="highlight", quads=[quad], color="#ffcc00")
    hand.ask("annotations/merge", ids=["one", "two"])
    assert len(hand.annotations()) == 1
    return Shown(within=[grown([40, 250, 200, 264], 5)], inked=[[50, 252, 90, 262], [150, 252, 190, 262]],
                 blank=[[112, 250, 128, 264]])
