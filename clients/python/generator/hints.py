# SPDX-License-Identifier: MIT
"""Type hints for schemas."""

SCALARS = {"string": "str", "integer": "int", "number": "float", "boolean": "bool"}


def hint(schema):
    """The type hint of a schema, as text. Named types are called by their names."""
    if "$ref" in schema:
        return schema["$ref"].rsplit("/", 1)[1]
    if "enum" in schema:
        return f"Literal[{', '.join(map(literal, schema['enum']))}]"
    if "const" in schema:
        return "None" if schema["const"] is None else f"Literal[{literal(schema['const'])}]"
    if "anyOf" in schema:
        return f"Union[{', '.join(dict.fromkeys(map(hint, schema['anyOf'])))}]"
    kind = schema.get("type")
    if kind == "array":
        return f"List[{hint(schema.get('items', {}))}]"
    if kind == "object":
        return f"Dict[str, {hint(schema.get('additionalProperties') or {})}]"
    return {"null": "None"}.get(kind) or SCALARS.get(kind, "Any")


def literal(value):
    """A constant as Python spells it, with double quotes."""
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"' if isinstance(
        value, str
    ) else repr(value)


def references(schema):
    """The names of the types that a schema refers to, of what is nested in it, too."""
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"].rsplit("/", 1)[1]
        for value in schema.values():
            yield from references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from references(value)
