# SPDX-License-Identifier: AGPL-3.0-or-later
"""Whether a value is what a schema of the description says."""


def misfit(value, schema, types, path=""):
    """Where a value does not fit its schema; None where it does."""
    if "$ref" in schema:
        return misfit(value, types[schema["$ref"].rsplit("/", 1)[1]], types, path)
    if "anyOf" in schema:
        found = [misfit(value, each, types, path) for each in schema["anyOf"]]
        return None if None in found else found[0]
    if "const" in schema:
        return None if value == schema["const"] else f"{path}: {value!r}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{path}: {value!r} is none of {schema['enum']}"
    if "not" in schema and misfit(value, schema["not"], types, path) is None:
        return f"{path}: {value!r} is what another alternative describes"
    kinds = {"boolean": bool, "integer": int, "number": (int, float), "string": str, "array": list,
             "object": dict}
    kind = schema.get("type")
    if kind and not (isinstance(value, kinds[kind])
                     and (kind == "boolean" or not isinstance(value, bool))):
        return f"{path}: {value!r} is no {kind}"
    if kind in ("integer", "number"):
        if not schema.get("minimum", value) <= value <= schema.get("maximum", value):
            return f"{path}: {value!r} is out of bounds"
    if kind == "array":
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            return f"{path}: {len(value)} elements"
        for index, element in enumerate(value):
            found = misfit(element, schema.get("items", {}), types, f"{path}[{index}]")
            if found:
                return found
    if kind == "object":
        for name in schema.get("required", []):
            if name not in value:
                return f"{path}.{name} is missing"
        for name, member in value.items():
            inner = schema.get("properties", {}).get(name, schema.get("additionalProperties"))
            if inner is None:
                return f"{path}.{name} is not declared"
            found = misfit(member, inner, types, f"{path}.{name}")
            if found:
                return found
    return None
