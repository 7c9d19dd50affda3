# SPDX-License-Identifier: AGPL-3.0-or-later
"""What a document is, as the protocol tells it, and what of it can be edited."""

import base64
import re

from server import Failure

VOLATILE = {"modified", "created", "date", "creationDate", "modificationDate", "savedAt", "revision",
            "signedAt"}
# Ids that the server makes up, and those after the numbers of objects.
MADE_UP = re.compile(r"(annotation:)?(a|annotation-|o)\d+|[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")
METHODS = ["pages/labels", "annotations/list", "forms/list", "outline/get", "bookmarks/list",
           "attachments/list", "layers/list", "document/info", "document/history"]
OF_SESSION = {"document/history", "id", "annotationId", "replyTo", "group", "popup", "parent"}
# What a document says of its file.
OF_FILE = {"path", "bytes", "fileSize", "size", "identifiers", "ids", "version", "pdfVersion",
           "encrypted", "permissions"}


def state(server, document, shown=True):
    """All that an edit can change, and how the pages look, if that is wanted."""
    found = {"pages/list": ask(server, document, "pages/list", boxes=True)}
    for method in METHODS:
        found[method] = ask(server, document, method)
    info = found["document/info"]
    found["document/info"] = {k: v for k, v in info.items() if k not in OF_FILE}
    for page in range(len(found["pages/list"]["pages"]) if shown else 0):
        drawn = ask(server, document, "page/render", pageIndex=page, width=32, format="ppm")
        found[f"page {page}"] = Picture(drawn)
    return found


def as_in_file(value):
    """Without what is known only as long as a document is open: what can be undone, and the ids of
    those whose own one another has had meanwhile."""
    if isinstance(value, dict):
        return {k: as_in_file(v) for k, v in value.items() if k not in OF_SESSION}
    return [as_in_file(v) for v in value] if isinstance(value, list) else value


class Picture:
    """What a page looks like. Edges of letters and fine lines are drawn otherwise where the page was loaded
    before it had something that is blended, so what differs by next to nothing is the same."""

    def __init__(self, drawn):
        self.bytes = base64.b64decode(drawn.get("data", ""))

    def __eq__(self, other):
        if not isinstance(other, Picture) or len(self.bytes) != len(other.bytes):
            return False
        difference = sum(max(0, abs(a - b) - 4) for a, b in zip(self.bytes, other.bytes))
        return difference <= len(self.bytes) // 2


def ask(server, document, method, **params):
    """The answer, without what depends on time or chance."""
    try:
        return stable(server.result(method, documentId=document, **params))
    except Failure as failure:
        return {"error": failure.error["code"]}


class MadeUp(str):
    """The id of an annotation without a name, or with one that another had: who had it long ago, only a
    server remembers that was not started since, so that it is equal to any."""

    def __eq__(self, other):
        return isinstance(other, str)

    def __ne__(self, other):
        return not self == other

    __hash__ = str.__hash__


def stable(value):
    if isinstance(value, dict):
        return {k: stable(v) for k, v in value.items() if k not in VOLATILE}
    if isinstance(value, str):
        return MadeUp("made up") if MADE_UP.fullmatch(value) else value
    return [stable(v) for v in value] if isinstance(value, list) else value


def differences(found, wanted, path=""):
    """What two states differ in, for people."""
    if found == wanted:
        return ""
    if isinstance(found, dict) and isinstance(wanted, dict):
        parts = [differences(found.get(k), wanted.get(k), f"{path}/{k}")
                 for k in sorted(found.keys() | wanted.keys())]
        return "".join(parts)
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        return "".join(differences(f, w, f"{path}/{i}") for i, (f, w) in enumerate(zip(found, wanted)))
    return f"{path}:\n  found  {str(found)[:600]}\n  wanted {str(wanted)[:600]}\n"


class Known:
    """The things that can be edited."""

    def __init__(self, state, chance):
        self.state = state
        self.chance = chance

    def _some(self, found):
        return self.chance.choice(found) if found else None

    def _all(self, method, member):
        answer = self.state[method]
        return answer.get(member, [])

    @property
    def pages(self):
        return len(self._all("pages/list", "pages"))

    @property
    def page(self):
        return self.chance.randrange(max(1, self.pages))

    @property
    def rect(self):
        x, y = self.chance.randrange(10, 150), self.chance.randrange(10, 150)
        return [x, y, x + 40, y + 30]

    def has(self, kind):
        return any(a["type"] == kind for a in self._all("annotations/list", "annotations"))

    @property
    def _named(self):
        """Those whose ids are the same in the document and its shadow."""
        return [a for a in self._all("annotations/list", "annotations")
                if a["type"] not in ("widget", "popup", "link")
                and a["id"] != "made up"]

    @property
    def annotation(self):
        found = self._some(self._named)
        return found and found["id"]

    @property
    def two_annotations(self):
        found = self._named
        same = [a["id"] for a in found if a["pageIndex"] == found[0]["pageIndex"]]
        return self.chance.sample(same, 2) if len(same) > 1 else None

    @property
    def _fields(self):
        # What is entered in a password field is in memory alone, and goes with the process.
        return [f for f in self._all("forms/list", "fields") if "password" not in f["flags"]]

    @property
    def field(self):
        found = self._some([f for f in self._fields if f["type"] != "signature"])
        return found and found["id"]

    @property
    def signature_field(self):
        found = self._some([f for f in self._fields if f["type"] == "signature"])
        return found and found["name"]

    def setting(self, n):
        """A field, and a value for it."""
        found = self._some([f for f in self._fields if f["type"] not in ("signature", "button")])
        if not found:
            return None
        options = [o["value"] for o in found.get("options", [])]
        value = {"checkBox": n % 2 == 0, "listBox": options[:1]}.get(found["type"], str(n))
        if found["type"] in ("comboBox", "radio") and options:
            value = self.chance.choice(options)
        return {"field": found["id"], "value": value}

    @property
    def bookmark(self):
        ids = [b["id"] for b in self._all("bookmarks/list", "bookmarks")]
        return self._some([i for i in ids if i != "made up"])

    @property
    def attachment(self):
        ids = [a["id"] for a in self._all("attachments/list", "attachments")]
        return self._some([i for i in ids if i.startswith("file:")])

    @property
    def entry(self):
        """By its title: ids are another matter in each document."""
        titles = []

        def look(items):
            for item in items:
                titles.append(item["title"])
                look(item.get("children", []))

        look(self._all("outline/get", "items"))
        # One whose title another has as well cannot be meant.
        found = self._some([t for t in titles if titles.count(t) == 1])
        return found and f"title:{found}"
