# SPDX-License-Identifier: MIT
"""Lost servers, lost connections, files that other programs change."""

import json
import os
import re
import shutil
import signal
import time
from typing import Any, List

from .bridge import FIXTURES
from .browser import ViewerTest


class ResilienceTests(ViewerTest):
    fixtures = ["simple.pdf", "annotations.pdf"]

    def setUp(self) -> None:
        super().setUp()
        self.open("simple.pdf", zoom="150")
        self.take("rectangle")
        self.drag(0, 60, 200, 160, 260)
        self.until("doc.isDirty")

    def test_a_server_that_is_killed_is_replaced(self) -> None:
        (server,) = self.bridge.servers()
        os.kill(server, signal.SIGKILL)
        self.page.get_by_text("Your documents are open again").wait_for()
        self.assertNotEqual(self.bridge.servers(), [server])
        self.until("doc.canUndo")
        self.assertEqual([each["type"] for each in self.annotations()], ["square"])
        self.assertAlmostEqual(self.look("doc.view.scale"), 1.5, 3)
        self.sharp()
        self.take("freehand")
        self.drag(0, 60, 300, 100, 340)
        self.wait(lambda: len(self.annotations()) == 2)
        # Pictures that were on their way when the server ended are no surprise.
        self.complaints = [each for each in self.complaints if "410" not in each]

    def test_the_tool_is_that_of_the_next_server(self) -> None:
        for tool, after in (("rectangle", "pan"), ("highlight", "highlight")):
            self.take(tool)
            self.kill_server()
            toast = self.page.get_by_text("Your documents are open again")
            toast.wait_for()
            toast.evaluate("(toast) => toast.remove()")
            pressed = self.page.locator("[data-tool][aria-pressed=true]")
            self.wait(lambda: pressed.get_attribute("data-tool") == after, after)
            self.until(f"(await doc.ask('tool/get')).tool === '{after}'")
        self.complaints = [each for each in self.complaints if "410" not in each]

    def place(self) -> Any:
        """What the view shows, and how."""
        return self.look(
            "(({ pageIndex, layout, scrollAxis, rotation, pageRotations, scale, offset }) => [pageIndex, layout,"
            " scrollAxis, rotation, pageRotations, scale, offset.map(Math.round)])(await doc.ask('view/get'))"
        )

    def test_a_new_server_shows_the_same_place(self) -> None:
        self.look("await viewer.viewport.command('view/rotatePages', { pages: [1], by: 90 })")
        for layout in ("continuous", "across", "single", "facing"):
            with self.subTest(layout):
                self.page.get_by_label("Layout").select_option(layout)
                self.look("await viewer.viewport.command('view/goTo', { pageIndex: 2, point: [0, 50] })")
                before = self.place()
                self.kill_server()
                toast = self.page.get_by_text("Your documents are open again")
                toast.wait_for()
                toast.evaluate("(toast) => toast.remove()")
                self.assertEqual(self.place(), before)
                self.assertEqual(self.look("viewer.viewport.pageIndex"), before[0])
                self.sharp()
        self.complaints = [each for each in self.complaints if "410" not in each]

    def test_requests_wait_until_a_new_server_has_opened_the_document(self) -> None:
        # Asked again and again while the server is replaced, as panels and lists may do.
        self.look(
            "void (async () => { window.failures = []; doc.session.on('error', ({ message }) => failures.push(message));"
            " doc.session.on('state', (state) => { if (state === 'open') doc.ask('annotations/list')"
            ".then(({ annotations }) => (window.answered = annotations.length), (error) => failures.push(error.message)); });"
            " })()"
        )
        os.kill(self.bridge.servers()[0], signal.SIGKILL)
        self.page.get_by_text("Your documents are open again").wait_for()
        self.until("window.answered === 1")
        self.assertEqual(self.look("window.failures"), [])
        self.sharp()
        self.complaints = [each for each in self.complaints if "410" not in each]

    def test_a_worker_that_is_killed_is_replaced(self) -> None:
        worker = self.look("(await doc.session.request('server/status')).workers[0].processId")
        os.kill(worker, signal.SIGKILL)
        self.page.get_by_text("was opened again after a failure").wait_for()
        self.assertEqual([each["type"] for each in self.annotations()], ["square"])
        self.sharp()
        self.complaints = [each for each in self.complaints if "410" not in each]

    def test_a_connection_that_drops_is_resumed(self) -> None:
        servers = self.bridge.servers()
        self.look("doc.session.transport.interrupt()")
        # What is sent meanwhile is not lost.
        self.drag(0, 60, 300, 160, 340)
        self.take("freehand")
        self.drag(0, 160, 100, 200, 140)
        self.wait(lambda: len(self.annotations()) >= 2)
        self.assertEqual(self.bridge.servers(), servers)

    def test_a_network_that_is_cut_is_waited_for(self) -> None:
        self.context.set_offline(True)
        self.look("doc.session.transport.interrupt()")
        self.page.get_by_text("The connection is interrupted").wait_for()
        self.context.set_offline(False)
        self.page.get_by_text("The connection is interrupted").wait_for(state="detached")
        self.assertEqual(len(self.annotations()), 1)
        self.complaints = [each for each in self.complaints if not is_of_the_network(each)]

    def test_a_file_that_is_changed_elsewhere_is_read_again(self) -> None:
        path = self.bridge.documents / "simple.pdf"
        copy = path.with_suffix(".new")
        shutil.copy(FIXTURES / "annotations.pdf", copy)
        copy.replace(path)
        self.page.get_by_role("button", name="Reload with my changes").click()
        self.until("doc.pageCount === 2")
        self.sharp()

    def test_unsaved_changes_are_offered_again(self) -> None:
        self.page.evaluate("recto.session.transport.close()")
        self.wait(lambda: not self.bridge.servers())
        self.page.goto("about:blank")
        self.open("simple.pdf", zoom="150")
        self.page.get_by_role("button", name="Restore").click()
        self.until("doc?.canUndo")
        self.assertEqual([each["type"] for each in self.annotations()], ["square"])
        self.complaints.clear()

    def test_closing_asks_about_changes(self) -> None:
        self.page.get_by_label("Close simple.pdf").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name="Cancel").click()
        self.until("doc.isDirty")
        self.page.get_by_label("Close simple.pdf").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Save").click()
        self.page.get_by_text("Choose a document").wait_for()
        self.assertIn(b"/Square", (self.bridge.documents / "simple.pdf").read_bytes())


def is_of_the_network(complaint: str) -> bool:
    """Whether the browser tells only that there was no network."""
    return "ERR_INTERNET_DISCONNECTED" in complaint or "WebSocket connection" in complaint


class DyingServerTests(ViewerTest):
    fixtures = ["simple.pdf"]

    def test_a_server_that_ends_at_once_is_started_less_and_less_often(self) -> None:
        attempts: List[float] = []

        def serve(socket: Any) -> None:
            attempts.append(time.monotonic())
            hello = {"bridge": "hello", "session": f"s{len(attempts)}", "resumed": False, "received": 0,
                     "resumeWithin": 8, "scratch": "/tmp", "readOnly": False, "maxUpload": 1}  # fmt: skip
            for message in (hello, {"bridge": "ended", "status": 1}):
                socket.send(json.dumps(message))
            socket.close()

        self.page.route_web_socket(re.compile(".*"), serve)
        self.page.goto(self.bridge.address("simple.pdf"))
        self.wait(lambda: len(attempts) >= 6, "six attempts")
        # The waits grow; a busy machine only makes them longer.
        self.assertGreater(attempts[5] - attempts[4], 0.4)
