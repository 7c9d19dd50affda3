# SPDX-License-Identifier: AGPL-3.0-or-later
"""Things that are put on pages: upright for the reader, cropped, turned, in fonts that lack letters."""

from .cases import Shown, case, grown, halves

# From left to right: black, dark, light, white.
GREY = {"name": "grey.pgm", "data": "UDUgNCAyIDI1NQoAWrT/AFq0/w=="}
# Hardly any ink in the first half, much in the second.
WORDS = ". . . . . . WWWWW"


def placed(hand):
    return hand.newest()["rect"]


def reads(rect, direction):
    """The second half of what was placed has more ink than the first, in the direction of reading."""
    left, right, upper, lower = halves(rect)
    pairs = {"right": (right, left), "up": (upper, lower), "down": (lower, upper)}
    return Shown(within=[grown(rect)], denser=[pairs[direction]])


@case("simple.pdf")
def free_text_in_a_turned_view(hand):
    hand.turn(90)
    hand.tool("freeText")
    hand.tap(150, 300)
    hand.answer(WORDS)
    return reads(placed(hand), "up")


@case("simple.pdf")
def free_text_in_a_view_turned_left(hand):
    hand.turn(270)
    hand.tool("freeText")
    hand.tap(150, 200)
    hand.answer(WORDS)
    return reads(placed(hand), "down")


@case("rotated.pdf", 1)
def free_text_on_a_rotated_page(hand):
    hand.tool("freeText")
    hand.tap(60, 120)
    hand.answer(WORDS)
    return reads(placed(hand), "right")


@case("rotated.pdf", 3)
def a_stamp_on_a_rotated_page(hand):
    hand.tool("rubberStamp", stamp="Draft")
    hand.tap(150, 130)
    rect = placed(hand)
    assert rect[2] - rect[0] > rect[3] - rect[1], rect
    return Shown(within=[grown(rect)], inked=halves(rect))


@case("simple.pdf")
def a_stamp_in_a_turned_view(hand):
    hand.turn(90)
    hand.tool("rubberStamp", stamp="Draft")
    hand.tap(150, 300)
    rect = placed(hand)
    assert rect[2] - rect[0] < rect[3] - rect[1], rect
    return Shown(within=[grown(rect)], inked=halves(rect))


@case("simple.pdf")
def an_image_in_a_turned_view(hand):
    hand.turn(90)
    hand.tool("imageStamp")
    hand.drag(120, 260, 170, 360)
    hand.answer(GREY)
    rect = placed(hand)
    _, _, upper, lower = halves(rect)
    return Shown(within=[grown(rect)], inked=[lower], denser=[(lower, upper)])


@case("simple.pdf")
def an_image_in_a_view_upside_down(hand):
    hand.turn(180)
    hand.tool("imageStamp")
    hand.drag(100, 260, 200, 310)
    hand.answer(GREY)
    rect = placed(hand)
    left, right, _, _ = halves(rect)
    return Shown(within=[grown(rect)], inked=[right], denser=[(right, left)])


@case("simple.pdf")
def a_callout_in_a_turned_view(hand):
    hand.turn(90)
    hand.tool("callout")
    hand.drag(60, 330, 150, 250)
    hand.answer(WORDS)
    callout = hand.newest()
    tip = [57, 327, 63, 333]
    return Shown(within=[grown(callout["rect"])], inked=[tip, callout["rect"]])


@case("simple.pdf")
def a_cropped_image(hand):
    hand.add(type="stamp", rect=[100, 200, 200, 250], picture={"image": GREY["data"]})
    hand.tap(150, 225)
    hand.command("crop")
    hand.drag(100, 200, 150, 200)
    hand.command("commit")
    rect = placed(hand)
    left, right, _, _ = halves(rect)
    # The black and the dark part are gone.
    assert abs(rect[0] - 150) < 1, rect
    return Shown(within=[grown(rect)], inked=[[152, 205, 170, 245]], blank=[[102, 205, 146, 245]],
                 denser=[(left, right)])


@case("simple.pdf")
def a_stamp_that_is_resized_and_turned(hand):
    hand.add(type="stamp", rect=[60, 200, 140, 240], icon="Approved")
    hand.tap(100, 220)
    hand.drag(140, 240, 180, 260)
    stamp = hand.newest()["rect"]
    knob = next(item for item in hand.ask("tool/get")["overlay"]["items"]
                if item.get("name") == "rotate")
    middle = [(stamp[0] + stamp[2]) / 2, (stamp[1] + stamp[3]) / 2]
    x, y = knob.get("point") or knob["points"][0]
    hand.drag(x, y, middle[0] + 60, middle[1] - 60)
    turned = hand.newest()
    assert turned["rotation"] == 45, turned
    x0, y0, x1, y1 = turned["rect"]
    corners = [[x0, y0, x0 + 12, y0 + 12], [x1 - 12, y1 - 12, x1, y1]]
    return Shown(within=[grown(turned["rect"])], inked=[[middle[0] - 8, middle[1] - 8, middle[0] + 8,
                                                        middle[1] + 8]], blank=corners)


@case("simple.pdf")
def free_text_in_letters_that_the_font_lacks(hand):
    hand.add(type="freeText", rect=[40, 200, 240, 240], contents="\N{GRINNING FACE} 漢字 \N{SNOWMAN} ש",
             font={"name": "Helvetica", "size": 24, "color": "#000000"})
    rect = placed(hand)
    columns = [[44, 204, 62, 230], [76, 204, 122, 230], [134, 204, 150, 230]]
    return Shown(within=[grown(rect)], inked=columns)
