# SPDX-License-Identifier: MIT
"""Notifications, and requests of the server's."""

import queue
import unittest

from recto import Client, RectoError

from .server import FAKE
from .test_client import FakeServerTest


class Notifications(FakeServerTest):
    def test_they_come_in_order_and_before_the_result(self):
        told = []
        self.client.on("told", lambda params: told.append(params["count"]))
        self.client.request("tell", count=50)
        self.assertEqual(told, list(range(50)))

    def test_several_callbacks_and_taking_one_back(self):
        first, second = [], []
        self.client.on("told", first.append)
        self.client.on("told")(second.append)
        self.client.request("tell", count=1)
        self.client.off("told", first.append)
        self.client.request("tell", count=1)
        self.assertEqual((len(first), len(second)), (1, 2))
        with self.assertRaises(ValueError):
            self.client.off("told", first.append)

    def test_a_callback_may_ask(self):
        answers = []
        self.client.on("told", lambda params: answers.append(self.client.request("echo", **params)))
        self.client.request("tell", count=2)
        self.assertEqual([answer["params"]["count"] for answer in answers], [0, 1])

    def test_a_callback_that_fails_harms_nothing(self):
        told = []
        self.client.on("told", lambda params: 1 / 0)
        self.client.on("told", told.append)
        with self.assertLogs("recto", "ERROR"):
            self.client.request("tell", count=1)
        self.assertEqual(told, [{"count": 0}])

    def test_dispatch_takes_them_elsewhere(self):
        work, told = queue.Queue(), []
        with Client(FAKE, dispatch=work.put) as client:
            client.on("told", told.append)
            client.request("tell", count=2)
            self.assertEqual(told, [])
            while not work.empty():
                work.get()()
        self.assertEqual(told, [{"count": 0}, {"count": 1}])


class Handlers(FakeServerTest):
    def ask(self, method, **params):
        return self.client.request("ask", method=method, params=params)

    def test_a_result(self):
        self.client.handle("host/alert", lambda params: {"button": params["default"]})
        self.assertEqual(self.ask("host/alert", default=2), {"result": {"button": 2}})

    def test_nothing_is_an_empty_result(self):
        self.client.handle("host/alert")(lambda params: None)
        self.assertEqual(self.ask("host/alert"), {"result": {}})

    def test_nobody_answers(self):
        self.assertEqual(self.ask("host/alert")["error"]["code"], -32601)

    def test_an_error_of_its_own(self):
        def refuse(params):
            raise RectoError("Not now.", "vetoed", -32019, {"by": "user"})

        self.client.handle("host/alert", refuse)
        data = {"kind": "vetoed", "by": "user"}
        error = {"code": -32019, "message": "Not now.", "data": data}
        self.assertEqual(self.ask("host/alert"), {"error": error})

    def test_a_handler_that_fails(self):
        self.client.handle("host/alert", lambda params: params["missing"])
        with self.assertLogs("recto", "ERROR"):
            self.assertEqual(self.ask("host/alert")["error"]["code"], -32603)

    def test_a_result_that_json_cannot_hold(self):
        self.client.handle("host/alert", lambda params: object())
        with self.assertLogs("recto", "ERROR"):
            self.assertEqual(self.ask("host/alert")["error"]["code"], -32603)


if __name__ == "__main__":
    unittest.main()
