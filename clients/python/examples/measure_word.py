#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A tool of one's own: measures the word under the pen, and on a tap notes its width.

    measure_word.py FILE PAGE X Y

points at a place of a page, counted from 0 and in points from its upper left, taps there, and
prints what the tool drew and noted. docs/protocol/tools.md, "Write your own tool", goes through it.
"""

import sys

from recto import Client

TOOL = "measureWord"


def register(client):
    """Brings the tool, and answers for it."""
    client.handle("tool/handleEvent", handle)
    client.request(
        "tool/register",
        id=TOOL,
        title="Measure Word",
        group="measure",
        events=["hover", "tap", "command"],
        createsAnnotation="text",
    )


def handle(params):
    """What becomes of an event: the server asks, and does what this returns."""
    event, word = params["event"], params["context"].get("word")
    if event["kind"] == "command":
        return cancelled() if event["command"] == "cancel" else {"handled": False}
    if word is None:
        return beside(event)
    if event["kind"] == "hover":
        return {"handled": True, "state": "measuring", "overlay": drawn(event, word)}
    return {"handled": True, "state": "idle", "overlay": {"items": []}, "edits": [note(event, word)]}


def beside(event):
    """Beside all words there is nothing to measure; a tap there is for the tool that moves pages."""
    answer = {"handled": True, "state": "idle", "overlay": {"items": []}}
    return answer if event["kind"] == "hover" else {**answer, "handled": False, "next": "pan"}


def cancelled():
    """The escape key ends the tool's work."""
    return {"handled": True, "finished": True, "overlay": {"items": []}}


def drawn(event, word):
    """The word's box, and beneath it how wide it is."""
    left, _, right, bottom = box(word)
    caption = [left, bottom, right, bottom + 12]
    common = {"pageIndex": event["pageIndex"], "color": "#1060c0"}
    return {
        "items": [
            {"kind": "quads", "role": "preview", "quads": word["quads"], **common},
            {"kind": "text", "role": "caption", "text": width(word), "rect": caption, **common},
        ]
    }


def note(event, word):
    """A note at the word's upper right."""
    _, top, right, _ = box(word)
    return {
        "add": {
            "type": "text",
            "pageIndex": event["pageIndex"],
            "rect": [right, top - 20, right + 20, top],
            "contents": f"{word['text']}: {width(word)} wide",
        }
    }


def width(word):
    """The sum of its pieces' widths: a word that is divided has several."""
    return f"{sum(quad[2] - quad[0] for quad in word['quads']):.1f} pt"


def box(word):
    """The rectangle around the word's first piece."""
    quad = word["quads"][0]
    return min(quad[0::2]), min(quad[1::2]), max(quad[0::2]), max(quad[1::2])


def main(path, page, x, y):
    with Client() as client:
        register(client)
        document = client.request("document/open", path=path)["documentId"]
        client.request("tool/set", documentId=document, tool=TOOL)
        place = {"documentId": document, "pageIndex": int(page), "point": [float(x), float(y)]}
        pointing = client.request("interaction/pointer", phase="hover", time=0, **place)
        print("drawn:", pointing.get("overlay", {}).get("items"))
        tapping = client.request("interaction/tap", **place)
        print("handled by:", tapping["toolPath"], tapping.get("error", ""))
        notes = client.request("annotations/list", documentId=document, types=["text"])
        print("notes:", [each["contents"] for each in notes["annotations"]])


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    main(*sys.argv[1:])
