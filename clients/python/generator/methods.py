# SPDX-License-Identifier: MIT
"""A Python method for each method of the wire."""

from .hints import hint
from .names import argument, snake
from .text import bracketed, docstring, wrapped

BODY = "        "


def method_lines(method, result):
    """A method's definition; `result` is the name of the type of its result, if it has any."""
    members = method["params"].get("properties", {})
    required = method["params"].get("required", [])
    return [
        *signature(method["name"], members, required, result),
        *docstring(method["summary"], paragraphs(method, members, required, result), BODY),
        *call(method["name"], members, result),
    ]


def signature(name, members, required, result):
    parts = [f"{argument(each)}: {hint(members[each])}" for each in members if each in required]
    parts += [
        f"{argument(each)}: Optional[{hint(schema)}] = None"
        for each, schema in members.items()
        if each not in required
    ]
    if "timeout" in members:
        raise ValueError(f"{name} has a member `timeout`, which is this client's own word.")
    parts = ["self", "*", *parts, "timeout: Optional[float] = None"]
    return bracketed(f"def {snake(name)}(", parts, f") -> {result or 'None'}:", "    ")


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


def call(name, members, result):
    entries = [f'"{each}": {argument(each)}' for each in members]
    give = "return " if result else ""
    return bracketed(f'{give}self._ask("{name}", timeout, {{', entries, "})", BODY)
