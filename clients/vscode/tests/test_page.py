# SPDX-License-Identifier: MIT
"""The extension's page in Chromium, with a host that stands in for VS Code."""

import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path
from typing import Any, List
from urllib.parse import unquote, urlsplit

CHECKOUT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(CHECKOUT / "clients" / "web"))

from tests.browser import PATIENCE, SIZE, browser  # noqa: E402

ADDRESS = "https://page.example/"
# The document's process ends at a request that the page never sends by itself.
LOSS = ["--workers", "on", "--worker-fault", "crash:annotations/export"]
EDITOR = """
  window.acquireVsCodeApi = () => ({ postMessage: (message) => toHost(JSON.stringify(message)) });
"""


class PageTests(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="recto-vscode-test-"))
        self.addCleanup(shutil.rmtree, self.folder)
        file = self.folder / "annotations.pdf"
        shutil.copy(CHECKOUT / "Tests" / "Fixtures" / file.name, file)
        self.file = file
        self.context = browser().new_context(viewport=SIZE)
        self.addCleanup(self.context.close)
        self.page = self.context.new_page()
        self.complaints: List[str] = []
        self.page.on("console", lambda said: said.type == "error" and self.complaints.append(said.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self._begin_host(["--state-directory", str(self.folder / "state"), *LOSS])

    def tearDown(self) -> None:
        self.assertEqual(self.complaints, [])

    def test_a_reader_annotates_and_saves(self) -> None:
        self.until("window.recto?.viewer?.pages?.isSharp")
        before = self.file.read_bytes()
        self.look("viewer.document.ask('annotations/delete', {ids: ['square-1']})")
        self.until("viewer.document.isDirty")
        self.deliver_until(lambda: {"test": "changed"} in self.said)
        self.page.keyboard.press("Control+s")
        self.deliver_until(lambda: {"test": "workbench.action.files.save"} in self.said)
        self.assertNotEqual(self.file.read_bytes(), before)
        self.assertTrue(self.file.read_bytes().startswith(before))

    def test_a_text_that_is_being_entered_is_saved(self) -> None:
        self.until("window.recto?.viewer?.pages?.isSharp")
        self.look(
            "viewer.document.act('tool/set', {tool: 'freeText'})"
            ".then(() => viewer.document.act('interaction/tap', {pageIndex: 0, point: [200, 200]}))"
            ".then(() => viewer.document.act('interaction/text', {text: 'Hello'}))"
        )
        self.deliver_until(lambda: {"test": "changed"} in self.said)
        self.page.keyboard.press("Control+s")
        self.deliver_until(lambda: {"test": "workbench.action.files.save"} in self.said)
        self.assertIn(b"Hello", self.file.read_bytes())

    def test_a_text_counts_after_the_file_was_opened_in_another_way(self) -> None:
        self.until("window.recto?.viewer?.pages?.isSharp")
        self.look("window.recto.opening.reopen(window.recto.viewer, {recovery: 'report'}).then(() => (window.again = 1))")
        self.until("window.again && window.recto.viewer?.pages?.isSharp")
        self.look(
            "window.recto.viewer.document.act('tool/set', {tool: 'freeText'})"
            ".then(() => window.recto.viewer.document.act('interaction/tap', {pageIndex: 0, point: [200, 200]}))"
            ".then(() => window.recto.viewer.document.act('interaction/text', {text: 'Hello'}))"
        )
        self.deliver_until(lambda: {"test": "changed"} in self.said)

    def test_a_text_counts_again_after_the_process_of_the_document_was_lost(self) -> None:
        self.until("window.recto?.viewer?.pages?.isSharp")
        self.look(
            "viewer.document.act('tool/set', {tool: 'freeText'})"
            ".then(() => viewer.document.act('interaction/tap', {pageIndex: 0, point: [200, 200]}))"
            ".then(() => viewer.document.act('interaction/text', {text: 'Hello'}))"
        )
        self.deliver_until(lambda: self.said.count({"test": "changed"}) == 1)
        self.look("viewer.document.ask('annotations/export', {format: 'xfdf'}).catch(() => {})")
        # The page enters the text again.
        self.deliver_until(lambda: self.said.count({"test": "changed"}) == 2)
        self.page.keyboard.press("Control+s")
        self.deliver_until(lambda: {"test": "workbench.action.files.save"} in self.said)
        self.assertIn(b"Hello", self.file.read_bytes())

    def test_another_program_prints(self) -> None:
        self.until("window.recto?.viewer?.pages?.isSharp")
        self.page.evaluate("() => (window.print = () => (window.hasPrinted = true))")
        self.look("window.recto.saving.print(viewer.document).then(() => (window.isDone = true))")
        self.until("window.isDone")
        copies = [Path(each["path"]) for each in self.said if each.get("test") == "opened"]
        self.assertEqual([copy.name for copy in copies], [self.file.name])
        self.assertTrue(copies[0].read_bytes().startswith(b"%PDF"))
        self.assertFalse(self.page.evaluate("() => Boolean(window.hasPrinted)"))

    def test_a_page_that_is_loaded_again_has_the_unsaved_changes(self) -> None:
        self.until("window.recto?.viewer?.pages?.isSharp")
        self.look("viewer.document.ask('annotations/delete', {ids: ['square-1']})")
        self.until("viewer.document.isDirty")
        self.page.reload()
        self.until("window.recto?.viewer?.pages?.isSharp && viewer.document.isDirty")
        self.look(
            "viewer.document.ask('annotations/list')"
            ".then(({annotations}) => (window.found = annotations.map(({id}) => id)))"
        )
        self.until("window.found?.includes('circle-1') && !window.found.includes('square-1')")

    def look(self, expression: str) -> Any:
        """Begins what an expression asks for, in the page."""
        return self.page.evaluate(
            f"() => {{ const viewer = window.recto?.viewer; void ({expression}); }}"
        )

    def until(self, condition: str) -> None:
        self.deliver_until(
            lambda: self.page.evaluate(
                f"() => {{ const viewer = window.recto?.viewer; return Boolean({condition}); }}"
            )
        )

    def deliver_until(self, condition: Any) -> None:
        """Hands the host's messages to the page until something holds."""
        for _ in range(int(PATIENCE * 50)):
            while not self._messages.empty():
                message = self._messages.get()
                self.said.append(message)
                if "test" not in message:
                    self.page.evaluate("(message) => window.postMessage(message, '*')", message)
            if condition():
                return
            self.page.wait_for_timeout(20)
        self.fail(f"It never came to that; complaints: {self.complaints}")

    def _begin_host(self, options: List[str]) -> None:
        host = Path(__file__).with_name("page-host.mjs")
        command = ["node", str(host), str(self.file), os.environ.get("RECTO", "recto"), *options]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert process.stdin and process.stdout
        source, sink = process.stdout, process.stdin
        self._messages: "queue.Queue[Any]" = queue.Queue()
        self.said: List[Any] = []
        reader = threading.Thread(
            target=lambda: [self._messages.put(json.loads(line)) for line in source], daemon=True
        )

        def end() -> None:
            sink.close()
            process.wait(20)
            reader.join(20)
            source.close()

        self.addCleanup(end)
        html = json.loads(source.readline())["html"]
        reader.start()
        self.page.expose_function("toHost", lambda text: (sink.write(text + "\n"), sink.flush()))
        self.page.add_init_script(EDITOR)
        self.page.route(ADDRESS + "**", lambda route: self._serve(route, html))
        self.page.goto(ADDRESS)

    def _serve(self, route: Any, html: str) -> None:
        """What ``asWebviewUri`` of the host leads to."""
        path = unquote(urlsplit(route.request.url).path)
        if path == "/":
            route.fulfill(body=html, content_type="text/html")
        elif Path(path).is_relative_to(CHECKOUT / "clients") or "/../web/" in path:
            route.fulfill(path=path)
        else:
            route.fulfill(status=404)


if __name__ == "__main__":
    unittest.main()
