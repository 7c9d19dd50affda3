# SPDX-License-Identifier: MIT
"""What the client says about itself at the beginning of a session."""

import inspect
import os
import unittest

import generate
from generator.names import snake
from recto import Client, RectoError

from .server import FAKE, fixture, real_server


class Told(unittest.TestCase):
    def test_what_is_given_is_sent(self):
        given = {
            "options": {"author": "Ann"},
            "client_info": {"name": "t"},
            "capabilities": {"overlayKinds": ["rect"], "menus": False},
            "strict": True,
            "locale": "en-GB",
            "protocol_version": "1.0",
        }
        with Client(FAKE, **given) as client:
            params = client.server["params"]
        self.assertEqual(params.pop("processId"), os.getpid())
        self.assertEqual({snake(name): value for name, value in params.items()}, given)

    def test_what_is_not_given_is_left_to_the_server(self):
        with Client(FAKE) as client:
            params = client.server["params"]
        self.assertEqual(params.keys(), {"clientInfo", "processId", "strict"})
        self.assertFalse(params["strict"])

    def test_each_member_is_a_keyword(self):
        methods = generate.describe(real_server())["methods"]
        members = next(each for each in methods if each["name"] == "initialize")["params"]
        own = {"processId"}
        wanted = {snake(name) for name in members["properties"].keys() - own}
        self.assertLessEqual(wanted, inspect.signature(Client).parameters.keys())


class Heeded(unittest.TestCase):
    def test_capabilities(self):
        with Client(real_server(), capabilities={"menus": False}) as client:
            document = client.document_open(path=fixture("annotations.pdf"))["documentId"]
            client.selection_set(documentId=document, annotations=["square-1"])
            self.assertEqual(client.tool_get(documentId=document)["menu"]["items"], [])

    def test_strict(self):
        with Client(real_server(), strict=True) as client, self.assertRaises(RectoError) as caught:
            client.request("document/list", surplus=1)
        self.assertEqual(caught.exception.kind, "invalidParams")


if __name__ == "__main__":
    unittest.main()
