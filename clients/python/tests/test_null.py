# SPDX-License-Identifier: MIT
"""`None` in the generated methods: `null`, or a member that is left out."""

import inspect
import unittest

import generate
from generator.names import OWN_METHODS, argument, snake
from generator.schemas import is_nullable
from recto import UNSET, Client
from recto.methods import Methods

from .server import fixture, real_server


class Recorder(Methods):
    """Keeps what would be sent."""

    def _request(self, method, params, timeout):
        self.sent = params


class OnTheWire(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        description = generate.describe(real_server())
        cls.types = description["types"]
        cls.methods = [each for each in description["methods"]
                       if each["kind"] == "request" and each["name"] not in OWN_METHODS]

    def test_none_is_null_if_the_schema_has_null(self):
        recorder, found = Recorder(), 0
        for method in self.methods:
            members = method["params"]["properties"]
            function = getattr(recorder, snake(method["name"]))
            function(**{argument(name): None for name in members})
            nullable = {name: None for name in members if is_nullable(members[name], self.types)}
            self.assertEqual(recorder.sent, nullable, method["name"])
            found += len(nullable)
        self.assertGreater(found, 15)

    def test_what_is_not_given_is_not_sent(self):
        recorder = Recorder()
        for method in self.methods:
            function = getattr(recorder, snake(method["name"]))
            required = {argument(name): 1 for name in method["params"]["required"]}
            function(**required)
            self.assertEqual(len(recorder.sent), len(required), method["name"])
        recorder.view_update(documentId="d1", fit=UNSET)
        self.assertEqual(recorder.sent, {"documentId": "d1"})

    def test_the_default_says_what_it_is(self):
        parameters = inspect.signature(Client.view_update).parameters
        self.assertEqual(repr(parameters["fit"].default), "UNSET")


class AtTheServer(unittest.TestCase):
    def test_it_removes_what_was_there(self):
        with Client(real_server()) as client:
            document = client.document_open(path=fixture("sample.pdf"))["documentId"]
            client.document_set_info(documentId=document, title="Letter", author="Ann")
            client.document_set_info(documentId=document, author=None)
            info = client.document_info(documentId=document)
            self.assertEqual((info["title"], info.get("author")), ("Letter", None))
            client.view_update(documentId=document, fit="width")
            self.assertIsNone(client.view_update(documentId=document, fit=None).get("fit"))

    def test_it_empties_a_field(self):
        with Client(real_server()) as client:
            document = client.document_open(path=fixture("form.pdf"))["documentId"]
            client.forms_set_value(documentId=document, field="country", value=None)
            field = client.forms_get(documentId=document, field="country")["field"]
            self.assertFalse(field.get("value"))


if __name__ == "__main__":
    unittest.main()
