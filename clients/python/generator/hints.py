# SPDX-License-Identifier: MIT
"""Type hints for schemas."""

from .schemas import referred, without_array_names

SCALARS = {"string": "str", "integer": "int", "number": "float", "boolean": "bool"}


def hint(schema, array="List", mapping="Dict"):
    """The type hint of a schema, as text. Named types are called by their names."""
    if "$ref" in schema:
        return referred(schema)
    if "enum" in schema:
        return f"Literal[{', '.join(map(literal, schema['enum']))}]"
    if "const" in schema:
        return "None" if schema["const"] is None else f"Literal[{literal(schema['const'])}]"
    if "anyOf" in schema:
        return union([hint(each, array, mapping) for each in schema["anyOf"]])
    kind = schema.get("type")
    if kind == "array":
        return f"{array}[{hint(schema.get('items', {}), array, mapping)}]"
    if kind == "object":
        return f"{mapping}[str, {hint(schema.get('additionalProperties') or {}, array, mapping)}]"
    return {"null": "None"}.get(kind) or SCALARS.get(kind, "Any")


def parameter_hint(schema, types):
    """The type hint of a parameter.

    Type checkers accept a tuple, or a `List[int]`, as a `Sequence[float]`, but not as a
    `List[float]`.
    """
    return hint(without_array_names(schema, types), "Sequence", "Mapping")


def union(hints):
    """The union of type hints; those of a union within it stand beside the others."""
    parts = [each[len("Union["):-1] if each.startswith("Union[") else each for each in hints]
    return f"Union[{', '.join(dict.fromkeys(parts))}]"


def literal(value):
    """A constant as Python spells it, with double quotes."""
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"' if isinstance(
        value, str
    ) else repr(value)
