# SPDX-License-Identifier: MIT
"""The generated methods, against the real server."""

import inspect
import typing
import unittest

import generate
from generator.names import OWN_METHODS, snake
from recto import Client, RectoError

from .server import fixture, real_server


class Generated(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.description = generate.describe(real_server())

    def test_the_files_are_as_the_server_describes_them(self):
        stale = [str(path) for path, _ in generate.differences(self.description)]
        self.assertEqual(stale, [], "run clients/python/generate.py and commit what it writes")

    def test_each_method_is_there_and_documented(self):
        for method in self.description["methods"]:
            if method["name"] not in OWN_METHODS:
                function = getattr(Client, snake(method["name"]))
                self.assertTrue(inspect.getdoc(function))

    def test_all_type_hints_name_something(self):
        import recto.types

        for name in recto.types.__all__:
            kind = getattr(recto.types, name)
            if isinstance(kind, type):
                typing.get_type_hints(kind, localns=vars(recto.types))
        for method in self.description["methods"]:
            if method["name"] not in OWN_METHODS:
                function = getattr(Client, snake(method["name"]))
                typing.get_type_hints(function, localns=vars(recto.types))

    def test_parameters_take_any_sequence(self):
        for method in self.description["methods"]:
            if method["name"] not in OWN_METHODS:
                hints = getattr(Client, snake(method["name"])).__annotations__
                hints = [text for name, text in hints.items() if name != "return"]
                self.assertNotRegex(" ".join(hints), r"\b(List|Dict|Point|Rect)\b", method["name"])

    def test_nothing_is_of_any_type_where_there_is_a_schema(self):
        def untyped(schema, place):
            """The places at which a schema says nothing."""
            if isinstance(schema, list):
                return [each for item in schema for each in untyped(item, place)]
            if not isinstance(schema, dict):
                return []
            found = []
            for name, member in schema.get("properties", {}).items():
                found += untyped(member, f"{place}.{name}")
            for word in ("items", "additionalProperties", "anyOf"):
                if schema.get(word) == {}:
                    found.append(f"{place}.{word}")
                found += untyped(schema.get(word), place)
            known = schema.keys() - {"description", "default"}
            return found if known else [*found, place]

        found = [each for name, schema in self.description["types"].items()
                 for each in untyped(schema, name)]
        # Whatever JSON a document or a front end has, and what docs/limits.md names.
        self.assertEqual(sorted(found), [
            "RichMediaExecuteAction.arguments",
        ])

    def test_a_session(self):
        with Client(real_server()) as client:
            opened = client.document_open(path=fixture("sample.pdf"))
            document = opened["documentId"]
            self.assertEqual(opened["pageCount"], 3)
            self.assertEqual(client.document_info(documentId=document)["title"], opened["title"])
            told = []
            client.on("tool/didChange", told.append)
            client.tool_set(documentId=document, tool="textSelect")
            self.assertEqual(told[0]["tool"], "textSelect")
            moved = client.view_convert(
                documentId=document, pageIndex=0, from_="page", to="pdf", points=[0, 0]
            )
            self.assertEqual(moved["points"], [0, 620])
            with self.assertRaises(RectoError) as caught:
                client.document_close(documentId="d99")
            self.assertEqual(caught.exception.kind, "unknownDocument")
        self.assertEqual(client.status, 0)

    def test_the_other_framing(self):
        with Client(real_server(), framing="lsp") as client:
            self.assertEqual(client.server["capabilities"]["framing"], "lsp")

    def test_params_that_the_server_refuses(self):
        with Client(real_server()) as client, self.assertRaises(RectoError) as caught:
            client.document_open(path=5)
        self.assertEqual(caught.exception.kind, "invalidParams")
        self.assertEqual(caught.exception.data["path"], "params.path")


if __name__ == "__main__":
    unittest.main()
