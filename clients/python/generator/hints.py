# SPDX-License-Identifier: MIT
"""Type hints for schemas."""

from .schemas import referred, without_array_names

BASE64 = "Base64"
SCALARS = {"string": "str", "integer": "int", "number": "float", "boolean": "bool"}
#: Members that name a file or a folder, besides those whose names end with `PATH_END`.
PATHS = ("path", "folder")
PATH_END = "Path"


def hint(schema, array="List", mapping="Dict", bytes_too=False):
    """The type hint of a schema, as text. Named types are called by their names.

    With `bytes_too`, `bytes` may be given for base64.
    """
    if "$ref" in schema:
        name = referred(schema)
        return union([name, "bytes"]) if bytes_too and name == BASE64 else name
    if "enum" in schema:
        return f"Literal[{', '.join(map(literal, schema['enum']))}]"
    if "const" in schema:
        return "None" if schema["const"] is None else f"Literal[{literal(schema['const'])}]"
    if "anyOf" in schema:
        return union([hint(each, array, mapping, bytes_too) for each in schema["anyOf"]])
    kind = schema.get("type")
    if kind == "array":
        return f"{array}[{hint(schema.get('items', {}), array, mapping, bytes_too)}]"
    if kind == "object":
        values = schema.get("additionalProperties") or {}
        return f"{mapping}[str, {hint(values, array, mapping, bytes_too)}]"
    return {"null": "None"}.get(kind) or SCALARS.get(kind, "Any")


def parameter_hint(name, schema, types):
    """The type hint of a parameter.

    Type checkers accept a tuple, or a `List[int]`, as a `Sequence[float]`, but not as a
    `List[float]`.
    """
    text = hint(without_array_names(schema, types), "Sequence", "Mapping", bytes_too=True)
    return path_too(name, schema, text)


def member_hint(name, schema, is_given):
    """The type hint of a member of a named type; `is_given`: only this client makes its values."""
    text = hint(schema, bytes_too=is_given)
    return path_too(name, schema, text) if is_given else text


def path_too(name, schema, text):
    """The type hint that takes a `Path`, too, where a member is a path."""
    is_path = schema.get("type") == "string" and (name in PATHS or name.endswith(PATH_END))
    return union([text, "os.PathLike[str]"]) if is_path else text


def union(hints):
    """The union of type hints; those of a union within it stand beside the others."""
    parts = [each[len("Union["):-1] if each.startswith("Union[") else each for each in hints]
    return f"Union[{', '.join(dict.fromkeys(parts))}]"


def literal(value):
    """A constant as Python spells it, with double quotes."""
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"' if isinstance(
        value, str
    ) else repr(value)
