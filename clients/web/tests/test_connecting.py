# SPDX-License-Identifier: MIT
"""First connections that fail."""

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
