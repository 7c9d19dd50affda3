#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Holds the server's description and all transcripts against each other.

    check.py [--meta-schema FILE] [RECTO]

The description must be an OpenRPC document, with schemas that are JSON Schema (draft 2020-12). Every
message of the server in a transcript must match the description; so must the client's params and
answers, unless the server refuses them. Messages that a transcript shortens are skipped. Needs
python3-jsonschema.

openrpc.json is a schema of OpenRPC documents. It follows the specification and is stricter than
OpenRPC's own meta-schema. FILE can name that meta-schema, to check the description against both.
"""

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

from jsonschema import Draft7Validator, Draft202012Validator

from spoken import messages

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = [ROOT / "README.md", ROOT / "protocol.md", *sorted(ROOT.glob("docs/**/*.md")),
            *sorted(ROOT.glob("Tests/Transcripts/**/*.md"))]
# The least number of messages of each sort. Fewer mean that transcripts are not read correctly.
LEAST = {"params": 2000, "result": 2000, "error": 200, "told": 2000, "asked": 50, "answer": 50}

# Answers of the client that are wrong on purpose, to show that the server refuses them.
WRONG = {
    ("bookmark-providers.md", "bookmarkProvider/remove"),
    ("client-tools.md", "tool/handleEvent"),
    ("hooks.md", "annotations/shouldSelect"),
}


def described(program):
    done = subprocess.run([program, "describe"], check=True, capture_output=True)
    return json.loads(done.stdout)


def problems_of_the_document(document, further=None):
    own = json.loads((Path(__file__).parent / "openrpc.json").read_text())
    for error in Draft202012Validator(own).iter_errors(document):
        yield f"{error.json_path}: {error.message[:200]}"
    if further:
        # The meta-schema refers to JSON Schema in other files; openrpc.json checks those parts.
        meta = local(json.loads(further.read_text()))
        for error in Draft7Validator(meta).iter_errors(document):
            yield f"{error.json_path}: {error.message[:200]}"
    for reference in sorted(set(references(document))):
        place = document
        for part in reference.split("/")[1:]:
            place = place.get(part, {}) if isinstance(place, dict) else {}
        if not place:
            yield f"{reference} is not there"


def local(schema):
    """A schema without its references to other files."""
    if isinstance(schema, dict):
        reference = schema.get("$ref")
        if isinstance(reference, str) and not reference.startswith("#"):
            return {}
        return {key: local(value) for key, value in schema.items() if key != "$id"}
    return [local(each) for each in schema] if isinstance(schema, list) else schema


def references(value):
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        value = list(value.values())
    for each in value if isinstance(value, list) else []:
        yield from references(each)


class Validators:
    """A validator for each message, made when it is needed."""

    def __init__(self, document):
        self.components = document["components"]
        self.schemas = {"error": {None: {"$ref": "#/components/schemas/Error"}}}
        self.made = {}
        general = document["x-generalParams"]["properties"]
        for group, params, result in (("methods", "params", "result"),
                                      ("x-notifications", "told", None),
                                      ("x-clientRequests", "asked", "answer")):
            for message in document[group]:
                further = general if group == "methods" else {}
                self._add(params, message["name"], self._params(message, further))
                if result and "result" in message:
                    self._add(result, message["name"], message["result"]["schema"])

    def _add(self, what, name, schema):
        self.schemas.setdefault(what, {})[name] = schema

    @staticmethod
    def _params(message, further):
        members = {each["name"]: each["schema"] for each in message["params"]}
        return {"type": "object", "properties": {**further, **members},
                "required": [each["name"] for each in message["params"] if each["required"]]}

    def known(self, what, name):
        return name in self.schemas[what]

    def fault(self, what, name, value):
        """The place and reason of a mismatch; None if the value matches."""
        key = (what, None if what == "error" else name)
        if key not in self.made:
            schema = {**self.schemas[what][key[1]], "components": self.components}
            self.made[key] = Draft202012Validator(schema)
        error = next(self.made[key].iter_errors(value), None)
        return error and f"{error.json_path}: {error.message[:200]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--meta-schema", type=Path, metavar="FILE")
    parser.add_argument("recto", nargs="?", default=os.environ.get("RECTO") or "recto")
    given = parser.parse_args()
    document = described(given.recto)
    problems = list(problems_of_the_document(document, given.meta_schema))
    validators = Validators(document)
    notifications = {each["name"] for each in document["x-notifications"]}
    notifications |= {each["name"] for each in document["methods"] if "result" not in each}
    counts = Counter()
    for path in EXAMPLES:
        pending = []
        for what, name, value in messages(path.read_text(), notifications):
            if what == "params":
                pending.append((name, value))
            if what in ("result", "error"):
                given = next((each for each in pending if each[0] == name), None)
                if given:
                    pending.remove(given)
                    # Params that the server refuses need not match.
                    if what == "result" and given[1] is not None:
                        counts["params"] += 1
                        if found := validators.fault("params", name, given[1]):
                            problems.append(f"{path.relative_to(ROOT)}: params of {name}: {found}")
            if what == "params" or value is None:
                continue
            if what != "error" and not validators.known(what, name):
                problems.append(f"{path.relative_to(ROOT)}: {name} has no {what}")
                continue
            counts[what] += 1
            found = validators.fault(what, name, value)
            if found and not (what == "answer" and (path.name, name) in WRONG):
                problems.append(f"{path.relative_to(ROOT)}: {what} of {name}: {found}")
    for what, least in LEAST.items():
        if counts[what] < least:
            problems.append(f"only {counts[what]} messages are a {what}")
    for problem in problems:
        print(problem)
    print(f"{sum(counts.values())} messages, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
