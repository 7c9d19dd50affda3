# SPDX-License-Identifier: AGPL-3.0-or-later
"""How long a drag's moves take to answer, with each tool, on a page with many annotations."""

import math
import shutil
import tempfile
import time

from recto import Recto

ANNOTATIONS = 1000
MOVES = 1000
# Beside two pings, in milliseconds.
ALLOWANCE = 0.3
# A pen that tells of 240 samples a second, on a screen that is drawn 60 times a second.
PEN_POINTS = 5000
PEN_BATCH = 4
# The tools whose strokes are as long as the hand likes.
PEN_TOOLS = ["freehand", "freeHighlighter", "smartPen", "eraser"]
# The editing tools work on what is selected: what to select for each, and where to grip it.
SELECTED = {"annotationEdit": "square", "vertexEdit": "line", "markupEdit": "highlight"}
# These have nothing to drag: they fill in fields and play media.
IDLE = {"formFill", "richMedia"}


def crowd(page_size):
    """Annotations of four kinds, spread over the page."""
    width, height = page_size
    for index in range(ANNOTATIONS):
        x = 20 + (index * 37) % (width - 80)
        y = 20 + (index * 53) % (height - 60)
        box = [x, y, x + 30, y + 20]
        kind = index % 4
        if kind == 0:
            yield {"type": "square", "rect": box}
        elif kind == 1:
            yield {"type": "line", "line": box}
        elif kind == 2:
            yield {"type": "ink", "strokes": [[x, y, x + 10, y + 9, x + 20, y + 3, x + 30, y + 20]]}
        else:
            quad = [x, y, x + 30, y, x, y + 20, x + 30, y + 20]
            yield {"type": "highlight", "quads": [quad]}


def path(origin):
    """A spiral out of a place, so that the pointer passes over much of the page."""
    for step in range(MOVES):
        angle, radius = step / 40, 20 + step / 5
        yield [origin[0] + radius * math.cos(angle), origin[1] + radius * math.sin(angle)]


def scribble(middle, step):
    """Small waves on a spiral: nothing of it can be left out of a preview."""
    angle, radius = step / 40, 20 + step / 30
    return [
        middle[0] + radius * math.cos(angle) + math.sin(step),
        middle[1] + radius * math.sin(angle) + math.cos(step)]


class Drags:
    """A client that drags. With ``changes`` it takes the changes of overlays."""

    def __init__(self, binary, file, changes=False):
        self.recto = Recto(binary)
        self.recto.request(
            "initialize", clientInfo={"name": "benchmark"},
            capabilities={"overlayChanges": changes})
        # Two servers do not change one file.
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.recto.open(shutil.copy(file, self.folder.name))
        page = self.request("pages/list", first=0, count=1)["pages"][0]
        self.size = page["size"]
        new = [{**annotation, "pageIndex": 0} for annotation in crowd(self.size)]
        self.made = self.request("annotations/add", annotations=new)["annotations"]

    def request(self, method, **params):
        return self.recto.request(method, **self.recto.document, **params)

    def timed(self, method, **params):
        begin = time.perf_counter()
        self.recto.request(method, **params)
        return (time.perf_counter() - begin) * 1000

    def pointer(self, phase, point, moment):
        return self.timed(
            "interaction/pointer", **self.recto.document, pageIndex=0, point=point, phase=phase,
            time=moment, buttons=0 if phase == "up" else 1)

    def begin(self, tool):
        """Takes the tool; where to press."""
        self.request("tool/set", tool=tool)
        kind = SELECTED.get(tool)
        if kind is None:
            return [self.size[0] / 2, self.size[1] / 2]
        chosen = next(each for each in reversed(self.made) if each["type"] == kind)
        self.request("selection/set", annotations=[chosen["id"]])
        x0, y0, x1, y1 = chosen["rect"]
        return [x0, y0 + 10] if kind == "square" else [x0, y0]

    def drag(self, tool):
        """The times of the moves and of the pings between them, in milliseconds."""
        origin = self.begin(tool)
        moves, pings = [], []
        self.pointer("down", origin, 0)
        for step, point in enumerate(path(origin)):
            moves.append(self.pointer("move", point, 10 + step))
            pings.append(self.timed("server/ping"))
        self.pointer("cancel", origin, 20 + MOVES)
        self.request("tool/set", tool="pan")
        return moves, pings

    def pen(self, tool):
        """The times of the batches of one long stroke, and of the pings between them."""
        self.request("tool/set", tool=tool)
        middle = [self.size[0] / 2, self.size[1] / 2]
        shared = dict(
            **self.recto.document, pageIndex=0, pointerId=7, pointerType="pen",
            buttons=32 if tool == "eraser" else 1)
        samples = [
            {"point": scribble(middle, step), "time": step * 1000 / 240, "pressure": 0.3}
            for step in range(PEN_POINTS)]
        batches, pings = [], []
        self.timed("interaction/pointer", **shared, **samples[0], phase="down")
        for first in range(1, PEN_POINTS, PEN_BATCH):
            *coalesced, last = samples[first:first + PEN_BATCH]
            batches.append(self.timed(
                "interaction/pointer", **shared, **last, coalesced=coalesced, phase="move"))
            pings.append(self.timed("server/ping"))
        self.timed("interaction/pointer", **shared, **samples[-1], phase="cancel")
        self.request("tool/set", tool="pan")
        return batches, pings

    def pinch(self, tool):
        """The times of the moves of two fingers, and of the pings between them."""
        self.request("tool/set", tool=tool)
        shared = dict(**self.recto.document, space="view", pointerType="touch", buttons=1)
        moves, pings = [], []
        for finger in (1, 2):
            self.timed(
                "interaction/pointer", **shared, pointerId=finger, point=[200 * finger, 300],
                phase="down", time=finger)
        for step in range(MOVES):
            finger = 1 + step % 2
            way = 80 * math.sin(step / 30) * (-1 if finger == 1 else 1)
            moves.append(self.timed(
                "interaction/pointer", **shared, pointerId=finger, phase="move", time=10 + step,
                point=[200 * finger + way, 300 + step / 10]))
            pings.append(self.timed("server/ping"))
        for finger in (1, 2):
            self.timed(
                "interaction/pointer", **shared, pointerId=finger, point=[200 * finger, 300],
                phase="cancel", time=20 + MOVES)
        self.request("tool/set", tool="pan")
        return moves, pings

    def tools(self):
        listed = self.recto.request("tool/list", **self.recto.document)["tools"]
        return [tool["id"] for tool in listed if tool["id"] not in IDLE]
