# SPDX-License-Identifier: MIT
"""First connections that fail, addresses of other bridges, and messages that are too long."""

import base64
import os
from pathlib import Path

from .browser import ViewerTest

#: The first WebSocket of a page leads nowhere.
FIRST_FAILS = """{
    const Known = WebSocket;
    let count = 0;
    window.WebSocket = class extends Known {
        constructor(url, protocols) { super(count++ ? url : url.replace("session?", "nothing?"), protocols); }
    };
}"""


class ConnectingTests(ViewerTest):
    fixtures = ["simple.pdf", "attachments.pdf"]

    def test_what_a_failed_connection_carried_is_sent_over_the_next(self) -> None:
        self.context.add_init_script(FIRST_FAILS)
        self.open("simple.pdf")
        self.assertEqual(self.look("doc.pageCount"), 3)
        self.complaints = [each for each in self.complaints if "WebSocket connection" not in each]

    def enter(self, address: str) -> None:
        """Enters an address in the same tab. It differs only behind the `#`, so the browser loads nothing itself."""
        with self.page.expect_event("domcontentloaded"):
            self.page.evaluate("(address) => void (location.href = address)", address)

    def test_a_new_address_in_the_same_tab_leads_to_the_new_bridge(self) -> None:
        # The port is noted at the start; each test begins without notes.
        self.bridge.restart()
        self.open("simple.pdf")
        self.bridge.restart()
        self.page.get_by_text("Open the address that it has printed").wait_for()
        self.enter(self.bridge.address("attachments.pdf"))
        self.until("window.recto?.isReady && doc.fileName === 'attachments.pdf'")
        self.sharp()
        self.page.reload()
        self.until("window.recto?.isReady && doc.fileName === 'attachments.pdf'")
        self.complaints.clear()

    def test_a_tab_without_a_token_takes_one(self) -> None:
        self.page.goto(self.bridge.origin)
        self.page.get_by_text("it has the token in it").wait_for()
        self.enter(self.bridge.address("simple.pdf"))
        self.until("window.recto?.isReady")
        self.sharp()

    def test_a_long_message_goes_on_where_the_connection_dropped(self) -> None:
        self.open("simple.pdf")
        long = Path(self.bridge.folder, "long.bin")
        long.write_bytes(os.urandom(3_000_000))
        self.addCleanup(long.unlink)
        self.page.get_by_role("navigation").get_by_label("Attachments", exact=True).click()
        self.page.locator(".panel-attachments input[type=file]").set_input_files(str(long))
        self.until("doc.session.connection.waiting")
        for _ in range(3):
            self.look("doc.session.transport.interrupt()")
            self.until("doc.session.state === 'open'")
        self.page.locator(".panel-attachments .row").get_by_text("long.bin").wait_for()
        # The answer is long as well.
        (file,) = self.look("(await doc.ask('attachments/list')).attachments")
        data = self.look(f"(await doc.ask('attachments/extract', {{ id: '{file['id']}' }})).data")
        self.assertEqual(base64.b64decode(data), long.read_bytes())

    def test_a_file_that_is_too_large_is_refused(self) -> None:
        self.open("simple.pdf")
        large = Path(self.bridge.folder, "large.bin")
        with large.open("wb") as file:
            file.truncate(50 << 20)
        self.addCleanup(large.unlink)
        self.page.get_by_role("navigation").get_by_label("Attachments", exact=True).click()
        field = self.page.locator(".panel-attachments input[type=file]")
        field.set_input_files(str(large))
        self.page.locator(".toast.error").get_by_text("at most 48 MiB").wait_for()
        # The connection is still there.
        self.assertEqual(self.look("doc.session.state"), "open")
        field.set_input_files(str(self.bridge.documents / "simple.pdf"))
        self.page.locator(".panel-attachments .row").get_by_text("simple.pdf").wait_for()
