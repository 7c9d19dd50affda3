# SPDX-License-Identifier: MIT
"""What schemas allow, with the types that they refer to by name."""


def referred(schema):
    """The name of the type that a schema refers to."""
    return schema["$ref"].rsplit("/", 1)[1]


def references(schema):
    """The names of the types that a schema refers to, of what is nested in it, too."""
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield referred(schema)
        for value in schema.values():
            yield from references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from references(value)


def is_nullable(schema, types):
    """Whether a value can be `null`."""
    if "$ref" in schema:
        return is_nullable(types[referred(schema)], types)
    if "anyOf" in schema:
        return any(is_nullable(each, types) for each in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        return None in schema.get("enum", [schema.get("const")])
    return schema.get("type", "null") == "null"


def without_array_names(schema, types):
    """The schema with an array in place of each name of an array, such as `Point`."""
    if "$ref" in schema:
        named = types[referred(schema)]
        return without_array_names(named, types) if named.get("type") == "array" else schema
    result = dict(schema)
    if "anyOf" in schema:
        result["anyOf"] = [without_array_names(each, types) for each in schema["anyOf"]]
    for word in ("items", "additionalProperties"):
        if isinstance(schema.get(word), dict):
            result[word] = without_array_names(schema[word], types)
    return result
