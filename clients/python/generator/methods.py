# SPDX-License-Identifier: MIT
"""A Python method for each method of the wire."""

from .hints import parameter_hint, union
from .names import argument, snake
from .schemas import is_nullable
from .text import bracketed, docstring, wrapped

BODY = "        "


def method_lines(method, result, types):
    """A method's definition; `result` is the name of the type of its result, if it has any."""
    members = method["params"].get("properties", {})
    required = method["params"].get("required", [])
    return [
        *signature(method["name"], members, required, result, types),
        *docstring(method["summary"], paragraphs(method, members, required, result), BODY),
        *call(method["name"], members, result, types),
    ]


def signature(name, members, required, result, types):
    if "timeout" in members:
        raise ValueError(f"{name} has a member `timeout`, which is this client's own word.")
    mandatory = [
        f"{argument(each)}: {parameter_hint(each, members[each], types)}"
        for each in members
        if each in required
    ]
    optional = [
        f"{argument(each)}: {optional_hint(each, schema, types)}"
        for each, schema in members.items()
        if each not in required
    ]
    parts = ["self", "*", *mandatory, *optional, "timeout: Optional[float] = None"]
    return bracketed(f"def {snake(name)}(", parts, f") -> {result or 'None'}:", "    ")


def optional_hint(name, schema, types):
    """The type hint and the default of a parameter that may be missing.

    The default is not `None` if `None` means `null`.
    """
    text = parameter_hint(name, schema, types)
    if is_nullable(schema, types):
        return f"{union([text, 'Unset'])} = UNSET"
    return f"Optional[{text}] = None"


def paragraphs(method, members, required, result):
    """Its params; its result; its errors."""
    if members:
        yield [
            line
            for each, schema in sorted(members.items(), key=lambda item: item[0] not in required)
            for line in wrapped(param(each, schema), BODY, BODY + "  ")
        ]
    if result:
        yield wrapped(returned(method["result"], result), BODY)
    if method["errors"]:
        yield wrapped(f"Errors: {', '.join(method['errors'])}.", BODY)


def returned(schema, result):
    """What comes back: each member, unless the type tells that of many methods."""
    if not result.endswith("Result"):
        return f"Returns `{result}`: {schema.get('description', 'see there.')}"
    members = schema["properties"].items()
    texts = [f"`{name}`: {each.get('description', '')}" for name, each in members]
    return f"Returns {' '.join(texts)}"


def param(name, schema):
    default = schema.get("default")
    told = "" if default is None or default == {} else f" (Default: `{default}`.)"
    return f"- `{argument(name)}`: {schema.get('description', '')}{told}"


def call(name, members, result, types):
    entries = [f'"{each}": {argument(each)}' for each in members]
    nullable = [f'"{each}"' for each, schema in members.items() if is_nullable(schema, types)]
    opening = f'{"return " if result else ""}self._ask("{name}", timeout, {{'
    if not nullable:
        return bracketed(opening, entries, "})", BODY)
    return [
        BODY + opening,
        *(f"{BODY}    {entry}," for entry in entries),
        *bracketed("}, nullable=[", nullable, "])", BODY),
    ]
