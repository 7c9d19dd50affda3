# SPDX-License-Identifier: AGPL-3.0-or-later
"""The operations of the comparison, as a client of recto does them."""

import base64
import json
import mmap
import os

from process import Process, Refused, Unsupported

METHOD_NOT_FOUND = -32601


class Recto:
    def __init__(self, binary):
        self.process = Process([binary])
        self.last_id = 0

    def send(self, method, params):
        self.last_id += 1
        message = {"jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params}
        self.process.send_line(json.dumps(message).encode() + b"\n")
        return self.last_id

    def receive(self, awaited):
        """The result of one request; the other messages that come before it are read and dropped."""
        while True:
            message = json.loads(self.process.read_line())
            if message.get("id") != awaited:
                continue
            if "error" not in message:
                return message["result"]
            error = message["error"]
            kind = Unsupported if error["code"] == METHOD_NOT_FOUND else Refused
            raise kind(error["message"])

    def request(self, method, **params):
        return self.receive(self.send(method, params))

    def first_reply(self):
        self.request("initialize", clientInfo={"name": "benchmark"})

    def ping(self):
        self.request("server/ping")

    def open(self, path):
        opened = self.request("document/open", path=path)
        self.document = {"documentId": opened["documentId"]}
        return opened["pageCount"]

    def text(self, page):
        return self.request("page/text", **self.document, pageIndex=page)["text"]

    def links(self, page):
        return self.request("page/links", **self.document, pageIndex=page)["links"]

    def outline(self):
        return self.request("outline/get", **self.document)["items"]

    def annotations(self):
        return self.request("annotations/list", **self.document)["annotations"]

    def search(self, word):
        return self.request("search/find", **self.document, query=word)["matches"]

    def render(self, page, width):
        return self.picture(self.request("page/render", **self.rendering(page, width)))

    def render_shared(self, page, width):
        """Pixels in shared memory instead of a picture in the reply."""
        wanted = self.rendering(page, width)
        reply = self.request("page/render", **wanted, format="rgba", delivery="sharedMemory")
        path = "/dev/shm/" + reply["sharedMemory"]["name"].lstrip("/")
        with open(path, "rb") as file:
            with mmap.mmap(file.fileno(), reply["sharedMemory"]["bytes"], prot=mmap.PROT_READ) as m:
                pixels = m[:]
        os.remove(path)
        return pixels

    def render_during_search(self, page, width, word, begin):
        """`begin` is called when the page is asked for."""
        self.send("search/find", {**self.document, "query": word})
        begin()
        rendering = self.send("page/render", self.rendering(page, width))
        return self.picture(self.receive(rendering))

    def highlight(self, page):
        lines = [(160 + 16 * line, 172 + 16 * line) for line in range(5)]
        quads = [[60, top, 540, top, 60, bottom, 540, bottom] for top, bottom in lines]
        annotation = {"type": "highlight", "pageIndex": page, "quads": quads, "color": "#ffd54a"}
        self.request("annotations/add", **self.document, annotation=annotation)

    def save(self):
        self.request("document/save", **self.document)

    def rendering(self, page, width):
        return {**self.document, "pageIndex": page, "width": width}

    @staticmethod
    def picture(reply):
        return base64.b64decode(reply["data"])

    def end(self):
        self.process.end()
