#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Every way to tell the server a password, and then a look for it in all that the server keeps and says:
the state folder, the cache, the temporary folder and the log. Servers are killed between, so that what
is kept only as long as a document is open is seen as well.

    passwords.py
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from server import FIXTURES, Failure, Server

USER, OWNER, NEW, WRONG = "Sesame-8271", "AliBaba-5530", "Kassim-3316", "Open-Barley-77"
# The password of the certificate is as the fixture has it; no document that is used has this word.
CERTIFICATE = "secret"
PINS = ["pin-90417", "pin-55512", "pin-73328", "pin-16640"]
SECRETS = [USER, OWNER, NEW, WRONG, CERTIFICATE, *PINS]


class Place:
    """Folders for all that a server keeps, and its log."""

    def __init__(self, folder):
        self.folder = folder
        self.kept = [folder / name for name in ("state", "cache", "tmp")]
        for part in (*self.kept, folder / "documents"):
            part.mkdir(mode=0o700)
        os.environ["TMPDIR"] = str(folder / "tmp")
        self.log = folder / "stderr"
        self.problems = []

    def server(self):
        """One that logs all there is to log."""
        log, original = open(self.log, "ab"), subprocess.Popen

        def start(arguments, **more):
            return original([*arguments, "--log-level", "debug"], stderr=log, **more)

        subprocess.Popen = start
        try:
            server = Server(state=self.kept[0], cache=self.kept[1], options={"author": "Ann"})
        finally:
            subprocess.Popen = original
        server.result("log/setLevel", level="debug")
        return server

    def look(self, when):
        """Notes the secrets that are found now."""
        texts = {path: path.read_bytes() for part in self.kept for path in part.rglob("*")
                 if path.is_file()}
        texts[self.log] = self.log.read_bytes()
        for path, text in texts.items():
            # Text of a PDF is in UTF-16 as well.
            self.problems += [f"{secret} is in {path.relative_to(self.folder)} {when}"
                              for secret in SECRETS
                              if secret.encode() in text or secret.encode("utf-16-be") in text]

    def heard(self, server, when):
        """Notes what is in the log that goes to the client."""
        for message in server.notifications:
            if message["method"] == "log/message":
                self.problems += [f"{secret} is in {message} {when}" for secret in SECRETS
                                  if secret in str(message)]


def square(document, identity):
    return {"documentId": document, "annotation": {
        "id": identity, "type": "square", "pageIndex": 0, "rect": [10, 10, 60, 50]}}


def refused(server, method, **params):
    try:
        server.result(method, **params)
    except Failure:
        return
    raise AssertionError(f"{method} should have been refused")


def documents(place, file):
    """Opened, saved, reloaded and imported with passwords."""
    server = place.server()
    server.result("document/open", path=str(file))
    server.result("annotations/add", **square("d1", "a"))
    server.result("document/save", documentId="d1",
                  encrypt={"userPassword": USER, "ownerPassword": OWNER})
    server.result("annotations/add", **square("d1", "b"))
    place.look("after it was encrypted")
    server.kill()
    server = place.server()
    refused(server, "document/open", path=str(file), password=WRONG)
    server.result("document/open", path=str(file), password=OWNER, recovery="apply")
    server.result("annotations/add", **square("d1", "c"))
    server.result("pages/thumbnails", documentId="d1", width=40)
    server.result("document/reload", documentId="d1", password=USER)
    refused(server, "document/reload", documentId="d1", password=WRONG)
    place.look("after it was reloaded")
    server.result("document/close", documentId="d1", discard=True)
    second = server.result("document/open", path=str(file), password=OWNER)["documentId"]
    server.result("annotations/add", **square(second, "d"))
    server.result("document/save", documentId=second,
                  encrypt={"userPassword": NEW, "ownerPassword": NEW})
    server.result("annotations/add", **square(second, "e"))
    other = server.result("document/open", path=str(FIXTURES / "pages.pdf"))["documentId"]
    refused(server, "pages/import", documentId=other, path=str(file), password=WRONG)
    server.result("pages/import", documentId=other, path=str(file), password=NEW)
    place.look("after pages were imported")
    place.heard(server, "with documents")
    server.kill()


def certificates(place, file):
    """Signed with a certificate, over the file and as a copy."""
    certificate = {"path": str(FIXTURES / "certificates" / "signer.p12"), "password": CERTIFICATE}
    server = place.server()
    server.result("document/open", path=str(file))
    server.result("annotations/add", **square("d1", "a"))
    refused(server, "signatures/sign", documentId="d1", certificate=certificate | {"password": WRONG})
    server.result("signatures/sign", documentId="d1", certificate=certificate,
                  path=str(file.parent / "copy.pdf"))
    server.result("signatures/sign", documentId="d1", certificate=certificate)
    server.result("annotations/add", **square("d1", "b"))
    place.look("after it was signed")
    place.heard(server, "with certificates")
    server.kill()


def fields(place, file):
    """Entered in a field for a password, by each way there is to fill in a field."""
    server = place.server()
    server.result("document/open", path=str(file))
    server.result("forms/create", documentId="d1", field={
        "type": "text", "name": "pin", "pageIndex": 0, "rect": [100, 100, 200, 130],
        "flags": ["password"]})
    server.result("forms/setValue", documentId="d1", field="pin", value=PINS[0])
    place.look("after it was entered")
    server.result("forms/setValues", documentId="d1", values=[{"field": "pin", "value": PINS[1]}])
    server.result("forms/import", documentId="d1", format="json", data=f'{{"pin": "{PINS[2]}"}}')
    server.result("tool/set", documentId="d1", tool="formFill")
    server.result("interaction/tap", documentId="d1", pageIndex=0, point=[150, 115])
    server.result("interaction/text", documentId="d1", text=PINS[3])
    server.result("tool/commit", documentId="d1")
    place.look("after it was typed")
    server.result("document/undo", documentId="d1")
    server.result("document/save", documentId="d1", path=str(file.parent / "filled.pdf"))
    place.look("after it was saved")
    place.heard(server, "with fields")
    server.kill()


def main():
    problems = []
    for case in (documents, certificates, fields):
        with tempfile.TemporaryDirectory(prefix="recto-passwords-") as name:
            place = Place(Path(name))
            file = place.folder / "documents" / "document.pdf"
            shutil.copy(FIXTURES / "simple.pdf", file)
            case(place, file)
            problems += place.problems
    for problem in problems:
        print(problem)
    print(f"{len(problems)} passwords found")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
