# SPDX-License-Identifier: MIT
"""Named types and results: typed dictionaries, and other names for what is simpler."""

import keyword

from .hints import hint, member_hint
from .text import docstring, wrapped


def type_lines(name, schema, is_given):
    """The definition of a type; `is_given`: only this client makes its values."""
    if "properties" in schema and schema["properties"]:
        return record(name, schema, is_given)
    comment = schema.get("description", "")
    if schema.get("x-expression", name) != name:
        comment += f" `{schema['x-expression']}`"
    return wrapped(comment, "#: ") + alias(name, hint(schema))


def alias(name, text):
    line = f"{name} = {text}"
    if len(line) <= 100:
        return [line]
    opening, _, inner = text.partition("[")
    parts = wrapped(inner[:-1] + ",", "    ")
    return [f"{name} = {opening}[", *parts, "]"]


def record(name, schema, is_given):
    """A typed dictionary; members that may be missing are in a second class on top."""
    members = schema["properties"]
    required = [each for each in members if each in schema.get("required", [])]
    optional = [each for each in members if each not in required]
    hints = {each: member_hint(each, part, is_given) for each, part in members.items()}
    summary = schema.get("description") or f"`{name}` on the wire."
    if not required or not optional:
        total = "TypedDict" if required else "TypedDict, total=False"
        return dictionary(name, total, summary, members, hints)
    base = f"_{name}"
    return [
        *dictionary(
            base, "TypedDict", f"What every `{name}` has.", subset(members, required), hints
        ),
        "",
        "",
        *dictionary(name, f"{base}, total=False", summary, subset(members, optional), hints),
    ]


def subset(members, names):
    return {name: members[name] for name in names}


def dictionary(name, bases, summary, members, hints):
    if any(keyword.iskeyword(each) or not each.isidentifier() for each in members):
        return call_form(name, bases, summary, members, hints)
    lines = [f"class {name}({bases}):", *docstring(summary, [], "    "), ""]
    for member, schema in members.items():
        if schema.get("description"):
            lines += wrapped(schema["description"], "    #: ")
        lines.append(f"    {member}: {hints[member]}")
    return lines


def call_form(name, bases, summary, members, hints):
    """For a member whose name Python cannot write: a keyword, or one with a hyphen."""
    if not bases.startswith("TypedDict"):
        raise ValueError(f"{name}: an optional member must have a name that Python can write.")
    lines = wrapped(summary, "#: ")
    lines += [f'{name} = TypedDict("{name}", {{']
    for member, schema in members.items():
        if schema.get("description"):
            lines += wrapped(schema["description"], "    #: ")
        lines.append(f'    "{member}": "{hints[member]}",')
    return [*lines, "}" + bases[len("TypedDict"):] + ")"]
