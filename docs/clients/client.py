#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A whole front end: opens FILE, shows its first page, taps, highlights, saves to COPY.

Usage: client.py RECTO FILE COPY PICTURE
"""

import base64
import json
import subprocess
import sys


class Recto:
    def __init__(self, program):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([program], stdin=pipe, stdout=pipe, text=True)
        self.count = 0

    def send(self, message):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        self.process.stdin.flush()

    def request(self, method, **params):
        """Waits for the answer, and takes what the server says before it."""
        self.count += 1
        self.send({"id": self.count, "method": method, "params": params})
        for line in self.process.stdout:
            message = json.loads(line)
            if "method" in message:
                self.take(message)
            elif "error" in message:
                raise SystemExit(f"{method}: {message['error']['message']}")
            else:
                return message["result"]
        raise SystemExit(f"The server has ended at {method}.")

    def take(self, message):
        if "id" in message:  # A question: who has no answer says so.
            error = {"code": -32601, "message": "There is no such dialogue here."}
            self.send({"id": message["id"], "error": error})
        else:
            print("told:", message["method"])

    def end(self):
        self.request("shutdown")
        self.send({"method": "exit"})
        return self.process.wait()


def draw(result):
    """Draws what an event changed; what is absent stays as it was."""
    if "overlay" in result:
        print("draw:", [f"{item['kind']}/{item['role']}" for item in result["overlay"]["items"]])
    if "menu" in result:
        print("menu:", [item["title"] for item in result["menu"]["items"]])


def main(program, path, copy, picture):
    recto = Recto(program)
    recto.request("initialize", clientInfo={"name": "client.py"})
    document = recto.request("document/open", path=path)["documentId"]
    # The window: 400 by 500 pixels of the toolkit's, each of two by two on the screen.
    view = recto.request("view/update", documentId=document, size=[400, 500], fit="width",
                         pixelRatio=2)
    page = view["pages"][0]
    drawn = recto.request("page/render", documentId=document, pageIndex=page["pageIndex"],
                          rect=page["visible"], scale=view["scale"] * view["pixelRatio"])
    with open(picture, "wb") as file:
        file.write(base64.b64decode(drawn["data"]))
    draw(recto.request("interaction/tap", documentId=document, pageIndex=0, point=[66, 86]))
    recto.request("tool/set", documentId=document, tool="highlight")
    draw(recto.request("interaction/drag", documentId=document, pageIndex=0,
                       points=[66, 86, 120, 86]))
    recto.request("document/save", documentId=document, path=copy)
    return recto.end()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
