# SPDX-License-Identifier: MIT
"""The relay of the notebook's viewer, with a test in the place of the page."""

import base64
import os
import shutil
import signal
import tempfile
import threading
import time
import unittest
from pathlib import Path
from queue import Queue
from typing import Any, Dict, List

from recto import RectoError
from recto.jupyter.following import Following
from recto.jupyter.relay import Relay
from recto.process import server_command

FIXTURES = Path(__file__).resolve().parents[3] / "Tests" / "Fixtures"


class RelayTests(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="recto-test-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.file = self.folder / "annotations.pdf"
        shutil.copy(FIXTURES / self.file.name, self.file)
        self.posted: "Queue[Dict[str, Any]]" = Queue()
        self.heard: "Queue[Any]" = Queue()
        command = [*server_command(), "--state-directory", str(self.folder / "state")]
        self.relay = Relay(
            command, str(self.file), self.posted.put, lambda *heard: self.hear(*heard)
        )
        self.addCleanup(self.relay.close)

    def hear(self, *heard: Any) -> None:
        self.heard.put(heard)

    def test_who_hears_of_something_may_ask_the_document(self) -> None:
        answers: "Queue[Any]" = Queue()
        self.hear = lambda *_: answers.put(self.relay.request("page/text", {"pageIndex": 0}).result(5))  # type: ignore[method-assign]
        self.open()
        self.assertIn("text", answers.get(timeout=20))

    def test_the_notebook_asks_beside_the_page(self) -> None:
        with self.assertRaisesRegex(RuntimeError, "show the viewer first"):
            self.relay.request("annotations/list", {}).result(1)
        self.open()
        listed = self.relay.request("annotations/list", {}).result(20)["annotations"]
        self.assertIn("square-1", [each["id"] for each in listed])
        with self.assertRaises(RectoError) as caught:
            self.relay.request("page/text", {"pageIndex": 99}).result(20)
        self.assertTrue(caught.exception.kind)

    def test_the_notebook_hears_what_the_page_changes(self) -> None:
        self.open()
        self.ask("annotations/delete", documentId="d1", ids=["square-1"])
        heard = [self.heard.get(timeout=20) for _ in range(3)]
        self.assertEqual([method for method, _ in heard],
                         ["document/open", "document/didChange", "annotations/didChange"])
        self.assertTrue(heard[1][1]["dirty"])

    def test_the_notebook_knows_whether_changes_are_saved(self) -> None:
        values = self.follow()
        self.open()
        self.until(values, dirty=False)
        self.delete("square-1")
        self.until(values, dirty=True)
        self.relay.request("document/save", {"path": str(self.folder / "copy.pdf")}).result(20)
        self.until(values, dirty=True)
        self.relay.request("document/save", {}).result(20)
        self.until(values, dirty=False)
        self.delete("square-2")
        self.until(values, dirty=True)
        self.relay.request("document/reload", {"discard": True}).result(20)
        self.until(values, dirty=False)
        self.assertIn("square-2", [each["id"] for each in values["annotations"]])

    def test_the_notebook_knows_of_changes_that_were_made_again(self) -> None:
        values = self.follow()
        self.open()
        self.delete("square-1")
        self.until(values, dirty=True)
        values.clear()
        assert self.relay._server
        os.kill(self.relay._server.pid, signal.SIGKILL)
        while "files" not in self.posted.get(timeout=20):
            pass
        self.greet(recovery="apply")
        self.until(values, dirty=True)
        self.assertNotIn("square-1", [each["id"] for each in values["annotations"]])

    def test_a_server_that_dies_is_replaced(self) -> None:
        self.open()
        assert self.relay._server
        os.kill(self.relay._server.pid, signal.SIGKILL)
        while "files" not in self.posted.get(timeout=20):
            pass
        self.assertIsNone(self.relay.document_id)
        self.greet()

    def test_files_go_through_a_folder_of_the_viewers_own(self) -> None:
        hello = self.begin()
        data = base64.b64encode(b"text").decode()
        path = self.call("upload", name="../../a.txt", data=data)["result"]
        self.assertEqual(os.path.dirname(path), hello["scratch"])
        self.assertEqual(self.call("download", path=path)["result"], data)
        link = Path(hello["scratch"]) / "link.pdf"
        link.symlink_to(self.file)
        for outside in (self.file, link, Path(hello["scratch"]) / ".." / "a"):
            self.assertIn("error", self.call("download", path=str(outside)))
        self.relay.close()
        self.assertFalse(os.path.exists(hello["scratch"]))

    def follow(self) -> Dict[str, Any]:
        """The values of the document as the notebook has them."""
        values: Dict[str, Any] = {}
        following = Following(self.relay.request, values.__setitem__)

        def hear(*heard: Any) -> None:
            following.heard(*heard)
            self.heard.put(heard)

        self.hear = hear  # type: ignore[method-assign]
        return values

    def until(self, values: Dict[str, Any], dirty: bool) -> None:
        """Waits until everything was heard, and looks at the values."""
        end = time.monotonic() + 20
        while values.get("dirty") is not dirty or "annotations" not in values:
            self.assertLess(time.monotonic(), end, values)
            time.sleep(0.02)
        # The lane has nothing left to do.
        done = threading.Event()
        self.relay._lane.post(done.set)
        self.assertTrue(done.wait(20))
        self.assertIs(values["dirty"], dirty)

    def delete(self, annotation: str) -> None:
        self.relay.request("annotations/delete", {"ids": [annotation]}).result(20)

    def begin(self) -> Dict[str, Any]:
        self.relay.receive({"host": "begin"})
        return self.posted.get(timeout=20)

    def greet(self, **options: Any) -> None:
        self.ask("initialize")
        self.relay.receive({"rpc": {"jsonrpc": "2.0", "method": "initialized"}})
        self.ask("document/open", path=str(self.file), **options)

    def open(self) -> None:
        self.assertEqual(self.begin()["files"], [str(self.file)])
        self.greet()

    def ask(self, method: str, **params: Any) -> Any:
        """Sends a request as the page does, and waits for its answer."""
        self.relay.receive({"rpc": {"jsonrpc": "2.0", "id": method, "method": method, "params": params}})
        others: List[Any] = []
        while True:
            message = self.posted.get(timeout=20).get("rpc", {})
            if message.get("id") == method:
                return message["result"]
            others.append(message)

    def call(self, service: str, **params: Any) -> Any:
        self.relay.receive({"host": "call", "id": 1, "name": service, "params": params})
        return self.posted.get(timeout=20)


if __name__ == "__main__":
    unittest.main()
