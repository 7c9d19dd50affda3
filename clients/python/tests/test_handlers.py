# SPDX-License-Identifier: MIT
"""When handlers of the server's requests run: not behind callbacks."""

import queue
import threading
import time
import unittest

from recto import Client

from .server import FAKE, fixture, real_server
from .test_client import FakeServerTest

#: Seconds until a test gives up. No test takes as long if it passes.
LONG = 20


class WithThreads(FakeServerTest):
    def ask(self):
        return self.client.start("ask", method="host/alert", params={})

    def test_a_callback_holds_up_no_handler(self):
        release, answered = threading.Event(), threading.Event()
        self.addCleanup(release.set)
        self.client.on("told", lambda params: release.wait(LONG))
        self.client.handle("host/alert", lambda params: answered.set())
        self.client.start("tell", count=1)
        asked = self.ask()
        self.assertTrue(answered.wait(LONG / 4))
        release.set()
        self.assertEqual(asked.result(LONG), {"result": {}})

    def test_a_handler_may_ask_while_a_callback_waits_for_it(self):
        told, inner = [], []
        self.client.on("told", lambda params: told.append(self.ask().result(LONG)))
        self.client.handle("host/alert", lambda params: inner.append(self.client.request("echo")))
        self.client.timeout = LONG / 4
        self.client.request("tell", count=1)
        self.assertEqual(told, [{"result": {}}])
        self.assertEqual(inner[0]["method"], "echo")

    def test_handlers_run_one_after_the_other(self):
        threads = set()
        self.client.handle("host/alert", lambda params: threads.add(threading.current_thread()))
        for asked in [self.ask() for _ in range(5)]:
            asked.result(LONG)
        self.assertEqual(len(threads), 1)
        self.assertNotIn(threading.current_thread(), threads)


class WithDispatch(unittest.TestCase):
    def setUp(self):
        self.work, self.order = queue.Queue(), []
        self.client = Client(FAKE, dispatch=self.work.put)
        self.addCleanup(self.client.close)
        self.turn()  # The end of `initialize`.
        self.client.on("told", lambda params: self.order.append(params["count"]))
        self.client.handle("host/alert", lambda params: self.order.append("handler"))

    def turn(self):
        self.work.get(timeout=LONG)()

    def wait_for_work(self, count):
        for _ in range(LONG * 1000):
            if self.work.qsize() == count:
                return
            time.sleep(0.001)
        self.fail(f"{self.work.qsize()} instead of {count}")

    def test_handlers_come_before_callbacks(self):
        self.client.request("tell", count=2)
        asked = self.client.start("ask", method="host/alert", params={})
        self.wait_for_work(4)  # Two callbacks, the end of `tell`, and the handler.
        self.turn()
        self.assertEqual(self.order, ["handler", 0])
        self.turn()
        self.assertEqual(self.order, ["handler", 0, 1])
        self.assertEqual(asked.result(LONG), {"result": {}})

    def test_callbacks_keep_their_order_while_a_handler_waits(self):
        """A handler can run the main loop until its dialog is closed."""
        self.client.handle("host/alert", lambda params: self.turn())
        self.client.request("tell", count=3)
        self.client.start("ask", method="host/alert", params={})
        self.wait_for_work(5)
        for _ in range(3):
            self.turn()
        self.assertEqual(self.order, [0, 1, 2])


class Hooks(unittest.TestCase):
    def test_slow_callbacks_refuse_no_change(self):
        with Client(real_server()) as client:
            document = client.document_open(path=fixture("annotations.pdf"))["documentId"]
            client.handle("annotations/shouldEdit", lambda params: {"allow": True})
            client.interaction_add_hook(documentId=document, hook="annotations/shouldEdit")
            client.on("document/didChange", lambda params: time.sleep(0.3))
            client.selection_set(documentId=document, annotations=["square-1"])
            keys = [client.start("interaction/key", documentId=document, key="ArrowRight")
                    for _ in range(3)]
            self.assertEqual([key.result(LONG).get("error") for key in keys], [None] * 3)


if __name__ == "__main__":
    unittest.main()
