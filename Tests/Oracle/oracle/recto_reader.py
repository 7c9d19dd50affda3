# SPDX-License-Identifier: AGPL-3.0-or-later
"""What recto says."""

import base64
import hashlib
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "clients" / "python"))

from recto import Client, RectoError  # noqa: E402

TIMEOUT = 60


def facts(path):
    command = [os.environ.get("RECTO", "recto"), "--workers", "off"]
    with Client(command, timeout=TIMEOUT) as client:
        try:
            document = client.document_open(path=path, readOnly=True)["documentId"]
        except RectoError as error:
            return {"refused": error.kind}
        return _Reader(client, document).facts()


class _Reader:
    def __init__(self, client, document):
        self.client = client
        self.document = document

    def ask(self, method, **params):
        return self.client.request(method, documentId=self.document, **params)

    def facts(self):
        pages = self.ask("pages/list", boxes=True)["pages"]
        return {
            "pages": len(pages),
            "labels": [page["label"] for page in pages],
            "sizes": [page["size"] for page in pages],
            "boxes": [
                {key: page["boxes"].get(key) for key in ("media", "crop")}
                for page in pages
            ],
            "text": [self.text(page["pageIndex"]) for page in pages],
            "outline": list(self.outline(self.ask("outline/get")["items"], 0)),
            "destinations": self.destinations(),
            "fields": self.fields(),
            "attachments": sorted(self.attachments()),
            "metadata": self.metadata(),
        }

    def text(self, page):
        try:
            return self.ask("page/text", pageIndex=page)["text"]
        except RectoError:
            return ""

    def outline(self, items, level):
        for item in items:
            yield [level, item["title"], item.get("pageIndex")]
            yield from self.outline(item["children"], level + 1)

    def destinations(self):
        entries = self.ask("destinations/list")["destinations"]
        return {
            entry["name"]: entry.get("destination", {}).get("pageIndex") for entry in entries
        }

    def fields(self):
        return {
            field["name"]: {"type": field["type"], "value": field["value"]}
            for field in self.ask("forms/list")["fields"]
            if field["name"]
        }

    def attachments(self):
        for file in self.ask("attachments/list")["attachments"]:
            if "annotationId" in file:
                continue
            try:
                data = base64.b64decode(self.ask("attachments/extract", id=file["id"])["data"])
            except RectoError as error:
                # A file that the document only names is none that it carries.
                if error.kind != "unsupported":
                    yield [file["name"], error.kind]
            else:
                yield [file["name"], hashlib.sha256(data).hexdigest()]

    def metadata(self):
        info = self.ask("document/info")
        named = {
            key.capitalize(): info[key]
            for key in ("title", "author", "subject", "keywords", "creator", "producer")
            if key in info
        }
        return {**named, **info.get("custom", {})}
