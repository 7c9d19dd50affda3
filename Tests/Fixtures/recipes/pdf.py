# SPDX-License-Identifier: AGPL-3.0-or-later
"""A PDF writer that is just large enough for the fixtures: plain objects, no compression.

Values: dict, list, number, bool, None, Ref, bytes (a string, written in hexadecimal), and str:
a name when it begins with a slash, else a text string.
"""

import hashlib

DATE = "D:20240229120000Z"


class Ref(int):
    """A reference to the object of this number."""


def number(value):
    """A number in PDF's syntax, with at most three decimals."""
    return f"{value:.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def text_string(text):
    """A text string (ISO 32000-2, 7.9.2.2): ASCII literally, anything else in UTF-16."""
    if text.isascii():
        escaped = text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        return "(" + escaped.replace("\n", "\\n") + ")"
    return "<" + ("\ufeff" + text).encode("utf-16-be").hex() + ">"


def serialize(value):
    """A value in PDF's syntax."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Ref):
        return f"{int(value)} 0 R"
    if isinstance(value, (int, float)):
        return number(value)
    if isinstance(value, bytes):
        return "<" + value.hex() + ">"
    if isinstance(value, str):
        return value if value.startswith("/") else text_string(value)
    if isinstance(value, list):
        return "[" + " ".join(map(serialize, value)) + "]"
    return "<<" + " ".join(f"/{key} {serialize(item)}" for key, item in value.items()) + ">>"


class PDF:
    """A document under construction: object 1 is the catalog, object 2 the page tree."""

    def __init__(self, title=None, author=None):
        self.objects = []
        self.catalog = {"Type": "/Catalog", "Pages": Ref(2)}
        self.pages = []
        self.count = None
        self.fonts = {}
        self.identity = None
        self.encrypt = None
        self.reserve()
        self.reserve()
        self.info = {"Producer": "Recto's fixtures", "CreationDate": DATE}
        if title:
            self.info["Title"] = title
        if author:
            self.info["Author"] = author

    def reserve(self):
        """Takes the next object number; `put` fills it."""
        self.objects.append(b"null")
        return Ref(len(self.objects))

    def put(self, ref, value, stream=None):
        """Gives the object `ref` its value, and a stream if it has one."""
        if stream is None:
            self.objects[ref - 1] = serialize(value).encode("ascii")
        else:
            header = serialize({**value, "Length": len(stream)}).encode("ascii")
            self.objects[ref - 1] = header + b"\nstream\n" + stream + b"\nendstream"
        return ref

    def add(self, value, stream=None):
        """A new object."""
        return self.put(self.reserve(), value, stream)

    def font(self, name):
        """One of the standard fonts, with the ligatures fi and fl at codes 1 and 2."""
        if name not in self.fonts:
            encoding = {"BaseEncoding": "/WinAnsiEncoding", "Differences": [1, "/fi", "/fl"]}
            if name == "ZapfDingbats":
                encoding = None
            self.fonts[name] = self.add(
                {"Type": "/Font", "Subtype": "/Type1", "BaseFont": "/" + name}
                | ({"Encoding": encoding} if encoding else {})
            )
        return self.fonts[name]

    def page(self, box, canvas, annotations=(), **entries):
        """A page; `annotations` are dictionaries or references. Returns its reference."""
        ref = entries.pop("ref", None) or self.reserve()
        content = self.add({}, canvas.content())
        page = {"Type": "/Page", "Parent": Ref(2), "MediaBox": list(box), **entries}
        page |= {"Resources": canvas.resources(self), "Contents": content}
        if annotations:
            page["Annots"] = [
                a if isinstance(a, Ref) else self.add({**a, "P": ref}) for a in annotations
            ]
        self.pages.append(self.put(ref, page))
        return ref

    def bytes(self):
        """The whole file."""
        self.put(Ref(1), self.catalog)
        count = self.count or len(self.pages)
        self.put(Ref(2), {"Type": "/Pages", "Kids": self.pages, "Count": count})
        info = self.add(self.info)
        out = bytearray(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
        offsets = []
        for index, body in enumerate(self.objects):
            offsets.append(len(out))
            out += b"%d 0 obj\n%b\nendobj\n" % (index + 1, body)
        start, size = len(out), len(self.objects) + 1
        out += b"xref\n0 %d\n0000000000 65535 f \n" % size
        out += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
        digest = self.identity or hashlib.md5(out).digest()
        trailer = {"Size": size, "Root": Ref(1), "Info": info, "ID": [digest, digest]}
        if self.encrypt:
            trailer["Encrypt"] = self.encrypt
        out += b"trailer\n%b\nstartxref\n%d\n%%%%EOF\n" % (serialize(trailer).encode(), start)
        return bytes(out)
