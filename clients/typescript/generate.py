#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes recto.d.ts from what `recto describe` prints.

Usage: generate.py [--check] [RECTO]

RECTO is the server's program; without it, $RECTO or `recto`. With --check nothing is written; the
exit status is 1 if the file is not as the server describes the protocol.
"""

import json
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

HERE = Path(__file__).resolve().parent
FILE = HERE / "recto.d.ts"
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
HEAD = """// SPDX-License-Identifier: MIT
// The types of Recto's protocol. Made by generate.py.
"""


def describe(command=None):
    program = command or os.environ.get("RECTO") or "recto"
    done = subprocess.run([program, "describe"], stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def declarations(document):
    """The text of recto.d.ts."""
    general = document["x-generalParams"]
    methods = document["methods"]
    requests = [each for each in methods if "result" in each]
    parts = [HEAD]
    parts += [named(name, schema) for name, schema in document["components"]["schemas"].items()]
    parts.append(named("GeneralParams", general))
    kinds = " | ".join(json.dumps(kind) for kind in document["components"]["errors"])
    parts.append(wrapped(f"export type ErrorKind = {kinds};"))
    parts.append(table("Requests", "What the client asks.", requests, "GeneralParams"))
    parts.append(table("ClientNotifications", "What the client tells.",
                       [each for each in methods if "result" not in each]))
    parts.append(table("Notifications", "What the server tells.", document["x-notifications"]))
    parts.append(table("ClientRequests", "What the server asks.", document["x-clientRequests"]))
    return "\n".join(parts)


def named(name, schema):
    """The declaration of a type."""
    doc = comment(schema.get("description", ""), "")
    if schema.get("type") == "object" and "properties" in schema:
        return f"{doc}export interface {name} {block(schema, '')}\n"
    return wrapped(f"{doc}export type {name} = {text(schema, '')};")


def table(name, summary, messages, further=None):
    """The params and results of messages, by their names."""
    lines = [f"/** {summary} */", f"export interface {name} {{"]
    for message in messages:
        params = block(object_of(message["params"]), "    ")
        if further:
            params += f" & {further}"
        lines.append(comment(message.get("summary", ""), "  ").rstrip("\n"))
        lines += [f"  {json.dumps(message['name'])}: {{", f"    params: {params};"]
        if "result" in message:
            lines.append(f"    result: {text(message['result']['schema'], '    ')};")
        lines.append("  };")
    return "\n".join([*lines, "}", ""])


def object_of(params):
    return {"properties": {each["name"]: each["schema"] for each in params},
            "required": [each["name"] for each in params if each["required"]]}


def block(schema, indent):
    """The members of an object in braces."""
    members = schema.get("properties", {})
    if not members:
        return "{}"
    required = schema.get("required", [])
    lines = ["{"]
    for name, member in members.items():
        lines.append(comment(member.get("description", ""), indent + "  ").rstrip("\n"))
        mark = "" if name in required else "?"
        key = name if re.fullmatch(r"[A-Za-z_$][\w$]*", name) else json.dumps(name)
        lines.append(f"{indent}  {key}{mark}: {text(member, indent + '  ')};")
    return "\n".join([line for line in lines if line] + [indent + "}"])


def text(schema, indent):
    """The type that a schema stands for."""
    if "$ref" in schema:
        return schema["$ref"].rsplit("/", 1)[1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(text(each, indent) for each in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return array(schema, indent)
    if kind == "object" and "properties" in schema:
        return block(schema, indent)
    if kind == "object":
        return f"Record<string, {text(schema.get('additionalProperties') or {}, indent)}>"
    return SCALARS.get(kind, "unknown")


def array(schema, indent):
    item = text(schema.get("items", {}), indent)
    count = schema.get("minItems")
    if count and count == schema.get("maxItems") and count <= 8:
        return f"[{', '.join([item] * count)}]"
    return f"({item})[]" if " | " in item else f"{item}[]"


def comment(words, indent):
    """A comment with a text, or nothing."""
    if not words:
        return ""
    words = words.replace("*/", "* /")
    if len(indent) + len(words) + 7 <= 100:
        return f"{indent}/** {words} */\n"
    lines = textwrap.wrap(words, 97 - len(indent), break_long_words=False, break_on_hyphens=False)
    inner = "".join(f"{indent} * {line}\n" for line in lines)
    return f"{indent}/**\n{inner}{indent} */\n"


def wrapped(line):
    """A declaration of a union, an alternative a line if it is long."""
    first = line.split("\n")[-1]
    if len(first) <= 100 or "{" in first:
        return line + "\n"
    start, _, rest = line.rpartition(" = ")
    parts = rest.rstrip(";").split(" | ")
    return start + " =\n" + "\n".join(f"  | {part}" for part in parts) + ";\n"


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    if len(arguments) > 1 or any(argument.startswith("-") for argument in arguments):
        sys.exit(__doc__.strip())
    wanted = declarations(describe(*arguments))
    if FILE.exists() and FILE.read_text("utf-8") == wanted:
        return
    if "--check" in sys.argv:
        sys.exit(f"{FILE.name} is not as the server describes the protocol: run generate.py.")
    FILE.write_text(wanted, "utf-8")
    print(FILE.name)


if __name__ == "__main__":
    main()
