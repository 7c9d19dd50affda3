# SPDX-License-Identifier: AGPL-3.0-or-later
"""Makes up edits of every kind that fit what a document is."""

import base64
import json

from known import Known
from server import FIXTURES

PASSWORD = "Sesame-8271"
# What ends the log of a document, or begins it anew.
SAVING = ("document/save", "signatures/sign")
RELOAD = "document/reload"
CERTIFICATE = {"path": str(FIXTURES / "certificates" / "signer.p12"), "password": "secret"}
XMP = ("<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-"
       "syntax-ns#'><rdf:Description rdf:about='' xmlns:pdf='http://ns.adobe.com/pdf/1.3/' "
       "pdf:Keywords='%s'/></rdf:RDF></x:xmpmeta>")
XFDF = ("<xfdf xmlns='http://ns.adobe.com/xfdf/'><annots><circle name='k%d' page='%d' "
        "rect='20,20,80,60' color='#ff8800' width='3'/></annots></xfdf>")


class Edits:
    """Each kind gives the requests of one edit, or none where there is nothing that it could change."""

    # How often a kind comes up; 1 unless named here.
    WEIGHTS = {"add": 3, "markup": 2, "update": 2, "delete": 2, "undo": 6, "redo": 4, "save": 2,
               "begin": 2, "commit": 2}
    # What ends a history, or the document as it was.
    RARE = {"sign": 0.4, "apply_redactions": 0.5, "protect": 0.25, "flatten": 0.5,
            "flatten_fields": 0.4, "metadata": 0.5}

    def __init__(self, chance):
        self.chance = chance
        self.number = 0
        # What cannot be appended to the bytes that were opened is not signed: the shadow's may be such,
        # encrypted otherwise or with redactions applied, where the document was opened since.
        self.may_sign = True
        self.may_reload = True
        names = [name for name in vars(Edits) if not name.startswith("_") and name.islower()
                 and name not in ("step", "leave_out")]
        self.kinds = [getattr(self, name) for name in names]
        self.weights = [self.WEIGHTS.get(name, self.RARE.get(name, 1)) for name in names]

    def leave_out(self, names):
        kept = [(k, w) for k, w in zip(self.kinds, self.weights) if k.__name__ not in names]
        self.kinds, self.weights = zip(*kept)

    def step(self, known, alone):
        """The requests of an edit, for a document in a state.

        What lets other requests overtake it is only among those that are made one after the other.
        """
        while True:
            self.number += 1
            kind = self.chance.choices(self.kinds, self.weights)[0]
            requests = kind(Known(known, self.chance), self.number)
            if requests and (alone or kind != self.mark_redactions):
                return requests if isinstance(requests, list) else [requests]

    def add(self, known, n):
        kind = self.chance.choice(["square", "circle", "text", "freeText", "line", "ink", "polygon",
                                   "stamp", "caret", "fileAttachment"])
        new = {"id": f"k{n}", "type": kind, "pageIndex": known.page, "rect": known.rect,
               "contents": f"note {n}"}
        shapes = {"line": {"line": [20, 20, 90, 60]}, "ink": {"strokes": [[20, 20, 50, 70, 90, 30]]},
                  "polygon": {"vertices": [20, 20, 90, 30, 60, 90]}, "stamp": {"icon": "Approved"},
                  "fileAttachment": {"attachment": {"name": "a.txt", "data": "aGVsbG8="}}}
        return "annotations/add", {"annotation": new | shapes.get(kind, {})}

    def markup(self, known, n):
        kind = self.chance.choice(["highlight", "underline", "strikeOut", "squiggly"])
        x0, y0, x1, y1 = known.rect
        new = {"id": f"k{n}", "type": kind, "pageIndex": known.page,
               "quads": [[x0, y0, x1, y0, x0, y1, x1, y1]]}
        return "annotations/add", {"annotation": new}

    def update(self, known, n):
        changes = {"contents": f"changed {n}", "color": "#%06x" % n}
        return known.annotation and ("annotations/update", {"id": known.annotation, "changes": changes})

    def delete(self, known, n):
        return known.annotation and ("annotations/delete", {"ids": [known.annotation]})

    def reorder(self, known, n):
        to = self.chance.choice(["front", "back", "forward", "backward"])
        return known.annotation and ("annotations/reorder", {"ids": [known.annotation], "to": to})

    def group(self, known, n):
        pair = known.two_annotations
        return pair and ("annotations/group", {"ids": pair})

    def ungroup(self, known, n):
        return known.annotation and ("annotations/ungroup", {"ids": [known.annotation]})

    def review(self, known, n):
        state = self.chance.choice(["accepted", "rejected", "completed"])
        return known.annotation and ("annotations/setState", {"id": known.annotation, "state": state})

    def flatten(self, known, n):
        return known.annotation and ("annotations/flatten", {"ids": [known.annotation]})

    def paste(self, known, n):
        return known.annotation and [
            ("annotations/copy", {"ids": [known.annotation]}),
            ("annotations/paste", {"pageIndex": known.page, "point": [80, 80]})]

    def draw(self, known, n):
        x0, y0, x1, y1 = known.rect
        tool = self.chance.choice(["rectangle", "ellipse", "freehand", "arrow", "highlight"])
        drag = {"pageIndex": known.page, "points": [x0, y0, x1, y1]}
        return [("tool/set", {"tool": tool}), ("interaction/drag", drag), ("tool/commit", {}),
                ("tool/set", {"tool": "pan"})]

    def mark_redactions(self, known, n):
        return self.chance.choice([
            ("annotations/markRedactions", {"query": self.chance.choice(["a", "the", "e"]),
                                            "pages": [known.page]}),
            ("annotations/add", {"annotation": {"id": f"k{n}", "type": "redact", "rect": known.rect,
                                                "pageIndex": known.page}})])

    def apply_redactions(self, known, n):
        return known.has("redact") and ("annotations/applyRedactions", {})

    def exchange(self, known, n):
        return "document/import", {"format": "xfdf", "data": XFDF % (n, known.page)}

    def fill(self, known, n):
        setting = known.setting(n)
        return setting and ("forms/setValue", setting)

    def fill_several(self, known, n):
        settings = {s["field"]: s for s in (known.setting(n + i) for i in range(3)) if s}
        return settings and ("forms/setValues", {"values": list(settings.values())})

    def fill_from(self, known, n):
        setting = known.setting(n)
        return setting and ("forms/import", {
            "format": "json", "data": json.dumps({setting["field"]: setting["value"]})})

    def reset(self, known, n):
        return known.field and ("forms/reset", {"fields": [known.field]})

    def create_field(self, known, n):
        kind = self.chance.choice(["text", "checkBox", "radio", "comboBox", "listBox", "button"])
        new = {"type": kind, "name": f"field {n}", "pageIndex": known.page, "rect": known.rect}
        if kind in ("comboBox", "listBox"):
            new["options"] = [{"value": "one"}, {"value": "two"}]
        return "forms/create", {"field": new}

    def update_field(self, known, n):
        return known.field and ("forms/update", {"field": known.field, "changes": {
            "label": f"Label {n}", "align": "right"}})

    def delete_field(self, known, n):
        return known.field and ("forms/delete", {"fields": [known.field]})

    def flatten_fields(self, known, n):
        return known.field and ("forms/flatten", {"fields": [known.field]})

    def bookmark(self, known, n):
        return "bookmarks/add", {"bookmark": {"id": f"b{n}", "pageIndex": known.page, "name": "mark"}}

    def unbookmark(self, known, n):
        return known.bookmark and ("bookmarks/remove", {"id": known.bookmark})

    def move_bookmark(self, known, n):
        return known.bookmark and ("bookmarks/move", {"id": known.bookmark, "to": n % 3})

    def toggle_bookmark(self, known, n):
        return "bookmarks/toggle", {"pageIndex": known.page}

    def insert_entry(self, known, n):
        item = {"title": f"Chapter {n}", "pageIndex": known.page,
                "children": [{"title": f"Section {n}"}]}
        return "outline/insert", {"item": item, "index": n % 4}

    def update_entry(self, known, n):
        return known.entry and ("outline/update", {"id": known.entry, "changes": {
            "title": f"Renamed {n}", "style": {"bold": True}}})

    def move_entry(self, known, n):
        return known.entry and ("outline/move", {"id": known.entry, "index": n % 4})

    def delete_entry(self, known, n):
        return known.entry and ("outline/delete", {"ids": [known.entry]})

    def attach(self, known, n):
        data = base64.b64encode(b"hello " * n).decode()
        return "attachments/add", {"name": f"f{n}.txt", "data": data}

    def detach(self, known, n):
        return known.attachment and ("attachments/remove", {"id": known.attachment})

    def page(self, known, n):
        at, last = known.page, known.pages - 1
        if last > 4:
            return "pages/delete", {"pages": [at]}
        return self.chance.choice([
            ("pages/insert", {"at": at, "template": "grid"}), ("pages/move", {"pages": [at], "to": 0}),
            ("pages/duplicate", {"pages": [at]}), ("pages/rotate", {"pages": [at], "by": 90}),
            ("pages/crop", {"pages": [at], "margins": [5, 5, 5, 5]}),
            ("pages/setBoxes", {"pages": [at], "boxes": {"trim": [10, 10, 190, 290]}}),
            ("pages/setLabels", {"sections": [{"first": at, "prefix": f"{n}-", "start": 1}]})])

    def take_pages(self, known, n):
        file = self.chance.choice(["outline.pdf", "form.pdf", "annotations.pdf"])
        return known.pages < 5 and ("pages/import", {
            "path": str(FIXTURES / file), "pages": [0], "at": known.page})

    def information(self, known, n):
        return "document/setInfo", {"title": f"Title {n}", "keywords": "a, b"}

    def metadata(self, known, n):
        return "document/setMetadata", {"xmp": XMP % n}

    def sign_by_hand(self, known, n):
        source = self.chance.choice([{"text": "Ada"}, {"strokes": [[0, 20, 30, 0, 60, 25]]}])
        if known.signature_field and n % 2:
            return "signatures/place", {"field": known.signature_field, "source": source}
        return "signatures/place", {"pageIndex": known.page, "point": [60, 90], "source": source}

    def clear_signature(self, known, n):
        field = known.signature_field
        return field and ("signatures/clear", {"field": field, "deleteSignature": True})

    def sign(self, known, n):
        return self.may_sign and ("signatures/sign", {"certificate": CERTIFICATE, "reason": f"{n}",
                                   "rect": known.rect, "pageIndex": known.page,
                                   "appearance": {"showDate": False}})

    def undo(self, known, n):
        return "document/undo", {}

    def redo(self, known, n):
        return "document/redo", {}

    def save(self, known, n):
        return "document/save", {"mode": self.chance.choice(["auto", "auto", "full"])}

    def protect(self, known, n):
        return "document/save", {"encrypt": self.chance.choice([
            {"method": "none"}, {"userPassword": PASSWORD, "ownerPassword": PASSWORD}])}

    def begin(self, known, n):
        return "document/begin", {"name": f"Group {n}"}

    def commit(self, known, n):
        return self.chance.choice(["document/commit", "document/commit", "document/rollback"]), {}
