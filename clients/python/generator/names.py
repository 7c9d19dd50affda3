# SPDX-License-Identifier: MIT
"""What Python calls what the wire names."""

import keyword
import re

#: What the client does for its user by itself.
OWN_METHODS = {"initialize", "initialized", "shutdown", "exit", "$/cancelRequest"}


def snake(name):
    """`interaction/doubleTap` → `interaction_double_tap`."""
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name.replace("/", "_")).lower()


def camel(name):
    """`interaction/doubleTap` → `InteractionDoubleTap`."""
    return "".join(part[:1].upper() + part[1:] for part in name.split("/"))


def noun(name):
    """`view/open` → `view`; what has no noun is of the session."""
    return snake(name.split("/")[0]) if "/" in name else "session"


def argument(name):
    """A member's name, told from Python's keywords: `from` → `from_`."""
    return name + "_" if keyword.iskeyword(name) else name
