# SPDX-License-Identifier: AGPL-3.0-or-later
"""The operations of the comparison, as a client of epdfinfo does them."""

import os
import shutil

from process import Process, Refused, Unsupported


def escaped(argument):
    text = str(argument).replace("\\", "\\\\").replace(":", "\\:").replace("\n", "\\n")
    return text.encode()


def read_and_remove(path):
    with open(path, "rb") as file:
        data = file.read()
    os.remove(path)
    return data


class Epdfinfo:
    def __init__(self, binary):
        self.process = Process([binary])

    def send(self, *parts):
        self.process.send_line(b":".join(map(escaped, parts)) + b"\n")

    def receive(self):
        """The records of one reply, each split into its fields."""
        status = self.process.read_line()
        records = []
        while (line := self.process.read_line()) != b".\n":
            records.append(line.rstrip(b"\n").split(b":"))
        if status != b"OK\n":
            raise Refused(b" ".join(b":".join(record) for record in records).decode())
        return records

    def request(self, *parts):
        self.send(*parts)
        return self.receive()

    def first_reply(self):
        self.ping()

    def ping(self):
        self.request("ping", "x")

    def open(self, path):
        self.path = path
        self.request("open", path, "")
        return int(self.request("number-of-pages", path)[0][0])

    def text(self, page):
        return self.request("gettext", self.path, page + 1, "0 0 1 1", 2)

    def links(self, page):
        return self.request("pagelinks", self.path, page + 1)

    def outline(self):
        return self.request("outline", self.path)

    def annotations(self):
        return self.request("getannots", self.path, 0, 0)

    def search(self, word):
        return self.request("search-string", self.path, 0, 0, word, 1)

    def open_close(self, path):
        self.request("open", path, "")
        self.request("number-of-pages", path)
        self.request("close", path)

    def annotations_and_links(self, page):
        self.request("getannots", self.path, page + 1, page + 1)
        self.request("pagelinks", self.path, page + 1)

    def picture(self, page, width):
        return self.pixels(self.request("renderpage", self.path, page + 1, width))

    picture_file = picture

    def render_during_search(self, page, width, word, begin):
        """`begin` is called when the page is asked for."""
        self.send("search-string", self.path, 0, 0, word, 1)
        begin()
        self.send("renderpage", self.path, page + 1, width)
        self.receive()
        return self.pixels(self.receive())

    def highlight(self, page):
        text = "0.1 0.2 0.9 0.3"
        self.request("addannot", self.path, page + 1, "highlight", text, text)

    def save(self):
        saved = self.request("save", self.path)[0][0].decode()
        shutil.copyfile(saved, self.path)
        os.remove(saved)

    @staticmethod
    def pixels(records):
        return read_and_remove(records[0][0].decode())

    def __getattr__(self, name):
        def unsupported(*_):
            raise Unsupported(name)

        return unsupported

    def end(self):
        self.process.end()
