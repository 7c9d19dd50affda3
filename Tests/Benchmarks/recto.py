# SPDX-License-Identifier: AGPL-3.0-or-later
"""The operations of the comparison, as a client of recto does them."""

import base64
import json
import mmap
import os
import tempfile

from process import Process, Refused, Unsupported

METHOD_NOT_FOUND = -32601


class Recto:
    def __init__(self, binary, *options):
        # Text that an earlier process has kept would answer what is measured as a first time, and its
        # unsaved changes would be recovered.
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        folders = ["--cache-directory", f"{self.folder.name}/cache"]
        folders += ["--state-directory", f"{self.folder.name}/state"]
        self.process = Process([binary, *folders, *options])
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

    def open_close(self, path):
        opened = self.request("document/open", path=path)
        self.request("document/close", documentId=opened["documentId"])

    def annotations_and_links(self, page):
        self.request("annotations/list", **self.document, pageIndex=page)
        self.request("page/links", **self.document, pageIndex=page)

    def picture(self, page, width):
        """A PNG in the reply."""
        return self.decoded(self.request("page/render", **self.rendering(page, width)))

    def picture_file(self, page, width):
        """A PPM file."""
        wanted = self.rendering(page, width)
        reply = self.request("page/render", **wanted, format="ppm", delivery="file")
        with open(reply["path"], "rb") as file:
            pixels = file.read()
        os.remove(reply["path"])
        return pixels

    def shared(self, page, width):
        """Pixels in shared memory, which is returned to be drawn in again."""
        reply = self.shared_reply(page, width)
        memory = reply["sharedMemory"]
        self.look_at(memory)
        self.send("render/release", {**self.document, "sharedMemory": memory["name"]})

    def shared_once(self, page, width):
        """Pixels in shared memory that is fresh for each picture."""
        memory = self.shared_reply(page, width)["sharedMemory"]
        self.look_at(memory)
        os.remove("/dev/shm/" + memory["name"].lstrip("/"))

    def shared_reply(self, page, width):
        wanted = self.rendering(page, width)
        return self.request("page/render", **wanted, format="rgba", delivery="sharedMemory")

    @staticmethod
    def look_at(memory):
        """Maps the pixels as a client does that hands them to its toolkit."""
        with open("/dev/shm/" + memory["name"].lstrip("/"), "rb") as file:
            with mmap.mmap(file.fileno(), memory["bytes"], prot=mmap.PROT_READ) as pixels:
                return pixels[0], pixels[memory["bytes"] // 2]

    def render_during_search(self, page, width, word, begin):
        """`begin` is called when the page is asked for."""
        self.send("search/find", {**self.document, "query": word})
        begin()
        rendering = self.send("page/render", self.rendering(page, width))
        return self.decoded(self.receive(rendering))

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
    def decoded(reply):
        return base64.b64decode(reply["data"])

    def end(self):
        self.process.end()
        self.folder.cleanup()
