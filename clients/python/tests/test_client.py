# SPDX-License-Identifier: MIT
"""The client against a server that does as it is told."""

import os
import signal
import threading
import time
import unittest
from pathlib import Path

from recto import Client, RectoError, ServerExited, Timeout

from .server import FAKE


class FakeServerTest(unittest.TestCase):
    def setUp(self):
        self.client = Client(FAKE)
        self.addCleanup(self.client.close)


class Requests(FakeServerTest):
    def test_a_result(self):
        result = self.client.request("echo", text="Grüße 🙂", none=None)
        self.assertEqual(result, {"method": "echo", "params": {"text": "Grüße 🙂", "none": None}})

    def test_the_other_framing(self):
        with Client([*FAKE, "lsp"], framing="lsp") as client:
            self.assertEqual(client.request("echo", a="ü")["params"], {"a": "ü"})
        self.assertEqual(client.status, 0)

    def test_an_error(self):
        with self.assertRaises(RectoError) as caught:
            self.client.request("refuse")
        error = caught.exception
        self.assertEqual((error.code, error.kind, error.message), (-32017, "notFound", "No."))
        self.assertEqual(error.data["what"], "page")
        self.assertEqual(str(error), "No.")

    def test_params_that_json_cannot_hold(self):
        for value in (float("nan"), "\udc80", object()):
            with self.assertRaises((TypeError, ValueError)):
                self.client.request("echo", value=value)
        self.assertEqual(self.client.request("echo")["method"], "echo")

    def test_a_path(self):
        result = self.client.request("echo", path=Path("/a/b.pdf"), roots=[Path("c")])
        self.assertEqual(result["params"], {"path": "/a/b.pdf", "roots": ["c"]})

    def test_a_relative_path_starts_at_our_folder(self):
        before = os.getcwd()
        self.addCleanup(os.chdir, before)
        os.chdir("/")
        link = {"kind": "goToRemote", "path": "b.pdf"}
        params = {
            "path": "a.pdf", "folder": Path("a"), "image": {"path": "a.png"},
            "providers": [{"kind": "file", "path": "a.json"}], "action": link, "value": link,
            "source": {"image": {"path": "b.png"}},
        }
        sent = self.client.request("echo", **params)["params"]
        self.assertEqual(sent["path"], "/a.pdf")
        self.assertEqual(sent["source"], {"image": {"path": "/b.png"}})
        self.assertEqual(sent["folder"], "/a")
        self.assertEqual(sent["image"], {"path": "/a.png"})
        self.assertEqual(sent["providers"], [{"kind": "file", "path": "/a.json"}])
        self.assertEqual((sent["action"], sent["value"]), (link, link))
        answer = {"path": "", "value": {"image": {"path": "/b.png"}}}
        self.assertEqual(self.client.request("echo", **answer)["params"], answer)

    def test_bytes(self):
        for value in (b"%PDF\xff", bytearray(b"%PDF\xff"), memoryview(b"%PDF\xff")):
            result = self.client.request("echo", data=value, all=[value])
            self.assertEqual(result["params"], {"data": "JVBERv8=", "all": ["JVBERv8="]})

    def test_a_time_out_of_one_request(self):
        with self.assertRaises(Timeout):
            self.client.request("hang", timeout=0.1)
        self.assertEqual(self.client.request("echo", timeout=20)["params"], {})

    def test_many_threads(self):
        results = {}

        def ask(number):
            results[number] = self.client.request("echo", number=number)["params"]["number"]

        threads = [threading.Thread(target=ask, args=(number,)) for number in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(results, {number: number for number in range(20)})


class Waiting(FakeServerTest):
    def test_cancel(self):
        call = self.client.start("hang")
        self.assertFalse(call.done)
        call.cancel()
        with self.assertRaises(RectoError) as caught:
            call.result(timeout=30)
        self.assertEqual(caught.exception.code, -32800)
        self.assertIs(call.error, caught.exception)

    def test_a_time_out_of_a_call_leaves_it_going(self):
        call = self.client.start("hang")
        with self.assertRaises(Timeout):
            call.result(timeout=0.01)
        self.assertFalse(call.done)
        call.cancel()
        with self.assertRaises(RectoError):
            call.result(timeout=30)

    def test_a_time_out_of_a_request_cancels_it(self):
        self.client.timeout = 0.01
        with self.assertRaises(TimeoutError):
            self.client.request("hang")
        self.client.timeout = 30
        self.assertEqual(self.client.request("echo")["method"], "echo")

    def test_then(self):
        seen = threading.Event()
        call = self.client.start("echo")
        call.then(lambda call: seen.set() if call.result()["method"] == "echo" else None)
        self.assertTrue(seen.wait(30))
        again = threading.Event()
        call.then(lambda call: again.set())
        self.assertTrue(again.wait(30))

    def test_progress_and_partial_results(self):
        progress, parts = [], []
        call = self.client.start("work", on_progress=progress.append, on_partial=parts.append, a=1)
        self.assertEqual(call.result(30)["params"]["a"], 1)
        self.assertEqual(progress, [{"done": 1, "total": 2}, {"done": 2, "total": 2}])
        self.assertEqual(parts, [[1], [2]])


class EndOfTheServer(FakeServerTest):
    def test_it_dies(self):
        waiting = [self.client.start("hang")]
        waiting[0].cancel()
        with self.assertRaises(RectoError):
            waiting[0].result(30)
        with self.assertRaises(ServerExited) as caught:
            self.client.request("die")
        self.assertEqual(caught.exception.status, 7)
        self.assertIn("status 7", str(caught.exception))
        with self.assertRaises(ServerExited):
            self.client.request("echo")
        self.assertEqual(self.client.close(), 7)

    def test_all_that_waits_is_told(self):
        calls = [self.client.start(method) for method in ("echo", "silence", "die")]
        self.assertEqual(calls[0].result(30)["method"], "echo")
        for call in calls[1:]:
            with self.assertRaises(ServerExited):
                call.result(30)

    def test_garbage_is_passed_over(self):
        with self.assertLogs("recto", "WARNING"):
            self.assertEqual(self.client.request("garbage")["method"], "garbage")

    def test_answers_to_nothing_are_passed_over(self):
        with self.assertLogs("recto", "WARNING") as logs:
            self.assertEqual(self.client.request("unasked")["method"], "unasked")
        self.assertEqual(len(logs.output), 3)

    def test_headers_without_a_length_are_the_end(self):
        with Client([*FAKE, "lsp"], framing="lsp") as client:
            with self.assertRaises(ServerExited) as caught:
                client.request("no/length")
        self.assertIn("Content-Length", str(caught.exception))

    def test_it_hangs_when_it_should_end(self):
        self.client.start("hang")
        self.assertIsNotNone(self.client.close(timeout=0.05))

    def test_it_does_not_read(self):
        os.kill(self.client.pid, signal.SIGSTOP)
        before = time.monotonic()
        with self.assertRaises(Timeout):
            self.client.request("echo", data="x" * 1_000_000, timeout=0.2)
        with self.assertRaises(Timeout):
            self.client.request("echo", timeout=0.2)
        self.assertEqual(self.client.close(timeout=0.2), -signal.SIGKILL)
        self.assertLess(time.monotonic() - before, 5)

    def test_a_large_request_is_written_whole(self):
        data = "x" * 5_000_000
        self.assertEqual(self.client.request("echo", data=data)["params"]["data"], data)

    def test_close_twice(self):
        self.assertEqual(self.client.close(), 0)
        self.assertEqual(self.client.close(), 0)
        with self.assertRaises(ServerExited):
            self.client.request("echo")

    def test_no_such_program(self):
        with self.assertRaises(FileNotFoundError) as caught:
            Client("/nowhere/recto")
        self.assertIn("RECTO", str(caught.exception))

    def test_a_program_that_is_no_server(self):
        with self.assertRaises(ServerExited):
            Client(["false"])

    def test_no_such_framing(self):
        with self.assertRaises(ValueError):
            Client(FAKE, framing="carrier pigeon")


if __name__ == "__main__":
    unittest.main()
