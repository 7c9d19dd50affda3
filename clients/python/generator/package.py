# SPDX-License-Identifier: MIT
"""The generated packages: a module for each noun."""

import re
import textwrap

from .methods import method_lines
from .names import OWN_METHODS, camel, noun
from .schemas import references
from .text import WIDTH, bracketed
from .types import type_lines

HEAD = "# SPDX-License-" + "Identifier: MIT\n"


def files(description):
    """The text of each file, by its path within the package `recto`."""
    types = dict(description["types"])
    methods = [
        method
        for method in description["methods"]
        if method["name"] not in OWN_METHODS and method["kind"] == "request"
    ]
    # `initialize` is no method of the client, but the client's constructor uses its types.
    typed = methods + [each for each in description["methods"] if each["name"] == "initialize"]
    results = result_types(typed, types)
    told = told_types(description, types)
    type_modules = modules(type_definitions(typed, results, types, told))
    homes = {name: module for module, parts in type_modules.items() for name in parts}
    definitions = [
        (noun(method["name"]), method["name"], method_lines(method, results[method["name"]], types))
        for method in methods
    ]
    method_modules = modules(definitions)
    texts = {f"types/{name}.py": types_text(parts, homes) for name, parts in type_modules.items()}
    texts["types/__init__.py"] = types_index(homes)
    for name, parts in method_modules.items():
        texts[f"methods/{name}.py"] = methods_text(name, parts, homes)
    texts["methods/__init__.py"] = methods_index(method_modules)
    return texts


def result_types(methods, types):
    """The name of the type of each result, which is one of `types` from then on; None: empty.

    What several methods of a noun return is named for the noun: `interaction/…` → `Interaction`.
    """
    names = {}
    for method in methods:
        result, owner = method["result"], noun(method["name"])
        same = [name for name, schema in types.items() if schema == result]
        sharers = [m for m in methods if m["result"] == result and noun(m["name"]) == owner]
        name = camel(owner) if len(sharers) > 1 else camel(method["name"]) + "Result"
        if name in types and not same:
            name += "Result"
        names[method["name"]] = (same or [name])[0] if result.get("properties") else None
        if names[method["name"]]:
            types.setdefault(names[method["name"]], result)
    return names


def told_types(description, types):
    """The names of the types of which the server makes values, besides this client."""
    told = set()
    todo = [method["result"] for method in description["methods"] if "result" in method]
    todo += [each["params"] for each in description["notifications"]]
    todo += [each["params"] for each in description["clientRequests"]]
    while todo:
        new = set(references(todo.pop())) - told
        told |= new
        todo += [types[name] for name in new]
    return told


def type_definitions(methods, results, types, told):
    """Each type that a method needs, in the module of the first noun that needs it."""
    seen = set()

    def needed(name):
        if name in seen:
            return
        seen.add(name)
        for other in references(types[name]):
            yield from needed(other)
        yield name

    for method in methods:
        names = [*references(method["params"]), *filter(None, [results[method["name"]]])]
        for name in (each for first in names for each in needed(first)):
            is_given = name not in told and name not in results.values()
            yield noun(method["name"]), name, type_lines(name, types[name], is_given)


def modules(definitions):
    """Definitions by module."""
    result = {}
    for home, name, lines in definitions:
        result.setdefault(home, {})[name] = lines
    return result


def head(what, body, hints):
    """The head of a module: what it is, and the names from `typing` that its body uses."""
    used = [name for name in hints if re.search(rf"\b{name}\b", body)]
    imports = "import os\n" if "os.PathLike" in body else ""
    imports += f"from typing import {', '.join(used)}\n" if used else ""
    future = "from __future__ import annotations"
    return f'{HEAD}"""{what} Made by generate.py."""\n\n{future}\n\n{imports}'


def filled(names):
    """Names, with commas between them, in as few lines as hold them."""
    return textwrap.fill(names + ",", WIDTH, initial_indent="    ", subsequent_indent="    ") + "\n"


def imported(names, homes, prefix, indent=""):
    """An import for each module that some names are in."""
    lines = []
    for module in sorted({homes[name] for name in names}):
        wanted = sorted(name for name in names if homes[name] == module)
        line = f"{indent}from {prefix}{module} import {', '.join(wanted)}"
        if len(line) > WIDTH:
            lines += bracketed(f"from {prefix}{module} import (", wanted, ")", indent)
        else:
            lines.append(line)
    return "\n".join(lines) + "\n" if lines else ""


def names_in(body, homes, own=()):
    """The types that code names, but for its own: not those in docstrings and comments."""
    code = re.sub(r'"{3}.*?"{3}|#[^\n]*', "", body, flags=re.DOTALL)
    words = set(re.findall(r"\b[A-Z]\w*\b", code))
    return {word for word in words if word in homes and word not in own}


def types_text(parts, homes):
    """A module of types. Names that occur only in annotations are imported for type checkers alone,
    since types may refer to each other in a circle."""
    body = "\n\n\n".join("\n".join(lines) for lines in parts.values())
    aliases = "\n".join(line for lines in parts.values() if not is_class(lines) for line in lines)
    used = names_in(aliases, homes, parts)
    checked = names_in(body, homes, parts) - used
    hints = ["Any", "Dict", "List", "Literal", "TypedDict", "Union"]
    imports = imported(used, homes, ".")
    if checked:
        hints.insert(0, "TYPE_CHECKING")
        imports += f"\nif TYPE_CHECKING:\n{imported(checked, homes, '.', '    ')}"
    top = head("Types of the wire.", imports + body, hints)
    return f"{top}\n{imports}\n\n{body}\n" if imports else f"{top}\n\n{body}\n"


def is_class(lines):
    """Whether it is a typed dictionary, in either of its forms."""
    return any(line.startswith("class ") or " = TypedDict(" in line for line in lines)


def methods_text(module, parts, homes):
    body = "\n\n".join("\n".join(lines) for lines in parts.values())
    hints = ["Any", "Literal", "Mapping", "Optional", "Sequence", "Union"]
    imports = imported(names_in(body, homes), homes, "..types.")
    top = head("Methods of the wire.", body, hints)
    bases = "UNSET, Asker, Unset" if "UNSET" in body else "Asker"
    asker = f"from ..asker import {bases}\n"
    name = class_name(module)
    doc = f'    """Methods of `{module}`."""'
    return f"{top}\n{asker}{imports}\n\nclass {name}(Asker):\n{doc}\n\n{body}\n"


def class_name(module):
    return "".join(part.title() for part in module.split("_")) + "Methods"


def methods_index(method_modules):
    names = {module: class_name(module) for module in method_modules}
    imports = "".join(f"from .{module} import {names[module]}\n" for module in sorted(names))
    bases = "".join(f"    {name},\n" for name in names.values())
    return (
        f'{HEAD}"""All methods of the wire. Made by generate.py."""\n\n{imports}\n\n'
        f'class Methods(\n{bases}):\n    """All methods of the wire."""\n'
    )


def types_index(homes):
    imports = imported(set(homes), homes, ".")
    names = filled(", ".join(f'"{name}"' for name in sorted(homes)))
    summary = '"""All types of the wire. Made by generate.py."""'
    return f"{HEAD}{summary}\n\n{imports}\n__all__ = [\n{names}]\n"
