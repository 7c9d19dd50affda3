# SPDX-License-Identifier: MIT
"""The server's OpenRPC document in the form that generators and tests work with.

{"methods": [{"name", "kind": "request" | "notification", "summary", "params": schema,
              "result": schema, "errors": [kind]}],
 "notifications": [{"name", "summary", "droppable": bool, "params": schema}],
 "clientRequests": [{"name", "summary", "params": schema, "result": schema}],
 "errors": [{"kind", "code", "summary", "general": bool}],
 "generalParams": schema, "types": {name: schema}}
"""


def flattened(document):
    """The flattened form of a document."""
    components = document["components"]
    general = set(map(_referred, document["x-generalErrors"]))
    return {
        "methods": list(map(_method, document["methods"])),
        "notifications": list(map(_notification, document["x-notifications"])),
        "clientRequests": list(map(_method, document["x-clientRequests"])),
        "errors": [
            {"kind": kind, "code": error["code"], "summary": error["message"],
             "general": kind in general}
            for kind, error in components["errors"].items()
        ],
        "generalParams": document["x-generalParams"],
        "types": components["schemas"],
    }


def _referred(reference):
    return reference["$ref"].rsplit("/", 1)[1]


def _params(message):
    """The params as the schema of an object."""
    members = message["params"]
    return {
        "type": "object",
        "properties": {each["name"]: each["schema"] for each in members},
        "required": [each["name"] for each in members if each.get("required")],
    }


def _method(message):
    method = {"name": message["name"], "summary": message["summary"], "params": _params(message),
              "kind": "request" if "result" in message else "notification",
              "errors": list(map(_referred, message.get("errors", [])))}
    if "result" in message:
        method["result"] = message["result"]["schema"]
    return method


def _notification(message):
    return {"name": message["name"], "summary": message["summary"], "params": _params(message),
            "droppable": message.get("x-droppable", False)}
